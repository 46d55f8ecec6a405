"""Marks of a game of druids and amulets: hoods with letters, the places of a path, the nine parts of an amulet."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from companion.engine import Ink, MarkId
from screens.art import Art, Patch, Stroke, bar, circle, curve, mirrored, regular, star
from screens.emblems import EMBLEMS
from screens.raster import Px

# Each druid's hood has a top of its own, so that it is told from the others without its colour and its letter.
_TOPS: Final[Mapping[str, tuple[Px, ...]]] = {
    "pointed": curve((0.0, -0.5), (0.12, -0.46), (0.2, -0.12), (0.3, 0.2), (0.32, 0.48)),
    "round": curve((0.0, -0.46), (0.26, -0.46), (0.24, -0.1), (0.3, 0.2), (0.32, 0.48)),
    "forked": ((0.0, -0.2), *curve((0.18, -0.5), (0.2, -0.08), (0.32, 0.48))),
    "flat": ((0.0, -0.44), *curve((0.19, -0.44), (0.2, -0.08), (0.32, 0.48))),
    "stepped": ((0.0, -0.5), (0.1, -0.5), (0.1, -0.24), (0.21, -0.24), (0.21, 0.0), (0.32, 0.0), (0.32, 0.48)),
}


def _hood(ink: Ink, top: str, letter_ink: Ink = Ink.INK, *, rim: bool = False) -> Art:
    side = _TOPS[top]
    parts: tuple[Patch | Stroke, ...] = (Patch(mirrored(side)),)
    if rim:
        parts = (*parts, Stroke(mirrored(side), 0.05, Ink.PAPER, closed=True))
    return Art(parts, ink, wide=0.76, letter=0.36, drop=0.22, letter_ink=letter_ink)


def _helmet(ink: Ink, letter_ink: Ink = Ink.INK, *, rim: bool = False) -> Art:
    """The back of an experience card, in the colour of its druid."""
    dome = curve((0.0, -0.5), (0.36, -0.48), (0.4, 0.22))
    brim = ((0.5, 0.22), (0.5, 0.46), (0.12, 0.46), (0.0, 0.36))
    parts: tuple[Patch | Stroke, ...] = (Patch(mirrored((*dome, *brim))),)
    if rim:
        parts = (*parts, Stroke(mirrored((*dome, *brim)), 0.05, Ink.PAPER, closed=True))
    return Art(parts, ink, wide=1.0, letter=0.4, drop=0.02, letter_ink=letter_ink)


def _druid_card() -> Art:
    """A druid card of any colour: a hood on paper."""
    side = curve((0.0, -0.28), (0.08, -0.26), (0.12, -0.06), (0.18, 0.12), (0.19, 0.28))
    return Art((Patch(bar(-0.32, -0.46, 0.64, 0.92)), Patch(mirrored(side), Ink.INK)), Ink.PAPER, wide=0.76)


def _wall() -> Art:
    """A broken wall."""
    edge = (
        (-0.46, 0.42),
        (-0.46, -0.2),
        (-0.28, -0.34),
        (-0.2, -0.06),
        (0.0, -0.28),
        (0.16, 0.02),
        (0.34, -0.4),
        (0.46, -0.3),
        (0.46, 0.42),
    )
    return Art((Patch(edge),), Ink.SOFT)


def _rosette() -> Art:
    return Art((Patch(star(8, 0.52, 0.36)), Patch(circle(0.17), hole=True)), Ink.TEXT)


def _house(roof: float) -> Art:
    return Art((Patch(((0.0, -0.46), (0.42, roof), (0.42, 0.46), (-0.42, 0.46), (-0.42, roof))),), Ink.PAPER, wide=0.9)


def _castle() -> Art:
    wall = (
        (-0.44, 0.46),
        (-0.44, -0.4),
        (-0.24, -0.4),
        (-0.24, -0.2),
        (-0.1, -0.2),
        (-0.1, -0.4),
        (0.1, -0.4),
        (0.1, -0.2),
        (0.24, -0.2),
        (0.24, -0.4),
        (0.44, -0.4),
        (0.44, 0.46),
    )
    return Art((Patch(wall),), Ink.PAPER, wide=0.92)


def _monastery() -> Art:
    cross = (Stroke(((0.0, -0.46), (0.0, -0.2)), 0.08), Stroke(((-0.1, -0.36), (0.1, -0.36)), 0.08))
    return Art(
        (Patch(((0.0, -0.22), (0.42, 0.08), (0.42, 0.46), (-0.42, 0.46), (-0.42, 0.08))), *cross), Ink.PAPER, wide=0.9
    )


def _part(place: int) -> Art:
    """An outer part at its place on the ring: disc, diamond, square, triangle, large or small."""
    turn = place * 45.0
    ring: list[Patch | Stroke] = []
    for step in range(8):
        start, end = step * 45.0 + 4, step * 45.0 + 41
        points = tuple(
            (r * sin(angle * pi / 180), -r * cos(angle * pi / 180))
            for r, angle in ((0.22, start), (0.47, start), (0.49, (start + end) / 2), (0.47, end), (0.22, end))
        )
        ring.append(Patch(points) if step == place else Stroke(points, 0.03, Ink.DIM, closed=True))
    middle = (turn + 22.5) * pi / 180
    at = (0.36 * sin(middle), -0.36 * cos(middle))
    size = 0.085 if place % 2 == 0 else 0.055
    sign = (circle(size, at), regular(4, size * 1.2, at), regular(4, size * 1.2, at, 45.0), regular(3, size * 1.3, at))[
        place // 2
    ]
    return Art((*ring, Patch(sign, Ink.INK)), Ink.PAPER)


def _centre() -> Art:
    dots = tuple(
        Patch(circle(0.07, (0.13 * sin(angle), -0.13 * cos(angle))), Ink.INK) for angle in (0.0, 2 * pi / 3, 4 * pi / 3)
    )
    return Art((Stroke(circle(0.46), 0.03, Ink.DIM, closed=True), Patch(circle(0.28)), *dots), Ink.PAPER)


DRUIDS: Final[Mapping[MarkId, Art]] = {
    "red": _hood(Ink.RED, "pointed"),
    "grey": _hood(Ink.DRUID_GREY, "round"),
    "white": _hood(Ink.DRUID_WHITE, "forked"),
    "brown": _hood(Ink.BROWN, "flat"),
    "black": _hood(Ink.DRUID_BLACK, "stepped", Ink.TEXT, rim=True),
    "exp_red": _helmet(Ink.RED),
    "exp_grey": _helmet(Ink.DRUID_GREY),
    "exp_white": _helmet(Ink.DRUID_WHITE),
    "exp_brown": _helmet(Ink.BROWN),
    "exp_black": _helmet(Ink.DRUID_BLACK, Ink.TEXT, rim=True),
    "druid_card": _druid_card(),
    "village": _house(-0.08),
    "house": _house(-0.08),
    "castle": _castle(),
    "monastery": _monastery(),
    "ruin": _wall(),
    "altar": Art(EMBLEMS[5].parts, Ink.PAPER, wide=EMBLEMS[5].wide),
    "goal": _rosette(),
    "start": Art((Stroke(circle(0.4), 0.09, closed=True), Patch(circle(0.14))), Ink.TEXT),
    "unknown": Art((Stroke(circle(0.24), 0.08, closed=True),), Ink.DIM),
    "experience": Art((Patch(bar(-0.32, -0.46, 0.64, 0.92)), Patch(star(5, 0.24, 0.1), Ink.INK)), Ink.PAPER, wide=0.76),
    "amulet": Art((Stroke(circle(0.4), 0.16, closed=True), Patch(circle(0.16))), Ink.PAPER),
    "part": _centre(),
    "part_centre": _centre(),
    **{f"part_outer_{place + 1}": _part(place) for place in range(8)},
}
