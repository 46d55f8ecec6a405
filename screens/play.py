"""Any game's table: what there is to see comes from the view, what can be done from the question."""

from __future__ import annotations

from companion.commands import Focus, IgnoreTag, Pause
from companion.engine import Ink, Msg, Seat, Style
from companion.model import Model, TableModel, Unbound
from screens.bar import paint_bar, paint_lesson, paint_second
from screens.box import Box
from screens.canvas import Canvas
from screens.clockface import clock_key
from screens.context import paint_banners, paint_context, paint_notes
from screens.controls import Controls, controls, focused, number
from screens.flat import LOOK_S, paint_flat
from screens.keys import KeyFace, four_keys, key, needed_width
from screens.layout import clock_box, stage_box
from screens.looks import PEEK, look_at, looking, with_looks
from screens.number_entry import NumberEntry
from screens.paint import largest, paint_stage
from screens.paused import paint_paused
from screens.power import power_off
from screens.preferences import lies_flat
from screens.refusal import paint_refusal
from screens.screen import Does, Doors, Own, Push, Screen
from screens.tally import paint_tally
from screens.theme import GAP, KEY_H, LEAST_GAP, LIP, SMALL
from screens.turning import TWICE, way
from screens.widgets import toast, well

_PAGE = 12
_IN_A_ROW = 2
_OPTION_W, _WIDEST_OPTION, _OPTION_H = 36.0, 44.0, 11.7
# Upright, the stage is shown over the options where it has at least this height.
_LEAST_OVER = 45.0


