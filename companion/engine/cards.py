"""The catalogue of a game: which cards are in the box."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from companion.engine.msg import CardId, MarkId


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card. `copies` physical cards carry this id, each with a tag of its own.

    `mark` is the sign of its suit or colour, `number` what is printed large on it; `traits` are the game's own data.
    `by_name`: people say its name alone, without letter and number.
    """

    id: CardId
    mark: MarkId
    number: int | None = None
    copies: int = 1
    by_name: bool = False
    traits: Mapping[str, Any] = field(default_factory=dict, hash=False)


class Catalogue(Mapping[CardId, Card]):
    """All cards of a game, in the order of its `cards.toml`."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self._cards = {card.id: card for card in cards}
        if len(self._cards) != len(cards):
            raise ValueError("a card id stands twice in the catalogue")

    def __getitem__(self, card: CardId) -> Card:
        return self._cards[card]

    def __iter__(self) -> Iterator[CardId]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def of(self, mark: MarkId) -> tuple[CardId, ...]:
        """The ids of all cards that carry `mark`, in catalogue order."""
        return tuple(card.id for card in self._cards.values() if card.mark == mark)


def load_table(package: str, name: str) -> dict[str, Any]:
    """A TOML file that lies in `package`. Read once, when the game is imported."""
    return tomllib.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))


def load_catalogue(package: str, name: str = "cards.toml") -> Catalogue:
    """The cards of `package`: an array of tables `card` with `id`, `mark` and, where they apply, `number`,
    `copies`, `by_name` and whatever else the game keeps as traits.
    """
    return Catalogue(tuple(_card(dict(row)) for row in load_table(package, name)["card"]))


def _card(row: dict[str, Any]) -> Card:
    return Card(
        id=row.pop("id"),
        mark=row.pop("mark"),
        number=row.pop("number", None),
        copies=row.pop("copies", 1),
        by_name=row.pop("by_name", False),
        traits=row,
    )
