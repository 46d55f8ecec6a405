"""A number typed on the glass: what the digits have made of it so far, the field it stands in and the keys."""

from __future__ import annotations

from companion.engine import Align, Ink, Style
from screens.box import Box
from screens.canvas import Canvas
from screens.keys import KeyFace, key
from screens.screen import Own
from screens.theme import GAP
from screens.widgets import well

_MOST_DIGITS = 4
_DIGITS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
_PAD_H = 36.0


class NumberEntry:
    """What has been typed. Its keys tell `Own("digit", "7")`, `Own("rub")` and, within the bounds, `Own("ok")`."""

    def __init__(self) -> None:
        self._typed = ""

    def own(self, act: Own) -> None:
        """A digit, a sign or a rub-out; other acts are not for it."""
        if act.what == "digit":
            self._typed = (self._typed + str(act.value))[: _MOST_DIGITS + self._typed.startswith("-")]
        elif act.what == "rub":
            self._typed = self._typed[:-1]

    def clear(self) -> None:
        """Nothing is typed."""
        self._typed = ""

    def taken(self) -> int:
        """The number, after `Own("ok")`; the next one begins."""
        typed, self._typed = self._typed, ""
        return int(typed)

    def paint(self, canvas: Canvas, box: Box, bounds: tuple[int, int]) -> None:
        """The field beside the keys; upright, over them."""
        left, right = (box.rows if canvas.portrait else box.columns)(1, 1.7, gap=GAP)
        well(canvas, left)
        if self._typed:
            canvas.text(left.inset(2), self._typed.replace("-", "−"), Style.HERO, align=Align.CENTRE)
        else:
            canvas.plate(left.centred(20, 22), Ink.ACT_TINT, Ink.ACT, dashed=True)
        self._keys(canvas, right.centred(right.w, min(right.h, _PAD_H)), *bounds)

    def _keys(self, canvas: Canvas, box: Box, low: int, high: int) -> None:
        """Two rows of six: digits, a sign or a rub-out, OK. OK is dead until the number lies within the bounds."""
        digits = [KeyFace(str(digit), Own("digit", str(digit))) for digit in _DIGITS]
        sign = low < 0 and not self._typed
        less = KeyFace("–", Own("digit", "-")) if sign else KeyFace("←", Own("rub"), glyph="back")
        faces = [*digits, less, self._ok(low, high)]
        for row, here in zip(box.rows(1, 1, gap=GAP + 0.6), (faces[:6], faces[6:]), strict=True):
            for cell, face in zip(row.columns(1, 1, 1, 1, 1, 1, gap=GAP), here, strict=True):
                _key(canvas, cell, face)

    def _ok(self, low: int, high: int) -> KeyFace:
        fits = self._typed.lstrip("-") and low <= int(self._typed) <= high
        return KeyFace("OK", Own("ok"), style="primary") if fits else KeyFace("OK", (), off="")


def _key(canvas: Canvas, cell: Box, face: KeyFace) -> None:
    zone = cell.inset(-GAP / 2, -0.9)
    if face.glyph:
        key(canvas, cell, KeyFace("", face.does), zone=zone, centred=True)
        canvas.glyph(cell.centre, face.glyph, 5)
        return
    size = Style.BODY if face.label == "OK" else Style.NAME
    key(canvas, cell, face, zone=zone, centred=True, size=size)
