"""The game on the home screen: the four kinds of card on paper."""

from __future__ import annotations

from companion.engine import Drawing, Ink, Poly, Sign

WIDTH, HEIGHT = 24.0, 26.0


def _tile(x: float, y: float) -> Poly:
    return Poly(((x, y), (x + 10, y), (x + 10, y + 10.8), (x, y + 10.8)), fill=Ink.PAPER, line=Ink.SOFT, width=0.2)


EMBLEM = Drawing(
    (
        Poly(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), fill=Ink.PAPER),
        _tile(1.4, 1.6),
        _tile(12.6, 1.6),
        _tile(1.4, 13.6),
        _tile(12.6, 13.6),
        Sign((6.4, 7.0), "power", 7.6),
        Sign((17.6, 7.0), "wisdom", 6.4),
        Sign((6.4, 19.0), "love", 7.6),
        Sign((17.6, 19.0), "wild", 7.6),
    ),
    WIDTH,
    HEIGHT,
)
