"""Is the deck whole? Every card is tapped once; what is missing, too many or of another game is named."""

from __future__ import annotations

from collections import Counter

from companion.commands import IgnoreTag
from companion.engine import CardFace, CardId, Ink, Msg, Style
from companion.model import GameCard, Model, Unbound
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import chip, tag_name
from screens.keys import KeyFace, four_keys
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Own, Pop, Push, Screen
from screens.taps import Taps
from screens.theme import GAP, GROUP, PROMPT_H, SMALL
from screens.turned_away import turned_away
from screens.widgets import prompt_bar, tile, well

_ROWS = 4
_ACROSS = 2

# Why a line stands in the list, and the words for it.
_MISSING, _TWICE, _FOREIGN = "app-audit-missing", "app-audit-twice", "app-audit-foreign"
Line = tuple[str, Msg]


class Sweep:
    """The tags that were tapped, each counted once, and what they make of the deck."""

    def __init__(self, game: GameCard) -> None:
        self._game = game
        self._means: dict[str, str] = {}

    def saw(self, uid: str, means: str) -> None:
        """A tag was tapped; one that means nothing means ""."""
        self._means[uid] = means

    @property
    def last(self) -> CardId | None:
        """The card of this deck that was tapped last."""
        own = [self._own(means) for means in self._means.values()]
        return next((card for card in reversed(own) if card is not None), None)

    @property
    def wanted(self) -> int:
        """How many cards the deck has."""
        return sum(card.copies for card in self._game.cards.values())

    @property
    def seen(self) -> int:
        """How many of them were tapped."""
        have = self._have()
        return sum(min(have[card.id], card.copies) for card in self._game.cards.values())

    def missing(self) -> list[tuple[CardId, int]]:
        """Each card of which copies were not tapped, and how many."""
        have = self._have()
        cards = self._game.cards.values()
        return [(card.id, card.copies - have[card.id]) for card in cards if have[card.id] < card.copies]

    def too_many(self) -> list[tuple[CardId, int]]:
        """Each card of which more were tapped than there are in the box, and how many more."""
        have = self._have()
        cards = self._game.cards.values()
        return [(card.id, have[card.id] - card.copies) for card in cards if have[card.id] > card.copies]

    def foreign(self) -> list[str]:
        """What the other tags mean."""
        return [means for means in self._means.values() if self._own(means) is None]

    def _have(self) -> Counter[CardId]:
        return Counter(card for means in self._means.values() if (card := self._own(means)) is not None)

    def _own(self, means: str) -> CardId | None:
        game, _, card = means.partition(":")
        return card if game == self._game.id and card in self._game.cards else None


