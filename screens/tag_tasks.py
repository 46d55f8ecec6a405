"""What can be done about tags: name a deck's, look whether a deck is whole, give players and seats their own."""

from __future__ import annotations

from companion.engine import Msg, Style
from companion.model import Model
from screens.audit import Audit
from screens.canvas import Canvas
from screens.keys import KeyFace, four_keys, key
from screens.owners import Owners
from screens.pages import body
from screens.screen import Pop, Push, Screen
from screens.tags import Deck, WhichDeck
from screens.theme import GAP
from screens.widgets import title


class TagTasks(Screen):
    """The three tasks, one under the other."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        del model
        title(canvas, Msg("app-tags-title"))
        tasks = (
            KeyFace(
                Msg("app-settings-tags"),
                Push(WhichDeck(Msg("app-tags-which-deck"), Deck)),
                Msg("app-tags-name-detail"),
                "reader",
                kind="setup",
            ),
            KeyFace(
                Msg("app-tags-check-deck"),
                Push(WhichDeck(Msg("app-audit-which"), Audit)),
                Msg("app-tags-check-deck-detail"),
                "record",
                kind="setup",
            ),
            KeyFace(Msg("app-tags-owners"), Push(Owners()), Msg("app-tags-owners-detail"), "person", kind="setup"),
        )
        for face, line in zip(tasks, body(canvas).rows(1, 1, 1, gap=GAP), strict=True):
            key(canvas, line, face, zone=line.inset(-GAP / 2), size=Style.BODY)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))
