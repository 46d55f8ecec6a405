"""What is connected to the table and where: the settings of reader, pins and sound. Pure; `drivers` opens them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal

# BCM numbers of the 40-pin header that a user may wire.
HEADER_PINS = range(28)
# The lines of SPI0 and SPI1, chip selects included: a button there would fight with the reader.
SPI_PINS = {0: range(7, 12), 1: range(16, 22)}
BUTTONS = 4


class CardsBy(Enum):
    """How cards are told: by a reader, by one that is simulated, or on the screen alone."""

    READER = "reader"
    SIMULATED = "simulated"
    TOUCH = "touch"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReaderConfig:
    """The card reader.

    `kind`: `auto` (the real one on a Raspberry Pi or wherever an SPI device is, else the simulated one), `rc522`,
    `sim`, `replayed` (plays the inputs written in the file `script`), or `none`.
    The reader sits at `/dev/spidev<bus>.<device>` and is asked every `period_ms` milliseconds.
    """

    kind: Literal["auto", "rc522", "sim", "replayed", "none"] = "auto"
    bus: int = 0
    device: int = 0
    period_ms: int = 100
    script: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PinsConfig:
    """What hangs on the header, by BCM number; None, or a shorter list, means it is not there.

    `kind`: `auto` (the header on a Raspberry Pi, else simulated), `gpio`, `sim` or `none`.
    Buttons are four, from the left, each to ground. LEDs are by seat. `reset` is the reader's RST pin.
    """

    kind: Literal["auto", "gpio", "sim", "none"] = "auto"
    buttons: tuple[int | None, ...] = (5, 6, 13, 26)
    leds: tuple[int | None, ...] = (12, 16, 20, 21, 22, 23, 27)
    buzzer: int | None = 18
    reset: int | None = 25


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundConfig:
    """Sounds: on or off, and how loud, 0 to 100. It begins low: a table is not a fair."""

    on: bool = True
    volume: int = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicesConfig:
    """All devices of one table."""

    reader: ReaderConfig = field(default_factory=ReaderConfig)
    pins: PinsConfig = field(default_factory=PinsConfig)
    sound: SoundConfig = field(default_factory=SoundConfig)


def pin_problems(config: DevicesConfig) -> list[str]:
    """Everything that cannot be as the pins are given, one sentence each: two uses of one pin, SPI lines, no such pin.

    Without a real reader the SPI lines are free.
    """
    spi = SPI_PINS.get(config.reader.bus, range(0)) if config.reader.kind in ("auto", "rc522") else range(0)
    problems: list[str] = []
    used: dict[int, str] = {}
    for use, pin in _wired(config.pins):
        if pin not in HEADER_PINS:
            problems.append(f"{use}: there is no GPIO {pin}, expected {HEADER_PINS[0]} to {HEADER_PINS[-1]}")
        elif pin in spi:
            problems.append(f"{use}: GPIO {pin} is a line of the reader's SPI bus, expected another pin")
        elif pin in used:
            problems.append(f"{use}: GPIO {pin} is already {used[pin]}, expected another pin")
        else:
            used[pin] = use
    if len(config.pins.buttons) > BUTTONS:
        problems.append("pins.buttons: there are four buttons, expected at most 4 numbers")
    return problems


def _wired(pins: PinsConfig) -> Iterator[tuple[str, int]]:
    """Each pin in use, with the name it has in the configuration."""
    named = (
        *((f"pins.buttons[{n}]", pin) for n, pin in enumerate(pins.buttons)),
        *((f"pins.leds[{n}]", pin) for n, pin in enumerate(pins.leds)),
        ("pins.buzzer", pins.buzzer),
        ("pins.reset", pins.reset),
    )
    return ((use, pin) for use, pin in named if pin is not None)
