"""Whose time it is: counted up turn by turn, charged in the lines of the record, and taken back with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.clocks import TABLE, Charge, Turn, at_table, changes_time
from companion.engine import Diverged, Each, Entry, First, History, Match, Seat, Undo
from companion.model import Stopwatch
from companion.ports import Clock


class Charges:
    """What the entries in force were charged, and what an undo has left over for the turn that is played again.

    Follows a history entry by entry, live or from a record: both lead to the same.
    """

    def __init__(self, history: History[Any]) -> None:
        self.history = history
        self.made: list[Charge] = []
        self.carried: Mapping[Seat, int] = {}

    def before(self) -> Turn:
        """Whose turn it is: to be asked before an entry is offered, and handed to `after`."""
        return turn_of(self.history.match)

    def after(self, entry: Entry, turn: Turn, ms: Mapping[Seat, int]) -> bool:
        """An entry was accepted. Taking back restores what was counted then. Returns whether counting starts anew."""
        if isinstance(entry, Undo):
            taken = self.made[-entry.count :]
            del self.made[-entry.count :]
            passed = [charge for charge in taken if not charge.given]
            self.carried = self._left_over(passed) if passed else self.carried
            return bool(passed)
        given = changes_time(entry)
        self.made.append(Charge(turn, ms, given))
        self.carried = self.carried if given else {}
        return not given

    def _left_over(self, passed: Sequence[Charge]) -> Mapping[Seat, int]:
        """The turn that is played again has had its time already; what passed since is nobody's. But a talk about the
        rules, which often ends in an undo, was the table's time all the same.
        """
        talk = at_table(passed) + self.carried.get(TABLE, 0)
        return {**passed[0].ms, TABLE: talk} if talk else passed[0].ms

    def with_carried(self) -> list[Charge]:
        """All charges, with what the turn that runs now has had before it was taken back."""
        return [*self.made, Charge(self.before(), self.carried)] if self.carried else self.made


def timed(history: History[Any], lines: Iterable[tuple[Entry, Mapping[Seat, int]]]) -> Charges:
    """Play the lines of a record, and count their time. Raises Diverged at the first that does not fit."""
    charges = Charges(history)
    for number, (entry, ms) in enumerate(lines):
        turn = charges.before()
        refusal = history.offer(entry)
        if refusal is not None:
            raise Diverged(number, refusal)
        charges.after(entry, turn, ms)
    return charges


class TurnClock:
    """The stopwatch of a match. It knows nothing but the record's charges and the monotonic clock.

    A question to several seats is charged to each seat that has not answered; a question to the table to nobody. A
    pause is nobody's time, unless the table talks: then it is charged to the common account.
    """

    def __init__(self, charges: Charges, clock: Clock) -> None:
        self._charges = charges
        self._clock = clock
        self._since = clock.now()
        self._paused: float | None = None
        self._talk = 0
        self._talking = False

    @property
    def paused(self) -> bool:
        """Whether time stands still."""
        return self._paused is not None

    @property
    def talked(self) -> bool:
        """Whether there was a talk that no line of the record holds yet."""
        return self._talk > 0

    @property
    def talking(self) -> bool:
        """Whether the pause is the table's time."""
        return self.paused and self._talking

    def pause(self) -> None:
        """Let time stand still."""
        if self._paused is None:
            self._paused = self._clock.now()
            self._talking = False

    def talk(self, *, on: bool) -> None:
        """The pause is the table's time from its beginning, or nobody's."""
        self._talking = on

    def go_on(self) -> None:
        """Let time go on."""
        if self._paused is not None:
            lasted = self._clock.now() - self._paused
            self._since += lasted
            self._talk += round(lasted * 1000) if self._talking else 0
            self._paused = None

    def charge(self) -> dict[Seat, int]:
        """What an entry made now costs, by account."""
        ms = dict(self._charges.carried)
        for seat in on_the_clock(self._charges.history.match):
            ms[seat] = ms.get(seat, 0) + self.since()
        talk = ms.get(TABLE, 0) + self._talk
        return {**ms, TABLE: talk} if talk else ms

    def restart(self, charged: int | None) -> None:
        """An entry was accepted that was charged so many milliseconds since the last: count on from there. What its
        saving took, and less than a millisecond, is left over for the next, so that many short turns add up to the
        time that passed. None: entries were taken back, and what passed since the last is nobody's, but for a talk.
        """
        if charged is None:
            self._since = self._clock.now() if self._paused is None else self._paused
        else:
            self._since += charged / 1000
            self._talk = 0

    def since(self) -> int:
        """Milliseconds since the last entry."""
        until = self._clock.now() if self._paused is None else self._paused
        return round((until - self._since) * 1000)

    def counted_from(self) -> float:
        """The monotonic second at which `since` was 0, were there no pause."""
        return self._since

    def pause_lasted(self) -> Stopwatch | None:
        """How long the pause has lasted, where there is one."""
        return None if self._paused is None else Stopwatch(0, self._paused, paused=False)


def on_the_clock(match: Match[Any]) -> tuple[Seat, ...]:
    """The seats whose time runs. A seat that nobody sits at has no clock."""
    ask = match.ask
    if isinstance(ask, Each):
        asked = [seat for seat in ask.asks if seat not in match.seats_in]
    else:
        asked = [] if ask is None or ask.seat is None else [ask.seat]
    return tuple(seat for seat in asked if seat < len(match.setup.seats))


def turn_of(match: Match[Any]) -> Turn:
    """Whose turn it is."""
    ask, where = match.ask, match.game.where(match.state)
    if ask is None:
        return Turn(None, where)
    return Turn(
        who=ask.key if isinstance(ask, Each) else ask.seat,
        where=where,
        ask=ask.key,
        reaction=isinstance(ask, First) and ask.otherwise is not None,
        out=match.game.out(match.state),
    )
