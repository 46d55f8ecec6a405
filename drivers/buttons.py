"""Four buttons: from raw edges, which bounce and get lost, to one act per press."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread

from companion.errors import DeviceFault
from companion.inputs import Button, ButtonName, Fault
from companion.ports import Put
from drivers.pins import PIN_FAULT, Header

# Cheap buttons bounce for up to 30 ms; a press is longer.
SETTLE = 0.035
REPEAT_LOCK = 0.150
HOLD = 2.0
# While nothing moves the pins are still read now and then: an edge may have been lost.
IDLE_LOOK, SETTLING_LOOK = 0.1, 0.01


class Act(Enum):
    """What a press turned out to be."""

    SHORT = auto()
    HELD = auto()


class Switch:
    """One button. Pure: it is told edges, and the level as read again later; both may lie."""

    def __init__(self, *, down: bool) -> None:
        """A button that is down from the start was not pressed: it counts from its release on."""
        self._down = down
        self._spent = down
        self._since = 0.0
        self._settles_at: float | None = None
        self._locked_until = 0.0

    @property
    def settling(self) -> bool:
        """Whether to look again soon."""
        return self._settles_at is not None

    def edge(self, at: float) -> None:
        """The level changed; what it is now is to be read when it has rested."""
        self._settles_at = at + SETTLE

    def look(self, now: float, *, down: bool) -> Act | None:
        """The level as it is now. A short press acts on release, a hold after two seconds of it, each once."""
        if self._settles_at is None and down != self._down:
            self.edge(now)
        elif self._settles_at is not None and now >= self._settles_at:
            self._settles_at = None
            if down != self._down:
                return self._turned(now)
        held = self._down and not self.settling and now - self._since >= HOLD
        if held and not self._spent:
            self._spent = True
            return Act.HELD
        return None

    def _turned(self, now: float) -> Act | None:
        self._down = not self._down
        if self._down:
            self._since = now - SETTLE
            self._spent = now < self._locked_until
            return None
        if self._spent:
            return None
        self._locked_until = now + REPEAT_LOCK
        return Act.SHORT


class Buttons:
    """The buttons of the header as a device of the table."""

    def __init__(self, header: Header, pins: Sequence[int | None], now: Callable[[], float] = time.monotonic) -> None:
        self._header = header
        self._pins = pins
        self._now = now
        self._put: Put = lambda _: None
        self._edges: SimpleQueue[tuple[ButtonName, float] | None] = SimpleQueue()
        self._switches: dict[ButtonName, tuple[Switch, Callable[[], bool]]] = {}
        self._thread: Thread | None = None

    def start(self, put: Put) -> None:
        """Begin to report, from a thread of our own."""
        self.open(put)
        self._thread = Thread(target=self._keep_looking, name="buttons", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the thread. The pins are given back by whoever owns the header."""
        self._edges.put(None)
        if self._thread is not None:
            self._thread.join(0.5)

    def open(self, put: Put) -> None:
        """Claim the pins. One that fails is reported, and the others work."""
        self._put = put
        for name, pin in zip(ButtonName, self._pins, strict=False):
            if pin is None:
                continue
            try:
                is_down = self._header.input(pin, partial(self._noted, name))
                self._switches[name] = (Switch(down=is_down()), is_down)
            except DeviceFault as failed:
                self._report(name, failed)

    def _noted(self, name: ButtonName) -> None:
        self._edges.put((name, self._now()))

    def step(self) -> None:
        """Take the edges that came, read every pin, and put what was pressed."""
        try:
            while (edge := self._edges.get_nowait()) is not None:
                self._take(edge)
        except Empty:
            pass
        self._look()

    def _keep_looking(self) -> None:
        while True:
            settling = any(switch.settling for switch, _ in self._switches.values())
            try:
                edge = self._edges.get(timeout=SETTLING_LOOK if settling else IDLE_LOOK)
            except Empty:
                pass
            else:
                if edge is None:
                    return
                self._take(edge)
            self._look()

    def _take(self, edge: tuple[ButtonName, float]) -> None:
        name, at = edge
        if name in self._switches:
            self._switches[name][0].edge(at)

    def _look(self) -> None:
        for name, (switch, is_down) in tuple(self._switches.items()):
            try:
                act = switch.look(self._now(), down=is_down())
            except DeviceFault as failed:
                del self._switches[name]
                self._report(name, failed)
                continue
            if act is not None:
                self._put(Button(name, held=act is Act.HELD))

    def _report(self, name: ButtonName, failed: DeviceFault) -> None:
        self._put(Fault(f"button {name.value + 1}", PIN_FAULT, f"GPIO {self._pins[name.value]}: {failed}"))
