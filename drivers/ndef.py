"""What a tag carries besides its UID: the text of an NDEF message on an NFC Forum Type 2 tag (NTAG21x, Ultralight).

Every length a tag states is bounded by what we are ready to read; a tag that tells nonsense carries no text.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from drivers.iso14443 import Transceive, checked, crc_a

READ = 0x30  # Type 2 Tag 5.2: answers 16 bytes from a page of 4
PAGE = 4
READ_BYTES = 16
CAPABILITY_PAGE = 3  # Type 2 Tag 6.1: magic E1, version, size in eights of bytes, access
MAGIC = 0xE1
USER_PAGE = 4

# Type 2 Tag 2.3: the blocks of user memory.
NULL, MESSAGE, END = 0x00, 0x03, 0xFE
THREE_BYTE_LENGTH = 0xFF

# A card's name is under 50 bytes. Reading more would keep the other cards waiting.
LONGEST_MESSAGE = 128
LONGEST_WALK = 256

TRIES = 3

Fetch = Callable[[int, int], bytes]
log = logging.getLogger(__name__)


class _UnreadableError(Exception):
    """The tag did not give a page: refused, garbled, or gone."""


def read_text(transceive: Transceive) -> str | None:
    """The text on the selected Type 2 tag, or None: it carries none, or it could not be read."""
    try:
        capability = _read(transceive, CAPABILITY_PAGE)
        if capability[0] != MAGIC:
            return None
        size = min(capability[2] * 8, LONGEST_WALK)
        message = find_message(_memory(transceive), size)
    except _UnreadableError:
        return None
    return None if message is None else first_text(message)


def find_message(fetch: Fetch, size: int) -> bytes | None:
    """The first NDEF message in `size` bytes of user memory. `fetch(at, length)` gives bytes of it."""
    at = 0
    while at < size:
        kind = fetch(at, 1)[0]
        at += 1
        if kind == END:
            return None
        if kind == NULL:
            continue
        length = fetch(at, 1)[0]
        at += 1
        if length == THREE_BYTE_LENGTH:
            length = int.from_bytes(fetch(at, 2), "big")
            at += 2
        if at + length > size:
            return None
        if kind == MESSAGE:
            return fetch(at, length) if length <= LONGEST_MESSAGE else None
        at += length
    return None


def first_text(message: bytes) -> str | None:
    """The first text record of a message. None where there is none, it is broken, or ndeflib is not installed."""
    try:
        import ndef  # noqa: PLC0415 -- the reader works without it, and then takes the UID alone
    except ImportError:
        log.info("ndeflib is not installed: texts on tags are not read")
        return None
    try:
        records = list(ndef.message_decoder(message))
    except (ndef.DecodeError, ValueError):
        return None
    return next((str(record.text) for record in records if isinstance(record, ndef.TextRecord)), None)


def _memory(transceive: Transceive) -> Fetch:
    """User memory that is read from the tag only as far as it is looked at."""
    got = bytearray()

    def fetch(at: int, length: int) -> bytes:
        while len(got) < at + length:
            got.extend(_read(transceive, USER_PAGE + len(got) // PAGE))
        return bytes(got[at : at + length])

    return fetch


def _read(transceive: Transceive, page: int) -> bytes:
    frame = bytes((READ, page))
    for _ in range(TRIES):
        data = checked(transceive(frame + crc_a(frame)), READ_BYTES)
        if data is not None:
            return data
    raise _UnreadableError
