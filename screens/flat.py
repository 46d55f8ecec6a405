"""The device flat in the middle of the table: whose turn, how long, how many points, as large as they fit.

From a metre away nothing smaller can be read at that angle; a touch shows the whole table for 20 s.
"""

from __future__ import annotations

from companion.engine import Align, Ink, Seat, Style
from companion.inputs import ButtonName
from companion.model import TableModel
from screens.box import Box
from screens.canvas import Canvas
from screens.clockface import hero_clock
from screens.figures import figure
from screens.screen import Hit, Own
from screens.theme import GAP
from screens.widgets import well

LOOK_S = 20.0


def paint_flat(canvas: Canvas, table: TableModel, seat: Seat, *, twice: bool = False) -> None:
    """Three things: the seat's emblem, the turn's time, the seat's total. `twice`: once for each side of the table."""
    sheet = canvas.sheet
    if twice:
        near, far = (sheet.rows if canvas.portrait else sheet.columns)(1, 1, gap=GAP)
        _three(canvas, near, table, seat, upright=not canvas.portrait)
        _three(canvas, far, table, seat, upright=not canvas.portrait, turned=True)
    else:
        _three(canvas, sheet, table, seat, upright=canvas.portrait)
    canvas.hit(Hit(canvas.sheet, canvas.sheet, Own("look"), "primary", button=ButtonName.LAST, name="look"))


def _three(canvas: Canvas, box: Box, table: TableModel, seat: Seat, *, upright: bool, turned: bool = False) -> None:
    """The three things in a box. `turned`: upside down, for whoever sits opposite."""
    mark, rest = box.rows(1, 1, gap=GAP) if upright else box.columns(1, 1.1, gap=GAP)
    upper, lower = rest.rows(1, 1, gap=GAP)
    line = next((line for line in table.tally.lines if line.seat == seat), None)
    points = line is not None and table.tally.points
    if not points:
        upper = rest
    if turned:
        mark, upper, lower = (_opposite(part, box) for part in (mark, upper, lower))
    canvas.plate(mark, Ink.ACT)
    canvas.emblem(mark.centre, seat, min(mark.w, mark.h) * 0.78, Ink.INK)
    if line is not None and points:
        well(canvas, lower)
        canvas.text(lower.inset(3), figure(line.total), Style.HERO, align=Align.CENTRE)
    if turned:
        canvas.upside_down(mark)
        canvas.upside_down(lower)

    def paint(canvas: Canvas) -> float:
        well(canvas, upper)
        until = hero_clock(canvas, upper.inset(3), table)
        if turned:
            canvas.upside_down(upper)
        return until

    canvas.alive(upper, paint)


def _opposite(part: Box, whole: Box) -> Box:
    """The same part, seen from the other side."""
    return Box(whole.x + whole.right - part.right, whole.y + whole.bottom - part.bottom, part.w, part.h)
