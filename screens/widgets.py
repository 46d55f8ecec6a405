"""The furniture of every screen: functions that paint on a canvas and keep nothing."""

from __future__ import annotations

from typing import Literal

from companion.engine import Ink, MarkId, Seat, Style
from screens.box import Box
from screens.canvas import Canvas, Words
from screens.pages import TITLE_H
from screens.theme import CLOCK_W, GAP, PROMPT_H, PROMPT_UPRIGHT_H, QUIET, RADIUS, SEAT_W, SMALL, Tone

_BAR: dict[str, tuple[Ink, Ink]] = {
    "asked": (Ink.ACT, Ink.ACT_TINT),
    "refused": (Ink.REFUSE, Ink.REFUSE_TINT),
    "done": (Ink.GOOD, Ink.GOOD_TINT),
}


def title(canvas: Canvas, words: Words, *, room: float | None = None, glyph: str | None = None) -> Box:
    """The title of a set-up or reading screen, where the prompt bar would be; returns the free box to its right.

    `room`: how many millimetres it may take; the rest of the row is left to the caller's keys.
    """
    row = canvas.sheet.top(TITLE_H)
    box = row.left(room) if room is not None else row
    if glyph is not None:
        canvas.glyph((box.x + 4, box.cy), glyph, 7)
        box = box.after(10)
    canvas.text(box.after(0.4), words, Style.PROMPT)
    return row.after(box.right - row.x + GAP) if room is not None else row.end(0)


def well(canvas: Canvas, box: Box) -> None:
    """A sunken area: to look at."""
    canvas.plate(box, Ink.WELL, Tone.WELL_LINE, width=QUIET)


def tile(canvas: Canvas, box: Box, *, acting: bool = False, dashed: bool = False) -> None:
    """A flat row or tile; `acting` is awaited, `dashed` must still confirm."""
    if dashed:
        canvas.plate(box, Ink.TILE, Ink.ACT, width=0.35, dashed=True, radius=1.6)
    elif acting:
        canvas.plate(box, Ink.ACT_TINT, Ink.ACT, width=0.35, radius=1.6)
    else:
        canvas.plate(box, Ink.TILE, radius=1.6)


def rule(canvas: Canvas, x: float, y: float, w: float) -> None:
    """A quiet dividing line."""
    canvas.plate(Box(x, y, w, QUIET), Ink.LINE, radius=0)


def prompt_bar(
    canvas: Canvas,
    prompt: Words,
    *,
    detail: Words | None = None,
    subject: Seat | MarkId | None = None,
    state: Literal["asked", "refused", "done"] = "asked",
    box: Box | None = None,
    points_to: float | None = None,
) -> Box:
    """Whose turn, to do what: emblem tile, sentence, second line. Returns the bar's box.

    By default it leaves room for the clock key at its right. `points_to`: where the seat sits, degrees clockwise
    from the far side of the table.
    """
    box = box or canvas.sheet.top(PROMPT_H).before(CLOCK_W + GAP)
    strong, tint = _BAR[state]
    canvas.plate(box, tint, strong)
    mark = box.left(SEAT_W)
    canvas.plate(mark, strong)
    canvas.plate(mark.after(RADIUS * 1.5), strong, radius=0)
    _subject(canvas, mark, subject, refused=state == "refused")
    if points_to is not None and state == "asked":
        _pointer(canvas, mark, points_to)
    inner = box.after(SEAT_W + 3.1).before(2.2).inset(0, 0.7)
    if detail is None:
        canvas.text(inner, prompt, Style.PROMPT, lines=3 if canvas.portrait else 2)
        return box
    upper, lower = inner.below(0.3).above(0.4).rows(2.2 if canvas.portrait else 1.3, 1.0)
    if not canvas.portrait and not canvas.fits(upper, prompt, Style.PROMPT):
        # Too long for one line: the sentence wraps, and the second line is dropped.
        canvas.text(inner, prompt, Style.PROMPT, lines=2)
        return box
    if canvas.portrait and not canvas.fits(lower, detail, Style.BODY):
        canvas.text(inner, prompt, Style.PROMPT, lines=3)
        return box
    canvas.text(upper, prompt, Style.PROMPT, lines=2 if canvas.portrait else 1)
    canvas.text(lower, detail, Style.BODY, Ink.SOFT)
    return box


