"""What the reader's process does, ten times a second: look, tell, and bring a reader that fell ill back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass

from companion.inputs import Tap, Together
from drivers.presence import Presence
from drivers.rc522 import SILENT, Bus, Rc522, ReaderFault

CHECK_EVERY = 2.0
ALIVE_EVERY = 1.0
# A reader that is plugged in again is found at the next try; hard resets come ever more rarely.
FIRST_TRY_AFTER, TRY_AT_LEAST_EVERY, RESET_AT_LEAST_EVERY = 0.5, 5.0, 30.0
# RST is pulled low by whoever owns the pin, another process; then 50 ms until the chip can be spoken to.
RESET_TAKES = 0.15


@dataclass(frozen=True, slots=True)
class Resting:
    """The cards that lie on the reader now, after a change."""

    uids: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Health:
    """The reader fell ill (`key` and what exactly), or is well again (None)."""

    key: str | None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Alive:
    """The loop goes round."""


@dataclass(frozen=True, slots=True)
class WantsReset:
    """Please pull the reader's RST pin low and let it go."""


Told = Tap | Together | Resting | Health | Alive | WantsReset


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
        self._next_alive = self._next_try = self._next_reset = self._next_check = bus.now()
        self._try_after = self._reset_after = FIRST_TRY_AFTER

    def tick(self) -> None:
        """Look once, and sleep until the next look is due."""
        began = self._bus.now()
        if began >= self._next_alive:
            self._tell(Alive())
            self._next_alive = began + ALIVE_EVERY
        try:
            self._work()
        except OSError as failed:
            self._fall_ill(failed)
        rest = began + self._period - self._bus.now()
        if rest > 0:
            self._bus.sleep(rest)

    def _work(self) -> None:
        if self._chip is None or not self._ready:
            if self._bus.now() >= self._next_try:
                self._begin()
            return
        if self._bus.now() >= self._next_check:
            self._chip.check()
            self._next_check = self._bus.now() + CHECK_EVERY
            self._try_after = self._reset_after = FIRST_TRY_AFTER
        change = self._presence.tick(self._chip.look)
        if change.placed or change.lifted:
            self._resting = (self._resting | set(change.placed)) - set(change.lifted)
            self._tell(Resting(tuple(sorted(self._resting))))
        if change.tap is not None:
            self._tell(change.tap)

    def _begin(self) -> None:
        """Open the bus and set the chip up; after a failure with a hard reset first, but not at every try."""
        if self._illness is not None and self._bus.now() >= self._next_reset:
            self._tell(WantsReset())
            self._bus.sleep(RESET_TAKES)
            self._next_reset = self._bus.now() + self._reset_after
            self._reset_after = min(2 * self._reset_after, RESET_AT_LEAST_EVERY)
        self._chip = Rc522(self._bus)
        self._chip.begin()
        self._tell(Health(None))
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
