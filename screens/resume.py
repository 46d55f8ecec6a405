"""All unfinished matches, to choose the one to go on with."""

from __future__ import annotations

from companion.commands import Resume
from companion.engine import Ink, Msg, Style
from companion.model import MatchCard, Model
from screens.box import Box
from screens.canvas import Canvas
from screens.home import last_words
from screens.keys import KeyFace, four_keys, key
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Own, Pop, Screen
from screens.theme import GAP
from screens.widgets import title, well

_ROWS = 3
_KEY_W = 34.0


class Unfinished(Screen):
    """The list, newest first, with who plays next and the last thing that was saved."""

    def __init__(self) -> None:
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        row = page_keys(canvas, canvas.sheet.top(TITLE_H), self._page, pages(len(model.unfinished), _ROWS))
        said = model.message if model.message is not None and model.message.key == "app-unreadable" else None
        title(canvas, said or Msg("app-resume-which"), room=row.w)
        rows = body(canvas).rows(*[1.0] * _ROWS, gap=GAP)
        for match, box in zip(page_of(model.unfinished, self._page, _ROWS), rows, strict=False):
            _paint_match(canvas, box, match, model)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "page" and isinstance(act.value, int):
            self._page = act.value
        return ()


def _paint_match(canvas: Canvas, box: Box, match: MatchCard, model: Model) -> None:
    well(canvas, box)
    game = next((game for game in model.games if game.id == match.game), None)
    if game is not None:
        canvas.of(game, match.seats)
    face = KeyFace(Msg("app-resume"), Resume(match.id), kind="setup", glyph="play")
    if not match.readable:
        face = KeyFace(Msg("app-cannot-be-read"), (), off="")
    key(canvas, box.inset(1.4).end(_KEY_W), face, zone=box.inset(0.3).end(_KEY_W + 2))
    words = box.before(_KEY_W + 3).after(3).inset(0, 0.8)
    upper, lower = words.rows(1.2, 1)
    whole = Msg("app-match-title", game=Msg(f"{match.game}-title"), where=match.where)
    canvas.text(upper, canvas.best(upper, (whole, Msg(f"{match.game}-title")), Style.NAME), Style.NAME)
    canvas.text(lower, canvas.best(lower, last_words(match), Style.BODY), Style.BODY, Ink.SOFT)
