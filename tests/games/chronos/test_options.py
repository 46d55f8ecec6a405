"""Every house rule, both ways."""

from __future__ import annotations

import pytest

from companion.games.chronos import GAME
from tests.games.chronos.table import Table, bonus, points, sit

THREE_KNIGHTS = ("knight", "knight", "knight")
ARROWS = {"white_mage": ["e"], "black_mage": ["w"]}


@pytest.mark.parametrize(("direction", "order"), [("clockwise", "BCA"), ("counter_clockwise", "BAC")])
def test_direction_of_turn_order(direction, order):
    table = Table(start=1, direction=direction)
    table.preplace("r1c3").asks("preplace", order[1]).preplace("r3c3")
    table.lay(*THREE_KNIGHTS)
    for letter, pocket in zip(order, ("2:r1c1", "2:r1c2", "2:r1c3"), strict=True):
        table.puts(letter, pocket)
    table.era(1)
    assert "ABC"[table.state.round.start] == order[1]


@pytest.mark.parametrize(("direction", "colour"), [("clockwise", "blue"), ("counter_clockwise", "green")])
def test_the_next_players_demon_follows_the_direction(direction, colour):
    table = Table(direction=direction)
    assert f"{colour}_contract_demon" in table.state.hands[0]


@pytest.mark.parametrize(("value", "expected"), [("yes", "red 2 blue 6"), ("once_per_colour", "red 2 blue 4")])
def test_nobles_each_or_once_a_colour(value, expected):
    cards = ("1 r1c1 blue noble", "1 r1c2 blue noble", "1 r1c3 red knight")
    assert points(*cards, options={"noble_bonus_per_card": value}) == expected


@pytest.mark.parametrize(
    ("value", "expected"), [("1_each", "red 1 blue 1 green 1"), ("0_each", ""), ("2_each", "red 2 blue 2 green 2")]
)
def test_three_who_tie_for_the_bonus(value, expected):
    cards = ("4 r1c1 red knight", "4 r1c2 blue knight", "4 r1c3 green knight")
    assert bonus(*cards, options={"bonus_three_way_tie": value}) == expected


@pytest.mark.parametrize(("value", "expected"), [("none", "red 3"), ("may_be_second", "red 3 blue 1 green 1")])
def test_whether_nothing_seen_may_be_second(value, expected):
    assert bonus("4 r1c1 red knight", options={"bonus_zero_cards": value}) == expected


@pytest.mark.parametrize("value", ["none", "may_be_second"])
def test_nothing_seen_is_never_first(value):
    assert bonus(options={"bonus_zero_cards": value}) == ""


@pytest.mark.parametrize(("value", "expected"), [("no_effect", "blue 1"), ("mirrored_effect", "blue 2")])
def test_arrows_of_a_mage_that_was_turned_to_the_left(value, expected):
    """Its pocket's neighbour to the east is its neighbour from behind, too: both are mirrored."""
    cards = ("3 r2c1 red white_mage", "4 r2c2 blue traveller")
    printed = {"numbers": {"traveller": 1}, "arrows": ARROWS}
    assert points(*cards, page=2, options={"left_page_arrows": value}, **printed) == expected


def test_a_mage_on_the_right_never_acts_on_the_left_page():
    cards = ("1 r2c1 red white_mage", "4 r2c2 blue traveller")
    for value in ("no_effect", "mirrored_effect"):
        options = {"left_page_arrows": value}
        assert points(*cards, options=options, numbers={"traveller": 1}, arrows=ARROWS) == "blue 1"


def test_powers_are_used_in_turn_order():
    table = sit().lay("jester", "green_contract_demon", "jester")
    assert table.asks("order").news == ["revealed"]
    table.choose("seat:2", "seat:1")
    assert table.totals == [0, 5, 0], "Ben's contract comes after Ann's jester and before Cleo's"


def test_powers_are_used_as_the_table_decides():
    table = sit(onplay_order="table_decides").lay("jester", "green_contract_demon", "jester")
    assert table.asks("power").options == ["seat:0", "seat:1", "seat:2"]
    table.choose("seat:2").choose("seat:0", "seat:1").asks("power").choose("seat:0").choose("seat:1", "seat:2")
    assert table.state.round.order == [1, 2, 0], "Ann's jester was used last"
    assert table.totals == [0, 5, 0]


def test_the_table_decides_nothing_where_no_order_matters():
    sit(onplay_order="table_decides").lay("blue_contract_demon", "green_contract_demon", "knight").asks("sheet")


# -- the end


def to_the_end(**options) -> Table:
    """Seven rounds in which everybody does the same; the last page is about to be opened."""
    table = sit(**options)
    kinds = ["knight", "knight", "knight", "noble", "noble", "black_mage"]
    for number, kind in enumerate(kinds):
        table.lay(*(kind,) * 3)
        while table.key != "chronos-era":
            table.choose(table.options[-1 if table.key == "chronos-sheet" else 0])
        table.era(number % 4 + 1)
    table.lay("jester", "jester", "jester")
    while table.key != "chronos-era":
        table.choose(table.options[0])
    return table


def tied(**options) -> Table:
    """Ann and Ben are given by hand what makes them equal at the top; Ben has a card less on the newest sheet."""
    ann, ben, _ = without_a_blue_card(to_the_end()).era(4).totals
    return without_a_blue_card(to_the_end(**options)).gains("A", 100).gains("B", 100 + ann - ben).era(4)


def without_a_blue_card(table: Table) -> Table:
    def blue():
        return [seen for seen in table.state.page(4).right.values() if seen.card.startswith("blue")]

    while len(blue()) == 3:
        table.does("move", blue()[0].card, from_=blue()[0].pocket.id, to="aside")
    return table


def test_a_tie_at_the_end_is_shared():
    table = tied()
    assert table.totals[0] == table.totals[1]
    assert table.winners == "AB"


def test_a_tie_at_the_end_goes_to_whoever_is_seen_most_on_page_4():
    table = tied(final_tie="most_cards_visible_on_page_4")
    on_page_4 = GAME.public(table.state)["seen"]["4"]
    assert on_page_4["red"] > on_page_4["blue"]
    assert table.winners == "A"


def test_a_tie_at_the_end_is_played_off():
    table = tied(final_tie="play_off").asks("play_off")
    assert table.options == ["seat:0", "seat:1"]
    assert table.choose("seat:1").winners == "B"


def test_without_a_tie_nothing_is_played_off():
    table = to_the_end(final_tie="play_off").gains("C", 100).era(4)
    assert table.match.finished
    assert table.winners == "C"
