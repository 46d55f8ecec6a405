"""The referee's clock at a table, in simulated time: every kind of clock over everything that can happen to a turn."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from companion.clocks import KINDS, TABLE, ClockRules
from companion.commands import ByHand, ChangeTime, Leave, MakeEdit, Pause, Resume, SetClock, TableTime, TakeBack
from companion.core import Core
from companion.engine import Act, Answer, Msg, Splice
from companion.inputs import Choice, Tick
from companion.journal import Journal
from companion.ports import Cue
from tests.engine import toy
from tests.pilot import play_on
from tests.sitting import HeardCues, Sitting

LIMITS = {"turn_s": 60, "bank_s": 300, "reaction_s": 40}


def with_clock(table: Sitting, kind: str = "turn", mode: str = "advisory", **more: int) -> Sitting:
    table.do(SetClock(ClockRules(mode=mode, kind=kind, **{**LIMITS, **more})))
    table.sounds.words()
    return table


@pytest.fixture
def table(table_of):
    return table_of("toy", "Ann", "Ben")


def clocks(table: Sitting) -> tuple:
    """Every clock there is, as it would be read now."""
    shown = table.table.clock
    dial = shown.dial
    left = None if dial is None else dial.ms - (round((table.clock.now() - dial.at) * 1000) if dial.running else 0)
    return left, table.turn_ms(), shown.left, shown.table, table.table.times


def paused(table: Sitting) -> tuple:
    """The same while all stand still."""
    table.do(Pause(on=True))
    read = clocks(table)
    table.do(Pause(on=False))
    return read


def remaining(table: Sitting) -> float:
    left = clocks(table)[0]
    assert left is not None
    return left / 1000


def voting(table: Sitting) -> Sitting:
    table.wait(5)
    table.tap("c0")
    table.wait(7)
    table.tap("c1")
    return table


def window(table: Sitting) -> Sitting:
    voting(table)
    table.choose("yes", "no")
    return table


# -- every kind of clock


@pytest.mark.parametrize("kind", KINDS)
def test_undo_gives_every_clock_back(table, kind):
    with_clock(table, kind)
    table.wait(12)
    before = paused(table)
    table.tap("c0")
    table.wait(40)
    table.do(TakeBack())
    assert paused(table) == before
    assert table.table.asked.seat == 0, "the seat to act is the one whose time runs"


@pytest.mark.parametrize("kind", KINDS)
def test_undo_of_several_steps_gives_every_clock_back(table, kind):
    with_clock(table, kind)
    table.wait(12)
    before = paused(table)
    voting(table)
    table.wait(9)
    table.choose("yes", seat=1)
    table.do(TakeBack(3))
    left, turn, _, _, times = paused(table)
    assert times == before[-1]
    assert turn == 17_000, "Ann's turn has had its 12 s, and the 5 s until she tapped"
    assert left is None if kind == "count_up" else left == before[0] - 5000


@pytest.mark.parametrize("kind", KINDS)
def test_a_correction_changes_no_clock(table, kind):
    with_clock(table, kind)
    voting(table)
    table.wait(3)
    before = paused(table)
    table.do(MakeEdit(Splice(0, 1, (Answer("tap", "c2"),))))
    after = paused(table)
    assert after[:4] == before[:4]
    assert sum(after[4]) == sum(before[4]) + 2 * 3000, "what had passed is charged to both who are asked"
    table.do(TakeBack())
    assert paused(table) == before


@pytest.mark.parametrize("kind", KINDS)
def test_no_clock_moves_in_a_pause(table, kind):
    with_clock(table, kind)
    table.wait(12)
    before = paused(table)
    table.do(Pause(on=True))
    table.wait(3600)
    assert clocks(table) == before
    table.do(Pause(on=False))
    assert paused(table) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_resume_finds_every_clock_as_the_record_has_it_and_paused(table, kind):
    with_clock(table, kind)
    voting(table)
    before = paused(table)
    match = table.table.match
    table.do(Leave())
    table.restart()
    table.wait(100_000)
    table.do(Resume(match))
    table.wait(60)
    assert table.table.stopwatch.paused
    assert clocks(table) == before
    assert table.table.clock.rules.kind == kind
    table.do(Pause(on=False))
    assert paused(table) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_with_undo_and_correction_is_resumed_to_the_same_clocks(table, kind):
    with_clock(table, kind)
    chance = random.Random(kind)
    voting(table)
    for _ in range(40):
        table.wait(chance.randrange(1, 20))
        what = chance.randrange(5)
        if what == 0:
            table.do(TakeBack(chance.randint(1, 2)))
        elif what == 1 and table.table.record:
            table.do(MakeEdit(Splice(0, 1, (Answer("tap", chance.choice(("c0", "c2", "c4"))),))))
        elif what == 2:
            table.do(ByHand(Act("note", "rules question")))
        elif what == 3:
            table.do(ChangeTime(chance.randrange(2), 10_000))
        else:
            table.tap("c0", "c1")
            table.choose("yes")
    table.do(Pause(on=True))
    ran = table.core._table._time.turns.since() if table.core._table._time._runs else 0
    asked = table.core._table._time._asked
    before, match = clocks(table), table.table.match
    table.restart()
    table.do(Resume(match))
    after = clocks(table)
    assert after[3:] == before[3:]
    whole = tuple(
        ms if ms is None or seat not in asked else ms + ran for seat, ms in enumerate(before[2])
    )  # since the last line nothing was saved
    assert after[2] == whole


@pytest.mark.parametrize("kind", KINDS)
def test_asked_together_each_pays_until_they_have_answered(table, kind):
    with_clock(voting(table), kind)
    table.wait(5)
    table.choose("yes", seat=1)
    table.wait(3)
    assert paused(table)[1] == 8000, "the turn of who is still asked"
    table.choose("yes", seat=0)
    assert table.table.times == (5000 + 8000, 7000 + 5000)


@pytest.mark.parametrize("kind", KINDS)
def test_a_reaction_has_its_own_limit_on_every_clock(table, kind):
    with_clock(window(table), kind)
    table.wait(11)
    assert remaining(table) == 40 - 11


@pytest.fixture
def dwindling(table_of):
    """A toy whose third player is out once c2 has been played."""
    table = table_of("toy")
    table.games["toy"] = replace(toy.GAME, out=lambda state: frozenset({2} if "c2" not in state.free else ()))
    table.restart()
    table.sit_down("toy", "Ann", "Ben", "Cleo")
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_the_clock_of_who_is_out_stands_still(dwindling, kind):
    with_clock(dwindling, kind)
    dwindling.wait(5)
    dwindling.tap("c2")
    before = paused(dwindling)[2][2]
    dwindling.wait(30)
    dwindling.do(ByHand(Act("note", "a story")))
    assert paused(dwindling)[2][2] == before
    assert dwindling.table.times == (5000, 30_000, 0)


def test_who_has_just_gone_out_is_told_once(dwindling):
    dwindling.tap("c2")
    assert (Cue.OUT, 2) in dwindling.sounds.cues
    dwindling.sounds.words()
    dwindling.tap("c0")
    assert Cue.OUT not in dwindling.sounds.words()


def test_in_crows_whoever_goes_home_is_told_and_pays_no_more_time(table_of):
    table = table_of("crows", "Ann", "Ben", "Cleo")
    play_on(table, until=lambda shown: any(cue is Cue.OUT for cue, _ in table.sounds.cues))
    (gone,) = [seat for cue, seat in table.sounds.cues if cue is Cue.OUT]
    paid = table.table.times[gone]
    while not table.table.finished:
        assert table.table.view.then != gone
        table.clock.advance(3)
        answer = table.core._table.history.match.moves()[0]
        table.do(Choice(answer.told, answer.value, answer.seat))
    assert table.table.times[gone] == paid


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


# -- the table's time


def test_a_talk_about_the_rules_is_the_tables_time(table):
    table.wait(4)
    table.do(Pause(on=True))
    table.do(TableTime(on=True))
    assert table.table.clock.talking
    table.wait(90)
    table.do(Pause(on=False))
    table.wait(2)
    table.tap("c0")
    assert json.loads(table.saved()[-1])["ms"] == {"0": 6000, "table": 90_000}
    assert (table.table.times, table.table.clock.table) == ((6000, 0), 90_000)


def test_a_pause_that_was_no_talk_after_all_is_nobodys_time(table):
    table.do(Pause(on=True))
    table.do(TableTime(on=True))
    table.do(TableTime(on=False))
    table.wait(90)
    table.do(Pause(on=False))
    table.do(Pause(on=True))
    assert not table.table.clock.talking
    table.do(Pause(on=False))
    table.tap("c0")
    assert table.table.clock.table == 0


def test_undo_gives_the_tables_time_back_too(table):
    table.do(Pause(on=True))
    table.do(TableTime(on=True))
    table.wait(90)
    table.do(Pause(on=False))
    table.tap("c0")
    table.do(TakeBack())
    assert table.table.clock.table == 0
    table.tap("c0")
    assert table.table.clock.table == 90_000


# -- time given by hand


def test_time_is_given_in_a_pause_is_in_the_record_and_can_be_taken_back(table):
    with_clock(table, "fischer")
    table.wait(10)
    table.do(Pause(on=True))
    before = clocks(table)
    table.do(ChangeTime(1, 60_000))
    assert table.table.clock.left == (290_000, 360_000)
    assert json.loads(table.saved()[-1]) == {
        "do": {"note": "clock: Ben +60 s"},
        "ms": {"1": -60_000},
        "hash": json.loads(table.saved()[-1])["hash"],
    }
    assert table.table.record[0].words == Msg("app-noted", text="clock: Ben +60 s")
    table.do(TakeBack())
    assert clocks(table) == before


def test_a_seats_time_goes_to_the_table(table):
    table.wait(100)
    table.tap("c0")
    table.do(ChangeTime(0, 40_000, table=True))
    assert (table.table.times, table.table.clock.table) == ((60_000, 0), 40_000)
    assert table.turn_ms() == 0


def test_giving_time_does_not_start_the_turn_again(table):
    table.wait(12)
    table.do(ChangeTime(1, 30_000))
    table.wait(3)
    assert table.turn_ms() == 15_000
    table.tap("c0")
    assert table.table.times == (15_000, -30_000)


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
