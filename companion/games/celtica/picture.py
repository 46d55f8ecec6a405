"""The path as it is drawn: what is known of each place, and where the druids stand. In millimetres."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import dist, sin
from typing import Final

from companion.engine import Disc, Drawing, Ink, Label, Line, Poly, Sign, Style
from companion.engine.drawing import Point, Shape
from companion.games.celtica.board import FINDS, RUIN, Place
from companion.games.celtica.box import COLOURS, Colour
from companion.games.celtica.jewels import WIDTH, WIDTH_UPRIGHT
from companion.games.celtica.prompts import place_asked
from companion.games.celtica.questions import place_words
from companion.games.celtica.state import Celtica

ROW_H: Final = 14.8
NEAR_W, NEAR_H = 66.0, 46.0
# The start has room for all five druids beside each other; the places end as far from either side.
_START, _FIRST, _EDGE = 12.6, 27.0, 5.4
_SIGN: Final = 6.8
_DRUID_W, _DRUID_H, _DRUID_EDGE = 4.6, 6.9, 3.4


def path_drawing(state: Celtica) -> Drawing:
    """From the start to the goal; upright it turns back half way."""
    return replace(_path(state, WIDTH, 1), upright=_path(state, WIDTH_UPRIGHT, 2))


def _path(state: Celtica, wide: float, rows: int) -> Drawing:
    points = _points(max(state.board.end, *state.druids.values()), wide, rows)
    high = ROW_H * rows
    ground = Poly(((0, 0), (wide, 0), (wide, high), (0, high)), Ink.WELL, Ink.LINE, 0.2)
    shapes: list[Shape] = [ground, Line(points, Ink.LINE, 0.9)]
    mm = min(_SIGN, *(0.94 * dist(*pair) for pair in pairwise(points)))
    for index, at in enumerate(points):
        shapes += _place(state, index, at, mm)
    for row in range(rows):
        shapes += _druids(state, points, row, wide)
    return Drawing(tuple(shapes), wide, high)


def _points(end: int, wide: float, rows: int) -> tuple[Point, ...]:
    """Where the places lie, the start first: in rows, each of which turns back where the one before it ends."""
    left, right = _EDGE, wide - _EDGE
    spans = [(_FIRST, right), *((right, left) if row % 2 else (left, right) for row in range(1, rows))]
    lengths = [abs(stop - start) for start, stop in spans]
    points = [(_START, _height(0, 0))]
    for row, (start, stop) in enumerate(spans):
        count = round(end * sum(lengths[: row + 1]) / sum(lengths)) - len(points) + 1
        step = (stop - start) / max(1, count - 1)
        points += [(start + step * place, _height(row, len(points) + place)) for place in range(count)]
    return tuple(points)


def _height(row: int, index: int) -> float:
    return ROW_H * (row + 1) - 3.9 + 0.6 * sin(index * 0.8)


def near_drawing(state: Celtica) -> Drawing:
    """The place that is asked for, large, between its neighbours."""
    asked = place_asked(state)
    middle = (NEAR_W / 2, NEAR_H * 0.56)
    ground = Poly(((0, 0), (NEAR_W, 0), (NEAR_W, NEAR_H), (0, NEAR_H)), Ink.WELL, Ink.LINE, 0.2)
    shapes: list[Shape] = [ground, Line(((0, middle[1] + 2), middle, (NEAR_W, middle[1] + 1)), Ink.LINE, 1.6)]
    for index, x in ((asked - 1, 11.0), (asked + 1, NEAR_W - 11.0)):
        shapes += _near(state, index, (x, middle[1] + 1))
    shapes.append(Disc(middle, 8.4, Ink.ACT_TINT, Ink.ACT, 0.6))
    shapes.append(Label(middle, str(asked), Style.TOTAL, Ink.ACT, width=14.0))
    here = [colour for colour in COLOURS if state.druids[colour] == asked]
    shapes += [Sign((middle[0] + 10.0 * step, 8.2), colour, 12.0) for step, colour in _spread(here)]
    known = state.board.at(asked)
    if known is not None:
        shapes.append(Label((middle[0], NEAR_H - 5.4), place_words(known), Style.BODY, Ink.SOFT, width=NEAR_W - 4))
    return Drawing(tuple(shapes), NEAR_W, NEAR_H)


def clash_drawing(state: Celtica) -> Drawing:
    """What was told and what was known, side by side, each with its sign, and where it is if not at the same place."""
    clash = state.conflict
    assert clash is not None
    ground = Poly(((0, 0), (NEAR_W, 0), (NEAR_W, NEAR_H), (0, NEAR_H)), Ink.WELL, Ink.LINE, 0.2)
    shapes: list[Shape] = [ground, Line(((NEAR_W / 2, 6), (NEAR_W / 2, NEAR_H - 6)), Ink.LINE, 0.4)]
    sides = ((clash.told, clash.index, 0.25, Ink.ACT), (clash.known, clash.at, 0.75, Ink.DIM))
    for place, index, x, rim in sides:
        at = (NEAR_W * x, NEAR_H * 0.42)
        shapes += [Disc(at, 9.6, Ink.TILE, rim, 0.5), *place_sign(place, at, 12.0)]
        words = Label((at[0], NEAR_H - 6.4), place_words(place), Style.BODY, Ink.TEXT, width=NEAR_W / 2 - 2)
        shapes.append(words)
        if clash.at != clash.index:
            shapes.append(Label((at[0], 4.6), str(index), Style.BODY, Ink.SOFT, width=14.0))
    return Drawing(tuple(shapes), NEAR_W, NEAR_H)


def place_sign(place: Place, at: Point, mm: float) -> list[Shape]:
    """What is printed at a place: its sign, and the number where there is room for it on the sign."""
    sign = Sign(at, place.kind, mm)
    if place.kind not in (*FINDS, RUIN):
        return [sign]
    return [sign, Label((at[0], at[1] + mm * 0.13), str(place.n), Style.CAPTION, Ink.INK, width=6.0)]


def _place(state: Celtica, index: int, at: Point, mm: float) -> list[Shape]:
    if index == 0:
        return [Sign(at, "start", 5.0)]
    place = state.board.at(index)
    lit = _acts(state) == index
    shapes: list[Shape] = [Disc(at, 3.5, Ink.ACT_TINT, Ink.ACT, 0.5)] if lit else []
    if place is None:
        return [*shapes, Disc(at, 1.0, line=Ink.ACT if lit else Ink.DIM, width=0.4)]
    return [*shapes, *place_sign(place, at, mm)]


def _near(state: Celtica, index: int, at: Point) -> list[Shape]:
    if index < 0:
        return []
    if index == 0:
        return [Sign(at, "start", 8.0)]
    place = state.board.at(index)
    return [Disc(at, 1.6, Ink.WELL, Ink.DIM, 0.5)] if place is None else place_sign(place, at, 8.4)


def _acts(state: Celtica) -> int | None:
    """The place that acts now, or that is told."""
    if state.doubt is not None or state.surveying:
        return place_asked(state)
    turn = state.turn
    return None if turn is None or turn.start is None else place_asked(state)


def _druids(state: Celtica, points: tuple[Point, ...], row: int, wide: float) -> list[Shape]:
    """The druids of a row above their places, from left to right."""
    here = [(points[state.druids[colour]], colour) for colour in COLOURS]
    here = sorted((at for at in here if int(at[0][1] // ROW_H) == row), key=lambda standing: standing[0][0])
    places = _apart([at[0] for at, _ in here], wide)
    return [Sign((x, at[1] - 7.0), colour, _DRUID_H) for x, (at, colour) in zip(places, here, strict=True)]


def _apart(places: list[float], wide: float) -> list[float]:
    """The same places in their order, moved together no further than it takes for none to cover the next."""

    def first(group: list[float]) -> float:
        width = _DRUID_W * (len(group) - 1)
        return min(max(sum(group) / len(group) - width / 2, _DRUID_EDGE), wide - _DRUID_EDGE - width)

    groups: list[list[float]] = []
    for place in places:
        groups.append([place])
        while len(groups) > 1 and first(groups[-2]) + _DRUID_W * len(groups[-2]) > first(groups[-1]):
            last = groups.pop()
            groups[-1] += last
    return [first(group) + _DRUID_W * number for group in groups for number in range(len(group))]


def _spread(colours: list[Colour]) -> list[tuple[float, Colour]]:
    """Places to the left and right of a middle, one step apart."""
    return [(number - (len(colours) - 1) / 2, colour) for number, colour in enumerate(colours)]
