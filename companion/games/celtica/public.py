"""The public state: all that the table can see or has been told. RULES.md documents it."""

from __future__ import annotations

from companion.engine import Json
from companion.games.celtica.amulets import counts, sizes
from companion.games.celtica.state import Celtica, Hand, Turn


def public(state: Celtica) -> Json:
    """As plain JSON. Nothing in it depends on a card that lies face down."""
    return {
        "round": state.round,
        "last_round": state.last_round,
        "ended_by": state.ender,
        "board": state.board.as_json(),
        "druids": dict(state.druids),
        "hands": [_hand(hand) for hand in state.hands],
        "turn": None if state.turn is None else _turn(state.turn),
        "parts": [list(counts(own)) for own in state.parts],
        "amulets": [list(sizes(counts(own))) for own in state.parts],
        "display": list(state.display),
        "decks": {"druid": state.druid_deck, "experience": state.experience_deck, "parts": state.stacks},
        "discards": {
            "druid": list(state.druid_discard),
            "experience": list(state.experience_discard),
            "experience_unseen": state.experience_spent,
            "parts": list(state.part_discard),
        },
    }


def _hand(hand: Hand) -> Json:
    return {"druid": hand.druids, "experience": hand.experience, "owes_altar_card": hand.owed is not None}


def _turn(turn: Turn) -> Json:
    return {"seat": turn.seat, "laid": list(turn.laid), "taken": list(turn.taken), "lost": turn.lost}
