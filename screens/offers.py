"""What of a picture can be touched: the options that the question offers, and the seats that can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.engine import Seat
from screens.screen import Does


@dataclass(frozen=True, slots=True)
class Offers:
    """`options` says what touching an option does, `seats` what touching a seat's tile or row does.

    `focus` is the seat whose answer is awaited; `done` are the seats that have answered.
    """

    options: Mapping[str, Does] = field(default_factory=dict)
    seats: Mapping[Seat, Does] = field(default_factory=dict)
    focus: Seat | None = None
    done: frozenset[Seat] = frozenset()


NOTHING = Offers()
