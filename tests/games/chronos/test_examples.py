"""The worked examples, E1 to E29, by the name of the ruling each one shows."""

from __future__ import annotations

import pytest

from companion.engine import Adjust, Answer
from tests.games.chronos.table import P0, Table, bonus, points, seen, sit, sit_as_two

EAST = {"white_mage": ["e"], "black_mage": ["e"]}


def test_e1_the_rule_texts_position_on_page_2():
    assert points(*P0, page=2) == "red 4 green 4"


def test_e2_the_rule_texts_position_on_page_1_with_the_nobles_two():
    assert points(*P0, page=1) == "red 2 blue 5 green 2"


@pytest.mark.parametrize("page", [3, 4])
def test_e3_empty_newer_sheets_show_what_lies_below(page):
    assert points(*P0, page=page) == "red 4 green 4"


def test_e4_cards_seen_page_by_page():
    assert seen(*P0, page=1) == "red 1 blue 2 green 1"
    assert [seen(*P0, page=page) for page in (2, 3, 4)] == ["red 2 green 2"] * 3


def test_e5_a_noble_gives_nothing_where_two_colours_tie():
    cards = [f"1 r1c{col} red {kind}" for col, kind in ((1, "knight"), (2, "knight"), (3, "noble"))]
    cards += [f"1 r2c{col} blue knight" for col in (1, 2, 3)]
    assert points(*cards, "1 r3c1 green knight") == "red 5 blue 6 green 2"


def test_e6_the_nobles_two_points_are_not_doubled():
    cards = ("1 r2c1 blue white_mage", "1 r2c2 blue noble", "1 r1c1 red knight")
    assert points(*cards, arrows=EAST) == "red 2 blue 4"


def test_e7_a_black_mage_turns_points_round():
    assert points("1 r2c1 red black_mage", "1 r2c2 blue knight", arrows=EAST) == "blue -2"


def test_e8_two_black_mages_cancel_each_other():
    """One of them points west because it lies upside down."""
    cards = ("1 r2c1 red black_mage", "1 r2c2 blue knight", "1 r2c3 blue black_mage turned")
    assert points(*cards, arrows=EAST) == "blue 2"


def test_e9_white_and_black_together_are_minus_two():
    cards = ("1 r2c1 red white_mage", "1 r2c2 blue knight", "1 r2c3 blue black_mage turned")
    assert points(*cards, arrows=EAST) == "blue -4"


def test_e10_two_white_mages_are_four_times():
    cards = ("1 r2c1 red white_mage", "1 r2c2 blue knight", "1 r2c3 blue white_mage turned")
    assert points(*cards, arrows=EAST) == "blue 8"


def test_e11_a_mage_under_an_arrow_stays_nothing_and_still_acts():
    cards = ("1 r2c1 red white_mage", "1 r2c2 blue black_mage", "1 r2c3 green knight")
    assert points(*cards, arrows=EAST) == "green -2"


def test_e12_only_what_is_seen_acts_whatever_sheet_it_lies_on():
    cards = ("3 r2c1 red black_mage", "1 r2c2 blue knight")
    assert [points(*cards, page=page, arrows=EAST) for page in (1, 2, 3, 4)] == ["blue 2"] * 2 + ["blue -2"] * 2


def test_e13_the_card_that_is_seen_is_the_target():
    cards = ("1 r2c1 red white_mage", "1 r2c2 blue knight", "2 r2c2 green knight")
    assert [points(*cards, page=page, arrows=EAST) for page in (1, 2)] == ["blue 4", "green 4"]


def test_e14_a_covered_mage_does_nothing():
    cards = ("1 r2c1 red white_mage", "2 r2c1 green knight", "1 r2c2 blue knight")
    assert [points(*cards, page=page, arrows=EAST) for page in (1, 2)] == ["blue 4", "blue 2 green 2"]


def test_e15_upside_down_both_arrows_point_the_other_way():
    around = ("1 r2c1 blue knight", "1 r3c2 green knight", "1 r1c2 red knight", "1 r2c3 red knight")
    arrows = {"black_mage": ["e", "n"]}
    assert points(*around, "1 r2c2 red black_mage turned", arrows=arrows) == "red 4 blue -2 green -2"
    assert points(*around, "1 r2c2 red black_mage", arrows=arrows) == "red -4 blue 2 green 2"


def test_e16_the_contract_pays_its_player_and_the_card_scores_for_its_colour():
    """Cleo is green, and the next player is Ann: her contract demon is red."""
    table = sit().lay("knight", "knight", "red_contract_demon")
    assert table.totals == [0, 0, 5]
    table.put("2:r1c1", "2:r1c2", "2:r3c1").era(2)
    assert ("red_contract_demon", -3) in table.parts("A")
    assert table.parts("C")[-1] == ("contract", 5)


def test_e17_a_traveller_is_seen_from_both_sides():
    cards = ("1 r1c1 red knight", "3 r2c2 blue traveller", "4 r2c2 green traveller")
    by_page = [points(*cards, page=page, numbers={"traveller": 1}) for page in (1, 2, 3, 4)]
    assert by_page == ["red 2 blue 1", "red 2 blue 1", "red 2 blue 1 green 1", "red 2 green 1"]


def test_e18_on_the_left_a_back_hides_what_is_behind_it():
    cards = ("1 r1c1 red knight", "2 r2c2 red knight", "3 r2c2 blue traveller")
    by_page = [points(*cards, page=page, numbers={"traveller": 1}) for page in (1, 2, 3, 4)]
    assert by_page == ["red 2", "red 4 blue 1", "red 2 blue 1", "red 2 blue 1"]


