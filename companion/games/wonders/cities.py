"""A city: its board, its cards, its coins and tokens, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from companion.engine import CardId, Seat, neighbours
from companion.games.wonders.box import CARDS, SIDES, STRUCTURES, BoardSide
from companion.games.wonders.effects import GOODS, Ability, Effect, Makes, Science, Shields, Tally

START_COINS: Final = 3


@dataclass
class City:
    """What lies in front of a player. `stages` in the order built, `tucked` the cards under them, where told.

    `built_in` is the age in which a card was built. `free_build_in` is the last age whose free build was used,
    `skips_age` the one whose conflicts the city takes no part in.
    """

    board: str
    coins: int = START_COINS
    cards: list[CardId] = field(default_factory=list)
    stages: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    tucked: list[CardId] = field(default_factory=list)
    built_in: dict[CardId, int] = field(default_factory=dict)
    free_build_in: int = 0
    skips_age: int = 0

    @property
    def side(self) -> BoardSide:
        """The board, with its stages."""
        return SIDES[self.board]

    @property
    def defeats(self) -> int:
        """How many defeat tokens lie here."""
        return sum(token < 0 for token in self.tokens)

    def of(self, *colours: str) -> tuple[CardId, ...]:
        """The cards of these colours, in the order they were built. A card under a stage has none."""
        return tuple(card for card in self.cards if CARDS[card].mark in colours)


Cities = Sequence[City]


def effects_of_stages(city: City) -> Iterator[Effect]:
    """What the built stages do."""
    for number in city.stages:
        yield from city.side.stages[number - 1].effects


def effects_of(city: City) -> Iterator[Effect]:
    """All that is in force in a city."""
    for card in city.cards:
        yield from STRUCTURES[card].effects
    yield from effects_of_stages(city)


def has(city: City, ability: str) -> bool:
    """Whether a stage with this ability stands."""
    return Ability(ability) in tuple(effects_of_stages(city))


def shields(city: City) -> int:
    """Shields of red cards and of the wonder."""
    return sum(effect.n for effect in effects_of(city) if isinstance(effect, Shields))


def symbols(city: City) -> tuple[str, ...]:
    """The science symbols, wild ones included."""
    return tuple(effect.symbol for effect in effects_of(city) if isinstance(effect, Science))


# -- goods


def units_for_sale(city: City) -> tuple[str, ...]:
    """What neighbours may buy: the board's own good, brown and grey cards (rules 4)."""
    made = (unit for effect in effects_of(city) if isinstance(effect, Makes) and effect.sold for unit in effect.units)
    return (city.side.makes, *made)


def units_of(city: City, either_or: str) -> tuple[str, ...]:
    """All that the owner can make in a turn. `either_or` says what an either/or card counts as, where goods that the
    city does not produce are asked for.
    """
    sold = units_for_sale(city)
    own = [
        unit for effect in effects_of(city) if isinstance(effect, Makes) and not effect.sold for unit in effect.units
    ]
    if has(city, "makes_missing"):
        produced = "".join(unit for unit in sold if len(unit) == 1 or either_or == "both")
        missing = "".join(good for good in GOODS if good not in produced)
        own += [missing] if missing else []
    return (*sold, *own)


# -- counting


def neighbour_seats(cities: Cities, seat: Seat) -> dict[str, Seat]:
    """Whose city lies to the left (next clockwise) and to the right. There are at least three cities."""
    left, right = neighbours(range(len(cities)), seat)
    return {"left": left, "right": right}


def counted(cities: Cities, seat: Seat, tally: Tally) -> tuple[int, tuple[CardId, ...]]:
    """How many things a tally counts for that seat, and which of them are cards."""
    places = {"own": seat, **neighbour_seats(cities, seat)}
    found = [cities[places[where]] for where in ("own", "left", "right") if where in tally.where]
    cards = tuple(card for city in found for card in city.of(*tally.of))
    stages = sum(len(city.stages) for city in found) if "stage" in tally.of else 0
    defeats = sum(city.defeats for city in found) if "defeat" in tally.of else 0
    return len(cards) + stages + defeats, cards


def next_stages(city: City) -> tuple[int, ...]:
    """The stages that may be built now: the next one, or any that is free where the order is free (rules 2)."""
    free = tuple(number for number in range(1, len(city.side.stages) + 1) if number not in city.stages)
    return free if city.side.any_order else free[:1]
