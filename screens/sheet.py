"""A surface seen in millimetres: at least 154 × 86 mm (86 × 154 upright), with one factor across and one down."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from companion.model import Modules
from screens.box import Box
from screens.raster import Px, Shapes, arc, dash, rounded, stroke
from screens.theme import LONG, MARGIN, MEANING, PX_ON_480, QUIET, RADIUS, SHORT, Colour, rgb

Point = tuple[float, float]
# A code is read by a machine: dark on light, with four light modules around it (ISO/IEC 18004).
_BLACK, _WHITE, _QUIET_ZONE = (0, 0, 0), (255, 255, 255), 4
SHAPE = LONG / SHORT


def sides(shape: float) -> tuple[float, float]:
    """The sheet for a glass so many times longer than short: the least that holds 154 × 86 mm, longer side first."""
    return (SHORT * shape, SHORT) if shape >= SHAPE else (LONG, LONG / shape)


class Sheet:
    """Shapes in millimetres, coloured by meaning. Round is round on the glass, whatever the shape of the pixels.

    `shape` is that of the glass: its longer side by its shorter one.
    """

    def __init__(self, surface: pygame.Surface, shape: float = SHAPE) -> None:
        self.surface = surface
        width, height = surface.get_size()
        self.portrait = height > width
        long, short = sides(shape)
        self.w, self.h = (short, long) if self.portrait else (long, short)
        self.fx, self.fy = width / self.w, height / self.h
        # The type follows the finer of both factors, so that no odd window makes it wider than its box.
        self.scale = min(self.fy, self.fx * 1.08) / PX_ON_480
        self.shapes = Shapes()

    @property
    def sheet(self) -> Box:
        """Everything inside the bezel's margin."""
        return Box(0, 0, self.w, self.h).inset(MARGIN)

    def plate(
        self,
        box: Box,
        fill: Colour | None,
        line: Colour | None = None,
        *,
        width: float = MEANING,
        radius: float = RADIUS,
        dashed: bool = False,
    ) -> None:
        """A rounded rectangle, filled and outlined (inside its edge) where colours are given."""
        rect = self._rect(box)
        stroke_px = max(1, round(width * self.fy))
        if line is not None and not dashed and fill is not None:
            self._blit(self.shapes.plate(rect.size, (radius * self.fx, radius * self.fy), rgb(line)), rect.topleft)
            inner = rect.inflate(-2 * stroke_px, -2 * stroke_px)
            radii = (max(0.0, radius * self.fx - stroke_px), max(0.0, radius * self.fy - stroke_px))
            self._blit(self.shapes.plate(inner.size, radii, rgb(fill)), inner.topleft)
            return
        if fill is not None:
            self._blit(self.shapes.plate(rect.size, (radius * self.fx, radius * self.fy), rgb(fill)), rect.topleft)
        if line is not None:
            path = rounded(rect.w, rect.h, radius * self.fx, radius * self.fy, stroke_px / 2)
            self._path(("frame", rect.size, radius), path, rect.topleft, line, stroke_px, closed=True, dashed=dashed)

    def poly(
        self,
        points: Sequence[Point],
        fill: Colour | None = None,
        line: Colour | None = None,
        *,
        width: float = MEANING,
        dashed: bool = False,
        closed: bool = True,
    ) -> None:
        """A polygon, or an open line where `closed` is False."""
        pixels = [(x * self.fx, y * self.fy) for x, y in points]
        left, top = int(min(x for x, _ in pixels)) - 2, int(min(y for _, y in pixels)) - 2
        path = [(round(x - left, 2), round(y - top, 2)) for x, y in pixels]
        if fill is not None:
            colour = rgb(fill)
            key = ("poly", tuple(path), colour)
            size = (int(max(x for x, _ in path)) + 3, int(max(y for _, y in path)) + 3)

            def paint(large: pygame.Surface, times: float) -> None:
                pygame.draw.polygon(large, colour, [(x * times, y * times) for x, y in path])

            self._blit(self.shapes.made(key, size, colour, paint), (left, top))
        if line is not None:
            self._path("line", path, (left, top), line, max(1.0, width * self.fy), closed=closed, dashed=dashed)

    def disc(
        self,
        at: Point,
        r: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        *,
        width: float = MEANING,
        dashed: bool = False,
    ) -> None:
        """A round disc of radius `r` mm, round on the glass whatever the shape of its pixels."""
        self.poly(arc(at, r, r), fill, line, width=width, dashed=dashed)

    def ring(
        self,
        at: Point,
        r0: float,
        r1: float,
        *,
        start: float = 0.0,
        end: float = 360.0,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = MEANING,
    ) -> None:
        """A piece of a ring from radius r0 to r1, degrees clockwise from the top."""
        outer, inner = arc(at, r1, r1, start, end), arc(at, r0, r0, end, start)
        self.poly((*outer, *inner), fill, line if end - start < 360 else None, width=width)  # noqa: PLR2004
        if line is not None and end - start >= 360:  # noqa: PLR2004 - a full turn has two rims
            self.poly(outer, None, line, width=width)
            self.poly(inner, None, line, width=width)

    def code(self, box: Box, modules: Modules) -> None:
        """A code that a phone reads, as large as whole pixels allow, in the middle of a box with its quiet zone."""
        count = len(modules) + 2 * _QUIET_ZONE
        room = self._rect(box)
        pixels = max(1, min(room.size) // count)
        white = pygame.Rect(0, 0, count * pixels, count * pixels)
        white.center = room.center
        self.surface.fill(_WHITE, white)
        small = pygame.image.frombuffer(
            b"".join(bytes(_BLACK if dark else _WHITE) for row in modules for dark in row),
            (len(modules), len(modules)),
            "RGB",
        )
        self._blit(
            pygame.transform.scale_by(small, pixels), white.move(_QUIET_ZONE * pixels, _QUIET_ZONE * pixels).topleft
        )

    def upside_down(self, box: Box) -> None:
        """Turn what is painted in a box for whoever sits opposite."""
        part = self.surface.subsurface(self._rect(box).clip(self.surface.get_rect()))
        part.blit(pygame.transform.rotate(part, 180), (0, 0))

    def hatch(self, box: Box, ink: Colour, step: float = 1.6) -> None:
        """Slanted lines over a box."""
        rect = self._rect(box)

        def paint(large: pygame.Surface, times: float) -> None:
            w, h = large.get_size()
            apart = step * self.fx * times
            for number in range(1, int((w + h) / apart) + 1):
                reach = number * apart
                ends = ((max(0.0, reach - h), min(reach, h)), (min(reach, w), max(0.0, reach - w)))
                stroke(large, ends, rgb(ink), QUIET * self.fy * times)

        self._blit(self.shapes.made(("hatch", rect.size, ink), rect.size, rgb(ink), paint), rect.topleft)

    def _path(
        self,
        key: object,
        path: Sequence[Px],
        at: tuple[int, int],
        ink: Colour,
        px: float,
        *,
        closed: bool,
        dashed: bool,
    ) -> None:
        size = (int(max(x for x, _ in path)) + 3, int(max(y for _, y in path)) + 3)

        def paint(large: pygame.Surface, times: float) -> None:
            points = [(x * times, y * times) for x, y in path]
            draw = dash if dashed else stroke
            draw(large, points, rgb(ink), px * times, closed=closed)

        whole = (key, tuple(path), ink, px, closed, dashed)
        self._blit(self.shapes.made(whole, size, rgb(ink), paint), at)

    def _rect(self, box: Box) -> pygame.Rect:
        left, top = round(box.x * self.fx), round(box.y * self.fy)
        return pygame.Rect(
            left, top, max(1, round(box.right * self.fx) - left), max(1, round(box.bottom * self.fy) - top)
        )

    def _blit(self, shape: pygame.Surface, at: tuple[int, int]) -> None:
        self.surface.blit(shape, at)
