"""What a tag carries besides its UID: the text of an NDEF message on an NFC Forum Type 2 tag (NTAG21x, Ultralight).

Every length a tag states is bounded by what we are ready to read; a tag that tells nonsense carries no text.
Writing touches user memory alone, pages 4 to 15: never the lock bytes, the capability container (one-time
programmable), or the configuration.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from drivers.iso14443 import Heard, Transceive, checked, crc_a

READ = 0x30  # Type 2 Tag 5.2: answers 16 bytes from a page of 4
WRITE = 0xA2  # Type 2 Tag 5.3: one page of 4 bytes, answered by four bits
ACK, NAK_MAY_NOT, ACK_BITS = 0x0A, 0x00, 4  # NTAG21x 9.3: other answers are for garbled frames
PAGE = 4
READ_BYTES = 16
CAPABILITY_PAGE = 3  # Type 2 Tag 6.1: magic E1, version, size in eights of bytes, access
MAGIC = 0xE1
USER_PAGE = 4
# NTAG21x 8.5.2: the static lock bytes, of page 2, are for the pages up to 15. What we write ends before 16.
LOCK_PAGE, LOCK_AT = 2, 2
FIRST_FREE_OF_STATIC_LOCK = 16
_WRITABLE = (FIRST_FREE_OF_STATIC_LOCK - USER_PAGE) * PAGE
MAY_BE_WRITTEN = 0x00  # the low half of the capability container's access byte

# Type 2 Tag 2.3: the blocks of user memory.
NULL, MESSAGE, END = 0x00, 0x03, 0xFE
THREE_BYTE_LENGTH = 0xFF

# A card's name is under 50 bytes. Reading more would keep the other cards waiting.
LONGEST_MESSAGE = 128
LONGEST_WALK = 256

TRIES = 3

# Why a text was not written; the app has a sentence for each.
LOCKED, NO_ROOM, GONE, UNLIKE = "app-write-locked", "app-write-no-room", "app-write-gone", "app-write-unlike"

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


def write_text(transceive: Transceive, text: str) -> str | None:
    """Write a text on the selected Type 2 tag and read it back. None when it stands there, else why it does not.

    The length is written last, so that a tag that leaves in between carries no text rather than a false one.
    """
    try:
        head = _read(transceive, LOCK_PAGE)  # pages 2 to 5: lock bytes, capability container, user memory
        capability = head[PAGE : 2 * PAGE]
        if capability[0] != MAGIC:
            return NO_ROOM
        memory, size = _memory(transceive), min(capability[2] * 8, _WRITABLE)
        at = _message_place(memory, size)
        block = memory(0, at) + _text_block(text)
        if len(block) > size:
            return NO_ROOM
        pages = range(USER_PAGE, USER_PAGE + -(-len(block) // PAGE))
        locked = int.from_bytes(head[LOCK_AT : LOCK_AT + 2], "little")
        if capability[3] & 0x0F != MAY_BE_WRITTEN or any(locked >> page & 1 for page in pages):
            return LOCKED
        for page, data in _in_safe_order(block, at + 1):
            if not _write(transceive, USER_PAGE + page, data):
                return LOCKED
        return None if _memory(transceive)(0, len(block)) == block else UNLIKE
    except _UnreadableError:
        return GONE


def _text_block(text: str) -> bytes:
    """A message of one text record, with its length before it and the end after it (Text RTD 1.0, 3.2)."""
    payload = b"\x02en" + text.encode()
    record = bytes((0xD1, 0x01, len(payload) & 0xFF)) + b"T" + payload
    return bytes((MESSAGE, len(record) & 0xFF)) + record + bytes((END,))


def _in_safe_order(block: bytes, length_at: int) -> list[tuple[int, bytes]]:
    """The pages of a block: first the one with the message's length, as 0; last the same one as it is to be."""
    block += bytes(-len(block) % PAGE)
    pages = [(n, block[PAGE * n : PAGE * n + PAGE]) for n in range(len(block) // PAGE)]
    n, within = divmod(length_at, PAGE)
    last = pages[n]
    empty = last[1][:within] + b"\0" + last[1][within + 1 :]
    return [(n, empty), *(page for page in pages if page is not last), last]


def _message_place(fetch: Fetch, size: int) -> int:
    """Where the message begins, or may begin: what stands before it, such as lock control, stays."""
    at = 0
    while at < size:
        kind = fetch(at, 1)[0]
        if kind in (MESSAGE, END):
            return at
        if kind == NULL:
            # Nothing but nulls is an empty tag.
            at += 1
            continue
        at += 2 + fetch(at + 1, 1)[0]
    return 0


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


def _write(transceive: Transceive, page: int, data: bytes) -> bool:
    """Whether the tag took a page, or says that it may not be written. Raises _UnreadableError where it is not heard.

    A tag that took it and was not understood may be told the same again.
    """
    frame = bytes((WRITE, page)) + data
    for _ in range(TRIES):
        reply = transceive(frame + crc_a(frame))
        if reply.heard is Heard.ANSWER and reply.bits == ACK_BITS:
            answer = reply.data[0] & 0x0F
            if answer in (ACK, NAK_MAY_NOT):
                return answer == ACK
    raise _UnreadableError
