"""The 40-pin header, through gpiozero: inputs to ground, outputs, and the reader's reset pin.

Only this file knows gpiozero. Which library moves the pins is said, never guessed: gpiozero would fall through to
ones that do not work on new boards.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.errors import DeviceFault
from companion.inputs import Fault
from companion.ports import Put

log = logging.getLogger(__name__)

PINS_FAULT = "app-fault-pins"
PIN_FAULT = "app-fault-pin"

# The number of the header's chip changed three times on the Pi 5; what it is has not.
LABELS = {"pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"}
COMPATIBLE = {"raspberrypi,rp1-gpio", "brcm,bcm2711-gpio", "brcm,bcm2835-gpio"}

# MFRC522 8.8.1: at least 100 ns; this also discharges what hangs on a long wire.
RESET_PULSE = 0.01


def find_chip(devices: Path = Path("/sys/bus/gpio/devices")) -> int | None:
    """The number of the GPIO chip behind the header, by device tree or label; None off a Raspberry Pi."""
    for chip in sorted(devices.glob("gpiochip*")):
        compatible = set(_read(chip / "of_node" / "compatible").split("\0"))
        if compatible & COMPATIBLE or _read(chip / "label").strip() in LABELS:
            return int(chip.name.removeprefix("gpiochip"))
    return None


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return ""


class Output:
    """A pin that is high or low; it ends low."""

    def __init__(self, device: Any) -> None:
        self._device = device

    def set(self, *, on: bool) -> None:
        """Raises DeviceFault."""
        _attempt(self._device.on if on else self._device.off)

    def close(self) -> None:
        """Low, and given back. Never fails: at the end nothing can be done about it."""
        try:
            self.set(on=False)
            _attempt(self._device.close)
        except DeviceFault as failed:
            log.warning("pin close=%s", failed)


class Header:
    """The header's pins by BCM number, through the gpiozero pin factory it is given."""

    def __init__(self, factory: Any) -> None:
        self._factory = factory
        self._inputs: list[tuple[Any, Callable[..., None]]] = []

    def input(self, pin: int, on_edge: Callable[[], None]) -> Callable[[], bool]:
        """A switch to ground: tells each edge, from a thread of the library, and gives a function: is it down now?

        Raises DeviceFault.
        """

        def changed(_ticks: float, _state: object) -> None:
            on_edge()

        def claim() -> Any:
            import gpiozero  # noqa: PLC0415 -- a desktop without pins needs none of it

            device = gpiozero.InputDevice(pin, pull_up=True, pin_factory=self._factory)
            device.pin.edges = "both"
            device.pin.when_changed = changed
            return device

        device = _attempt(claim)
        # gpiozero keeps only a weak reference to what it calls.
        self._inputs.append((device, changed))
        return lambda: bool(_attempt(lambda: device.is_active))

    def output(self, pin: int, *, on: bool = False) -> Output:
        """A pin that we drive. Raises DeviceFault."""

        def claim() -> Any:
            import gpiozero  # noqa: PLC0415

            return gpiozero.DigitalOutputDevice(pin, initial_value=on, pin_factory=self._factory)

        return Output(_attempt(claim))

    def close(self) -> None:
        """Give the inputs and the chip back."""
        for device, _ in self._inputs:
            device.close()
        self._inputs.clear()
        self._factory.close()


class ResetPin:
    """The reader's RST pin: high while it works. Without one, a reader that hangs needs its plug pulled."""

    def __init__(self, header: Header, pin: int | None, put: Put) -> None:
        """A pin that fails is reported to `put`."""
        self._output: Output | None = None
        if pin is not None:
            try:
                self._output = header.output(pin, on=True)
            except DeviceFault as failed:
                put(Fault("reset", PIN_FAULT, f"GPIO {pin}: {failed}"))

    def pulse(self) -> None:
        """Low and high again. Never fails: the reader will say so itself if that did not help."""
        if self._output is None:
            return
        try:
            self._output.set(on=False)
            time.sleep(RESET_PULSE)
            self._output.set(on=True)
        except DeviceFault as failed:
            log.warning("reader reset=%s", failed)

    def close(self) -> None:
        """Low: the reader sleeps."""
        if self._output is not None:
            self._output.close()


def raspberry_pi() -> Header:
    """The header of this Raspberry Pi. Raises DeviceFault where there is none, or it may not be used."""
    chip = find_chip()
    if chip is None:
        raise DeviceFault("no GPIO chip of a Raspberry Pi is there")

    def claim() -> Any:
        from gpiozero.pins.lgpio import LGPIOFactory  # noqa: PLC0415

        return LGPIOFactory(chip=chip)

    return Header(_attempt(claim))


def _attempt(act: Callable[[], Any]) -> Any:
    try:
        return act()
    # gpiozero and lgpio have error families of their own, and a missing lgpio shows as any of three kinds. Whatever
    # a pin does, the table goes on without it.
    except Exception as failed:
        raise DeviceFault(f"{type(failed).__name__}: {failed}") from failed
