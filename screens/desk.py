"""The device on a desk, for people without one: its screen in a window, and the tray of cards under it."""

from __future__ import annotations

import os

import pygame

from companion.errors import DeviceFault
from companion.model import Model
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.speech import Voice
from screens.tray import TRAY_H, Tray
from screens.window import Window


class Desk:
    """A window with room for the device above and the tray below. What falls on the tray never reaches the device."""

    def __init__(self, size: tuple[int, int], voice: Voice, tray: Tray) -> None:
        """`size` is the device's. Raises DeviceFault where no window can be opened."""
        os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
        self._voice = voice
        self._tray = tray
        self._sheet = pygame.Surface(size)
        self._canvas = Canvas(self._sheet, voice, Fonts("en"))
        self._height = round(size[1] * TRAY_H / self._canvas.h)
        try:
            pygame.display.init()
            self._whole = pygame.display.set_mode((size[0], size[1] + self._height))
        except pygame.error as fault:
            raise DeviceFault(f"display: {fault}; run with a desktop") from fault
        pygame.display.set_caption("Companion")
        self._device = size
        self._model: Model | None = None
        self.window = Window(self._whole.subsurface((0, 0), size))

    def hear(self, event: pygame.event.Event) -> bool:
        """Take what falls on the tray. Returns whether it did; a click acts when the button is let go."""
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) or event.pos[1] < self._device[1]:
            return False
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            x, y = event.pos[0], event.pos[1] - self._device[1]
            scale = self._canvas.w / self._device[0], self._canvas.h / self._device[1]
            self._tray.touch(self._canvas, (x * scale[0], y * scale[1]))
            self._model = None
        return True

    def show(self, model: Model) -> None:
        """Paint the tray under the device, where anything on it has changed."""
        if model is self._model:
            return
        if model.lang != self._canvas.lang:
            self._canvas = Canvas(self._sheet, self._voice, Fonts(model.lang))
        self._canvas.begin()
        self._tray.paint(self._canvas, model)
        self._whole.blit(self._sheet, (0, self._device[1]), (0, 0, self._device[0], self._height))
        pygame.display.flip()
        self._model = model
