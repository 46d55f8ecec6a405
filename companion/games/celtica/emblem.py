"""The game on the home screen: a whole amulet."""

from __future__ import annotations

from companion.engine import Drawing, Ink, Poly
from companion.games.celtica.box import PARTS
from companion.games.celtica.jewels import amulet

WIDTH, HEIGHT = 24.0, 26.0
_MIDDLE = (12.0, 13.0)

EMBLEM = Drawing(
    (
        Poly(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), fill=Ink.TILE),
        *amulet(_MIDDLE, 10.2, PARTS),
    ),
    WIDTH,
    HEIGHT,
)