def _subject(canvas: Canvas, box: Box, subject: Seat | MarkId | None, *, refused: bool) -> None:
    if refused:
        canvas.glyph(box.centre, "octagon", 11, Ink.INK)
    elif isinstance(subject, int):
        canvas.emblem(box.centre, subject, 10.4, Ink.INK)
    elif subject is not None:
        canvas.sign(box.centre, subject, 9.6, paper=True)
    else:
        canvas.glyph(box.centre, "touch", 9.6, Ink.INK)


def _pointer(canvas: Canvas, box: Box, degrees: float) -> None:
    """A small wedge at the tile's edge towards the seat: 0 is the far side, clockwise."""
    x, y = box.centre
    reach_x, reach_y = box.w / 2 - 0.5, box.h / 2 - 0.5
    side = round(degrees / 90) % 4
    tip, across = {
        0: ((x, y - reach_y), (1.2, 1.3)),
        1: ((x + reach_x, y), (-1.6, 1.2)),
        2: ((x, y + reach_y), (1.2, -1.3)),
        3: ((x - reach_x, y), (1.6, 1.2)),
    }[side]
    dx, dy = across
    base = (
        ((tip[0] - dx, tip[1] + dy), (tip[0] + dx, tip[1] + dy))
        if side % 2 == 0
        else ((tip[0] + dx, tip[1] - dy), (tip[0] + dx, tip[1] + dy))
    )
    canvas.poly((tip, *base), Ink.INK)


def banner(canvas: Canvas, words: Words, *, box: Box | None = None, ink: Ink = Ink.REFUSE) -> Box:
    """What does not work or is about to go wrong: stays until its cause is gone. 10 mm high."""
    box = box or canvas.sheet.top(PROMPT_H + SMALL + 10).foot(10)
    canvas.plate(box, Ink.REFUSE_TINT, ink)
    canvas.glyph((box.x + 5.6, box.cy), "octagon", 5.8, ink)
    canvas.text(box.after(11).before(2), words, Style.BODY, bold=True, lines=2)
    return box


def remark(canvas: Canvas, words: Words, *, box: Box) -> None:
    """What became of something that was asked for: stays until something else is done."""
    canvas.plate(box, Ink.TILE, Ink.SOFT)
    canvas.glyph((box.x + 5.6, box.cy), "note", 5.4, Ink.SOFT)
    canvas.text(box.after(11).before(2), words, Style.BODY, bold=True, lines=2)


def toast(canvas: Canvas, words: Words, *, bare: bool = True) -> None:
    """A pill saying what was saved, where the context line is. `bare`: over bare ground, so that no half line shows.

    Whoever paints it takes it away after 1.5 s.
    """
    width = min(canvas.sheet.w - (0 if canvas.portrait else 20), canvas.width(words, Style.BODY, bold=True) + 16)
    row = prompt_row(canvas)
    box = row.centred(width, row.h)
    canvas.cover(row if bare else box.inset(-SMALL, 0))
    canvas.plate(box, Ink.GOOD_TINT, Ink.GOOD, radius=row.h / 2)
    canvas.glyph((box.x + 5.2, box.cy), "tick", 4.2, Ink.GOOD)
    canvas.text(box.after(9.4).before(3), words, Style.BODY, bold=True)


def prompt_row(canvas: Canvas) -> Box:
    """The place of the context line, right under the prompt bar or title."""
    return canvas.sheet.below((PROMPT_UPRIGHT_H if canvas.portrait else PROMPT_H) + 0.4).top(7.2)
