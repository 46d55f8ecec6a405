"""Amulets as they are drawn: nine pieces each, as a picture that one wants to complete. In millimetres."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from companion.engine import Align, CardId, Disc, Drawing, Ink, Label, Msg, Poly, Ring, Seat, Sign, Style, Who
from companion.engine.drawing import Point, Shape
from companion.games.celtica.amulets import COMPLETE, packed
from companion.games.celtica.box import PARTS
from companion.games.celtica.state import Celtica

WIDTH: Final = 148.0
AMULETS_H: Final = 17.2
STAGE_H: Final = 48.3
GAP: Final = 1.6
CROWD: Final = 5
# Of the radius: the centre piece, where the outer pieces begin, and where their signs stand.
_CENTRE, _INNER, _SIGN = 0.4, 0.47, 0.72
_TURN: Final = 360.0 / (len(PARTS) - 1)
_JOINT: Final = 4.0


def part_drawing(part: CardId) -> Drawing:
    """A part at its place on the ghost of an amulet."""
    return Drawing(tuple(amulet((10, 10), 9.4, (part,))), 20, 20)


def amulet(at: Point, r: float, parts: tuple[CardId, ...], fresh: tuple[CardId, ...] = ()) -> list[Shape]:
    """An amulet with the parts it has; the places of the others are hollow. `fresh` parts have just come.

    A whole one has a ring round it.
    """
    shapes: list[Shape] = []
    for place, kind in enumerate(PARTS):
        there = kind in parts
        fill = None if not there else Ink.ACT if kind in fresh else Ink.PAPER
        shapes += _piece(at, r, place, fill)
    if len(parts) == COMPLETE:
        shapes.append(Disc(at, r * 1.05, line=Ink.GOOD, width=0.6))
    return shapes


def _piece(at: Point, r: float, place: int, fill: Ink | None) -> list[Shape]:
    """The centre with its three dots, or one of the eight outer pieces with its own sign."""
    line = Ink.DIM if fill is None else None
    if place == 0:
        dots = [Disc(_polar(at, r * 0.19, 120.0 * dot), r * 0.1, Ink.INK) for dot in range(3)] if fill else []
        return [Disc(at, r * _CENTRE, fill, line, 0.25), *dots]
    start = (place - 1) * _TURN
    ring = Ring(at, r * _INNER, r, start + _JOINT, start + _TURN - _JOINT, fill, line, 0.25)
    return [ring, _sign(_polar(at, r * _SIGN, start + _TURN / 2), r, place)] if fill else [ring]


def _sign(at: Point, r: float, place: int) -> Shape:
    """A disc, diamond, square or triangle, large on the odd pieces and small on the even ones."""
    size = r * (0.16 if place % 2 else 0.1)
    if place in (1, 2):
        return Disc(at, size, Ink.INK)
    corners, turn = {3: (4, 0.0), 4: (4, 0.0), 5: (4, 45.0), 6: (4, 45.0)}.get(place, (3, 0.0))
    return Poly(tuple(_polar(at, size * 1.25, turn + 360.0 * corner / corners) for corner in range(corners)), Ink.INK)


def _polar(at: Point, r: float, degrees: float) -> Point:
    """A point at a distance, degrees clockwise from the top."""
    angle = degrees * pi / 180
    return at[0] + r * sin(angle), at[1] - r * cos(angle)


# -- everybody's amulets


def amulets_drawing(state: Celtica, acting: Seat | None) -> Drawing:
    """A tile a seat: emblem, name, cards in hand, and the amulets, the one that is nearest to being whole first."""
    seats = len(state.seats)
    wide = (WIDTH - GAP * (seats - 1)) / seats
    shapes: list[Shape] = []
    for seat in state.seats:
        shapes += _tile(state, seat, seat * (wide + GAP), wide, acting=seat == acting)
    return Drawing(tuple(shapes), WIDTH, AMULETS_H)


def _tile(state: Celtica, seat: Seat, x: float, wide: float, *, acting: bool) -> list[Shape]:
    ink = Ink.ACT if acting else Ink.TEXT
    corners = ((x, 0.0), (x + wide, 0.0), (x + wide, AMULETS_H), (x, AMULETS_H))
    ground = Poly(corners, Ink.ACT_TINT if acting else Ink.TILE, Ink.ACT if acting else None, 0.4)
    crowded = len(state.seats) >= CROWD
    column = 13.4 if crowded else 18.8
    shapes: list[Shape] = [ground, Sign((x + 3.6, 4.2), f"seat_{seat}", 5.2)]
    if not crowded:
        name = Msg("app-who", who=Who(seat))
        shapes.append(Label((x + 6.8, 4.2), name, Style.CAPTION, ink, Align.LEFT, width=column - 6.9))
    shapes += _hand(state, seat, x, crowded=crowded)
    return shapes + _amulets(state, seat, x + column, wide - column - 0.8)


def _hand(state: Celtica, seat: Seat, x: float, *, crowded: bool) -> list[Shape]:
    """How many druid and experience cards are in the hand, each beside its sign."""
    hand = state.hands[seat]
    step, mm, room = (6.6, 3.4, 4.8) if crowded else (8.8, 4.4, 5.0)
    shapes: list[Shape] = []
    for place, (count, mark) in enumerate(((hand.druids, "druid_card"), (hand.experience, "experience"))):
        left = x + 1.0 + step * place
        shapes.append(Sign((left + mm * 0.38, 12.4), mark, mm))
        ink = Ink.TEXT if count else Ink.DIM
        shapes.append(Label((left + mm * 0.86, 12.4), str(count), Style.CAPTION, ink, Align.LEFT, width=room))
    return shapes


def _amulets(state: Celtica, seat: Seat, x: float, wide: float) -> list[Shape]:
    """As many amulets as have room: those that are not whole first, the fullest of them large, and dots for the rest.

    Where none has been begun there is the ghost of the first.
    """
    built = packed(state.parts[seat]) or [()]
    shown = sorted(built, key=lambda parts: (len(parts) == COMPLETE, -len(parts)))
    mm = min(AMULETS_H - 1.6, wide)
    room = max(1, int((wide + 0.8) / (mm + 0.8)))
    fresh = _fresh(state, seat)
    shapes: list[Shape] = []
    for number, parts in enumerate(shown[:room]):
        at = (x + wide - mm * (number + 0.5) - 0.8 * number, AMULETS_H / 2)
        shapes += amulet(at, mm / 2.12, parts, tuple(part for part in fresh if part in parts))
    for number, parts in enumerate(shown[room:]):
        at = (x + 0.6, AMULETS_H - 1.6 - 3.0 * number)
        whole = len(parts) == COMPLETE
        shapes.append(Disc(at, 1.2, Ink.PAPER if whole else None, Ink.GOOD if whole else Ink.SOFT, 0.45))
    return shapes


# -- every amulet of everybody, to look at


def all_amulets(state: Celtica) -> Drawing:
    """A row a seat with every amulet that has been begun, the whole ones first."""
    seats = len(state.seats)
    tall = (STAGE_H - GAP * (seats - 1)) / seats
    shapes: list[Shape] = []
    for seat in state.seats:
        shapes += _row(state, seat, seat * (tall + GAP), tall)
    return Drawing(tuple(shapes), WIDTH, STAGE_H)


def _row(state: Celtica, seat: Seat, y: float, tall: float) -> list[Shape]:
    middle = y + tall / 2
    corners = ((0.0, y), (WIDTH, y), (WIDTH, y + tall), (0.0, y + tall))
    name = Label((8.4, middle), Msg("app-who", who=Who(seat)), Style.BODY, Ink.TEXT, Align.LEFT, width=20.0)
    shapes: list[Shape] = [Poly(corners, Ink.TILE), Sign((4.4, middle), f"seat_{seat}", 5.6), name]
    built = packed(state.parts[seat]) or [()]
    step = min(tall, (WIDTH - 31.0) / len(built))
    for number, parts in enumerate(built):
        shapes += amulet((31.0 + step * (number + 0.5), middle), (step - 1.6) / 2.12, parts)
    return shapes


def _fresh(state: Celtica, seat: Seat) -> tuple[CardId, ...]:
    turn = state.turn
    return tuple(turn.taken) if turn is not None and turn.seat == seat else ()
