"""A new name, typed on the glass; and the list of known names, to forget some of them."""

from __future__ import annotations

from companion.commands import Remember
from companion.engine import Ink, Msg, Style
from companion.model import Model
from screens.box import Box
from screens.canvas import Canvas
from screens.keys import KeyFace, KeyStyle, four_keys, key
from screens.letters import DAKUTEN, HANDAKUTEN, HIRAGANA, KATAKANA, LATIN, SMALL, Page, pages_for, with_mark
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Own, Pop, Screen
from screens.theme import GAP
from screens.widgets import title, well

LONGEST = 40

_NAMES = 12
_TURN_W = 13.0


class NewName(Screen):
    """Letters to touch. Hands the name to the screen below, and has it remembered.

    `taken` are the names at the table: two people may not have the same.
    """

    types = True

    def __init__(self, taken: tuple[str, ...]) -> None:
        self._taken = taken
        self._typed = ""
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        row = canvas.sheet.top(TITLE_H)
        title(canvas, Msg("app-name-title"), room=42)
        pages = pages_for(model.lang, model.languages)
        field = row.after(44)
        if len(pages) > 1:
            after = pages[(self._page + 1) % len(pages)]
            turn = field.end(_TURN_W)
            face = KeyFace(after.sign, Own("letters", (self._page + 1) % len(pages)), kind="setup")
            key(canvas, turn, face, zone=turn.inset(-GAP / 2, -0.9), centred=True, size=Style.NAME)
            field = field.before(_TURN_W + GAP)
        _paint_field(canvas, field, self._typed)
        self._letters(canvas, pages[self._page % len(pages)])
        self._keys(canvas)

    def _letters(self, canvas: Canvas, page: Page) -> None:
        capital = page is LATIN and self._wants_capital
        rows = page.rows if not canvas.portrait else [half for row in page.rows for half in (row[:5], row[5:])]
        for letters, line in zip(rows, body(canvas).rows(*[1.0] * len(rows), gap=GAP + 0.4), strict=True):
            for letter, box in zip(letters, line.columns(*[1.0] * len(letters), gap=GAP), strict=True):
                shown = letter.upper() if capital else letter
                # The sign that makes a kana small is not the character that means small.
                does = Own("small") if page in (HIRAGANA, KATAKANA) and letter == SMALL else Own("type", shown)
                key(
                    canvas,
                    box,
                    KeyFace(shown, does, kind="setup"),
                    zone=box.inset(-GAP / 2, -1.3),
                    centred=True,
                    size=Style.NAME,
                )

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
        match act.what, act.value:
            case "rub", _:
                self._typed = self._typed[:-1]
            case "letters", int(page):
                self._page = page
            case "small", _:
                self._typed = with_mark(self._typed, SMALL)
            case "type", str(letters):
                for letter in letters:
                    self._type(letter)
        return ()

    def _type(self, letter: str) -> None:
        """A letter from the glass or a keyboard. A name does not begin with a space."""
        if letter in (DAKUTEN, HANDAKUTEN):
            self._typed = with_mark(self._typed, letter)
        elif len(self._typed) < LONGEST and letter.isprintable() and (self._typed or letter != " "):
            self._typed += letter


def _paint_field(canvas: Canvas, field: Box, typed: str) -> None:
    well(canvas, field)
    inner = field.inset(3, 0.6)
    wide = canvas.text(inner.before(3), typed, Style.PROMPT, shorten=True) if typed else 0.0
    canvas.plate(Box(inner.x + wide + 0.8, inner.cy - 3.4, 0.7, 6.8), Ink.ACT, radius=0.3)


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
        for name, cell in zip(page_of(model.players, self._page, _NAMES), room.grid(3, 4, gap=GAP), strict=False):
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
