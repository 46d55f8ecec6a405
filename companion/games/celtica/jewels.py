"""Amulets as they are drawn: nine pieces each, as a picture that one wants to complete. In millimetres."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

from companion.engine import Align, CardId, Disc, Drawing, Ink, Label, Msg, Poly, Ring, Seat, Sign, Style, Who
from companion.engine.drawing import Point, Shape
from companion.games.celtica.amulets import COMPLETE, packed
from companion.games.celtica.box import PARTS
from companion.games.celtica.state import Celtica

WIDTH, WIDTH_UPRIGHT = 148.0, 79.9
AMULETS_H: Final = 17.2
STAGE_H, STAGE_H_UPRIGHT = 48.3, 96.0
GAP: Final = 1.6
# Two have room for wide tiles, five only for low ones.
PAIR, CROWD = 2, 5
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


@dataclass(frozen=True, slots=True)
class _Tiles:
    """How the tiles lie: so many beside each other, `h` mm high, with the amulets from `column` mm on.

    A narrow tile has no room for the name: the emblem stands for it.
    """

    across: int
    wide: float
    h: float
    column: float
    named: bool = True

    @property
    def w(self) -> float:
        return (self.wide - GAP * (self.across - 1)) / self.across


def amulets_drawing(state: Celtica, acting: Seat | None) -> Drawing:
    """A tile a seat: emblem, name, cards in hand, and the amulets, the one that is nearest to being whole first."""
    seats = len(state.seats)
    crowd = seats >= CROWD
    lying = _Tiles(seats, WIDTH, AMULETS_H, 15.0 if crowd else 18.8, named=not crowd)
    upright = _Tiles(1 if seats == PAIR else 2, WIDTH_UPRIGHT, 11.0 if crowd else AMULETS_H, 17.0)
    return replace(_tiled(state, acting, lying), upright=_tiled(state, acting, upright))


def _tiled(state: Celtica, acting: Seat | None, tiles: _Tiles) -> Drawing:
    shapes: list[Shape] = []
    for seat in state.seats:
        row, column = divmod(seat, tiles.across)
        at = (column * (tiles.w + GAP), row * (tiles.h + GAP))
        shapes += _tile(state, seat, at, tiles, acting=seat == acting)
    rows = -(-len(state.seats) // tiles.across)
    return Drawing(tuple(shapes), tiles.wide, rows * (tiles.h + GAP) - GAP)


def _tile(state: Celtica, seat: Seat, at: Point, tiles: _Tiles, *, acting: bool) -> list[Shape]:
    (x, y), wide, high = at, tiles.w, tiles.h
    ink = Ink.ACT if acting else Ink.TEXT
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    ground = Poly(corners, Ink.ACT_TINT if acting else Ink.TILE, Ink.ACT if acting else None, 0.4)
    line = y + high * 0.26
    shapes: list[Shape] = [ground, Sign((x + 3.6, line), f"seat_{seat}", 5.2)]
    if tiles.named:
        name = Msg("app-who", who=Who(seat))
        shapes.append(Label((x + 6.8, line), name, Style.CAPTION, ink, Align.LEFT, width=tiles.column - 6.9))
    shapes += _hand(state, seat, (x, y + high * 0.72), tiles.column)
    beside = None if tiles.named else (x + 8.6, line)
    return shapes + _amulets(state, seat, (x + tiles.column, y), (wide - tiles.column - 0.8, high), beside)


def _hand(state: Celtica, seat: Seat, at: Point, wide: float) -> list[Shape]:
    """How many druid and experience cards are in the hand, each beside its sign."""
    hand, mm = state.hands[seat], min(4.4, wide * 0.25)
    shapes: list[Shape] = []
    for place, (count, mark) in enumerate(((hand.druids, "druid_card"), (hand.experience, "experience"))):
        left = at[0] + 1.0 + wide * 0.48 * place
        shapes.append(Sign((left + mm * 0.38, at[1]), mark, mm))
        ink = Ink.TEXT if count else Ink.DIM
        shapes.append(Label((left + mm * 0.86, at[1]), str(count), Style.CAPTION, ink, Align.LEFT, width=4.8))
    return shapes


def _amulets(state: Celtica, seat: Seat, corner: Point, size: Point, beside: Point | None) -> list[Shape]:
    """As many amulets as have room: those that are not whole first, the fullest of them foremost; dots for the others.

    Where none has been begun there is the ghost of the first. The dots go up before the amulets, or from `beside` on.
    """
    built = packed(state.parts[seat]) or [()]
    shown = sorted(built, key=lambda parts: (len(parts) == COMPLETE, -len(parts)))
    (x, y), (wide, high) = corner, size
    mm = min(high - 1.6, wide)
    room = max(1, int((wide + 0.8) / (mm + 0.8)))
    fresh = _fresh(state, seat)
    shapes: list[Shape] = []
    for number, parts in enumerate(shown[:room]):
        at = (x + wide - mm * (number + 0.5) - 0.8 * number, y + high / 2)
        shapes += amulet(at, mm / 2.12, parts, tuple(part for part in fresh if part in parts))
    before = (x + wide - (mm + 0.8) * room - 0.6, y + high - 1.8)
    for number, parts in enumerate(shown[room:]):
        at = (before[0], before[1] - 3.0 * number) if beside is None else (beside[0] + 3.0 * number, beside[1])
        fill, line = (Ink.PAPER, Ink.GOOD) if len(parts) == COMPLETE else (None, Ink.SOFT)
        shapes.append(Disc(at, 1.2, fill, line, 0.45))
    return shapes


# -- every amulet of everybody, to look at


def all_amulets(state: Celtica) -> Drawing:
    """A row a seat with every amulet that has been begun, the whole ones first; upright the name stands above them."""
    lying = _rows(state, WIDTH, STAGE_H, (31.0, 0.0))
    return replace(lying, upright=_rows(state, WIDTH_UPRIGHT, STAGE_H_UPRIGHT, (1.6, 6.6)))


def _rows(state: Celtica, wide: float, high: float, beyond: Point) -> Drawing:
    """Rows on a sheet; the amulets begin so far `beyond` a row's corner."""
    seats = len(state.seats)
    tall = (high - GAP * (seats - 1)) / seats
    shapes: list[Shape] = []
    for seat in state.seats:
        shapes += _row(state, seat, seat * (tall + GAP), (wide, tall), beyond)
    return Drawing(tuple(shapes), wide, high)


