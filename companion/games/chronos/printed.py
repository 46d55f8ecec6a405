"""What is printed on the table's own cards and cannot be known before somebody reads it: numbers and arrows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from companion.engine import BadInput, Json
from companion.games.chronos.binder import At
from companion.games.chronos.box import CARDS, KINDS, MAGES, Kind, card_of

DIRECTIONS: Final[Mapping[str, At]] = {
    "n": (-1, 0),
    "ne": (-1, 1),
    "e": (0, 1),
    "se": (1, 1),
    "s": (1, 0),
    "sw": (1, -1),
    "w": (0, -1),
    "nw": (-1, -1),
}
NUMBERED: Final = tuple(kind for kind in KINDS if kind not in MAGES)
LARGEST: Final = 99


@dataclass(frozen=True)
class Printed:
    """Numbers by kind and the arrows of an upright mage, as far as they have been told."""

    numbers: Mapping[Kind, int] = field(default_factory=dict)
    arrows: Mapping[Kind, tuple[str, ...]] = field(default_factory=dict)

    def number(self, kind: Kind) -> int | None:
        """The number on a kind of card: as told, else as every copy of the game has it; None where nobody knows.

        A mage has no number and counts nothing.
        """
        if kind in MAGES:
            return 0
        return self.numbers.get(kind, CARDS[card_of("red", kind)].number)

    def steps(self, kind: Kind, *, turned: bool) -> tuple[At, ...]:
        """Where the arrows of a mage point, in rows down and columns to the right. They must be known."""
        way = -1 if turned else 1
        return tuple((way * DIRECTIONS[arrow][0], way * DIRECTIONS[arrow][1]) for arrow in self.arrows[kind])

    def with_number(self, kind: Kind, number: int) -> Printed:
        """With one more number told."""
        return replace(self, numbers={**self.numbers, kind: number})

    def with_arrows(self, kind: Kind, arrows: tuple[str, ...]) -> Printed:
        """With the arrows of a mage told."""
        return replace(self, arrows={**self.arrows, kind: arrows})


def read_printed(given: Json) -> Printed:
    """`{"arrows":{"white_mage":["e"]},"numbers":{"traveller":1}}`. Raises BadInput naming the field."""
    if not isinstance(given, dict):
        raise BadInput("printed", "expected an object with numbers and arrows")
    for name in given:
        if name not in ("numbers", "arrows"):
            raise BadInput(f"printed.{name}", "unknown field")
    numbers = _object("numbers", given.get("numbers", {}), NUMBERED)
    for kind, number in numbers.items():
        if not isinstance(number, int) or isinstance(number, bool) or abs(number) > LARGEST:
            raise BadInput(f"printed.numbers.{kind}", f"expected a whole number from -{LARGEST} to {LARGEST}")
    arrows = _object("arrows", given.get("arrows", {}), MAGES)
    return Printed(dict(numbers), {kind: _arrows(kind, ways) for kind, ways in arrows.items()})


def printed_json(printed: Printed) -> Json:
    """As the first line of a record holds it: only what is known, and only what there is."""
    told: dict[str, Json] = {}
    if printed.numbers:
        told["numbers"] = dict(printed.numbers)
    if printed.arrows:
        told["arrows"] = {kind: list(ways) for kind, ways in printed.arrows.items()}
    return told


def _object(name: str, given: Json, kinds: tuple[Kind, ...]) -> Mapping[Kind, Json]:
    if not isinstance(given, dict):
        raise BadInput(f"printed.{name}", "expected an object by kind of card")
    for kind in given:
        if kind not in kinds:
            raise BadInput(f"printed.{name}.{kind}", f"expected one of {', '.join(kinds)}")
    return given


def _arrows(kind: Kind, ways: Json) -> tuple[str, ...]:
    where = f"printed.arrows.{kind}"
    if not isinstance(ways, list) or not ways or not all(isinstance(way, str) and way in DIRECTIONS for way in ways):
        raise BadInput(where, f"expected a list of {' '.join(DIRECTIONS)}")
    if len(set(ways)) != len(ways):
        raise BadInput(where, "expected each direction once")
    return tuple(ways)
