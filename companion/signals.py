"""Which words of sound and light a match calls for: whose turn it is, who must confirm, who is out. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.engine import Each, Match, Seat
from companion.engine.match import parts_of
from companion.ports import Cue

Signal = tuple[Cue, Seat | None]


def calls(match: Match[Any], last: Seat | None) -> Iterator[Signal]:
    """What the question that is asked now calls for, where `last` has just answered.

    A seat is called once, when its turn begins. Where it has played and must now choose, it is asked to confirm; so is
    everybody when all are in and one touch closes the question.
    """
    ask, turn = match.ask, match.next_seat()
    if turn is not None and turn != last:
        yield Cue.YOUR_TURN, turn
    elif isinstance(ask, Each):
        if turn is None and match.may_close():
            yield Cue.CONFIRM, None
    elif turn is not None and all(part.kind != "tap" for part in parts_of(ask)):
        yield Cue.CONFIRM, turn


def gone(before: frozenset[Seat], match: Match[Any]) -> Iterator[Signal]:
    """The seats that have just left the game."""
    for seat in sorted(match.game.out(match.state) - before):
        yield Cue.OUT, seat
