"""One pointer for finger and mouse, in millimetres of the sheet, however the canvas is turned.

With SDL_TOUCH_MOUSE_EVENTS=0 a touch comes as FINGER events alone; on some systems both kinds arrive, mouse first
(SDL issue 11204), or only one of them (SDL issue 6650).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

Point = tuple[float, float]
Kind = Literal["down", "move", "up"]


@dataclass(frozen=True, slots=True)
class Touch:
    """A finger or the mouse came down, moved or was lifted, at a place of the sheet."""

    kind: Kind
    at: Point


@dataclass(frozen=True, slots=True)
class Glass:
    """The display: its size in pixels, and by how many degrees clockwise the canvas is turned on it."""

    size: tuple[int, int]
    turn: int = 0

    @property
    def canvas_size(self) -> tuple[int, int]:
        """The size of the canvas before it is turned."""
        width, height = self.size
        return (width, height) if self.turn % 180 == 0 else (height, width)

    def turned(self, canvas: pygame.Surface) -> pygame.Surface:
        """The canvas as it lies on the display."""
        return canvas if self.turn == 0 else pygame.transform.rotate(canvas, -self.turn)

    def place(self, part: pygame.Rect) -> pygame.Rect:
        """Where a part of the canvas lies on the display."""
        width, height = self.size
        x, y, w, h = part
        return {
            0: part,
            90: pygame.Rect(width - y - h, x, h, w),
            180: pygame.Rect(width - x - w, height - y - h, w, h),
            270: pygame.Rect(y, height - x - w, h, w),
        }[self.turn % 360]

    def share(self, x: float, y: float) -> Point:
        """A place on the glass, each from 0 to 1, as shares of the canvas. Places beyond the edge lie on it."""
        x, y = min(1.0, max(0.0, x)), min(1.0, max(0.0, y))
        return {0: (x, y), 90: (y, 1 - x), 180: (1 - x, 1 - y), 270: (1 - y, x)}[self.turn % 360]


class Pointer:
    """Reads pygame's events. The first contact counts; a second finger, and the other kind of event, are ignored."""

    def __init__(self, glass: Glass, sheet: tuple[float, float]) -> None:
        self._held: object = None
        self.turned(glass, sheet)

    def turned(self, glass: Glass, sheet: tuple[float, float]) -> None:
        """The canvas is turned otherwise from now on. Not while a finger is on the glass."""
        self.glass = glass
        self._sheet = sheet

    @property
    def held(self) -> bool:
        """Whether a finger is on the glass."""
        return self._held is not None

    def read(self, event: pygame.event.Event) -> Touch | None:
        """What an event means, or None where it means nothing."""
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            kinds: dict[int, Kind] = {
                pygame.FINGERDOWN: "down",
                pygame.FINGERMOTION: "move",
                pygame.FINGERUP: "up",
            }
            return self._touch(kinds[event.type], ("finger", event.finger_id), (event.x, event.y))
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return None
        if getattr(event, "touch", False) or getattr(event, "button", 1) != 1:
            return None
        width, height = self.glass.size
        place = ((event.pos[0] + 0.5) / width, (event.pos[1] + 0.5) / height)
        mouse: dict[int, Kind] = {
            pygame.MOUSEBUTTONDOWN: "down",
            pygame.MOUSEMOTION: "move",
            pygame.MOUSEBUTTONUP: "up",
        }
        return self._touch(mouse[event.type], "mouse", place)

    def _touch(self, kind: Kind, who: object, place: Point) -> Touch | None:
        if kind == "down":
            if self._held is not None:
                return None
            self._held = who
        elif who != self._held:
            return None
        if kind == "up":
            self._held = None
        x, y = self.glass.share(*place)
        return Touch(kind, (x * self._sheet[0], y * self._sheet[1]))
