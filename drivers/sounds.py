"""The words of sound, made here: soft, short, and one per word, never one per card."""

from __future__ import annotations

import logging
from array import array
from collections.abc import Mapping
from functools import cache
from math import exp, pi, sin
from typing import Any

from companion.ports import Cue

log = logging.getLogger(__name__)

RATE = 22_050
LOUDEST = 0.8 * 32_767
# A struck bar of wood: the octave and the twelfth above are faint and die first.
PARTIALS = ((1, 1.0, 3.0), (2, 0.25, 6.0), (3, 0.08, 10.0))
RISE = 0.006  # seconds: slower than a click
FALL = 0.015

# Notes in order: hertz (0 is silence) and seconds. A word without notes is silent.
Notes = tuple[tuple[float, float], ...]
C4, E4, G4, C5, E5, G5, C6 = 261.63, 329.63, 392.00, 523.25, 659.26, 783.99, 1046.50
WORDS: Mapping[Cue, Notes] = {
    Cue.ACCEPTED: ((C6, 0.09),),
    Cue.REFUSED: ((E4, 0.09), (0, 0.03), (C4, 0.12)),
    Cue.WARN_30: ((G5, 0.12),),
    Cue.WARN_10: ((G5, 0.08), (0, 0.05), (G5, 0.08)),
    Cue.OVER: ((G4, 0.25),),
    Cue.REVEAL: ((C5, 0.09), (E5, 0.13)),
    Cue.UNDO: ((E5, 0.09), (C5, 0.13)),
    Cue.PAUSED: ((G5, 0.10), (C5, 0.14)),
    Cue.FAULT: ((C4, 0.24),),
    Cue.YOUR_TURN: (),
    Cue.CONFIRM: (),
    Cue.OUT: (),
}


@cache
def samples(cue: Cue) -> bytes:
    """The word as 16-bit mono at 22,050 Hz, in the machine's byte order; empty for a silent word."""
    sound = array("h")
    for hertz, seconds in WORDS[cue]:
        sound.extend(_note(hertz, seconds))
    return sound.tobytes()


def _note(hertz: float, seconds: float) -> array[int]:
    count = round(seconds * RATE)
    return array(
        "h", (round(LOUDEST * _shape(n / RATE, seconds) * _tone(hertz, n / RATE, seconds)) for n in range(count))
    )


def _tone(hertz: float, at: float, seconds: float) -> float:
    whole = sum(weight for _, weight, _ in PARTIALS)
    parts = (
        weight * exp(-decay * at / seconds) * sin(2 * pi * hertz * times * at) for times, weight, decay in PARTIALS
    )
    return sum(parts) / whole


def _shape(at: float, seconds: float) -> float:
    """Up and down without a click."""
    return min(1.0, at / RISE, max(0.0, (seconds - at) / FALL))


class Sounds:
    """The words through pygame's mixer. Without a sound device they are silent, which is no fault of the table's."""

    def __init__(self, *, on: bool, volume: int) -> None:
        self._words: dict[Cue, Any] = {}
        self._mixer: Any = None
        self._volume = 0
        self._left_out: frozenset[Cue] = frozenset()
        try:
            import pygame.mixer  # noqa: PLC0415 -- an installation without sound needs none of it

            pygame.mixer.init(RATE, size=-16, channels=1, buffer=512, allowedchanges=0)
            self._words = {cue: pygame.mixer.Sound(buffer=samples(cue)) for cue in Cue if samples(cue)}
            self._mixer = pygame.mixer
        except (ImportError, NotImplementedError, OSError, RuntimeError) as failed:
            # pygame.error is a RuntimeError.
            log.info("sound device=none detail=%s", failed)
        self.hear(on=on, volume=volume)

    @property
    def works(self) -> bool:
        """Whether there is a sound device."""
        return self._mixer is not None

    def hear(self, *, on: bool, volume: int) -> None:
        """From now on so loud, 0 to 100, or not at all."""
        self._volume = max(0, min(100, volume)) if on else 0
        for word in self._words.values():
            word.set_volume(self._volume / 100)

    def leave_out(self, *, sounds: frozenset[Cue], lights: frozenset[Cue]) -> None:
        """These words are not heard. What is lit is no business of ours."""
        del lights
        self._left_out = sounds

    def seats(self, count: int) -> None:
        """Who sits where makes no sound."""

    def cue(self, cue: Cue, seat: int | None = None) -> None:  # noqa: ARG002 -- a word sounds the same for every seat
        if self._volume and cue in self._words and cue not in self._left_out:
            self._words[cue].play()

    def stop(self) -> None:
        if self._mixer is not None:
            self._mixer.quit()
            self._mixer = None
            self._words.clear()
