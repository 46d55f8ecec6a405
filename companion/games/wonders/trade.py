"""Buying from the neighbours (rules 4): every way to cover a cost, and those that no other way beats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from companion.engine import Seat
from companion.games.wonders.cities import Cities, effects_of, neighbour_seats, units_for_sale, units_of
from companion.games.wonders.effects import GOODS, RAW, Discount, Unit

PRICE: Final = 2
DISCOUNTED: Final = 1

# How many of each good, in the order of GOODS.
Counts = tuple[int, ...]


class Way(NamedTuple):
    """Coins to the left and to the right neighbour."""

    left: int
    right: int


NOTHING_TO_PAY: Final = Way(0, 0)


@dataclass(frozen=True, slots=True)
class Stall:
    """What a neighbour sells, and what a raw and a manufactured unit of it costs."""

    units: tuple[Unit, ...]
    raw: int = PRICE
    made: int = PRICE

    def price(self, bought: Counts) -> int:
        """What these goods cost."""
        raw = sum(bought[: len(RAW)])
        return raw * self.raw + (sum(bought) - raw) * self.made


@dataclass(frozen=True, slots=True)
class Market:
    """What a city makes, and what its neighbours sell to it."""

    own: tuple[Unit, ...]
    left: Stall
    right: Stall


def market_of(cities: Cities, seat: Seat, either_or: str) -> Market:
    """The market as it stands: what is built in this very turn neither makes goods nor lowers prices yet."""
    city = cities[seat]
    prices = {("left", "raw"): PRICE, ("left", "made"): PRICE, ("right", "raw"): PRICE, ("right", "made"): PRICE}
    for effect in effects_of(city):
        if isinstance(effect, Discount):
            prices.update({(side, effect.goods): DISCOUNTED for side in effect.sides})
    seats = neighbour_seats(cities, seat)
    return Market(
        own=tuple(sorted(units_of(city, either_or))),
        left=Stall(tuple(sorted(units_for_sale(cities[seats["left"]]))), prices["left", "raw"], prices["left", "made"]),
        right=Stall(
            tuple(sorted(units_for_sale(cities[seats["right"]]))), prices["right", "raw"], prices["right", "made"]
        ),
    )


def counts(goods: str) -> Counts:
    """How many of each good these letters are."""
    return tuple(goods.count(good) for good in GOODS)


@lru_cache(maxsize=4096)
def payments(cost: str, market: Market) -> tuple[Way, ...]:
    """All ways to cover a cost, each good made at home or bought; the cheapest first, then fewest coins to the left.

    Nothing where the goods cannot be had. Every unit covers at most one symbol (rules 3).
    """
    need = counts(cost)
    own, left, right = (_coverable(need, units) for units in (market.own, market.left.units, market.right.units))
    ways = dict.fromkeys(
        Way(market.left.price(bought), market.right.price(rest))
        for made in own
        for bought in left
        if (rest := _without(need, made, bought)) in right
    )
    return tuple(sorted(ways, key=lambda way: (sum(way), way.left)))


def undominated(ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """The ways that no other beats on both sides, in their order."""
    return tuple(way for way in ways if not any(o != way and o.left <= way.left and o.right <= way.right for o in ways))


@lru_cache(maxsize=16384)
def _coverable(need: Counts, units: tuple[Unit, ...]) -> dict[Counts, None]:
    """Every part of the need that these units can cover, each unit giving one of its kinds or nothing."""
    parts: dict[Counts, None] = {(0,) * len(need): None}
    for unit in units:
        kinds = [GOODS.index(good) for good in unit]
        more = {_with_one_more(part, kind): None for part, kind in product(parts, kinds) if part[kind] < need[kind]}
        parts |= more
        if need in parts:
            return _all_parts(need)
    return parts


def _all_parts(need: Counts) -> dict[Counts, None]:
    return dict.fromkeys(product(*(range(n + 1) for n in need)))


def _with_one_more(part: Counts, kind: int) -> Counts:
    return (*part[:kind], part[kind] + 1, *part[kind + 1 :])


def _without(need: Counts, *parts: Counts) -> Counts:
    """What is left of the need; has negative numbers where there is more than was needed."""
    return tuple(n - sum(part[kind] for part in parts) for kind, n in enumerate(need))
