"""What the core needs of the world, and what the world may ask of the core."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol, runtime_checkable

from companion.commands import Command
from companion.engine import Seat
from companion.inputs import Input
from companion.model import Model

Put = Callable[[Input], None]


class Cue(Enum):
    """The words of sound and light. One word, never one per card: two face-down cards sound and light the same."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    YOUR_TURN = "your_turn"
    CONFIRM = "confirm"
    WARN_30 = "warn_30"
    WARN_10 = "warn_10"
    OVER = "over"
    REVEAL = "reveal"
    UNDO = "undo"
    PAUSED = "paused"
    OUT = "out"
    FAULT = "fault"


class Device(Protocol):
    """Something that reports what happens: a reader, buttons. It may only put inputs into the inbox."""

    def start(self, put: Put) -> None:
        """Begin to report. Returns at once; a device that is missing reports a Fault."""

    def stop(self) -> None:
        """Stop within a second, leaving every output low."""


@runtime_checkable
class Writer(Protocol):
    """A reader that can write on tags."""

    def write(self, uid: bytes, text: str) -> None:
        """Have a text written on the tag of this UID. Returns at once; what became of it comes as a `Wrote`."""


class Feedback(Protocol):
    """Sounds and lights."""

    def cue(self, cue: Cue, seat: Seat | None = None) -> None:
        """Sound and light a word, at the seat it is for, or for all. Returns at once and never fails."""

    def seats(self, count: int) -> None:
        """So many sit at the table from now on, 0 at home: every light goes dark, and no other seat's is lit."""

    def stop(self) -> None:
        """Silence and darkness."""


class Clock(Protocol):
    """Monotonic time."""

    def now(self) -> float:
        """Seconds from an unknown start; never goes back."""


class Core(Protocol):
    """The device without its screen: takes what comes in, and says what there is to see."""

    def handle(self, event: Input | Command) -> None:
        """Take one input or command. Never raises but for a bug outside a match."""

    def model(self) -> Model:
        """What there is to see now. The same object as long as nothing changed."""