def _row(state: Celtica, seat: Seat, y: float, size: Point, beyond: Point) -> list[Shape]:
    (wide, tall), (across, down) = size, beyond
    line = y + (down / 2 + 0.6 if down else tall / 2)
    corners = ((0.0, y), (wide, y), (wide, y + tall), (0.0, y + tall))
    name = Label((8.4, line), Msg("app-who", who=Who(seat)), Style.BODY, Ink.TEXT, Align.LEFT, width=20.0)
    shapes: list[Shape] = [Poly(corners, Ink.TILE), Sign((4.4, line), f"seat_{seat}", 5.6), name]
    built = packed(state.parts[seat]) or [()]
    mm, per_line = _largest(len(built), wide - across, tall - down)
    for number, parts in enumerate(built):
        place, column = divmod(number, per_line)
        at = (across + mm * (column + 0.5), y + down + mm * (place + 0.5))
        shapes += amulet(at, (mm - 1.6) / 2.12, parts)
    return shapes


def _largest(count: int, wide: float, high: float) -> tuple[float, int]:
    """How large so many amulets can be in a room, and how many of them stand beside each other."""
    choices = ((count + lines - 1) // lines for lines in range(1, count + 1))
    return max((min(wide / across, high / -(-count // across)), across) for across in choices)


def _fresh(state: Celtica, seat: Seat) -> tuple[CardId, ...]:
    turn = state.turn
    return tuple(turn.taken) if turn is not None and turn.seat == seat else ()
