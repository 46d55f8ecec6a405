"""A reader on the table: the true driver over the chip model, in the chip's own time."""

from __future__ import annotations

from companion.inputs import Tap, Together
from drivers.reader_loop import Health, ReaderLoop, Resting, Told, WantsReset
from tests.fake_chip import Field, Tag, bus_to


class ReaderOnTheTable:
    """Lay tags down, lift them, let time pass, and see what the table was told."""

    def __init__(self, seed: int = 0, resting: tuple[bytes, ...] = ()) -> None:
        self.field = Field(seed)
        self.told: list[tuple[float, Told]] = []
        self.loop = ReaderLoop(bus_to(self.field), self._tell, resting=resting)

    @property
    def chip(self):
        return self.field.chip

    def lay(self, *tags: Tag) -> None:
        self.field.place(*tags)

    def lift(self, *tags: Tag) -> None:
        self.field.lift(*tags)

    def wait(self, seconds: float) -> None:
        until = self.chip.time + seconds
        while self.chip.time < until:
            self.loop.tick()

    @property
    def taps(self) -> list[Tap | Together]:
        return [told for _, told in self.told if isinstance(told, Tap | Together)]

    @property
    def uids(self) -> list[str]:
        return [tap.uid.hex().upper() for tap in self.taps if isinstance(tap, Tap)]

    @property
    def health(self) -> list[str | None]:
        return [told.key for _, told in self.told if isinstance(told, Health)]

    @property
    def lies_there(self) -> tuple[bytes, ...]:
        return next((told.uids for _, told in reversed(self.told) if isinstance(told, Resting)), ())

    def when(self, kind: type) -> list[float]:
        return [at for at, told in self.told if isinstance(told, kind)]

    @property
    def resets(self) -> list[float]:
        return self.when(WantsReset)

    def _tell(self, told: Told) -> None:
        self.told.append((self.chip.time, told))
        if isinstance(told, WantsReset):
            self.chip.hard_reset()
