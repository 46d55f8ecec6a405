"""Date and time, read off somebody's watch: a Pi has no battery that would keep them."""

from __future__ import annotations

from calendar import monthrange
from datetime import datetime

from companion.commands import SetDate
from companion.engine import Align, Ink, Msg, Style
from companion.model import Model
from screens.box import Box
from screens.canvas import Canvas
from screens.home import HomeScreen
from screens.keys import KeyFace, four_keys, key
from screens.pages import body
from screens.screen import Does, Own, Pop, Screen
from screens.theme import GAP, SMALL
from screens.widgets import title, well

_PARTS = ("year", "month", "day", "hour", "minute")
_FIRST_YEAR, _LAST_YEAR = 2025, 2099


class SetTheClock(Screen):
    """Five wheels, from the year to the minute. It begins with what the machine believes."""

    def __init__(self) -> None:
        self._shown: list[int] | None = None

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, Msg("app-date-title"))
        shown = self._now(model)
        room = body(canvas)
        canvas.text(room.top(6), Msg("app-date-why"), Style.BODY, Ink.SOFT)
        wheels = room.below(6 + SMALL)
        for part, (column, value) in enumerate(zip(wheels.columns(1.3, 1, 1, 1, 1, gap=GAP), shown, strict=True)):
            _wheel(canvas, column, part, value)
        skip = KeyFace(Msg("app-date-skip"), Pop(), Msg("app-date-skip-detail"), "back")
        year, month, day, hour, minute = shown
        does = (SetDate(f"{year}-{month:02}-{day:02}T{hour:02}:{minute:02}"), Pop())
        done = KeyFace(Msg("app-date-do"), does, glyph="tick", style="primary", kind="primary")
        four_keys(canvas, (skip, None, None, done))

    def _now(self, model: Model) -> list[int]:
        if self._shown is None:
            now = datetime.fromisoformat(model.device.date or f"{_FIRST_YEAR}-01-01T12:00")
            self._shown = [max(_FIRST_YEAR, now.year), now.month, now.day, now.hour, now.minute]
        return self._shown

    def own(self, act: Own, model: Model) -> Does:
        shown = self._now(model)
        match act.what, act.value:
            case (("more" | "less"), int(part)):
                low, high = _bounds(part, shown)
                step = 1 if act.what == "more" else -1
                shown[part] = (shown[part] + step - low) % (high - low + 1) + low
                # The 31st of a shorter month is its last day.
                shown[2] = min(shown[2], _bounds(2, shown)[1])
        return ()


def _bounds(part: int, shown: list[int]) -> tuple[int, int]:
    days = monthrange(shown[0], shown[1])[1]
    return ((_FIRST_YEAR, _LAST_YEAR), (1, 12), (1, days), (0, 23), (0, 59))[part]


def _wheel(canvas: Canvas, box: Box, part: int, value: int) -> None:
    """A number between a key for more and one for less, and what it counts under it."""
    up, shown, down = box.rows(1, 1.5, 1, gap=GAP)
    for cell, glyph, what in ((up, "up", "more"), (down, "down", "less")):
        key(canvas, cell, KeyFace("", Own(what, part), kind="setup"), zone=cell.inset(-GAP / 2), centred=True)
        canvas.glyph(cell.centre, glyph, 5.2)
    well(canvas, shown)
    number, caption = shown.inset(0.1, 0.6).rows(1.7, 1)
    canvas.text(number, f"{value:02}", Style.NAME, align=Align.CENTRE)
    canvas.text(caption, Msg(f"app-date-{_PARTS[part]}"), Style.CAPTION, Ink.SOFT, align=Align.CENTRE)


class FirstStart:
    """Asks for date and time over the home screen, once, where nobody has ever set them."""

    def __init__(self) -> None:
        self._asked = False

    def __call__(self, model: Model, top: Screen) -> Screen | None:
        device = model.device
        if self._asked or device.date_known or "date" not in device.can or not isinstance(top, HomeScreen):
            return None
        self._asked = True
        return SetTheClock()
