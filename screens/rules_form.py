"""How a game is played tonight: every option at its default until somebody changes it, then the match begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.commands import Start
from companion.engine import Align, Field, Ink, Json, Msg, Seat, Setup, Style, Who
from companion.model import GameCard, Model
from screens.box import Box
from screens.canvas import Canvas
from screens.keys import KeyFace, four_keys, key, raised
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.preferences import remember_seated
from screens.screen import Does, Own, Pop, Push, Screen
from screens.theme import GAP, SMALL
from screens.widgets import title

_ROWS = 4
_VALUES = 12
# So many values are stepped through by touching the row; more are chosen from a list.
_FEW = 3


@dataclass(frozen=True, slots=True)
class Party:
    """Who sits round the table, and who begins."""

    names: tuple[str, ...]
    start: Seat


@dataclass(frozen=True, slots=True)
class _Row:
    """An option, of one seat where each has its own."""

    rule: Field
    seat: Seat | None = None


class HouseRules(Screen):
    """A row an option. What differs from the default is marked."""

    def __init__(self, game: GameCard, party: Party) -> None:
        self._game = game
        self._party = party
        self._rows = tuple(_rows(game, len(party.names)))
        self._values = _defaults(self._rows)
        self._changing: _Row | None = None
        self._page = 0

    # -- what is seen

    def paint(self, canvas: Canvas, model: Model) -> None:
        canvas.of(self._game, self._party.names)
        row = canvas.sheet.top(TITLE_H)
        free = page_keys(canvas, row, self._page, pages(len(self._rows), _ROWS))
        title(canvas, Msg("app-rules-title", game=self._game.title[model.lang]), room=free.w)
        room = body(canvas)
        if not self._rows:
            canvas.text(room.top(8), Msg("app-rules-none"), Style.BODY, Ink.SOFT)
        for rule, box in zip(page_of(self._rows, self._page, _ROWS), room.rows(1, 1, 1, 1, gap=GAP), strict=False):
            self._row(canvas, box, rule)
        self._keys(canvas)

    def _row(self, canvas: Canvas, box: Box, row: _Row) -> None:
        value = self._values[row]
        changed = row.seat is None and value != row.rule.values[0]
        label = _label(self._game, row)
        face = KeyFace(label, Own("change", row), style="chosen" if changed else "plain", kind="setup")
        body, look = raised(canvas, box, face, zone=box.inset(-0.9, -GAP / 2))
        inner = body.inset(2.6, 0.5)
        if changed:
            canvas.glyph((inner.x + 2.2, inner.cy), "pencil", 4.6, Ink.ACT)
            inner = inner.after(6.4)
        canvas.glyph((inner.right - 1.6, inner.cy), "next", 4.2, Ink.SOFT)
        words, chosen = inner.before(4.6).columns(1.5, 1, gap=SMALL)
        canvas.text(words, label, Style.BODY, Ink.TEXT, lines=4 if canvas.portrait else 2)
        says = value_words(self._game, row.rule, value)
        canvas.text(chosen, says, Style.BODY, look.label, align=Align.RIGHT, bold=True, lines=2)

    def _keys(self, canvas: Canvas) -> None:
        seats = len(self._party.names)
        default = self._values == _defaults(self._rows)
        four_keys(
            canvas,
            (
                KeyFace(Msg("app-back"), Pop(), glyph="back"),
                KeyFace(
                    Msg("app-rules-defaults"), Own("defaults"), off=Msg("app-rules-unchanged") if default else None
                ),
                None,
                KeyFace(
                    Msg("app-rules-start"),
                    self._begin(),
                    detail=Msg("app-players", n=seats),
                    glyph="play",
                    style="primary",
                    kind="primary",
                ),
            ),
        )

    # -- what is done

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "change", _Row() as row:
                return self._change(row)
            case "defaults", _:
                self._values = _defaults(self._rows)
            case "page", int(page):
                self._page = page
        return ()

    def took(self, result: object, model: Model) -> Does:
        del model
        if isinstance(result, str) and self._changing is not None:
            self._values[self._changing] = result
        return ()

    def _change(self, row: _Row) -> Does:
        values = self._free(row)
        if len(values) > _FEW:
            self._changing = row
            return Push(Values(self._game, _label(self._game, row), row.rule, values))
        place = values.index(self._values[row])
        self._values[row] = values[(place + 1) % len(values)]
        return ()

    def _free(self, row: _Row) -> tuple[str, ...]:
        """The values that nobody else has."""
        others = {
            _owned(self._values[other])
            for other in self._rows
            if other != row and row.seat is not None and other.rule is row.rule
        }
        return tuple(value for value in row.rule.values if _owned(value) not in others)

    def _begin(self) -> Does:
        party = self._party
        more: dict[str, Json] = {}
        for rule in self._game.more_form:
            values = [self._values[row] for row in self._rows if row.rule is rule]
            more[rule.id] = values if rule.each else values[0]
        options = {rule.id: self._values[_Row(rule)] for rule in self._game.form}
        setup = Setup(seats=party.names, start=party.start, options=options, more=more)
        return remember_seated(party.names), Start(self._game.id, setup)


class Values(Screen):
    """All values of one option, to choose from."""

    def __init__(self, game: GameCard, heading: Msg, rule: Field, values: tuple[str, ...]) -> None:
        self._game = game
        self._heading = heading
        self._rule = rule
        self._values = values
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        del model
        row = canvas.sheet.top(TITLE_H)
        free = page_keys(canvas, row, self._page, pages(len(self._values), _VALUES))
        title(canvas, self._heading, room=free.w)
        cells = body(canvas).grid(3, 4, gap=GAP)
        for value, cell in zip(page_of(self._values, self._page, _VALUES), cells, strict=False):
            face = KeyFace(value_words(self._game, self._rule, value), Pop(value), kind="setup")
            key(canvas, cell, face, zone=cell.inset(-GAP / 2, -GAP / 2))
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "page" and isinstance(act.value, int):
            self._page = act.value
        return ()


def value_words(game: GameCard, rule: Field, value: str) -> Msg:
    """A value of an option, in the game's words."""
    return Msg(f"{game.id}-option-{rule.id}-{value.replace(':', '-')}")


def changed_rules(game: GameCard, options: Mapping[str, str]) -> tuple[tuple[Msg, Msg], ...]:
    """The options that are not at their default, with their values, in words."""
    return tuple(
        (Msg(f"{game.id}-option-{rule.id}"), value_words(game, rule, options[rule.id]))
        for rule in game.form
        if options.get(rule.id, rule.values[0]) != rule.values[0]
    )


def _label(game: GameCard, row: _Row) -> Msg:
    words = Msg(f"{game.id}-option-{row.rule.id}")
    return words if row.seat is None else Msg("app-rules-of-seat", who=Who(row.seat), what=words)


def _rows(game: GameCard, seats: int) -> Iterator[_Row]:
    for rule in game.more_form:
        if rule.each:
            yield from (_Row(rule, seat) for seat in range(max(seats, rule.least)))
        else:
            yield _Row(rule)
    yield from (_Row(rule) for rule in game.form)


def _defaults(rows: tuple[_Row, ...]) -> dict[_Row, str]:
    """The first value of each option; where each seat has its own, the first that is still free."""
    values: dict[_Row, str] = {}
    for row in rows:
        taken = {_owned(value) for other, value in values.items() if row.seat is not None and other.rule is row.rule}
        values[row] = next(value for value in row.rule.values if _owned(value) not in taken)
    return values


def _owned(value: str) -> str:
    """The part of a value that one seat alone may have."""
    return value.partition(":")[0]
