"""The referee's clock of a match: what is shown of it, when it warns, and the answer that time gives.

It never lectures: by default it warns and counts. Only a strict clock answers, and only what the question itself names.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.clocks import (
    WARNINGS,
    Charge,
    ClockRules,
    at_table,
    full,
    lap_ms,
    runs_down,
    time_left,
    times_of,
    totals,
)
from companion.engine import Answer, Each, Seat
from companion.engine.ask import Ask
from companion.engine.match import parts_of
from companion.model import ClockModel, Dial, Stopwatch
from companion.ports import Clock, Cue
from companion.stopwatch import Charges, TurnClock, on_the_clock

_CUES = (Cue.WARN_30, Cue.WARN_10, Cue.OVER)


class Timekeeper:
    """Watches the turn that runs. Whatever changes the match must tell it with `look`."""

    def __init__(self, charges: Charges, clock: Clock, rules: ClockRules) -> None:
        self.turns = TurnClock(charges, clock)
        self._charges = charges
        self._rules = rules
        self._warned: dict[Seat | None, int] = {}
        self._may_answer = True
        self.look()

    @property
    def rules(self) -> ClockRules:
        """The clock rules of the match."""
        return self._rules

    def play_by(self, rules: ClockRules) -> None:
        """From now on the match has another clock. What was charged stays, and counts by the new rules."""
        self._rules = rules
        self.look(may_answer=self._may_answer)

    def look(self, *, may_answer: bool = True) -> None:
        """The match has changed: see how much time everybody has. After an undo time gives no answer of its own, or
        what was taken back would come again at once.
        """
        match = self._charges.history.match
        self._may_answer = may_answer
        self._asked = on_the_clock(match)
        self._turn = self._charges.before()
        self._seats = len(self._charges.history.setup.seats)
        charges = self._charges.with_carried()
        self._left = {seat: time_left(self._rules, charges, self._turn, self._seats, seat) for seat in self._asked}
        self._spent = max((lap_ms(charges, seat, self._turn) for seat in self._asked), default=0)
        self._runs = runs_down(self._rules, self._turn, self._asked, self._seats)
        self._warned = {seat: _passed(left) for seat, left in self._now()}

    def warnings(self) -> tuple[tuple[Cue, Seat | None], ...]:
        """What is to be heard now: each of 30 s, 10 s and the end once a turn, one sound for all who are asked."""
        if self._rules.mode == "off" or self.turns.paused:
            return ()
        heard: dict[int, list[Seat | None]] = {}
        for seat, left in self._now():
            passed = _passed(left)
            if passed > self._warned.get(seat, 0):
                self._warned[seat] = passed
                heard.setdefault(passed, []).append(seat)
        return tuple((_CUES[passed - 1], seats[0] if len(seats) == 1 else None) for passed, seats in heard.items())

    def answer(self) -> Answer | None:
        """The answer that time gives now, where the clock is strict and the question names one."""
        ask = self._charges.history.match.ask
        if self._rules.mode != "strict" or self.turns.paused or not self._may_answer:
            return None
        left = [left for _, left in self._now()]
        if ask is None or ask.otherwise is None or not left or any(ms is None or ms > 0 for ms in left):
            return None
        # Asked for once: what could not be saved is not tried again at every tick.
        self._may_answer = False
        return _default(ask)

    # -- what there is to see

    def stopwatch(self) -> Stopwatch:
        """The time of the turn that runs now: what its earlier answers took, and what has passed since."""
        if self.turns.paused:
            return Stopwatch(self._spent + self.turns.since(), self.turns.counted_from(), paused=True)
        return Stopwatch(self._spent, self.turns.counted_from(), paused=False)

    def times(self) -> tuple[int, ...]:
        """The milliseconds charged so far, by seat."""
        return totals(self._charges.made, self._seats)

    def model(self, seat: Seat | None) -> ClockModel:
        """The clocks, with the dial of this seat."""
        finished = self._charges.history.match.finished
        return ClockModel(
            rules=self._rules,
            dial=self._dial(seat),
            left=self._all_left() if self.turns.paused else (),
            table=at_table(self._charges.made),
            talking=self.turns.talking,
            times=times_of(self._charges.made, self._seats) if finished else None,
        )

    def _all_left(self) -> tuple[int | None, ...]:
        """What every seat has while all stand still: in an hourglass those who waited have gained."""
        running = Charge(self._turn, dict.fromkeys(self._asked, self.turns.since()))
        charges = [*self._charges.with_carried(), running]
        return tuple(time_left(self._rules, charges, self._turn, self._seats, seat) for seat in range(self._seats))

    def _dial(self, seat: Seat | None) -> Dial | None:
        if self._rules.mode == "off" or (seat not in self._asked and not (self._turn.reaction and not self._asked)):
            return None
        left = self._rules.reaction_s * 1000 if seat is None else self._left[seat]
        if left is None:
            return None
        running = self._runs and not self.turns.paused
        gone = self.turns.since() if self._runs and self.turns.paused else 0
        return Dial(left - gone, self.turns.counted_from(), running, full(self._rules, self._turn))

    # -- how it is reckoned

    def _now(self) -> Iterator[tuple[Seat | None, int | None]]:
        """What those who are asked have left at this moment. A reaction of nobody in particular is the table's."""
        since = self.turns.since() if self._runs else 0
        if self._turn.reaction and not self._asked:
            yield None, self._rules.reaction_s * 1000 - since
        for seat in self._asked:
            left = self._left[seat]
            yield seat, None if left is None else left - since


def _passed(left: int | None) -> int:
    """How many of the warnings lie behind."""
    return 0 if left is None else sum(left <= warning for warning in WARNINGS)


def _default(ask: Ask[object]) -> Answer | None:
    value = ask.otherwise
    assert value is not None
    if isinstance(ask, Each):
        return Answer("choose", value, by="clock", ask=ask.key) if value == ask.close else None
    fitting = (part for part in parts_of(ask) if value in part.legal())
    part = next(fitting, None)
    return None if part is None else Answer(part.kind, value, by="clock", ask=ask.key)
