"""Shapes in pixels with soft edges: drawn once at four times the size, scaled down, kept."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Sequence
from math import atan2, ceil, cos, hypot, pi, sin

import pygame

from screens.theme import RGB

Px = tuple[float, float]
Path = Sequence[Px]
_CACHE = 1200
# Beyond this many pixels twice the size is soft enough, and four times would be slow on a Pi.
_LARGE = 90_000


def rounded(w: float, h: float, rx: float, ry: float, inset: float = 0.0) -> list[Px]:
    """The outline of a rounded rectangle, clockwise from the left end of its top edge."""
    rx, ry = min(rx, w / 2), min(ry, h / 2)
    corners = (
        (w - rx, ry, -pi / 2),
        (w - rx, h - ry, 0.0),
        (rx, h - ry, pi / 2),
        (rx, ry, pi),
    )
    points: list[Px] = []
    for cx, cy, start in corners:
        for step in range(9):
            angle = start + pi / 2 * step / 8
            points.append((cx + (rx - inset) * cos(angle), cy + (ry - inset) * sin(angle)))
    return points


def arc(at: Px, rx: float, ry: float, start: float = 0.0, end: float = 360.0) -> list[Px]:
    """Points on an ellipse, degrees clockwise from the top."""
    steps = max(6, ceil(abs(end - start) / 5))
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    return [(at[0] + rx * sin(angle), at[1] - ry * cos(angle)) for angle in angles]


def stroke(surface: pygame.Surface, path: Path, ink: Sequence[int], width: float, *, closed: bool = False) -> None:
    """A line of even width with round joints and ends."""
    points = [*path, path[0]] if closed else list(path)
    half = width / 2
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        angle = atan2(by - ay, bx - ax) + pi / 2
        dx, dy = half * cos(angle), half * sin(angle)
        pygame.draw.polygon(
            surface, ink, [(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)]
        )
    for x, y in points:
        pygame.draw.circle(surface, ink, (x, y), half)


def dash(surface: pygame.Surface, path: Path, ink: Sequence[int], width: float, *, closed: bool = True) -> None:
    """A dashed line: dashes of four widths, gaps of three, evened so that they close."""
    points = [*path, path[0]] if closed else list(path)
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points))
    count = max(2, round(length / (7 * width)))
    period = length / count
    for number in range(count):
        start = period * number
        piece = _between(points, start, start + period * 4 / 7)
        if len(piece) > 1:
            stroke(surface, piece, ink, width)


def _between(points: Path, start: float, end: float) -> list[Px]:
    """The part of a path between two distances from its beginning."""
    piece: list[Px] = []
    walked = 0.0
    for a, b in itertools.pairwise(points):
        step = hypot(b[0] - a[0], b[1] - a[1])
        if step == 0:
            continue
        first, last = max(start, walked), min(end, walked + step)
        if first < last:
            for distance in (first, last):
                share = (distance - walked) / step
                piece.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        walked += step
    return piece


class Shapes:
    """Finished shapes, kept by what they are made of."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, pygame.Surface] = {}

    def made(
        self, key: Hashable, size: tuple[int, int], edge: RGB, paint: Callable[[pygame.Surface, float], None]
    ) -> pygame.Surface:
        """The shape of this key. If new, `paint` draws it on a surface so many times larger.

        `edge` is the colour of its rim: what is transparent has it too, or the rim would darken when scaled down.
        """
        if key not in self._kept:
            if len(self._kept) > _CACHE:
                self._kept.clear()
            times = 4 if size[0] * size[1] < _LARGE else 2
            large = pygame.Surface((max(1, size[0]) * times, max(1, size[1]) * times), pygame.SRCALPHA)
            large.fill((*edge, 0))
            paint(large, times)
            self._kept[key] = pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))
        return self._kept[key]

    def plate(self, size: tuple[int, int], radii: Px, colour: RGB) -> pygame.Surface:
        """A filled rounded rectangle. Only its corners are drawn large: plates can be as wide as the screen."""
        key = ("plate", size, radii, colour)
        if key not in self._kept:
            self._kept[key] = self._new_plate(size, radii, colour)
        return self._kept[key]

    def _new_plate(self, size: tuple[int, int], radii: Px, colour: RGB) -> pygame.Surface:
        w, h = size
        rx, ry = min(ceil(radii[0]), w // 2), min(ceil(radii[1]), h // 2)
        plate = pygame.Surface(size, pygame.SRCALPHA)
        plate.fill(colour)
        if rx < 1 or ry < 1:
            return plate

        def corner(large: pygame.Surface, times: float) -> None:
            pygame.draw.ellipse(large, colour, (0, 0, 2 * rx * times, 2 * ry * times))

        disc = self.made(("corners", rx, ry, colour), (2 * rx, 2 * ry), colour, corner)
        for x, y, part in (
            (0, 0, (0, 0, rx, ry)),
            (w - rx, 0, (rx, 0, rx, ry)),
            (0, h - ry, (0, ry, rx, ry)),
            (w - rx, h - ry, (rx, ry, rx, ry)),
        ):
            plate.fill((*colour, 0), (x, y, rx, ry))
            plate.blit(disc.subsurface(part), (x, y), special_flags=pygame.BLEND_RGBA_MAX)
        return plate
