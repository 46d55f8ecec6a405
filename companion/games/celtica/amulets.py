"""Amulets: nine kinds of part, one of each in an amulet, and who has the most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.engine import CardId
from companion.games.celtica.box import PARTS

COMPLETE: Final = len(PARTS)


def counts(parts: Sequence[CardId]) -> tuple[int, ...]:
    """How many there are of each kind, the centre first."""
    return tuple(parts.count(kind) for kind in PARTS)


def packed(parts: Sequence[CardId]) -> list[tuple[CardId, ...]]:
    """The parts put together: a kind that is there already begins another amulet, so that the i-th amulet has
    every kind of which there are at least i. No other packing ranks better.
    """
    copies = counts(parts)
    return [
        tuple(kind for kind, many in zip(PARTS, copies, strict=True) if many > amulet)
        for amulet in range(max(copies, default=0))
    ]


def sizes(copies: Sequence[int]) -> tuple[int, ...]:
    """How many parts each amulet has, the largest first."""
    return tuple(sum(many > amulet for many in copies) for amulet in range(max(copies, default=0)))


def complete(sizes: Sequence[int]) -> int:
    """How many of them are whole."""
    return sum(size == COMPLETE for size in sizes)


def standing(sizes: Sequence[int], by_hand: int = 0) -> tuple[int, ...]:
    """What ranks a seat: its whole amulets, then the largest incomplete one, the second largest and so on.

    `by_hand` are whole amulets that the table gave or took.
    """
    return complete(sizes) + by_hand, *(size for size in sizes if size < COMPLETE)
