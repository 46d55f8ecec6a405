"""The card of rules for what is asked now: one touch away in every game, and nothing in the match changes."""

from __future__ import annotations

from companion.engine import Msg, Style
from companion.model import Model
from screens.bar import phase_of, rules_of
from screens.canvas import Canvas
from screens.keys import KeyFace, four_keys
from screens.pages import body
from screens.screen import Pop, Screen
from screens.widgets import title, well

_LINES, _LINES_UPRIGHT = 8, 16


class RulesCard(Screen):
    """The rules of one phase, under its name."""

    def __init__(self, ask: str) -> None:
        self._ask = ask

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        canvas.of(table.game, table.names)
        title(canvas, phase_of(table, self._ask), glyph="note")
        room = body(canvas)
        well(canvas, room)
        lines = _LINES_UPRIGHT if canvas.portrait else _LINES
        canvas.text(room.inset(4, 2.6), rules_of(table, self._ask), Style.BODY, lines=lines, top=True)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))
