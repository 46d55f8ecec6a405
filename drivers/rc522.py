"""The MFRC522 reader chip: exchanges that always end, the field cycle, and whether the chip is well.

The package `mfrc522` 0.0.7 is used for what it does well, reading and writing registers and setting the chip up. Its
exchanges are not used: they know 4-byte UIDs only, and spend 2,000 transfers on finding nothing. Register names and
bits are those of NXP's MFRC522 data sheet, revision 3.9, chapter 9.
"""

from __future__ import annotations

import importlib
import logging
import sys
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType
from typing import Any, Protocol

from companion.errors import DeviceFault
from drivers import iso14443
from drivers.iso14443 import Card, Heard, Reply
from drivers.ndef import GONE, NO_ROOM, read_text, write_text
from drivers.presence import Sighting

log = logging.getLogger(__name__)

MISSING = "app-fault-reader-missing"
BUSY = "app-fault-reader-busy"
SOFTWARE = "app-fault-reader-software"
WIRING = "app-fault-reader-wiring"
SILENT = "app-fault-reader-silent"


class ReaderFault(DeviceFault):
    """The reader cannot be used. `key` is the app's word for it, the text says what exactly."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.key = key


class Spi(Protocol):
    """What is needed of `spidev.SpiDev`."""

    def xfer2(self, values: list[int]) -> list[int]: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Bus:
    """How to open the chip's SPI device (raises ReaderFault), and the time in which the chip lives."""

    open: Callable[[], Spi]
    now: Callable[[], float]
    sleep: Callable[[float], None]


def raspberry_pi(bus: int, device: int) -> Bus:
    """`/dev/spidev<bus>.<device>` of a Raspberry Pi, in real time."""
    return Bus(partial(_open_spidev, bus, device), time.monotonic, time.sleep)


