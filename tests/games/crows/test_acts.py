"""What the table does by hand, and what it cannot do."""

from __future__ import annotations

import pytest

from companion.engine import Act
from tests.games.crows.table import Table, sit


def test_a_bird_goes_between_areas_pile_and_deck():
    table = sit(3, A="c2").move("c2", "area:A", "area:B")
    assert (table.area("A"), table.area("B")) == ("", "c2")
    table.move("c2", "area:B", "birds")
    assert table.birds_discarded == "c2"
    deck = table.public["bird_deck"]
    table.move("c2", "birds", "bird_deck")
    assert (table.birds_discarded, table.public["bird_deck"]) == ("", deck + 1)


def test_a_bell_goes_between_pile_and_deck_only():
    table = sit(3).move("bell", "bird_deck", "birds")
    assert table.refuses_move("bell", "birds", "area:A") == "crows-no-such-zone"
    table.move("bell", "birds", "bird_deck")


def test_the_top_of_the_shamisen_discard_can_be_set_right():
    table = sit(3).lies_on_top("singing", "stone").move("singing", "shamisen", "shamisen")
    assert table.discarded == ["stone", "singing"]
    table.move("singing", "shamisen", "hand:B")
    assert (table.discarded, table.hands) == (["stone"], [4, 3, 2])
    table.move("stone", "shamisen", "shamisen_deck").move("water_gun", "hand:A", "shamisen")
    assert (table.discarded, table.hands) == (["water_gun"], [3, 3, 2])


def test_an_unknown_card_changes_sizes_only():
    table = sit(3).move("unknown", "hand:A", "hand:C")
    assert table.hands == [3, 2, 3]
    deck = table.public["shamisen_deck"]
    table.move("unknown", "hand:C", "shamisen_deck")
    assert (table.hands, table.public["shamisen_deck"]) == ([3, 2, 2], deck + 1)


def test_an_hour_goes_and_comes_back():
    table = sit(3).move("ushi", "hours", "gone").move("tora", "hours", "gone")
    assert table.state.hours == ["u", "tatsu"]
    assert table.refuses_move("ushi", "gone", "hours") == "crows-not-there"
    assert table.move("tora", "gone", "hours").state.hours == ["tora", "u", "tatsu"]
    assert table.refuses_move("u", "hours", "gone") == "crows-not-there"


def test_the_last_hour_stays():
    assert sit(3, "tatsu").refuses_move("tatsu", "hours", "gone") == "crows-not-there"


@pytest.mark.parametrize(
    ("what", "source", "goal", "key"),
    [
        ("c3", "area:A", "birds", "not-there"),
        ("c3", "birds", "area:A", "not-there"),
        ("c", "area:A", "hand:A", "no-such-zone"),
        ("c", "area:A", "area:E", "no-such-zone"),
        ("c", "nowhere", "birds", "no-such-zone"),
        ("stone", "hand:A", "shamisen_deck", "no-such-zone"),
        ("stone", "shamisen", "hand:A", "not-there"),
        ("stone", "area:A", "shamisen", "no-such-zone"),
        ("unknown", "hand:A", "hand:A", "no-such-zone"),
        ("unknown", "shamisen", "hand:A", "no-such-zone"),
        ("unheard_of", "area:A", "birds", "move-from-to"),
    ],
)
def test_what_cannot_be_moved_is_refused(what, source, goal, key):
    assert sit(3, A="c").refuses_move(what, source, goal) == f"crows-{key}"


def test_nothing_comes_out_of_an_empty_hand():
    table = sit(3).holds("B", 0)
    assert table.refuses_move("unknown", "hand:B", "hand:A") == "crows-nothing-there"
    assert table.refuses_move("stone", "hand:B", "shamisen") == "crows-not-there"


def test_a_card_that_the_deck_cannot_hold_does_not_come_from_it():
    table = sit(3, A="o o")
    assert table.refuses_move("o", "bird_deck", "area:B") == "crows-not-there"


@pytest.mark.parametrize(
    ("act", "key"),
    [
        (Act("order", [1, 0]), "app-no-such-action"),
        (Act("move", "crow_1", {"to": "birds"}), "crows-move-from-to"),
        (Act("move", 3, {"from": "birds", "to": "birds"}), "crows-move-from-to"),
        (Act("move", "crow_1", {"from": 1, "to": "birds"}), "crows-move-from-to"),
        (Act("move", "seat:1", {"from": "area:1", "to": "home"}), "crows-move-from-to"),
        (Act("move", "seat:1", {"to": "bed"}), "crows-no-such-zone"),
        (Act("move", "seat:9", {"to": "home"}), "crows-no-such-zone"),
    ],
)
def test_an_act_that_is_none_is_refused(act, key):
    refusal = sit(3, A="c").told.offer(act)
    assert refusal is not None
    assert refusal.reason.key == key


def test_whoever_is_out_has_no_place_any_more():
    table = sit(3, A="c").leaves("B")
    assert table.refuses_move("c", "area:A", "area:B") == "crows-no-such-zone"
    refusal = table.told.offer(Act("move", "seat:1", {"to": "home"}))
    assert refusal is not None


def test_nothing_moves_after_the_end():
    table = sit(2).leaves("B")
    assert table.match.finished
    assert table.refuses_move("c", "bird_deck", "area:A") == "app-game-over"


def test_a_move_in_the_middle_of_a_card_changes_what_it_may_take():
    table = sit(3, A="b c").plays("stone").asks("bird")
    assert table.may_be_tapped == {"b"}
    table.move("b", "area:A", "area:B")
    assert table.may_be_tapped == {"c"}


def test_a_draw_pile_that_is_set_right_is_what_may_be_drawn():
    table = Table(2).deal()
    assert "o" in table.may_be_tapped
    table.move("o", "bird_deck", "birds").move("o", "bird_deck", "birds")
    assert "o" not in table.may_be_tapped
    assert table.refuses("o").reason.key == "crows-lies-birds"
