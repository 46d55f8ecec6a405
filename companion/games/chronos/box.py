"""What is in the box: forty-five characters in three colours, and the era cards that open a page."""

from __future__ import annotations

from typing import Final

from companion.engine import CardId, load_catalogue

Colour = str
Kind = str

CARDS: Final = load_catalogue(__package__)
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green")
CHARACTERS: Final = tuple(card for colour in COLOURS for card in CARDS.of(colour))
ERAS: Final = CARDS.of("era")

NOBLE: Final = "noble"
WHITE, BLACK = "white_mage", "black_mage"
MAGES: Final = (WHITE, BLACK)
DEMON: Final = "contract_demon"
JESTER: Final = "jester"
PRINCESS: Final = "princess"
DRAGON: Final = "dragon"
TRAVELLER: Final = "traveller"
BERSERKER: Final = "berserker"


def card_of(colour: Colour, kind: Kind) -> CardId:
    """The card of a kind in a colour."""
    return f"{colour}_{kind}"


def colour_of(card: CardId) -> Colour:
    """The colour that a character scores for, whoever placed it."""
    return CARDS[card].mark


def kind_of(card: CardId) -> Kind:
    """What a character is."""
    return str(CARDS[card].traits["kind"])


KINDS: Final = tuple(kind_of(card) for card in CARDS.of("red"))


def copies(kind: Kind) -> int:
    """How many cards of a kind there are in each colour."""
    return CARDS[card_of("red", kind)].copies
