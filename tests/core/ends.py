"""How a match of the toy game comes to its end."""

from __future__ import annotations

from tests.sitting import Sitting


def play_to_the_end(table: Sitting) -> None:
    table.tap("c0", "c1")
    table.choose("yes", "no", 2, "end")
