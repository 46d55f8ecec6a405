"""What is drawn: the path with its druids, the amulets being completed, and single parts. In millimetres."""

from __future__ import annotations

from math import sin
from typing import Final

from companion.engine import Align, CardId, Disc, Drawing, Ink, Label, Line, Msg, Poly, Ring, Seat, Sign, Style, Who
from companion.engine.drawing import Point, Shape
from companion.games.celtica.amulets import COMPLETE, packed
from companion.games.celtica.board import FINDS, RUIN, Place
from companion.games.celtica.box import COLOURS, PARTS, Colour
from companion.games.celtica.state import Celtica

WIDTH: Final = 148.0
PATH_H, AMULETS_H = 17.0, 18.0
GAP: Final = 1.6
CROWD: Final = 5


# -- parts


def part_drawing(part: CardId) -> Drawing:
    """A part at its place on the ghost of an amulet."""
    return Drawing((Sign((10, 10), part, 18),), 20, 20)


def amulet(at: Point, mm: float, parts: tuple[CardId, ...], fresh: tuple[CardId, ...] = ()) -> list[Shape]:
    """An amulet with the parts it has. A whole one has a ring round it; `fresh` parts have just come."""
    shapes: list[Shape] = [Sign(at, part, mm) for part in parts]
    for part in fresh:
        place = PARTS.index(part) - 1
        if place < 0:
            shapes.append(Disc(at, mm * 0.28, line=Ink.ACT, width=0.6))
        else:
            start = place * 45.0
            shapes.append(Ring(at, mm * 0.22, mm * 0.49, start + 4, start + 41, line=Ink.ACT, width=0.6))
    if len(parts) == COMPLETE:
        shapes.append(Disc(at, mm * 0.53, line=Ink.GOOD, width=0.6))
    return shapes


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
    column = 11.0 if crowded else 18.0
    shapes: list[Shape] = [ground, Sign((x + 3.6, 4.2), f"seat_{seat}", 5.2)]
    if not crowded:
        name = Msg("app-who", who=Who(seat))
        shapes.append(Label((x + 6.8, 4.2), name, Style.BODY, ink, Align.LEFT, width=column - 6.8))
    shapes += _hand(state, seat, x, crowded=crowded)
    return shapes + _amulets(state, seat, x + column, wide - column - 0.8, ink)


def _hand(state: Celtica, seat: Seat, x: float, *, crowded: bool) -> list[Shape]:
    """How many druid and experience cards are in the hand: beside each other, or one below the other."""
    hand = state.hands[seat]
    second = (x + 1.4, 15.0) if crowded else (x + 10.0, 12.6)
    first = (x + 1.4, 9.8) if crowded else (x + 1.4, 12.6)
    shapes: list[Shape] = []
    for (left, y), count, mark in ((first, hand.druids, "druid_card"), (second, hand.experience, "experience")):
        ink = Ink.TEXT if count else Ink.DIM
        shapes.append(Sign((left + 1.8, y), mark, 4.6))
        shapes.append(Label((left + 4.0, y), str(count), Style.CAPTION, ink, Align.LEFT, width=4.4))
    return shapes


def _amulets(state: Celtica, seat: Seat, x: float, wide: float, ink: Ink) -> list[Shape]:
    """As many amulets as have room: those that are not whole first, the fullest of them large."""
    built = packed(state.parts[seat])
    shown = sorted(built, key=lambda parts: (len(parts) == COMPLETE, -len(parts)))
    mm = min(AMULETS_H - 2.0, wide)
    room = max(1, int((wide + 0.8) / (mm + 0.8)))
    fresh = _fresh(state, seat)
    shapes: list[Shape] = []
    for number, parts in enumerate(shown[:room]):
        at = (x + wide - mm * (number + 0.5) - 0.8 * number, AMULETS_H / 2)
        shapes += amulet(at, mm, parts, tuple(part for part in fresh if part in parts))
    left_out = len(shown) - room
    if left_out > 0:
        shapes.append(Label((x + wide, AMULETS_H - 2.6), f"+{left_out}", Style.CAPTION, ink, Align.RIGHT, width=7.0))
    return shapes


def _fresh(state: Celtica, seat: Seat) -> tuple[CardId, ...]:
    turn = state.turn
    return tuple(turn.taken) if turn is not None and turn.seat == seat else ()


# -- the path


def path_drawing(state: Celtica) -> Drawing:
    """From the start to the goal: what is known of each place, and where the druids stand."""
    end = max(state.board.end, *state.druids.values())
    shapes: list[Shape] = [
        Poly(((0, 0), (WIDTH, 0), (WIDTH, PATH_H), (0, PATH_H)), Ink.WELL, Ink.LINE, 0.2),
        Line(tuple(_point(index, end) for index in range(end + 1)), Ink.LINE, 0.9),
    ]
    for index in range(end + 1):
        shapes += _place(state, index, end)
    for index in range(end + 1):
        here = [colour for colour in COLOURS if state.druids[colour] == index]
        shapes += _druids(here, _point(index, end))
    return Drawing(tuple(shapes), WIDTH, PATH_H)


def _point(index: int, end: int) -> Point:
    return 9.0 + index * (WIDTH - 15.0) / end, 12.9 + 0.7 * sin(index * 0.8)


def _place(state: Celtica, index: int, end: int) -> list[Shape]:
    at = _point(index, end)
    if index == 0:
        return [Sign(at, "start", 5.0)]
    place = state.board.at(index)
    lit = _acts(state) == index
    shapes: list[Shape] = [Disc(at, 3.6, Ink.ACT_TINT, Ink.ACT, 0.5)] if lit else []
    if place is None:
        return [*shapes, Disc(at, 1.0, line=Ink.ACT if lit else Ink.DIM, width=0.4)]
    return [*shapes, *place_sign(place, at, min(6.2, (WIDTH - 15.0) / end - 0.9))]


def place_sign(place: Place, at: Point, mm: float) -> list[Shape]:
    """What is printed at a place: its sign, with the number on it or, on a sign with no room for it, below."""
    sign = Sign(at, place.kind, mm)
    if not place.numbered or place.kind not in (*FINDS, RUIN):
        return [sign]
    ink = Ink.TEXT if place.kind == RUIN else Ink.INK
    return [sign, Label((at[0], at[1] + mm * 0.13), str(place.n), Style.CAPTION, ink, width=5.0)]


def _acts(state: Celtica) -> int | None:
    """The place that acts now, or that is told."""
    if state.doubt is not None:
        return state.doubt
    if state.surveying:
        return state.board.first_unknown()
    turn = state.turn
    return None if turn is None or turn.start is None or turn.colour is None else state.druids[turn.colour]


def _druids(colours: list[Colour], at: Point) -> list[Shape]:
    """The druids at a place, side by side as far as there is room."""
    step = {1: 0.0, 2: 5.4, 3: 4.6}.get(len(colours), 3.9)
    left = max(3.6, at[0] - step * (len(colours) - 1) / 2)
    return [Sign((left + step * number, at[1] - 7.6), colour, 7.6) for number, colour in enumerate(colours)]
