"""How this table likes it: the clock, how the screen stands and turns, what is heard and lit, what is explained."""

from __future__ import annotations

from collections.abc import Sequence

from companion.commands import SetSetting
from companion.engine import Align, Ink, Msg, Seat, Style
from companion.model import Model
from companion.ports import Cue
from screens.box import Box
from screens.canvas import Canvas
from screens.clock_settings import Clocks, rules_in_words, rules_of
from screens.keys import KeyFace, KeyStyle, four_keys, key, raised
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.preferences import LEARN, is_on, mount_choice, seated, switch
from screens.screen import Does, Own, Pop, Push, Screen
from screens.theme import GAP
from screens.turning import TURNING, WAYS, next_side, sides, way, written
from screens.widgets import title, well

_ROWS = 4
# The words that can be heard or lit, in the order in which a table meets them.
_WORDS: dict[Cue, str] = {
    Cue.ACCEPTED: "both",
    Cue.REFUSED: "both",
    Cue.YOUR_TURN: "light",
    Cue.CONFIRM: "light",
    Cue.WARN_30: "sound",
    Cue.WARN_10: "sound",
    Cue.OVER: "sound",
    Cue.REVEAL: "both",
    Cue.UNDO: "both",
    Cue.PAUSED: "sound",
    Cue.FAULT: "sound",
}
_FEWEST, _MOST = 2, 7
# A key too narrow for a name shows the emblem alone.
_NARROW = 22.0


