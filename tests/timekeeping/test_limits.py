"""What is heard before a limit and at it, and what a strict clock answers."""

from __future__ import annotations

import json

from companion.commands import Pause, TakeBack
from companion.ports import Cue
from tests.timekeeping.timed_table import remaining, voting, window, with_clock

# -- warnings


def test_thirty_and_ten_seconds_before_the_end_and_at_it_there_is_one_sound_each(table):
    with_clock(table)
    heard = []
    for _ in range(100):
        table.wait(1)
        heard += [(round(table.clock.now() - 100), cue, seat) for cue, seat in table.sounds.cues]
        table.sounds.words()
    assert heard == [(30, Cue.WARN_30, 0), (50, Cue.WARN_10, 0), (60, Cue.OVER, 0)]
    assert remaining(table) == -40


def test_after_a_long_sleep_only_the_last_warning_is_heard(table):
    with_clock(table)
    table.wait(500)
    assert table.sounds.words() == [Cue.OVER]


def test_a_short_limit_does_not_begin_with_a_warning(table):
    with_clock(table, turn_s=20)
    table.wait(1)
    assert table.sounds.words() == []
    table.wait(9)
    assert table.sounds.words() == [Cue.WARN_10]


def test_undo_does_not_warn_again_of_what_lies_behind(table):
    with_clock(table)
    table.wait(55)
    table.tap("c0")
    table.sounds.words()
    table.do(TakeBack())
    table.wait(1)
    assert table.sounds.words() == [Cue.UNDO]
    table.wait(5)
    assert table.sounds.words() == [Cue.OVER]


def test_those_who_are_asked_together_hear_one_sound(table):
    with_clock(voting(table))
    table.wait(30)
    assert table.sounds.cues == [(Cue.WARN_30, None)]


def test_nobody_is_warned_in_a_pause_or_with_the_clock_off(table):
    with_clock(table)
    table.do(Pause(on=True))
    table.wait(100)
    table.do(Pause(on=False))
    with_clock(table, mode="off")
    table.wait(100)
    assert {Cue.WARN_30, Cue.WARN_10, Cue.OVER} & set(table.sounds.words()) == set()
    assert table.table.clock.dial is None


# -- what time answers


def test_an_advisory_clock_never_answers(table):
    with_clock(window(table))
    table.wait(1000)
    assert table.table.asked.key == "toy-window"


def test_a_strict_clock_gives_the_answer_that_the_question_names(table):
    with_clock(window(table), mode="strict")
    table.wait(39.9)
    assert table.table.asked.key == "toy-window"
    table.wait(0.1)
    assert table.table.asked.key == "toy-again"
    assert json.loads(table.saved()[-1])["by"] == "clock"


def test_a_strict_clock_moves_no_card(table):
    with_clock(table, mode="strict")
    table.wait(10_000)
    assert table.saved() == []
    assert remaining(table) == 60 - 10_000


def test_what_time_answered_can_be_taken_back_and_does_not_come_again(table):
    with_clock(window(table), mode="strict")
    table.wait(41)
    table.do(TakeBack())
    table.wait(100)
    assert table.table.asked.key == "toy-window"
    table.choose(2)
    assert table.table.tally.lines[0].total == 2


def test_what_time_answered_is_tried_once_where_it_cannot_be_saved(table):
    with_clock(window(table), mode="strict")
    table.journal._db.execute("PRAGMA query_only = ON")
    for _ in range(5):
        table.wait(41)
    assert table.table.asked.key == "toy-window"
    assert table.sounds.words().count(Cue.FAULT) == 1


def test_a_strict_clock_gives_no_answer_in_a_pause(table):
    with_clock(window(table), mode="strict")
    table.do(Pause(on=True))
    table.wait(1000)
    assert table.table.asked.key == "toy-window"
