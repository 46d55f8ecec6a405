"""Everybody's points as they stand."""

from __future__ import annotations

from companion.games.chronos.state import Chronos


def totals(state: Chronos) -> tuple[int, ...]:
    """Everybody's points: pages, contracts, bonus, and what the table gave or took by hand."""
    points = [0] * len(state.seats)
    gains = [gain for result in state.results for gain in result.gains]
    for gain in (*gains, *state.bonus):
        seat = state.seat_of(gain.colour)
        if seat is not None:
            points[seat] += gain.points
    for earned in state.earned:
        points[earned.seat] += earned.points
    for seat, more in state.berserker_points.items():
        points[seat] += more
    for adjust in state.adjustments:
        points[adjust.seat] += adjust.points
    return tuple(points)
