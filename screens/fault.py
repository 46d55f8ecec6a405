"""What does not work, in plain words, and what to do about it."""

from __future__ import annotations

from companion.engine import Ink, Msg, Style
from companion.model import Model, Notice
from screens.box import Box
from screens.canvas import Canvas
from screens.keys import KeyFace, four_keys
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Own, Pop, Screen
from screens.theme import GAP, SMALL
from screens.widgets import banner, title, well

STORAGE = "storage"

_ROWS = 3
_GLYPHS = {"reader": "reader", "sound": "sound", STORAGE: "record"}


class Fault(Screen):
    """One thing that everybody should know before they play on, such as a database that had to be set aside."""

    def __init__(self, notice: Notice) -> None:
        self._notice = notice

    def paint(self, canvas: Canvas, model: Model) -> None:
        del model
        title(canvas, Msg("app-fault-title"), glyph="octagon")
        room = body(canvas)
        canvas.plate(room, Ink.REFUSE_TINT, Ink.REFUSE)
        sign, words = room.inset(4).columns(1, 4.4, gap=4)
        canvas.glyph(sign.centre, _GLYPHS.get(self._notice.device, "octagon"), 22, Ink.REFUSE)
        what, advice = words.rows(1.6, 1, gap=GAP)
        canvas.text(what, self._notice.text, Style.NAME, lines=3)
        canvas.text(advice, Msg("app-fault-look"), Style.BODY, Ink.SOFT, lines=2)
        go_on = KeyFace(Msg("app-fault-go-on"), Pop(), glyph="play", style="primary", kind="primary")
        four_keys(canvas, (None, None, None, go_on))


class Alarm:
    """Opens the full screen over home, once for each piece of news about what is stored."""

    def __init__(self) -> None:
        self._told: set[Msg] = set()

    def __call__(self, model: Model, top: Screen) -> Screen | None:
        if model.table is not None or isinstance(top, Fault):
            return None
        for notice in model.notices:
            if notice.device == STORAGE and notice.text not in self._told:
                self._told.add(notice.text)
                return Fault(notice)
        return None


def paint_notice(canvas: Canvas, box: Box, model: Model) -> None:
    """What does not work, where cards are waited for: that of storage first, without which none of them is kept."""
    notices = sorted(model.notices, key=lambda notice: notice.device != STORAGE)
    if notices:
        banner(canvas, notices[0].text, box=box)


class Notices(Screen):
    """Everything that does not work now."""

    def __init__(self) -> None:
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        row = page_keys(canvas, canvas.sheet.top(TITLE_H), self._page, pages(len(model.notices), _ROWS))
        title(canvas, Msg("app-notices-title"), room=row.w)
        room = body(canvas)
        if not model.notices:
            canvas.glyph((room.x + 4, room.y + 5), "tick", 6, Ink.GOOD)
            canvas.text(room.top(10).after(10), Msg("app-notices-none"), Style.BODY)
        for notice, box in zip(page_of(model.notices, self._page, _ROWS), room.rows(1, 1, 1, gap=GAP), strict=False):
            _paint_notice(canvas, box, notice)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "page" and isinstance(act.value, int):
            self._page = act.value
        return ()


def _paint_notice(canvas: Canvas, box: Box, notice: Notice) -> None:
    well(canvas, box)
    canvas.glyph((box.x + 8, box.cy), _GLYPHS.get(notice.device, "octagon"), 7.5, Ink.REFUSE)
    canvas.text(box.after(16).before(3).inset(0, SMALL), notice.text, Style.BODY, lines=2)
