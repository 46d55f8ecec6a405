"""Score sheets: every point names its rule and its cards, and every rank its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine.msg import CardId, MarkId, Msg
from companion.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Part:
    """Points and what they came from: `what` is a rule or card id, `cards` the cards that earned them.

    `column` is the category it is shown under; `why` explains it in words. `mark`: the sign it is shown with, where
    that is not the one of its cards.
    """

    what: str
    points: int
    cards: tuple[CardId, ...] = ()
    column: str = ""
    why: Msg | None = None
    mark: MarkId | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A category of the tally: its id, its words, and its mark where it has one."""

    id: str
    head: Msg
    mark: MarkId | None = None


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What a seat has, part by part.

    `rank` is None for a seat that is scored but does not compete, because nobody sits at it.
    """

    seat: Seat
    parts: tuple[Part, ...]
    rank: int | None
    winner: bool

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum(part.points for part in self.parts)

    def column(self, column: str) -> tuple[Part, ...]:
        """The parts shown under one category."""
        return tuple(part for part in self.parts if part.column == column)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The tally: one line a seat, in seat order. `points`: whether the game counts points at all."""

    lines: tuple[SeatScore, ...]
    columns: tuple[Column, ...] = ()
    points: bool = True


def best_first(lines: Sequence[SeatScore]) -> list[SeatScore]:
    """The lines by rank, equal ones by seat; whoever does not compete last."""
    return sorted(lines, key=lambda line: (line.rank is None, line.rank or 0, line.seat))


def ranks(standing: Sequence[Any]) -> list[int]:
    """The rank of each seat, 1 for the best; equal standings share a rank and the next one is left free.

    A standing is anything that compares: a total, or a tuple whose later members break ties.
    """
    return [1 + sum(better > own for better in standing) for own in standing]


def ranked(parts: Sequence[tuple[Part, ...]], standing: Callable[[Seat], Any], *, final: bool) -> tuple[SeatScore, ...]:
    """One line a seat, ranked by `standing`. Only a `final` tally has winners: all who share the first rank."""
    places = ranks([standing(seat) for seat in range(len(parts))])
    return tuple(
        SeatScore(seat=seat, parts=own, rank=place, winner=final and place == 1)
        for seat, (own, place) in enumerate(zip(parts, places, strict=True))
    )
