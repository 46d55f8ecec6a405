"""What is in the box: 43 bird cards, 30 shamisen cards and 4 hours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from companion.engine import CardId, load_catalogue

Kind = str

CARDS: Final = load_catalogue(__package__)
KINDS: Final[tuple[Kind, ...]] = ("crow", "rooster", "warbler", "owl", "bat")
BAT: Final = "bat"
BELL: Final = "bell"
BIRDS: Final = tuple(card for card in CARDS if CARDS[card].mark in KINDS)
BIRD_DECK: Final = (*BIRDS, BELL)
SHAMISEN: Final = CARDS.of("shamisen")
# From the top of the pile to its last card, which stays.
HOURS: Final = tuple(card for card in CARDS if "cries" in CARDS[card].traits)

DOOR: Final = "door"
MIRROR: Final = "mirror"
# What a player may be aimed at with, and may answer.
ATTACKS: Final = ("send", "steal", "swap_kind", "swap_all", "send_drawn")

BIRD_BOX: Final = Counter({card: CARDS[card].copies for card in BIRD_DECK})
SHAMISEN_BOX: Final = Counter({card: CARDS[card].copies for card in SHAMISEN})


@dataclass(frozen=True, slots=True)
class Effect:
    """What a shamisen card does: to how many birds at most, or to how many whole cards, and whether bats go first."""

    does: str
    birds: int | None = None
    cards: int | None = None
    bats_first: bool = True


# Any shamisen card may instead kill one bird in front of its player.
PLAIN_KILL: Final = Effect("kill", birds=1)


def effect_of(card: CardId) -> Effect:
    """The effect that is printed on a shamisen card."""
    traits = CARDS[card].traits
    return Effect(
        str(traits["does"]), traits.get("birds"), traits.get("cards"), bats_first=not traits.get("ignores_bats", False)
    )


def kind_of(card: CardId) -> Kind:
    """Which birds a bird card shows; the bell's kind is `bell`."""
    return CARDS[card].mark


def birds_on(card: CardId) -> int:
    """How many birds a bird card shows."""
    return CARDS[card].number or 0


def cries_at(hour: CardId) -> Mapping[Kind, int]:
    """How many birds of each kind cry at an hour."""
    limits: Mapping[Kind, int] = CARDS[hour].traits["cries"]
    return limits
