"""Every kind of clock over everything that can happen to a turn, in simulated time."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from companion.clocks import KINDS
from companion.commands import ByHand, ChangeTime, Leave, MakeEdit, Pause, Resume, TakeBack
from companion.engine import Act, Answer, Splice
from companion.inputs import Choice
from companion.ports import Cue
from tests.engine import toy
from tests.pilot import play_on
from tests.timekeeping.timed_table import clocks, paused, remaining, voting, window, with_clock


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
