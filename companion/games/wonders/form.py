"""What is chosen before the first turn: the boards, how the companion is used, and the house rules.

RULES.md says which ruling each house rule changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import BadInput, Chance, Field, Json, Setup, complete_options
from companion.games.wonders.box import BOARDS, SIDES

MODES: Final = ("referee", "tally")
# Two players play with a third city between them, which nobody sits at.
LEAST_CITIES: Final = 3

FORM: Final = (
    Field("chain_source", ("possession", "earlier_age")),
    Field("babylon_before_discard_builds", ("yes", "no")),
    Field("babylon_uses_turn_6", ("no", "yes")),
    Field("two_discard_builders", ("halikarnassos_first", "great_wall_first")),
    Field("buy_what_you_make", ("no", "yes")),
    Field("great_wall_loss", ("after_coins_arrive", "before_coins_arrive")),
    Field("either_or_counts_as_made", ("both", "neither")),
    Field("copied_shipowners_counts_itself", ("yes", "no")),
    Field("copied_guild_feeds_shipowners", ("no", "yes")),
    Field("free_city_first_holder", ("left", "right")),
    Field("free_city_card_order", ("holder_first", "free_city_first")),
    Field("free_city_may_win", ("no", "yes")),
)
MORE_FORM: Final = (
    Field("mode", MODES),
    Field("boards", tuple(SIDES), each=True, least=LEAST_CITIES),
)


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseRules:
    """The rules this table plays by: one field for each of the form, so that a misspelt one cannot be asked for."""

    chain_source: str
    babylon_before_discard_builds: str
    babylon_uses_turn_6: str
    two_discard_builders: str
    buy_what_you_make: str
    great_wall_loss: str
    either_or_counts_as_made: str
    copied_shipowners_counts_itself: str
    copied_guild_feeds_shipowners: str
    free_city_first_holder: str
    free_city_card_order: str
    free_city_may_win: str


def house_rules(options: Mapping[str, Any]) -> HouseRules:
    """The chosen rules, the first value standing for what was not chosen. Raises BadInput for any other."""
    return HouseRules(**complete_options(FORM, options))


def cities_of(players: int) -> int:
    """How many cities a table has."""
    return max(players, LEAST_CITIES)


def more(fields: Mapping[str, Json], setup: Setup) -> Mapping[str, Json]:
    """The fields of the first line that only this game has: `mode` and `boards`. Raises BadInput."""
    for name in fields:
        if name not in ("mode", "boards"):
            raise BadInput(name, "unknown field")
    mode = fields.get("mode", MODES[0])
    if mode not in MODES:
        raise BadInput("mode", f"expected {' or '.join(MODES)}")
    return {"mode": mode, "boards": _boards(fields.get("boards"), cities_of(len(setup.seats)))}


def _boards(boards: Json, cities: int) -> list[str]:
    if not isinstance(boards, list) or len(boards) != cities:
        raise BadInput("boards", f"expected {cities} boards with their sides, one a city")
    for place, board in enumerate(boards):
        if not isinstance(board, str) or board not in SIDES:
            raise BadInput(f"boards[{place}]", "expected a board and its side, such as gizah:A")
        if board.partition(":")[0] in [other.partition(":")[0] for other in boards[:place]]:
            raise BadInput(f"boards[{place}]", "expected each board once")
    return list(boards)


def demo_more(seats: int, chance: Chance) -> Mapping[str, Json]:
    """The boards of a table that plays itself: drawn, and so are their sides."""
    drawn = chance.sample(BOARDS, cities_of(seats))
    return {"mode": MODES[0], "boards": [f"{board}:{chance.choice('AB')}" for board in drawn]}
