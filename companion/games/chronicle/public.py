"""The public state as plain JSON. RULES.md documents it; nothing in it depends on a face-down card."""

from __future__ import annotations

from companion.engine import Json
from companion.games.chronicle.state import Chronicle, Round, Trick, fame, history_deck


def public(state: Chronicle) -> Json:
    """What everybody at the table can see or has been told."""
    round = state.round
    return {
        "round": round.number,
        "history": {
            "active": list(round.active),
            "set_aside": list(round.set_aside),
            "used": list(state.used),
            "deck": len(history_deck(state)),
        },
        "removed": round.removed,
        "leader": round.leader if round.dealt else None,
        "hands": [{"size": hand.size, "known": list(hand.known)} for hand in round.hands],
        "allies": [list(cards) for cards in round.allies],
        "out": list(round.out),
        "out_face_down": len(round.out_face_down),
        "tricks": round.tricks,
        "trick": None if round.trick is None else _trick(round.trick),
        "false_sloughs": _false_sloughs(round),
        "fame": list(fame(state)),
    }


def _trick(trick: Trick) -> Json:
    return {
        "number": trick.number,
        "suit": trick.suit,
        "reversed": trick.reversed,
        "played": [
            {"seat": played.seat, "card": played.card if played.face_up else None, "taken_back": not played.live}
            for played in trick.played
        ],
    }


def _false_sloughs(round: Round) -> Json:
    return [
        {"seat": slough.seat, "suit": slough.suit, "trick": slough.trick} for slough in round.sloughs if slough.stands
    ]
