"""What the table does by hand: carried out, logged, undone, and explained in the score."""

from __future__ import annotations

import pytest

from companion.engine import Act, Undo
from companion.games.chronos import GAME
from tests.games.chronos.table import Table, sit

KNIGHTS = ("knight", "knight", "knight")


def placing() -> Table:
    return sit().lay(*KNIGHTS)


def test_a_card_moves_from_pocket_to_pocket_and_keeps_its_way_up():
    table = sit("evil_power").does("move", "green_black_mage", from_="2:r1c3", to="4:r1c1")
    assert table.at("4:r1c1") == "green_black_mage turned"
    assert table.at("2:r1c3") is None


def test_a_card_goes_back_to_a_hand_aside_and_into_play_again():
    table = placing().does("move", "red_knight", from_="1:r1c3", to="hand:0")
    table.does("move", "red_knight", from_="hand:0", to="aside").does(
        "move", "red_knight", from_="aside", to="played:0"
    )
    assert [placing.card for placing in table.state.round.to_place].count("red_knight") == 2


def test_a_card_taken_out_of_play_is_placed_no_more():
    table = placing().choose("sheet:2").does("move", "red_knight", from_="played:0", to="hand:0")
    table.asks("sheet", "B")


def test_a_card_put_where_somebody_is_choosing_makes_the_question_anew():
    table = placing().choose("sheet:2").does("move", "blue_noble", from_="hand:1", to="2:r1c1")
    assert "r1c1" not in table.asks("pocket").options


def test_the_order_of_placing_is_set_by_hand():
    table = placing().choose("sheet:2").does("order", [2, 1, 0])
    table.puts("C", "2:r1c1").puts("B", "2:r1c2").puts("A", "2:r1c3")


def test_an_order_set_by_hand_replaces_the_jesters():
    table = sit().lay("jester", "knight", "knight").choose("seat:2").does("order", [1, 0, 2]).asks("sheet", "B")
    assert table.state.round.order == [1, 0, 2]


def test_the_start_of_the_next_round_goes_to_somebody():
    table = placing().does("move", "start", to="seat:2").put("2:r1c1", "2:r1c2", "2:r1c3").era(1)
    assert table.state.round.start == 2
    table.lay("noble", "noble", "noble").put("3:r1c1", "3:r1c2", "3:r1c3").era(1)
    assert table.state.round.start == 0, "the round after that it passes on as usual"


def test_a_sheet_or_a_pocket_is_locked_and_given_free_for_some():
    table = (
        placing()
        .does("lock", "sheet:2", for_=[0, 1], until="next_round")
        .does("lock", "3:r1c1", for_=[0], until="game")
    )
    assert "sheet:2" not in table.options
    assert "r1c1" not in table.choose("sheet:3").options
    assert table.refuses_choice("r1c1").reason.key == "chronos-pocket-locked"
    table.does("lock", "sheet:2", for_=[0], until="none")
    table.choose("r1c2").asks("sheet", "B")
    assert "sheet:2" not in table.options
    assert [lock["for"] for lock in GAME.public(table.state)["locks"]] == [[1], [0]]


def test_a_card_is_turned_upside_down_and_back():
    table = sit().does("turn", "1:r1c3")
    assert table.at("1:r1c3") == "red_knight turned"
    assert table.does("turn", "1:r1c3").at("1:r1c3") == "red_knight"


def test_points_by_hand_are_explained_in_the_score():
    table = placing().gains("B", -2)
    (part,) = GAME.scores(table.state).lines[1].parts
    assert (part.what, part.points, part.why["why"]) == ("adjust", -2, "agreed")


@pytest.mark.parametrize("kind", ["white_mage", "traveller"])
def test_what_is_printed_on_a_card_put_in_while_the_berserkers_are_read_is_read_off_too(kind):
    printed = {"numbers": {"berserker": 2}}
    table = sit("big_is_good", printed=printed).lay("berserker", "noble", "noble")
    table.put("2:r2c1", "2:r2c2", "2:r2c3").era(2).asks("berserker")
    card = f"green_{kind}"
    zone = next(zone for zone, there in GAME.places(table.state) if there == card)
    table.does("move", card, from_=zone, to="2:r3c1").choose("done")
    if kind == "white_mage":
        table.asks("arrow").choose("n", "done")
    else:
        table.asks("number").number(3)
    assert len(table.state.results) == 1
    table.asks("select")


