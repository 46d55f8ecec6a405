"""The game on the home screen: clear sheets one over the other, and what is seen through them."""

from __future__ import annotations

from companion.engine import Drawing, Ink, Poly, Sign

WIDTH, HEIGHT = 24.0, 26.0


def _sheet(x: float, y: float) -> Poly:
    return Poly(((x, y), (x + 16, y), (x + 16, y + 18), (x, y + 18)), line=Ink.INK, width=0.4)


EMBLEM = Drawing(
    (
        Poly(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), fill=Ink.PAPER),
        _sheet(2.0, 2.0),
        _sheet(4.0, 4.0),
        _sheet(6.0, 6.0),
        Sign((9.4, 9.6), "red", 5.6),
        Sign((16.6, 10.0), "blue", 5.6),
        Sign((13.0, 18.4), "green", 5.6),
    ),
    WIDTH,
    HEIGHT,
)
