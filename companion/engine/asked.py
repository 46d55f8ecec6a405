"""A question as it may leave the core: what is asked and what may be told, as far as the table knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.engine.ask import Ask, Each, First, Kind, Number, Option, PickOne, PickSeat, Raw, Single
from companion.engine.game import S
from companion.engine.match import Match
from companion.engine.msg import Msg, Who
from companion.engine.seats import Seat


@dataclass(frozen=True, kw_only=True)
class Asked:
    """The public side of an `Ask`. It never depends on a card that lies face down.

    `accepts` are the values of a tap or choice; `options` are the same choices with their words. A number lies
    between `low` and `high`. `asks` holds the parts of a question to several seats (by seat number) or of a window
    (by branch); `seats_in` have answered, `awaited` is the seat that an answer without a seat goes to.
    """

    key: str
    kind: Kind
    seat: Seat | None
    accepts: tuple[Raw, ...] = ()
    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None
    asks: Mapping[str, Asked] = field(default_factory=dict)
    seats_in: tuple[Seat, ...] = ()
    awaited: Seat | None = None
    close: str | None = None


def public_question(match: Match[S]) -> Asked | None:
    """The question that the match asks now, or None where nothing is asked."""
    ask = match.ask
    if ask is None:
        return None
    if isinstance(ask, Each):
        return Asked(
            key=ask.key,
            kind="each",
            seat=ask.seat,
            asks={str(seat): _single(part) for seat, part in ask.asks.items()},
            seats_in=match.seats_in,
            awaited=match.next_seat(),
            close=ask.close if match.may_close() else None,
        )
    if isinstance(ask, First):
        parts = {branch: _single(part) for branch, part in ask.asks.items()}
        return Asked(key=ask.key, kind="first", seat=ask.seat, asks=parts, awaited=ask.seat)
    return _single(ask)


def _single(ask: Ask[Any]) -> Asked:
    assert isinstance(ask, Single)
    if isinstance(ask, Number):
        return Asked(key=ask.key, kind="number", seat=ask.seat, low=ask.low, high=ask.high, awaited=ask.seat)
    return Asked(
        key=ask.key,
        kind=ask.kind,
        seat=ask.seat,
        accepts=tuple(ask.accepts()),
        options=_options(ask),
        awaited=ask.seat,
    )


def _options(ask: Single[Any]) -> tuple[Option, ...]:
    if isinstance(ask, PickOne):
        return ask.among
    if isinstance(ask, PickSeat):
        return tuple(Option(f"seat:{seat}", Msg("app-who", who=Who(seat))) for seat in ask.seats)
    return ()
