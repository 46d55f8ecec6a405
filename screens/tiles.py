"""Seat tiles and part rows."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import Align, CardFace, Face, Ink, Style
from companion.engine.view import Change, Counter, PartFace, PartRow, RowState, SeatTile, SeatTiles, Signs
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import chip
from screens.figures import figure
from screens.offers import Offers
from screens.picture import paint_drawing
from screens.screen import Hit
from screens.theme import GAP, LEAST_GAP, LEAST_HIT, LIP, SMALL, Colour, Tone

_IN_ONE_ROW = 5
_PARTS_UPRIGHT = 5
_LOW, _LEAST_CARD = 20.0, 10.0
_LINE_H = 4.7
_SIGN, _STAGE, _SMALL_STAGE = 5.4, 4.3, 3.4


def paint_tiles(canvas: Canvas, box: Box, tiles: SeatTiles, offers: Offers) -> None:
    """A tile a seat in table order; six or seven seats stand in two rows of four."""
    shown = list(tiles.tiles)
    across = 2 if canvas.portrait else len(shown) if len(shown) <= _IN_ONE_ROW else 4
    rows = -(-len(shown) // across)
    for seat, cell in zip(shown, box.grid(across, rows, gap=GAP, row_gap=SMALL), strict=False):
        _tile(canvas, cell, seat, offers)


def _tile(canvas: Canvas, box: Box, seat: SeatTile, offers: Offers) -> None:
    does = offers.seats.get(seat.seat)
    acting = seat.state is RowState.ACTING or offers.focus == seat.seat
    strong = _ground(canvas, box, seat, acting=acting, raised=does is not None)
    if does is not None:
        canvas.hit(Hit(box, box, does, name=canvas.name(seat.seat)))
    inner = box.inset(SMALL, 1.2)
    head, body = inner.top(7.0), inner.below(7.8)
    face = _answered(seat, offers)
    # In two rows the card stands beside its counters, and the stages behind the name.
    low = body.h < _LOW
    room = head.after(7.0)
    if low and seat.stages:
        stages = room.end(_SMALL_STAGE * len(seat.stages))
        _stages(canvas, stages, seat.stages, Ink.TEXT, _SMALL_STAGE)
        room = room.before(stages.w + 0.8)
    done = seat.seat in offers.done and face.face is not Face.SECRET
    room = room.before(5.0 if done else 0.0)
    canvas.emblem((head.x + 2.8, head.cy), seat.seat, 5.2, strong)
    wide = canvas.text(room, canvas.name(seat.seat), Style.NAME, strong, shorten=True)
    if done:
        canvas.glyph((room.right + 2.8, head.cy), "tick", 4.2, Ink.GOOD)
    if seat.state is RowState.OUT:
        canvas.plate(Box(room.x - 0.4, head.cy, wide + 0.8, 0.35), Ink.DIM, radius=0)
    if low:
        card, rest = body.columns(1, 2.4, gap=SMALL)
        chip(canvas, card, face, named=False)
        _counters(canvas, rest, seat, _lines(canvas, replace(seat, stages=()), rest))
    else:
        lines = _lines(canvas, seat, body.above(_LEAST_CARD))
        lower = body.foot(_LINE_H * len(lines))
        chip(canvas, body.above(lower.h + 0.8), face)
        _counters(canvas, lower, seat, lines)


def _answered(tile: SeatTile, offers: Offers) -> CardFace:
    """A card awaited from several: face down once it is in, a dashed slot in focus, else an empty place."""
    if tile.face.face is not Face.AWAITED or not offers.seats:
        return tile.face
    if tile.seat in offers.done:
        return replace(tile.face, face=Face.SECRET)
    return tile.face if offers.focus == tile.seat else replace(tile.face, face=Face.EMPTY)


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


def _lines(canvas: Canvas, seat: SeatTile, room: Box) -> list[str | list[Signs]]:
    """The lines beside or under a tile's card that there is room for: counters, signs, stages, a word.

    A word says what happens, signs only what there is: they give way first, then the stages.
    """
    lines: list[str | list[Signs]] = ["counters"] if seat.counters else []
    lines += _sign_rows(canvas, seat.signs, room.w)
    lines += ["stages"] if seat.stages else []
    lines += ["word"] if seat.word is not None else []
    while len(lines) > max(1, int(room.h / _LINE_H)):
        signs = [line for line in lines if isinstance(line, list)]
        lines.remove(signs[-1] if signs else "stages" if "stages" in lines else lines[-1])
    return lines


def _counters(canvas: Canvas, box: Box, seat: SeatTile, lines: list[str | list[Signs]]) -> None:
    """Counters side by side, and the other lines."""
    winner = seat.state is RowState.WINNER
    ink: Colour = Ink.INK if winner else Ink.TEXT
    for line, row in zip(lines, box.rows(*[1.0] * max(1, len(lines))), strict=False):
        if isinstance(line, list):
            _signs(canvas, row, line)
        elif line == "counters":
            for cell, counter in zip(row.columns(*[1.0] * len(seat.counters)), seat.counters, strict=True):
                _counter(canvas, cell, counter, ink)
        elif line == "stages":
            _stages(canvas, row, seat.stages, ink)
        elif seat.word is not None:
            sealed = seat.state is RowState.SEALED
            tone: Colour = Tone.SECRET_TEXT if sealed else Ink.INK if winner else Ink.SOFT
            canvas.text(row, seat.word, Style.CAPTION, tone, align=Align.CENTRE, lines=2)


def _stages(canvas: Canvas, box: Box, stages: tuple[bool, ...], ink: Colour, step: float = _STAGE) -> None:
    for number, full in enumerate(stages):
        x = box.cx + (number - (len(stages) - 1) / 2) * step
        canvas.sign((x, box.cy), "stage" if full else "stage_hollow", step - 0.3, ink=ink if full else Ink.DIM)


def _sign_rows(canvas: Canvas, signs: tuple[Signs, ...], wide: float) -> list[list[Signs]]:
    """Signs in rows no wider than the tile."""
    rows: list[list[Signs]] = []
    for group in signs:
        if not rows or sum(_signs_width(canvas, one) for one in (*rows[-1], group)) > wide:
            rows.append([])
        rows[-1].append(group)
    return rows


def _signs_width(canvas: Canvas, signs: Signs) -> float:
    number = canvas.width(str(signs.n), Style.CAPTION) + 0.4 if signs.n > 1 else 0.0
    return len(signs.marks) * _SIGN + number + 0.8


def _signs(canvas: Canvas, box: Box, row: list[Signs]) -> None:
    x = box.cx - sum(_signs_width(canvas, signs) for signs in row) / 2
    for signs in row:
        for place, mark in enumerate(signs.marks):
            canvas.sign((x + (place + 0.5) * _SIGN, box.cy), mark, _SIGN - 0.3)
        if signs.n > 1:
            left = x + len(signs.marks) * _SIGN
            canvas.text(Box(left, box.y, x + _signs_width(canvas, signs) - left, box.h), str(signs.n), Style.CAPTION)
        x += _signs_width(canvas, signs)


def _counter(canvas: Canvas, box: Box, counter: Counter, ink: Colour) -> None:
    value = counter.value
    changed = isinstance(value, Change)
    words = figure(value.new if isinstance(value, Change) else value)
    wide = canvas.width(words, Style.NAME)
    left = box.cx - (wide + 6.0) / 2
    canvas.sign((left + 2.4, box.cy), counter.mark, 5.0)
    room = Box(left + 5.6, box.y, box.right - left - 5.6, box.h)
    canvas.text(room, words, Style.NAME, Ink.ACT if changed else ink)


def parts_height(row: PartRow) -> float:
    """How high a row of parts is at least on a screen standing upright, so that each can be touched."""
    lines = -(-len(row.parts) // _PARTS_UPRIGHT)
    return LIP + lines * LEAST_HIT["play"] + (lines - 1) * LEAST_GAP


def paint_parts(canvas: Canvas, box: Box, row: PartRow, offers: Offers) -> None:
    """Parts on offer, each drawn at its own place on a ghost of the whole."""
    if not row.parts:
        return
    box = box.above(LIP)
    across = min(len(row.parts), _PARTS_UPRIGHT) if canvas.portrait else len(row.parts)
    lines = -(-len(row.parts) // across)
    for part, cell in zip(row.parts, box.grid(across, lines, gap=LEAST_GAP), strict=False):
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
