"""What is in the box: sixty druid cards, twenty experience cards, ninety amulet parts, five druids."""

from __future__ import annotations

from typing import Final

from companion.engine import CardId, load_catalogue

Colour = str

CARDS: Final = load_catalogue(__package__)
COLOURS: Final[tuple[Colour, ...]] = ("red", "grey", "white", "brown", "black")
DRUID_CARDS: Final = tuple(f"card_{colour}" for colour in COLOURS)
EXPERIENCE: Final = tuple(f"exp_{colour}" for colour in COLOURS)
# Any centre fits any amulet, so that nine kinds tell all ninety parts apart.
PARTS: Final = ("part_centre", *(f"part_outer_{number}" for number in range(1, 9)))

EXPERIENCE_COUNT: Final = 20
DRUID_COUNT: Final = 60
PART_COUNT: Final = 90
DISPLAY: Final = 9
DEALT: Final = 5
START_PARTS: Final = 2


def colour_of(card: CardId) -> Colour:
    """The druid that a druid or experience card moves."""
    return card.partition("_")[2]


def card_of(colour: Colour) -> CardId:
    """The druid card of a colour."""
    return f"card_{colour}"
