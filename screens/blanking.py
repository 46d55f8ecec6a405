"""The screen goes dim and then dark where nobody plays. Whatever wakes it does nothing else."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from companion.model import Model

BLANK = "blank"
AFTER_MIN = 10
CHOICES = (5, 10, 30, 0)
# So long it is dim before it is dark: time to reach out.
DIM_FOR_S = 60.0


class Light(Enum):
    """How bright the screen is; the value is the share of the backlight, in per cent."""

    BRIGHT = 100
    DIM = 30
    DARK = 0


def minutes_of(model: Model) -> int:
    """After how many minutes without a touch the screen goes dark; 0: never."""
    kept = model.settings.get(BLANK, "")
    return int(kept) if kept.isdecimal() else AFTER_MIN


class Blanking:
    """Counts the time since anybody did anything. `shine` sets the backlight, where there is one that can be set."""

    def __init__(self, now: float, shine: Callable[[int], object] = lambda _: None) -> None:
        self._since = now
        self._shine = shine
        self.light = Light.BRIGHT

    def woken(self, now: float) -> bool:
        """Somebody did something. True where that only woke the screen, and is to do nothing else."""
        was = self.light
        self._since = now
        self._turn(Light.BRIGHT)
        return was is not Light.BRIGHT

    def follow(self, model: Model, now: float) -> bool:
        """Grow dim or dark as time goes on; while a match is played, never. Returns whether the light has changed."""
        was = self.light
        table = model.table
        playing = table is not None and not table.finished and not table.stopwatch.paused
        after = 60.0 * minutes_of(model)
        if playing or not after:
            self._since = now
        idle = now - self._since
        if after and idle >= after:
            self._turn(Light.DARK)
        elif after and idle >= after - DIM_FOR_S:
            self._turn(Light.DIM)
        else:
            self._turn(Light.BRIGHT)
        return self.light is not was

    def _turn(self, light: Light) -> None:
        if light is not self.light:
            self.light = light
            self._shine(light.value)
