"""The pause: one word, who plays next, and one large key that goes on."""

from __future__ import annotations

from companion.commands import EndMatch, Leave, Pause, TableTime
from companion.engine import Align, Ink, Msg, Style, Who
from companion.inputs import ButtonName
from companion.model import Stopwatch, TableModel
from screens.box import Box
from screens.canvas import Canvas, Words
from screens.clockface import elapsed, minutes, next_second
from screens.controls import focused
from screens.keys import KeyFace, key, widths
from screens.screen import Doors, Push
from screens.theme import GAP, KEY_H, SMALL, Tone
from screens.widgets import rule

_BIG_W, _BIG_H = 58.0, 25.0
_WORD_H = 27.0
_OFF_W = 34.0
_LINE_H = 5.8


def paint_paused(
    canvas: Canvas, table: TableModel, doors: Doors, off: KeyFace | None = None, said: Words | None = None
) -> None:
    """Over the table, which stays just visible. Taps are answered with the word and change nothing.

    `off` switches the machine off, where it can be. `said`: what there is to know before going on.
    """
    canvas.veil(0.95)
    sheet = canvas.sheet
    head = sheet.top(_WORD_H)
    canvas.glyph((head.x + 9, head.cy), "pause", 14)
    clock = 0.0 if canvas.portrait else 34.0
    word = Msg("app-table-time" if table.clock.talking else "app-paused")
    canvas.text(head.after(21).before(clock), word, Style.HERO)
    if table.paused_for is not None and clock:
        _lasting(canvas, head.end(clock), table.paused_for)
    rule(canvas, sheet.x, head.bottom + SMALL, sheet.w)
    _next(canvas, Box(sheet.x, head.bottom + 4, sheet.w, 8), table)
    lines = Box(sheet.x, head.bottom + 12.4, sheet.w, 2 * _LINE_H)
    _below(canvas, lines if off is None or canvas.portrait else lines.before(_OFF_W + GAP), said)
    if off is not None:
        room = Box(sheet.x, head.bottom + (26 + GAP if canvas.portrait else 12.2), sheet.w, KEY_H).end(_OFF_W)
        key(canvas, room, off)
    _more_keys(canvas, table, doors)
    _keys(canvas, doors)


def _lasting(canvas: Canvas, box: Box, watch: Stopwatch) -> None:
    def paint(canvas: Canvas) -> float:
        canvas.plate(box, Tone.GROUND, radius=0)
        time = minutes(elapsed(watch, canvas.now))
        canvas.text(box, time, Style.TOTAL, Ink.SOFT, align=Align.RIGHT, bold=False)
        return next_second(watch, canvas.now)

    canvas.alive(box, paint)


def _next(canvas: Canvas, box: Box, table: TableModel) -> None:
    seat = focused(table)
    words = box.after(13)
    if seat is None:
        canvas.glyph((box.x + 5, box.y + 4), "touch", 7, Ink.ACT)
        canvas.text(words.top(8), table.view.where, Style.NAME)
    else:
        canvas.emblem((box.x + 5, box.y + 4), seat, 8, Ink.ACT)
        canvas.text(words.top(8), Msg("app-plays-next", who=Who(seat)), Style.NAME)


def _below(canvas: Canvas, box: Box, said: Words | None) -> None:
    """What there is to know; where there is nothing, that nobody loses anything by a pause."""
    if said is not None:
        canvas.glyph((box.x + 6, box.cy), "note", 5.4, Ink.ACT)
        canvas.text(box.after(13), said, Style.BODY, lines=2)
        return
    for row, line in zip(box.rows(1, 1), (Msg("app-clocks-stand-still"), Msg("app-all-saved")), strict=True):
        canvas.glyph((row.x + 6, row.cy), "tick", 3.8, Ink.GOOD)
        canvas.text(row.after(13), line, Style.BODY, Ink.SOFT)


def _more_keys(canvas: Canvas, table: TableModel, doors: Doors) -> None:
    """A row over the last: what concerns time."""
    sheet = canvas.sheet
    row = sheet.above(KEY_H + GAP).foot(KEY_H).before(_BIG_W + GAP)
    if canvas.portrait:
        row = sheet.above(KEY_H + _BIG_H + 2 * GAP).foot(KEY_H)
    talking = table.clock.talking
    talk = KeyFace(
        Msg("app-table-time"),
        TableTime(not talking),
        Msg("app-table-time-detail"),
        style="chosen" if talking else "plain",
    )
    clocks = KeyFace(Msg("app-clock-title"), Push(doors.clocks()), Msg("app-clock-change"))
    cells = row.columns(*widths(canvas, row.w, (talk, clocks)), gap=GAP)
    for number, (cell, face) in enumerate(zip(cells, (talk, clocks), strict=True)):
        left = 0.0 if number == 0 else cell.x - GAP / 2
        key(canvas, cell, face, zone=Box(left, cell.y - GAP / 2, cell.right + GAP / 2 - left, cell.h + GAP * 0.9))


def _keys(canvas: Canvas, doors: Doors) -> None:
    """The large key is the last: it stands in the corner over the last button. The dangerous one is in the middle."""
    sheet = canvas.sheet
    resume = KeyFace(Msg("app-resume"), Pause(on=False), glyph="play", style="primary", kind="primary")
    others = [
        KeyFace(Msg("app-home"), Leave(), Msg("app-stays-saved")),
        KeyFace(Msg("app-end-game"), EndMatch(), Msg("app-hold"), style="danger"),
        KeyFace(Msg("app-settings"), Push(doors.settings())),
    ]
    big = sheet.foot(_BIG_H).end(_BIG_W)
    row = sheet.foot(KEY_H).before(_BIG_W + GAP)
    if canvas.portrait:
        big = sheet.foot(_BIG_H + KEY_H + GAP).top(_BIG_H)
        row = sheet.foot(KEY_H)
    foot = big.bottom + GAP / 2 if canvas.portrait else canvas.h
    zone = Box(big.x - GAP / 2, big.y - GAP / 2, canvas.w - big.x + GAP / 2, foot - big.y + GAP / 2)
    key(canvas, big, resume, zone=zone, button=ButtonName.LAST, size=Style.PROMPT)
    cells = row.columns(*widths(canvas, row.w, others), gap=GAP)
    for number, (cell, face) in enumerate(zip(cells, others, strict=True)):
        left = 0.0 if number == 0 else cell.x - GAP / 2
        right = canvas.w if canvas.portrait and number == len(others) - 1 else cell.right + GAP / 2
        key(
            canvas,
            cell,
            face,
            zone=Box(left, cell.y - 1, right - left, canvas.h - cell.y + 1),
            button=tuple(ButtonName)[number],
        )
