"""What stands round the stage: the lines over it, what has just happened, and what does not work."""

from __future__ import annotations

from companion.engine import Align, Drawing, Ink, Msg, Spot, Style
from companion.engine.view import ContextLine, Share, View
from companion.model import Model, TableModel
from screens.box import Box
from screens.canvas import Canvas, Words
from screens.layout import context_box, prompt_box, stage_box
from screens.theme import GAP, LEAST_HIT, SEAT_W, SMALL
from screens.widgets import banner, rule

_BANNER_H = 10.0
_NOTE_H = 5.2
_ONE_ROW_EACH = 4


def paint_context(canvas: Canvas, table: TableModel) -> int:
    """The lines over the stage, with how far the match is; returns how many rows they take.

    One row each; two side by side where more than four players need the height. Upright, how far the match is has a
    row of its own.
    """
    lines = table.view.context
    if not lines:
        return 0
    cells = _cells(canvas, len(lines) + 1, crowded=len(table.names) > _ONE_ROW_EACH and len(lines) > 1)
    for line, cell in zip(lines, cells, strict=False):
        _line(canvas, cell, line, table.view.where if len(cells) == 1 else None)
    if 1 < len(cells) > len(lines):
        _where(canvas, cells[len(lines)], table.view.where)
    rows = round((cells[-1].bottom - cells[0].y) / cells[0].h)
    rule(canvas, canvas.sheet.x, cells[-1].bottom + 0.4, canvas.sheet.w)
    return rows


def _cells(canvas: Canvas, count: int, *, crowded: bool) -> list[Box]:
    """Places for the lines, and for how far the match is where there is one left."""
    if canvas.portrait:
        return [context_box(canvas, row) for row in range(count)]
    if not crowded:
        return [context_box(canvas, row) for row in range(count - 1)]
    rows = -(-(count - 1) // 2)
    return [cell for row in range(rows) for cell in context_box(canvas, row).columns(1, 1, gap=GAP)]


def _line(canvas: Canvas, box: Box, line: ContextLine, where: Msg | None) -> None:
    if where is not None:
        box = box.before(_where(canvas, box, where) + GAP)
    ink = Ink.REFUSE if line.urgent else Ink.TEXT
    canvas.text(box.after(0.4), line.text, Style.BODY, ink, bold=line.urgent)


def _where(canvas: Canvas, box: Box, where: Msg) -> float:
    """How far the match is, at the right; returns how much of the row it took."""
    room = min(box.w if canvas.portrait else box.w * 0.4, canvas.width(where, Style.BODY, bold=False) + 1)
    canvas.text(box.end(room), where, Style.BODY, Ink.SOFT, align=Align.RIGHT, bold=False)
    return room


def paint_notes(canvas: Canvas, stage: Box, view: View) -> Box:
    """What has just happened, at the foot where it has no place in the bar; returns what is left.

    News never makes what can be touched too small for a finger.
    """
    choices = [joined(canvas, view.notes[start:]) for start in range(len(view.notes))]
    foot = stage.foot(_NOTE_H)
    lines = 2 if canvas.portrait and choices and not canvas.fits(foot, choices[-1], Style.CAPTION) else 1
    foot = stage.foot(lines * _NOTE_H)
    left = stage.above(lines * _NOTE_H + 0.3)
    if not view.notes or note_in_bar(canvas, view) is not None or _cramped(canvas, left, view):
        return stage
    room = foot.after(0.4)
    words = next((words for words in choices if canvas.fits(room, words, Style.CAPTION, lines=lines)), choices[-1])
    canvas.text(room, words, Style.CAPTION, Ink.SOFT, lines=lines)
    return left


def note_in_bar(canvas: Canvas, view: View) -> Words | None:
    """What has just happened, where the bar's second line is free for it and it fits there.

    Where the stage must keep its height, the bar has as much of the news as fits there, the latest first.
    """
    room = prompt_box(canvas).after(SEAT_W + 3.1).before(2.2).top(_NOTE_H + SMALL)
    if view.detail is not None or not view.notes or canvas.portrait:
        return None
    if canvas.width(view.prompt, Style.PROMPT, small=True) > room.w:
        return None
    cramped = _cramped(canvas, stage_box(canvas, len(view.context)).above(_NOTE_H + 0.3), view)
    starts = range(len(view.notes)) if cramped else (0,)
    choices = (joined(canvas, view.notes[start:]) for start in starts)
    return next((words for words in choices if canvas.fits(room, words, Style.BODY)), None)


def spots(view: View) -> list[float]:
    """How large the touch spots of a drawing on the stage are, as shares of its height."""
    drawings = [
        share.area for share in view.stage.shares if isinstance(share, Share) and isinstance(share.area, Drawing)
    ]
    return [
        min(shape.w, shape.h) / drawing.h for drawing in drawings for shape in drawing.shapes if isinstance(shape, Spot)
    ]


def _cramped(canvas: Canvas, stage: Box, view: View) -> bool:
    """Whether a drawing on the stage would have touch spots too small for a finger. Upright it has room of its own."""
    sides = spots(view)
    return not canvas.portrait and any(side * stage.h < LEAST_HIT["play"] - 0.05 for side in sides)


def joined(canvas: Canvas, notes: tuple[Msg, ...]) -> Words:
    """Several notes in one line."""
    runs = [run for note in notes for run in (" · ", *canvas.runs(note))]
    return tuple(runs[1:])


def paint_banners(canvas: Canvas, stage: Box, model: Model, view: View) -> Box:
    """What does not work, and what the game warns of, side by side at the foot; returns what is left of the stage."""
    words = [notice.text for notice in model.notices[:1]]
    if view.banner is not None:
        words.append(view.banner)
    if not words:
        return stage
    for text, box in zip(words, stage.foot(_BANNER_H).columns(*[1.0] * len(words), gap=GAP), strict=True):
        banner(canvas, text, box=box)
    return stage.above(_BANNER_H + SMALL)
