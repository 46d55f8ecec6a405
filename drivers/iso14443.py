"""Cards in the field, one by one: request, anticollision, select and halt of ISO/IEC 14443-3 type A.

Pure: the radio is a transceive function. Clause numbers are those of ISO/IEC 14443-3:2018.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import reduce
from operator import xor
from typing import Protocol

REQA = bytes((0x26,))  # 6.4.1: a short frame of 7 bits; halted cards keep silent
SHORT_FRAME_BITS = 7
CASCADE = (0x93, 0x95, 0x97)  # 6.5.3.1: SEL of the three cascade levels
CASCADE_TAG = 0x88  # 6.5.4: stands before the three UID bytes of a level that is not the last
WHOLE_PART = 0x70  # 6.5.3.2: NVB that says all 40 bits follow, which makes it a select
HLTA = bytes((0x50, 0x00))  # 6.4.3
SAK_INCOMPLETE = 0x04  # 6.5.3.4: bit 3, the UID goes on at the next level

UID_BITS = 32  # of one cascade level
PART_BITS = 40  # with the check byte BCC
SAK_BITS = 24  # SAK and CRC_A


class Heard(Enum):
    """What came back after a frame was sent."""

    ANSWER = auto()
    SILENCE = auto()
    COLLISION = auto()
    GARBLED = auto()


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer as received.

    `bits` of `data` are valid; the first `align` bits of a bit-aligned exchange are filler and count.
    `collision` is the first bit on which several cards differed, counted from 1 in `data`, or 0 if not known.
    """

    heard: Heard
    data: bytes = b""
    bits: int = 0
    collision: int = 0


class Transceive(Protocol):
    """Sends a frame, of whose last byte only `last_bits` go out (0: all), and listens.

    The first bit received is put at bit `align` of the first byte.
    """

    def __call__(self, frame: bytes, *, last_bits: int = 0, align: int = 0) -> Reply: ...


@dataclass(frozen=True, slots=True)
class Card:
    """A selected card: its whole UID of 4, 7 or 10 bytes, and its SAK, which tells its kind."""

    uid: bytes
    sak: int


def crc_a(data: bytes) -> bytes:
    """CRC_A, low byte first (Annex B)."""
    crc = 0x6363
    for byte in data:
        mixed = (byte ^ crc) & 0xFF
        mixed = (mixed ^ mixed << 4) & 0xFF
        crc = crc >> 8 ^ mixed << 8 ^ mixed << 3 ^ mixed >> 4
    return crc.to_bytes(2, "little")


def checked(reply: Reply, length: int) -> bytes | None:
    """The `length` data bytes of an answer whose CRC_A is right, else None."""
    whole = reply.heard is Heard.ANSWER and reply.bits == 8 * (length + 2)
    if not whole or crc_a(reply.data[:length]) != reply.data[length:]:
        return None
    return reply.data[:length]


def request(transceive: Transceive) -> bool:
    """Whether any card that is not halted answers. Several may, and their answers may collide."""
    return transceive(REQA, last_bits=SHORT_FRAME_BITS).heard is not Heard.SILENCE


def select(transceive: Transceive) -> Card | Heard:
    """One of the cards that answered the request, now active; the others wait. Else what went wrong.

    Nothing is returned of a UID that was not read whole, level by level, with every check right.
    """
    uid = b""
    for level in CASCADE:
        part = _one_part(transceive, level)
        if isinstance(part, Heard):
            return part
        frame = bytes((level, WHOLE_PART)) + part
        sak = checked(transceive(frame + crc_a(frame)), 1)
        if sak is None:
            return Heard.GARBLED
        goes_on = bool(sak[0] & SAK_INCOMPLETE)
        # 6.5.4: only a level that goes on begins with the cascade tag; the last level's bytes are free.
        if goes_on != (part[0] == CASCADE_TAG) and level != CASCADE[-1]:
            return Heard.GARBLED
        if not goes_on:
            return Card(uid + part[:4], sak[0])
        uid += part[1:4]
    return Heard.GARBLED


def halt(transceive: Transceive) -> None:
    """Send the active card to sleep until the field is gone. A card does not answer this (6.4.3)."""
    transceive(HLTA + crc_a(HLTA))


def _one_part(transceive: Transceive, level: int) -> bytes | Heard:
    """The four UID bytes and BCC of one card at a cascade level: bit by bit where cards differ (6.5.2).

    Bits travel lowest first, so that the n-th bit on the air is bit n of a little-endian number.
    """
    known, count = 0, 0
    while count <= UID_BITS:
        align = count % 8
        nvb = 0x20 + (count // 8 << 4) + align
        frame = bytes((level, nvb)) + known.to_bytes((count + 7) // 8, "little")
        reply = transceive(frame, last_bits=align, align=align)
        heard = known | int.from_bytes(reply.data, "little") >> align << count
        if reply.heard is Heard.ANSWER:
            return _part(heard, count - align + reply.bits)
        place = count - align + reply.collision
        if reply.heard is not Heard.COLLISION or not count < place <= UID_BITS:
            return reply.heard
        # All agree below the colliding bit; those that have a one there go on.
        known = heard & (1 << place - 1) - 1 | 1 << place - 1
        count = place
    return Heard.COLLISION


def _part(value: int, bits: int) -> bytes | Heard:
    """The five bytes of a level, if they are all there and BCC is the exclusive or of the other four (6.5.4)."""
    if bits != PART_BITS:
        return Heard.GARBLED
    part = value.to_bytes(5, "little")
    return part if reduce(xor, part) == 0 else Heard.GARBLED