def test_a_note_changes_nothing():
    table = placing()
    before = GAME.public(table.state)
    table.does("note", "the jester's text: swap")
    assert GAME.public(table.state) == before


@pytest.mark.parametrize(
    ("what", "of", "details"),
    [
        ("move", "red_knight", {"from": "1:r1c3", "to": "aside"}),
        ("move", "start", {"to": "seat:1"}),
        ("lock", "sheet:1", {"for": [0], "until": "game"}),
        ("order", [2, 0, 1], {}),
        ("turn", "1:r1c3", {}),
        ("note", "pizza", {}),
    ],
)
def test_everything_done_by_hand_is_in_the_record_and_can_be_undone(what, of, details):
    table = placing()
    before = GAME.public(table.state)
    assert table.told.offer(Act(what, of, details)) is None
    assert table.match.steps[-1] == Act(what, of, details)
    assert table.told.offer(Undo(1)) is None
    assert GAME.public(table.state) == before


@pytest.mark.parametrize(
    ("what", "of", "details", "key"),
    [
        ("mode", "tally", {}, "app-no-such-action"),
        ("move", "red_knight", {"to": "aside"}, "move-from-to"),
        ("move", "red_knight", {"from": 1, "to": "aside"}, "move-from-to"),
        ("move", "start", {"to": "hand:1"}, "no-such-zone"),
        ("move", "red_knight", {"from": "1:r1c3", "to": "5:r1c1"}, "no-such-zone"),
        ("move", "red_knight", {"from": "hand:7", "to": "aside"}, "no-such-zone"),
        ("move", "red_knight", {"from": "aside", "to": "aside"}, "no-such-zone"),
        ("move", "era_1", {"from": "1:r1c3", "to": "aside"}, "tap-a-character"),
        ("move", "red_noble", {"from": "1:r1c3", "to": "aside"}, "not-there"),
        ("move", "red_noble", {"from": "aside", "to": "1:r2c2"}, "not-there"),
        ("move", "red_noble", {"from": "played:0", "to": "1:r2c2"}, "not-there"),
        ("move", "red_knight", {"from": "1:r1c3", "to": "1:r3c3"}, "pocket-taken"),
        ("lock", "sheet:5", {"for": [0], "until": "game"}, "lock-what"),
        ("lock", 2, {"for": [0], "until": "game"}, "lock-what"),
        ("lock", "sheet:2", {"for": [], "until": "game"}, "lock-what"),
        ("lock", "sheet:2", {"for": [0, 0], "until": "game"}, "lock-what"),
        ("lock", "sheet:2", {"for": [True], "until": "game"}, "lock-what"),
        ("lock", "sheet:2", {"for": [0], "until": "tomorrow"}, "lock-what"),
        ("lock", "sheet:2", {"for": [0]}, "lock-what"),
        ("order", [0, 1], {}, "order-all"),
        ("order", "clockwise", {}, "order-all"),
        ("turn", "1:r2c2", {}, "turn-what"),
        ("turn", 3, {}, "turn-what"),
    ],
)
def test_what_cannot_be_done_by_hand_is_refused_and_says_what_to_say(what, of, details, key):
    table = placing()
    refusal = table.refused(Act(what, of, details))
    assert refusal.reason.key.removeprefix("chronos-") == key


def test_while_cards_lie_face_down_no_hand_is_touched():
    """Whether a card is still in the hand would tell whether it lies face down."""
    table = sit().lays("A", "jester")
    for card in ("red_jester", "red_noble"):
        assert table.refuses_act("move", card, from_="hand:0", to="aside") == "reveal-first"
    assert table.refuses_act("move", "red_knight", from_="1:r1c3", to="hand:0") == "reveal-first"
    table.does("move", "red_knight", from_="1:r1c3", to="1:r2c2").asks("select")
    assert table.match.seats_in == (0,)


def test_before_the_cards_are_dealt_and_after_the_end_hands_do_nothing():
    assert Table(chosen="own").refuses_act("order", [0, 1, 2]) == "nothing-to-do"
