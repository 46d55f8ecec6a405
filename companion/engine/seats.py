"""Seats round a table, numbered clockwise from 0."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Seat = int


def clockwise(seats: Sequence[Seat], start: Seat) -> Iterator[Seat]:
    """The seats in clockwise order, `start` first (or whoever sits next, if `start` has left the game).

    `seats` are the seats still in the game, in ascending order.
    """
    turn = next((place for place, seat in enumerate(seats) if seat >= start), 0)
    yield from seats[turn:]
    yield from seats[:turn]


def others(seats: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """Everybody but `seat`, clockwise from the seat's left."""
    return tuple(other for other in clockwise(seats, seat) if other != seat)


def neighbours(seats: Sequence[Seat], seat: Seat) -> tuple[Seat, Seat]:
    """The left (next clockwise) and the right neighbour; with two seats both are the same player."""
    place = seats.index(seat)
    return seats[(place + 1) % len(seats)], seats[place - 1]