class TableSettings(Screen):
    """What a table chooses once, a key each."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, Msg("app-table-title"))
        mount, mounted = mount_choice(model.settings)
        learn = is_on(model.settings, LEARN)
        learn_or_not, _ = switch(model.settings, LEARN)
        turning = way(model.settings)
        after = WAYS[(WAYS.index(turning) + 1) % len(WAYS)]
        faces = (
            KeyFace(Msg("app-clock-title"), Push(Clocks()), rules_in_words(rules_of(model)), kind="setup"),
            KeyFace(Msg("app-setup-screen"), mount, mounted, kind="setup"),
            KeyFace(Msg("app-turning"), SetSetting(TURNING, after), Msg(f"app-turning-{turning}"), kind="setup"),
            KeyFace(Msg("app-sides-title"), Push(Sides()), Msg("app-sides-detail"), kind="setup"),
            KeyFace(Msg("app-signals-title"), Push(Signals()), Msg("app-signals-detail"), kind="setup"),
            KeyFace(
                Msg("app-learn"),
                learn_or_not,
                Msg("app-learn-first" if learn else "app-learn-never"),
                kind="setup",
            ),
        )
        for cell, face in zip(body(canvas).grid(2, 3, gap=GAP), faces, strict=True):
            key(canvas, cell, face, zone=cell.inset(-GAP / 2))
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


class Sides(Screen):
    """Where everybody sits: a touch moves a seat on to the next side of the table."""

    def __init__(self) -> None:
        self._seats: int | None = None

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is not None:
            canvas.of(table.game, table.names)
        seats = self._count(model)
        row = canvas.sheet.top(TITLE_H)
        title(canvas, Msg("app-sides-title"), room=row.w * 0.6)
        canvas.text(row.after(row.w * 0.62), Msg("app-players", n=seats), Style.BODY, Ink.SOFT, align=Align.RIGHT)
        now = sides(model.settings, seats)
        room = body(canvas)
        well(canvas, room)
        _paint_table(canvas, room.inset(2.2), now, model)
        fewer, more = max(_FEWEST, seats - 1), min(_MOST, seats + 1)
        fixed = Msg("app-sides-this-match") if table is not None else None
        four_keys(
            canvas,
            (
                KeyFace(Msg("app-back"), Pop(), glyph="back"),
                KeyFace(Msg("app-sides-fewer"), Own("seats", fewer), glyph="minus", off=fixed),
                KeyFace(Msg("app-sides-more"), Own("seats", more), glyph="plus", off=fixed),
                KeyFace(Msg("app-sides-usual"), SetSetting(f"sides-{seats}", "")),
            ),
        )

    def _count(self, model: Model) -> int:
        if model.table is not None:
            return len(model.table.names)
        if self._seats is None:
            self._seats = min(_MOST, max(_FEWEST, len(seated(model.settings)) or 4))
        return self._seats

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "seats" and isinstance(act.value, int):
            self._seats = act.value
        return ()


class Signals(Screen):
    """Every word of sound and light, each to be switched off by itself."""

    def __init__(self) -> None:
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        row = canvas.sheet.top(TITLE_H)
        words = tuple(_WORDS.items())
        free = page_keys(canvas, row, self._page, pages(len(words), _ROWS))
        title(canvas, Msg("app-signals-title"), room=free.w)
        for (cue, told), line in zip(
            page_of(words, self._page, _ROWS), body(canvas).rows(1, 1, 1, 1, gap=GAP), strict=False
        ):
            label, sound, light = line.columns(2, 1, 1, gap=GAP)
            canvas.text(label.after(0.4), Msg(f"app-signal-{cue.value.replace('_', '-')}"), Style.BODY, lines=2)
            for cell, kind in ((sound, "sound"), (light, "light")):
                if told in (kind, "both"):
                    _switch(canvas, cell, model, f"{kind}-{cue.value}", Msg(f"app-signal-{kind}"))
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "page" and isinstance(act.value, int):
            self._page = act.value
        return ()


def _switch(canvas: Canvas, box: Box, model: Model, name: str, label: Msg) -> None:
    style: KeyStyle = "chosen" if is_on(model.settings, name) else "plain"
    face = KeyFace(label, *switch(model.settings, name), style=style)
    key(canvas, box, face, zone=box.inset(-GAP / 2))


def _paint_table(canvas: Canvas, room: Box, now: Sequence[int], model: Model) -> None:
    """The table from above, the screen in its middle, and each seat at its side."""
    wood = room.inset(room.w * 0.24, 13.0)
    canvas.plate(wood, Ink.TILE, Ink.LINE, radius=4)
    canvas.plate(wood.centred(17, 8), Ink.WELL, Ink.SOFT, width=0.3, radius=1.2)
    strips = {
        180: room.top(10.6).inset(room.w * 0.1, 0),
        0: room.foot(10.6).inset(room.w * 0.1, 0),
        90: room.left(room.w * 0.22).inset(0, 10.6 + GAP),
        270: room.end(room.w * 0.22).inset(0, 10.6 + GAP),
    }
    for side, strip in strips.items():
        # Clockwise: from the left along the far side, from the right along the near one.
        seats = [seat for seat, place in enumerate(now) if place == side]
        upright = side in (90, 270)
        order = seats if side in (180, 270) else seats[::-1]
        cells = (strip.rows if upright else strip.columns)(*[1.0] * max(1, len(order)), gap=GAP)
        for seat, cell in zip(order, cells, strict=False):
            _seat_key(canvas, cell, seat, now, model)


def _seat_key(canvas: Canvas, cell: Box, seat: Seat, now: Sequence[int], model: Model) -> None:
    moved = written(next_side(tuple(now), seat))
    name = canvas.name(seat) if model.table is not None else canvas.say(Msg("app-seat", n=seat + 1))
    face = KeyFace(name, SetSetting(f"sides-{len(now)}", moved), kind="setup")
    body, look = raised(canvas, cell, face, zone=cell.inset(-GAP / 2))
    if body.w < _NARROW:
        canvas.emblem(body.centre, seat, 5.2, look.label)
        return
    inner = body.inset(2.0, 0.6)
    canvas.emblem((inner.x + 2.6, inner.cy), seat, 5.2, look.label)
    canvas.text(inner.after(6.8), name, Style.BODY, look.label, shorten=True)
