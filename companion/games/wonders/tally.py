"""The score sheet: seven categories, and the points that the table gave or took by hand."""

from __future__ import annotations

from companion.engine import Column, Msg, Part, ScoreSheet, Seat, SeatScore, ranks
from companion.games.wonders.scoring import columns, score
from companion.games.wonders.state import FREE_CITY, Wonders

ADJUST = "adjust"


def scores(state: Wonders) -> ScoreSheet:
    """Every city in seat order. The most points win; of equals who has most coins; then victory is shared (rules 7).

    The free city is scored, and competes only where the house lets it.
    """
    parts = [_parts(state, seat) for seat in state.seats]
    places = standing(state, parts)
    lines = tuple(
        SeatScore(seat, own, place, winner=state.finished and place == 1)
        for seat, (own, place) in enumerate(zip(parts, places, strict=True))
    )
    by_hand = (Column(ADJUST, Msg("wonders-by-hand")),) if state.adjustments else ()
    return ScoreSheet(lines, (*columns(), *by_hand))


def standing(state: Wonders, parts: list[tuple[Part, ...]]) -> list[int | None]:
    """Everybody's rank; None for a free city that may not win."""
    return rank(
        [sum(part.points for part in own) for own in parts],
        [city.coins for city in state.cities],
        out=FREE_CITY if state.has_free_city and state.house.free_city_may_win == "no" else None,
    )


def rank(totals: list[int], coins: list[int], *, out: Seat | None = None) -> list[int | None]:
    """Ranks by totals, then coins. `out` does not compete."""
    competing = [seat for seat in range(len(totals)) if seat != out]
    places = dict(zip(competing, ranks([(totals[seat], coins[seat]) for seat in competing]), strict=True))
    return [places.get(seat) for seat in range(len(totals))]


def _parts(state: Wonders, seat: Seat) -> tuple[Part, ...]:
    by_hand = (
        Part(ADJUST, adjust.points, (), ADJUST, Msg("wonders-adjusted", why=adjust.why))
        for adjust in state.adjustments
        if adjust.seat == seat
    )
    return (*score(state.cities, seat, state.house), *by_hand)
