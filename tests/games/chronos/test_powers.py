"""Jester, dragon and princess, as far as anybody knows their cards, and how refusals help."""

from __future__ import annotations

import pytest

from companion.engine import Msg, Who
from tests.games.chronos.table import Table, sit, sit_as_two

KNIGHTS = ("knight", "knight", "knight")


def test_the_jester_sets_the_order_in_which_cards_are_placed():
    table = sit().lay("knight", "jester", "knight")
    assert table.asks("order").options == ["seat:0", "seat:1", "seat:2"]
    table.choose("seat:2", "seat:0")
    assert [made.value for made in table.match.made] == ["seat:1"], "the last one is named by itself"
    table.puts("C", "2:r1c1").puts("A", "2:r1c2").puts("B", "2:r1c3").asks("era")


def test_the_order_of_a_jester_holds_for_its_round_only():
    table = sit().lay("knight", "jester", "knight").choose("seat:2", "seat:0")
    table.put("2:r1c1", "2:r1c2", "2:r1c3").era(1).lay(*KNIGHTS)
    assert table.state.round.order == [1, 2, 0], "the start passed to the left, and turn order goes on from there"


def test_every_jester_of_a_round_is_read_and_the_last_one_decides():
    table = sit().lay("jester", "jester", "knight").choose("seat:2", "seat:1").choose("seat:1", "seat:2")
    assert table.state.round.order == [1, 2, 0]


def test_two_contracts_pay_both():
    table = sit().lay("blue_contract_demon", "green_contract_demon", "knight")
    assert table.totals == [5, 5, 0]
    assert table.news == ["revealed", "contract-kept", "contract-kept"]


def test_two_contracts_of_one_player_are_told_together():
    table = sit_as_two().lays("A", "red_contract_demon").lays("A", "blue_contract_demon").lays("B", "knight")
    kept = [news for news in table.view.notes if news.key == "chronos-contract-kept"]
    assert kept == [Msg("chronos-contract-kept", who=Who(0), n=10)]


# -- the dragon


def beside_the_dragon() -> Table:
    """Ann's dragon goes into a sheet where two of her knights and a noble lie."""
    table = sit("evil_power").round("knight knight knight", "1:r1c1 4:r1c2 4:r1c3", 1)
    table.lay("knight", "noble", "noble").put("4:r2c2", "4:r2c3", "1:r1c3").era(1)
    table.lay("noble", "dragon", "noble").puts("C", "4:r3c1").puts("A", "1:r2c1")
    return table.choose("sheet:4")


def test_the_dragon_takes_cards_of_its_players_colour_in_its_own_sheet_only():
    table = beside_the_dragon().choose("r3c3").asks("return", "B")
    assert set(table.options) == {"blue_knight", "blue_noble"}
    refusal = table.refuses_tap("red_noble")
    assert refusal.reason.key == "chronos-not-on-that-sheet"
    assert not refusal.may_force


def test_the_dragon_itself_comes_back_only_where_the_table_reads_its_card_so():
    table = beside_the_dragon().choose("r3c3")
    refusal = table.refuses_tap("blue_dragon")
    assert (refusal.reason.key, refusal.may_force) == ("chronos-other-than-dragon", True)
    table.tap("blue_dragon", anyway=True).asks("era")
    assert table.at("4:r3c3") is None
    assert "dragon" in table.hand("B")


def test_of_two_equal_cards_the_player_says_which():
    table = sit("evil_power").round("knight knight knight", "4:r1c1 4:r1c2 4:r1c3", 1)
    table.lay("knight", "knight", "knight").put("4:r2c2", "4:r2c3", "4:r2c1").era(1)
    table.lay("noble", "noble", "dragon").puts("C", "4:r3c3").tap("green_knight")
    assert table.asks("which", "C").options == ["r1c3", "r2c3"]
    table.choose("r2c3")
    assert table.at("4:r2c3") is None
    assert table.at("4:r1c3") == "green_knight"


def test_a_contract_demon_goes_back_to_whoever_plays_its_colour():
    """Ann laid Ben's demon: it is blue, so Ben's dragon brings it into his own hand."""
    table = sit("evil_power").lay("blue_contract_demon", "dragon", "noble").puts("A", "3:r1c1").puts("B", "3:r1c2")
    table.tap("blue_contract_demon")
    assert table.hand("B").count("contract_demon") == 3
    assert table.hand("B").count("dragon") == 0


