"""Marks of a game of three colours on clear sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine import Ink, MarkId
from screens.art import Art, Patch, Stroke, bar, circle

_RED: Final = Art((Patch(((0.0, -0.5), (0.58, 0.46), (-0.58, 0.46))),), Ink.RED, wide=1.16, letter=0.4, drop=0.15)
_BLUE: Final = Art((Patch(circle(0.5)),), Ink.BLUE, letter=0.48)
_GREEN: Final = Art((Patch(bar(-0.44, -0.44, 0.88, 0.88)),), Ink.GREEN, letter=0.48)


def _steps(count: int) -> Art:
    """Which sheet a card lies on: so many of four steps are full."""
    full = tuple(Patch(bar(-0.56 + 0.29 * step, 0.06, 0.24, 0.24)) for step in range(count))
    hollow = tuple(
        Stroke(bar(-0.53 + 0.29 * step, 0.09, 0.18, 0.18), 0.05, Ink.DIM, closed=True) for step in range(count, 4)
    )
    return Art((*full, *hollow), Ink.TEXT, wide=1.3)


RECORDS: Final[Mapping[MarkId, Art]] = {
    "red": _RED,
    "blue": _BLUE,
    "green": _GREEN,
    "era": Art(
        (Patch(((-0.34, -0.46), (0.34, -0.46), (0.06, 0.0), (0.34, 0.46), (-0.34, 0.46), (-0.06, 0.0))),), Ink.TEXT
    ),
    **{f"sheet_{count}": _steps(count) for count in range(1, 5)},
}
