"""Everything a question accepts, chosen by touch: for a tag that is dead, and to correct the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from companion.engine import Asked, CardId, Ink, MarkId, Msg, Option, Raw, Seat, Style
from companion.engine.ask import Told
from companion.inputs import Choice
from companion.model import GameCard, Model, TableModel
from screens.box import Box
from screens.canvas import Canvas
from screens.cards import Shelf, lying_card, shelf_for, upright_card
from screens.controls import focused
from screens.keys import KeyFace, KeyStyle, four_keys, key
from screens.number_entry import NumberEntry
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Own, Pop, Screen
from screens.theme import GAP

Tell = Callable[[Told, Raw], Does]

_OPTIONS, _NUMBER = "options", "number"
_OPTIONS_A_PAGE = 9
_TAB_W = 14.0


@dataclass(frozen=True, slots=True)
class Answers:
    """What can be told: cards, options, or a number from and to."""

    cards: tuple[CardId, ...] = ()
    options: tuple[Option, ...] = ()
    bounds: tuple[int, int] | None = None


def answers_of(asked: Asked | None, seat: Seat | None = None) -> Answers:
    """All that the question accepts; of a question to several, the part of `seat`."""
    if asked is None:
        return Answers()
    parts = list(asked.asks.values()) if asked.kind == "first" else [asked]
    if asked.kind == "each":
        parts = [asked.asks[str(seat)]] if str(seat) in asked.asks else []
    bounds = [(part.low, part.high) for part in parts if part.low is not None and part.high is not None]
    return Answers(
        tuple(str(value) for part in parts if part.kind == "tap" for value in part.accepts),
        tuple(option for part in parts for option in part.options),
        bounds[0] if bounds else None,
    )


class Picker(Screen):
    """Cards by their mark, then options; a number is typed.

    `heading` asks what is to be chosen, `answers` says what there is, `tell` what choosing does. `game`: whose cards,
    if not those of the table. `first`: the mark shown first. `leave` is the back key.
    """

    def __init__(
        self,
        heading: Msg,
        answers: Callable[[Model], Answers],
        tell: Tell,
        *,
        game: GameCard | None = None,
        first: MarkId | None = None,
        leave: KeyFace | None = None,
    ) -> None:
        self._heading = heading
        self._answers = answers
        self._tell = tell
        self._game = game
        self._tab: str | None = first
        self._leave = leave or KeyFace(Msg("app-back"), Pop(), glyph="back")
        self._page = 0
        self._number = NumberEntry()

    # -- what is seen

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        game = self._game or (table.game if table is not None else None)
        if game is None:
            return
        canvas.of(game, table.names if table is not None else ())
        answers = self._answers(model)
        tabs = list(_tabs(game, answers))
        here = self._tab if self._tab in tabs else (tabs[0] if tabs else "")
        room = self._around(canvas, model)
        if canvas.portrait and len(tabs) > 1:
            # Upright, the marks stand in a row of their own under the title.
            tab_row, room = room.top(TITLE_H), room.below(TITLE_H + GAP)
        else:
            tab_row = None
        cards = [card for card in answers.cards if game.cards[card].mark == here]
        shelf = shelf_for(canvas, room, cards)
        size = _OPTIONS_A_PAGE if here == _OPTIONS else shelf.size
        things = len(answers.options) if here == _OPTIONS else len(cards)
        row = page_keys(canvas, canvas.sheet.top(TITLE_H), self._page, pages(things, size))
        if len(tabs) > 1:
            left = self._paint_tabs(canvas, tab_row or row, tabs, here)
            row = row if tab_row else left
        canvas.text(row.after(0.4), self._heading, Style.PROMPT, lines=2)
        if here == _OPTIONS:
            self._paint_options(canvas, room, answers.options)
        elif here == _NUMBER and answers.bounds is not None:
            self._number.paint(canvas, room, answers.bounds)
        elif cards:
            self._paint_cards(canvas, shelf, page_of(cards, self._page, shelf.size))
        else:
            canvas.text(room.top(8), Msg("app-picker-nothing"), Style.BODY, Ink.SOFT)

    def _around(self, canvas: Canvas, model: Model) -> Box:
        """The last row of keys; returns the room for what can be chosen."""
        del model
        four_keys(canvas, (self._leave,))
        return body(canvas)

    def _paint_tabs(self, canvas: Canvas, row: Box, tabs: list[str], here: str) -> Box:
        wide = min(row.w, _TAB_W * len(tabs) + GAP * (len(tabs) - 1))
        for tab, box in zip(tabs, row.end(wide).columns(*[1.0] * len(tabs), gap=GAP), strict=True):
            style: KeyStyle = "chosen" if tab == here else "plain"
            face = KeyFace("123" if tab == _NUMBER else "", Own("tab", tab), style=style)
            top = 0.0 if row.y <= canvas.sheet.y else box.y - GAP / 2
            key(
                canvas, box, face, zone=Box(box.x - GAP / 2, top, box.w + GAP, box.bottom + GAP / 2 - top), centred=True
            )
            if tab == _OPTIONS:
                canvas.glyph(box.centre, "tick", 5.6)
            elif tab != _NUMBER:
                canvas.sign(box.centre, tab, 7.4)
        return row.before(wide + GAP)

    def _paint_cards(self, canvas: Canvas, shelf: Shelf, cards: Sequence[CardId]) -> None:
        draw = upright_card if shelf.upright else lying_card
        for card, cell in zip(cards, shelf.cells, strict=False):
            draw(canvas, cell, card, self._tell("tap", card))

    def _paint_options(self, canvas: Canvas, room: Box, options: tuple[Option, ...]) -> None:
        cells = room.grid(3, 3, gap=GAP)
        for option, cell in zip(page_of(options, self._page, _OPTIONS_A_PAGE), cells, strict=False):
            face = KeyFace(option.label, self._tell("choose", option.id), detail=option.detail)
            key(canvas, cell, face, zone=cell.inset(-GAP / 2))

    # -- what is done

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "tab", str(tab):
                self._tab, self._page = tab, 0
            case "page", int(page):
                self._page = page
            case "ok", _:
                return self._tell("number", self._number.taken())
            case _:
                self._number.own(act)
        return ()


class ByTouch(Picker):
    """The card that a dead tag does not tell, for the question asked now; of a question to several, for `seat`.

    Where the game can take a card that nobody sees, its own key for that stands here too, with a word of warning.
    """

    def __init__(self, seat: Seat | None = None) -> None:
        def cards(model: Model) -> Answers:
            table = model.table
            if table is None or table.asked is None:
                return Answers()
            return Answers(answers_of(table.asked, focused(table) if seat is None else seat).cards)

        super().__init__(Msg("app-picker-title"), cards, lambda told, value: (Choice(told, value, seat), Pop()))
        self._seat = seat

    def _around(self, canvas: Canvas, model: Model) -> Box:
        room = body(canvas)
        unseen = self._unseen(model.table)
        four_keys(canvas, (self._leave, None, None, unseen))
        if unseen is None:
            return room
        line = room.top(6)
        canvas.glyph((line.x + 3, line.cy), "secret", 4.4, Ink.SECRET)
        canvas.text(line.after(8), Msg("app-picker-seen"), Style.BODY, Ink.SOFT)
        return room.below(6 + GAP)

    def _unseen(self, table: TableModel | None) -> KeyFace | None:
        if table is None:
            return None
        for own in table.view.keys:
            if own.style == "secret" and own.off is None:
                does = (Choice("choose", own.option, self._seat), Pop())
                return KeyFace(own.label, does, detail=own.detail, glyph=own.glyph, style="secret")
        return None


def _tabs(game: GameCard, answers: Answers) -> Iterator[str]:
    """The marks of the cards, in catalogue order; then the options, then the number."""
    offered = set(answers.cards)
    yield from dict.fromkeys(card.mark for card in game.cards.values() if card.id in offered)
    if answers.options:
        yield _OPTIONS
    if answers.bounds is not None:
        yield _NUMBER
