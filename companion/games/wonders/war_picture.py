"""The war drawn: every city's shields, every border, and the tokens on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


def war_drawing(state: Wonders, war: War) -> Drawing:
    """Everybody's shields, the tokens on the line between neighbours, and what each city's tokens come to."""
    step = WIDE / len(war.shields)
    middles = [(seat + 0.5) * step for seat in range(len(war.shields))]
    shapes: list[Shape] = []
    for border in war.borders:
        shapes += _border(border, middles)
    for seat, (x, own) in enumerate(zip(middles, war.shields, strict=True)):
        shapes += _shields(seat, own, x, step - GAP)
        total = sum(state.cities[seat].tokens)
        shapes.append(
            Label(
                (x, 39.8),
                Msg("wonders-war-total", n=str(total).replace("-", "−")),
                Style.CAPTION,
                Ink.SOFT,
                width=step - GAP,
            )
        )
    return Drawing(tuple(shapes), WIDE, HIGH)


def _shields(seat: Seat, own: int | None, x: float, wide: float) -> Iterator[Shape]:
    yield Poly(_box(x - wide / 2, 1.0, wide, 20.4), fill=Ink.TILE)
    yield from _name(seat, x - wide / 2, 5.0, wide)
    if own is None:
        yield Label((x, 14.6), Msg("wonders-takes-no-part"), Style.CAPTION, Ink.SOFT, width=wide - 1)
    else:
        yield Sign((x - 4.6, 14.6), "war", 6.8)
        yield Label((x + 0.6, 14.6), str(own), Style.TOTAL, align=Align.LEFT, width=wide / 2 - 1.2)


def _name(seat: Seat, x: float, y: float, wide: float) -> Iterator[Shape]:
    yield Sign((x + 3.4, y), f"seat_{seat}", 4.8)
    style = Style.CAPTION if wide < NARROW else Style.BODY
    yield Label((x + 6.8, y), Msg("app-who", who=Who(seat)), style, align=Align.LEFT, width=wide - 7.6)


def _border(border: Border, middles: Sequence[float]) -> Iterator[Shape]:
    """A line from one city to the next clockwise, with both tokens; the last one goes round below to the first."""
    one, other = border.seats
    start, end = middles[one] + 4.2, middles[other] - 4.2
    if one < other:
        yield Line(((start, 27.4), (end, 27.4)), Ink.SOFT, 0.3)
        yield from _arrow(((start + end) / 2, 27.4), border.tokens)
    else:
        yield Line(((start, 27.4), (start, 35.2), (end, 35.2), (end, 27.4)), Ink.SOFT, 0.3)
        yield from _arrow(((start + end) / 2, 35.2), border.tokens[::-1])
    yield from _token(border.tokens[0], (start, 27.4))
    yield from _token(border.tokens[1], (end, 27.4))


def _token(token: int, at: Point) -> Iterator[Shape]:
    if token:
        yield Sign(at, "victory" if token > 0 else "defeat", 7.4)
        ink = Ink.INK if token > 0 else Ink.TEXT
        yield Label(at, signed(token), Style.CAPTION, ink, width=7.4)


def _arrow(at: Point, tokens: tuple[int, int]) -> Iterator[Shape]:
    """Points from who won to who lost; where nobody did there is none."""
    if tokens[0] == tokens[1]:
        return
    x, y = at
    tip = 1.3 if tokens[0] > tokens[1] else -1.3
    yield Poly(((x - tip, y - 1.4), (x + tip, y), (x - tip, y + 1.4)), fill=Ink.SOFT)


def _box(x: float, y: float, w: float, h: float) -> tuple[Point, ...]:
    return (x, y), (x + w, y), (x + w, y + h), (x, y + h)
