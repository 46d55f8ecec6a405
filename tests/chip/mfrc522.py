"""An MFRC522 register by register: what its data sheet (revision 3.9, chapter 9) says, not what a driver hopes.

It lives in a time of its own, which goes on with each transfer and with `sleep`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tests.chip.tags import Bits, bits_of, bytes_of, crc_a

CRYSTAL = 13_560_000
TRANSFER_TAKES = 30e-6  # two bytes at 1 MHz and the kernel's part
BIT_TAKES = 128 / CRYSTAL  # 106 kbit/s
ANSWER_DELAY = 1172 / CRYSTAL  # ISO 14443-3 6.1.2: frame delay time of requests and anticollision

COMMAND, COM_IRQ, DIV_IRQ, ERROR, STATUS2 = 0x01, 0x04, 0x05, 0x06, 0x08
FIFO_DATA, FIFO_LEVEL, CONTROL, BIT_FRAMING, COLL = 0x09, 0x0A, 0x0C, 0x0D, 0x0E
MODE, TX_CONTROL, TX_ASK, CRC_HIGH, CRC_LOW = 0x11, 0x14, 0x15, 0x21, 0x22
T_MODE, T_PRESCALER, T_RELOAD_H, T_RELOAD_L, VERSION = 0x2A, 0x2B, 0x2C, 0x2D, 0x37

IDLE, CALC_CRC, TRANSCEIVE, AUTHENT, SOFT_RESET = 0x00, 0x03, 0x0C, 0x0E, 0x0F
TX_IRQ, RX_IRQ, IDLE_IRQ, TIMER_IRQ = 0x40, 0x20, 0x10, 0x01
BUFFER_OVERFLOW, COLLISION, PARITY, PROTOCOL = 0x10, 0x08, 0x02, 0x01
READ_ONLY = {ERROR, 0x07, CRC_HIGH, CRC_LOW, VERSION}
RESET_VALUES = {COMMAND: 0x20, COM_IRQ: 0x14, COLL: 0x80, MODE: 0x3F, TX_CONTROL: 0x80}


@dataclass(frozen=True)
class Heard:
    """What the antenna picked up: bits, where several tags differed, and whether noise hit it."""

    bits: Bits
    collision: int | None = None
    error: int = 0


class Air(Protocol):
    """The field and the tags in it."""

    def power(self, *, on: bool) -> None: ...

    def exchange(self, frame: Bits, takes: float) -> Heard | None: ...

    def authenticate(self, key: bytes, uid: bytes) -> bool: ...


@dataclass
class Faults:
    """What is wrong with the chip or its wires. Transfers are counted from 1."""

    version: int | Callable[[], int] = 0x92
    bus_reads: int | None = None  # a dead bus: every read gives this
    raises_at: set[int] = field(default_factory=set)
    brown_out_at: set[int] = field(default_factory=set)
    stuck_irq: int | None = None
    hangs: bool = False  # deaf and dumb until the reset pin is pulled
    transfer_takes: float = TRANSFER_TAKES


class Chip:
    """The chip behind SPI. `xfer2` is the only way in, as with the real one."""

    def __init__(self, air: Air) -> None:
        self.air = air
        self.faults = Faults()
        self.transfers = 0
        self.log: deque[tuple[str, int, int]] = deque(maxlen=10_000)
        self.time = 0.0
        self.hard_resets = 0
        self._reads, self._writes = self._special_reads(), self._special_writes()
        self._power_on()

    def now(self) -> float:
        """Seconds since the chip got power."""
        return self.time

    def sleep(self, seconds: float) -> None:
        """Let time pass without a transfer."""
        self._advance(seconds)

    def hard_reset(self) -> None:
        """The RST pin goes low and high again."""
        self.hard_resets += 1
        self.faults.hangs = False
        self._power_on()

    def brown_out(self) -> None:
        """The supply dipped: registers are as after power-on, the version still right."""
        self._power_on()

    def xfer2(self, sent: list[int]) -> list[int]:
        """One chip select: an address byte and data; several data bytes go to, or come from, one register."""
        self.transfers += 1
        self._advance(self.faults.transfer_takes)
        if self.transfers in self.faults.raises_at:
            raise OSError(5, "Input/output error")
        if self.transfers in self.faults.brown_out_at:
            self.brown_out()
        register = sent[0] >> 1 & 0x3F
        if sent[0] & 0x80:
            # Each address byte is answered in the place of the next one (8.1.2.1).
            asked = (register, *(byte >> 1 & 0x3F for byte in sent[1:-1]))
            return [0, *(self._bus_read(each) for each in asked)]
        for value in sent[1:]:
            self.log.append(("w", register, value))
            if not self.faults.hangs and self.faults.bus_reads is None:
                self._write(register, value & 0xFF)
        return [0] * len(sent)

    def _power_on(self) -> None:
        self._registers = dict(RESET_VALUES)
        self._fifo: deque[int] = deque()
        self._irq = self._error = self._last_bits = self._collision = 0
        self._crc = 0xFFFF
        self._start_send = False
        self._events: list[tuple[float, Callable[[], None]]] = []
        self.air.power(on=False)

    def _advance(self, seconds: float) -> None:
        until = self.time + seconds
        while self._events and self._events[0][0] <= until:
            self.time, happens = self._events.pop(0)
            happens()
        self.time = until

    def _later(self, delay: float, happens: Callable[[], None]) -> None:
        self._events.append((self.time + delay, happens))
        self._events.sort(key=lambda event: event[0])

    def _bus_read(self, register: int) -> int:
        if self.faults.bus_reads is not None:
            value = self.faults.bus_reads
        elif self.faults.hangs:
            value = 0x00
        else:
            value = self._read(register)
        self.log.append(("r", register, value))
        return value

    def _read(self, register: int) -> int:
        special = self._reads.get(register)
        return special() if special is not None else self._registers.get(register, 0)

    def _special_reads(self) -> dict[int, Callable[[], int]]:
        return {
            COM_IRQ: lambda: self._irq if self.faults.stuck_irq is None else self.faults.stuck_irq,
            ERROR: lambda: self._error,
            FIFO_DATA: lambda: self._fifo.popleft() if self._fifo else 0,
            FIFO_LEVEL: lambda: len(self._fifo),
            CONTROL: lambda: self._last_bits,
            COLL: lambda: self._registers[COLL] & 0x80 | self._collision,
            CRC_HIGH: lambda: self._crc >> 8,
            CRC_LOW: lambda: self._crc & 0xFF,
            VERSION: self._version,
        }

    def _version(self) -> int:
        version = self.faults.version
        return version() if callable(version) else version

    def _write(self, register: int, value: int) -> None:
        special = self._writes.get(register)
        if special is not None:
            special(value)
        elif register not in READ_ONLY:
            self._registers[register] = value

    def _special_writes(self) -> dict[int, Callable[[int], None]]:
        return {
            COMMAND: self._command,
            COM_IRQ: self._write_irq,
            DIV_IRQ: self._write_div_irq,
            STATUS2: self._write_status2,
            FIFO_DATA: self._fifo_put,
            FIFO_LEVEL: self._flush,
            BIT_FRAMING: self._frame,
            TX_CONTROL: self._drive_antenna,
        }

    def _write_irq(self, value: int) -> None:
        self._irq = marked(self._irq, value)

    def _write_div_irq(self, value: int) -> None:
        self._registers[DIV_IRQ] = marked(self._registers.get(DIV_IRQ, 0), value)

    def _write_status2(self, value: int) -> None:
        """MFCrypto1On can only be cleared by hand."""
        self._registers[STATUS2] = value & (self._registers.get(STATUS2, 0) | ~0x08)

    def _flush(self, value: int) -> None:
        if value & 0x80:
            self._fifo.clear()
            self._error &= ~BUFFER_OVERFLOW

    def _frame(self, value: int) -> None:
        started, self._start_send = self._start_send, bool(value & 0x80)
        self._registers[BIT_FRAMING] = value & 0x7F
        if self._start_send and not started and self._registers[COMMAND] == TRANSCEIVE:
            self._send()

    def _drive_antenna(self, value: int) -> None:
        was_on, on = bool(self._registers[TX_CONTROL] & 0x03), bool(value & 0x03)
        self._registers[TX_CONTROL] = value
        if on != was_on:
            self.air.power(on=on)

    def _fifo_put(self, value: int) -> None:
        if len(self._fifo) == 64:
            self._error |= BUFFER_OVERFLOW
        else:
            self._fifo.append(value)

    def _command(self, command: int) -> None:
        self._events.clear()
        self._registers[COMMAND] = command
        if command == SOFT_RESET:
            self._power_on()
        elif command == TRANSCEIVE and self._start_send:
            self._send()  # StartSend was never lowered: with the framing of the last exchange
        elif command == CALC_CRC:
            self._calculate_crc()
        elif command == AUTHENT:
            self._authenticate()

    def _calculate_crc(self) -> None:
        data = bytes(self._fifo)
        self._fifo.clear()
        # ModeReg bits 1 and 0 choose what the coprocessor begins with; 01 is 6363, which is CRC_A.
        self._crc = int.from_bytes(crc_a(data), "little") if self._registers[MODE] & 0x03 == 0x01 else 0
        self._registers[DIV_IRQ] = self._registers.get(DIV_IRQ, 0) | 0x04

    def _authenticate(self) -> None:
        data = bytes(self._fifo)
        self._fifo.clear()
        if self.air.authenticate(data[2:8], data[8:12]):
            self._registers[STATUS2] = self._registers.get(STATUS2, 0) | 0x08
            self._later(0.001, lambda: self._raise_irq(IDLE_IRQ))
        else:
            self._start_timer()

    def _send(self) -> None:
        """StartSend: the buffer goes out, TxLastBits of its last byte, and the timer starts when it is out."""
        self._error = self._collision = 0
        framing = self._registers[BIT_FRAMING]
        data = list(self._fifo)
        self._fifo.clear()
        frame = bits_of(data)
        if framing & 0x07 and data:
            frame = frame[: len(frame) - 8 + (framing & 0x07)]
        sending = (len(frame) * 9 / 8 + 2) * BIT_TAKES
        self._later(sending, lambda: self._sent(frame, framing >> 4 & 0x07))

    def _sent(self, frame: Bits, align: int) -> None:
        self._raise_irq(TX_IRQ)
        heard = self.air.exchange(frame, ANSWER_DELAY) if self._can_send() else None
        if heard is None:
            self._start_timer()
        else:
            receiving = ANSWER_DELAY + (len(heard.bits) * 9 / 8 + 2) * BIT_TAKES
            self._later(receiving, lambda: self._receive(heard, align))

    def _can_send(self) -> bool:
        """Without 100 % ASK modulation no type A tag understands a frame."""
        return bool(self._registers[TX_CONTROL] & 0x03 and self._registers.get(TX_ASK, 0) & 0x40)

    def _start_timer(self) -> None:
        if not self._registers.get(T_MODE, 0) & 0x80:
            return  # TAuto is off: nobody counts
        prescaler = (self._registers[T_MODE] & 0x0F) << 8 | self._registers.get(T_PRESCALER, 0)
        reload = self._registers.get(T_RELOAD_H, 0) << 8 | self._registers.get(T_RELOAD_L, 0)
        self._later((reload + 1) * (2 * prescaler + 1) / CRYSTAL, lambda: self._raise_irq(TIMER_IRQ))

    def _receive(self, heard: Heard, align: int) -> None:
        bits = heard.bits
        self._error |= heard.error
        if heard.collision is not None:
            self._error |= COLLISION
            place = align + heard.collision + 1
            # CollPos has five bits: the 32nd bit reads as 0, and what lies beyond is not valid.
            self._collision = place & 0x1F if place <= 32 else 0x20
            if not self._registers[COLL] & 0x80:
                bits = (*bits[: heard.collision], *(0 for _ in bits[heard.collision :]))
        stored = (*(0 for _ in range(align)), *bits)
        self._last_bits = len(stored) % 8
        for byte in bytes_of((*stored, *(0 for _ in range(-len(stored) % 8)))):
            self._fifo_put(byte)
        self._raise_irq(RX_IRQ)

    def _raise_irq(self, bit: int) -> None:
        self._irq |= bit


def marked(old: int, value: int) -> int:
    """Interrupt registers: bit 7 says whether the marked bits are set or cleared."""
    return old | value & 0x7F if value & 0x80 else old & ~value
