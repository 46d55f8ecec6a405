"""The cards of the running game on a tray beside the device, to tap with a mouse where there is no reader.

It lies in the window, never on the device's own picture.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from companion.engine import CardId, Ink, Msg, Style
from companion.model import Model
from screens.box import Box
from screens.canvas import Canvas
from screens.cards import Shelf, lying_card, shelf_for, upright_card
from screens.keys import KeyFace, KeyStyle, key
from screens.pages import page_of, pages
from screens.screen import Own
from screens.sheet import Point
from screens.theme import GAP, MARGIN

# How much of a sheet it takes: the rest of the canvas it is painted on stays empty.
TRAY_H = 41.0

_ROW_H = 9.6
_TAB_W, _KEYS_W = 13.0, 62.0


class Tray:
    """A strip of cards. `tap` is handed game, card and the number of its copy; `unknown` a tag that means nothing;
    `lift` takes whatever lies there off the reader.
    """

    def __init__(
        self, tap: Callable[[str, CardId, int], None], unknown: Callable[[], None], lift: Callable[[], None]
    ) -> None:
        self._tap = tap
        self._unknown = unknown
        self._lift = lift
        self._mark: str | None = None
        self._page = 0
        self._taps: Counter[CardId] = Counter()

    def paint(self, canvas: Canvas, model: Model) -> None:
        """Draw the tray on the uppermost `TRAY_H` mm of the canvas, and register what can be touched."""
        sheet = Box(0, 0, canvas.w, TRAY_H)
        canvas.plate(sheet, Ink.WELL, radius=0)
        inner = sheet.inset(MARGIN, 2.0)
        row, room = inner.top(_ROW_H), inner.below(_ROW_H + GAP)
        unknown, lift = row.end(_KEYS_W).columns(1.35, 1, gap=GAP)
        key(canvas, unknown, KeyFace(Msg("app-tray-unknown"), Own("unknown")), centred=True)
        key(canvas, lift, KeyFace(Msg("app-tray-lift"), Own("lift")), centred=True)
        row = row.before(_KEYS_W + GAP)
        table = model.table
        if table is None:
            canvas.text(row, Msg("app-tray-empty"), Style.BODY, Ink.SOFT)
            return
        canvas.of(table.game, table.names)
        marks = list(dict.fromkeys(card.mark for card in table.game.cards.values()))
        here = self._mark if self._mark in marks else marks[0]
        width = min(_TAB_W, (row.w + GAP) / len(marks) - GAP)
        for place, mark in enumerate(marks):
            self._tab(canvas, Box(row.x + place * (width + GAP), row.y, width, row.h), mark, here)
        cards = table.game.cards.of(here)
        shelf = self._turn(canvas, room, cards)
        draw = upright_card if shelf.upright else lying_card
        for card, cell in zip(page_of(cards, self._page, shelf.size), shelf.cells, strict=False):
            draw(canvas, cell, card, Own("card", card))

    def _turn(self, canvas: Canvas, room: Box, cards: Sequence[CardId]) -> Shelf:
        """The places for these cards; where there are more, a key beside it for the next ones."""
        shelf = shelf_for(canvas, room, cards)
        if len(cards) <= shelf.size:
            return shelf
        box = room.end(_ROW_H)
        shelf = shelf_for(canvas, room.before(_ROW_H + GAP), cards)
        key(canvas, box, KeyFace("", Own("page", (self._page + 1) % pages(len(cards), shelf.size))), centred=True)
        canvas.glyph(box.centre, "next", 5.2)
        return shelf

    def touch(self, canvas: Canvas, at: Point) -> None:
        """Do what was touched at a point of the canvas, in millimetres."""
        for hit in canvas.hits:
            if hit.zone.contains(at) and isinstance(hit.does, Own):
                self._do(hit.does, canvas.game)
                return

    def _tab(self, canvas: Canvas, box: Box, mark: str, here: str) -> None:
        style: KeyStyle = "chosen" if mark == here else "plain"
        key(canvas, box, KeyFace("", Own("mark", mark), style=style), centred=True)
        canvas.sign(box.centre, mark, 6.4)

    def _do(self, act: Own, game: str) -> None:
        match act.what, act.value:
            case "card", str(card):
                self._tap(game, card, self._taps[card])
                self._taps[card] += 1
            case "mark", str(mark):
                self._mark, self._page = mark, 0
            case "page", int(page):
                self._page = page
            case "unknown", _:
                self._unknown()
            case "lift", _:
                self._lift()
