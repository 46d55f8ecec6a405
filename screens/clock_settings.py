"""How time is counted, and time given by hand: everybody's clock in a pause, and the clock rules of the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.clocks import KINDS, MODES, ClockRules, Kind, read_rules
from companion.commands import ChangeTime, SetClock
from companion.engine import Align, Ink, Msg, Seat, Style, Who
from companion.model import Model, TableModel
from screens.box import Box
from screens.canvas import Canvas, Words
from screens.clockface import minutes
from screens.keys import KeyFace, KeyStyle, four_keys, key, raised
from screens.pages import TITLE_H, body
from screens.screen import Does, Own, Pop, Push, Screen
from screens.theme import GAP, SMALL
from screens.widgets import title, well

# Seconds that a limit steps through.
TURNS = (0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300)
BANKS = (60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600)
REACTIONS = (10, 15, 20, 30, 45, 60, 90)
_STEP_W = 11.0
_ROWS = 4
# With less room than this the emblem alone says whose clock it is.
_NAME_W = 9.0
_STEPS = (-60_000, -10_000, 10_000, 60_000)


@dataclass(frozen=True, slots=True)
class _Limit:
    """A limit in seconds: what it is called, the steps it may take, and how it is read and set."""

    label: Msg
    steps: tuple[int, ...]
    seconds: Callable[[ClockRules], int]
    changed: Callable[[ClockRules, int], ClockRules]


class Clocks(Screen):
    """The clock rules; with a match on the table everybody's time beside them, to be changed with a touch."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        title(canvas, Msg("app-clock-title"))
        room = body(canvas)
        if table is not None:
            canvas.of(table.game, table.names)
            seats, room = (room.rows if canvas.portrait else room.columns)(1, 1.25, gap=GAP)
            _paint_seats(canvas, seats, table)
        _paint_rules(canvas, room, rules_of(model))
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


class KindOfClock(Screen):
    """The ways to count, each with what it does."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, Msg("app-clock-kind-title"))
        rules = rules_of(model)
        across = 1 if canvas.portrait else 2
        cells = body(canvas).grid(across, len(KINDS) // across, gap=GAP)
        for kind, cell in zip(KINDS, cells, strict=True):
            style: KeyStyle = "chosen" if kind == rules.kind else "plain"
            face = KeyFace("", (SetClock(replace(rules, kind=kind)), Pop()), style=style, kind="setup")
            inner, look = raised(canvas, cell, face, zone=cell.inset(-GAP / 2))
            upper, lower = inner.inset(2.4, 0.8).rows(1, 1.5)
            canvas.text(upper, Msg(f"app-clock-kind-{kind}"), Style.BODY, look.label, bold=True)
            canvas.text(lower, Msg(f"app-clock-kind-{kind}-does"), Style.CAPTION, look.detail, lines=2)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


class ChangeClock(Screen):
    """Gives a seat time or takes it: nothing counts before it is set, and undo takes it back."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._ms = 0
        self._to_table = False

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        canvas.of(table.game, table.names)
        row = canvas.sheet.top(TITLE_H)
        canvas.emblem((row.x + 4.4, row.cy), self._seat, 7.6)
        heading = Msg("app-clock-of", who=Who(self._seat))
        canvas.text(row.after(11), heading, Style.PROMPT, lines=2, shorten=True)
        room = body(canvas)
        shown, steps = room.rows(1.2, 1, gap=GAP)
        well(canvas, shown)
        now = shown_time(table, self._seat)
        canvas.text(shown.inset(3), _time(now + self._ms), Style.HERO, align=Align.CENTRE)
        for ms, cell in zip(_STEPS, steps.columns(1, 1, 1, 1, gap=GAP), strict=True):
            sign = "+" if ms > 0 else "−"
            face = KeyFace(f"{sign}{minutes(abs(ms) // 1000)}", Own("step", ms))
            key(canvas, cell, face, zone=cell.inset(-GAP / 2), centred=True, size=Style.NAME)
        self._keys(canvas, table)

    def _keys(self, canvas: Canvas, table: TableModel) -> None:
        style: KeyStyle = "chosen" if self._to_table else "plain"
        # Where time is counted up, more on the clock is time taken.
        given = self._ms if table.clock.left[self._seat] is not None else -self._ms
        change = (ChangeTime(self._seat, given, self._to_table), Pop())
        four_keys(
            canvas,
            (
                KeyFace(Msg("app-back"), Pop(), glyph="back"),
                None,
                KeyFace(Msg("app-table-time"), Own("table"), detail=Msg("app-table-time-from"), style=style),
                KeyFace(
                    Msg("app-clock-set"),
                    change,
                    glyph="tick",
                    style="primary",
                    kind="primary",
                    off=None if self._ms else Msg("app-clock-unchanged"),
                ),
            ),
        )

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "step", int(ms):
                self._ms += ms
            case "table", _:
                self._to_table = not self._to_table
        return ()


def rules_of(model: Model) -> ClockRules:
    """The clock rules of the match on the table, or of the next one."""
    return read_rules(model.settings.get("clock")) if model.table is None else model.table.clock.rules


