"""Tags as ISO/IEC 14443-3 type A describes them: bits in, bits out, and what they remember in between.

Written from the standard on its own: nothing here is shared with the driver that it tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import ClassVar

Bits = tuple[int, ...]

REQA, WUPA = (0, 1, 1, 0, 0, 1, 0), (0, 1, 0, 0, 1, 0, 1)  # 26 and 52, lowest bit first, seven bits
SEL = (0x93, 0x95, 0x97)
CASCADE_TAG = 0x88


class State(Enum):
    """6.3: the states of a tag. Off is without power, and not in the standard's picture."""

    OFF = auto()
    IDLE = auto()
    READY = auto()
    ACTIVE = auto()
    HALT = auto()


def bits_of(data: Sequence[int]) -> Bits:
    """Bytes as they go through the air, lowest bit first."""
    return tuple(byte >> n & 1 for byte in data for n in range(8))


def bytes_of(bits: Bits) -> bytes:
    """Whole bytes of a frame; what is left over is dropped."""
    return bytes(sum(bits[at + n] << n for n in range(8)) for at in range(0, len(bits) - 7, 8))


def crc_a(data: bytes) -> bytes:
    """CRC_A by its polynomial, bit by bit (x^16 + x^12 + x^5 + 1, reflected, from 6363)."""
    crc = 0x6363
    for bit in bits_of(data):
        low = crc & 1 ^ bit
        crc >>= 1
        if low:
            crc ^= 0x8408
    return bytes((crc & 0xFF, crc >> 8))


def with_crc(data: bytes) -> Bits:
    """An answer with its check."""
    return bits_of(data + crc_a(data))


class Tag:
    """A tag that can be found and selected, and nothing more. `sak` tells its kind."""

    def __init__(self, uid: str | bytes, sak: int = 0x08, atqa: int | None = None) -> None:
        self.uid = bytes.fromhex(uid) if isinstance(uid, str) else uid
        assert len(self.uid) in (4, 7, 10)
        self.sak = sak
        self.atqa = {4: 0x0004, 7: 0x0044, 10: 0x0084}[len(self.uid)] if atqa is None else atqa
        self.state = State.OFF
        self.level = 0
        self.halted = False
        self.leaves_after: int | None = None

    @property
    def parts(self) -> list[bytes]:
        """The four UID bytes and check byte of each cascade level (6.5.4)."""
        uid, parts = self.uid, []
        while len(uid) > 4:
            parts.append(bytes((CASCADE_TAG,)) + uid[:3])
            uid = uid[3:]
        return [part + bytes((part[0] ^ part[1] ^ part[2] ^ part[3],)) for part in (*parts, uid)]

    def power(self, *, on: bool) -> None:
        """The field came or went."""
        self.state = State.IDLE if on else State.OFF
        self.halted = False

    def hear(self, frame: Bits) -> Bits | None:
        """A frame arrived: the answer, or None for silence (6.3)."""
        if self.state is State.OFF:
            return None
        if frame in (REQA, WUPA):
            return self._request(frame)
        data = bytes_of(frame)
        if self.state is State.READY and data and data[0] == SEL[self.level]:
            return self._anticollision(frame, data)
        if self.state is State.ACTIVE:
            return self._command(data)
        return self._back()

    def _request(self, frame: Bits) -> Bits | None:
        wakes = self.state is State.IDLE or (self.state is State.HALT and frame == WUPA)
        if not wakes:
            return self._back()
        self.state, self.level = State.READY, 0
        return bits_of(self.atqa.to_bytes(2, "little"))

    def _anticollision(self, frame: Bits, data: bytes) -> Bits | None:
        if len(data) < 2:
            return self._back()
        nvb, part = data[1], self.parts[self.level]
        if nvb == 0x70:
            return self._select(data, part)
        known = frame[16:]
        if len(known) != (nvb >> 4) * 8 + (nvb & 0x0F) - 16:
            return self._back()
        mine = bits_of(part)
        return mine[len(known) :] if mine[: len(known)] == known else None

    def _select(self, data: bytes, part: bytes) -> Bits | None:
        if data[2:7] != part or data[7:] != crc_a(data[:7]):
            return self._back()
        self.level += 1
        if self.level < len(self.parts):
            return with_crc(b"\x04")
        self.state = State.ACTIVE
        return with_crc(bytes((self.sak,)))

    def _command(self, data: bytes) -> Bits | None:
        body, check = data[:-2], data[-2:]
        if body == b"\x50\x00" and check == crc_a(body):
            self.state, self.halted = State.HALT, True
            return None
        return self.answer(body) if check == crc_a(body) else self._back()

    def answer(self, body: bytes) -> Bits | None:  # noqa: ARG002
        """What the tag does when selected, by kind."""
        return self._back()

    def _back(self) -> None:
        """A frame that does not belong here: silently back to where the tag came from (6.3)."""
        self.state = State.HALT if self.halted else State.IDLE


