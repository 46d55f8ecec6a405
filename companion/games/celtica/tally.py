"""The score sheet: whole amulets, then the incomplete ones, the largest first. Celtica counts no points."""

from __future__ import annotations

from companion.engine import Column, Msg, Part, ScoreSheet, Seat, ranked
from companion.games.celtica.amulets import COMPLETE, complete, counts, packed, sizes, standing
from companion.games.celtica.state import Celtica

WHOLE = "complete"
ADJUST = "adjust"


def scores(state: Celtica) -> ScoreSheet:
    """Everybody's amulets, in seat order. Only a finished match has winners; a complete tie is shared."""
    standings = [standing(sizes(counts(own)), by_hand(state, seat)) for seat, own in enumerate(state.parts)]
    lines = ranked([_parts(state, seat) for seat in state.seats], lambda seat: standings[seat], final=state.finished)
    most = max(sum(len(amulet) < COMPLETE for amulet in packed(own)) for own in state.parts)
    columns = [Column(WHOLE, Msg("celtica-complete"), "amulet")]
    columns += [Column(f"incomplete:{number}", Msg("celtica-incomplete", n=number)) for number in range(1, most + 1)]
    if state.adjustments:
        columns.append(Column(ADJUST, Msg("celtica-by-hand")))
    return ScoreSheet(lines, tuple(columns), points=False)


def by_hand(state: Celtica, seat: Seat) -> int:
    """Whole amulets that the table gave or took."""
    return sum(adjust.points for adjust in state.adjustments if adjust.seat == seat)


def _parts(state: Celtica, seat: Seat) -> tuple[Part, ...]:
    amulets = packed(state.parts[seat])
    whole = complete(sizes(counts(state.parts[seat])))
    parts = []
    if whole:
        cards = tuple(part for amulet in amulets[:whole] for part in amulet)
        parts.append(Part(WHOLE, whole, cards, WHOLE, Msg("celtica-why-complete")))
    for number, amulet in enumerate(amulets[whole:], 1):
        parts.append(Part("incomplete", len(amulet), amulet, f"incomplete:{number}", Msg("celtica-why-incomplete")))
    parts += [
        Part(ADJUST, adjust.points, (), ADJUST, Msg("celtica-adjusted", why=adjust.why))
        for adjust in state.adjustments
        if adjust.seat == seat
    ]
    return tuple(parts)
