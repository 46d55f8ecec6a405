"""Marks of a game of birds and hours: silhouettes, each with its letter beside it."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from companion.engine import Ink, MarkId
from screens.art import Art, Patch, Stroke, bow, circle, curve, mirrored
from screens.emblems import EMBLEMS


def _crow() -> Art:
    body = curve(
        (-0.56, 0.34), (-0.2, 0.02), (-0.06, -0.2), (0.04, -0.46), (0.22, -0.46), (0.36, -0.46), (0.4, -0.28),
        (0.5, -0.26), (0.6, -0.2), (0.46, -0.18), (0.36, -0.16), (0.36, 0.2), (0.08, 0.3), (-0.2, 0.32), (-0.56, 0.34),
    )  # fmt: skip
    legs = (Stroke(((-0.02, 0.28), (-0.02, 0.46)), 0.06), Stroke(((0.14, 0.26), (0.14, 0.46)), 0.06))
    return _bird((Patch(body), *legs, Patch(circle(0.045, (0.26, -0.3)), hole=True)), Ink.GREY)


def _rooster() -> Art:
    body = curve(
        (-0.46, -0.34), (-0.56, 0.2), (-0.12, 0.28), (0.3, 0.34), (0.34, -0.1), (0.36, -0.2), (0.46, -0.2),
        (0.36, -0.36), (0.22, -0.34), (0.06, -0.3), (0.04, -0.06), (-0.1, 0.04), (-0.2, -0.1), (-0.24, -0.34),
        (-0.46, -0.34),
    )  # fmt: skip
    comb = (Patch(circle(0.09, (0.16, -0.4))), Patch(circle(0.09, (0.28, -0.41))))
    legs = (Stroke(((-0.04, 0.26), (-0.04, 0.46)), 0.06), Stroke(((0.1, 0.26), (0.1, 0.46)), 0.06))
    return _bird((Patch(body), *comb, *legs, Patch(circle(0.04, (0.24, -0.22)), hole=True)), Ink.RED)


def _warbler() -> Art:
    body = curve(
        (-0.56, -0.1), (-0.3, 0.02), (-0.1, -0.02), (0.02, -0.32), (0.22, -0.32), (0.34, -0.32), (0.38, -0.18),
        (0.48, -0.14), (0.56, -0.1), (0.44, -0.06), (0.38, -0.04), (0.34, 0.34), (0.0, 0.34), (-0.3, 0.3),
        (-0.56, -0.1),
    )  # fmt: skip
    legs = (Stroke(((0.02, 0.3), (0.02, 0.46)), 0.05), Stroke(((0.14, 0.28), (0.14, 0.46)), 0.05))
    return _bird((Patch(body), *legs, Patch(circle(0.04, (0.26, -0.18)), hole=True)), Ink.GREEN)


def _owl() -> Art:
    side = curve((0.0, -0.34), (0.14, -0.36), (0.34, -0.5), (0.36, -0.2), (0.36, 0.1), (0.36, 0.5), (0.0, 0.5))
    eyes = tuple(
        part
        for x in (-0.15, 0.15)
        for part in (Patch(circle(0.13, (x, -0.16)), hole=True), Patch(circle(0.06, (x, -0.16))))
    )
    return _bird((Patch(mirrored(side)), *eyes), Ink.YELLOW, wide=0.8)


def _bat() -> Art:
    side = ((0.0, -0.12), (0.05, -0.3), (0.12, -0.14), (0.3, -0.3), (0.62, -0.34))
    lower = curve(
        (0.62, -0.34),
        (0.56, 0.0),
        (0.58, 0.18),
        (0.44, 0.02),
        (0.34, 0.2),
        (0.24, 0.04),
        (0.14, 0.2),
        (0.06, 0.16),
        (0.0, 0.36),
    )
    return _bird((Patch(mirrored((*side, *lower))),), Ink.PINK, wide=1.3)


def _bird(parts: tuple[Patch | Stroke, ...], ink: Ink, *, wide: float = 1.2) -> Art:
    return Art(parts, ink, wide=wide, letter=0.52, letter_ink=Ink.TEXT, beside=True)


def _bell() -> Art:
    side = curve((0.0, -0.46), (0.26, -0.42), (0.26, -0.06), (0.28, 0.16), (0.42, 0.26))
    parts = (Patch((*mirrored(side),)), Patch(circle(0.1, (0.0, 0.38))))
    return _bird(parts, Ink.TEXT, wide=0.9)


def _half_sun() -> Art:
    rays = []
    for step in range(-2, 3):
        x, y = sin(step * pi / 5), cos(step * pi / 5)
        rays.append(Stroke(((x * 0.42, 0.2 - y * 0.42), (x * 0.54, 0.2 - y * 0.54)), 0.08))
    dome = bow((0.0, 0.2), 0.3, -90, 90)
    return Art((Patch(dome), *rays, Stroke(((-0.56, 0.3), (0.56, 0.3)), 0.09)), Ink.TEXT, wide=1.2)


def _low_moon() -> Art:
    moon = tuple(Patch(tuple((x * 0.8, y * 0.8 - 0.06) for x, y in part.points)) for part in EMBLEMS[1].parts)
    return Art((*moon, Stroke(((-0.46, 0.44), (0.46, 0.44)), 0.09)), Ink.TEXT)


BIRDS: Final[Mapping[MarkId, Art]] = {
    "crow": _crow(),
    "rooster": _rooster(),
    "warbler": _warbler(),
    "owl": _owl(),
    "bat": _bat(),
    "bell": _bell(),
    "gong": _bell(),
    "hour_1": _low_moon(),
    "hour_2": EMBLEMS[1],
    "hour_3": _half_sun(),
    "hour_4": EMBLEMS[0],
    "moon_low": _low_moon(),
    "moon": EMBLEMS[1],
    "sun_half": _half_sun(),
    "sun": EMBLEMS[0],
    "shamisen": Art(
        (
            Patch(circle(0.24, (0.0, 0.24))),
            Stroke(((0.0, 0.0), (0.0, -0.44)), 0.09),
            Stroke(((-0.14, -0.4), (0.14, -0.4)), 0.09),
        ),
        Ink.TEXT,
    ),
}
