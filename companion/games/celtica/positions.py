"""`companion score celtica`: everybody's parts, counted by kind, ranked by the very rules that rank a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine import BadInput, Json, ranks
from companion.games.celtica.amulets import complete, sizes, standing
from companion.games.celtica.box import CARDS, PARTS
from companion.games.celtica.form import house_rules

# Fewer than a table seats can be compared too.
SEATS: Final = range(1, 6)
FIELDS: Final = ("parts", "options")


def position(described: Mapping[str, Json]) -> Json:
    """Complete amulets, sizes and rank by seat. Raises BadInput naming the field and what was expected there."""
    for name in described:
        if name not in FIELDS:
            raise BadInput(name, "unknown field")
    vectors = _vectors(described.get("parts"))
    options = described.get("options", {})
    if not isinstance(options, dict):
        raise BadInput("options", "expected an object of option ids and values")
    house_rules(options)
    packings = [sizes(copies) for copies in vectors]
    return {
        "complete": [complete(packing) for packing in packings],
        "sizes": [list(packing) for packing in packings],
        "rank": ranks([standing(packing) for packing in packings]),
    }


def _vectors(parts: Json) -> list[list[int]]:
    if not isinstance(parts, list) or len(parts) not in SEATS:
        raise BadInput("parts", f"expected {SEATS[0]} to {SEATS[-1]} lists of nine counts, one a seat")
    for seat, copies in enumerate(parts):
        if not isinstance(copies, list) or len(copies) != len(PARTS):
            raise BadInput(f"parts.{seat}", "expected nine counts: centre, outer_1 to outer_8")
        for place, count in enumerate(copies):
            if not isinstance(count, int) or isinstance(count, bool) or count < 0:
                raise BadInput(f"parts.{seat}.{place}", "expected a whole number from 0")
    for place, kind in enumerate(PARTS):
        if sum(copies[place] for copies in parts) > CARDS[kind].copies:
            raise BadInput(f"parts.*.{place}", f"expected at most {CARDS[kind].copies} of {kind} in all")
    return parts
