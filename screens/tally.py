"""The tally: seats in rank order, categories across; any number opens into the sum it came from."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engine import Align, Column, Ink, Msg, ScoreSheet, Seat, SeatScore, Style, best_first
from screens.box import Box
from screens.canvas import Canvas
from screens.explain import PANEL_H, Sum, columns_of, paint_explained, parts_of
from screens.figures import figure
from screens.screen import Does, Hit, Own
from screens.theme import LEAST_HIT, QUIET, SMALL, Colour
from screens.widgets import rule

# What is open: a seat, and the column whose number was touched; None is its total.
Opened = tuple[Seat, str | None]

_HEAD, _HEAD_CROWDED, _HEAD_IN_WORDS = 6.4, 5.2, 9.4
_TALLEST, _LEAST_ROW = 11.0, 9.0
_RANK_W, _EMBLEM_W = 6.4, 8.0
_TOTAL_W = 20.0
_WIDEST = 24.0
_LEAST_COLUMN, _LEAST_IN_WORDS = 11.0, 21.5
# From so many seats on, all rows need the height, and a head has one line.
_CROWDED = 6


@dataclass(frozen=True, slots=True)
class _Table:
    """What is shown, and where it is, across and down, in millimetres."""

    sheet: ScoreSheet
    columns: list[Column]
    opened: object
    names: float
    column: float
    head: float
    row: float

    def cell(self, row: Box, place: int) -> Box:
        """A column's place in a row: the columns stand at the right, next to the total."""
        right = row.right - (_TOTAL_W if self.sheet.points else 0.0)
        return Box(right - self.column * (len(self.columns) - place), row.y, self.column, row.h)


def paint_tally(
    canvas: Canvas,
    box: Box,
    sheet: ScoreSheet,
    opened: object = None,
    *,
    page: int = 0,
    more: Does | None = None,
    by_seat: bool = False,
) -> None:
    """The table. Touching a number does `Own("open", (seat, column id or None))`, and so does touching it again;
    touching a name does `Own("order")`: the rows stand by rank, or `by_seat`.

    `opened` is what was touched: its sum is spelled out under the table, or over the rows that have no room beside it.
    `page`: which columns are shown, where there are too many. `more` opens the whole list of what was counted.
    """
    table = _lay_out(canvas, box, sheet, page, opened)
    lines = list(sheet.lines) if by_seat else best_first(sheet.lines)
    rows = [Box(box.x, box.y + table.head + table.row * place, box.w, table.row) for place in range(len(lines))]
    shown = list(zip(lines, rows, strict=True))
    found = next((line for line in lines if isinstance(opened, tuple) and opened[0] == line.seat), None)
    panel = None if found is None else _panel_box(box, rows[lines.index(found)])
    _paint_heads(canvas, box.top(table.head), table)
    for line, row in shown:
        if panel is not None and row.meets(panel):
            continue
        _paint_line(canvas, row, line, table)
        if not line.winner and line is not lines[-1]:
            rule(canvas, row.x + 2, row.bottom - QUIET / 2, row.w - 4)
    if panel is not None and found is not None and isinstance(opened, tuple):
        paint_explained(canvas, panel, Sum(sheet, found, opened[1]), more)


def columns_a_page(canvas: Canvas, box: Box, sheet: ScoreSheet) -> int:
    """How many columns stand beside the names and the total."""
    room = box.w - _names_width(canvas, box, sheet) - (_TOTAL_W if sheet.points else 0.0)
    in_words = any(column.mark is None for column in sheet.columns)
    return max(1, int(room / (_LEAST_IN_WORDS if in_words else _LEAST_COLUMN)))


def _names_width(canvas: Canvas, box: Box, sheet: ScoreSheet) -> float:
    names = [canvas.width(canvas.name(line.seat), Style.NAME) for line in sheet.lines]
    return min(max(30.0, box.w * 0.32), _RANK_W + _EMBLEM_W + max(names, default=0.0) + 8.0)


def _lay_out(canvas: Canvas, box: Box, sheet: ScoreSheet, page: int, opened: object) -> _Table:
    most = columns_a_page(canvas, box, sheet)
    columns = columns_of(sheet)[page * most :][:most]
    names = _names_width(canvas, box, sheet)
    room = box.w - names - (_TOTAL_W if sheet.points else 0.0)
    seats = max(1, len(sheet.lines))
    head = _HEAD_IN_WORDS if any(column.mark is None for column in columns) else _HEAD
    head = _HEAD_CROWDED if seats >= _CROWDED else head
    beside_panel = (box.h - head - PANEL_H - 0.6) / seats
    row = min(_TALLEST, beside_panel if beside_panel >= _LEAST_ROW else (box.h - head) / seats)
    return _Table(sheet, columns, opened, names, min(_WIDEST, room / max(1, len(columns))), head, row)


