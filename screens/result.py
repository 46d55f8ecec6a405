"""The end of a match: who has won, the tally of any game, and why each number is what it is."""

from __future__ import annotations

from companion.commands import Leave, Start
from companion.engine import Align, Ink, Msg, Part, ScoreSheet, Seat, Style, Who
from companion.inputs import ButtonName
from companion.model import Model, TableModel
from screens.box import Box
from screens.canvas import Canvas
from screens.explain import Sum, cards_of, columns_of
from screens.figures import figure
from screens.keys import KeyFace, four_keys, key, raised
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.record import Record
from screens.rules_form import changed_rules
from screens.screen import Does, Own, Pop, Push, Screen
from screens.share import TakeAlong
from screens.tally import Opened, columns_a_page, paint_tally
from screens.theme import GAP, KEY_H, SMALL
from screens.times import TimesSpent
from screens.widgets import rule, well

_HEAD_H = 11.0
_SIGN_KEY, _WORD_KEY = 9.8, 24.0
_ROWS = 4
# A key in the title's row: what it says and does, its width, and its button. A narrow one shows its sign alone.
_TitleKey = tuple[KeyFace, float, ButtonName | None]


class Result(Screen):
    """The tally of a finished match. It keeps which number is open, which columns are shown, and in which order."""

    def __init__(self) -> None:
        self._opened: Opened | None = None
        self._page = 0
        self._by_seat = False

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        canvas.of(table.game, table.names)
        sheet = table.tally
        row = canvas.sheet.top(_HEAD_H)
        room = canvas.sheet.below(_HEAD_H + 0.8)
        count = pages(len(columns_of(sheet)), columns_a_page(canvas, room, sheet))
        keys = self._keys(table, count)
        if canvas.portrait:
            done, again, record, times, *others = keys
            four_keys(canvas, (record[0], again[0], times[0], done[0]))
            row = _paint_keys(canvas, row, others)
            room = room.above(2 * KEY_H + 2 * GAP)
        else:
            row = _paint_keys(canvas, row, keys)
        _paint_winner(canvas, row, sheet)
        more = None if self._opened is None else Push(SumList(*self._opened))
        page = min(self._page, count - 1)
        paint_tally(canvas, room, sheet, self._opened, page=page, more=more, by_seat=self._by_seat)

    def _keys(self, table: TableModel, count: int) -> list[_TitleKey]:
        """Done, again, the record, where the time went, the result to go, and further columns where there are any."""
        setup = table.setup
        again: Does = () if setup is None else Start(table.game.id, setup)
        keys: list[_TitleKey] = [
            (KeyFace(Msg("app-done"), Leave(), style="primary", kind="primary"), _WORD_KEY, ButtonName.LAST),
            (KeyFace(Msg("app-result-again"), again), _WORD_KEY, ButtonName.SECOND),
            (KeyFace(Msg("app-record"), Push(Record()), glyph="record"), _SIGN_KEY, ButtonName.FIRST),
            (KeyFace(Msg("app-times"), Push(TimesSpent()), glyph="clock"), _SIGN_KEY, ButtonName.THIRD),
            (KeyFace(Msg("app-share"), Push(TakeAlong()), glyph="code"), _SIGN_KEY, None),
        ]
        if count > 1:
            turn = KeyFace(Msg("app-more"), Own("page", (self._page + 1) % count), glyph="next")
            keys.append((turn, _SIGN_KEY, None))
        return keys

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "open", (int(seat), (str() | None) as column):
                touched: Opened = (seat, column)
                self._opened = None if self._opened == touched else touched
            case "page", int(page):
                self._page, self._opened = page, None
            case "order", _:
                self._by_seat = not self._by_seat
        return ()


