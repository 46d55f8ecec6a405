"""What the table has done by hand, entered on the glass: points given or taken, and whatever the game can take."""

from __future__ import annotations

from collections.abc import Sequence

from companion.commands import ByHand
from companion.engine import Act, Adjust, Msg, Who
from companion.engine.view import Deed, Pick
from companion.model import Model, TableModel
from screens.canvas import Canvas
from screens.keys import KeyFace, four_keys, key
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Own, Pop, Screen
from screens.theme import GAP
from screens.widgets import title

_A_PAGE = 12
_POINTS = (-5, -3, -2, -1, 1, 2, 3, 5)


class ByHandScreen(Screen):
    """A deed, then one of each thing it has to be told. Keeps what has been chosen so far."""

    def __init__(self) -> None:
        self._deed: Deed | None = None
        self._chosen: list[Pick] = []
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        canvas.of(table.game, table.names)
        choices = self._choices(table)
        row = canvas.sheet.top(TITLE_H)
        free = page_keys(canvas, row, self._page, pages(len(choices), _A_PAGE))
        title(canvas, Msg("app-by-hand-title") if self._deed is None else self._deed.label, room=free.w)
        across = 2 if canvas.portrait else 3
        cells = body(canvas).grid(across, _A_PAGE // across, gap=GAP)
        for choice, cell in zip(page_of(choices, self._page, _A_PAGE), cells, strict=False):
            detail = choice.detail if isinstance(choice, Pick) else None
            face = KeyFace(choice.label, Own("choose", choice), detail, kind="setup")
            key(canvas, cell, face, zone=cell.inset(-GAP / 2))
        leave = Pop() if self._deed is None else Own("back")
        four_keys(canvas, (KeyFace(Msg("app-back"), leave, glyph="back"),))

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "page", int(page):
                self._page = page
            case "choose", Deed() as deed:
                self._deed, self._page = deed, 0
            case "choose", Pick() as pick:
                return self._choose(pick)
            case "back", _:
                self._page = 0
                self._deed = self._deed if self._chosen else None
                self._chosen = self._chosen[:-1]
        return ()

    def _choices(self, table: TableModel) -> Sequence[Deed | Pick]:
        if self._deed is not None:
            return self._deed.picks[len(self._chosen)]
        return (*_points(table), *table.view.deeds)

    def _choose(self, pick: Pick) -> Does:
        assert self._deed is not None
        self._chosen.append(pick)
        self._page = 0
        if len(self._chosen) < len(self._deed.picks):
            return ()
        return ByHand(_step(self._deed, self._chosen)), Pop()


def _points(table: TableModel) -> tuple[Deed, ...]:
    """Points to give or take, in a game that counts them."""
    if not table.tally.points:
        return ()
    seats = tuple(Pick(Msg("app-who", who=Who(seat)), {"seat": seat}) for seat in range(len(table.names)))
    points = tuple(Pick(Msg("app-as-is", what=f"{n:+}".replace("-", "−")), {"points": n}) for n in _POINTS)
    return (Deed(Msg("app-by-hand-points"), (seats, points)),)


def _step(deed: Deed, chosen: Sequence[Pick]) -> Act | Adjust:
    act = deed.act(chosen)
    return Adjust(act.of, act.details["points"], "") if act.what == "seat" else act
