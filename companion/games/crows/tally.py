"""The result: no points, but an order. The last one in wins, and whoever left later ranks higher."""

from __future__ import annotations

from companion.engine import Column, Msg, Part, ScoreSheet, Seat, ranked
from companion.games.crows.state import Crows

ADJUST = "adjust"


def scores(state: Crows) -> ScoreSheet:
    """Everybody's rank, in seat order. Those who are still in share the first rank; only the last of them wins."""
    lines = ranked(
        [_by_hand(state, seat) for seat in state.seats], lambda seat: _stay(state, seat), final=state.finished
    )
    columns = (Column(ADJUST, Msg("crows-by-hand")),) if state.adjustments else ()
    return ScoreSheet(lines, columns, points=False)


def _stay(state: Crows, seat: Seat) -> int:
    """How long a player stayed: the place in the order of leaving."""
    return state.out.index(seat) if seat in state.out else len(state.seats)


def _by_hand(state: Crows, seat: Seat) -> tuple[Part, ...]:
    """Points that the table gave although the game has none: kept, and of no weight."""
    return tuple(
        Part(ADJUST, adjust.points, (), ADJUST, Msg("crows-adjusted", why=adjust.why))
        for adjust in state.adjustments
        if adjust.seat == seat
    )
