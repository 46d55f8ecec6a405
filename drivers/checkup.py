"""What can be found out about the devices, and what to do about each that does not work.

Two ways lead here: a companion that runs tells how its reader is; `companion doctor` starts one for a moment to ask.
Nothing here raises for what a machine can lack.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from queue import Empty, Queue
from time import monotonic

from companion.devices import DevicesConfig, ReaderConfig, pin_problems
from companion.inputs import Finding, Input
from drivers.pins import find_chip
from drivers.rc522 import BUSY, GENUINE, MISSING, SOFTWARE, WIRING
from drivers.reader_process import REAL_SPI, START_LIMIT, LastTag, ReaderProcess, ReaderState
from drivers.sounds import Sounds

# Python has to start, which is slow on a small board, the chip to be set up, and a second to pass until its looks are
# told. Nearly always all that takes a moment.
PROBE_FOR = START_LIMIT + 2.0

# A tag of longer ago than that is so many minutes ago.
_COUNTED_IN_SECONDS = 120

_Args = tuple[tuple[str, str | int], ...]

# By what the reader's process says is wrong: what there is, and what to do.
_ILL = {
    MISSING: ("app-check-reader-missing", "app-check-reader-missing-do"),
    BUSY: ("app-check-reader-busy", "app-check-reader-busy-do"),
    SOFTWARE: ("app-check-reader-software", "app-check-reader-software-do"),
    WIRING: ("app-check-reader-wiring", "app-check-reader-wiring-do"),
}
_SILENT = ("app-check-reader-silent", "app-check-reader-silent-do")

# The firmware's answer to "get_throttled": now in the low bits, ever since the start in the high ones.
_UNDER_VOLTAGE, _TOO_HOT = 1 << 0 | 1 << 16, 0b1110 | 0b1110 << 16

# Linux, input-event-codes.h: bit 1 of PROP says that one touches what one sees.
_DIRECT = 1 << 1

# An empty package of this version is on the registry; it installs where the real one does not build.
_STUB = "0.0.0.2"


def of_reader(config: ReaderConfig, state: ReaderState | None) -> Finding:
    """The reader, by what its process says; `state` None: there is no real one."""
    if config.kind in ("sim", "replayed", "none"):
        return Finding("reader", "app-check-reader-as-configured")
    if state is None:
        return Finding("reader", *_ILL[MISSING])
    if state.key is not None:
        return Finding("reader", *_ILL.get(state.key, _SILENT))
    if not state.version:
        return Finding("reader", *_SILENT)
    args: _Args = (("chip", f"0x{state.version:02X}"), ("looks", state.looks), *_last_tag(state.tag))
    key = "app-check-reader-well" if state.version in GENUINE else "app-check-reader-clone"
    return Finding("reader", key, None, args)


def _last_tag(tag: LastTag | None) -> _Args:
    """Whether a tag was laid down, and how long ago: in seconds, later in minutes."""
    if tag is None:
        return (("tag", "none"),)
    if tag.several:
        return (("tag", "several"),)
    if tag.seconds_ago < _COUNTED_IN_SECONDS:
        return ("tag", "s"), ("ago", int(tag.seconds_ago))
    return ("tag", "min"), ("ago", int(tag.seconds_ago // 60))


def probe(config: ReaderConfig, spi: str = REAL_SPI) -> ReaderState | None:
    """Start the reader for a moment and ask how it is. None where there is no device to start it on."""
    if spi == REAL_SPI and not Path(f"/dev/spidev{config.bus}.{config.device}").exists():
        return None
    told: Queue[Input] = Queue()
    reader = ReaderProcess(config, spi=spi)
    reader.start(told.put)
    ends = monotonic() + PROBE_FOR
    try:
        while monotonic() < ends and not (reader.state.key or reader.state.looks):
            try:
                told.get(timeout=0.1)
            except Empty:
                continue
        return reader.state
    finally:
        reader.stop()


def of_devices(
    config: DevicesConfig, reader: ReaderState | None, *, sound: bool, on_a_pi: bool, root: Path = Path("/")
) -> Iterator[Finding]:
    """Reader, SPI, pins, touch, power and sound, in this order."""
    yield of_reader(config.reader, reader)
    yield of_spi(config.reader, root)
    yield of_pins(config, root, on_a_pi=on_a_pi)
    yield of_touch(root)
    yield of_power(root)
    yield of_sound(works=sound, wanted=config.sound.on)


def of_spi(config: ReaderConfig, root: Path = Path("/")) -> Finding:
    """The reader's SPI device."""
    name = f"/dev/spidev{config.bus}.{config.device}"
    node = root / name[1:]
    args = (("node", name),)
    if config.kind in ("sim", "replayed", "none"):
        return Finding("spi", "app-check-spi-not-needed")
    if not node.exists():
        return Finding("spi", "app-check-spi-off", "app-check-spi-off-do", args)
    if not os.access(node, os.R_OK | os.W_OK):
        return Finding("spi", "app-check-spi-denied", "app-check-spi-denied-do", args)
    return Finding("spi", "app-check-spi-well", None, args)