def _open_spidev(bus: int, device: int) -> Spi:
    """The device, locked for us alone."""
    try:
        import fcntl  # noqa: PLC0415 -- on Linux only, like spidev

        import spidev  # noqa: PLC0415
    except ImportError as missing:
        raise ReaderFault(SOFTWARE, f"{missing}: install python3-spidev") from missing
    node = f"/dev/spidev{bus}.{device}"
    spi = spidev.SpiDev()
    try:
        spi.open(bus, device)
        fcntl.flock(spi.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except FileNotFoundError as missing:
        raise ReaderFault(MISSING, f"{node} is not there: switch SPI on with raspi-config") from missing
    except PermissionError as denied:
        raise ReaderFault(MISSING, f"{node} may not be opened: the user must be in the group spi") from denied
    except BlockingIOError as busy:
        spi.close()
        raise ReaderFault(BUSY, f"{node} is in use by another program") from busy
    # The chip can do 10 MHz; long wires cannot, and 1 MHz is ample.
    spi.max_speed_hz = 1_000_000
    spi.mode = 0
    device_at_hand: Spi = spi
    return device_at_hand


class _Reg(IntEnum):
    COMMAND = 0x01
    COM_IRQ = 0x04
    ERROR = 0x06
    FIFO_DATA = 0x09
    FIFO_LEVEL = 0x0A
    CONTROL = 0x0C
    BIT_FRAMING = 0x0D
    COLL = 0x0E
    TX_CONTROL = 0x14
    TX_ASK = 0x15
    T_MODE = 0x2A
    T_RELOAD_L = 0x2D
    VERSION = 0x37


IDLE, TRANSCEIVE = 0x00, 0x0C
ALL_IRQS, RX_IRQ, IDLE_IRQ, TIMER_IRQ = 0x7F, 0x20, 0x10, 0x01
IRQ_SET_BIT = 0x80  # of ComIrqReg: always reads 0
FLUSH_FIFO, START_SEND = 0x80, 0x80
FIFO_BYTES = 64
COLLISION_ERROR = 0x08
OTHER_ERRORS = 0x17  # buffer overflow, CRC, parity, protocol
COLL_POSITION, COLL_POSITION_UNKNOWN = 0x1F, 0x20
FIELD_OFF, FIELD_ON = 0x80, 0x83  # TxControlReg: reset value, and both antenna drivers with it
CLEAR_AFTER_COLLISION = 0x00  # CollReg, bit 7 low

# What MFRC522_Init sets; after a brown-out these are 0 though the version is still right.
SET_UP = ((_Reg.T_MODE, 0x8D), (_Reg.TX_ASK, 0x40))
# 11 ticks of the 2 kHz timer that MFRC522_Init sets: a card has at most 5 ms to begin its answer.
TIMER_RELOAD = 10

ON_A_DEAD_BUS = (0x00, 0xFF)
GENUINE = (0x91, 0x92)
VERSION_READS = 5

# ISO 14443-3 6.2.4 and ISO 14443-2: 5 ms without field reset a card, 5 ms with field wake it.
FIELD_PAUSE = 0.005
# The first look at the interrupt is after a short answer is in, the last ones are for silence.
FIRST_PAUSE, LONGEST_PAUSE = 0.001, 0.004
EXCHANGE_LIMIT = 0.036
# 8.8.2: the crystal needs under a millisecond after a reset; poor boards need more.
AFTER_RESET = 0.05

MOST_CARDS = 8
LOOK_BUDGET = 0.15
TYPE_2_SAK = 0x00  # NTAG21x and Ultralight; others would want authentication


class Rc522:
    """One reader chip, after `begin`. Every method may raise ReaderFault or the OSError of the bus.

    `version` is what its version register says (9.3.4.8), 0 before `begin`.
    """

    def __init__(self, bus: Bus) -> None:
        """Open the bus; raises ReaderFault."""
        self._bus = bus
        self.version = 0
        self._registers = _register_access()
        self._registers.spi = bus.open()
        self._read: Callable[[int], int] = self._registers.Read_MFRC522
        self._write: Callable[[int, int], None] = self._registers.Write_MFRC522

    def begin(self) -> None:
        """Set the chip up and make sure that it is one."""
        self._registers.MFRC522_Init()
        self._bus.sleep(AFTER_RESET)
        self.version = self._steady_version()
        if self.version not in GENUINE:
            log.warning("reader version=0x%02X is no NXP chip; it may read less well", self.version)
        self._write(_Reg.T_RELOAD_L, TIMER_RELOAD)
        self._write(_Reg.COLL, CLEAR_AFTER_COLLISION)
        self.check()
        # A first exchange, whatever it hears: one that never ends is found here, before anyone relies on it.
        iso14443.request(self.transceive)

    def check(self) -> None:
        """Whether the chip is still there and as it was set up: a brown-out leaves the version right and all else 0."""
        if self._read(_Reg.VERSION) in ON_A_DEAD_BUS:
            raise ReaderFault(SILENT, "the reader's version register reads 0x00 or 0xFF")
        lost = [reg.name for reg, value in SET_UP if self._read(reg) != value]
        if lost:
            raise ReaderFault(SILENT, f"the reader lost its settings: {', '.join(lost)}")
        self._write(_Reg.COM_IRQ, ALL_IRQS)
        if self._read(_Reg.COM_IRQ) & (RX_IRQ | IRQ_SET_BIT):
            raise ReaderFault(SILENT, "the reader's interrupt cannot be cleared")

    def close(self) -> None:
        """Give the bus back."""
        self._registers.spi.close()

    def look(self, known: Collection[bytes]) -> Sighting:
        """All cards in the field, which is taken away first so that each begins anew. Reads the text of new cards."""
        ends = self._bus.now() + LOOK_BUDGET
        cards: dict[bytes, str | None] = {}
        for card in self._cards():
            if isinstance(card, Heard):
                return Sighting(cards, garbled=True, collided=card is Heard.COLLISION)
            # A tag that refuses to be read drops out of its selection and is deaf to the halt: it answers once more.
            if card.uid not in cards:
                fresh = card.sak == TYPE_2_SAK and card.uid not in known
                cards[card.uid] = read_text(self.transceive) if fresh else None
            iso14443.halt(self.transceive)
            if len(cards) == MOST_CARDS or self._bus.now() >= ends:
                crowd = iso14443.request(self.transceive)
                return Sighting(cards, garbled=crowd, collided=crowd)
        return Sighting(cards)

    def write(self, uid: bytes, text: str) -> str | None:
        """Write a text on the tag of this UID. None when it stands there, else the app's word for why not."""
        for card in self._cards():
            if isinstance(card, Heard):
                break
            if card.uid == uid:
                return write_text(self.transceive, text) if card.sak == TYPE_2_SAK else NO_ROOM
            iso14443.halt(self.transceive)
        return GONE

    def _cards(self) -> Iterator[Card | Heard]:
        """The cards in the field, one after the other; what went wrong ends them. The field is taken away first."""
        self._write(_Reg.TX_CONTROL, FIELD_OFF)
        self._bus.sleep(FIELD_PAUSE)
        self._write(_Reg.TX_CONTROL, FIELD_ON)
        self._bus.sleep(FIELD_PAUSE)
        while iso14443.request(self.transceive):
            yield iso14443.select(self.transceive)

    def transceive(self, frame: bytes, *, last_bits: int = 0, align: int = 0) -> Reply:
        """One exchange with the cards in the field; it ends within 40 ms whatever the chip does."""
        self._write(_Reg.COMMAND, IDLE)
        self._write(_Reg.COM_IRQ, ALL_IRQS)
        self._write(_Reg.FIFO_LEVEL, FLUSH_FIFO)
        for byte in frame:
            self._write(_Reg.FIFO_DATA, byte)
        framing = align << 4 | last_bits
        # StartSend must be low when Transceive begins, or the frame goes out before its framing is set.
        self._write(_Reg.BIT_FRAMING, framing)
        self._write(_Reg.COMMAND, TRANSCEIVE)
        self._write(_Reg.BIT_FRAMING, START_SEND | framing)
        return self._received() if self._answered() else Reply(Heard.SILENCE)

    def _answered(self) -> bool:
        """Wait, mostly asleep, until an answer is in or the chip's timer says that none came."""
        limit = self._bus.now() + EXCHANGE_LIMIT
        pause = FIRST_PAUSE
        while True:
            self._bus.sleep(pause)
            irq = self._read(_Reg.COM_IRQ)
            if irq & IRQ_SET_BIT:
                raise ReaderFault(SILENT, "the reader answers 0xFF to everything")
            if irq & (RX_IRQ | IDLE_IRQ):
                return True
            if irq & TIMER_IRQ:
                return False
            if self._bus.now() >= limit:
                raise ReaderFault(SILENT, "neither a card nor the reader's timer ended an exchange")
            pause = min(2 * pause, LONGEST_PAUSE)

    def _received(self) -> Reply:
        errors = self._read(_Reg.ERROR)
        level = self._read(_Reg.FIFO_LEVEL)
        if level > FIFO_BYTES:
            raise ReaderFault(SILENT, f"the reader claims {level} bytes in a buffer of {FIFO_BYTES}")
        last_bits = self._read(_Reg.CONTROL) & 0x07
        data = bytes(self._read(_Reg.FIFO_DATA) for _ in range(level))
        bits = 8 * level - (8 - last_bits if last_bits else 0)
        if errors & COLLISION_ERROR:
            return Reply(Heard.COLLISION, data, bits, self._collision())
        return Reply(Heard.GARBLED if errors & OTHER_ERRORS or not data else Heard.ANSWER, data, bits)

    def _collision(self) -> int:
        """The first colliding bit, from 1; the register says 0 for the 32nd, and may not know (then 0 here)."""
        coll = self._read(_Reg.COLL)
        return 0 if coll & COLL_POSITION_UNKNOWN else coll & COLL_POSITION or 32

    def _steady_version(self) -> int:
        versions = {self._read(_Reg.VERSION) for _ in range(VERSION_READS)}
        if len(versions) > 1:
            seen = ", ".join(f"0x{value:02X}" for value in sorted(versions))
            raise ReaderFault(WIRING, f"the reader's version is not steady ({seen}): check its wires")
        if versions & set(ON_A_DEAD_BUS):
            raise ReaderFault(WIRING, f"the reader answers only 0x{versions.pop():02X}: check its wires and its power")
        return versions.pop()


def _register_access() -> Any:
    """The package's object, to be given a device that we open ourselves.

    Its own constructor is left out: it drives a reset pin through RPi.GPIO, the wrong one in one of that library's
    modes, and adds a log handler each time.
    """
    try:
        if version("mfrc522") != "0.0.7":
            raise ReaderFault(SOFTWARE, f"mfrc522 0.0.7 is needed, {version('mfrc522')} is installed")
        with _inert_gpio():
            package = importlib.import_module("mfrc522")
    except (PackageNotFoundError, ImportError) as failed:
        raise ReaderFault(SOFTWARE, f"{failed}: install mfrc522 0.0.7 and spidev") from failed
    if not hasattr(package.MFRC522, "MFRC522_Request"):
        # mfrc522-python installs a package of the same name.
        raise ReaderFault(SOFTWARE, "mfrc522 was overwritten by mfrc522-python: install mfrc522 0.0.7 again")
    return package.MFRC522.__new__(package.MFRC522)


@contextmanager
def _inert_gpio() -> Iterator[None]:
    """While the package is imported, an empty module stands for RPi.GPIO, of which nothing is ever called.

    The real one is kept out: rpi-lgpio opens a pipe in the working directory when it is imported, in place of the one
    that the companion's own pins have there. The stand-in is taken away again so that nobody else meets it.
    """
    held = {name: sys.modules.get(name) for name in ("RPi", "RPi.GPIO")}
    package, gpio = ModuleType("RPi"), ModuleType("RPi.GPIO")
    vars(package)["GPIO"] = gpio
    sys.modules.update({"RPi": package, "RPi.GPIO": gpio})
    try:
        yield
    finally:
        for name, module in held.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
