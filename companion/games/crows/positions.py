"""`companion score crows`: an hour and what lies in front of everybody, judged by the rule that judges a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from companion.engine import BadInput, CardId, Json
from companion.games.crows.areas import Bird, counted, cries, kinds_in
from companion.games.crows.box import BIRD_BOX, BIRDS, HOURS
from companion.games.crows.form import house_rules

SEATS: Final = range(2, 5)
# A position may also show the one who is left.
AREAS: Final = range(1, 5)
FIELDS: Final = ("hour", "areas", "options")


def position(described: Mapping[str, Json]) -> Json:
    """Who would be out, and everybody's birds. Raises BadInput naming the field and what was expected there."""
    for name in described:
        if name not in FIELDS:
            raise BadInput(name, "unknown field")
    hour = described.get("hour")
    if hour not in HOURS:
        raise BadInput("hour", f"expected one of {', '.join(HOURS)}")
    areas = _areas(described.get("areas"))
    options = described.get("options", {})
    if not isinstance(options, dict):
        raise BadInput("options", "expected an object of option ids and values")
    house_rules(options)
    birds = [[Bird(card) for card in area] for area in areas]
    return {
        "out": [bool(cries(counted(area), hour)) for area in birds],
        "counts": [{kind: counted(area)[kind] for kind in kinds_in(area)} for area in birds],
    }


def _areas(areas: Json) -> list[list[CardId]]:
    if not isinstance(areas, list) or len(areas) not in AREAS:
        raise BadInput("areas", f"expected {AREAS[0]} to {AREAS[-1]} lists of bird cards, one a seat")
    seen: Counter[CardId] = Counter()
    for seat, cards in enumerate(areas):
        if not isinstance(cards, list):
            raise BadInput(f"areas.{seat}", "expected a list of bird cards")
        for place, card in enumerate(cards):
            if card not in BIRDS:
                raise BadInput(f"areas.{seat}.{place}", "expected the id of a bird card")
            seen[card] += 1
            if seen[card] > BIRD_BOX[card]:
                raise BadInput(
                    f"areas.{seat}.{place}", f"expected at most {BIRD_BOX[card]} of {card}: it is one too many"
                )
    return areas