def test_e19_a_traveller_on_the_left_counts_for_the_nobles_majority():
    cards = ("1 r1c1 blue noble", "1 r1c2 red knight", "3 r3c3 blue traveller")
    assert points(*cards, page=1, numbers={"traveller": 1}) == "red 2 blue 4"


def test_e20_each_noble_brings_two():
    assert points("1 r1c1 blue noble", "1 r1c2 blue noble", "1 r1c3 red knight") == "red 2 blue 6"


def test_e21_a_berserker_does_not_stand_in_the_nobles_way_and_its_power_is_entered():
    cards = ("1 r1c1 blue noble", "1 r1c2 blue knight", "1 r1c3 red berserker")
    assert points(*cards, numbers={"berserker": 2}) == "red 2 blue 5"
    assert points(*cards, numbers={"berserker": 2}, adjust={"blue": -1}) == "red 2 blue 4"


def test_e21_at_the_table_the_berserkers_power_is_entered_before_the_page_counts():
    table = sit("big_is_good").lay("berserker", "noble", "noble").put("2:r2c1", "2:r2c2", "2:r2c3").era(2)
    table.asks("berserker").choose("minus:1", "plus:0", "plus:0").gains("C", 4).choose("done")
    assert ("berserker_power", 2) in table.parts("A")
    assert ("berserker_power", -1) in table.parts("B")
    assert ("adjust", 4) in table.parts("C")


def test_e22_the_dragon_stays_and_the_chosen_own_card_comes_back():
    table = sit("evil_power").round("noble noble noble", "1:r1c1 1:r1c2 1:r1c3", 1)
    table.lay("dragon", "knight", "knight").put("2:r3c3", "2:r3c2", "1:r3c1")
    assert table.asks("return", "A").options == ["red_noble"]
    table.tap("red_noble")
    assert table.at("1:r1c1") is None
    assert table.at("1:r3c1") == "red_dragon"
    assert "noble noble" in table.hand("A")


def test_e23_the_dragon_comes_back_where_no_other_own_card_is():
    table = sit("evil_power").lay("dragon", "knight", "knight").put("1:r1c1")
    assert table.news == ["dragon-returns"]
    assert table.at("1:r1c1") is None
    assert "dragon" in table.hand("A")


def test_e24_an_occupied_pocket_is_refused():
    table = sit().lay("knight", "knight", "knight").choose("sheet:1")
    refusal = table.refused(Answer("choose", "r1c3"))
    assert (refusal.reason.key, refusal.card) == ("chronos-pocket-taken", "red_knight")
    assert [way.title.key for way in refusal.ways] == ["chronos-place-r1c2", "chronos-place-r2c1", "chronos-place-r2c2"]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((4, 3, 1), "red 3 blue 1"),
        ((3, 3, 1), "red 2 blue 2"),
        ((3, 1, 1), "red 3 blue 1 green 1"),
        ((2, 2, 2), "red 1 blue 1 green 1"),
    ],
)
def test_e25_the_bonus_of_a_page(counts, expected):
    pockets = iter(f"r{row}c{col}" for row in (1, 2, 3) for col in (1, 2, 3))
    kinds = ("knight", "knight", "knight", "knight")
    cards = [
        f"4 {next(pockets)} {colour} {kind}"
        for colour, count in zip(("red", "blue", "green"), counts, strict=True)
        for kind in kinds[:count]
    ]
    assert bonus(*cards) == expected


def test_e26_the_bonus_of_the_rule_texts_position():
    assert bonus(*P0) == "red 7 blue 3 green 7"


def test_e27_between_two_whoever_begins_plays_two_cards():
    table = sit_as_two().asks("select").tap("red_knight").tap("red_noble").tap("blue_noble")
    table.puts("A", "1:r1c1").puts("A", "4:r2c2").puts("B", "1:r1c2").era(1).asks("select")
    assert table.state.round.start == 1
    table.tap("blue_knight").tap("blue_knight").tap("red_knight")
    table.puts("B", "2:r1c1").puts("B", "2:r1c2").puts("A", "2:r1c3").era(1)


def test_e28_only_the_second_of_two_begins_with_a_knight():
    table = Table(2).asks("preplace", "B")
    assert len(table.options) == 9
    table.choose("r2c2")
    assert {pocket.id: lying.card for pocket, lying in table.state.binder.items()} == {"1:r2c2": "blue_knight"}
    assert [len(hand) for hand in table.state.hands] == [13, 13]


def test_e28_with_another_start_the_other_one_has_the_knight():
    assert Table(2, start=1).asks("preplace", "A").choose("r1c1").at("1:r1c1") == "red_knight"


def test_e29_eight_cards_seven_rounds_one_is_left():
    table = sit()
    rounds = ["knight", "knight", "knight", "noble", "noble", "black_mage", "jester"]
    for number, kind in enumerate(rounds):
        table.lay(*(kind,) * 3)
        while table.key == "chronos-order":
            table.choose(table.options[0])
        while table.key != "chronos-era":
            table.choose(table.options[-1])
        table.era(number % 4 + 1)
    assert table.match.finished
    assert [len(hand) for hand in table.state.hands] == [1, 1, 1]
    assert table.refused(Answer("tap", "red_knight")).reason.key == "app-game-over"
    assert table.told.offer(Adjust(0, 1, "found")) is None
