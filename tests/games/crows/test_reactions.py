"""Out-of-turn answers: who is asked, with what, and what time answers."""

from __future__ import annotations

import pytest

from companion.engine import Answer
from tests.games.crows.table import Table, sit

ATTACKS = ["water_gun", "scarecrow", "scissors", "plectrum", "room_swap", "whistle"]
OTHERS = ["stone", "blowgun", "casting_net", "trap_net", "singing", "nightjar"]


def attacked(what: str, **more: str) -> Table:
    """A attacks B, who is asked."""
    table = sit(3, A="c", **more).plays(what)
    if table.key == "crows-bird":
        table.tap("c")
    return table.at("B").asks("answer", "B")


@pytest.mark.parametrize("what", ATTACKS)
def test_the_named_player_is_asked_and_nobody_else(what):
    table = attacked(what)
    assert table.branches == {"door", "mirror", "accept"}
    assert table.match.ask.otherwise == "accept"


@pytest.mark.parametrize("what", OTHERS)
def test_nobody_answers_what_is_aimed_at_nobody(what):
    table = sit(3, A="c").plays(what)
    while table.key not in ("crows-play", "crows-answer"):
        table.tap("c")
    table.asks("play", "A")


@pytest.mark.parametrize("what", ATTACKS)
def test_a_door_stops_it_for_the_named_player(what):
    table = attacked(what, B="r").door()
    assert table.hand("B") == 1
    assert table.view.notes[0].key == "crows-door-stops"
    if what == "whistle":
        table.asks("whistle_bird").tap("w w")
    table.asks("play", "A")
    assert table.area("B") == "r"
    assert table.discarded[-2:] == ["door", what]


@pytest.mark.parametrize("what", ATTACKS)
def test_a_mirror_turns_it_back_on_the_attacker(what):
    table = attacked(what, B="r").mirror("A")
    if what == "whistle":
        table.tap("w w")
        assert table.area("A") == "c w w"
    else:
        assert table.area("A") == "c"
    assert table.asks("play", "A").hands == [3, 1, 2]
    assert table.area("B") == "r"


@pytest.mark.parametrize("what", ATTACKS)
def test_a_redirected_attack_is_final(what):
    table = attacked(what).mirror("C")
    if what == "whistle":
        table.tap("w w")
    table.asks("play", "A")


def test_a_mirror_may_turn_on_anybody_still_in_but_its_player():
    table = sit(4, A="c").leaves("D").plays("scissors").at("B").tap("mirror").asks("redirect", "B")
    assert table.targets == "CA"


def test_somebody_without_cards_is_not_asked():
    sit(3, A="c").holds("B", 0).plays("scissors").at("B").asks("play", "A")


def test_a_window_is_asked_even_where_every_answer_lies_open():
    """Hands are not known: that a window comes must not tell anything."""
    table = sit(3).lies_on_top("door", "door", "door", "mirror", "mirror").plays("scissors").at("B").asks("answer", "B")
    assert table.branches == {"accept"}
    table.accepts().asks("play", "A")


def test_time_accepts_and_nothing_else():
    table = attacked("scissors")
    assert table.told.offer(Answer("tap", "door", by="clock")).reason.key == "app-not-the-default"
    assert table.told.offer(Answer("choose", "accept", by="clock")) is None
    table.asks("play", "A")


def test_other_cards_are_no_answer():
    table = attacked("scissors")
    assert table.refuses("stone").reason.key == "crows-no-answer"
    assert table.refuses("c").reason.key == "crows-tap-a-shamisen-card"
    assert table.refuses("ushi").reason.key == "crows-hours-follow-bells"


def test_an_answer_of_somebody_else_is_refused():
    table = attacked("scissors")
    refusal = table.told.offer(Answer("tap", "door", seat=2))
    assert refusal.reason.key == "app-not-your-turn"


def test_only_players_still_in_can_be_attacked():
    table = sit(4, A="c").leaves("C").plays("scissors").asks("target", "A")
    assert table.targets == "BD"
    assert table.refuses_choice("seat:2").reason.key == "app-no-such-choice"
    assert table.refuses_choice("seat:0").reason.key == "app-no-such-choice"


def test_targets_are_named_clockwise():
    assert sit(4, turn="C", C="c").plays("scissors").targets == "DAB"


def test_a_copied_attack_is_answered_like_any_other():
    table = sit(3, A="c").lies_on_top("scarecrow").plays("mirror").tap("c").at("B").asks("answer", "B").mirror("C")
    assert table.asks("play", "A").area("C") == "c"
    assert table.discarded == ["scarecrow", "mirror", "mirror"]


def test_the_attack_lies_on_top_of_its_answer():
    table = attacked("scissors").door().plays("mirror").at("B").asks("answer", "B")
    assert table.discarded == ["door", "scissors"]


def test_a_card_used_to_kill_can_be_copied_too():
    """Q14: a mirror copies what is printed on the card."""
    table = sit(3, A="c").kills_with("singing", "c").plays("mirror").asks("play")
    assert table.hand("A") == 4


def test_an_empty_discard_pile_gives_a_mirror_nothing():
    assert sit(3).plays("mirror").asks("play").news == ["nothing-to-copy"]


def test_a_door_is_no_card_for_the_own_turn_but_to_kill():
    table = sit(3, A="c2")
    assert table.refuses("door").reason.key == "crows-door-needs-a-bird"
    table = sit(3, A="c").tap("door")
    assert [made.value for made in table.match.made] == ["kill"]
    assert table.tap("c").asks("play").area("A") == ""
