"""What a city makes and knows, as marks: one a good, either/or goods side by side, then the symbols of science."""

from __future__ import annotations

from collections import Counter
from typing import Final

from companion.engine import MarkId
from companion.engine.view import Signs
from companion.games.wonders.cities import City, symbols, units_for_sale, units_of
from companion.games.wonders.effects import GOODS, MADE, RAW, SYMBOLS, Unit

MARKS: Final = dict(zip(GOODS, ("wood", "stone", "ore", "clay", "glass", "papyrus", "loom"), strict=True))


def goods_made(city: City, either_or: str) -> tuple[Signs, ...]:
    """All that the owner can make in a turn."""
    return _signs(units_of(city, either_or))


def goods_for_sale(city: City) -> tuple[Signs, ...]:
    """What neighbours may buy."""
    return _signs(units_for_sale(city))


def science(city: City) -> tuple[Signs, ...]:
    """The symbols of each kind; wild ones as the kind of card that bears them."""
    counted = Counter(symbol if symbol in SYMBOLS else "science" for symbol in symbols(city))
    return tuple(Signs((kind,), counted[kind]) for kind in (*SYMBOLS, "science") if counted[kind])


def _signs(units: tuple[Unit, ...]) -> tuple[Signs, ...]:
    counted = Counter(_marks(unit) for unit in sorted(units, key=lambda unit: (len(unit), GOODS.index(unit[0]))))
    return tuple(Signs(marks, n) for marks, n in counted.items())


def _marks(unit: Unit) -> tuple[MarkId, ...]:
    """One of any raw or any manufactured good is a single mark."""
    for goods, mark in ((RAW, "raw"), (MADE, "made")):
        if sorted(unit) == sorted(goods):
            return (mark,)
    return tuple(MARKS[good] for good in GOODS if good in unit)
