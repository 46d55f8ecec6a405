"""The public state as plain JSON. RULES.md documents it; of hands it holds the sizes."""

from __future__ import annotations

from companion.engine import Json
from companion.games.crows.areas import Bird
from companion.games.crows.piles import bird_deck, shamisen_deck
from companion.games.crows.state import Crows, Deed


def public(state: Crows) -> Json:
    """What everybody at the table can see or has been told."""
    return {
        "turn": state.turn,
        "turns": state.turns,
        "hour": state.hour,
        "hours": list(state.hours),
        "areas": [[bird.card for bird in area] for area in state.areas],
        "counters": [_counters(area) for area in state.areas],
        "hands": list(state.hands),
        "bird_deck": bird_deck(state).total(),
        "bird_discard": list(state.bird_discard),
        "shamisen_deck": shamisen_deck(state),
        "shamisen_discard": list(state.shamisen_discard),
        "out": list(state.out),
        "table": None if state.deed is None else _deed(state.deed),
    }


def _counters(area: list[Bird]) -> Json:
    return [{"card": bird.card, "dead": bird.dead} for bird in area if bird.dead]


def _deed(deed: Deed) -> Json:
    return {
        "card": deed.card,
        "as": deed.by,
        "seat": deed.seat,
        "source": deed.source,
        "target": deed.target,
        "kind": deed.kind,
        "birds": [bird.card for bird in (*deed.picked, *deed.drawn, *deed.pool)],
    }
