"""The game on the home screen: seven kinds of card round a wonder."""

from __future__ import annotations

from companion.engine import Drawing, Ink, Poly, Sign
from companion.games.wonders.box import COLOURS

WIDTH, HEIGHT = 24.0, 26.0
# Three kinds above the wonder, four below it.
PLACES = ((5.2, 5.4), (12.0, 4.6), (18.8, 5.4), (4.2, 21.0), (9.4, 22.0), (14.6, 22.0), (19.8, 21.0))

# Three steps on each side.
WONDER = (
    *((20.0, 17.2), (20.0, 14.4), (17.0, 14.4), (17.0, 11.6), (14.4, 11.6), (14.4, 8.8)),
    *((9.6, 8.8), (9.6, 11.6), (7.0, 11.6), (7.0, 14.4), (4.0, 14.4), (4.0, 17.2)),
)

EMBLEM = Drawing(
    (
        Poly(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), fill=Ink.PAPER),
        Poly(WONDER, fill=Ink.INK),
        *(Sign(at, kind, 4.8) for at, kind in zip(PLACES, COLOURS, strict=True)),
    ),
    WIDTH,
    HEIGHT,
)
