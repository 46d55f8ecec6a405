"""Time that belongs to the table, and time given by hand."""

from __future__ import annotations

import json

import pytest

from companion.commands import ChangeTime, Leave, Pause, PowerOff, Resume, TableTime, TakeBack
from companion.engine import Msg
from companion.errors import StorageFault
from tests.timekeeping.timed_table import clocks, voting, with_clock

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


def talk(table, seconds):
    table.do(Pause(on=True))
    table.do(TableTime(on=True))
    table.wait(seconds)
    table.do(Pause(on=False))


def test_a_talk_that_ends_in_an_undo_stays_the_tables_time(table):
    table.wait(4)
    table.tap("c0")
    talk(table, 300)
    table.do(TakeBack())
    table.wait(1)
    table.tap("c2")
    assert json.loads(table.saved()[-1])["ms"] == {"0": 5000, "table": 300_000}
    assert table.table.clock.table == 300_000


@pytest.mark.parametrize("undos", [(2,), (1, 1)])
def test_a_talk_stays_the_tables_time_however_many_steps_it_takes_back(table, undos):
    table.tap("c0")
    talk(table, 300)
    table.tap("c1")
    for count in undos:
        table.do(TakeBack(count))
    table.tap("c2")
    assert (table.table.times, table.table.clock.table) == ((0, 0), 300_000)


def test_a_record_with_a_talk_and_its_undo_plays_again_to_the_same_times(table):
    voting(table)
    talk(table, 300)
    table.do(TakeBack(2))
    talk(table, 20)
    table.tap("c2")
    before, match = (table.table.times, table.table.clock.table), table.table.match
    table.restart()
    table.do(Resume(match))
    assert (table.table.times, table.table.clock.table) == before == ((5000, 0), 320_000)


def test_leaving_in_the_middle_of_a_talk_writes_it_down(table):
    table.wait(4)
    table.do(Pause(on=True))
    table.do(TableTime(on=True))
    table.wait(300)
    match = table.table.match
    table.do(Leave())
    table.do(Resume(match))
    assert table.table.record[-1].words == Msg("app-table-time")
    assert (table.table.times, table.table.clock.table) == ((4000, 0), 300_000)
    table.do(Pause(on=False))
    table.do(TakeBack())
    table.tap("c0")
    assert (table.table.times, table.table.clock.table) == ((4000, 0), 300_000)


def test_leaving_a_pause_that_was_no_talk_writes_nothing_down(table):
    table.do(Pause(on=True))
    table.wait(300)
    table.do(Leave())
    assert table.saved() == []


def test_a_talk_is_the_tables_time_when_the_device_is_switched_off_from_the_pause(table):
    table.do(Pause(on=True))
    table.do(TableTime(on=True))
    table.wait(600)
    table.do(PowerOff())
    assert json.loads(table.saved()[-1])["ms"]["table"] == 600_000
    assert table.table.stopwatch.paused, "switching off may be refused: then the table still waits"


def test_people_may_leave_though_a_talk_cannot_be_saved(table, monkeypatch):
    def full(*_):
        raise StorageFault("no room")

    talk(table, 300)
    monkeypatch.setattr(table.journal, "append", full)
    table.do(Leave())
    assert table.model.table is None


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
