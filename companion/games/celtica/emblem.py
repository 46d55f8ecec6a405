"""The game on the home screen: a whole amulet on paper."""

from __future__ import annotations

from companion.engine import Disc, Drawing, Ink, Poly, Sign
from companion.games.celtica.box import PARTS

WIDTH, HEIGHT = 24.0, 26.0
_MIDDLE = (12.0, 13.0)

EMBLEM = Drawing(
    (
        Poly(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), fill=Ink.TILE),
        *(Sign(_MIDDLE, part, 20.0) for part in PARTS),
        Disc(_MIDDLE, 11.0, line=Ink.GOOD, width=0.7),
    ),
    WIDTH,
    HEIGHT,
)
