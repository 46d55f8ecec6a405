"""The words of light, an LED a seat, and their rhythm on a buzzer.

Steady: your turn. Slow pulse: waiting for you to confirm. Two blinks: accepted. Three fast blinks: refused. Dark: out
or paused. No word depends on a card.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from queue import Empty, SimpleQueue
from threading import Thread

from companion.errors import DeviceFault
from companion.inputs import Fault
from companion.ports import Cue, Put
from drivers.pins import PIN_FAULT, Header, Output

log = logging.getLogger(__name__)

# Seconds, in turn on and off, beginning with on. On a steady LED the darkness around a blink is what is seen.
Rhythm = tuple[float, ...]
TWO_BLINKS: Rhythm = (0.0, 0.08, 0.12, 0.08, 0.12, 0.08)
THREE_FAST_BLINKS: Rhythm = (0.0, 0.06, 0.06, 0.06, 0.06, 0.06, 0.06, 0.06)
PULSE = 1.2

BUZZES: Mapping[Cue, Rhythm] = {
    Cue.ACCEPTED: (0.08,),
    Cue.REFUSED: (0.07, 0.05, 0.07),
    Cue.WARN_30: (0.06,),
    Cue.WARN_10: (0.06, 0.08, 0.06),
    Cue.OVER: (0.25,),
    Cue.REVEAL: (0.06, 0.03, 0.06, 0.03, 0.06),
    Cue.UNDO: (0.18,),
    Cue.PAUSED: (0.06, 0.04, 0.12),
    Cue.FAULT: (0.12, 0.06, 0.06),
}

MOVING_LOOK, STILL_LOOK = 0.02, 1.0
# What the board is told, in the second in which it hears it.
_Word = Callable[[float], None]


class Rest(Enum):
    """What an LED says as long as nothing happens."""

    DARK = auto()
    STEADY = auto()
    PULSING = auto()


class Lamp:
    """One LED, or the buzzer: what it says at rest, and a rhythm that is played over it once. Pure."""

    def __init__(self) -> None:
        self._rest = Rest.DARK
        self._since = 0.0
        self._rhythm: Rhythm = ()
        self._began = 0.0

    def rest(self, rest: Rest, now: float) -> None:
        """From now on, this when nothing happens."""
        self._rest, self._since = rest, now

    def play(self, rhythm: Rhythm, now: float) -> None:
        """Once, now; cuts off what was played."""
        self._rhythm, self._began = rhythm, now

    def lit(self, now: float) -> bool:
        """Whether it is on at this second."""
        left = now - self._began
        for n, length in enumerate(self._rhythm):
            left -= length
            if left < 0:
                return n % 2 == 0
        if self._rest is Rest.PULSING:
            return (now - self._since) % PULSE < PULSE / 2
        return self._rest is Rest.STEADY

    def moves(self, now: float) -> bool:
        """Whether to look again soon."""
        return self._rest is Rest.PULSING or now - self._began < sum(self._rhythm)


class Board:
    """All LEDs and the buzzer: what each cue means for them. Pure."""

    def __init__(self, seats: int) -> None:
        self.seats = [Lamp() for _ in range(seats)]
        self._sitting = self.seats
        self.buzzer = Lamp()
        self.silent: frozenset[Cue] = frozenset()
        self.dark: frozenset[Cue] = frozenset()

    def sit(self, count: int, now: float) -> None:
        """So many sit at the table: a word for all is for their LEDs, dark to begin with. At home (0) it is for all."""
        self._sitting = self.seats[:count] or self.seats
        self._rest(self.seats, Rest.DARK, now)

    def cue(self, cue: Cue, seat: int | None, now: float) -> None:
        """Take a word. Without a seat it is for all. A word that is left out may still end what was lit before it."""
        those = self._sitting if seat is None else self.seats[seat : seat + 1]
        lit = [] if cue in self.dark else those
        match cue:
            case Cue.YOUR_TURN | Cue.UNDO:
                self._rest(self.seats, Rest.DARK, now)
                self._rest(lit, Rest.STEADY, now)
            case Cue.CONFIRM:
                self._rest(lit, Rest.PULSING, now)
            case Cue.PAUSED | Cue.OUT:
                self._rest(those, Rest.DARK, now)
            case Cue.ACCEPTED | Cue.REVEAL:
                self._play(lit, TWO_BLINKS, now)
            case Cue.REFUSED:
                self._play(lit, THREE_FAST_BLINKS, now)
        if cue in BUZZES and cue not in self.silent:
            self.buzzer.play(BUZZES[cue], now)

    def _rest(self, lamps: Sequence[Lamp], rest: Rest, now: float) -> None:
        for lamp in lamps:
            lamp.rest(rest, now)

    def _play(self, lamps: Sequence[Lamp], rhythm: Rhythm, now: float) -> None:
        for lamp in lamps:
            lamp.play(rhythm, now)


class Lights:
    """LEDs and buzzer of the header as feedback."""

    def __init__(
        self,
        header: Header,
        leds: Sequence[int | None],
        buzzer: int | None,
        put: Put,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Claim the pins, all low. One that fails is reported to `put`, and the others work."""
        self._audible = True
        self._put = put
        self._now = now
        self._board = Board(len(leds))
        self._words: SimpleQueue[_Word | None] = SimpleQueue()
        self._outputs: dict[str, tuple[Output, Lamp, bool]] = {}
        named = [
            (f"light {n + 1}", pin, lamp) for n, (pin, lamp) in enumerate(zip(leds, self._board.seats, strict=True))
        ]
        for name, pin, lamp in (*named, ("buzzer", buzzer, self._board.buzzer)):
            if pin is None:
                continue
            try:
                self._outputs[name] = (header.output(pin), lamp, False)
            except DeviceFault as failed:
                put(Fault(name, PIN_FAULT, f"GPIO {pin}: {failed}"))
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin to blink, in a thread of our own."""
        self._thread = Thread(target=self._keep_blinking, name="lights", daemon=True)
        self._thread.start()

    def cue(self, cue: Cue, seat: int | None = None) -> None:
        self._words.put(lambda now: self._board.cue(cue, seat, now))

    def seats(self, count: int) -> None:
        self._words.put(lambda now: self._board.sit(count, now))

    def hear(self, *, on: bool, volume: int) -> None:
        """The buzzer knows one loudness: on, or still."""
        self._audible = on and volume > 0

    def leave_out(self, *, sounds: frozenset[Cue], lights: frozenset[Cue]) -> None:
        """The buzzer leaves out these words, the LEDs those."""
        self._board.silent, self._board.dark = sounds, lights

    def stop(self) -> None:
        """Dark and silent, every pin low."""
        self._words.put(None)
        if self._thread is not None:
            self._thread.join(0.5)
        for output, _, _ in self._outputs.values():
            output.close()
        self._outputs.clear()

    def step(self) -> None:
        """Take the words that came, and set every pin to what it should be now."""
        try:
            while (word := self._words.get_nowait()) is not None:
                word(self._now())
        except Empty:
            pass
        self._set_pins()

    def _keep_blinking(self) -> None:
        while True:
            moving = any(lamp.moves(self._now()) for _, lamp, _ in self._outputs.values())
            try:
                word = self._words.get(timeout=MOVING_LOOK if moving else STILL_LOOK)
            except Empty:
                pass
            else:
                if word is None:
                    return
                word(self._now())
            self._set_pins()

    def _set_pins(self) -> None:
        for name, (output, lamp, was_on) in tuple(self._outputs.items()):
            on = lamp.lit(self._now()) and (self._audible or lamp is not self._board.buzzer)
            if on == was_on:
                continue
            try:
                output.set(on=on)
                self._outputs[name] = (output, lamp, on)
            except DeviceFault as failed:
                del self._outputs[name]
                self._put(Fault(name, PIN_FAULT, str(failed)))
