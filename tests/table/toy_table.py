"""What the tests of a table do at the toy game's."""

from __future__ import annotations

from companion.tags import Meaning
from tests.sitting import Sitting


def voting(table: Sitting) -> Sitting:
    """Both have played, so that all are asked for their vote."""
    table.tap("c0", "c1")
    table.sounds.words()
    return table


def bind(table: Sitting, uid: bytes, means: Meaning) -> None:
    table.core._tags.bind(uid.hex().upper(), means)
