"""Every power, with a target and without one, and what powers do to one another."""

from __future__ import annotations

import pytest

from tests.games.chronicle.table import sit


def test_a_1_does_nothing_when_played():
    assert sit().play("A", "P1").asks("play", "B").news == []


def test_a_2_does_nothing_when_played():
    assert sit().play("A", "P2").asks("play", "B").news == []


def test_a_3_reverses_the_trick_and_only_this_trick():
    table = sit().play("A", "P3").play("B", "P9").tap("W2").play("C", "P2").play("D", "P6").asks("play", "C")
    assert table.allies("C") == "P3 P9 P2 P6"
    assert not table.round.trick.reversed


def test_a_4_takes_an_ally_of_another_player():
    table = sit().won("B", "W2 W3").won("A", "W6").play("A", "P4").asks("ally", "A").tap("W3")
    assert table.allies("A") == "W6 W3"
    assert table.allies("B") == "W2"


def test_a_4_may_choose_among_all_others_with_allies_but_not_its_own_player():
    table = sit().won("A", "W6").won("B", "W2").won("D", "W3").play("A", "P4").asks("target", "A")
    assert table.targets == "BD"


def test_a_4_without_a_target_does_nothing():
    assert sit().won("A", "W6").play("A", "P4").asks("play", "B").news == ["no-effect"]


def test_the_cards_of_the_trick_are_nobodys_allies_yet():
    table = sit().play("A", "P2").play("B", "P4").asks("play", "C")
    assert table.news == ["no-effect"]


def test_a_5_ends_the_trick_with_what_was_played():
    table = sit().play("A", "P2").play("B", "King").play("C", "P5").asks("play", "B")
    assert table.allies("B") == "P2 King P5"


def test_a_5_after_a_wild_card_sets_the_suit_and_ends_the_trick():
    table = sit().play("A", "Sage").play("B", "P5").asks("play", "B")
    assert table.allies("B") == "Sage P5"


def test_a_6_takes_an_own_ally_back_in_hand_and_everybody_knows_it():
    table = sit().won("A", "W2 W3").play("A", "P6").asks("ally", "A").tap("W2").asks("play", "B")
    assert table.allies("A") == "W3"
    assert "wisdom_02" in table.round.hands[0].known
    assert table.hand("A") == 7


def test_a_6_without_allies_does_nothing():
    assert sit().won("B", "W2").play("A", "P6").asks("play", "B").news == ["no-effect"]


def test_a_7_sends_an_open_card_back_for_all_to_see():
    table = sit().play("A", "P2").play("B", "P9").tap("W2").play("C", "P7").asks("target", "C")
    assert table.targets == "AB"
    table.aim("B").play("D", "P1").asks("play", "C")
    assert "power_09" in table.round.hands[1].known
    assert table.allies("B") == "W2"


def test_a_7_sends_a_face_down_card_back_unseen():
    table = sit().play("A", "P2").play("B", "L4").play("C", "P7").aim("B").asks("play", "D")
    assert table.hand("B") == 9
    assert "love_04" not in table.round.hands[1].known


def test_a_card_taken_back_unseen_may_be_played_later_by_its_player_only():
    table = sit().play("A", "P2").play("B", "L4").play("C", "P7").aim("B")
    assert table.refuses("L4").reason.key == "chronicle-lies-face-down"
    table.play("D", "P1").play("C", "L2").play("D", "L6").play("A", "L9").tap("W2").play("B", "L4").asks("target", "B")


def test_a_7_recalls_a_slough_that_was_never_told():
    table = sit().play("A", "P2").untold("B").play("C", "P7").aim("B").play("D", "P1").asks("play", "C")
    assert table.hands() == "A8 B9 C8 D8"


def test_the_recalled_player_does_not_play_again():
    table = sit().play("A", "P2").play("B", "P7").play("C", "P3").play("D", "P4").asks("play", "C")
    assert table.hand("A") == 9


def test_a_recalled_demon_leaves_the_trick_to_others():
    table = sit().play("A", "Demon").play("B", "L7").play("C", "L2").play("D", "L1").asks("play", "B")
    assert table.allies("B") == "L7 L2 L1"


def test_an_8_makes_another_player_discard_what_they_choose():
    table = sit().play("A", "P8").asks("target", "A")
    assert table.targets == "BCD"
    table.aim("C").asks("discard", "C").tap("L3").asks("play", "B")
    assert table.out == "L3"
    assert table.hand("C") == 8


