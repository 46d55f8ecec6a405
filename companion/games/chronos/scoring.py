"""What an opened page is worth to each colour. One function scores matches and described positions alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from companion.engine import CardId
from companion.games.chronos.binder import At, Page, Seen, seen_of
from companion.games.chronos.box import BERSERKER, COLOURS, MAGES, NOBLE, WHITE, Colour, Kind, colour_of, kind_of
from companion.games.chronos.form import HouseRules
from companion.games.chronos.printed import Printed

NOBLE_MAJORITY: Final = "noble_majority"
NOBLE_POINTS: Final = 2
FACTORS: Final[Mapping[Kind, int]] = {WHITE: 2, "black_mage": -1}
MIRRORED: Final = "mirrored_effect"


@dataclass(frozen=True, slots=True)
class Factor:
    """What an arrow does to the card it points at: which mage, and how many times the number counts."""

    mage: Seen
    times: int


@dataclass(frozen=True, slots=True)
class Gain:
    """Points of a colour: `what` is the card that is seen, or a rule; `cards` have earned it.

    `number` is what the card says before `factors` act on it.
    """

    colour: Colour
    what: str
    points: int
    cards: tuple[CardId, ...] = ()
    number: int = 0
    factors: tuple[Factor, ...] = ()


@dataclass(frozen=True, slots=True)
class Wanted:
    """A printed value that a page cannot be scored without."""

    what: Literal["number", "arrow"]
    kind: Kind


def wanted(page: Page, printed: Printed, house: HouseRules) -> tuple[Wanted, ...]:
    """Which printed values are needed to score the page and have not been told, in reading order."""
    acting = (*page.right.values(), *_left_side(page, house).values())
    kinds = [kind_of(seen.card) for seen in (*page.counted(), *acting)]
    numbered = [kind_of(seen.card) for seen in page.counted()]
    missing: list[Wanted] = []
    for kind in dict.fromkeys(kinds):
        if kind in MAGES and kind not in printed.arrows:
            missing.append(Wanted("arrow", kind))
        elif kind in numbered and printed.number(kind) is None:
            missing.append(Wanted("number", kind))
    return tuple(missing)


def score_page(page: Page, printed: Printed, house: HouseRules) -> tuple[Gain, ...]:
    """Everything that the page brings: the cards on the right, travellers on the left, then the nobles' own power.

    All that is `wanted` must be known. A berserker's power is the table's to read and to enter.
    """
    return (
        *_numbers(page.right.values(), page.right, printed),
        *_numbers(page.travellers(), _left_side(page, house), printed),
        *_nobles(page, house),
    )


def berserkers(page: Page) -> tuple[CardId, ...]:
    """The berserkers whose power acts when this page is counted."""
    return tuple(seen.card for seen in page.right.values() if kind_of(seen.card) == BERSERKER)


def _left_side(page: Page, house: HouseRules) -> Mapping[At, Seen]:
    """The left page where its arrows act: on travellers, for no other card counts there."""
    return page.left if house.left_page_arrows == MIRRORED and any(page.travellers()) else {}


def _numbers(cards: Iterable[Seen], side: Mapping[At, Seen], printed: Printed) -> Iterator[Gain]:
    """The cards' numbers, each times the factors of every arrow on its side of the binder that points at it.

    Pockets keep their columns when a sheet is turned over: seen from behind, cards and arrows are mirrored together.
    """
    struck = _factors(side, printed)
    for seen in cards:
        number = printed.number(kind_of(seen.card))
        assert number is not None
        factors = struck.get(seen.pocket.at, ())
        points = number
        for factor in factors:
            points *= factor.times
        if number:
            cards_of_it = (seen.card, *(factor.mage.card for factor in factors))
            yield Gain(colour_of(seen.card), seen.card, points, cards_of_it, number, factors)


def _factors(side: Mapping[At, Seen], printed: Printed) -> dict[At, tuple[Factor, ...]]:
    """What the arrows of all mages that are seen do, by where they point. Arrows that leave the page do nothing."""
    struck: dict[At, tuple[Factor, ...]] = {}
    for (row, col), seen in side.items():
        kind = kind_of(seen.card)
        if kind in MAGES:
            for down, right in printed.steps(kind, turned=seen.turned):
                at = (row + down, col + right)
                struck[at] = (*struck.get(at, ()), Factor(seen, FACTORS[kind]))
    return struck


def _nobles(page: Page, house: HouseRules) -> Iterator[Gain]:
    """Two points for a noble whose colour alone is seen most. No arrow touches them."""
    counts = seen_of(page, COLOURS)
    most = max(counts.values())
    leaders = [colour for colour in COLOURS if counts[colour] == most]
    nobles = [seen.card for seen in page.right.values() if kind_of(seen.card) == NOBLE]
    granted = [card for card in nobles if leaders == [colour_of(card)]]
    if house.noble_bonus_per_card == "once_per_colour":
        granted = granted[:1]
    for card in granted:
        yield Gain(colour_of(card), NOBLE_MAJORITY, NOBLE_POINTS, (card,), counts[colour_of(card)])
