"""Towards whom the picture is turned: seats have a side of the table, and the canvas turns to the seat that acts.

It turns by quarter turns, only when the acting seat has changed, and never while a finger is on the glass. The turn to
a seat and the turn of the mounting add.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine import Seat
from companion.model import Model, TableModel
from screens.controls import focused
from screens.preferences import lies_flat

TURNING = "turning"
TURN, TWICE, LOCKED = "turn", "twice", "locked"
WAYS = (LOCKED, TURN, TWICE)

# The sides of the table, in degrees clockwise from the near one, towards which the mounted picture stands upright.
NEAR, LEFT, FAR, RIGHT = 0, 90, 180, 270
_QUARTER, _WHOLE = 90, 360


def way(settings: Mapping[str, str]) -> str:
    """Whether the picture turns, is shown twice, or is locked. Where the device lies flat it turns, unless told."""
    usual = TURN if lies_flat(settings) else LOCKED
    chosen = settings.get(TURNING, usual)
    return chosen if chosen in WAYS else usual


def usual_sides(seats: int) -> tuple[int, ...]:
    """Where people sit as set-up draws the table: the first half along the far side, the others along the near."""
    far = (seats + 1) // 2
    return (FAR,) * far + (NEAR,) * (seats - far)


def sides(settings: Mapping[str, str], seats: int) -> tuple[int, ...]:
    """The side of each seat at a table of so many."""
    told = [int(side) for side in settings.get(f"sides-{seats}", "").split() if side.isdecimal()]
    fit = len(told) == seats and all(side % _QUARTER == 0 and side < _WHOLE for side in told)
    return tuple(told) if fit else usual_sides(seats)


def next_side(sides: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The same sides with this seat moved on by one, clockwise."""
    return tuple((side + _QUARTER) % _WHOLE if place == seat else side for place, side in enumerate(sides))


def written(sides: tuple[int, ...]) -> str:
    """Sides as they are kept in a setting."""
    return " ".join(str(side) for side in sides)


class Turner:
    """Keeps the turn between two looks at the model."""

    def __init__(self) -> None:
        self._turn = 0

    def follow(self, model: Model, *, touched: bool) -> int:
        """Degrees clockwise by which the canvas is to be turned now. `touched`: a finger is on the glass."""
        if not touched:
            self._turn = self._wanted(model)
        return self._turn

    def _wanted(self, model: Model) -> int:
        table = model.table
        if table is None or table.finished or way(model.settings) != TURN:
            return 0
        seat = _acting(table)
        # A question to the table, or to several, belongs to nobody: the picture stays where it was.
        return self._turn if seat is None else sides(model.settings, len(table.names))[seat]


def _acting(table: TableModel) -> Seat | None:
    asked = table.asked
    if asked is None or asked.kind == "each":
        return None
    seat = focused(table)
    return seat if seat is not None and seat < len(table.names) else None
