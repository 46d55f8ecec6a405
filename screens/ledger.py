"""Ledgers: seats down, counters across; a zero is a small dot, and what has just changed is amber."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.engine import Align, Ink, Msg, Style
from companion.engine.view import Bar, Cell, Change, Head, Ledger, LedgerRow, RowState, TooMany
from screens.box import Box
from screens.canvas import Canvas
from screens.figures import figure
from screens.offers import Offers
from screens.screen import Hit
from screens.theme import QUIET, SMALL, Colour
from screens.widgets import rule, well

_HEAD = 7.0
_TALLEST = 8.8
_EDGE = 0.6
_BLOCK, _BLOCK_GAP = 1.9, 0.65
_LEAST_STEP = 1.8
# More blocks than these do not widen the column: they grow narrower.
_WIDE_BLOCKS = 9
_FIGURES = 19.2
# A wide letter beside a mark takes a little more than its share.
_LETTER = 1.6
_NAME_MIN, _EMBLEM = 17.0, 7.4


def paint_ledger(canvas: Canvas, box: Box, ledger: Ledger, offers: Offers) -> None:
    """Heads, then a row a seat. Rows of seats that can be chosen are touched as a whole."""
    well(canvas, box)
    inner = box.inset(1.0, 0.9)
    if _too_narrow(canvas, inner.w - 2 * _EDGE, ledger):
        ledger = _terse(ledger)
    headed = any(head.mark is not None or head.text is not None for head in ledger.heads)
    head_h = min(_HEAD, inner.h / (len(ledger.rows) + 1)) if headed else 0.0
    row_h = min(_TALLEST, (inner.h - head_h) / max(1, len(ledger.rows)))
    columns = _columns(canvas, inner.w - 2 * _EDGE, ledger)
    blocks = max((_blocks(cell) for row in ledger.rows for cell in row.cells if isinstance(cell, Bar)), default=0)
    left = inner.x + _EDGE
    for number, row in enumerate(ledger.rows):
        here = Box(inner.x, inner.y + head_h + row_h * number, inner.w, row_h)
        _row(canvas, here, row, columns, offers, blocks=blocks)
        below = ledger.rows[number + 1] if number + 1 < len(ledger.rows) else None
        if below is not None and RowState.PLAIN is row.state is below.state:
            rule(canvas, left + 1, here.bottom - QUIET / 2, inner.w - 3)
    x = left + columns[0]
    for head, width in zip(ledger.heads, columns[1:], strict=True):
        _head(canvas, Box(x, inner.y, width, head_h), head)
        if head.divider:
            canvas.plate(Box(x - 0.4, inner.y + 1, QUIET, head_h + row_h * len(ledger.rows) - 2), Ink.LINE, radius=0)
        x += width


def _too_narrow(canvas: Canvas, room: float, ledger: Ledger) -> bool:
    """Whether it has no room even with its blocks as narrow as they can be."""
    return _names_need(canvas, ledger) + sum(_needs(canvas, ledger, _LEAST_STEP)) > room


def _terse(ledger: Ledger) -> Ledger:
    """The same in fewer signs: of blocks their number, of a head with a mark its mark."""
    heads = (head if head.mark is None else replace(head, text=None) for head in ledger.heads)
    rows = (replace(row, cells=tuple(map(_counted, row.cells))) for row in ledger.rows)
    return Ledger(tuple(heads), tuple(rows))


def _counted(cell: Cell) -> Cell:
    if not isinstance(cell, Bar):
        return cell
    if cell.too_many:
        return TooMany(cell.after)
    return cell.after if cell.after == cell.now else Change(cell.now, cell.after)


def _names_need(canvas: Canvas, ledger: Ledger) -> float:
    return max(
        _EMBLEM + canvas.width(canvas.name(row.seat), Style.NAME, small=True) + 5.4 * len(row.marks) + SMALL
        for row in ledger.rows
    )


def _needs(canvas: Canvas, ledger: Ledger, step: float = _BLOCK + _BLOCK_GAP) -> list[float]:
    """The width that each column needs, with `step` mm from block to block."""
    return [
        max([_head_need(canvas, head), *(_need(canvas, row.cells[place], step) for row in ledger.rows)])
        for place, head in enumerate(ledger.heads)
    ]


def _columns(canvas: Canvas, room: float, ledger: Ledger) -> list[float]:
    """The width of the names, then of every column."""
    names, needs = _names_need(canvas, ledger), _needs(canvas, ledger)
    left = room - sum(needs)
    if left < names:
        # Too narrow for all: names keep nearly half, the columns share the rest.
        names = max(_NAME_MIN, left, min(names, room * 0.46))
        share = (room - names) / sum(needs)
        return [names, *(need * share for need in needs)]
    more = (left - names) / (len(needs) + 1)
    return [names + more, *(need + more for need in needs)]


def _head_need(canvas: Canvas, head: Head) -> float:
    if head.text is not None:
        words = canvas.width(head.text, Style.CAPTION) + SMALL
        return words if head.mark is None else words + canvas.sign_width(head.mark, 5.8) + SMALL
    return 6.6 if head.mark is None else max(6.6, canvas.sign_width(head.mark, 5.4) + _LETTER)


def _need(canvas: Canvas, cell: Cell, step: float) -> float:
    match cell:
        case Change():
            return 7.0
        case Bar():
            return min(_blocks(cell), _WIDE_BLOCKS) * step + _FIGURES + 1.9
        case TooMany():
            return 7.4
        case Msg():
            return canvas.width(cell, Style.CAPTION) + SMALL
        case int():
            return 3.4 + 2.9 * len(str(cell))
        case None:
            return 6.2


def _head(canvas: Canvas, box: Box, head: Head) -> None:
    if head.mark is not None and head.text is not None:
        mm = min(5.8, box.h)
        wide = canvas.sign_width(head.mark, mm)
        canvas.sign((box.x + wide / 2, box.cy), head.mark, mm)
        if canvas.fits(box.after(wide + SMALL), head.text, Style.CAPTION):
            canvas.text(box.after(wide + SMALL), head.text, Style.CAPTION, Ink.SOFT)
    elif head.mark is not None:
        room = box.w - _LETTER / 2
        canvas.sign(box.centre, head.mark, min(6.2, box.h - 0.4, room / canvas.sign_width(head.mark, 1.0)))
    elif head.text is not None:
        canvas.text(box, head.text, Style.CAPTION, Ink.SOFT, align=Align.CENTRE, lines=2)


def _row(canvas: Canvas, box: Box, row: LedgerRow, columns: Sequence[float], offers: Offers, *, blocks: int) -> None:
    strong, soft = _row_ground(canvas, box, row)
    x = box.x + 0.6
    canvas.emblem((x + 3.4, box.cy), row.seat, min(4.8, box.h - 1), strong)
    names = Box(x + _EMBLEM, box.y, columns[0] - _EMBLEM, box.h)
    marks = list(row.marks) + (["crown"] if row.state is RowState.WINNER and "crown" not in row.marks else [])
    words = names.before(5.4 * len(marks))
    wide = canvas.text(words, canvas.name(row.seat), Style.NAME, strong, shorten=True)
    for number, mark in enumerate(marks):
        ink = soft if mark == "crown" else None
        canvas.sign((names.x + wide + 3.4 + 5.4 * number, box.cy), mark, min(4.4, box.h - 1), ink=ink)
    if row.state is RowState.OUT:
        canvas.plate(Box(names.x - 0.4, box.cy, wide + 0.8, 0.35), Ink.DIM, radius=0)
    x += columns[0]
    for cell, width in zip(row.cells, columns[1:], strict=True):
        if isinstance(cell, Bar):
            _bar(canvas, Box(x, box.y, width, box.h), cell, blocks)
        else:
            _cell(canvas, Box(x, box.y, width, box.h), cell, soft)
        x += width
    if row.seat in offers.seats:
        canvas.hit(Hit(box, box, offers.seats[row.seat], name=canvas.name(row.seat)))


def _row_ground(canvas: Canvas, box: Box, row: LedgerRow) -> tuple[Colour, Colour]:
    """Paint what lies under the row; returns the inks of its name and of its numbers."""
    if row.state is RowState.ACTING:
        canvas.plate(box, Ink.ACT_TINT, Ink.ACT, width=0.35, radius=1.4)
        return Ink.ACT, Ink.TEXT
    if row.state is RowState.MUST_CONFIRM:
        canvas.plate(box, Ink.WELL, Ink.ACT, width=0.35, radius=1.4, dashed=True)
    elif row.state is RowState.WINNER:
        canvas.plate(box, Ink.PAPER, radius=1.4)
        return Ink.INK, Ink.INK
    elif row.state is RowState.SEALED:
        canvas.plate(box, Ink.SECRET_TINT, radius=1.4)
    elif row.state is RowState.OUT:
        return Ink.DIM, Ink.DIM
    return Ink.TEXT, Ink.TEXT


def _cell(canvas: Canvas, box: Box, cell: int | Change | TooMany | Msg | None, ink: Colour) -> None:
    match cell:
        case None | 0:
            canvas.disc(box.centre, 0.4, Ink.DIM)
        case Change():
            _change(canvas, box, cell)
        case TooMany():
            _too_many(canvas, box, cell)
        case Msg():
            canvas.text(box.inset(0.3, 0), cell, Style.CAPTION, ink, align=Align.CENTRE)
        case int():
            canvas.text(box, figure(cell), Style.NAME, ink, align=Align.CENTRE)


def _change(canvas: Canvas, box: Box, cell: Change) -> None:
    """A number that has just changed; where there is room, with the one it was."""
    if box.w < 14:  # noqa: PLR2004 - two numbers and a chevron need 14 mm
        canvas.text(box, figure(cell.new), Style.NAME, Ink.ACT, align=Align.CENTRE)
        return
    old, new = box.centred(14, box.h).columns(1, 1, gap=3.4)
    canvas.text(old, figure(cell.old), Style.BODY, Ink.SOFT, align=Align.RIGHT)
    canvas.glyph((old.right + 1.7, box.cy), "next", 3.4, Ink.SOFT)
    canvas.text(new, figure(cell.new), Style.NAME, Ink.ACT)


def _too_many(canvas: Canvas, box: Box, cell: TooMany) -> None:
    """The number as it would stand without an octagon, and the octagon beside it."""
    canvas.text(box, figure(cell.count), Style.NAME, Ink.REFUSE, align=Align.CENTRE)
    canvas.glyph((box.cx + 1.9 + 1.5 * len(str(cell.count)), box.cy), "octagon", 3.2, Ink.REFUSE)


def _blocks(bar: Bar) -> int:
    """How many blocks have to find room, the line among them."""
    return max(bar.now + bar.arriving, bar.line)


def _bar(canvas: Canvas, box: Box, bar: Bar, blocks: int) -> None:
    """Slanted blocks against the line where they cry; then the number before and after.

    `blocks`: how many the longest bar of the ledger has, so that the line stands at one place in all rows.
    """
    step = min(3.4, (box.w - _FIGURES - 1.9) / blocks)
    wide = step - _BLOCK_GAP
    height = min(4.6, box.h - 2)
    top = box.cy - height / 2
    for number in range(bar.now + bar.arriving):
        x = box.x + 1.2 + number * step
        slanted = ((x + 0.7, top), (x + wide + 0.5, top), (x + wide - 0.2, top + height), (x, top + height))
        past = number >= bar.line - 1
        if number >= bar.now:
            canvas.poly(slanted, None, Ink.REFUSE if past else Ink.TEXT, width=0.3)
        elif number >= bar.now - bar.leaving:
            canvas.poly(slanted, None, Ink.DIM, width=0.25)
        else:
            canvas.poly(slanted, Ink.REFUSE if past and bar.too_many else Ink.GREY)
    at = box.x + 1.2 + (bar.line - 1) * step - _BLOCK_GAP / 2 + 0.2
    canvas.plate(Box(at, box.y + 0.6, 0.3, box.h - 1.2), Ink.PAPER, radius=0)
    figures = box.end(_FIGURES)
    if bar.arriving or bar.leaving:
        canvas.text(figures.left(5.4), str(bar.now), Style.BODY, Ink.SOFT, align=Align.RIGHT)
        canvas.glyph((figures.x + 6.8, box.cy), "next", 3.0, Ink.SOFT)
    figure = figures.after(8.1).left(7.4)
    canvas.text(figure, str(bar.after), Style.NAME, Ink.REFUSE if bar.too_many else Ink.TEXT, align=Align.RIGHT)
    if bar.too_many:
        canvas.glyph((figures.right - 1.8, box.cy), "octagon", 3.4, Ink.REFUSE)
