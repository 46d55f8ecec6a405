"""An MFRC522 and its tags behind `spidev.SpiDev`: the lowest seam there is, so that the true code runs above it.

In a test: `bus_to(Field())`. In the reader's process: `--spi tests.fake_chip:field`, which plays a script (below).
For the package `mfrc522` as it comes: `installed(Field())` puts stand-ins for `spidev` and `RPi.GPIO` where it looks.

A script is text, one act a line; more may be appended while it is played:

    place 04A1B2C3D4E5F6 chronicle:power_06    a tag, 4, 7 or 10 bytes, and the text it carries
    phone                                      a random UID
    lift 04A1B2C3D4E5F6                        or `lift` alone: all
    wait 0.4                                   seconds of the chip's time, which costs none of ours
    missed 0.1 | corrupt 0.05                  chances, from now on
    dead 0 | dead 255 | alive                  every register reads so
    hang                                       the chip is deaf until it is reset
    lock 04A1B2C3D4E5F6                        its pages can no longer be written
    stall 10                                   a call of the driver hangs for so many of our seconds
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

from drivers.rc522 import Bus
from tests.chip.field import Field
from tests.chip.tags import Classic, Ntag, Phone, Tag

SCRIPT = "FAKE_CHIP_SCRIPT"

__all__ = ["Classic", "Field", "Ntag", "Phone", "SpiDev", "Tag", "bus_to", "field", "installed"]


class SpiDev:
    """`spidev.SpiDev`, wired to the field that `wired_to` names."""

    wired_to: Field | None = None
    node: Path | None = None
    fails_with: OSError | None = None

    def __init__(self) -> None:
        self.max_speed_hz = 500_000
        self.mode = 0
        self.opened: tuple[int, int] | None = None
        self._descriptor: int | None = None

    def open(self, bus: int, device: int) -> None:
        if self.fails_with is not None:
            raise self.fails_with
        self.opened = bus, device

    def fileno(self) -> int:
        assert self.node is not None
        if self._descriptor is None:
            self._descriptor = os.open(self.node, os.O_CREAT | os.O_RDWR)
        return self._descriptor

    def xfer2(self, values: list[int]) -> list[int]:
        assert self.wired_to is not None
        assert self.opened is not None, "the device was not opened, or was closed"
        return self.wired_to.chip.xfer2(values)

    def close(self) -> None:
        self.opened = None
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


class RecordedGpio(ModuleType):
    """`RPi.GPIO` with just what the stock package calls."""

    BCM, BOARD, OUT = 11, 10, 0

    def __init__(self, mode: int | None = None) -> None:
        super().__init__("RPi.GPIO")
        self.mode = mode
        self.pins: dict[int, int] = {}

    def getmode(self) -> int | None:
        return self.mode

    def setmode(self, mode: int) -> None:
        self.mode = mode

    def setup(self, pin: int, direction: int) -> None:
        assert direction == self.OUT
        self.pins[pin] = 0

    def output(self, pin: int, level: int) -> None:
        self.pins[pin] = level

    def cleanup(self) -> None:
        self.pins.clear()


@contextmanager
def installed(air: Field, gpio_mode: int | None = None) -> Iterator[RecordedGpio]:
    """While it lasts, `import mfrc522` gives the unmodified package, running on the model."""
    gpio, rpi, spidev = RecordedGpio(gpio_mode), ModuleType("RPi"), ModuleType("spidev")
    wired = type("SpiDev", (SpiDev,), {"wired_to": air})
    vars(rpi)["GPIO"] = gpio
    vars(spidev)["SpiDev"] = wired
    kept = {name: module for name, module in sys.modules.items() if name.split(".")[0] != "mfrc522"}
    with patch.dict(sys.modules, {**kept, "RPi": rpi, "RPi.GPIO": gpio, "spidev": spidev}, clear=True):
        yield gpio


def bus_to(air: Field) -> Bus:
    """The model as our reader opens it, in the chip's own time. `spidev` need not be installed."""
    if "spidev" not in sys.modules:
        stand_in = ModuleType("spidev")
        vars(stand_in)["SpiDev"] = SpiDev
        sys.modules["spidev"] = stand_in
    wired: type[SpiDev] = type("SpiDev", (SpiDev,), {"wired_to": air})

    def opened() -> SpiDev:
        device = wired()
        device.open(0, 0)
        return device

    return Bus(opened, air.chip.now, air.chip.sleep)


class Played:
    """A field that does what its script says. While the script has more to say no real time passes."""

    def __init__(self, script: Path) -> None:
        self.field = Field(seed=1)
        self.bus = bus_to(self.field)
        self._script = script
        self._read = 0
        self._todo: list[str] = []
        self._next = 0.0

    def sleep(self, seconds: float) -> None:
        """The driver sleeps: the chip's time goes on, and the script with it."""
        self.field.chip.sleep(seconds)
        self._look()
        while self._todo and self.field.chip.time >= self._next:
            self._act(*self._todo.pop(0).split())
        if not self._todo and self.field.chip.time >= self._next:
            time.sleep(min(seconds, 0.01))

    def _look(self) -> None:
        text = self._script.read_text(encoding="utf-8") if self._script.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        self._todo += [line for line in whole[self._read :].splitlines() if line.strip()]
        self._read = len(whole)

    def _act(self, verb: str, *words: str) -> None:
        match verb, words:
            case "place", (uid, *text):
                self.field.place(Ntag(uid, *text) if len(uid) == 14 else Tag(uid))
            case "phone", ():
                self.field.place(Phone())
            case "lock", (uid,):
                for tag in self.field.tags:
                    if isinstance(tag, Ntag) and tag.uid.hex().upper() == uid:
                        tag.lock(*range(4, 16))
            case "lift", uids:
                self.field.lift(*(tag for tag in self.field.tags if not uids or tag.uid.hex().upper() in uids))
            case "wait", (seconds,):
                self._next = self.field.chip.time + float(seconds)
            case (("missed" | "corrupt"), (chance,)):
                setattr(self.field, verb, float(chance))
            case _:
                self._break(verb, *words)

    def _break(self, verb: str, *words: str) -> None:
        faults = self.field.chip.faults
        match verb, words:
            case "dead", (value,):
                faults.bus_reads = int(value)
            case "alive", ():
                faults.bus_reads = None
            case "hang", ():
                faults.hangs = True
            case "stall", seconds:
                stalled_at(self._script).touch()
                time.sleep(float(*seconds or ("3600",)))
            case _:
                raise ValueError(f"the script says {verb} {words}")


def stalled_at(script: Path) -> Path:
    """A file that is there once the script has come to a call that hangs."""
    return script.with_suffix(".stalled")


def field(bus: int, device: int) -> Bus:
    """For the reader's process: the chip, and a field that plays the script which the environment names."""
    played = Played(Path(os.environ[SCRIPT]))
    return Bus(played.bus.open, played.bus.now, played.sleep)
