"""The score sheet: fame round by round, every point with its reason and its cards."""

from __future__ import annotations

from companion.engine import Column, Mark, Msg, Named, Part, ScoreSheet, Seat, ranked
from companion.games.chronicle.box import SUITS
from companion.games.chronicle.history import ALL_CARDS, conditions
from companion.games.chronicle.scoring import MONOPOLY, TOGETHER, Award
from companion.games.chronicle.state import Chronicle, fame

ADJUST = "adjust"


def scores(state: Chronicle) -> ScoreSheet:
    """Everybody's fame, in seat order. Only a finished match has winners; a tie at the top is shared."""
    points = fame(state)
    lines = ranked([_parts(state, seat) for seat in state.seats], lambda seat: points[seat], final=state.finished)
    columns = [Column(f"round:{result.number}", Msg("chronicle-round", n=result.number)) for result in state.results]
    if state.adjustments:
        columns.append(Column(ADJUST, Msg("chronicle-by-hand")))
    return ScoreSheet(lines, tuple(columns))


def why(award: Award) -> Msg:
    """The reason of a point, in words: what was counted, and how much of it."""
    if award.what == MONOPOLY:
        return Msg("chronicle-why-monopoly")
    if award.what == TOGETHER:
        return Msg("chronicle-why-together")
    condition = conditions([award.what])[0]
    key = f"chronicle-why-{condition.rewards.replace('_', '-')}"
    if condition.of == ALL_CARDS:
        return Msg(f"{key}-cards", history=Named(award.what), n=award.count)
    if condition.of in SUITS:
        return Msg(key, history=Named(award.what), suit=Mark(condition.of), n=award.count)
    return Msg(key, history=Named(award.what))


def _parts(state: Chronicle, seat: Seat) -> tuple[Part, ...]:
    earned = [
        Part(award.what, award.points, award.cards, f"round:{result.number}", why(award))
        for result in state.results
        for award in result.awards
        if award.seat == seat
    ]
    by_hand = [
        Part(ADJUST, adjust.points, (), ADJUST, Msg("chronicle-adjusted", why=adjust.why))
        for adjust in state.adjustments
        if adjust.seat == seat
    ]
    return (*earned, *by_hand)