class Phone(Tag):
    """A phone or bank card: a random UID that is drawn anew each time the field comes on (6.5.4)."""

    def __init__(self) -> None:
        super().__init__("08000001", sak=0x20)

    def power(self, *, on: bool) -> None:
        super().power(on=on)
        if on:
            self.uid = b"\x08" + (int.from_bytes(self.uid[1:], "big") * 69069 + 1 & 0xFFFFFF).to_bytes(3, "big")


class Ntag(Tag):
    """NXP NTAG213, 215 or 216: pages of four bytes, read by READ, written by WRITE (NTAG21x data sheet, chapter 10)."""

    PAGES: ClassVar = {0x0F: 45, 0x11: 135, 0x13: 231}  # by GET_VERSION's storage byte
    SIZES: ClassVar = {0x0F: 0x12, 0x11: 0x3E, 0x13: 0x6D}  # what the capability container says, in eights
    ACK, INVALID, CRC_WRONG = (0, 1, 0, 1), (0, 0, 0, 0), (1, 0, 0, 0)

    def __init__(self, uid: str | bytes, text: str | None = None, storage: int = 0x0F) -> None:
        super().__init__(uid, sak=0x00)
        self.storage = storage
        self.memory = bytearray(4 * self.PAGES[storage])
        self.memory[12:16] = bytes((0xE1, 0x10, self.SIZES[storage], 0x00))
        self.write(text_block(text) if text is not None else b"\x03\x00\xfe")
        self._half_written: int | None = None
        self.guarded_from = 0x100  # AUTH0 with PROT (8.8.1): from this page on nothing is read without a password
        self.asked_to_write: list[int] = []

    def lock(self, *pages: int) -> None:
        """Set the static lock bits of pages 3 to 15 (8.5.2)."""
        for page in pages:
            self.memory[10 + page // 8] |= 1 << page % 8

    def write(self, block: bytes) -> None:
        """Put bytes into user memory, from page 4."""
        self.memory[16 : 16 + len(block)] = block

    def _command(self, data: bytes) -> Bits | None:
        if self._half_written is None and data[:1] in (b"\x30", b"\xa2") and data[-2:] != crc_a(data[:-2]):
            self._back()
            return self.CRC_WRONG
        return super()._command(data)

    def answer(self, body: bytes) -> Bits | None:
        pages = len(self.memory) // 4
        if self._half_written is not None:
            page, self._half_written = self._half_written, None
            return self._stored(page, body[:4]) if len(body) == 16 else self._nak()
        if body == b"\x60":
            return with_crc(bytes((0x00, 0x04, 0x04, 0x02, 0x01, 0x00, self.storage, 0x03)))
        if len(body) == 2 and body[0] == 0x30:
            if body[1] >= min(pages, self.guarded_from):
                return self._nak()
            at = 4 * body[1]
            return with_crc(bytes((self.memory + self.memory)[at : at + 16]))  # runs over into page 0
        if len(body) == 6 and body[0] == 0xA2:
            return self._stored(body[1], body[2:])
        if len(body) == 2 and body[0] == 0xA0:  # compatibility write, in two steps
            self._half_written = body[1]
            return self.ACK
        return self._nak()

    def _stored(self, page: int, data: bytes) -> Bits:
        self.asked_to_write.append(page)
        locked = page < 16 and self.memory[10 + page // 8] >> page % 8 & 1
        if locked or not 4 <= page < len(self.memory) // 4 - 5:
            return self._nak()
        self.memory[4 * page : 4 * page + 4] = data
        return self.ACK

    def _nak(self) -> Bits:
        self._back()
        return self.INVALID


class Classic(Tag):
    """A MIFARE Classic 1K, as far as a library needs it: one key, sixteen-byte blocks, readable once authenticated."""

    KEY = b"\xff" * 6

    def __init__(self, uid: str | bytes) -> None:
        super().__init__(uid, sak=0x08)
        self.blocks = [bytearray(16) for _ in range(64)]
        self.open = False

    def power(self, *, on: bool) -> None:
        super().power(on=on)
        self.open = False

    def authenticate(self, key: bytes, uid: bytes) -> bool:
        """The chip's crypto unit asks; True if key and UID are right."""
        self.open = self.state is State.ACTIVE and key == self.KEY and uid == self.uid[:4]
        return self.open

    def answer(self, body: bytes) -> Bits | None:
        if self.open and len(body) == 2 and body[0] == 0x30 and body[1] < 64:
            return with_crc(bytes(self.blocks[body[1]]))
        return self._back()


def text_block(text: str, lang: str = "en") -> bytes:
    """User memory with one NDEF text record, by hand (NFC Forum Text RTD 1.0)."""
    payload = bytes((len(lang),)) + lang.encode() + text.encode()
    record = bytes((0xD1, 0x01, len(payload))) + b"T" + payload
    return bytes((0x03, len(record))) + record + b"\xfe"
