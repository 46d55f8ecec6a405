"""The record: what was told, newest first. Any step can be undone, changed, removed, or have a missed one put before
it; what that would lead to is shown before it is done.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.commands import DropTrial, MakeEdit, TryEdit
from companion.engine import Answer, CardFace, Face, Ink, Msg, Raw, Splice, Style
from companion.engine.ask import Told
from companion.model import Model, RecordLine, TableModel, Trial
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import card_name, slip
from screens.controls import what
from screens.keys import KeyFace, four_keys, key, raised
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.picker import Picker, answers_of
from screens.screen import Does, Own, Pop, Push, Screen
from screens.theme import GAP, SMALL, Colour, Tone
from screens.widgets import rule, title, well

Edit = Literal["undo", "change", "insert", "remove"]

_ROWS = 5
_LINE_H = 5.4


class Record(Screen):
    """Keeps the step that is looked at, and the edit of it that is being weighed."""

    def __init__(self) -> None:
        self._at: int | None = None
        self._kind: Edit = "undo"
        self._put: tuple[Answer, ...] = ()
        self._page = 0

    # -- what is seen

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        canvas.of(table.game, table.names)
        row = page_keys(canvas, canvas.sheet.top(TITLE_H), self._page, pages(len(table.record), _ROWS))
        title(canvas, Msg("app-record-title"), room=row.w)
        room = body(canvas)
        steps, panel = room.rows(1.2, 1, gap=GAP) if canvas.portrait else room.columns(1.28, 1, gap=GAP)
        if not table.record:
            canvas.text(room.top(8), Msg("app-record-empty"), Style.BODY, Ink.SOFT)
            four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))
            return
        chosen = self._line(table)
        lines = page_of(tuple(reversed(table.record)), self._page, _ROWS)
        for line, box in zip(lines, steps.rows(*[1.0] * _ROWS, gap=2.0), strict=False):
            _paint_step(canvas, box, line, chosen=line == chosen)
        trial = self._trial(table)
        self._paint_panel(canvas, panel, trial)
        four_keys(canvas, self._keys(table, chosen, trial))

    def _paint_panel(self, canvas: Canvas, box: Box, trial: Trial | None) -> None:
        """What the table would look like: who is to do what, and everything that would be different."""
        well(canvas, box)
        inner = box.inset(2.6, 2.0)
        canvas.text(inner.top(_LINE_H), Msg(f"app-record-after-{self._kind}"), Style.BODY, Ink.SOFT)
        rest = inner.below(_LINE_H + 1.0)
        if self._kind == "undo":
            foot = rest.foot(9.4)
            remove = KeyFace(Msg("app-record-remove"), Own("remove"), glyph="bin", kind="setup")
            key(canvas, foot, remove, zone=foot.inset(-1.3, -1.0))
            rest = rest.above(9.4 + SMALL)
        if trial is None:
            return
        if trial.view is None:
            canvas.text(rest.top(12), trial.why or "", Style.BODY, Ink.REFUSE, lines=2)
            return
        rest = _paint_view(canvas, rest, trial)
        if trial.misfit is not None:
            rest = _paint_misfit(canvas, rest, trial, trial.misfit)
        elif self._kind != "undo":
            canvas.glyph((rest.x + 2.6, rest.y + 2.7), "tick", 4.4, Ink.GOOD)
            rest = _say(canvas, rest, Msg("app-record-fits"), Ink.GOOD, 7.0)
        _paint_changes(canvas, rest, trial.changes or (Msg("app-record-no-change"),))

    def _keys(self, table: TableModel, line: RecordLine, trial: Trial | None) -> tuple[KeyFace | None, ...]:
        edit = self._edit(table)
        does = (MakeEdit(edit, keep_up_to_misfit=trial is not None and trial.misfit is not None), Pop())
        off = _why_not(table, trial)
        if self._kind != "undo":
            lost = trial is not None and trial.misfit is not None
            detail = Msg("app-record-rest-goes") if lost else Msg("app-record-rest-stays")
            style: Literal["primary"] = "primary"
            label = Msg(f"app-record-do-{self._kind}")
            back = KeyFace(Msg("app-back"), Own("drop"), glyph="back")
            return back, None, None, KeyFace(label, does, detail, "tick", style, off=off, kind="primary")
        told = line.told in ("tap", "choose", "number")
        cannot = None if told and trial is not None and trial.asked is not None else Msg("app-record-fixed")
        count = len(table.record) - line.at
        undone = what(line) if count == 1 else Msg("app-record-steps", n=count)
        return (
            KeyFace(Msg("app-back"), (DropTrial(), Pop()), glyph="back"),
            KeyFace(Msg("app-record-change"), Own("change"), Msg("app-record-to-another"), "touch", off=cannot),
            KeyFace(Msg("app-record-insert"), Own("insert"), Msg("app-record-missed"), "plus", off=cannot),
            KeyFace(Msg("app-undo"), does, undone, "undo", "primary", off=off, kind="primary"),
        )

    # -- what is done

    def heed(self, model: Model) -> Does:
        """Have the edit that is being weighed tried by the core, wherever its trial is not there yet."""
        table = model.table
        if table is None or not table.record or self._trial(table) is not None:
            return ()
        return TryEdit(self._edit(table))

    def own(self, act: Own, model: Model) -> Does:
        table = model.table
        match act.what, act.value:
            case "page", int(page):
                self._page = page
            case "step", int(at):
                self._at, self._kind, self._put = at, "undo", ()
            case "drop", _:
                self._kind, self._put = "undo", ()
            case "remove", _:
                self._kind, self._put = "remove", ()
            case ("change" | "insert") as kind, _ if table is not None:
                return self._choose(table, kind)
        return ()

    def took(self, result: object, model: Model) -> Does:
        del model
        match result:
            case ("change" | "insert") as kind, Answer() as answer:
                self._kind, self._put = kind, (answer,)
        return ()

    def _choose(self, table: TableModel, kind: Literal["change", "insert"]) -> Does:
        """Ask what was told instead, or before: whatever the question of that moment accepted."""
        line, trial = self._line(table), self._trial(table)
        asked = None if trial is None else trial.asked
        if asked is None:
            return ()
        seat = line.seat if asked.kind == "each" else None
        answers = answers_of(asked, seat)

        def tell(told: Told, value: Raw) -> Does:
            return Pop((kind, Answer(told, value, seat, ask=asked.key)))

        mark = table.game.cards[line.card].mark if line.card in table.game.cards and line.card else None
        heading = Msg(f"app-record-which-{kind}", step=what(line))
        return Push(Picker(heading, lambda _: answers, tell, first=mark))

    # -- what is looked at

    def _line(self, table: TableModel) -> RecordLine:
        """The step that was touched; until then, and where it is gone, the newest."""
        last = len(table.record) - 1
        return table.record[last if self._at is None else min(self._at, last)]

    def _edit(self, table: TableModel) -> Splice:
        at = self._line(table).at
        if self._kind == "undo":
            return Splice(at, len(table.record) - at)
        return Splice(at, 0 if self._kind == "insert" else 1, self._put)

    def _trial(self, table: TableModel) -> Trial | None:
        """What the core says the edit leads to, once it has been asked."""
        trial = table.trial
        return trial if trial is not None and trial.edit == self._edit(table) else None


def _why_not(table: TableModel, trial: Trial | None) -> Msg | None:
    """Why an edit cannot be made: it is still being tried, it breaks the rules, or the new step itself has no place."""
    if trial is None or trial.view is None:
        return Msg("app-record-trying")
    if trial.misfit is not None and trial.misfit not in table.record:
        return Msg("app-record-no-place")
    return None


def _paint_step(canvas: Canvas, box: Box, line: RecordLine, *, chosen: bool) -> None:
    label = what(replace(line, seat=None)) if line.secret else what(line)
    face = KeyFace(label, Own("step", line.at), style="chosen" if chosen else "plain", kind="setup")
    row, look = raised(canvas, box, face, zone=box.inset(-1.0, -1.0))
    inner = row.inset(2.0, 0.1)
    if line.seat is not None:
        canvas.emblem((inner.x + 2.8, inner.cy), line.seat, 5.2, look.label)
        canvas.text(inner.after(7).left(22), canvas.name(line.seat), Style.NAME, look.label, shorten=True)
    else:
        canvas.text(inner.left(29), Msg("app-table"), Style.BODY, Ink.SOFT, shorten=True)
    rest = inner.after(30)
    ink: Colour = Ink.TEXT
    words: Msg = line.words or Msg("app-choice")
    if line.secret:
        slip(canvas, rest.left(14.4).inset(0, 0.7), CardFace(face=Face.SECRET))
        words, ink, rest = Msg("app-record-face-down"), Tone.SECRET_TEXT, rest.after(16.2)
    elif line.card is not None:
        slip(canvas, rest.left(14.4).inset(0, 0.7), CardFace(line.card))
        words, rest = card_name(canvas, line.card), rest.after(16.2)
    canvas.text(rest, words, Style.BODY, ink, lines=2)


def _paint_view(canvas: Canvas, box: Box, trial: Trial) -> Box:
    view = trial.view
    assert view is not None
    words = box.top(13.2)
    if isinstance(view.subject, int):
        canvas.emblem((words.x + 3.6, words.cy), view.subject, 6.8, Ink.ACT)
        words = words.after(9)
    elif view.subject is not None:
        canvas.sign((words.x + 3.6, words.cy), view.subject, 6.8)
        words = words.after(9)
    canvas.text(words, view.prompt, Style.NAME, lines=3)
    rule(canvas, box.x, box.y + 13.8, box.w)
    return box.below(14.8)


def _paint_misfit(canvas: Canvas, box: Box, trial: Trial, misfit: RecordLine) -> Box:
    canvas.glyph((box.x + 2.6, box.y + 2.7), "octagon", 5.0, Ink.REFUSE)
    box = _say(canvas, box, Msg("app-record-misfit", step=what(misfit)), Ink.REFUSE, 7.0)
    why = trial.why
    if why is None:
        return box
    if why.key == "app-record-does-not-fit":
        # It names both questions by their keys, for whoever reads a record file.
        why = Msg("app-record-other-question")
    return _say(canvas, box, why, Ink.SOFT, 7.0)


def _paint_changes(canvas: Canvas, box: Box, changes: tuple[Msg, ...]) -> None:
    """As many as there is room for, then how many more there are."""
    for place, change in enumerate(changes):
        more = _LINE_H if place + 1 < len(changes) else 0.0
        if box.h < _lines(canvas, box, change) * _LINE_H + more:
            if box.h >= _LINE_H:
                _say(canvas, box, Msg("app-record-more", n=len(changes) - place), Ink.SOFT)
            return
        box = _say(canvas, box, change, Ink.TEXT)


def _say(canvas: Canvas, box: Box, words: Msg, ink: Colour, indent: float = 0.0) -> Box:
    """Words at the top of a box, in as many lines as they need; returns what is left below them."""
    room = box.after(indent)
    height = _lines(canvas, room, words) * _LINE_H
    canvas.text(room.top(height), words, Style.CAPTION, ink, lines=round(height / _LINE_H), top=True)
    return box.below(height + 0.3)


def _lines(canvas: Canvas, box: Box, words: Msg) -> int:
    """How many lines words take in this width: at most four."""
    tried = (lines for lines in (1, 2, 3) if canvas.fits(box.top(lines * _LINE_H), words, Style.CAPTION, lines=lines))
    return next(tried, 4)
