"""Which pockets are free, and for whom: a card may lie in them, or a lock may keep somebody away."""

from __future__ import annotations

from companion.engine import Seat
from companion.games.chronos.binder import PLACES, SHEETS, At, Pocket
from companion.games.chronos.state import Chronos, Lock


def free_places(state: Chronos, seat: Seat, sheet: int) -> tuple[At, ...]:
    """Where on a sheet this seat may put a card."""
    return tuple(
        at
        for at in PLACES
        if Pocket(sheet, *at) not in state.binder and locked_by(state, seat, Pocket(sheet, *at)) is None
    )


def open_sheets(state: Chronos, seat: Seat) -> tuple[int, ...]:
    """The sheets that have a free pocket for this seat."""
    return tuple(sheet for sheet in SHEETS if free_places(state, seat, sheet))


def locked_by(state: Chronos, seat: Seat, pocket: Pocket) -> Lock | None:
    """The lock that keeps this seat out of a pocket."""
    holding = (lock for lock in state.locks if lock.sheet == pocket.sheet and lock.at in (None, pocket.at))
    return next((lock for lock in holding if seat in lock.seats), None)


def locked_out(state: Chronos, seat: Seat, sheet: int) -> bool:
    """Whether a lock on the whole sheet keeps this seat away."""
    return any(lock.sheet == sheet and lock.at is None and seat in lock.seats for lock in state.locks)
