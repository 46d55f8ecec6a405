"""The game on the home screen: a crow on its roof under the moon."""

from __future__ import annotations

from companion.engine import Drawing, Ink, Poly, Sign

WIDTH, HEIGHT = 24.0, 26.0

EMBLEM = Drawing(
    (
        Poly(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), fill=Ink.PAPER),
        Sign((18.2, 5.6), "hour_2", 5.6),
        Sign((12.0, 13.2), "crow", 9.6),
        Poly(((0, 21.4), (12, 18.6), (WIDTH, 21.4), (WIDTH, HEIGHT), (0, HEIGHT)), fill=Ink.INK),
        Sign((5.0, 23.4), "rooster", 3.4),
        Sign((12.0, 23.0), "owl", 3.4),
        Sign((19.0, 23.4), "bat", 3.4),
    ),
    WIDTH,
    HEIGHT,
)
