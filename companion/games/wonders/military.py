"""Conflicts at the end of an age (rules 6): every border once, each city against both neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.engine import Seat

VICTORY: Final = {1: 1, 2: 3, 3: 5}
DEFEAT: Final = -1
TOKENS: Final = (*VICTORY.values(), DEFEAT)


@dataclass(frozen=True, slots=True)
class Border:
    """Two cities that face each other, and the token that each takes there; 0 is none."""

    seats: tuple[Seat, Seat]
    tokens: tuple[int, int]


@dataclass(frozen=True, slots=True)
class War:
    """The conflicts of an age: everybody's shields, None for a city that takes no part, and all borders."""

    age: int
    shields: tuple[int | None, ...]
    borders: tuple[Border, ...]

    def tokens_of(self, seat: Seat) -> tuple[int, ...]:
        """The tokens that a seat takes."""
        won = (
            token
            for border in self.borders
            for who, token in zip(border.seats, border.tokens, strict=True)
            if who == seat
        )
        return tuple(token for token in won if token)


def conflicts(age: int, shields: Sequence[int | None]) -> War:
    """The war of an age. Cities without shields to show take no part: their neighbours face each other.

    Two cities that are left face each other once.
    """
    ring = [seat for seat, own in enumerate(shields) if own is not None]
    pairs = [(seat, ring[(place + 1) % len(ring)]) for place, seat in enumerate(ring)]
    pairs = pairs[:1] if len(ring) == 2 else pairs  # noqa: PLR2004 - two cities have one border
    borders = [_border(age, pair, shields) for pair in pairs if pair[0] != pair[1]]
    return War(age, tuple(shields), tuple(borders))


def signed(number: int) -> str:
    """A token as it is printed: +3 or −1."""
    return f"+{number}" if number > 0 else f"−{-number}"


def compare(age: int, own: int, other: int) -> int:
    """The token of a city that shows `own` shields against `other`; 0 is none."""
    return VICTORY[age] if own > other else DEFEAT if own < other else 0


def _border(age: int, pair: tuple[Seat, Seat], shields: Sequence[int | None]) -> Border:
    one, other = (shields[seat] or 0 for seat in pair)
    return Border(pair, (compare(age, one, other), compare(age, other, one)))
