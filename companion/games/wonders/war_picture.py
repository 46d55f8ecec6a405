"""The war drawn: every city's shields, every border, and the tokens on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import Final

from companion.engine import Align, Drawing, Ink, Label, Line, Msg, Poly, Seat, Sign, Style, Who
from companion.engine.drawing import Point, Shape
from companion.games.wonders.military import Border, War, signed
from companion.games.wonders.state import Wonders

WIDE: Final = 148.0
# The notes of a turn take a line at the foot of the stage.
HIGH: Final = 42.6
GAP: Final = 1.5
NARROW: Final = 24.0
TOKEN: Final = 7.4

# Upright: a row a city, tokens in two columns beside the rows, and a way round outside them.
UPRIGHT_WIDE, UPRIGHT_HIGH, HIGHEST_ROW = 79.9, 80.0, 16.0
CITY_WIDE: Final = 59.4
COLUMNS: Final = (64.0, 72.2)
OUTSIDE: Final = 78.4
FOOT: Final = 2.0


def war_drawing(state: Wonders, war: War) -> Drawing:
    """Everybody's shields, the tokens on the line between neighbours, and what each city's tokens come to."""
    step = WIDE / len(war.shields)
    middles = [(seat + 0.5) * step for seat in range(len(war.shields))]
    shapes: list[Shape] = []
    for border in war.borders:
        shapes += _border(border, _way_along(border, middles))
    for seat, (x, own) in enumerate(zip(middles, war.shields, strict=True)):
        left, wide = x - (step - GAP) / 2, step - GAP
        shapes.append(Poly(_box(left, 1.0, wide, 20.4), fill=Ink.TILE))
        shapes += _name(seat, left, 5.0, wide)
        shapes += _shields(own, (x, 14.6), wide)
        shapes.append(Label((x, 39.8), _total(state, seat), Style.CAPTION, Ink.SOFT, width=wide))
    return Drawing(tuple(shapes), WIDE, HIGH, upright=_upright(state, war))


def _upright(state: Wonders, war: War) -> Drawing:
    """The same with the cities one below the other."""
    high = min(HIGHEST_ROW, UPRIGHT_HIGH / len(war.shields))
    middles = [(seat + 0.5) * high for seat in range(len(war.shields))]
    shapes: list[Shape] = []
    for number, border in enumerate(war.borders):
        shapes += _border(border, _way_down(number, border, middles))
    for seat, (y, own) in enumerate(zip(middles, war.shields, strict=True)):
        shapes.append(Poly(_box(0.0, y - (high - GAP) / 2, CITY_WIDE, high - GAP), fill=Ink.TILE))
        shapes += _name(seat, 0.0, y, CITY_WIDE * 0.47)
        shapes += _shields(own, (35.2, y), 18.0)
        total = Label((CITY_WIDE - 0.8, y), _total(state, seat), Style.CAPTION, Ink.SOFT, Align.RIGHT, width=15.0)
        shapes.append(total)
    return Drawing(tuple(shapes), UPRIGHT_WIDE, high * len(war.shields) + FOOT)


def _total(state: Wonders, seat: Seat) -> Msg:
    return Msg("wonders-war-total", n=sum(state.cities[seat].tokens))


def _shields(own: int | None, at: Point, wide: float) -> Iterator[Shape]:
    x, y = at
    if own is None:
        yield Label(at, Msg("wonders-takes-no-part"), Style.CAPTION, Ink.SOFT, width=wide - 1)
    else:
        yield Sign((x - 4.6, y), "war", 6.8)
        yield Label((x + 0.6, y), str(own), Style.TOTAL, align=Align.LEFT, width=wide / 2 - 1.2)


def _name(seat: Seat, x: float, y: float, wide: float) -> Iterator[Shape]:
    yield Sign((x + 3.4, y), f"seat_{seat}", 4.8)
    style = Style.CAPTION if wide < NARROW else Style.BODY
    yield Label((x + 6.8, y), Msg("app-who", who=Who(seat)), style, align=Align.LEFT, width=wide - 7.6)


# -- borders


def _way_along(border: Border, middles: Sequence[float]) -> tuple[Point, ...]:
    """From one city to the next clockwise; the last border goes round below to the first."""
    one, other = border.seats
    start, end = (middles[one] + 4.2, 27.4), (middles[other] - 4.2, 27.4)
    return (start, end) if one < other else (start, (start[0], 35.2), (end[0], 35.2), end)


def _way_down(number: int, border: Border, middles: Sequence[float]) -> tuple[Point, ...]:
    """From one city down to the next, the columns by turns, so that a city has a token in each.

    The last border goes round outside to the first city. Where that leaves the inner column of the last city, it
    passes below the token in the other.
    """
    one, other = border.seats
    column = COLUMNS[number % 2]
    if one < other:
        return (column, middles[one]), (column, middles[other])
    top, end = middles[other], middles[one]
    home = ((OUTSIDE, top), (COLUMNS[1], top))
    if column == COLUMNS[1]:
        return (column, end), (OUTSIDE, end), *home
    below = end + TOKEN / 2 + 1.0
    return (column, end), (column, below), (OUTSIDE, below), *home


def _border(border: Border, way: tuple[Point, ...]) -> Iterator[Shape]:
    """A line between two cities with the token of each at its end, and who won."""
    yield Line(way, Ink.SOFT, 0.3)
    yield from _arrow(max(pairwise(way), key=lambda piece: dist(*piece)), border.tokens)
    for token, at in zip(border.tokens, (way[0], way[-1]), strict=True):
        yield from _token(token, at)


def _token(token: int, at: Point) -> Iterator[Shape]:
    if token:
        yield Sign(at, "victory" if token > 0 else "defeat", TOKEN)
        ink = Ink.INK if token > 0 else Ink.TEXT
        yield Label(at, signed(token), Style.CAPTION, ink, width=TOKEN)


def _arrow(piece: tuple[Point, Point], tokens: tuple[int, int]) -> Iterator[Shape]:
    """In the middle of a piece of the line, from who won to who lost; where nobody did there is none."""
    if tokens[0] == tokens[1]:
        return
    (x, y), (to_x, to_y) = piece if tokens[0] > tokens[1] else piece[::-1]
    ahead = ((to_x - x) / dist(*piece), (to_y - y) / dist(*piece))
    at = ((x + to_x) / 2, (y + to_y) / 2)
    yield Poly(
        tuple(
            (at[0] + 1.4 * (along * ahead[0] - across * ahead[1]), at[1] + 1.4 * (along * ahead[1] + across * ahead[0]))
            for along, across in ((-1, -1), (1, 0), (-1, 1))
        ),
        fill=Ink.SOFT,
    )


def _box(x: float, y: float, w: float, h: float) -> tuple[Point, ...]:
    return (x, y), (x + w, y), (x + w, y + h), (x, y + h)
