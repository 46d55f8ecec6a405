"""Whose time it is: counted up turn by turn, charged in the lines of the record, and taken back with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine import Each, Entry, History, Match, Seat, Undo
from companion.model import Stopwatch
from companion.ports import Clock

Turn = Seat | str | None


@dataclass(frozen=True, slots=True)
class Charge:
    """What one entry of the record cost: whose turn it was, and the milliseconds of each seat."""

    turn: Turn
    ms: Mapping[Seat, int]

    @property
    def elapsed(self) -> int:
        """The milliseconds that the turn had taken. Seats asked at once are all charged the same."""
        return max(self.ms.values(), default=0)


class TurnClock:
    """The stopwatch of a match. It knows nothing but the record's charges and the monotonic clock.

    A question to several seats is charged to each seat that has not answered; a question to the table to nobody.
    """

    def __init__(self, history: History[Any], clock: Clock) -> None:
        self._clock = clock
        self._history = history
        self._charges: list[Charge] = []
        self._carried = 0
        self._since = clock.now()
        self._paused: float | None = None

    @property
    def paused(self) -> bool:
        """Whether time stands still."""
        return self._paused is not None

    def pause(self) -> None:
        """Let time stand still."""
        if self._paused is None:
            self._paused = self._clock.now()

    def go_on(self) -> None:
        """Let time go on."""
        if self._paused is not None:
            self._since += self._clock.now() - self._paused
            self._paused = None

    def charge(self) -> dict[Seat, int]:
        """What an entry made now costs, by seat."""
        ms = self._carried + self._ms_since()
        return dict.fromkeys(_on_the_clock(self._history.match), ms)

    def before(self) -> Turn:
        """Whose turn it is: to be asked before an entry is offered, and handed to `after`."""
        return _turn(self._history.match)

    def after(self, entry: Entry, turn: Turn, ms: Mapping[Seat, int]) -> None:
        """An entry was accepted: time is counted from here on. Taking back restores what was counted then."""
        self._since = self._clock.now() if self._paused is None else self._paused
        self._carried = 0
        if isinstance(entry, Undo):
            # The turn that is played again has had its time already; what passed since is nobody's.
            self._carried = self._charges[-entry.count].elapsed
            del self._charges[-entry.count :]
        else:
            self._charges.append(Charge(turn, ms))

    def totals(self) -> tuple[int, ...]:
        """The milliseconds charged so far, by seat."""
        seats = range(len(self._history.setup.seats))
        return tuple(sum(charge.ms.get(seat, 0) for charge in self._charges) for seat in seats)

    def turn(self) -> Stopwatch:
        """The time of the turn that runs now: what its earlier answers took, and what has passed since."""
        now = _turn(self._history.match)
        ms = self._carried
        for charge in reversed(self._charges):
            if charge.turn != now:
                break
            ms += charge.elapsed
        at = self._since if self._paused is None else self._paused
        return Stopwatch(ms + (0 if self._paused is None else self._ms_since()), at, paused=self.paused)

    def pause_lasted(self) -> Stopwatch | None:
        """How long the pause has lasted, where there is one."""
        return None if self._paused is None else Stopwatch(0, self._paused, paused=False)

    def _ms_since(self) -> int:
        until = self._clock.now() if self._paused is None else self._paused
        return round((until - self._since) * 1000)


def _on_the_clock(match: Match[Any]) -> tuple[Seat, ...]:
    ask = match.ask
    if isinstance(ask, Each):
        return tuple(seat for seat in ask.asks if seat not in match.seats_in)
    return () if ask is None or ask.seat is None else (ask.seat,)


def _turn(match: Match[Any]) -> Turn:
    """Whose turn it is: a seat's, everybody's (the key of the question), or nobody's."""
    ask = match.ask
    if ask is None:
        return None
    return ask.key if isinstance(ask, Each) else ask.seat
