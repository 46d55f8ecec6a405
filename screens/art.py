"""What marks are made of: a few points in a unit square, one high, with its middle at (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from companion.engine import Ink
from screens.raster import Px, stroke
from screens.theme import Colour, rgb


@dataclass(frozen=True, slots=True)
class Patch:
    """A filled area; `ink` None is the mark's own colour, `hole` cuts it out."""

    points: tuple[Px, ...]
    ink: Colour | None = None
    hole: bool = False


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line of even width with round ends."""

    points: tuple[Px, ...]
    width: float
    ink: Colour | None = None
    closed: bool = False
    hole: bool = False


@dataclass(frozen=True, slots=True)
class Art:
    """A mark: its parts in painting order, how wide it is for its height, and where its letter stands.

    `letter`: the height of the letter's capital for the height of the mark, 0 where it has none; `drop` moves it down.
    `beside`: the letter stands to the right, since the shape has no room for it. `rim` is the outline it gets on paper.
    """

    parts: tuple[Patch | Stroke, ...]
    colour: Colour = Ink.TEXT
    wide: float = 1.0
    letter: float = 0.0
    drop: float = 0.0
    letter_ink: Colour = Ink.INK
    beside: bool = False
    rim: bool = True


def paint_art(surface: pygame.Surface, art: Art, colour: Colour, times: float, *, rim: float = 0.0) -> None:
    """Draw an art over the whole surface. `rim`: the width of an ink outline round its filled parts, in pixels."""
    w, h = surface.get_size()
    edge = rim * times

    def at(point: Px) -> Px:
        return w / 2 + point[0] / art.wide * (w - edge), h / 2 + point[1] * (h - edge)

    for part in art.parts:
        ink = (0, 0, 0, 0) if part.hole else rgb(colour if part.ink is None else part.ink)
        points = [at(point) for point in part.points]
        if isinstance(part, Stroke):
            stroke(surface, points, ink, part.width * h, closed=part.closed)
        else:
            pygame.draw.polygon(surface, ink, points)
            if edge and not part.hole:
                stroke(surface, points, rgb(Ink.INK), edge, closed=True)


# -- a few points


def circle(r: float = 0.5, at: Px = (0.0, 0.0), squash: float = 1.0) -> tuple[Px, ...]:
    """A disc's rim."""
    return tuple((at[0] + r * squash * sin(step * pi / 24), at[1] - r * cos(step * pi / 24)) for step in range(48))


def regular(corners: int, r: float = 0.5, at: Px = (0.0, 0.0), turn: float = 0.0) -> tuple[Px, ...]:
    """A regular polygon with a corner on top, turned by `turn` degrees."""
    angles = [2 * pi * step / corners + turn * pi / 180 for step in range(corners)]
    return tuple((at[0] + r * sin(angle), at[1] - r * cos(angle)) for angle in angles)


def star(points: int, outer: float = 0.5, inner: float = 0.2, at: Px = (0.0, 0.0)) -> tuple[Px, ...]:
    """A star with a point on top."""
    radii = (outer, inner)
    angles = [pi * step / points for step in range(2 * points)]
    return tuple(
        (at[0] + radii[step % 2] * sin(angle), at[1] - radii[step % 2] * cos(angle))
        for step, angle in enumerate(angles)
    )


def bow(at: Px, r: float, start: float, end: float, ry: float | None = None) -> tuple[Px, ...]:
    """A part of a circle from `start` to `end`, degrees clockwise from the top."""
    down = r if ry is None else ry
    steps = 36
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    return tuple((at[0] + r * sin(angle), at[1] - down * cos(angle)) for angle in angles)


def curve(*knots: Px) -> tuple[Px, ...]:
    """A quadratic Bézier through corner, bend, corner, bend, … corner."""
    points: list[Px] = [knots[0]]
    for (ax, ay), (bx, by), (cx, cy) in zip(knots[::2], knots[1::2], knots[2::2], strict=False):
        for step in range(1, 13):
            t = step / 12
            points.append(
                (
                    (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx,
                    (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy,
                )
            )
    return tuple(points)


def mirrored(points: Sequence[Px]) -> tuple[Px, ...]:
    """An outline given from top to bottom along its right side, closed along the left."""
    return (*points, *((-x, y) for x, y in reversed(points)))


def bar(x: float, y: float, w: float, h: float) -> tuple[Px, ...]:
    """A rectangle."""
    return ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
