"""A new name, typed on the glass; and the list of known names, to forget some of them."""

from __future__ import annotations

from companion.commands import Remember
from companion.engine import Ink, Msg, Style
from companion.model import Model
from screens.box import Box
from screens.canvas import Canvas
from screens.keys import KeyStyle
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Own, Pop, Screen
from screens.theme import GAP
from screens.widgets import KeyFace, four_keys, key, title, well

LONGEST = 40

_ROWS = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm'.,")
_NAMES = 12


class NewName(Screen):
    """Letters to touch. Hands the name to the screen below, and has it remembered.

    `taken` are the names at the table: two people may not have the same.
    """

    def __init__(self, taken: tuple[str, ...]) -> None:
        self._taken = taken
        self._typed = ""

    def paint(self, canvas: Canvas, model: Model) -> None:
        del model
        row = canvas.sheet.top(TITLE_H)
        title(canvas, Msg("app-name-title"), room=42)
        field = row.after(44)
        well(canvas, field)
        inner = field.inset(3, 0.6)
        wide = canvas.text(inner.before(3), self._typed, Style.PROMPT, shorten=True) if self._typed else 0.0
        canvas.plate(Box(inner.x + wide + 0.8, inner.cy - 3.4, 0.7, 6.8), Ink.ACT, radius=0.3)
        capital = self._wants_capital
        rows = _ROWS if not canvas.portrait else [half for row in _ROWS for half in (row[:5], row[5:])]
        for letters, line in zip(rows, body(canvas).rows(*[1.0] * len(rows), gap=GAP + 0.4), strict=True):
            for letter, box in zip(letters, line.columns(*[1.0] * len(letters), gap=GAP), strict=True):
                shown = letter.upper() if capital else letter
                face = KeyFace(shown, Own("type", shown), kind="setup")
                key(canvas, box, face, zone=box.inset(-GAP / 2, -1.3), centred=True, size=Style.NAME)
        self._keys(canvas)

    @property
    def _name(self) -> str:
        return self._typed.strip()

    @property
    def _wants_capital(self) -> bool:
        return not self._typed or self._typed.endswith((" ", "-"))

    def _keys(self, canvas: Canvas) -> None:
        full = len(self._typed) >= LONGEST
        name = self._name
        taken = Msg("app-name-taken") if name in self._taken else None
        four_keys(
            canvas,
            (
                KeyFace(Msg("app-back"), Pop(), glyph="back"),
                KeyFace(Msg("app-name-space"), Own("type", " "), off=Msg("app-name-full") if full else None),
                KeyFace(Msg("app-name-rub"), Own("rub"), glyph="undo"),
                KeyFace(
                    Msg("app-name-sit"),
                    (Remember(name), Pop(name)),
                    glyph="tick",
                    style="primary",
                    kind="primary",
                    off=taken if name else Msg("app-name-empty"),
                ),
            ),
        )

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "rub":
            self._typed = self._typed[:-1]
        elif len(self._typed) < LONGEST and (self._typed or act.value != " "):
            self._typed += str(act.value)
        return ()


class KnownNames(Screen):
    """The names that are offered at set-up: one is chosen, and then forgotten with a key elsewhere."""

    def __init__(self) -> None:
        self._page = 0
        self._chosen: str | None = None

    def paint(self, canvas: Canvas, model: Model) -> None:
        row = canvas.sheet.top(TITLE_H)
        free = page_keys(canvas, row, self._page, pages(len(model.players), _NAMES))
        title(canvas, Msg("app-names-title"), room=free.w)
        room = body(canvas)
        if not model.players:
            canvas.text(room.top(8), Msg("app-names-none"), Style.BODY, Ink.SOFT)
        lines = room.rows(1, 1, 1, 1, gap=GAP)
        cells = [cell for line in lines for cell in line.columns(1, 1, 1, gap=GAP)]
        for name, cell in zip(page_of(model.players, self._page, _NAMES), cells, strict=False):
            style: KeyStyle = "chosen" if name == self._chosen else "plain"
            face = KeyFace(name, Own("choose", name), style=style, kind="setup", name=True)
            key(canvas, cell, face, zone=cell.inset(-GAP / 2))
        off = None if self._chosen in model.players else Msg("app-names-choose")
        forget = (Remember(self._chosen or "", forget=True), Own("choose", None))
        forgetting = KeyFace(Msg("app-names-forget"), forget, glyph="bin", off=off)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"), None, forgetting))

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "page", int(page):
                self._page = page
            case "choose", (str() | None) as name:
                self._chosen = name
        return ()