def test_an_8_finds_nobody_where_nobody_else_holds_a_card():
    table = sit(3).laid_aside("B", "W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 L1 L2")
    table.laid_aside("C", "L3 L4 L5 L6 L7 L8 L9 L10 Sage Fool Angel Demon").play("A", "P8").asks("leftover", "A")
    assert table.out.count(" ") == 23


def test_a_9_puts_any_hand_card_among_the_allies():
    table = sit().play("A", "P9").asks("hand", "A").tap("Demon").asks("play", "B")
    assert table.allies("A") == "Demon"
    assert table.hand("A") == 7


def test_a_9_as_the_last_card_does_nothing():
    table = sit(3).won("A", "P1 P2 P3 P4 P5 P6 P7 P8 W1 W2 P10").play("A", "P9").asks("play", "B")
    assert table.news == ["no-effect"]


def test_a_10_discards_an_own_ally():
    table = sit().won("A", "P1").play("A", "P10").asks("ally", "A").tap("P1")
    assert table.out == "P1"


def test_a_10_without_allies_does_nothing():
    assert sit().play("A", "P10").asks("play", "B").news == ["no-effect"]


def test_the_sage_takes_anybodys_ally_in_hand_its_own_players_too():
    table = sit().won("A", "W2").won("C", "W3 W4").play("A", "Sage").asks("target", "A")
    assert table.targets == "AC"
    table.aim("C").asks("ally", "A").tap("W4").asks("play", "B")
    assert "wisdom_04" in table.round.hands[0].known
    assert table.hand("A") == 8


def test_the_sage_without_any_allies_does_nothing():
    assert sit().play("A", "Sage").asks("play", "B").news == ["no-effect"]


def test_the_fool_makes_its_target_discard_three_of_their_choice():
    table = sit().won("B", "W2 W3 W4 W6").won("C", "L2").play("A", "Fool").aim("B")
    table.asks("give_up", "B").tap("W2").tap("W6").asks("give_up", "B").tap("W3").asks("play", "B")
    assert table.allies("B") == "W4"
    assert table.out == "W2 W6 W3"


def test_the_fool_may_aim_at_its_own_player():
    table = sit().won("A", "W2").play("A", "Fool").asks("give_up", "A").tap("W2").asks("play", "B")
    assert table.out == "W2"


def test_the_fool_without_any_allies_does_nothing():
    assert sit().play("A", "Fool").asks("play", "B").news == ["no-effect"]


def test_a_slough_has_no_power():
    assert sit().play("A", "P2").play("B", "L8").asks("play", "C").news == []


@pytest.mark.parametrize(
    ("played", "taker"),
    [
        ("Demon King P2 P4", "B"),
        ("P3 P1 King P2", "C"),
        ("P3 Demon P1 P2", "B"),
        ("Sage Fool Angel L2", "D"),
        ("Sage Demon Angel L2", "B"),
        ("P2 L9 W9 P1", "A"),
        ("P2 Sage Fool Angel", "A"),
        ("P3 P8 P2 P1", "D"),
    ],
)
def test_who_takes_a_trick(played, taker):
    table = sit(history="round_table")
    for letter, one in zip("ABCD", played.split(), strict=True):
        table.play(letter, one)
        if table.key == "chronicle-target":
            table.aim("A" if letter != "A" else "B").tap("L10")
    assert table.asks("play", taker).allies(taker) == played


@pytest.mark.parametrize("other", ["King", "Demon"])
def test_the_dragon_outranks_king_and_demon(other):
    table = sit().play("A", other).play("B", "Dragon").play("C", "P2").play("D", "P3").asks("play", "B")
    assert table.out == f"{other} Dragon P2 P3"


def test_a_hand_that_is_empty_in_mid_trick_does_not_end_the_round_if_it_is_refilled():
    table = sit(3).won("A", "P1 P2 P3 P4 P5 P9 P8 P7 W1 W2 P10").play("A", "P6").tap("P2")
    table.play("B", "King").play("C", "Angel").asks("play", "B")
    assert table.hand("A") == 1


def test_six_players_play_round_the_table():
    table = sit(6, leader="C").play("C", "P2")
    for letter, one in zip("DEFAB", ["P3", "L2", "L3", "W3", "W4"], strict=True):
        table.play(letter, one)
    assert table.asks("play", "C").allies("C") == "P2 P3 L2 L3 W3 W4"
