"""The result to take along: a code that a phone reads, and a key that puts it on a USB stick."""

from __future__ import annotations

from companion.commands import SaveResult, ShareResult
from companion.engine import Msg, Style
from companion.inputs import ButtonName
from companion.model import Model, TableModel
from screens.box import Box
from screens.canvas import Canvas
from screens.keys import KeyFace, four_keys, key
from screens.screen import Does, Pop, Screen
from screens.theme import GAP, KEY_H
from screens.widgets import well

# A phone reads it at arm's length; a larger one would only leave less room for words, in millimetres.
_LARGEST = 80.0


class TakeAlong(Screen):
    """The code as large as the glass is high, or wide where it stands upright; it is made when this is opened."""

    def __init__(self) -> None:
        self._seen = False
        self._asked = False

    def heed(self, model: Model) -> Does:
        """Making the code takes a small board a moment: that is said first."""
        del model
        if self._asked or not self._seen:
            return ()
        self._asked = True
        return ShareResult()

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        if not self._asked:
            self._seen = True
            canvas.again(canvas.now)
        sheet = canvas.sheet
        side = min(sheet.w, sheet.h, _LARGEST)
        if canvas.portrait:
            code, beside = sheet.top(side), sheet.below(side + GAP)
        else:
            code, beside = sheet.left(side), sheet.after(side + 2 * GAP)
        if model.share is not None and model.share.code is not None:
            canvas.code(code, model.share.code)
        else:
            well(canvas, code)
        words = beside.above((2 * KEY_H if canvas.portrait else 2 * KEY_H + GAP) + 2 * GAP)
        canvas.text(words, _sentence(model), Style.PROMPT, lines=5)
        _keys(canvas, beside, model, table)


def _sentence(model: Model) -> Msg:
    """What became of the stick, or what to do with the code."""
    if model.message is not None:
        return model.message
    if model.share is None:
        return Msg("app-one-moment")
    return Msg("app-share-no-code") if model.share.code is None else Msg("app-share-scan")


def _keys(canvas: Canvas, beside: Box, model: Model, table: TableModel) -> None:
    """Back and the stick: over their buttons where the glass stands upright, else one above the other."""
    back = KeyFace(Msg("app-back"), Pop(), glyph="back")
    label = Msg("app-share-stick") if "off" in model.device.can else Msg("app-share-keep")
    save = KeyFace(label, SaveResult(table.match), glyph="note", style="primary", kind="primary")
    if canvas.portrait:
        four_keys(canvas, (back, None, None, save))
        return
    upper, lower = beside.foot(2 * (KEY_H + GAP) + GAP).rows(1, 1, gap=GAP)
    for box, face, button in ((upper, save, ButtonName.LAST), (lower, back, ButtonName.FIRST)):
        key(canvas, box, face, zone=box.inset(-GAP / 2, -GAP / 2), button=button)
