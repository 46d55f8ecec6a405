"""Whether and how something can be built (rules 3 and 4): for nothing, by a chain, by paying, or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.engine import CardId, Seat
from companion.games.wonders.box import STRUCTURES
from companion.games.wonders.cities import Cities, City, next_stages
from companion.games.wonders.form import HouseRules
from companion.games.wonders.trade import NOTHING_TO_PAY, Market, Way, market_of, payments, undominated

How = Literal["free", "chain", "pay", "no"]
Why = Literal["duplicate", "goods", "coins", "stage_built", "stage_order"]


@dataclass(frozen=True, slots=True)
class Means:
    """What a city can build with: coins, goods, and the structures whose chains count."""

    coins: int
    market: Market
    owned: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """How something can be built. `bank` goes to the bank; `ways` are what may go to the neighbours besides, the
    cheapest first. Where the answer is no, `why` says so.
    """

    how: How
    bank: int = 0
    ways: tuple[Way, ...] = (NOTHING_TO_PAY,)
    why: Why | None = None


FREE: Final = Offer("free")
CHAIN: Final = Offer("chain")


def means_of(cities: Cities, seat: Seat, house: HouseRules, age: int | None = None) -> Means:
    """The means of a city as it stands. `age`: where only structures of earlier ages open a chain, the age now."""
    city = cities[seat]
    owned = tuple(card for card in city.cards if house.chain_source == "possession" or _is_earlier(city, card, age))
    return Means(city.coins, market_of(cities, seat, house.either_or_counts_as_made), owned)


def card_offer(city: City, card: CardId, means: Means, *, wasteful: bool = False) -> Offer:
    """How a structure can be built. `wasteful`: what one makes oneself may be bought too."""
    structure = STRUCTURES[card]
    if card in city.cards:
        return _no("duplicate")
    if any(earlier in means.owned for earlier in structure.free_after):
        return CHAIN
    if not structure.cost and not structure.coins:
        return FREE
    return _paid(structure.cost, structure.coins, means, wasteful=wasteful)


def stage_offer(city: City, number: int, means: Means, *, wasteful: bool = False) -> Offer:
    """How a stage can be built. Chains never apply."""
    if number in city.stages:
        return _no("stage_built")
    if number not in next_stages(city):
        return _no("stage_order")
    return _paid(city.side.stages[number - 1].cost, 0, means, wasteful=wasteful)


def _paid(cost: str, bank: int, means: Means, *, wasteful: bool) -> Offer:
    ways = payments(cost, means.market)
    if not ways:
        return _no("goods")
    affordable = tuple(way for way in ways if bank + sum(way) <= means.coins)
    if not affordable:
        return _no("coins")
    return Offer("pay", bank, affordable if wasteful else undominated(affordable))


def _no(why: Why) -> Offer:
    return Offer("no", ways=(), why=why)


def _is_earlier(city: City, card: CardId, age: int | None) -> bool:
    return age is None or city.built_in.get(card, 0) < age
