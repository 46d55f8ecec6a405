"""Everything a question accepts, chosen by touch: for a tag that is dead, and to correct the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from companion.engine import Asked, CardId, CardFace, Catalogue, Ink, MarkId, Msg, Option, Raw, Seat, Style
from companion.engine.ask import Told
from companion.inputs import Choice
from companion.model import GameCard, Model, TableModel
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import card_name, chip
from screens.controls import focused
from screens.keys import KeyFace, four_keys, key
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Hit, Own, Pop, Screen
from screens.theme import CARD_RADIUS, CHIP_H, GAP, LIP, SMALL, SMALLEST, Tone
from screens.widgets import keypad, title, well

Tell = Callable[[Told, Raw], Does]

_TALL, _WIDE = (7, 2), (3, 4)
_OPTIONS = 9
_TAB_W = 14.0
# A name stands under its card where each of its words is at most this wide at the smallest size.
_UNDER_CARD = 17.6
_CAPTION = 27


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
    """Cards by their mark, then the options; a number is typed.

    `heading` asks what is to be chosen, `answers` says what there is, `tell` what choosing does.
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
        """`game`: whose cards, if not those of the table. `first`: the mark shown first. `leave` is the back key."""
        self._heading = heading
        self._answers = answers
        self._tell = tell
        self._game = game
        self._tab: str | None = first
        self._leave = leave or KeyFace(Msg("app-back"), Pop(), glyph="back")
        self._page = 0
        self._typed = ""

    # -- what is seen

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        game = self._game or (table.game if table is not None else None)
        if game is None:
            return
        canvas.of(game, table.names if table is not None else ())
        answers = self._answers(model)
        tabs = _tabs(game.cards, answers)
        here = self._tab if self._tab in tabs else next(iter(tabs), None)
        row = canvas.sheet.top(TITLE_H)
        room = body(canvas)
        cards = [card for card in answers.cards if here is not None and game.cards[card].mark == here]
        shape = _TALL if cards and all(_fits_under(canvas, game.cards, card) for card in cards) else _WIDE
        count = pages(len(cards or answers.options), shape[0] * shape[1])
        row = page_keys(canvas, row, self._page, count)
        if len(tabs) > 1:
            row = _paint_tabs(canvas, row, tabs, here)
        title(canvas, self._heading, room=row.w)
        if cards:
            self._cards(canvas, room, page_of(cards, self._page, shape[0] * shape[1]), shape)
        elif answers.options:
            self._options(canvas, room, answers.options)
        elif answers.bounds is not None:
            self._number(canvas, room, answers.bounds)
        else:
            canvas.text(room.top(8), Msg("app-picker-nothing"), Style.BODY, Ink.SOFT)
        self._foot(canvas, table)

    def _cards(self, canvas: Canvas, room: Box, cards: Sequence[CardId], shape: tuple[int, int]) -> None:
        across, down = shape
        for number, card in enumerate(cards):
            line = room.rows(*[1.0] * down, gap=GAP)[number // across]
            cell = line.columns(*[1.0] * across, gap=GAP)[number % across]
            does = self._tell("tap", card)
            zone = cell.inset(-GAP / 2)
            if shape is _TALL:
                upright_card(canvas, cell, card, does, zone)
            else:
                lying_card(canvas, cell, card, does, zone)

    def _options(self, canvas: Canvas, room: Box, options: Sequence[Option]) -> None:
        cells = [cell for line in room.rows(1, 1, 1, gap=GAP) for cell in line.columns(1, 1, 1, gap=GAP)]
        for option, cell in zip(page_of(options, self._page, _OPTIONS), cells, strict=False):
            face = KeyFace(option.label, self._tell("choose", option.id), detail=option.detail)
            key(canvas, cell, face, zone=cell.inset(-GAP / 2))

    def _number(self, canvas: Canvas, room: Box, bounds: tuple[int, int]) -> None:
        left, right = room.columns(1, 1.7, gap=GAP)
        well(canvas, left)
        canvas.text(left.inset(2), self._typed or "–", Style.HERO, Ink.TEXT if self._typed else Ink.DIM)
        keypad(canvas, right.centred(right.w, 34), self._typed, low=bounds[0], high=bounds[1], ok=Own("ok"))

    def _foot(self, canvas: Canvas, table: TableModel | None) -> None:
        """Back, a word of warning where a card named here would have lain face down, and the game's own way."""
        four_keys(canvas, (self._leave,))

    # -- what is done

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "tab", str(tab):
                self._tab, self._page = tab, 0
            case "page", int(page):
                self._page = page
            case "digit", str(digit):
                self._typed += digit
            case "rub", _:
                self._typed = self._typed[:-1]
            case "ok", _:
                return self._tell("number", int(self._typed))
        return ()
