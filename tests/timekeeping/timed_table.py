"""A table of the toy game under a referee's clock, and how its clocks are read."""

from __future__ import annotations

from companion.clocks import ClockRules
from companion.commands import Pause, SetClock
from tests.sitting import Sitting

LIMITS = {"turn_s": 60, "bank_s": 300, "reaction_s": 40}


def with_clock(table: Sitting, kind: str = "turn", mode: str = "advisory", **more: int) -> Sitting:
    table.do(SetClock(ClockRules(mode=mode, kind=kind, **{**LIMITS, **more})))
    table.sounds.words()
    return table


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
