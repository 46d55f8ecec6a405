"""Tags that mean nothing yet: one bound on the spot, or a whole deck, card after card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat

from companion.commands import BindTag, IgnoreTag, SetSetting, WriteTag
from companion.engine import CardFace, CardId, Ink, Msg, Style
from companion.inputs import Wrote
from companion.model import GameCard, Model, Tapped, Unbound
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import card_name, chip, tag_name
from screens.fault import paint_notice
from screens.home import HomeScreen
from screens.keys import KeyFace, KeyStyle, four_keys, key
from screens.owners import Owners
from screens.pages import TITLE_H, body
from screens.picker import Answers, Picker
from screens.screen import Does, Own, Pop, Push, Screen
from screens.taps import Taps
from screens.theme import GAP, GROUP, PROMPT_H
from screens.turned_away import turned_away
from screens.widgets import banner, prompt_bar, title, well


def games_to_choose(canvas: Canvas, room: Box, games: tuple[GameCard, ...], lang: str) -> None:
    """A key for each game, telling `Own("game", id)`."""
    for game, cell in zip(games, room.grid(2, 3, gap=GAP), strict=False):
        face = KeyFace(game.title[lang], Own("game", game.id), kind="setup")
        key(canvas, cell, face, zone=cell.inset(-GAP / 2), size=Style.NAME)


# At home nobody waits for the tag: whoever goes back leaves it unknown.
_LEAVE = KeyFace(Msg("app-back"), (IgnoreTag(), Pop()), glyph="back")


class WhichCard(Screen):
    """Which card an unknown tag is: its game, where none is on the table, then the card."""

    def __init__(self, unbound: Unbound) -> None:
        self._unbound = unbound
        self._picker: Picker | None = None

    def paint(self, canvas: Canvas, model: Model) -> None:
        if self._unbound.game is not None and self._picker is None:
            self._picker = self._cards_of(_game(model, self._unbound.game))
        if self._picker is not None:
            self._picker.paint(canvas, model)
            return
        title(canvas, Msg("app-tags-which-game"))
        games_to_choose(canvas, body(canvas), model.games, model.lang)
        owner = KeyFace(Msg("app-tags-owner"), Push(Owners(self._unbound.uid)), glyph="person")
        four_keys(canvas, (_LEAVE, None, None, owner))

    def own(self, act: Own, model: Model) -> Does:
        if self._picker is not None:
            return self._picker.own(act, model)
        if act.what == "game":
            self._picker = self._cards_of(_game(model, str(act.value)))
        return ()

    def took(self, result: object, model: Model) -> Does:
        """The tag has become somebody's, or was left unknown: nothing is left to ask."""
        del model
        return Pop() if result else ()

    def _cards_of(self, game: GameCard) -> Picker:
        uid = self._unbound.uid
        return Picker(
            Msg("app-tags-which-card"),
            lambda _: Answers(tuple(game.cards)),
            lambda _, card: (BindTag(uid, game.id, str(card)), Pop()),
            game=game,
            leave=KeyFace(Msg("app-back"), Pop(), glyph="back") if self._unbound.game is not None else _LEAVE,
        )


def stranger(model: Model, top: Screen) -> Screen | None:
    """Over the home screen, an unknown tag opens the question what it is. A table has a place of its own for that."""
    if model.unbound is None or model.table is not None or not isinstance(top, HomeScreen):
        return None
    return WhichCard(model.unbound)


class WhichDeck(Screen):
    """Which game's cards: `words` asks, and `lead` opens what is done with them."""

    def __init__(self, words: Msg, lead: Callable[[GameCard], Screen]) -> None:
        self._words = words
        self._lead = lead

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, self._words)
        games_to_choose(canvas, body(canvas), model.games, model.lang)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))

    def own(self, act: Own, model: Model) -> Does:
        return (IgnoreTag(), Push(self._lead(_game(model, str(act.value))))) if act.what == "game" else ()


