"""Seat tiles and part rows."""

from __future__ import annotations

from companion.engine import Align, Ink, Style
from companion.engine.view import Change, Counter, PartFace, PartRow, RowState, SeatTile, SeatTiles
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import chip
from screens.offers import Offers
from screens.picture import paint_drawing
from screens.screen import Hit
from screens.theme import GAP, LEAST_GAP, LIP, SMALL, Colour, Tone

_IN_ONE_ROW = 5
_PARTS_UPRIGHT = 5


def paint_tiles(canvas: Canvas, box: Box, tiles: SeatTiles, offers: Offers) -> None:
    """A tile a seat in table order; six or seven seats stand in two rows of four."""
    shown = list(tiles.tiles)
    across = 2 if canvas.portrait else len(shown) if len(shown) <= _IN_ONE_ROW else 4
    rows = [shown[start : start + across] for start in range(0, len(shown), across)]
    for row, here in zip(rows, box.rows(*[1.0] * len(rows), gap=SMALL), strict=True):
        for seat, cell in zip(row, here.columns(*[1.0] * across, gap=GAP), strict=False):
            _tile(canvas, cell, seat, offers)


def _tile(canvas: Canvas, box: Box, seat: SeatTile, offers: Offers) -> None:
    does = offers.seats.get(seat.seat)
    acting = seat.state is RowState.ACTING or offers.focus == seat.seat
    strong = _ground(canvas, box, seat, acting=acting, raised=does is not None)
    if does is not None:
        canvas.hit(Hit(box, box, does, name=canvas.name(seat.seat)))
    inner = box.inset(SMALL, 1.2)
    head = inner.top(7.0)
    canvas.emblem((head.x + 2.8, head.cy), seat.seat, 5.2, strong)
    done = seat.seat in offers.done
    room = head.after(7.0).before(5.0 if done else 0.0)
    wide = canvas.text(room, canvas.name(seat.seat), Style.NAME, strong, shorten=True)
    if done:
        canvas.glyph((head.right - 2.2, head.cy), "tick", 4.2, Ink.GOOD)
    if seat.state is RowState.OUT:
        canvas.plate(Box(room.x - 0.4, head.cy, wide + 0.8, 0.35), Ink.DIM, radius=0)
    body = inner.below(7.8)
    if body.h < 20:  # noqa: PLR2004 - in two rows the card stands beside its counters
        card, rest = body.columns(1, 1.7, gap=SMALL)
        chip(canvas, card, seat.face, named=False)
        _counters(canvas, rest, seat)
    else:
        lower = 12.0 if seat.counters or seat.stages or seat.word else 0.0
        chip(canvas, body.above(lower + 0.8), seat.face, named=False)
        _counters(canvas, body.foot(lower), seat)


def _ground(canvas: Canvas, box: Box, seat: SeatTile, *, acting: bool, raised: bool) -> Colour:
    """Paint the tile; returns the ink of its name. A tile that can be chosen is raised."""
    if raised:
        canvas.plate(box.moved(0, LIP), Tone.KEY_LIP)
    if acting:
        canvas.plate(box, Ink.ACT_TINT, Ink.ACT)
        return Ink.ACT
    if seat.state is RowState.MUST_CONFIRM:
        canvas.plate(box, Ink.TILE, Ink.ACT, dashed=True)
    elif seat.state is RowState.WINNER:
        canvas.plate(box, Ink.PAPER)
        return Ink.INK
    else:
        canvas.plate(box, Tone.KEY if raised else Ink.TILE)
    return Ink.DIM if seat.state is RowState.OUT else Ink.TEXT


def _counters(canvas: Canvas, box: Box, seat: SeatTile) -> None:
    """Counters side by side, then the stages or a word."""
    winner = seat.state is RowState.WINNER
    ink: Colour = Ink.INK if winner else Ink.TEXT
    lines = [bool(seat.counters), bool(seat.stages), seat.word is not None]
    rows = iter(box.rows(*[1.0] * max(1, sum(lines))))
    if seat.counters:
        for cell, counter in zip(next(rows).columns(*[1.0] * len(seat.counters)), seat.counters, strict=True):
            _counter(canvas, cell, counter, ink)
    if seat.stages:
        here = next(rows)
        for number, full in enumerate(seat.stages):
            x = here.cx + (number - (len(seat.stages) - 1) / 2) * 4.4
            canvas.sign((x, here.cy), "stage" if full else "stage_hollow", 4.0, ink=ink if full else Ink.DIM)
    if seat.word is not None:
        sealed = seat.state is RowState.SEALED
        tone: Colour = Tone.SECRET_TEXT if sealed else Ink.INK if winner else Ink.SOFT
        canvas.text(next(rows), seat.word, Style.CAPTION, tone, align=Align.CENTRE, lines=2)


def _counter(canvas: Canvas, box: Box, counter: Counter, ink: Colour) -> None:
    value = counter.value
    changed = isinstance(value, Change)
    words = str(value.new if isinstance(value, Change) else value).replace("-", "−")
    wide = canvas.width(words, Style.NAME)
    left = box.cx - (wide + 6.0) / 2
    canvas.sign((left + 2.4, box.cy), counter.mark, 5.0)
    room = Box(left + 5.6, box.y, box.right - left - 5.6, box.h)
    canvas.text(room, words, Style.NAME, Ink.ACT if changed else ink)


def paint_parts(canvas: Canvas, box: Box, row: PartRow, offers: Offers) -> None:
    """Parts on offer, each drawn at its own place on a ghost of the whole."""
    if not row.parts:
        return
    across = min(len(row.parts), _PARTS_UPRIGHT) if canvas.portrait else len(row.parts)
    lines = -(-len(row.parts) // across)
    cells = [
        cell
        for line in box.rows(*[1.0] * lines, gap=LEAST_GAP)
        for cell in line.columns(*[1.0] * across, gap=LEAST_GAP)
    ]
    for part, cell in zip(row.parts, cells, strict=False):
        _part(canvas, cell, part, offers)


def _part(canvas: Canvas, box: Box, part: PartFace, offers: Offers) -> None:
    does = offers.options.get(part.option or part.card)
    if does is not None:
        zone = box.inset(-1.0, -0.5)
        canvas.hit(Hit(zone, box, does, name=part.card))
        canvas.plate(box.moved(0, LIP), Tone.KEY_LIP)
    if part.state == "chosen":
        canvas.plate(box, Ink.ACT_TINT, Ink.ACT)
    elif part.state == "legal":
        canvas.plate(box, Tone.KEY, Ink.ACT, dashed=True, width=0.35)
    elif part.state == "empty":
        canvas.plate(box, None, Ink.DIM, dashed=True, width=0.3)
    else:
        canvas.plate(box, Tone.KEY if does is not None else Ink.TILE)
    paint_drawing(canvas, box.inset(1.0), part.drawing)
    if part.state == "chosen":
        canvas.disc((box.right - 1.6, box.y + 1.6), 2.2, Ink.ACT)
        canvas.glyph((box.right - 1.6, box.y + 1.6), "tick", 3.0, Ink.INK)
