"""The public state as plain JSON. RULES.md documents it; nothing in it depends on a face-down card."""

from __future__ import annotations

from companion.engine import Json
from companion.games.wonders.cities import City, shields
from companion.games.wonders.military import War
from companion.games.wonders.state import Wonders


def public(state: Wonders) -> Json:
    """What everybody at the table can see or has been told."""
    return {
        "mode": state.mode,
        "age": state.age,
        "turn": state.turn,
        "free_city_holder": state.holder if state.has_free_city and not state.tallying else None,
        "cities": [_city(city) for city in state.cities],
        "turned_up": {str(seat): card for seat, card in state.turned_up.items()},
        "discard": {"known": list(state.discard), "unknown": sum(state.buried.values())},
        "wars": [_war(war) for war in state.wars],
    }


def _city(city: City) -> Json:
    return {
        "board": city.side.board,
        "side": city.side.side,
        "coins": city.coins,
        "cards": list(city.cards),
        "stages": list(city.stages),
        "tucked": list(city.tucked),
        "tokens": list(city.tokens),
        "shields": shields(city),
    }


def _war(war: War) -> Json:
    return {
        "age": war.age,
        "shields": list(war.shields),
        "borders": [{"seats": list(border.seats), "tokens": list(border.tokens)} for border in war.borders],
    }
