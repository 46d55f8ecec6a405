"""The stage: the areas of a view, each painted without knowing the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import compress

from companion.engine import Align, CardFace, Drawing, Face, Ink, Style
from companion.engine.view import Area, CardRow, Column, Ledger, PartRow, Row, SeatTiles, Share, Track
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import chip
from screens.ledger import paint_ledger
from screens.offers import NOTHING, Offers
from screens.picture import paint_drawing
from screens.theme import CHIP_H, CHIP_W, SMALL
from screens.tiles import paint_parts, paint_tiles, parts_height
from screens.track import paint_track
from screens.widgets import well

# What an area needs at least where several stand one above the other.
_LEAST_UPRIGHT, _TRACK_UPRIGHT = 15.0, 13.0
# Lying, a drawing may lose this much before something gives way to it.
_AS_DRAWN = 0.95


def paint_stage(canvas: Canvas, box: Box, stage: Row | Column, offers: Offers = NOTHING) -> None:
    """Every area in its share of the box; upright, one above the other."""
    if not stage.shares:
        return
    if canvas.portrait:
        _paint_stacked(canvas, box, tuple(_shares(stage)), offers)
        return
    side_by_side = isinstance(stage, Row)
    if isinstance(stage, Column) and _cramped(box, stage):
        stage = replace(stage, shares=_needed(stage.shares))
    shares = [share.share for share in stage.shares]
    boxes = box.columns(*shares, gap=SMALL + 0.6) if side_by_side else box.rows(*shares, gap=SMALL)
    for share, part in zip(stage.shares, boxes, strict=True):
        if isinstance(share, Share):
            paint_area(canvas, part, share.area, offers)
        else:
            paint_stage(canvas, part, share, offers)


def _cramped(box: Box, stage: Column) -> bool:
    """Whether a game's own picture would be smaller than it was drawn."""
    parts = box.rows(*[share.share for share in stage.shares], gap=SMALL)
    return any(
        isinstance(share.area, Drawing) and part.h < _AS_DRAWN * share.area.h
        for share, part in zip(stage.shares, parts, strict=True)
    )


def _needed(shares: tuple[Share, ...]) -> tuple[Share, ...]:
    return tuple(share for share in shares if not share.spare)


def _paint_stacked(canvas: Canvas, box: Box, shares: tuple[Share, ...], offers: Offers) -> None:
    """A game's own pictures as wide as the box, and tracks in a row; the rest shares the height they leave."""
    least = sum(_least(share.area, box.w) for share in shares) + SMALL * (len(shares) - 1)
    areas = [share.area for share in (shares if least <= box.h else _needed(shares))]
    fixed = [isinstance(area, Drawing | Track) for area in areas]
    heights = [_least(area, box.w) for area in areas]
    left = box.h - SMALL * (len(areas) - 1) - sum(compress(heights, fixed))
    each = left / max(1, fixed.count(False))
    heights = [height if own else max(height, each) for height, own in zip(heights, fixed, strict=True)]
    # They are shares: where they come to more than the box, everything shrinks alike.
    for area, part in zip(areas, box.rows(*heights, gap=SMALL), strict=True):
        paint_area(canvas, part, area, offers)


def _shares(stage: Row | Column) -> Iterator[Share]:
    for share in stage.shares:
        if isinstance(share, Share):
            yield share
        else:
            yield from _shares(share)


def _least(area: Area, wide: float) -> float:
    """How high an area is at least on a screen standing upright; a drawing is as wide as that."""
    if isinstance(area, Drawing):
        sheet = _sheet(area, upright=True)
        return sheet.h * wide / sheet.w
    if isinstance(area, Track):
        return _TRACK_UPRIGHT
    return max(_LEAST_UPRIGHT, parts_height(area) if isinstance(area, PartRow) else 0.0)


def _sheet(drawing: Drawing, *, upright: bool) -> Drawing:
    """The drawing as it was laid out for this screen."""
    return drawing.upright if upright and drawing.upright is not None else drawing


def largest(stage: Row | Column) -> Row | Column:
    """The area that matters most, alone, for where there is no room for all."""
    return Row((max(stage.shares, key=lambda share: share.share),)) if stage.shares else stage


def paint_area(canvas: Canvas, box: Box, area: Area, offers: Offers = NOTHING) -> None:
    """One area."""
    match area:
        case CardRow():
            _cards(canvas, box, area)
        case Ledger():
            paint_ledger(canvas, box, area, offers)
        case Track():
            paint_track(canvas, box, area)
        case SeatTiles():
            paint_tiles(canvas, box, area, offers)
        case PartRow():
            paint_parts(canvas, box, area, offers)
        case Drawing():
            paint_drawing(canvas, box, _sheet(area, upright=canvas.portrait), offers)


def _cards(canvas: Canvas, box: Box, row: CardRow) -> None:
    """Cards in the order they were laid, each with its heading above and its caption or crown below."""
    well(canvas, box)
    inner = box.inset(1.6, 1.3)
    if row.title is not None:
        canvas.text(inner.top(5.6), row.title, Style.CAPTION, Ink.SOFT)
        inner = inner.below(6.0)
    if not row.cards:
        return
    headed = any(face.heading is not None for face in row.cards)
    noted = any(face.caption is not None or face.crown for face in row.cards)
    head, foot = (5.8 if headed else 0.0), (5.2 if noted else 0.0)
    height = min(CHIP_H * 1.2, inner.h - head - foot)
    width = min(height * CHIP_W / CHIP_H, (inner.w - SMALL * (len(row.cards) - 1)) / len(row.cards))
    height = min(height, width * CHIP_H / CHIP_W)
    alone = len(row.cards) == 1
    column = inner.w if alone else min((inner.w + SMALL) / len(row.cards), max(width + 6.0, inner.w / 4))
    left = inner.x + (inner.w - column * len(row.cards)) / 2
    top = inner.y + (inner.h - head - height - foot) / 2
    for number, face in enumerate(row.cards):
        here = Box(left + column * number, top, column, head + height + foot)
        _one_card(canvas, here, face, (head, width, height))


def _one_card(canvas: Canvas, box: Box, face: CardFace, sizes: tuple[float, float, float]) -> None:
    head, width, height = sizes
    card = Box(box.cx - width / 2, box.y + head, width, height)
    if face.heading is not None:
        ink = Ink.ACT if face.face is Face.AWAITED else Ink.TEXT
        words = box.top(head).above(0.5).inset(0.3, 0)
        canvas.text(words, face.heading, Style.BODY, ink, align=Align.CENTRE, bold=True, shorten=True)
    chip(canvas, card, face)
    below = Box(box.x, card.bottom + 1.0, box.w, max(0.0, box.bottom - card.bottom - 0.8))
    if face.crown:
        canvas.glyph((below.cx, below.y + 2.1), "crown", 4.0)
    elif face.caption is not None and canvas.fits(below.inset(0.3, 0), face.caption, Style.CAPTION):
        canvas.text(below.inset(0.3, 0), face.caption, Style.CAPTION, Ink.SOFT, align=Align.CENTRE)
