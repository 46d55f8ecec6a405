"""Where a number came from: name value = part + part, and below it the reasons and the cards by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.engine import Column, Ink, MarkId, Msg, Named, Part, ScoreSheet, SeatScore, Style
from companion.inputs import ButtonName
from screens.box import Box
from screens.canvas import Canvas, Words
from screens.figures import figure
from screens.screen import Does, Hit
from screens.theme import SMALL, Colour

PANEL_H = 15.4

_MORE_W = 12.0
_SIGN_W = 7.0
_SIZES = (Style.NAME, Style.BODY, Style.CAPTION)


@dataclass(frozen=True, slots=True)
class Sum:
    """A number of the tally: a seat's points in one category, or with None its total."""

    sheet: ScoreSheet
    line: SeatScore
    column: str | None

    @property
    def parts(self) -> tuple[Part, ...]:
        """What it is made of."""
        return parts_of(self.sheet, self.line, self.column)

    @property
    def value(self) -> int:
        """The number."""
        return sum(part.points for part in self.parts)

    @property
    def head(self) -> Msg:
        """What it is called."""
        return next((own.head for own in columns_of(self.sheet) if own.id == self.column), Msg("app-total"))


@dataclass(frozen=True, slots=True)
class Term:
    """One term of a sum: its points, and the mark or the words of what earned them."""

    points: int
    mark: MarkId | None = None
    words: Words | None = None


def columns_of(sheet: ScoreSheet) -> list[Column]:
    """The categories, with one for whatever a game counts under none of them: the shown numbers are the whole."""
    columns = list(sheet.columns)
    ids = {column.id for column in columns}
    if columns and any(part.column not in ids for line in sheet.lines for part in line.parts):
        columns.append(Column("", Msg("app-tally-other")))
    return columns


def parts_of(sheet: ScoreSheet, line: SeatScore, column: str | None) -> tuple[Part, ...]:
    """The parts behind a number: of one category, or with None of the total."""
    if column is None:
        return line.parts
    if column == "":
        ids = {known.id for known in sheet.columns}
        return tuple(part for part in line.parts if part.column not in ids)
    return line.column(column)


def paint_explained(canvas: Canvas, box: Box, sum_: Sum, more: Does | None) -> None:
    """The panel. `more`, at its right end, opens the whole list."""
    canvas.plate(box, Ink.ACT_TINT, Ink.ACT)
    inner = box.inset(2.6, 1.0)
    if more is not None:
        end = box.end(_MORE_W)
        canvas.hit(Hit(end, end, more, "setup", button=ButtonName.THIRD, name="›"))
        canvas.glyph(end.centre, "next", 5.4, Ink.ACT)
        inner = inner.before(_MORE_W - 2.0)
    upper, lower = inner.rows(1.2, 1)
    _paint_sum(canvas, upper, sum_, list(_terms(sum_, canvas)))
    canvas.text(lower, as_many_as_fit(canvas, lower.w, list(reasons(canvas, sum_.parts))), Style.CAPTION, Ink.SOFT)


def reasons(canvas: Canvas, parts: Sequence[Part]) -> Iterator[str]:
    """Why each part was counted: in words, else by the names of its cards."""
    for part in parts:
        if part.why is not None:
            yield canvas.say(part.why)
        elif part.cards:
            yield cards_of(canvas, part)
    if not parts:
        yield canvas.say(Msg("app-tally-nothing"))


def cards_of(canvas: Canvas, part: Part) -> str:
    """The cards of a part by name, each kind once with how many there are."""
    counted = {card: part.cards.count(card) for card in part.cards}
    names = tuple(
        Named(card) if count == 1 else Msg("app-card-times", card=Named(card), n=count)
        for card, count in counted.items()
    )
    return canvas.say(Msg("app-as-is", what=names)) if names else ""


def _terms(sum_: Sum, canvas: Canvas) -> Iterator[Term]:
    columns = columns_of(sum_.sheet)
    if sum_.column is None and columns:
        for own in columns:
            points = sum(part.points for part in parts_of(sum_.sheet, sum_.line, own.id))
            if points:
                yield Term(points, own.mark, None if own.mark else own.head)
        return
    for part in sum_.parts:
        yield Term(part.points, _mark(canvas, part))


def _mark(canvas: Canvas, part: Part) -> MarkId | None:
    """The part's own mark, or the one that all its cards carry."""
    if part.mark is not None:
        return part.mark
    cards = part.cards or ((part.what,) if part.what in canvas.cards else ())
    marks = {canvas.cards[card].mark for card in cards if card in canvas.cards}
    return marks.pop() if len(marks) == 1 else None


def _paint_sum(canvas: Canvas, box: Box, sum_: Sum, terms: Sequence[Term]) -> None:
    """As large as it fits in one line; where even the smallest does not, the last terms are summed up."""
    shown = list(terms)
    style = next((style for style in _SIZES if _sum_width(canvas, style, sum_, shown) <= box.w), None)
    while style is None and len(shown) > 1:
        shown[-2:] = [Term(shown[-2].points + shown[-1].points, words="…")]
        if _sum_width(canvas, Style.CAPTION, sum_, shown) <= box.w:
            style = Style.CAPTION
    x = box.x
    for words, mark, ink, bold in _pieces(canvas, sum_, shown):
        if mark is not None:
            canvas.sign((x + _SIGN_W / 2 - 0.6, box.cy), mark, 5.6)
            x += _SIGN_W
        elif words is not None:
            x += canvas.text(
                Box(x, box.y, max(0.1, box.right - x), box.h), words, style or Style.CAPTION, ink, bold=bold
            )
            x += SMALL


def _sum_width(canvas: Canvas, style: Style, sum_: Sum, terms: Sequence[Term]) -> float:
    return sum(
        _SIGN_W if mark is not None else canvas.width(words or "", style, bold=bold) + SMALL
        for words, mark, _, bold in _pieces(canvas, sum_, terms)
    )


def _pieces(
    canvas: Canvas, sum_: Sum, terms: Sequence[Term]
) -> Iterator[tuple[Words | None, MarkId | None, Colour, bool]]:
    """The sum from left to right: words or a mark, with ink and weight."""
    yield (*canvas.runs(sum_.head), f" {figure(sum_.value)}"), None, Ink.ACT, True
    for place, term in enumerate(terms):
        sign = "=" if place == 0 else "−" if term.points < 0 else "+"
        yield sign, None, Ink.SOFT, False
        if term.mark is not None:
            yield None, term.mark, Ink.TEXT, False
        elif term.words is not None:
            yield term.words, None, Ink.SOFT, False
        yield figure(abs(term.points) if place and term.points < 0 else term.points), None, Ink.TEXT, True


def as_many_as_fit(canvas: Canvas, width: float, pieces: list[str]) -> str:
    """Pieces with dots between them; where not all fit in the line, those that do, and "…"."""
    pieces = list(dict.fromkeys(pieces))
    for count in range(len(pieces), 0, -1):
        words = " · ".join(pieces[:count]) + (" …" if count < len(pieces) else "")
        if count == 1 or canvas.width(words, Style.CAPTION) <= width:
            return words
    return ""
