"""Whose time runs, and what a pause, an undo or a power cut does to it."""

from __future__ import annotations

import json

from companion.commands import ByHand, Leave, Pause, Resume, TakeBack
from companion.engine import Act
from companion.inputs import Choice, Tap, Together
from tests.engine import toy
from tests.sitting import STRANGER, uid_of
from tests.table.toy_table import voting


def test_the_stopwatch_counts_up_from_the_start_of_the_turn(table):
    table.wait(12)
    assert table.turn_ms() == 12_000
    table.tap("c0")
    assert table.turn_ms() == 0


def test_the_time_of_a_turn_is_charged_to_its_seat_and_written_down(table):
    table.wait(12)
    table.tap("c0")
    table.wait(40)
    table.tap("c1")
    assert [json.loads(line)["ms"] for line in table.saved()] == [{"0": 12_000}, {"1": 40_000}]
    assert table.table.times == (12_000, 40_000)


def test_seats_asked_at_once_are_charged_until_they_have_answered(table):
    voting(table)
    table.wait(5)
    table.choose("yes", seat=1)
    table.wait(3)
    table.choose("yes", seat=0)
    assert table.table.times == (8_000, 5_000)


def test_undo_gives_both_clocks_back_what_they_showed(table):
    """Fault scenario 31: play, 40 s, undo."""
    table.wait(12)
    table.tap("c0")
    table.wait(40)
    table.do(TakeBack())
    assert table.turn_ms() == 12_000
    assert table.table.times == (0, 0)
    table.wait(1)
    table.tap("c0")
    assert table.table.times == (13_000, 0)


def test_undo_of_several_answers_stands_at_the_first_of_their_questions(table):
    table.wait(12)
    table.tap("c0")
    table.wait(40)
    table.tap("c1")
    table.do(TakeBack(2))
    assert (table.turn_ms(), table.table.asked.seat) == (12_000, 0)


def test_undo_of_a_sealed_vote_gives_the_time_back_to_all_who_were_asked(table):
    voting(table)
    table.wait(5)
    table.choose("yes")
    table.wait(2)
    table.do(TakeBack())
    assert table.turn_ms() == 5_000
    table.choose("no")
    assert table.table.times == (5_000, 5_000)


def test_a_note_in_the_middle_of_a_turn_does_not_start_the_turn_again(table):
    table.wait(12)
    table.do(ByHand(Act("note", "rules question")))
    table.wait(3)
    assert table.turn_ms() == 15_000


def test_a_pause_costs_nobody_anything(table):
    table.wait(2)
    table.do(Pause(on=True))
    table.wait(600)
    assert table.turn_ms() == 2_000
    assert table.table.paused_for.at == 102.0
    table.do(Pause(on=False))
    table.wait(1)
    assert table.turn_ms() == 3_000
    table.tap("c0")
    assert table.table.times == (3_000, 0)


def test_pausing_twice_is_one_pause(table):
    table.do(Pause(on=True))
    table.wait(5)
    table.do(Pause(on=True))
    table.do(Pause(on=False))
    table.do(Pause(on=False))
    assert table.turn_ms() == 0


def test_taps_during_a_pause_are_answered_and_change_nothing(table):
    table.do(Pause(on=True))
    for event in (Tap(uid_of(toy.GAME, "c0")), Choice("tap", "c0"), Together((STRANGER, STRANGER)), Tap(STRANGER)):
        table.do(event)
        assert table.refusal == "app-resume-first"
    assert table.saved() == []
    assert table.table.asked.seat == 0


def test_going_on_closes_what_was_said_of_a_tap_during_the_pause(table):
    table.do(Pause(on=True))
    table.tap("c0")
    table.do(Pause(on=False))
    assert table.refusal is None


def test_a_match_comes_back_paused_with_the_time_that_was_written_down(table):
    table.wait(12)
    table.tap("c0")
    match = table.table.match
    table.do(Leave())
    table.restart()
    table.wait(3600)
    table.do(Resume(match))
    table.wait(60)
    assert table.table.stopwatch.paused
    assert table.turn_ms() == 0
    assert table.table.times == (12_000, 0)


def test_undo_after_a_power_cut_still_gives_the_time_back(table):
    table.wait(12)
    table.tap("c0")
    match = table.table.match
    table.restart()
    table.do(Resume(match))
    table.do(TakeBack())
    assert table.turn_ms() == 12_000