def shown_time(table: TableModel, seat: Seat) -> int:
    """What a seat has left, in milliseconds; what it was charged, where nothing limits it."""
    left = table.clock.left[seat] if seat < len(table.clock.left) else None
    return table.times[seat] if left is None else left


def rules_in_words(rules: ClockRules) -> Msg:
    """The clock in a few words: "Advisory, per turn"."""
    mode = Msg(f"app-clock-mode-{rules.mode}")
    return mode if rules.mode == "off" else Msg("app-clock-both", mode=mode, kind=Msg(f"app-clock-kind-{rules.kind}"))


def _time(ms: int) -> str:
    return f"{'−' if ms < 0 else ''}{minutes(abs(ms) // 1000)}"


def _paint_seats(canvas: Canvas, box: Box, table: TableModel) -> None:
    across = 1 if len(table.names) <= _ROWS else 2
    for seat, cell in zip(range(len(table.names)), box.grid(across, _ROWS, gap=GAP), strict=False):
        face = KeyFace(canvas.name(seat), Push(ChangeClock(seat)), kind="setup")
        inner, look = raised(canvas, cell, face, zone=cell.inset(-GAP / 2))
        inner = inner.inset(2.0, 0.6)
        canvas.emblem((inner.x + 2.6, inner.cy), seat, 5.2, look.label)
        words = _time(shown_time(table, seat))
        wide = canvas.width(words, Style.NAME) + 1
        canvas.text(inner.end(wide), words, Style.NAME, look.label, align=Align.RIGHT)
        name = inner.after(7).before(wide + SMALL)
        if name.w >= _NAME_W:
            canvas.text(name, canvas.name(seat), Style.BODY, look.detail, shorten=True)


def _paint_rules(canvas: Canvas, room: Box, rules: ClockRules) -> None:
    rows = room.rows(1, 1, 1, 1, 1, gap=SMALL)
    mode = MODES[(MODES.index(rules.mode) + 1) % len(MODES)]
    _row(
        canvas, rows[0], Msg("app-clock-mode"), Msg(f"app-clock-mode-{rules.mode}"), SetClock(replace(rules, mode=mode))
    )
    if rules.mode == "off":
        return
    _row(canvas, rows[1], Msg("app-clock-kind"), Msg(f"app-clock-kind-{rules.kind}"), Push(KindOfClock()))
    for row, limit in zip(rows[2:], _limits(rules.kind), strict=False):
        _step_row(canvas, row, rules, limit)


def _limits(kind: Kind) -> list[_Limit]:
    """The limits that a kind of clock has, and that of reactions, which every clock has."""
    label = Msg(f"app-clock-turn-{kind if kind in ('fischer', 'bronstein') else 'limit'}")
    turn = _Limit(label, TURNS, lambda rules: rules.turn_s, lambda rules, s: replace(rules, turn_s=s))
    bank = _Limit(Msg("app-clock-bank"), BANKS, lambda rules: rules.bank_s, lambda rules, s: replace(rules, bank_s=s))
    reaction = _Limit(
        Msg("app-clock-reaction"),
        REACTIONS,
        lambda rules: rules.reaction_s,
        lambda rules, s: replace(rules, reaction_s=s),
    )
    own: dict[Kind, list[_Limit]] = {"count_up": [], "turn": [turn], "hourglass": [bank]}
    return [*own.get(kind, [turn, bank]), reaction]


def _row(canvas: Canvas, box: Box, label: Words, value: Words, does: Does) -> None:
    face = KeyFace(label, does, kind="setup")
    inner, look = raised(canvas, box, face, zone=box.inset(-0.9, -SMALL / 2))
    inner = inner.inset(2.4, 0.4)
    canvas.glyph((inner.right - 1.6, inner.cy), "next", 4.2, Ink.SOFT)
    words, chosen = inner.before(4.6).columns(1, 1.2, gap=SMALL)
    canvas.text(words, label, Style.BODY, look.detail, lines=2)
    canvas.text(chosen, value, Style.BODY, look.label, align=Align.RIGHT, bold=True, lines=2)


def _step_row(canvas: Canvas, box: Box, rules: ClockRules, limit: _Limit) -> None:
    """A limit between a key for less and one for more."""
    seconds = limit.seconds(rules)
    words, less, more = box.before(2 * (_STEP_W + GAP)), *box.end(2 * _STEP_W + GAP).columns(1, 1, gap=GAP)
    lower = max((step for step in limit.steps if step < seconds), default=None)
    higher = min((step for step in limit.steps if step > seconds), default=None)
    for cell, glyph, to in ((less, "minus", lower), (more, "plus", higher)):
        does: Does = () if to is None else SetClock(limit.changed(rules, to))
        face = KeyFace("", does, kind="setup", off=None if to is not None else "")
        key(canvas, cell, face, zone=cell.inset(-GAP / 2, -SMALL / 2), centred=True)
        canvas.glyph(cell.centre, glyph, 5.0, Ink.DIM if to is None else Ink.TEXT)
    label, value = words.inset(0.4, 0).columns(1.6, 1, gap=SMALL)
    canvas.text(label, limit.label, Style.BODY, Ink.SOFT, lines=2)
    canvas.text(value, minutes(seconds), Style.BODY, align=Align.RIGHT, bold=True)
