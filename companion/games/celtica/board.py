"""The path. Its sequence of places is printed on the board and nowhere else: it is learned, place by place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from companion.engine import BadInput, Json, Setup

FINDS: Final = ("village", "castle", "monastery")
RUIN, ALTAR, GOAL = "ruin", "altar", "goal"
KINDS: Final = (*FINDS, RUIN, ALTAR, GOAL)
HIGHEST_NUMBER: Final = 9

# The goal is the nineteenth place, the start included: eighteen steps. Other lengths are warned of, never refused.
EXPECTED_GOAL: Final = 18
LIKELY_NUMBERS: Final = range(1, 4)
# No path is this long: a longer one is a slip.
LONGEST: Final = 60


@dataclass(frozen=True, slots=True)
class Place:
    """What is printed at a place: its kind, and its number where there is one. An altar has none: 0."""

    kind: str
    n: int = 0

    @property
    def numbered(self) -> bool:
        """Whether a number is printed there."""
        return self.kind != ALTAR

    def as_json(self) -> Json:
        """As the first line writes it."""
        return {"kind": self.kind, "n": self.n} if self.numbered else {"kind": self.kind}


@dataclass
class Board:
    """What is known of the path, by the number of steps from the start. `goal` is None until it is known."""

    places: dict[int, Place] = field(default_factory=dict)

    @property
    def goal(self) -> int | None:
        """How many steps it is from the start to the goal."""
        return next((index for index, place in self.places.items() if place.kind == GOAL), None)

    @property
    def end(self) -> int:
        """The goal, or where it is to be expected: beyond all that is known."""
        return max(EXPECTED_GOAL, *self.places, 0) if self.goal is None else self.goal

    def at(self, index: int) -> Place | None:
        """What is known of a place."""
        return self.places.get(index)

    def clipped(self, index: int) -> int:
        """Where a druid stops that was to go there: never beyond the goal."""
        return index if self.goal is None else min(index, self.goal)

    def is_goal(self, index: int) -> bool:
        """Whether a druid there has arrived."""
        return self.goal is not None and index >= self.goal

    def first_unknown(self) -> int | None:
        """The first place that is not known; None where all are, up to the goal."""
        last = LONGEST if self.goal is None else self.goal
        return next((index for index in range(1, last + 1) if index not in self.places), None)

    def clash(self, index: int, told: Place) -> int | None:
        """The first known place that what is told of another contradicts: itself, or one beyond a goal."""
        here = self.at(index)
        if here is not None and here != told:
            return index
        beyond = [other for other in sorted(self.places) if other > index]
        return beyond[0] if told.kind == GOAL and beyond else None

    def learn(self, index: int, place: Place | None) -> None:
        """From now on this is known, whatever was. Nothing lies beyond a goal; None is not known any more."""
        self.places.pop(index, None)
        if place is None:
            return
        if place.kind == GOAL:
            self.places = {other: known for other, known in self.places.items() if other < index}
        self.places[index] = place

    def as_json(self) -> list[Json]:
        """As the first line writes it: element 0 is the first place after the start, null is not known."""
        last = max(self.places, default=0)
        return [None if (place := self.at(index)) is None else place.as_json() for index in range(1, last + 1)]


def doubtful(index: int, place: Place) -> str | None:
    """Why what was told is unlikely, as the key of a warning; None where it is not."""
    if place.kind == GOAL and index != EXPECTED_GOAL:
        return "goal-is-elsewhere"
    if place.numbered and place.n not in LIKELY_NUMBERS and place.kind != GOAL:
        return "number-is-unusual"
    return None


# -- the first line


def read_more(more: Mapping[str, Json], setup: Setup) -> Mapping[str, Json]:
    """The fields of the first line that only this game has. Raises BadInput."""
    del setup
    for name in more:
        if name != "board":
            raise BadInput(name, "unknown field")
    return {"board": read_board(more["board"]).as_json()} if "board" in more else {}


def read_board(places: Json) -> Board:
    """A board as the first line writes it. Raises BadInput naming the place."""
    if not isinstance(places, list) or len(places) > LONGEST:
        raise BadInput("board", f"expected a list of up to {LONGEST} places")
    board = Board()
    for number, described in enumerate(places):
        if described is None:
            continue
        if board.goal is not None:
            raise BadInput(f"board[{number}]", "expected nothing beyond the goal")
        board.learn(number + 1, _place(f"board[{number}]", described))
    return board


def read_place(where: str, described: Json) -> Place | None:
    """A place as an action by hand writes it; null is not known. Raises BadInput."""
    return None if described is None else _place(where, described)


def _place(where: str, described: Json) -> Place:
    if not isinstance(described, dict):
        raise BadInput(where, "expected null or an object with kind and n")
    kind = described.get("kind")
    if kind not in KINDS:
        raise BadInput(f"{where}.kind", f"expected one of {', '.join(KINDS)}")
    # What is printed at the goal may not be known, or be nothing at all.
    n = described.get("n", 0 if kind in (GOAL, ALTAR) else None)
    highest = 0 if kind == ALTAR else HIGHEST_NUMBER
    if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= highest:
        raise BadInput(f"{where}.n", f"expected a whole number from 0 to {highest}")
    for name in described:
        if name not in ("kind", "n"):
            raise BadInput(f"{where}.{name}", "unknown field")
    return Place(kind, n)