class Audit(Screen):
    """The sweep: a live count while cards are tapped, and the list whenever it is wanted."""

    def __init__(self, game: GameCard) -> None:
        self._game = game
        self._sweep = Sweep(game)
        self._taps = Taps()

    def heed(self, model: Model) -> Does:
        tap = self._taps.new(model)
        if tap is None:
            return ()
        if isinstance(tap, Unbound):
            self._sweep.saw(tap.uid, "")
            return IgnoreTag()
        self._sweep.saw(tap.uid, tap.means)
        return ()

    def paint(self, canvas: Canvas, model: Model) -> None:
        canvas.of(self._game)
        sweep, away = self._sweep, turned_away(model)
        count = Msg("app-audit-count", n=sweep.seen, of=sweep.wanted)
        box = canvas.sheet.top(PROMPT_H)
        if away is not None:
            prompt_bar(canvas, away, detail=count, box=box, state="refused")
        elif sweep.missing():
            prompt_bar(canvas, Msg("app-audit-tap"), detail=count, box=box)
        else:
            prompt_bar(canvas, Msg("app-audit-whole"), detail=count, box=box, state="done")
        stage = body(canvas).below(PROMPT_H - TITLE_H)
        well(canvas, stage)
        shown, rest = stage.inset(GROUP, 2.6).columns(1, 2.6, gap=GROUP)
        chip(canvas, shown, CardFace(sweep.last) if sweep.last is not None else CardFace())
        self._counts(canvas, rest)
        named = len(sweep.missing()) + len(sweep.too_many()) + len(sweep.foreign())
        listed = KeyFace(
            Msg("app-audit-list"),
            Push(AuditList(self._game, sweep)),
            glyph="note",
            off=None if named else Msg("app-audit-whole"),
        )
        four_keys(
            canvas,
            (
                KeyFace(Msg("app-back"), Pop(), glyph="back"),
                KeyFace(Msg("app-audit-again"), Own("again"), glyph="undo"),
                None,
                listed,
            ),
        )

    def _counts(self, canvas: Canvas, box: Box) -> None:
        sweep = self._sweep
        bar = Box(box.x, box.y + 1, box.w, 4.4)
        canvas.plate(bar, Ink.TILE, radius=2.2)
        if sweep.seen:
            canvas.plate(bar.left(max(4.4, bar.w * sweep.seen / sweep.wanted)), Ink.GOOD, radius=2.2)
        counts = (
            (_MISSING, sum(n for _, n in sweep.missing()), False),
            (_TWICE, sum(n for _, n in sweep.too_many()), True),
            (_FOREIGN, len(sweep.foreign()), True),
        )
        for (key, count, wrong), cell in zip(counts, box.below(5.4 + GAP).columns(1, 1, 1, gap=GAP), strict=True):
            number, caption = cell.top(12), cell.below(12).top(10)
            ink = Ink.REFUSE if wrong and count else Ink.TEXT
            canvas.text(number, str(count), Style.TOTAL, ink)
            canvas.text(caption, Msg(key), Style.BODY, Ink.SOFT, lines=2)

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "again":
            self._sweep = Sweep(self._game)
        return ()


class AuditList(Screen):
    """What is missing, too many or foreign, by name."""

    def __init__(self, game: GameCard, sweep: Sweep) -> None:
        self._game = game
        self._sweep = sweep
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        canvas.of(self._game)
        lines = self._lines(model)
        across = 1 if canvas.portrait else _ACROSS
        size = _ROWS * across
        row = page_keys(canvas, canvas.sheet.top(TITLE_H), self._page, pages(len(lines), size))
        sweep = self._sweep
        words = Msg(
            "app-audit-list-title",
            missing=sum(n for _, n in sweep.missing()),
            twice=sum(n for _, n in sweep.too_many()),
            foreign=len(sweep.foreign()),
        )
        canvas.text(row.after(0.4), words, Style.BODY, bold=True, lines=2)
        cells = body(canvas).grid(across, _ROWS, gap=GAP)
        for (why, name), cell in zip(page_of(lines, self._page, size), cells, strict=False):
            _paint_line(canvas, cell, why, name)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))

    def _lines(self, model: Model) -> list[Line]:
        sweep, game = self._sweep, self._game.id
        return [
            *((_MISSING, _times(game, card, count)) for card, count in sweep.missing()),
            *((_TWICE, _times(game, card, count)) for card, count in sweep.too_many()),
            *((_FOREIGN, _stranger(model, means)) for means in sweep.foreign()),
        ]

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "page" and isinstance(act.value, int):
            self._page = act.value
        return ()


def _times(game: str, card: CardId, count: int) -> Msg:
    name = Msg(f"{game}-card-{card}")
    return name if count == 1 else Msg("app-card-times", card=name, n=count)


def _stranger(model: Model, means: str) -> Msg:
    game, _, card = means.partition(":")
    if any(game == known.id for known in model.games):
        return Msg("app-audit-of-another", card=Msg(f"{game}-card-{card}"), game=Msg(f"{game}-title"))
    return tag_name(means) if game in ("player", "seat") else Msg("app-audit-stranger")


def _paint_line(canvas: Canvas, box: Box, why: str, name: Msg) -> None:
    tile(canvas, box)
    word, rest = box.inset(2.0, SMALL / 2).columns(1.35, 2.4, gap=SMALL)
    canvas.text(word, Msg(why), Style.CAPTION, Ink.SOFT, lines=2)
    canvas.text(rest, name, Style.BODY, lines=2)
