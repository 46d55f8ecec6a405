"""What the table does by hand: every zone, the trick, the lead; and what cannot be."""

from __future__ import annotations

import pytest

from companion.engine import Act
from companion.games.chronicle import GAME
from tests.games.chronicle.table import Table, sit


def test_from_hand_to_allies_and_back():
    table = sit().move("W2", "hand:B", "allies:B")
    assert (table.allies("B"), table.hand("B")) == ("W2", 8)
    table.move("W2", "allies:B", "hand:C")
    assert (table.allies("B"), table.hand("C")) == ("", 10)
    assert table.round.hands[2].known == ["wisdom_02"]


def test_from_allies_to_other_allies_and_out_and_back():
    table = sit().won("B", "W2").move("W2", "allies:B", "allies:C").move("W2", "allies:C", "out")
    assert table.out == "W2"
    assert table.move("W2", "out", "allies:D").allies("D") == "W2"


def test_out_of_the_trick_into_a_hand():
    table = sit().play("A", "P2").move("P2", "trick", "hand:A").play("B", "P6").play("C", "P1").play("D", "P8").aim("A")
    assert table.tap("W2").asks("play", "D").allies("D") == "P6 P1 P8"


def test_into_the_trick_without_its_power():
    table = sit().play("A", "P2").move("P5", "hand:B", "trick").asks("play", "C")
    assert not table.round.trick.ended


def test_a_card_put_into_an_empty_trick_sets_the_suit():
    assert sit().move("L2", "hand:A", "trick").asks("play", "B").round.trick.suit == "love"


def test_an_unknown_card_passes_from_hand_to_hand():
    assert sit().move("unknown", "hand:A", "hand:D").hands() == "A8 B9 C9 D10"


def test_the_trick_is_given_to_somebody_who_then_leads():
    table = sit().play("A", "P2").play("B", "P6").move("trick", None, "allies:D").asks("play", "D")
    assert table.allies("D") == "P2 P6"
    assert table.hands() == "A8 B8 C9 D9"


def test_the_trick_is_given_away_in_the_middle_of_a_power():
    table = sit().play("A", "P9").asks("hand", "A").move("trick", None, "allies:B").asks("play", "B")
    assert table.allies("B") == "P9"


def test_nobody_gets_the_trick():
    table = sit().play("A", "P2").move("trick", None, "out").asks("play", "A")
    assert table.out == "P2"


def test_an_untold_slough_is_turned_up_before_the_trick_is_given_away():
    table = sit().play("A", "P2").untold("B").move("trick", None, "allies:C").asks("turned_up").tap("L2")
    assert table.asks("play", "C").allies("C") == "P2 L2"


def test_another_player_leads():
    sit().move("lead", None, "seat:2").play("C", "P2").play("D", "P6").play("A", "P1").asks("play", "B")


def test_whoever_has_no_card_left_is_not_asked():
    sit().move("lead", None, "seat:1").laid_aside("B", "W1 W2 W3 W4 W5 W6 W7 W8 W9").asks("play", "C")


def test_a_power_whose_last_target_is_taken_away_does_nothing():
    table = sit().won("B", "W2").play("A", "P4").asks("ally", "A").move("W2", "allies:B", "out").asks("play", "B")
    assert table.allies("A") == ""


def test_the_question_is_made_anew_after_a_card_was_moved():
    table = sit().move("L2", "hand:B", "allies:B")
    assert "L2" not in table.may_be_tapped


def test_cards_of_all_evil_moved_by_hand_make_a_monopoly():
    table = sit(3).end_round(A="P1 W1 L1 Demon")
    assert table.fame == [2, 0, 0]


@pytest.mark.parametrize(
    ("what", "source", "goal", "why"),
    [
        ("joker", "hand:A", "out", "chronicle-tap-a-character"),
        ("P2", "allies:A", "out", "chronicle-not-there"),
        ("P2", "out", "allies:A", "chronicle-not-there"),
        ("P2", "trick", "hand:A", "chronicle-not-there"),
        ("P10", "hand:B", "out", "chronicle-not-there"),
        ("P2", "hand:F", "out", "chronicle-no-such-zone"),
        ("P2", "hand:A", "pocket", "chronicle-no-such-zone"),
        ("P2", "hand:A", "hand:A", "chronicle-no-such-zone"),
        ("P2", None, "out", "chronicle-move-from-to"),
        ("unknown", "hand:A", "out", "chronicle-hands-only"),
        ("trick", None, "hand:A", "chronicle-no-such-zone"),
        ("trick", None, "allies:A", "chronicle-nothing-to-move"),
        ("lead", None, "hand:A", "chronicle-no-such-zone"),
    ],
)
def test_what_cannot_be_moved(what, source, goal, why):
    assert sit().refuses_move(what, source, goal) == why


def test_a_card_without_a_place_to_go_back_to_cannot_enter_the_trick():
    assert sit().laid_aside("A", "W2").refuses_move("W2", "out", "trick") == "chronicle-no-such-zone"


def test_the_lead_stays_once_the_trick_has_begun():
    assert sit().play("A", "P2").refuses_move("lead", None, "seat:2") == "chronicle-trick-began"


def test_a_card_that_lies_face_down_is_not_moved_by_name():
    table = sit().play("A", "P2").play("B", "L7")
    assert table.refuses_move("L7", "trick", "hand:B") == "chronicle-not-there"
    assert table.refuses_move("L7", "hand:C", "out") == "chronicle-not-there"


def test_nothing_is_moved_before_the_deal_nor_after_the_end():
    assert Table(4).refuses_move("P2", "hand:A", "out") == "chronicle-nothing-to-move"
    finished = sit(3, "dark_age").gains("A", 3).end_round()
    assert finished.refuses_move("P2", "out", "hand:A") == "chronicle-nothing-to-move"


def test_other_actions_are_not_of_this_game():
    refusal = GAME.act(sit().state, Act("lock", "sheet:1"))
    assert refusal is not None
    assert refusal.reason.key == "app-no-such-action"


def test_a_slough_passed_on_with_unknown_cards_may_be_played_by_whoever_got_it():
    table = sit().play("A", "P2").play("B", "L7").play("C", "P7").aim("B").play("D", "P1").asks("play", "C")
    table.move("unknown", "hand:B", "hand:C")
    assert GAME.hidden(table.state) == {"love_07"}
    table.play("C", "L7")
    assert GAME.hidden(table.state) == frozenset()