class Deck(Screen):
    """A deck bound card after card: whatever unknown tag is tapped is the card asked for, and the next is asked for.

    How far it came is kept as a setting, so that it can be stopped and gone on with. A tag that already means another
    card stops it, until somebody says which of the two it is.
    """

    def __init__(self, game: GameCard) -> None:
        self._game = game
        self._cards: tuple[CardId, ...] = tuple(
            card.id for card in game.cards.values() for _ in repeat(None, card.copies)
        )
        self._place: int | None = None
        self._seen: set[str] = set()
        self._taps = Taps()
        self._clash: Tapped | None = None
        self._writes = False
        self._last = ""

    # -- what is seen

    def paint(self, canvas: Canvas, model: Model) -> None:
        canvas.of(self._game)
        place = self._now(model)
        if place >= len(self._cards):
            self._paint_done(canvas)
            return
        card = self._cards[place]
        detail = Msg("app-tags-progress", n=place + 1, of=len(self._cards))
        box = canvas.sheet.top(PROMPT_H)
        away = turned_away(model)
        words = away or Msg("app-tags-tap", card=card_name(canvas, card))
        prompt_bar(canvas, words, detail=detail, box=box, state="refused" if away else "asked")
        stage = body(canvas).below(PROMPT_H - TITLE_H)
        well(canvas, stage)
        shown, rest = stage.inset(GROUP, 2.6).columns(1, 2.6, gap=GROUP)
        chip(canvas, shown, CardFace(card))
        self._paint_progress(canvas, rest, place)
        self._paint_written(canvas, rest, model.device.wrote)
        if self._clash is None:
            paint_notice(canvas, (stage.inset(GROUP, 2.6) if canvas.portrait else rest).foot(12), model)
            self._keys(canvas, place, model)
        else:
            self._paint_clash(canvas, rest, self._clash, place)

    def _paint_progress(self, canvas: Canvas, box: Box, place: int) -> None:
        bar = Box(box.x, box.y + 4, box.w, 4.4)
        canvas.plate(bar, Ink.TILE, radius=2.2)
        canvas.plate(bar.left(max(4.4, bar.w * place / len(self._cards))), Ink.GOOD, radius=2.2)
        row = Box(box.x, bar.bottom + GAP, box.w, 6)
        if place:
            canvas.glyph((row.x + 2.4, row.cy), "tick", 4.4, Ink.GOOD)
            canvas.text(row.after(6.5), card_name(canvas, self._cards[place - 1]), Style.BODY, Ink.SOFT)

    def _paint_written(self, canvas: Canvas, box: Box, wrote: Wrote | None) -> None:
        """What became of the tag that was written on last, where one was."""
        if wrote is None or wrote.uid.hex().upper() != self._last or self._clash is not None:
            return
        row = Box(box.x, box.y + 8.4 + 2 * GAP + 6, box.w, 9)
        glyph, ink = ("tick", Ink.GOOD) if wrote.key is None else ("octagon", Ink.REFUSE)
        canvas.glyph((row.x + 2.4, row.cy), glyph, 4.4, ink)
        canvas.text(row.after(6.5), Msg(wrote.key or "app-wrote"), Style.BODY, Ink.SOFT, lines=2)

    def _paint_clash(self, canvas: Canvas, box: Box, clash: Tapped, place: int) -> None:
        words = Msg("app-tags-clash", card=tag_name(clash.means))
        banner(canvas, words, box=box.foot(14))
        bind = BindTag(clash.uid, self._game.id, self._cards[place])
        move: Does = (bind, Own("keep"))
        four_keys(
            canvas,
            (
                KeyFace(Msg("app-tags-keep"), Own("keep"), Msg("app-tags-keep-detail"), "back"),
                None,
                None,
                KeyFace(Msg("app-tags-move"), move, card_name(canvas, self._cards[place]), "pencil"),
            ),
        )

    def _keys(self, canvas: Canvas, place: int, model: Model) -> None:
        style: KeyStyle = "chosen" if self._writes else "plain"
        on = Msg("app-on" if self._writes else "app-off")
        write = KeyFace(Msg("app-tags-write"), Own("write"), on, "pencil", style)
        first = Msg("app-tags-first") if place == 0 else None
        four_keys(
            canvas,
            (
                KeyFace(
                    Msg("app-tags-stop"), (self._keep(place), IgnoreTag(), Pop()), Msg("app-tags-stop-detail"), "back"
                ),
                KeyFace(Msg("app-tags-one-back"), Own("go", place - 1), glyph="up", off=first),
                KeyFace(Msg("app-tags-skip"), Own("go", place + 1), glyph="down"),
                write if "write" in model.device.can else None,
            ),
        )

    def _paint_done(self, canvas: Canvas) -> None:
        title(canvas, Msg("app-tags-done", n=len(self._cards)), glyph="tick")
        done = (self._keep(0), Pop())
        four_keys(
            canvas,
            (
                KeyFace(Msg("app-tags-again"), Own("go", 0), glyph="undo"),
                None,
                None,
                KeyFace(Msg("app-done"), done, glyph="tick", style="primary", kind="primary"),
            ),
        )

    # -- what is done

    def heed(self, model: Model) -> Does:
        """A tag was tapped: an unknown one becomes the card asked for, a known one is asked about.

        A tag that is bound here counts as tapped, once that is kept: only then is the next card asked for.
        """
        place = self._now(model)
        tap = self._taps.new(model)
        if tap is None or place >= len(self._cards):
            return ()
        if isinstance(tap, Unbound):
            self._clash = None
            return BindTag(tap.uid, self._game.id, self._cards[place])
        return self._known(tap, place)

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "go", int(place):
                self._place = place
                self._seen.clear()
            case "keep", _:
                self._clash = None
            case "write", _:
                self._writes = not self._writes
        return ()

    def _now(self, model: Model) -> int:
        """The place in the deck: where it was left, until this screen has gone on from there."""
        if self._place is not None:
            return self._place
        kept = model.settings.get(self._setting, "0")
        return int(kept) if kept.isdecimal() else 0

    def _write(self, uid: str, place: int) -> tuple[WriteTag, ...]:
        """Writing is asked for by a key of its own: whoever only binds leaves the tags as they are."""
        self._last = uid
        return (WriteTag(uid, f"{self._game.id}:{self._cards[place]}"),) if self._writes else ()

    def _known(self, tapped: Tapped, place: int) -> Does:
        if tapped.uid in self._seen:
            return ()
        if tapped.means == f"{self._game.id}:{self._cards[place]}":
            self._seen.add(tapped.uid)
            self._clash = None
            self._place = place + 1
            return *self._write(tapped.uid, place), self._keep(place + 1)
        self._clash = tapped
        return ()

    @property
    def _setting(self) -> str:
        return f"bound-{self._game.id}"

    def _keep(self, place: int) -> SetSetting:
        return SetSetting(self._setting, str(place))


def _game(model: Model, game: str) -> GameCard:
    return next(card for card in model.games if card.id == game)
