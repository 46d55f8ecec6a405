"""What the record of a match is made of. An answer is kept as it was told; what it meant follows from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from companion.engine.ask import Raw, Told
from companion.engine.seats import Seat

By = Literal["table", "clock", "chance"]


@dataclass(frozen=True, slots=True)
class Answer:
    """One thing told: a card tapped, a choice made or a number given.

    `seat` says whose it is where several are asked. `anyway`: played against the rules. `ask`: the key of the
    question it answered, where known, so that a record that no longer fits the rules is found out.
    """

    told: Told
    value: Raw
    seat: Seat | None = None
    anyway: bool = False
    by: By = "table"
    ask: str | None = None


@dataclass(frozen=True, slots=True)
class Adjust:
    """Points that the table gave or took by hand, and why."""

    seat: Seat
    points: int
    why: str


@dataclass(frozen=True)
class Act:
    """Something the table did by hand: `what` is move, lock, order, turn, mode or note; `of` is its object."""

    what: str
    of: Any
    details: Mapping[str, Any] = field(default_factory=dict)


Step = Answer | Adjust | Act


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last `count` accepted entries of any kind but undo."""

    count: int


@dataclass(frozen=True, slots=True)
class Splice:
    """An edit of the steps that count: undo deep in the past, correction, insertion and removal are this one shape."""

    at: int
    drop: int
    put: tuple[Step, ...] = ()


Entry = Answer | Adjust | Act | Splice | Undo
