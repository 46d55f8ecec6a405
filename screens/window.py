"""The display. Only what is needed is initialised: `pygame.init()` would wake the sound and fill the log."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pygame

from companion.errors import DeviceFault
from screens.pointer import Glass
from screens.sheet import SHAPE
from screens.theme import LONG, SHORT

# Drivers that show something. Without any of them SDL falls back to `offscreen` and says nothing.
_SEEN = ("kmsdrm", "wayland", "x11", "windows", "cocoa")


class Window:
    """What is painted on: a window, or the whole display.

    `turn`: how it is mounted, degrees clockwise. `shape`: its longer side by its shorter one, as they are on the glass.
    """

    def __init__(self, surface: pygame.Surface, turn: int = 0, shape: float = SHAPE) -> None:
        self.shape = shape
        self._surface = surface
        self._mounted = turn
        self.glass = Glass(surface.get_size(), turn % 360)

    def turn_to(self, turn: int) -> None:
        """Turn the picture by so many degrees clockwise from how it is mounted: the two add."""
        self.glass = Glass(self._surface.get_size(), (self._mounted + turn) % 360)

    def show(self, canvas: pygame.Surface, parts: Sequence[pygame.Rect] | None = None) -> None:
        """Put the canvas on the display; only these parts of it, where parts are given."""
        if parts is None:
            self._surface.blit(self.glass.turned(canvas), (0, 0))
            pygame.display.flip()
            return
        places = [self.glass.place(part.clip(canvas.get_rect())) for part in parts]
        for part, place in zip(parts, places, strict=True):
            self._surface.blit(self.glass.turned(canvas.subsurface(part.clip(canvas.get_rect()))), place)
        pygame.display.update(places)


def shows_something(driver: str) -> bool:
    """Whether a driver of SDL ends on glass."""
    return driver.lower() in _SEEN


def open_window(
    size: tuple[int, int] | None, *, mm: tuple[float, float] = (LONG, SHORT), turn: int = 0, kiosk: bool = False
) -> Window:
    """A window of this size, or with `kiosk` the whole display without a cursor.

    `mm` are the sides of the glass, `turn` how it is mounted, degrees clockwise.

    Raises DeviceFault where nothing would be seen.
    """
    # Touches come as FINGER events; SDL need not make a second, false mouse of them.
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    try:
        pygame.display.init()
        flags = pygame.FULLSCREEN if kiosk else 0
        surface = pygame.display.set_mode((0, 0) if kiosk and size is None else size or (800, 480), flags)
    except pygame.error as fault:
        raise DeviceFault(f"display: {fault}; connect a display, or run with a desktop") from fault
    driver = pygame.display.get_driver()
    if kiosk and not shows_something(driver):
        raise DeviceFault(f"display: the driver {driver} shows nothing; install SDL with KMSDRM or run under Wayland")
    pygame.display.set_caption("Companion")
    pygame.mouse.set_visible(not kiosk)
    return Window(surface, turn, max(mm) / min(mm))