def _panel_box(box: Box, row: Box) -> Box:
    """At the foot; over the rows after the opened one, or before it, where all rows need the height."""
    foot = box.foot(PANEL_H)
    if row.bottom + 0.3 <= foot.y:
        return foot
    return Box(box.x, row.y - PANEL_H - 0.6, box.w, PANEL_H)


def _paint_heads(canvas: Canvas, box: Box, table: _Table) -> None:
    for place, column in enumerate(table.columns):
        cell = table.cell(box, place)
        if column.mark is not None:
            canvas.sign(cell.centre, column.mark, min(5.8, cell.h))
        else:
            canvas.text(cell.inset(0.4, 0), column.head, Style.CAPTION, Ink.SOFT, align=Align.CENTRE, lines=2)
    if table.sheet.points:
        canvas.text(box.end(_TOTAL_W).before(3), Msg("app-total"), Style.CAPTION, Ink.SOFT, align=Align.RIGHT)


def _paint_line(canvas: Canvas, row: Box, line: SeatScore, table: _Table) -> None:
    ink: Colour = Ink.INK if line.winner else Ink.TEXT
    if line.winner:
        canvas.plate(row.inset(0, 0.25), Ink.PAPER, radius=1.6)
    rank = row.after(1.0).left(_RANK_W - 1.0)
    canvas.text(rank, str(line.rank or ""), Style.CAPTION, Ink.INK if line.winner else Ink.SOFT, align=Align.CENTRE)
    canvas.emblem((row.x + _RANK_W + 3.2, row.cy), line.seat, min(5.4, row.h - 2.4), ink)
    name = row.left(table.names).after(_RANK_W + _EMBLEM_W).before(7.0 if line.winner else 1.0)
    if table.sheet.points and row.h >= LEAST_HIT["setup"] - 0.05:
        whole = row.left(table.names)
        canvas.hit(Hit(whole, whole, Own("order"), "setup", name=canvas.name(line.seat)))
    wide = canvas.text(name, canvas.name(line.seat), Style.NAME, ink, shorten=True)
    if line.winner:
        canvas.glyph((name.x + wide + 4.0, row.cy), "crown", 4.4, ink)
    for place, column in enumerate(table.columns):
        cell = table.cell(row, place)
        number = sum(part.points for part in parts_of(table.sheet, line, column.id))
        inked = _open(canvas, cell, (line.seat, column.id), table, ink)
        canvas.text(
            cell.inset(0.8, 0),
            figure(number),
            Style.NAME,
            inked,
            align=Align.CENTRE,
            bold=table.opened == (line.seat, column.id),
        )
    if table.sheet.points:
        cell = row.end(_TOTAL_W)
        inked = _open(canvas, cell, (line.seat, None), table, ink)
        canvas.text(cell.before(3), figure(line.total), Style.TOTAL, inked, align=Align.RIGHT)
    elif not table.columns:
        _paint_reasons(canvas, row.after(table.names), line, ink)


def _open(canvas: Canvas, cell: Box, what: Opened, table: _Table, ink: Colour) -> Colour:
    """Let a number be touched; an open one stands in a cell of ink. Returns the number's own ink."""
    seat, column = what
    if cell.h >= LEAST_HIT["setup"] - 0.05:
        canvas.hit(Hit(cell, cell, Own("open", what), "setup", name=f"{canvas.name(seat)} {column or 'total'}"))
    if table.opened != what:
        return ink
    canvas.plate(cell.inset(0.7, -0.3), Ink.INK, Ink.ACT, radius=1.4)
    return Ink.TEXT


def _paint_reasons(canvas: Canvas, box: Box, line: SeatScore, ink: Colour) -> None:
    """Where no points are counted: what the rank came from, in words."""
    reasons = [canvas.say(part.why) for part in line.parts if part.why is not None]
    if reasons:
        canvas.text(box.before(SMALL), " · ".join(reasons), Style.CAPTION, ink, align=Align.RIGHT, lines=2)