def of_pins(config: DevicesConfig, root: Path = Path("/"), *, on_a_pi: bool) -> Finding:
    """The pins in the configuration, the chip behind the header, and the library that moves them."""
    problems = pin_problems(config)
    if problems:
        return Finding("pins", "app-check-pins-collide", "app-check-pins-collide-do", (("what", problems[0]),))
    if config.pins.kind in ("sim", "none"):
        return Finding("pins", "app-check-pins-as-configured")
    chip = find_chip(root / "sys/bus/gpio/devices")
    if chip is None or not on_a_pi:
        return Finding("pins", "app-check-pins-missing", "app-check-pins-missing-do")
    try:
        library = version("lgpio")
    except PackageNotFoundError:
        library = _STUB
    if library == _STUB:
        return Finding("pins", "app-check-pins-software", "app-check-pins-software-do")
    wired = (*config.pins.buttons, *config.pins.leds, config.pins.buzzer, config.pins.reset)
    args = (("n", sum(pin is not None for pin in wired)), ("chip", f"gpiochip{chip}"))
    return Finding("pins", "app-check-pins-well", None, args)


def of_touch(root: Path = Path("/")) -> Finding:
    """Panels that are touched where the picture is, and whether we may read them. Without that SDL says nothing."""
    panels = list(_panels(root))
    if not panels:
        return Finding("touch", "app-check-touch-missing", "app-check-touch-missing-do")
    args = (("name", panels[0][0]),)
    if not any(os.access(root / "dev/input" / event, os.R_OK) for _, event in panels):
        return Finding("touch", "app-check-touch-denied", "app-check-touch-denied-do", args)
    return Finding("touch", "app-check-touch-well", None, args)


def _panels(root: Path) -> Iterator[tuple[str, str]]:
    """Name and event file of each touch panel, from the kernel's list of input devices."""
    for device in _read(root / "proc/bus/input/devices").split("\n\n"):
        prop = re.search(r"^B: PROP=([0-9a-f]+)", device, re.MULTILINE)
        name = re.search(r'^N: Name="(.*)"', device, re.MULTILINE)
        event = re.search(r"^H: Handlers=.*\b(event\d+)", device, re.MULTILINE)
        if prop and name and event and int(prop[1], 16) & _DIRECT:
            yield name[1], event[1]


def of_power(root: Path = Path("/")) -> Finding:
    """Whether the supply has been too weak or the board too hot since it was switched on."""
    places = (root / "sys/devices/platform").glob("*/*/get_throttled")
    told = next((word for place in places if (word := re.fullmatch(r"(?:0x)?([0-9a-f]+)\s*", _read(place)))), None)
    if told is None:
        return Finding("power", "app-check-power-unknown")
    bits = int(told[1], 16)
    if bits & _UNDER_VOLTAGE:
        return Finding("power", "app-check-power-low", "app-check-power-low-do")
    if bits & _TOO_HOT:
        return Finding("power", "app-check-power-hot", "app-check-power-hot-do")
    return Finding("power", "app-check-power-well")


def of_sound(*, works: bool, wanted: bool) -> Finding:
    """Whether there is a sound device."""
    if works:
        return Finding("sound", "app-check-sound-well")
    if not wanted:
        return Finding("sound", "app-check-sound-as-configured")
    return Finding("sound", "app-check-sound-missing", "app-check-sound-missing-do")


def try_sound(root: Path = Path("/")) -> bool:
    """Whether a sound device can be opened. Without a sound card it is not even tried: ALSA would fill the screen."""
    chosen = "SDL_AUDIODRIVER" in os.environ
    if sys.platform == "linux" and not chosen and "[" not in _read(root / "proc/asound/cards"):
        return False
    sounds = Sounds(on=True, volume=0)
    works = sounds.works
    sounds.stop()
    return works


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
