"""The clock that a match keeps from its first turn to its last, exact to the millisecond."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

from companion.clocks import TABLE, ClockRules
from companion.commands import ByHand, Leave, Pause, Resume
from companion.core import Core
from companion.engine import Act
from companion.inputs import Tick
from companion.journal import Journal
from companion.ports import Cue
from tests.engine import toy
from tests.sitting import HeardCues, Sitting
from tests.timekeeping.timed_table import LIMITS, paused, voting, with_clock

# -- the clock of a match


def test_a_match_keeps_its_clock_whatever_the_next_one_is_played_by(table):
    with_clock(table, "hourglass")
    table.tap("c0")
    match = table.table.match
    table.do(Leave())
    with_clock(table, "fischer", "strict")
    table.restart()
    table.do(Resume(match))
    assert table.table.clock.rules.kind == "hourglass"
    table.do(Leave())
    table.sit_down("toy", "Ann", "Ben")
    assert table.table.clock.rules == ClockRules(mode="strict", kind="fischer", **LIMITS)


def test_another_clock_in_the_middle_counts_what_was_charged_by_its_own_rules(table):
    voting(table)
    with_clock(table, "fischer")
    assert paused(table)[2] == (300_000 + 60_000 - 5000, 300_000 + 60_000 - 7000)
    with_clock(table, "hourglass")
    assert paused(table)[2] == (300_000 - 5000 + 7000, 300_000 - 7000 + 5000)


# -- exactness


def test_five_hundred_turns_of_300_ms_add_up_to_the_time_that_passed(table, monkeypatch):
    """Saving takes time too: nothing of it is lost between two turns."""
    append = table.journal.append

    def slow(*line):
        table.clock.advance(0.0173)
        append(*line)

    monkeypatch.setattr(table.journal, "append", slow)
    began = table.clock.now()
    chance = random.Random(1)
    for _ in range(500):
        table.clock.advance(0.3 + chance.uniform(-0.0004, 0.0004))
        table.do(ByHand(Act("note", "a turn")))
    passed = (table.clock.now() - began) * 1000
    assert abs(sum(table.table.times) - passed) <= 50


def test_a_step_of_the_wall_clock_by_two_weeks_changes_nothing(tmp_path, clock):
    wall = [datetime(2026, 5, 1, tzinfo=UTC)]
    journal = Journal(tmp_path / "wall.db", wall=lambda: wall[0])
    device = Sitting(tmp_path / "other.db", {"toy": toy.GAME}, clock)
    device.journal.close()
    device.journal = journal
    device.core = Core(device.games, journal, clock, HeardCues())
    device.sit_down("toy", "Ann", "Ben")
    for step in (timedelta(weeks=2), timedelta(weeks=-4)):
        device.wait(10)
        wall[0] += step
        device.do(Tick(clock.now()))
        device.do(ByHand(Act("note", "time server")))
    assert device.table.times == (20_000, 0)
    assert device.turn_ms() == 20_000
    journal.close()


# -- words of sound and light


def test_the_first_player_is_called_at_the_start_and_after_a_pause(table_of):
    table = table_of("toy", "Ann", "Ben")
    table.do(Pause(on=True))
    table.do(Pause(on=False))
    assert table.sounds.cues == [(Cue.PAUSED, None), (Cue.YOUR_TURN, 0)]


def test_the_account_of_the_table_is_no_seat():
    assert TABLE not in range(7)
