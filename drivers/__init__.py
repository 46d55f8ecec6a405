"""Devices: the reader, buttons, lights and sounds. They put what happens into the inbox and know no game."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from companion.devices import CardsBy, DevicesConfig, ReaderConfig, pin_problems
from companion.errors import ConfigError, DeviceFault
from companion.inputs import Fault, Finding
from companion.ports import Cue, Device, Feedback, Put, Writer

if TYPE_CHECKING:
    from drivers.pins import Header

log = logging.getLogger(__name__)

# What follows imports what it needs when it is used: a laptop never meets gpiozero, a Pi never the simulation.
# ruff: noqa: PLC0415


class Audible(Feedback, Protocol):
    """Feedback that can be told to be quiet."""

    def hear(self, *, on: bool, volume: int) -> None:
        """Sounds on or off, and how loud, 0 to 100. Lights stay."""

    def leave_out(self, *, sounds: frozenset[Cue], lights: frozenset[Cue]) -> None:
        """From now on these words are not heard, and those not lit."""


@dataclass(frozen=True, slots=True)
class Devices:
    """All that is connected to the table. It is feedback itself: a cue goes to everything that can tell it."""

    reader: Device
    buttons: Device
    feedback: tuple[Audible, ...]
    cards_by: CardsBy
    close_pins: Callable[[], None]

    @property
    def writer(self) -> Writer | None:
        """The reader, where it can write on tags."""
        return self.reader if isinstance(self.reader, Writer) else None

    def findings(self, config: DevicesConfig) -> tuple[Finding, ...]:
        """How the devices are, now that they run."""
        from drivers.checkup import of_devices

        sound = any(getattr(one, "works", False) for one in self.feedback)
        state = getattr(self.reader, "state", None)
        return tuple(of_devices(config, state, sound=sound, on_a_pi=on_a_raspberry_pi()))

    def cue(self, cue: Cue, seat: int | None = None) -> None:
        """Sound and light a word, at the seat it is for, or for all."""
        for one in self.feedback:
            one.cue(cue, seat)

    def seats(self, count: int) -> None:
        """So many sit at the table from now on, 0 at home: every light goes dark, and no other seat's is lit."""
        for one in self.feedback:
            one.seats(count)

    def hear(self, *, on: bool, volume: int) -> None:
        """Sounds on or off, and how loud, 0 to 100. Off leaves the lights."""
        for one in self.feedback:
            one.hear(on=on, volume=volume)

    def leave_out(self, *, sounds: frozenset[Cue], lights: frozenset[Cue]) -> None:
        """From now on these words are not heard, and those not lit."""
        for one in self.feedback:
            one.leave_out(sounds=sounds, lights=lights)

    def stop(self) -> None:
        """Stop everything, the reader first; every output ends low."""
        self.reader.stop()
        self.buttons.stop()
        for one in self.feedback:
            one.stop()
        self.close_pins()


def open_devices(config: DevicesConfig, put: Put) -> Devices:
    """Open and start what is configured. A device that fails is reported to `put`, and the others work.

    Raises ConfigError when a pin cannot be as it is given, or a script cannot be read.
    """
    problems = pin_problems(config)
    if problems:
        raise ConfigError("; ".join(problems))
    on_a_pi = on_a_raspberry_pi()
    has_spi = on_a_pi or any(Path("/dev").glob("spidev*"))
    reader_kind = _kind(config.reader.kind, auto="rc522" if has_spi else "sim")
    pins_kind = _kind(config.pins.kind, auto="gpio" if on_a_pi else "sim")
    pins = PINS[pins_kind](config, put)
    reader = READERS[reader_kind](config.reader, pins.reset_reader)
    devices = Devices(
        reader=reader,
        buttons=pins.buttons,
        feedback=(*pins.feedback, _sounds(config)),
        cards_by=_CARDS_BY.get(reader_kind, CardsBy.READER),
        close_pins=pins.close,
    )
    devices.buttons.start(put)
    devices.reader.start(put)
    return devices


def on_a_raspberry_pi(root: Path = Path("/")) -> bool:
    """Whether this machine is one."""
    try:
        return (root / "proc/device-tree/model").read_text(encoding="utf-8").startswith("Raspberry Pi")
    except OSError:
        return False


class Absent:
    """A device that is not there, on purpose or because it could not be opened."""

    def start(self, put: Put) -> None:
        """Nothing will be reported."""

    def stop(self) -> None:
        """Nothing is to be stopped."""


def _nothing() -> None:
    """A pin that is not there is neither pulled nor closed."""


@dataclass(frozen=True, slots=True)
class _Pins:
    """What hangs on the header."""

    buttons: Device
    feedback: tuple[Audible, ...] = ()
    reset_reader: Callable[[], None] = _nothing
    close: Callable[[], None] = _nothing


def _rc522(config: ReaderConfig, reset: Callable[[], None]) -> Device:
    from drivers.reader_process import ReaderProcess

    return ReaderProcess(config, reset=reset)


def _sim_reader(_config: ReaderConfig, _reset: Callable[[], None]) -> Device:
    from drivers.sim import SimReader

    return SimReader()


def _replayed(config: ReaderConfig, _reset: Callable[[], None]) -> Device:
    from drivers.replayed import Replayed, read_script

    try:
        return Replayed(read_script(Path(config.script)))
    except OSError as missing:
        raise ConfigError(f"reader.script: {missing}, expected a file of inputs") from missing


def _no_reader(_config: ReaderConfig, _reset: Callable[[], None]) -> Device:
    return Absent()


def _sim_pins(_config: DevicesConfig, _put: Put) -> _Pins:
    from drivers.sim import SimButtons, SimFeedback

    return _Pins(SimButtons(), (SimFeedback(log.info),))


def _no_pins(_config: DevicesConfig, _put: Put) -> _Pins:
    return _Pins(Absent())


def _gpio(config: DevicesConfig, put: Put) -> _Pins:
    from drivers import pins

    try:
        header = pins.raspberry_pi()
    except DeviceFault as failed:
        put(Fault("pins", pins.PINS_FAULT, str(failed)))
        return _no_pins(config, put)
    return wire(header, config, put)


def wire(header: Header, config: DevicesConfig, put: Put) -> _Pins:
    """Buttons, lights and the reader's reset pin on a header."""
    from drivers.buttons import Buttons
    from drivers.lights import Lights
    from drivers.pins import ResetPin

    lights = Lights(header, config.pins.leds, config.pins.buzzer, put)
    lights.hear(on=config.sound.on, volume=config.sound.volume)
    lights.start()
    reset = ResetPin(header, config.pins.reset, put)

    def close() -> None:
        reset.close()
        header.close()

    return _Pins(Buttons(header, config.pins.buttons), (lights,), reset.pulse, close)


def _sounds(config: DevicesConfig) -> Audible:
    from drivers.sounds import Sounds

    return Sounds(on=config.sound.on, volume=config.sound.volume)


READERS: Mapping[str, Callable[[ReaderConfig, Callable[[], None]], Device]] = {
    "rc522": _rc522,
    "sim": _sim_reader,
    "replayed": _replayed,
    "none": _no_reader,
}
_CARDS_BY = {"sim": CardsBy.SIMULATED, "replayed": CardsBy.SIMULATED, "none": CardsBy.TOUCH}
PINS: Mapping[str, Callable[[DevicesConfig, Put], _Pins]] = {"gpio": _gpio, "sim": _sim_pins, "none": _no_pins}


def _kind(kind: str, *, auto: str) -> str:
    return auto if kind == "auto" else kind
