"""Texts as QR codes (ISO/IEC 18004) that a phone reads off the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from segno import DataOverflowError, make_qr

from companion.model import Modules

# What version 29 holds at level L (ISO/IEC 18004, table 7). With its quiet zone it is 141 modules wide: on 480 lines
# that leaves three whole pixels to each.
_READ_WELL: Final = 1628


def code_of(texts: Sequence[str]) -> Modules | None:
    """The code of the first of these texts that is not too fine to be read, or else of the last.

    None where that one is more than any code holds. A screen has no dirt to be corrected: the lowest level will do.
    """
    text = next((text for text in texts if len(text.encode()) <= _READ_WELL), texts[-1])
    try:
        code = make_qr(text, error="L", boost_error=False)
    except DataOverflowError:
        return None
    return tuple(tuple(module == 1 for module in row) for row in code.matrix)
