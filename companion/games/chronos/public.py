"""The public state as plain JSON. RULES.md documents it; nothing in it depends on a face-down card."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine import Json
from companion.games.chronos.binder import SHEETS, place_id, seen_of
from companion.games.chronos.points import totals
from companion.games.chronos.printed import printed_json
from companion.games.chronos.reckoning import next_wanted
from companion.games.chronos.state import FOR_GOOD, Chronos, Lock


def public(state: Chronos) -> Json:
    """What everybody at the table can see or has been told."""
    round = state.round
    value = next_wanted(state)
    return {
        "round": round.number,
        "order": list(round.order),
        "colours": list(state.colours),
        "hands": [_hand(state, seat) for seat in state.seats],
        "face_down": [0 if round.revealed else len(round.sealed.get(seat, ())) for seat in state.seats],
        "to_place": [{"seat": placing.seat, "card": placing.card} for placing in round.to_place],
        "sheet": round.sheet,
        "pocket": None if round.pocket is None else place_id(round.pocket),
        "binder": {
            pocket.id: {"card": lying.card, "turned": lying.turned} for pocket, lying in sorted(state.binder.items())
        },
        "seen": {str(number): seen_of(state.page(number), state.colours) for number in SHEETS},
        "locks": [_lock(lock) for lock in state.locks],
        "aside": list(state.aside),
        "eras": list(state.eras),
        "page": round.page,
        "printed": printed_json(state.printed),
        "wanted": None if value is None else {value.what: value.kind},
        "points": list(totals(state)),
    }


def learned(state: Chronos) -> Mapping[str, Json]:
    """What has been read off this copy's cards, for the next match."""
    told = printed_json(state.printed)
    return {"printed": told} if told else {}


def _hand(state: Chronos, seat: int) -> Json:
    """Hands are known to all among three; between two only what deck and hand hold together."""
    return (
        {"size": len(state.hands[seat]), "cards": list(state.hands[seat])} if state.hands else {"size": 0, "cards": []}
    )


def _lock(lock: Lock) -> Json:
    where = f"sheet:{lock.sheet}" if lock.at is None else f"{lock.sheet}:{place_id(lock.at)}"
    return {"lock": where, "for": list(lock.seats), "until": "game" if lock.until == FOR_GOOD else lock.until}
