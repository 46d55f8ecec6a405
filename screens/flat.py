"""The device flat in the middle of the table: whose turn, how long, how many points, as large as they fit.

From a metre away nothing smaller can be read at that angle; a touch shows the whole table for 20 s.
"""

from __future__ import annotations

from companion.engine import Align, Ink, Seat, Style
from companion.inputs import ButtonName
from companion.model import TableModel
from screens.canvas import Canvas
from screens.screen import Hit, Own
from screens.theme import GAP
from screens.widgets import elapsed, minutes, next_second, well

LOOK_S = 20.0


def paint_flat(canvas: Canvas, table: TableModel, seat: Seat) -> None:
    """Three things: the seat's emblem, the turn's time, the seat's total."""
    sheet = canvas.sheet
    mark, rest = sheet.rows(1, 1, gap=GAP) if canvas.portrait else sheet.columns(1, 1.1, gap=GAP)
    upper, lower = rest.rows(1, 1, gap=GAP)
    canvas.plate(mark, Ink.ACT)
    canvas.emblem(mark.centre, seat, min(mark.w, mark.h) * 0.78, Ink.INK)
    line = next((line for line in table.tally.lines if line.seat == seat), None)
    if line is not None and table.tally.points:
        well(canvas, lower)
        canvas.text(lower.inset(3), str(line.total).replace("-", "−"), Style.HERO, align=Align.CENTRE)
    else:
        upper = rest

    def paint(canvas: Canvas) -> float:
        well(canvas, upper)
        time = minutes(elapsed(table.stopwatch, canvas.now))
        canvas.text(upper.inset(3), time, Style.HERO, align=Align.CENTRE)
        return next_second(table.stopwatch, canvas.now)

    canvas.alive(upper, paint)
    canvas.hit(Hit(canvas.sheet, canvas.sheet, Own("look"), "primary", button=ButtonName.LAST, name="look"))
