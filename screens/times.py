"""Where the time went, after the game: a bar a seat, in pieces by phase. It counts and does not judge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.clocks import SeatTimes, Times
from companion.engine import Align, Ink, Msg, Style, Who
from companion.model import Model, TableModel
from screens.bar import phase_of
from screens.box import Box
from screens.canvas import Canvas
from screens.clockface import minutes
from screens.keys import KeyFace, four_keys
from screens.pages import body
from screens.screen import Pop, Screen
from screens.theme import GAP, SMALL, Colour, Tone
from screens.widgets import title, well

# The pieces of a bar, light to dark, each with an outline: they differ without any colour. Phases beyond the third are
# drawn as one: nobody reads the twelfth of an hour in a bar.
_PIECES: tuple[Colour, ...] = (Ink.TEXT, Ink.DIM, Tone.KEY_EDGE, Ink.WELL)
_NAMED = len(_PIECES) - 1
_LEGEND_H = 6.4
_LEAST_W = 0.3


class TimesSpent(Screen):
    """The picture of the time of a finished match."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        canvas.of(table.game, table.names)
        title(canvas, Msg("app-times-title"), glyph="clock")
        room = body(canvas)
        times = table.clock.times
        if times is not None:
            _paint(canvas, room, table, times)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


def _paint(canvas: Canvas, room: Box, table: TableModel, times: Times) -> None:
    phases = list(_phases(canvas, table, times))[:_NAMED]
    foot = room.foot(_LEGEND_H * (4 if canvas.portrait else 2))
    well(canvas, room.above(foot.h + SMALL))
    rows = room.above(foot.h + SMALL).inset(2.2, 1.2).rows(*[1.0] * len(times.seats), gap=0.6)
    longest = max((seat.total for seat in times.seats), default=0) or 1
    for seat, (spent, row) in enumerate(zip(times.seats, rows, strict=True)):
        canvas.emblem((row.x + 2.8, row.cy), seat, min(5.2, row.h), Ink.TEXT)
        name, bar, words = row.after(7.2).columns(*((1, 1, 1.5) if canvas.portrait else (1.1, 2.2, 1.5)), gap=GAP)
        canvas.text(name, canvas.name(seat), Style.BODY, shorten=True)
        _bar(canvas, bar.centred(bar.w, min(4.4, bar.h - 0.6)), _pieces(canvas, table, spent, phases), longest)
        said = Msg("app-times-of", time=minutes(max(0, spent.total) // 1000), n=spent.turns)
        canvas.text(words, said, Style.BODY, align=Align.RIGHT)
    _legend(canvas, foot, phases, times)


def _legend(canvas: Canvas, box: Box, phases: list[str], times: Times) -> None:
    """What the pieces are; then the longest turn, and what the table spent together."""
    pieces, said = box.rows(1, 1)
    cells = pieces.grid(2, 2, gap=SMALL, row_gap=0.0) if canvas.portrait else pieces.grid(4, 1, gap=SMALL)
    names = [*phases, canvas.say(Msg("app-times-other"))]
    for cell, name, ink in zip(cells, names, (*_PIECES[: len(phases)], _PIECES[-1]), strict=False):
        canvas.plate(Box(cell.x, cell.cy - 1.6, 3.2, 3.2), ink, Ink.SOFT, width=0.2, radius=0.6)
        canvas.text(cell.after(4.6), name, Style.CAPTION, Ink.SOFT, shorten=True)
    rest = said.rows(1, 1) if canvas.portrait else said.columns(1.6, 1, gap=GAP)
    for cell, choices in zip(rest, _said(times), strict=False):
        canvas.text(cell, canvas.best(cell, choices, Style.CAPTION), Style.CAPTION, Ink.SOFT, shorten=True)


def _bar(canvas: Canvas, box: Box, pieces: list[int], longest: int) -> None:
    x = box.x
    for ms, ink in zip(pieces, _PIECES, strict=True):
        wide = box.w * max(0, ms) / longest
        if wide >= _LEAST_W:
            canvas.plate(Box(x, box.y, wide, box.h), ink, Ink.SOFT, width=0.2, radius=0.6)
        x += wide


def _said(times: Times) -> Iterator[tuple[Msg, ...]]:
    """The longest turn, and what the table spent together; each in full, then shorter."""
    lap = times.longest
    if lap is not None:
        who, time = Who(lap.seat), minutes(lap.ms // 1000)
        where = Msg("app-times-longest", who=who, time=time, where=lap.turn.where)
        yield where, Msg("app-times-longest-turn", who=who, time=time)
    if times.table:
        yield (Msg("app-times-table", time=minutes(times.table // 1000)),)


def _phases(canvas: Canvas, table: TableModel, times: Times) -> Iterator[str]:
    """The phases by how much time they took; questions of one phase have the same name."""
    sums: dict[str, int] = {}
    for seat in times.seats:
        for name, ms in _named(canvas, table, seat.by_ask).items():
            sums[name] = sums.get(name, 0) + ms
    yield from sorted((name for name in sums if name), key=lambda name: -sums[name])


def _pieces(canvas: Canvas, table: TableModel, spent: SeatTimes, phases: list[str]) -> list[int]:
    by_name = _named(canvas, table, spent.by_ask)
    shown = [by_name.get(name, 0) for name in phases]
    return [*shown, *[0] * (_NAMED - len(shown)), sum(by_name.values()) - sum(shown)]


def _named(canvas: Canvas, table: TableModel, by_ask: Mapping[str, int]) -> dict[str, int]:
    """Milliseconds by the name of the phase; "" for questions without one."""
    named: dict[str, int] = {}
    for ask, ms in by_ask.items():
        phase = phase_of(table, ask)
        name = canvas.say(phase) if canvas.knows(phase) else ""
        named[name] = named.get(name, 0) + ms
    return named
