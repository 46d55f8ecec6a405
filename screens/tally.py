"""The tally: seats in rank order, categories across; any number opens into the sum it came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.engine import Align, Column, Ink, Msg, Named, Part, ScoreSheet, SeatScore, Style
from screens.box import Box
from screens.canvas import Canvas
from screens.screen import Hit, Own
from screens.theme import QUIET, SMALL, Colour
from screens.widgets import rule


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the columns stand: the width of the names and of a category; and which number is opened."""

    names: float
    width: float
    opened: object


_HEAD = 7.2
_TALLEST = 9.2
_PANEL_H = 15.6
_TOTAL_W = 19.0
_MOST_PARTS = 5


def paint_tally(canvas: Canvas, box: Box, sheet: ScoreSheet, opened: object = None) -> None:
    """The table. Touching a number does `Own("open", (seat, column id))`, or (seat, "") for a total.

    `opened` is what was touched: its sum is spelled out below. A second touch closes it.
    """
    lines = sorted(sheet.lines, key=lambda line: (line.rank, line.seat))
    row_h = min(_TALLEST, (box.h - _HEAD) / max(1, len(lines)))
    names = min(44.0, 19.0 + max(canvas.width(canvas.name(line.seat), Style.NAME) for line in lines))
    room = box.w - names - (_TOTAL_W if sheet.points else 0.0)
    width = room / max(1, len(sheet.columns))
    grid = _Grid(names, width, opened)
    _heads(canvas, box.top(_HEAD), sheet, grid)
    for number, line in enumerate(lines):
        row = Box(box.x, box.y + _HEAD + number * row_h, box.w, row_h)
        _line(canvas, row, line, sheet, grid)
        if not line.winner and number + 1 < len(lines):
            rule(canvas, row.x + 2, row.bottom - QUIET / 2, row.w - 4)
    found = next((line for line in lines if isinstance(opened, tuple) and opened and opened[0] == line.seat), None)
    if found is not None and isinstance(opened, tuple):
        _explained(canvas, _panel_box(box, _HEAD + row_h * len(lines)), found, sheet, str(opened[1]))


def _panel_box(box: Box, used: float) -> Box:
    """Under the table where there is room; otherwise over its foot."""
    top = min(used + SMALL, box.h - _PANEL_H)
    return Box(box.x, box.y + top, box.w, _PANEL_H)


def _heads(canvas: Canvas, box: Box, sheet: ScoreSheet, grid: _Grid) -> None:
    for place, column in enumerate(sheet.columns):
        cell = Box(box.x + grid.names + place * grid.width, box.y, grid.width, box.h)
        if column.mark is not None:
            canvas.sign(cell.centre, column.mark, 6.0)
        else:
            canvas.text(cell.inset(0.4, 0), column.head, Style.CAPTION, Ink.SOFT, align=Align.CENTRE)
    if sheet.points:
        canvas.text(box.end(_TOTAL_W).before(3), Msg("app-total"), Style.CAPTION, Ink.SOFT, align=Align.RIGHT)


def _line(canvas: Canvas, row: Box, line: SeatScore, sheet: ScoreSheet, grid: _Grid) -> None:
    ink: Colour = Ink.INK if line.winner else Ink.TEXT
    soft: Colour = Ink.INK if line.winner else Ink.SOFT
    if line.winner:
        canvas.plate(row.inset(0, 0.2), Ink.PAPER, radius=1.4)
    canvas.text(row.after(1.6).left(5.4), str(line.rank), Style.CAPTION, soft, align=Align.CENTRE)
    canvas.emblem((row.x + 10.4, row.cy), line.seat, min(5.0, row.h - 1.6), ink)
    crown = 6.0 if line.winner else 0.0
    canvas.text(row.after(14.2).left(grid.names - 15 - crown), canvas.name(line.seat), Style.NAME, ink, shorten=True)
    if line.winner:
        canvas.glyph((row.x + grid.names - 3.6, row.cy), "crown", 4.2, ink)
    for place, column in enumerate(sheet.columns):
        cell = Box(row.x + grid.names + place * grid.width, row.y, grid.width, row.h)
        number = sum(part.points for part in line.column(column.id))
        _number(canvas, cell, _figure(number), (line.seat, column.id), (grid.opened, ink))
    if sheet.points:
        cell = row.end(_TOTAL_W)
        _number(canvas, cell, _total(line), (line.seat, ""), (grid.opened, ink))


def _number(canvas: Canvas, cell: Box, words: str, what: tuple[int, str], state: tuple[object, Colour]) -> None:
    opened, ink = state
    total = what[1] == ""
    style = Style.TOTAL if total else Style.NAME
    if opened == what:
        canvas.plate(cell.inset(0.6, -0.4), Ink.INK, Ink.ACT, radius=1.2)
        ink = Ink.TEXT
    align = Align.RIGHT if total else Align.CENTRE
    room = cell.before(3) if total else cell
    canvas.text(room, words, style, ink, align=align, bold=total or opened == what)
    zone = cell.centred(max(cell.w, 9.0), max(cell.h, 0.0))
    canvas.hit(Hit(zone, cell, Own("open", what), "setup", name=f"open {what[0]} {what[1]}"))


def _figure(number: int) -> str:
    return str(number).replace("-", "−")


def _total(line: SeatScore) -> str:
    least, most = line.unsure
    if (least, most) == (0, 0):
        return _figure(line.total)
    return f"{_figure(line.total + least)}–{_figure(line.total + most)}"


def _explained(canvas: Canvas, box: Box, line: SeatScore, sheet: ScoreSheet, column: str) -> None:
    """*name value = parts + parts*; below, where the parts came from."""
    canvas.plate(box, Ink.ACT_TINT, Ink.ACT)
    inner = box.inset(2.4, 1.1)
    parts = line.parts if column == "" else line.column(column)
    head = Msg("app-total") if column == "" else _head(sheet, column)
    value = sum(part.points for part in parts)
    upper, lower = inner.rows(1.15, 1)
    x = upper.x + canvas.text(upper, (*canvas.runs(head), f" {_figure(value)} "), Style.NAME, Ink.ACT)
    canvas.text(Box(x, upper.y, upper.right - x, upper.h), _sum(sheet, parts, column), Style.NAME, bold=False)
    canvas.text(lower, _why(canvas, parts), Style.BODY, Ink.SOFT)


def _head(sheet: ScoreSheet, column: str) -> Msg:
    found: Sequence[Column] = [own for own in sheet.columns if own.id == column]
    return found[0].head if found else Msg("app-total")


def _sum(sheet: ScoreSheet, parts: Sequence[Part], column: str) -> str:
    """= 3 + 4 + 7; where there are too many parts, the rest is summed up."""
    if column == "" and sheet.columns:
        points = [sum(part.points for part in parts if part.column == own.id) for own in sheet.columns]
        points = [value for value in points if value]
    else:
        points = [part.points for part in parts]
    if len(points) > _MOST_PARTS + 1:
        points = [*points[:_MOST_PARTS], sum(points[_MOST_PARTS:])]
    return "= " + (" + ".join(_figure(value) for value in points) or "0").replace("+ −", "− ")


def _why(canvas: Canvas, parts: Sequence[Part]) -> str:
    """The cards by name, or the reasons in words."""
    reasons = [canvas.say(part.why) for part in parts if part.why is not None]
    if reasons:
        return " · ".join(dict.fromkeys(reasons[:3]))
    cards = [card for part in parts for card in part.cards]
    return " · ".join(canvas.say(Msg("app-card-short", card=Named(card))) for card in cards[:3])