# -- the princess


def locked(until: str) -> Table:
    table = sit("big_is_good").lay("princess", "noble", "noble").puts("A", "2:r2c2").asks("lock", "A")
    return table.choose(until)


def test_the_princess_keeps_the_others_from_her_sheet():
    table = locked("this_round").asks("sheet", "B")
    assert table.options == ["sheet:1", "sheet:3", "sheet:4"]
    assert table.refuses_choice("sheet:2").reason.key == "chronos-sheet-locked"
    assert table.news == ["locked"]


def test_her_own_player_is_not_locked_out():
    table = locked("next_round").put("1:r1c2", "1:r2c1").era(4).lay("noble", "noble", "noble")
    table.put("1:r2c2", "1:r2c3").asks("sheet", "A")
    assert "sheet:2" in table.options


@pytest.mark.parametrize(("until", "free_in_round"), [("none", 1), ("this_round", 2), ("next_round", 3), ("game", 8)])
def test_a_lock_ends_when_the_card_says(until, free_in_round):
    table = locked(until)
    for number, kind in ((1, "noble"), (2, "traveller"), (3, "jester")):
        while table.key != "chronos-era":
            if table.match.ask.seat != 0:
                assert ("sheet:2" in table.options) == (number >= free_in_round), f"round {number}"
            table.choose("sheet:3" if number == 1 else "sheet:4").choose(table.options[0])
        table.era(4).lay(*(kind,) * 3)


def test_where_nothing_is_free_the_card_goes_back_to_the_hand():
    table = sit().lay(*KNIGHTS)
    for sheet in (1, 2, 3, 4):
        table.does("lock", f"sheet:{sheet}", for_=[0], until="game")
    assert table.asks("sheet", "B").hand("A").count("knight") == 3
    assert "nowhere-free" in table.news


# -- mages


def test_a_mage_goes_in_either_way_up():
    table = sit().lay("black_mage", "knight", "knight").puts("A", "2:r2c2", "turned")
    assert table.at("2:r2c2") == "red_black_mage turned"


def test_other_cards_are_never_asked_which_way_up():
    table = sit().lay(*KNIGHTS).puts("A", "2:r2c2").asks("sheet", "B")
    assert table.at("2:r2c2") == "red_knight"


# -- refusals


def test_a_card_may_go_under_another_one():
    table = sit("parallel_world").lay(*KNIGHTS).puts("A", "1:r1c3").puts("B", "4:r1c3")
    assert (table.at("1:r1c3"), table.at("3:r1c3"), table.at("4:r1c3")) == ("red_knight", "red_knight", "blue_knight")


def test_nothing_but_sheets_and_pockets_is_a_place():
    table = sit().lay(*KNIGHTS)
    assert table.refuses_choice("r1c1").reason.key == "chronos-choose-a-sheet"
    assert table.choose("sheet:2").refuses_choice("sheet:3").reason.key == "chronos-choose-a-pocket"


def test_a_full_sheet_is_refused():
    table = sit().lay(*KNIGHTS)
    cards = ["knight", "knight", "noble", "noble", "jester", "black_mage"]
    free = [f"1:r{row}c{col}" for row in (1, 2, 3) for col in (1, 2, 3) if table.at(f"1:r{row}c{col}") is None]
    for kind, pocket in zip(cards, free, strict=True):
        table.does("move", f"green_{kind}", from_="hand:2", to=pocket)
    assert table.options == ["sheet:2", "sheet:3", "sheet:4"]
    assert table.refuses_choice("sheet:1").reason.key == "chronos-sheet-full"


def test_an_era_is_not_a_character():
    table = sit()
    assert table.refuses_tap("era_1").reason.key == "chronos-tap-a-character"
    table.lay(*KNIGHTS).put("2:r1c1", "2:r1c2", "2:r1c3")
    assert table.refuses_tap("red_knight").reason.key == "chronos-tap-an-era"


def test_while_cards_lie_face_down_no_refusal_names_one():
    table = sit().lays("A", "jester")
    refusal = table.refuses_tap("green_noble", "B")
    assert (refusal.reason.key, refusal.card) == ("chronos-not-in-hand", None)
