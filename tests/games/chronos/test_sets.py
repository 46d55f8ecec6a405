"""What is played with: the recommended sets, sets of the table's own, the decks for two."""

from __future__ import annotations

import pytest

from companion.engine import BadInput, Setup
from companion.games.chronos import GAME
from companion.games.chronos.sets import read_more
from tests.games.chronos.table import NAMES, Table, sit_as_two

FIRST_HAND = "black_mage contract_demon jester knight knight knight noble noble"
OWN = {
    "preplaced": [
        {"sheet": 2, "row": 1, "col": 1, "kind": "traveller"},
        {"sheet": 3, "row": 2, "col": 2, "kind": "traveller"},
        {"sheet": 4, "row": 3, "col": 3, "kind": "traveller", "turned": True},
    ],
    "hand": ["knight"] * 4 + ["dragon", "princess", "contract_demon", "contract_demon:next"],
}


@pytest.mark.parametrize(
    ("chosen", "pockets", "hand"),
    [
        ("first_game", ["r1c3", "r3c3", "r1c1"], FIRST_HAND),
        ("parallel_world", ["r1c3", "r3c3", "r1c1"], FIRST_HAND),
        (
            "big_is_good",
            ["r1c3", "r3c3", "r1c1"],
            "berserker contract_demon jester noble noble princess traveller white_mage",
        ),
        (
            "evil_power",
            ["r1c2", "r3c1", "r1c3"],
            "berserker contract_demon contract_demon dragon knight knight noble noble",
        ),
    ],
)
def test_the_recommended_sets(chosen, pockets, hand):
    table = Table(chosen=chosen).asks("preplace", "A")
    assert table.options == pockets
    assert [table.hand(letter) for letter in "ABC"] == [hand] * 3


@pytest.mark.parametrize(
    ("chosen", "lies"),
    [
        ("first_game", {"1:r1c3": "blue_knight", "1:r3c3": "green_knight", "1:r1c1": "red_knight"}),
        ("parallel_world", {"3:r1c3": "blue_knight", "3:r3c3": "green_knight", "3:r1c1": "red_knight"}),
        ("big_is_good", {"1:r1c3": "blue_knight", "1:r3c3": "green_knight", "1:r1c1": "red_knight"}),
    ],
)
def test_players_choose_which_listed_pocket_gets_their_card(chosen, lies):
    """The last pocket is nobody's choice: the last card goes there by itself."""
    table = Table(chosen=chosen).preplace("r1c1", "r1c3").asks("select")
    assert {pocket: table.at(pocket) for pocket in lies} == lies
    assert [made.value for made in table.match.made] == ["r3c3"]


def test_one_black_mage_of_evil_power_lies_upside_down():
    table = Table(chosen="evil_power").preplace("r1c3", "r1c2")
    assert table.at("2:r1c3") == "red_black_mage turned"
    assert table.at("2:r1c2") == "blue_black_mage"
    assert table.at("2:r3c1") == "green_black_mage"


def test_preplacing_begins_with_the_start_player():
    Table(start=2).asks("preplace", "C").preplace("r1c1").asks("preplace", "A")


def test_the_next_players_demon_is_in_the_next_players_colour():
    hands = Table(colours=["green", "red", "blue"]).state.hands
    assert [next(card for card in hand if "demon" in card) for hand in hands] == [
        "red_contract_demon",
        "blue_contract_demon",
        "green_contract_demon",
    ]


def test_a_set_of_ones_own_is_written_in_the_first_line():
    table = Table(chosen=OWN).preplace("r3c3", "r1c1")
    assert (table.at("4:r3c3"), table.at("3:r2c2")) == ("red_traveller turned", "green_traveller")
    assert table.hand("A") == "contract_demon contract_demon dragon knight knight knight knight princess"
    assert {"red_contract_demon", "blue_contract_demon"} <= set(table.state.hands[0])