class PlayScreen(Screen):
    """The table. It keeps the number being typed, which options, which number of the tally and which look are open."""

    def __init__(self, doors: Doors) -> None:
        self._doors = doors
        self._number = NumberEntry()
        self._page = 0
        self._opened: object = None
        self._asked: object = None
        self._peeking: object = None
        self._now = 0.0
        self._looking_until = 0.0

    def paint(self, canvas: Canvas, model: Model) -> None:
        table = model.table
        if table is None:
            return
        self._follow(table)
        self._now = canvas.now
        canvas.of(table.game, table.names)
        look = look_at(table.view.looks, self._peeking)
        under = with_looks(controls(table, self._doors), table.view, look)
        table = looking(table, look)
        if table.stopwatch.paused:
            self._table(canvas, model, table, under)
            paint_paused(canvas, table, self._doors, power_off(model), model.message)
        elif model.unbound is not None:
            paint_bar(canvas, model, table, self._doors)
            _unknown_tag(canvas, model.unbound, self._doors)
        elif table.refusal is not None:
            paint_refusal(canvas, table, table.refusal, under)
        elif (seat := self._far_seat(canvas, model, under)) is not None:
            paint_flat(canvas, table, seat, twice=way(model.settings) == TWICE)
            return
        else:
            self._table(canvas, model, table, under)
            four_keys(canvas, under.keys)
            if table.saved is not None:
                toast(canvas, table.saved, bare=bool(table.view.context))
        if not table.stopwatch.paused:
            clock_key(canvas, table.stopwatch, Pause(on=True), clock=table.clock, box=clock_box(canvas))
        if model.message is not None and not table.stopwatch.paused:
            toast(canvas, model.message)

    def own(self, act: Own, model: Model) -> Does:
        if act.what == "look":
            self._looking_until = self._now + LOOK_S
        elif act.what == PEEK:
            self._peeking = None if self._peeking == act.value else act.value
        elif act.what == "page":
            self._page += 1
        elif act.what == "open":
            self._opened = None if self._opened == act.value else act.value
        elif act.what == "ok" and model.table is not None:
            return number(model.table, self._number.taken())
        else:
            self._number.own(act)
        return ()

    # -- what is kept

    def _follow(self, table: TableModel) -> None:
        """A new question begins with an empty number and the first page."""
        asked = (len(table.record), table.asked.key if table.asked else "", focused(table))
        if asked != self._asked:
            self._asked, self._page, self._peeking = asked, 0, None
            self._number.clear()

    def _far_seat(self, canvas: Canvas, model: Model, under: Controls) -> Seat | None:
        """Whose turn it is, where the device lies flat and a tap is all that is asked; None where more must be seen."""
        if not lies_flat(model.settings) or not under.taps or model.notices or model.message is not None:
            return None
        if canvas.now < self._looking_until:
            canvas.again(self._looking_until)
            return None
        return None if model.table is None else focused(model.table)

    # -- what is painted

    def _table(self, canvas: Canvas, model: Model, table: TableModel, under: Controls) -> None:
        paint_bar(canvas, model, table, self._doors)
        stage = stage_box(canvas, paint_context(canvas, table))
        stage = paint_second(canvas, stage, model, table)
        stage = paint_banners(canvas, stage, model, table.view)
        stage = paint_notes(canvas, stage, table.view)
        stage = paint_lesson(canvas, stage, model, table)
        self._stage(canvas, stage, table, under)

    def _stage(self, canvas: Canvas, box: Box, table: TableModel, under: Controls) -> None:
        if under.seats:
            rows = -(-len(under.seats) // _IN_A_ROW) if canvas.portrait else 1
            height = rows * KEY_H + (rows - 1) * GAP
            _seat_strip(canvas, box.foot(height), under, rows)
            box = box.above(height + GAP)
        if under.bounds is not None:
            self._number.paint(canvas, box, under.bounds)
        elif under.panel:
            self._panel(canvas, box, table, under)
        elif table.view.scores is not None:
            paint_tally(canvas, box, table.view.scores, self._opened)
        else:
            paint_stage(canvas, box, table.view.stage, under.offers)

    def _panel(self, canvas: Canvas, box: Box, table: TableModel, under: Controls) -> None:
        """Options that found no place among the four keys: large keys beside the stage, or instead of it."""
        faces = list(under.panel)
        if len(faces) > _PAGE:
            pages = -(-len(faces) // (_PAGE - 1))
            start = self._page % pages * (_PAGE - 1)
            faces = [*faces[start : start + _PAGE - 1], KeyFace(Msg("app-more"), Own("page"), glyph="next")]
        box = box.above(LIP)
        option = min(_WIDEST_OPTION, max(_OPTION_W, *(needed_width(canvas, face) for face in faces)))
        beside, box, rows = _beside(canvas, box, len(faces), option)
        if beside is not None:
            paint_stage(canvas, beside, largest(table.view.stage), under.offers)
        cells = box.grid(-(-len(faces) // rows), rows, gap=GAP, row_gap=LEAST_GAP)
        for cell, face in zip(cells, faces, strict=False):
            size = Style.BODY if face.seat is None else Style.NAME
            zone = cell.inset(-GAP / 2, -SMALL / 2)
            key(canvas, cell, face, zone=zone, size=size, centred=face.seat is None and face.glyph is None)


def _beside(canvas: Canvas, box: Box, count: int, option: float) -> tuple[Box | None, Box, int]:
    """Room for the stage beside so many options, or upright over them, if there is enough; that of the options, and
    in how many rows they stand.
    """
    most = max(1, int((box.h + LEAST_GAP) / (_OPTION_H + LEAST_GAP)))
    if canvas.portrait:
        for across in range(1, int((box.w + GAP) / (option + GAP)) + 1):
            rows = -(-count // across)
            height = rows * (_OPTION_H + LEAST_GAP)
            if box.h - height >= _LEAST_OVER:
                return box.above(height + LEAST_GAP), box.foot(height - LEAST_GAP), rows
        return None, box, min(most, count)
    wide = min(box.w, -(-count // most) * option)
    rows = min(most, count)
    return (box.before(wide + GAP), box.end(wide), rows) if wide < box.w * 0.6 else (None, box, rows)


def _seat_strip(canvas: Canvas, box: Box, under: Controls, rows: int) -> None:
    """The seats that are asked together: who has answered, and whose answer the next tap is."""
    across = -(-len(under.seats) // rows)
    for seat, cell in zip(under.seats, box.grid(across, rows, gap=GAP), strict=False):
        asking = under.offers.focus == seat
        done = seat in under.offers.done
        face = KeyFace(canvas.name(seat), Focus(seat), style="chosen" if asking else "plain", seat=seat, name=True)
        key(canvas, cell, face, zone=cell.inset(-GAP / 2, -SMALL / 2))
        if done:
            canvas.glyph((cell.right - 3, cell.y + 3), "tick", 4, Ink.GOOD)


def _unknown_tag(canvas: Canvas, unbound: Unbound, doors: Doors) -> None:
    """A tag that means nothing yet: bind it to a card, or leave it."""
    box = stage_box(canvas)
    well(canvas, box)
    canvas.glyph((box.x + 17, box.cy), "reader", 18, Ink.ACT)
    words = box.after(34).before(4)
    upper, lower = words.centred(words.w, 31).rows(1, 1, gap=SMALL)
    canvas.text(upper.foot(13), Msg("app-unknown-tag"), Style.NAME, lines=2)
    canvas.text(lower, Msg("app-unknown-tag-detail"), Style.BODY, Ink.SOFT, lines=3, top=True)
    leave = KeyFace(Msg("app-ignore"), IgnoreTag(), glyph="back")
    bind = KeyFace(Msg("app-bind"), Push(doors.bind(unbound)), glyph="pencil", style="primary", kind="primary")
    four_keys(canvas, [leave, None, None, bind])
