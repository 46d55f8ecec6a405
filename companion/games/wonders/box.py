"""What is in the box: 148 cards under 75 names, and eight boards with two sides each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Card, CardId, load_catalogue, load_table
from companion.games.wonders.effects import Effect, read_effect

AGES: Final = (1, 2, 3)
TURNS: Final = 6
DEALT: Final = 7
GUILD: Final = "guild"
COLOURS: Final = ("raw", "made", "civil", "trade", "war", "science", GUILD)

CARDS: Final = load_catalogue(__package__)


@dataclass(frozen=True, slots=True)
class Structure:
    """A card as something to be built. `ages`: for each age the players from which on each of its copies is dealt."""

    card: CardId
    colour: str
    cost: str
    coins: int
    free_after: tuple[CardId, ...]
    ages: Mapping[int, tuple[int, ...]]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of a wonder."""

    cost: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class BoardSide:
    """A side of a board: what it makes from the start, and its stages."""

    board: str
    side: str
    makes: str
    stages: tuple[Stage, ...]
    any_order: bool


def _structure(card: Card) -> Structure:
    traits = card.traits
    return Structure(
        card=card.id,
        colour=card.mark,
        cost=traits.get("cost", ""),
        coins=traits.get("coins", 0),
        free_after=tuple(traits.get("free_after", ())),
        ages={int(age): tuple(copies) for age, copies in traits["ages"].items()},
        effects=tuple(read_effect(row) for row in traits["effects"]),
    )


def _side(row: Mapping[str, Any]) -> BoardSide:
    stages = (
        Stage(stage["cost"], tuple(read_effect(effect) for effect in stage["effects"])) for stage in row["stages"]
    )
    return BoardSide(row["board"], row["side"], row["makes"], tuple(stages), row.get("any_order", False))


STRUCTURES: Final[Mapping[CardId, Structure]] = {card.id: _structure(card) for card in CARDS.values()}
SIDES: Final[Mapping[str, BoardSide]] = {
    f"{row['board']}:{row['side']}": _side(row) for row in load_table(__package__, "boards.toml")["side"]
}
BOARDS: Final = tuple(dict.fromkeys(side.board for side in SIDES.values()))
GUILDS: Final = CARDS.of(GUILD)


def copies_dealt(card: CardId, age: int, cities: int) -> int:
    """How many copies of a card an age's deck may hold. A guild may or may not be drawn: one."""
    structure = STRUCTURES[card]
    if age not in structure.ages:
        return 0
    return 1 if structure.colour == GUILD else sum(least <= cities for least in structure.ages[age])


def guilds_dealt(cities: int) -> int:
    """How many guilds are drawn into the last age (rules 1)."""
    return cities + 2
