"""The screens of clocks, sides, signals, lessons and times, in their states."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.clocks import KINDS, ClockRules, Lap, SeatTimes, Times, Turn
from companion.model import ClockModel, Dial, Model, Stopwatch
from screens.clock_settings import ChangeClock, Clocks, KindOfClock
from screens.names import NewName
from screens.rules_card import RulesCard
from screens.screen import Own, Screen
from screens.table_settings import Sides, Signals, TableSettings
from screens.times import TimesSpent
from tests.screens.sample import LONG_NAMES, NAMES, SEVEN, line, model, table
from tests.screens.voices import said

Room = tuple[Screen, Model]

STILL = {
    "stopwatch": Stopwatch(72_000, 100.0, paused=True),
    "paused_for": Stopwatch(0, 100.0 - 252, paused=False),
}


def clock(seats: int, kind: str = "fischer", **more: object) -> ClockModel:
    left = None if kind == "count_up" else 754_000
    return ClockModel(
        ClockRules(kind=kind, turn_s=30), left=tuple(left and left - 97_000 * seat for seat in range(seats)), **more
    )


def halted(names: tuple[str, ...] = NAMES, kind: str = "fischer", **more: object) -> Model:
    """A match in a pause, its clocks standing still."""
    times = tuple(61_000 * (seat + 1) for seat in range(len(names)))
    return model(table(names=names, clock=clock(len(names), kind, **more), times=times, **STILL))


def dial(ms: int, mode: str = "advisory", *, running: bool = True) -> Model:
    """A turn that has so much left."""
    shown = ClockModel(ClockRules(mode=mode), Dial(ms, 100.0, running, 120_000), (ms,) * 4)
    return model(table(clock=shown))


def spent(names: tuple[str, ...], *, table_ms: int = 251_000) -> Model:
    asks = ("chronicle-play", "chronicle-target", "chronicle-leftover", "chronicle-tie")
    seats = tuple(
        SeatTimes(
            total=sum(95_000 * (seat + 1) // (n + 1) for n in range(len(asks))),
            turns=11 + seat,
            longest=48_000,
            by_ask={ask: 95_000 * (seat + 1) // (n + 1) for n, ask in enumerate(asks)},
        )
        for seat in range(len(names))
    )
    longest = Lap(2, Turn(2, said("Round 3 · trick 5", "第3輪・第5墩", ja="第3ラウンド・5トリック目")), 148_000)
    times = Times(seats, table_ms, longest)
    return model(table(names=names, finished=True, asked=None, clock=ClockModel(ClockRules(), times=times)))


def moved(seat: int, *steps: int, to_table: bool = False) -> Screen:
    screen = ChangeClock(seat)
    for ms in steps:
        screen.own(Own("step", ms), halted())
    if to_table:
        screen.own(Own("table"), halted())
    return screen


def signals(page: int) -> Screen:
    screen = Signals()
    screen.own(Own("page", page), model())
    return screen


HOUSE = {"clock": ClockRules(mode="strict", kind="turn_bank").written(), "turning": "turn", "learn": "off"}
AROUND = {"sides-7": "0 90 90 180 180 270 270", "sides-4": "0 90 180 270"}


def letters(page: int) -> Screen:
    screen = NewName(())
    screen.own(Own("letters", page), model())
    screen.own(Own("type", "ばーと"), model())
    return screen


ROOMS: dict[str, Callable[[], Room]] = {
    **{f"new-name-{page}": (lambda page=page: (letters(page), model())) for page in (1, 2, 3)},
    "clocks": lambda: (Clocks(), halted()),
    "clocks-seven": lambda: (Clocks(), halted(SEVEN, "hourglass")),
    "clocks-long-names": lambda: (Clocks(), halted(LONG_NAMES, "count_up")),
    "clocks-home": lambda: (Clocks(), model(settings=HOUSE)),
    "clocks-off": lambda: (Clocks(), model(settings={"clock": ClockRules(mode="off").written()})),
    "clock-kinds": lambda: (KindOfClock(), model()),
    "clock-change": lambda: (moved(1, 60_000, 10_000), halted()),
    "clock-change-none": lambda: (moved(2, to_table=True), halted(LONG_NAMES)),
    "table-settings": lambda: (TableSettings(), model()),
    "table-settings-house": lambda: (TableSettings(), model(settings=HOUSE)),
    **{
        f"table-settings-{kind}": (
            lambda kind=kind: (TableSettings(), model(settings={"clock": ClockRules(kind=kind).written()}))
        )
        for kind in KINDS
    },
    "sides": lambda: (Sides(), model(settings=AROUND)),
    "sides-usual": lambda: (Sides(), halted(LONG_NAMES)),
    "sides-seven": lambda: (Sides(), replace(halted(SEVEN), settings=AROUND)),
    "sides-in-a-row": lambda: (Sides(), replace(halted(SEVEN), settings={"sides-7": "0 0 0 0 0 0 0"})),
    "signals": lambda: (Signals(), model(settings={"sound-accepted": "off"})),
    "signals-more": lambda: (signals(1), model()),
    "signals-last": lambda: (signals(2), model()),
    "times": lambda: (TimesSpent(), spent(NAMES)),
    "times-seven": lambda: (TimesSpent(), spent(SEVEN)),
    "times-long-names": lambda: (TimesSpent(), spent(LONG_NAMES, table_ms=0)),
    "rules-card": lambda: (RulesCard("chronicle-play"), model(table())),
}

# States of the table itself.
TABLES: dict[str, Model] = {
    "clock-calm": dial(72_000),
    "clock-30": dial(27_000),
    "clock-10": dial(8_000),
    "clock-over": dial(-14_000),
    "clock-over-long": dial(-754_000),
    "clock-strict": dial(72_000, "strict"),
    "clock-strict-over": dial(-14_000, "strict"),
    "clock-off": model(table(clock=ClockModel(ClockRules(mode="off")))),
    "paused-talking": halted(talking=True),
    "paused-long-names": halted(LONG_NAMES),
    "lesson": model(table(explain=True)),
    "lesson-long-names": model(table(explain=True, names=LONG_NAMES)),
    "lesson-off": model(table(explain=True), settings={"learn": "off"}),
    "twice": model(table(), settings={"turning": "twice"}),
    "twice-long-names": model(table(names=LONG_NAMES), settings={"turning": "twice"}),
    "twice-flat": model(table(), settings={"turning": "twice", "mount": "flat"}),
    "then": model(table(view=replace(table().view, then=2), record=(line(2, "w1"),))),
}
