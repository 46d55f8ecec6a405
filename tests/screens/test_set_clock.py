"""Date and time where nobody has ever set them: asked once, skippable, and never a day that there is not."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import datetime

import pytest

from companion.commands import SetDate
from companion.model import DeviceModel
from screens.home import HomeScreen
from screens.screen import Own, Push
from screens.set_clock import FirstStart, SetTheClock
from screens.settings import Settings
from tests.pilot import Pilot
from tests.screens.sample import model

UNSET = model(device=DeviceModel(frozenset({"date"}), date="2025-03-01T00:10", date_known=False))
HOME = HomeScreen(None)


def test_it_is_asked_over_home_once_where_the_time_was_never_set():
    first = FirstStart()
    assert isinstance(first(UNSET, HOME), SetTheClock)
    assert first(UNSET, HOME) is None, "whoever skipped it is not asked again"


@pytest.mark.parametrize(
    "device", [DeviceModel(frozenset({"date"})), DeviceModel(date_known=False)], ids=["known", "no helper"]
)
def test_it_is_not_asked_where_it_is_known_or_cannot_be_set(device):
    assert FirstStart()(replace(UNSET, device=device), HOME) is None


def test_it_is_not_asked_over_anything_but_home():
    assert FirstStart()(UNSET, Settings()) is None


def told(screen: SetTheClock) -> str:
    """The date that touching "Set it" tells."""
    year, month, day, hour, minute = screen._now(UNSET)
    return f"{year}-{month:02}-{day:02}T{hour:02}:{minute:02}"


def touched(*acts: tuple[str, int]) -> str:
    screen = SetTheClock()
    for what, part in acts:
        screen.own(Own(what, part), UNSET)
    return told(screen)


def test_it_begins_with_what_the_machine_believes():
    assert touched() == "2025-03-01T00:10"


def test_each_wheel_turns_both_ways_and_round():
    assert touched(("more", 0)) == "2026-03-01T00:10"
    assert touched(("less", 1)) == "2025-02-01T00:10"
    assert touched(("less", 2)) == "2025-03-31T00:10"
    assert touched(("less", 3)) == "2025-03-01T23:10"
    assert touched(*[("less", 4)] * 11) == "2025-03-01T00:59"


def test_the_thirty_first_of_a_shorter_month_is_its_last_day():
    assert touched(("less", 2), ("less", 1)) == "2025-02-28T00:10"
    assert touched(("less", 2), *[("more", 0)] * 3, ("less", 1)) == "2028-02-29T00:10"


@pytest.mark.parametrize("seed", range(100))
def test_whatever_is_turned_there_is_such_a_day(seed):
    chance = random.Random(seed)
    acts = [(chance.choice(("more", "less")), chance.randrange(5)) for _ in range(60)]
    assert datetime.fromisoformat(touched(*acts)).year >= 2025


def test_the_date_is_told_as_it_stands_there(device):
    pilot = Pilot(device)
    pilot.stack.do(Push(SetTheClock()), device.model)
    pilot.touch_that(Own("more", 0))
    pilot.touch("Set it")
    (date,) = [step.local for step in pilot.sent if isinstance(step, SetDate)]
    assert len(date) == len("2026-11-30T20:15")
    assert isinstance(pilot.stack.top, HomeScreen)