def test_a_set_of_ones_own_is_picked_at_the_table():
    table = Table(chosen="own")
    for kind in ("knight", "knight", "knight", "noble", "dragon", "contract_demon", "contract_demon:next", "princess"):
        table.asks("own_card").choose(kind)
    table.asks("own_preplaced").choose("white_mage").asks("own_sheet").choose("sheet:2")
    for place, way in (("r1c1", "upright"), ("r2c2", "turned"), ("r3c3", "upright")):
        table.asks("own_pocket").choose(place).asks("own_turn").choose(way)
    table.asks("own_preplaced").choose("none").preplace("r2c2", "r1c1")
    assert table.at("2:r2c2") == "red_white_mage turned"
    assert table.hand("B") == "contract_demon contract_demon dragon knight knight knight noble princess"


def test_no_more_of_a_kind_can_be_picked_than_the_box_has():
    table = Table(chosen="own").choose("jester").choose("contract_demon").choose("contract_demon")
    assert not {"jester", "contract_demon", "contract_demon:next"} & set(table.options)
    table.choose("knight", "knight", "knight", "knight", "noble").asks("own_preplaced")
    assert not {"jester", "knight"} & set(table.options)
    assert {"none", "noble", "traveller"} <= set(table.options)


def test_two_play_from_decks_without_a_jester():
    table = sit_as_two()
    assert table.hand("A") == (
        "berserker black_mage contract_demon contract_demon dragon knight knight knight noble noble princess traveller "
        "white_mage"
    )
    assert [card for card in table.state.hands[0] if "demon" in card] == ["red_contract_demon", "blue_contract_demon"]
    assert "draw-up-to" in table.news


def test_two_may_play_any_two_colours_and_need_no_set():
    setup = Setup(seats=NAMES[:2])
    assert read_more({"set": "evil_power", "colours": ["green", "red"]}, setup) == {"colours": ["green", "red"]}


def test_what_was_read_is_read_again_to_the_same():
    setup = Setup(seats=NAMES)
    for more in ({}, {"set": OWN}, {"set": "own", "printed": {"numbers": {"jester": 3}}}):
        once = read_more(more, setup)
        assert read_more(once, setup) == once


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"sets": "first_game"}, "sets"),
        ({"set": "last_game"}, "set"),
        ({"set": {"hand": ["knight"]}}, "set.hand"),
        ({"set": {"hand": ["knight"] * 8}}, "set.hand[4]"),
        ({"set": {**OWN, "hand": ["king"] * 8}}, "set.hand[0]"),
        ({"set": {**OWN, "deck": []}}, "set.deck"),
        ({"set": {**OWN, "preplaced": OWN["preplaced"][:2]}}, "set.preplaced"),
        ({"set": {**OWN, "preplaced": {}}}, "set.preplaced"),
        ({"set": {**OWN, "preplaced": [*OWN["preplaced"][:2], OWN["preplaced"][0]]}}, "set.preplaced[2]"),
        ({"set": {**OWN, "preplaced": [{"sheet": 5, "row": 1, "col": 1, "kind": "knight"}]}}, "set.preplaced[0].sheet"),
        ({"set": {**OWN, "preplaced": [{"sheet": 1, "row": 1, "col": 1, "kind": "king"}]}}, "set.preplaced[0].kind"),
        ({"colours": ["red", "blue"]}, "colours"),
        ({"colours": ["red", "blue", "blue"]}, "colours"),
        ({"colours": ["red", "blue", "white"]}, "colours[2]"),
        ({"printed": []}, "printed"),
        ({"printed": {"numbers": {"jester": "two"}}}, "printed.numbers.jester"),
        ({"printed": {"numbers": {"white_mage": 1}}}, "printed.numbers.white_mage"),
        ({"printed": {"arrows": {"white_mage": ["up"]}}}, "printed.arrows.white_mage"),
        ({"printed": {"arrows": {"white_mage": ["e", "e"]}}}, "printed.arrows.white_mage"),
    ],
)
def test_a_first_line_that_cannot_be_is_a_bad_line(more, field):
    with pytest.raises(BadInput) as bad:
        read_more(more, Setup(seats=NAMES))
    assert bad.value.field == field


def test_what_is_chosen_at_set_up_stands_in_the_form():
    assert [(rule.id, rule.each) for rule in GAME.more_form] == [("set", False), ("colours", True)]
