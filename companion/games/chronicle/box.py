"""What is in the box: thirty-six characters and twelve history cards."""

from __future__ import annotations

from typing import Final

from companion.engine import CardId, load_catalogue

Suit = str

CARDS: Final = load_catalogue(__package__)
SUITS: Final[tuple[Suit, ...]] = ("power", "wisdom", "love")
KINDS: Final = (*SUITS, "wild")
CHARACTERS: Final = tuple(card for kind in KINDS for card in CARDS.of(kind))
HISTORIES: Final = CARDS.of("history")

KING: Final = "wild_king"
DEMON: Final = "wild_demon"
DRAGON: Final = "wild_dragon"
ANGEL: Final = "wild_angel"
# Exactly four cards are evil: the three ones and the Demon.
EVIL: Final = ("power_01", "wisdom_01", "love_01", DEMON)


def suit_of(card: CardId) -> Suit | None:
    """The suit of a character; None for a wild card, which belongs to no suit."""
    mark = CARDS[card].mark
    return mark if mark in SUITS else None


def number_of(card: CardId) -> int:
    """The number on a coloured character, 1 to 10; 0 for a wild card."""
    return CARDS[card].number or 0


def power_of(card: CardId) -> str:
    """What a character does, as `cards.toml` names it."""
    return str(CARDS[card].traits["power"])
