"""The prompt bar of the table: whose turn, to do what, who is next; and what a first game is told about it.

The seat's tile opens the card of rules for what is asked. Shown twice, the sentence also stands upside down for whoever
sits opposite.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine import Align, Ink, Msg, Seat, Style, Who
from companion.model import Model, TableModel
from screens.box import Box
from screens.canvas import Canvas, Words
from screens.context import joined, note_in_bar, spots
from screens.layout import prompt_box
from screens.preferences import LEARN, is_on
from screens.screen import Doors, Hit, Push
from screens.theme import SEAT_W, SMALL
from screens.turning import TWICE, sides, way
from screens.widgets import prompt_bar

_LINE = 5.4
_SECOND_H = 9.0
# Less than this the stage is not made, whatever else is to be read.
_LEAST_STAGE = 29.0


def paint_bar(canvas: Canvas, model: Model, table: TableModel, doors: Doors) -> None:
    """The bar. Touching its tile opens the card of rules, where the game has one for this question."""
    view = table.view
    box = prompt_box(canvas)
    towards = _towards(canvas, view.subject, model.settings, len(table.names))
    taught = lesson(canvas, model, table) if spots(view) else None
    if taught is not None and not canvas.fits(_second_line(canvas), taught, Style.BODY):
        taught = None
    prompt_bar(
        canvas, view.prompt, detail=taught or _detail(canvas, table), subject=view.subject, points_to=towards, box=box
    )
    if table.asked is None or not canvas.knows(rules_of(table, table.asked.key)):
        return
    tile = box.left(SEAT_W)
    badge = (tile.right - 2.6, tile.bottom - 2.7)
    canvas.disc(badge, 2.3, Ink.INK)
    canvas.text(Box(badge[0] - 2, badge[1] - 2.2, 4, 4.4), "?", Style.CAPTION, Ink.ACT, align=Align.CENTRE, bold=True)
    zone = Box(0, 0, tile.right + SMALL, tile.bottom + SMALL / 2)
    canvas.hit(Hit(zone, tile, Push(doors.rules(table.asked.key)), "primary", name="rules"))


def rules_of(table: TableModel, ask: str) -> Msg:
    """The card of rules for a question."""
    return _words_of(table, ask, "rules")


def phase_of(table: TableModel, ask: str) -> Msg:
    """What a question's phase of the game is called."""
    return _words_of(table, ask, "phase")


def paint_lesson(canvas: Canvas, stage: Box, model: Model, table: TableModel) -> Box:
    """What the seat awaited is told in its first game, once a question; returns what is left of the stage.

    Where the stage is to be touched it keeps its size, and the bar tells it.
    """
    words = lesson(canvas, model, table)
    if words is None or spots(table.view):
        return stage
    lines = 1 if canvas.fits(stage.foot(_LINE).after(7), words, Style.BODY) else 2
    left = stage.above(lines * _LINE + SMALL)
    if left.h < _LEAST_STAGE:
        return stage
    foot = stage.foot(lines * _LINE)
    canvas.glyph((foot.x + 2.6, foot.cy), "note", 4.6, Ink.GOOD)
    canvas.text(foot.after(7), words, Style.BODY, lines=lines)
    return left


def paint_second(canvas: Canvas, stage: Box, model: Model, table: TableModel) -> Box:
    """The sentence once more, for whoever sits opposite; returns what is left of the stage."""
    left = stage.below(_SECOND_H + SMALL)
    if way(model.settings) != TWICE or canvas.portrait or left.h < _LEAST_STAGE:
        return stage
    box = stage.top(_SECOND_H)
    canvas.plate(box, Ink.ACT_TINT, Ink.ACT, width=0.3)
    subject = table.view.subject
    words = box.inset(2.4, 0.4)
    if isinstance(subject, int):
        canvas.emblem((words.x + 3.2, words.cy), subject, 6.4, Ink.ACT)
        words = words.after(8.4)
    canvas.text(words, table.view.prompt, Style.NAME)
    canvas.upside_down(box)
    return left


def _detail(canvas: Canvas, table: TableModel) -> Words | None:
    """The second line: what the game says, the bounds of a number, or what has happened and who is next."""
    view, asked = table.view, table.asked
    if view.detail is not None:
        return view.detail
    news = note_in_bar(canvas, view)
    if asked is not None and asked.low is not None and asked.high is not None:
        return news or Msg("app-from-to", low=asked.low, high=asked.high)
    if view.then is None:
        return news
    follows = Msg("app-then", who=Who(view.then))
    if news is None:
        return None if view.notes else follows
    return canvas.best(_second_line(canvas), (joined(canvas, (follows, *view.notes)), news), Style.BODY)


def _second_line(canvas: Canvas) -> Box:
    return prompt_box(canvas).after(SEAT_W + 3.1).before(2.2).top(_LINE)


def lesson(canvas: Canvas, model: Model, table: TableModel) -> Msg | None:
    """What a first game is told about this question, where there is anything, and somebody to be told."""
    on = is_on(model.settings, LEARN)
    if not (on and table.explain and table.asked is not None and table.refusal is None):
        return None
    words = _words_of(table, table.asked.key, "learn")
    return words if canvas.knows(words) else None


def _words_of(table: TableModel, ask: str, what: str) -> Msg:
    """Words that a game keeps by its questions: `learn-play` is told with `<game>-play`."""
    return Msg(f"{table.game.id}-{what}-{ask.removeprefix(f'{table.game.id}-')}")


def _towards(canvas: Canvas, subject: object, settings: Mapping[str, str], seats: int) -> float | None:
    """Where the seat sits as the canvas lies now: degrees clockwise from its upper edge."""
    if not isinstance(subject, int) or subject >= seats:
        return None
    seat: Seat = subject
    return float((180 + sides(settings, seats)[seat] - canvas.turned) % 360)
