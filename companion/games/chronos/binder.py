"""The binder: four clear sheets of nine pockets, and what is seen through them (rule text, 2.2 and 2.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from companion.engine import CardId
from companion.games.chronos.box import TRAVELLER, Colour, colour_of, kind_of

At = tuple[int, int]

SHEETS: Final = range(1, 5)
PLACES: Final[tuple[At, ...]] = tuple((row, col) for row in range(1, 4) for col in range(1, 4))


@dataclass(frozen=True, slots=True, order=True)
class Pocket:
    """A pocket of a sheet, as seen from its front. Sheet 1 is the oldest, row 1 the top, column 1 the left."""

    sheet: int
    row: int
    col: int

    @property
    def at(self) -> At:
        """Row and column: where it lies on every page."""
        return self.row, self.col

    @property
    def id(self) -> str:
        """As records write it: `3:r1c2`."""
        return f"{self.sheet}:{place_id(self.at)}"


@dataclass(frozen=True, slots=True)
class Lying:
    """A card in a pocket; `turned`: upside down."""

    card: CardId
    turned: bool = False


Binder = Mapping[Pocket, Lying]


@dataclass(frozen=True, slots=True)
class Seen:
    """A card that is seen, and the pocket it lies in."""

    pocket: Pocket
    card: CardId
    turned: bool


@dataclass(frozen=True)
class Page:
    """The binder opened at a page. `right` are fronts in full, `left` the backs of what has been turned over.

    Both are by row and column of the pocket, in reading order.
    """

    number: int
    right: Mapping[At, Seen]
    left: Mapping[At, Seen]

    def travellers(self) -> Iterator[Seen]:
        """The cards of the left page that count: a traveller's number is printed on its back too."""
        return (seen for seen in self.left.values() if kind_of(seen.card) == TRAVELLER)

    def counted(self) -> Iterator[Seen]:
        """Every card that counts for its colour."""
        yield from self.right.values()
        yield from self.travellers()


def open_page(binder: Binder, number: int) -> Page:
    """Sheets up to `number` lie on the right, the newest uppermost; the others were turned to the left, the oldest
    of them uppermost. A card hides whatever lies behind it, its back too.
    """
    return Page(number, _uppermost(binder, range(number, 0, -1)), _uppermost(binder, range(number + 1, 5)))


def seen_of(page: Page, colours: tuple[Colour, ...]) -> dict[Colour, int]:
    """How many cards of each colour are seen."""
    counted = [colour_of(seen.card) for seen in page.counted()]
    return {colour: counted.count(colour) for colour in colours}


def place_id(at: At) -> str:
    """As records write it: `r1c2`."""
    return f"r{at[0]}c{at[1]}"


def place_of(name: str) -> At | None:
    """The place that a record means, if there is such a one."""
    return next((at for at in PLACES if place_id(at) == name), None)


def pocket_of(name: str) -> Pocket | None:
    """The pocket that a record means, written `3:r1c2`, if there is such a one."""
    return next((pocket for pocket in POCKETS if pocket.id == name), None)


POCKETS: Final = tuple(Pocket(sheet, *at) for sheet in SHEETS for at in PLACES)


def _uppermost(binder: Binder, sheets: range) -> dict[At, Seen]:
    seen: dict[At, Seen] = {}
    for at in PLACES:
        pockets = (Pocket(sheet, *at) for sheet in sheets)
        found = next((pocket for pocket in pockets if pocket in binder), None)
        if found is not None:
            seen[at] = Seen(found, binder[found].card, binder[found].turned)
    return seen
