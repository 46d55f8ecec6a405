"""What the reader's process does, ten times a second: look, tell, and bring a reader that fell ill back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace

from companion.inputs import Tap, Together, Wrote
from drivers.ndef import GONE, LOCKED, NO_ROOM
from drivers.presence import Presence
from drivers.rc522 import SILENT, Bus, Rc522, ReaderFault

CHECK_EVERY = 2.0
ALIVE_EVERY = 1.0
# A reader that is plugged in again is found at the next try; hard resets come ever more rarely.
FIRST_TRY_AFTER, TRY_AT_LEAST_EVERY, RESET_AT_LEAST_EVERY = 0.5, 5.0, 30.0
# A card that is to be written on may slip: so long it is tried again.
WRITE_WITHIN = 3.0
# RST is pulled low by whoever owns the pin, another process; then 50 ms until the chip can be spoken to.
RESET_TAKES = 0.15


@dataclass(frozen=True, slots=True)
class Resting:
    """The cards that lie on the reader now, after a change."""

    uids: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Health:
    """The reader fell ill (`key` and what exactly), or is well again (None): a chip of this version."""

    key: str | None
    detail: str = ""
    version: int = 0


@dataclass(frozen=True, slots=True)
class Alive:
    """The loop goes round; so many looks since it last said so."""

    looks: int = 0


@dataclass(frozen=True, slots=True)
class WantsReset:
    """Please pull the reader's RST pin low and let it go."""


@dataclass(frozen=True, slots=True)
class _Order:
    """A text that is to be written on a tag, until then; and why it was not so far."""

    uid: bytes
    text: str
    until: float
    why: str = GONE


Told = Tap | Together | Wrote | Resting | Health | Alive | WantsReset


class ReaderLoop:
    """One reader, from opening its bus to telling what happens. `tick` never raises for what a reader can do."""

    def __init__(
        self,
        bus: Bus,
        tell: Callable[[Told], None],
        *,
        period: float = 0.1,
        resting: Iterable[bytes] = (),
    ) -> None:
        self._bus = bus
        self._tell = tell
        self._period = period
        self._presence = Presence(resting)
        self._resting = set(resting)
        self._chip: Rc522 | None = None
        self._ready = False
        self._was_well = False
        self._illness: str | None = None
        self._orders: list[_Order] = []
        self._looks = 0
        self._next_alive = self._next_try = self._next_reset = self._next_check = bus.now()
        self._try_after = self._reset_after = FIRST_TRY_AFTER

    def tick(self) -> None:
        """Look once, and sleep until the next look is due."""
        began = self._bus.now()
        if began >= self._next_alive:
            self._tell(Alive(self._looks))
            self._looks = 0
            self._next_alive = began + ALIVE_EVERY
        try:
            self._work()
        except OSError as failed:
            self._fall_ill(failed)
        self._give_up_late_orders()
        rest = began + self._period - self._bus.now()
        if rest > 0:
            self._bus.sleep(rest)

    def write(self, uid: bytes, text: str) -> None:
        """Write a text on the tag of this UID as soon as it lies there; what became of it is told."""
        self._orders.append(_Order(uid, text, self._bus.now() + WRITE_WITHIN))

    def _work(self) -> None:
        if self._chip is None or not self._ready:
            if self._bus.now() >= self._next_try:
                self._begin()
            return
        if self._bus.now() >= self._next_check:
            self._chip.check()
            self._next_check = self._bus.now() + CHECK_EVERY
            self._try_after = self._reset_after = FIRST_TRY_AFTER
        self._carry_out(self._chip)
        change = self._presence.tick(self._chip.look)
        self._looks += 1
        if change.placed or change.lifted:
            self._resting = (self._resting | set(change.placed)) - set(change.lifted)
            self._tell(Resting(tuple(sorted(self._resting))))
        if change.tap is not None:
            self._tell(change.tap)

    def _carry_out(self, chip: Rc522) -> None:
        """Try the first order; what was told is done with, and the rest waits for the next tick."""
        if not self._orders:
            return
        order = self._orders[0]
        why = chip.write(order.uid, order.text)
        if why is None or why in (LOCKED, NO_ROOM):
            self._orders.remove(order)
            self._tell(Wrote(order.uid, why))
        else:
            self._orders[0] = replace(order, why=why)

    def _give_up_late_orders(self) -> None:
        late = [order for order in self._orders if order.until <= self._bus.now()]
        for order in late:
            self._orders.remove(order)
            self._tell(Wrote(order.uid, order.why))

    def _begin(self) -> None:
        """Open the bus and set the chip up; after a failure with a hard reset first, but not at every try."""
        if self._illness is not None and self._bus.now() >= self._next_reset:
            self._tell(WantsReset())
            self._bus.sleep(RESET_TAKES)
            self._next_reset = self._bus.now() + self._reset_after
            self._reset_after = min(2 * self._reset_after, RESET_AT_LEAST_EVERY)
        self._chip = Rc522(self._bus)
        self._chip.begin()
        self._tell(Health(None, version=self._chip.version))
        self._illness = None
        self._ready = self._was_well = True
        self._next_check = self._bus.now() + CHECK_EVERY

    def _fall_ill(self, failed: OSError) -> None:
        """Tell it once. A reader that was well before is silent now, whatever its registers look like."""
        if self._chip is not None:
            with suppress(OSError):
                self._chip.close()
        self._chip, self._ready = None, False
        key = failed.key if isinstance(failed, ReaderFault) and not self._was_well else SILENT
        if key != self._illness:
            self._tell(Health(key, str(failed)))
        self._illness = key
        self._next_try = self._bus.now() + self._try_after
        self._try_after = min(2 * self._try_after, TRY_AT_LEAST_EVERY)
