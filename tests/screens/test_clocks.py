"""Clocks as they are seen and set: the ring, the digits, a pause, time given, and what a table likes."""

from __future__ import annotations

import pytest

from companion.clocks import KINDS, ClockRules
from companion.commands import Pause, SetClock, SetSetting
from companion.engine import Ink
from companion.model import ClockModel, Dial, Stopwatch
from companion.ports import Cue
from screens.clock_settings import Clocks
from screens.clockface import reading
from screens.screen import Own, Push
from screens.table_settings import Sides, Signals, TableSettings
from screens.turning import sides
from tests.pilot import Pilot

WATCH = Stopwatch(72_000, 100.0, paused=False)


def at(now: float, ms: int | None, *, mode: str = "advisory", running: bool = True):
    dial = None if ms is None else Dial(ms, 100.0, running, 120_000)
    return reading(WATCH, ClockModel(ClockRules(mode=mode), dial), now)


# -- the face


@pytest.mark.parametrize(
    ("ms", "digits", "ink"),
    [
        (120_000, "2:00", Ink.TEXT),
        (30_001, "0:31", Ink.TEXT),
        (30_000, "30", Ink.ACT),
        (8_000, "8", Ink.ACT),
        (1, "1", Ink.ACT),
        (0, "0", Ink.ACT),
        (-1, "+0", Ink.REFUSE),
        (-14_000, "+14", Ink.REFUSE),
        (-75_000, "+1:15", Ink.REFUSE),
        (-754_000, "+12′", Ink.REFUSE),
        (3_840_000, "64′", Ink.TEXT),
    ],
)
def test_the_digits_count_down_in_the_last_half_minute_in_seconds_and_then_up(ms, digits, ink):
    read = at(100.0, ms)
    assert (read.digits, read.ink) == (digits, ink)


def test_the_face_says_when_it_changes_and_what_it_shows_then():
    read = at(100.0, 30_400)
    assert (read.digits, read.until) == ("0:31", pytest.approx(100.4))
    assert at(read.until + 0.001, 30_400).digits == "30"
    over = at(140.5, 30_400)
    assert over.digits == "+10"
    assert at(over.until + 0.001, 30_400).digits == "+11"


def test_a_clock_that_stands_still_never_changes():
    assert at(500.0, 12_000, running=False).digits == "12"
    assert at(500.0, 12_000, running=False).until == float("inf")


def test_without_a_limit_it_counts_up_and_off_it_shows_nothing():
    assert at(101.0, None).digits == "1:13"
    assert at(101.0, 5000, mode="off").digits == ""


def test_the_ring_is_as_full_as_the_turn_has_time():
    assert at(100.0, 60_000).share == pytest.approx(0.5)
    assert at(100.0, 600_000).share == 1.0
    assert at(100.0, -5).share == 1.0


# -- in a pause


@pytest.fixture
def pilot(table_of):
    pilot = Pilot(table_of("chronicle", "Ann", "Ben", "Cleo"))
    sitting = pilot.sitting
    sitting.do(SetClock(ClockRules(kind="fischer", turn_s=30, bank_s=600)))
    sitting.tap("monster_attack")
    sitting.choose("seat:1")
    sitting.wait(20)
    pilot.touch("pause")
    return pilot


def test_one_touch_pauses_and_one_goes_on(pilot):
    assert "Paused" in pilot.words
    pilot.touch("Resume")
    assert Pause(on=False) in pilot.sent
    assert pilot.touches == 2


def test_a_talk_is_the_tables_time_after_one_more_touch(pilot):
    pilot.touch("Table time")
    assert "Table time" in pilot.words
    pilot.sitting.wait(60)
    pilot.touch("Resume")
    pilot.sitting.tap("power_06")
    assert pilot.sitting.table.clock.table == 60_000
    assert pilot.sitting.table.times == (0, 20_000, 0)


def test_somebodys_time_is_changed_seen_and_taken_back(pilot):
    pilot.touch("Clocks")
    assert "9:40" in pilot.words
    pilot.touch("Ben", "+1:00", "+1:00", "−0:10", "Set")
    assert "11:30" in pilot.words
    pilot.touch("Back", "Resume")
    assert "Undo" in pilot.offers
    pilot.touch("Undo", "pause", "Clocks")
    assert "9:40" in pilot.words


def test_time_that_was_not_changed_cannot_be_set(pilot):
    pilot.touch("Clocks", "Ben")
    assert "Set" not in pilot.offers
    pilot.touch("+1:00", "−1:00")
    assert "Set" not in pilot.offers


def test_a_turn_goes_to_the_table(pilot):
    pilot.touch("Clocks", "Ben", "+0:10", "Table time", "Set")
    assert pilot.sitting.table.clock.table == 10_000
    assert "9:50" in pilot.words


def test_the_clock_of_a_match_is_chosen_by_touch(pilot):
    pilot.touch("Clocks", "Counts")
    hourglass = next(
        hit for hit in pilot.look().hits if isinstance(hit.does, tuple) and hit.does[0].rules.kind == KINDS[-1]
    )
    pilot._do(hourglass)
    assert pilot.sitting.table.clock.rules.kind == "hourglass"
    pilot.touch("Clock")
    assert pilot.sitting.table.clock.rules.mode == "strict"
    pilot.touch("Clock")
    assert pilot.sitting.table.clock.rules.mode == "off"
    assert "For the match" not in pilot.words


def test_limits_step_up_and_down_and_end_somewhere(device):
    pilot = Pilot(device)
    pilot.stack.do(Push(Clocks()), device.model)
    rules = ClockRules()
    for seconds in (180, 300):
        pilot.touch_that(SetClock(ClockRules(turn_s=seconds)))
    assert "5:00" in pilot.words
    offered = [hit.does for hit in pilot.look().hits if isinstance(hit.does, SetClock)]
    assert {does.rules.turn_s for does in offered} == {300, 180}
    assert rules.turn_s == 120


# -- what a table likes


def test_each_word_of_sound_and_light_is_switched_by_itself(device):
    pilot = Pilot(device)
    pilot.stack.do(Push(Signals()), device.model)
    pilot.touch_that(SetSetting("sound-accepted", "off"), SetSetting("light-refused", "off"))
    pilot.touch_that(Own("page", 1), Own("page", 2))
    pilot.touch_that(SetSetting("light-undo", "off"))
    from companion.__main__ import _left_out

    assert _left_out(device.model.settings, "sound") == {Cue.ACCEPTED}
    assert _left_out(device.model.settings, "light") == {Cue.REFUSED, Cue.UNDO}


def test_a_seat_is_moved_round_the_table_by_touch(device):
    pilot = Pilot(device)
    pilot.stack.do(Push(Sides()), device.model)
    pilot.touch("Seat 1")
    assert sides(device.model.settings, 4) == (270, 180, 0, 0)
    pilot.touch("As usual", "More", "Seat 5")
    assert sides(device.model.settings, 4) == (180, 180, 0, 0)
    assert sides(device.model.settings, 5) == (180, 180, 180, 0, 90)


def test_the_screen_is_told_to_turn_and_lessons_to_stop(device):
    pilot = Pilot(device)
    pilot.stack.do(Push(TableSettings()), device.model)
    pilot.touch("Screen turns", "Explain", "Screen")
    assert device.model.settings["turning"] == "turn"
    assert device.model.settings["learn"] == "off"
    assert device.model.settings["mount"] == "flat"