class SumList(Screen):
    """The whole list behind one number: every part with its points, its reason and its cards."""

    def __init__(self, seat: Seat, column: str | None) -> None:
        self._seat = seat
        self._column = column
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        canvas.of(table.game, table.names)
        sum_ = Sum(table.tally, table.tally.lines[self._seat], self._column)
        parts = sum_.parts
        row = page_keys(canvas, canvas.sheet.top(TITLE_H), self._page, pages(len(parts), _ROWS))
        heading = Msg("app-sum-title", who=Who(self._seat), what=sum_.head, n=figure(sum_.value))
        canvas.emblem((row.x + 4.4, row.cy), self._seat, 7.6)
        canvas.text(row.after(11), heading, Style.PROMPT, lines=2)
        room = body(canvas)
        rules = _house_rules(canvas, table) if self._column is None else ""
        if rules:
            canvas.text(room.foot(10), rules, Style.CAPTION, Ink.SOFT, lines=2)
            room = room.above(10 + SMALL)
        well(canvas, room)
        if not parts:
            canvas.text(room.inset(4).top(8), Msg("app-tally-nothing"), Style.BODY, Ink.SOFT)
        for part, box in zip(page_of(parts, self._page, _ROWS), room.inset(2.6, 1).rows(1, 1, 1, 1), strict=False):
            _paint_part(canvas, box, part)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "page" and isinstance(act.value, int):
            self._page = act.value
        return ()


def _paint_keys(canvas: Canvas, row: Box, keys: list[_TitleKey]) -> Box:
    """Keys at the right end of the title; returns what is left of the row."""
    for face, width, button in keys:
        box = row.end(width)
        zone = Box(box.x - GAP / 2, 0, box.w + GAP, box.bottom + 1.1)
        if box.right >= canvas.sheet.right:
            zone = Box(zone.x, 0, canvas.w - zone.x, zone.h)
        if face.glyph is None:
            key(canvas, box, face, zone=zone, button=button, centred=True)
        else:
            raised(canvas, box, face, zone=zone, button=button)
            canvas.glyph(box.centre, face.glyph, 6.0)
        row = row.before(width + GAP)
    return row


def _paint_part(canvas: Canvas, box: Box, part: Part) -> None:
    canvas.text(box.end(16), figure(part.points), Style.NAME, Ink.TEXT, align=Align.RIGHT)
    words = box.before(18)
    names = cards_of(canvas, part)
    if part.why is None:
        canvas.text(words, names or Msg("app-tally-other"), Style.BODY, lines=2)
    elif names:
        upper, lower = words.inset(0, 0.4).rows(1.1, 1)
        canvas.text(upper, part.why, Style.BODY)
        canvas.text(lower, names, Style.CAPTION, Ink.SOFT)
    else:
        canvas.text(words, part.why, Style.BODY, lines=2)
    rule(canvas, box.x, box.bottom - 0.1, box.w)


def _paint_winner(canvas: Canvas, row: Box, sheet: ScoreSheet) -> None:
    """Who has won, with their emblem; several winners share a crown."""
    winners = [line for line in sheet.lines if line.winner]
    at = (row.x + 4.6, row.cy)
    if len(winners) == 1:
        canvas.emblem(at, winners[0].seat, 8.4)
    else:
        canvas.glyph(at, "crown" if winners else "record", 7.4)
    words = winner_words(sheet)
    room = row.after(11.4)
    shown = next((one for one in words if canvas.fits(room, one, Style.PROMPT, lines=2)), words[-1])
    canvas.text(room, shown, Style.PROMPT, lines=2)


def winner_words(sheet: ScoreSheet) -> tuple[Msg, ...]:
    """Ben wins with 55 · Ben wins · Ann and Ben share the win · Nobody wins; then shorter, for long names."""
    winners = [line for line in sheet.lines if line.winner]
    if not winners:
        return (Msg("app-result-nobody"),)
    if len(winners) > 1:
        everybody = Msg("app-result-shared", who=tuple(Who(line.seat) for line in winners))
        return everybody, Msg("app-result-shared-by", n=len(winners))
    who = Who(winners[0].seat)
    bare = Msg("app-result-wins", who=who)
    if not sheet.points:
        return (bare,)
    return Msg("app-result-wins-with", who=who, n=winners[0].total), bare, Msg("app-who", who=who)


def _house_rules(canvas: Canvas, table: TableModel) -> str:
    """The rules that were not at their default: whoever doubts a total sees what it was counted by."""
    options = {} if table.setup is None else table.setup.options
    changed = changed_rules(table.game, options)
    words = " · ".join(f"{canvas.say(rule)}: {canvas.say(value)}" for rule, value in changed)
    return canvas.say(Msg("app-sum-rules", rules=words)) if words else ""
