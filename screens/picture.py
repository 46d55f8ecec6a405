"""A game's own picture: a display list in millimetres, scaled to its box, with touch spots for options."""

from __future__ import annotations

from companion.engine import (
    Align,
    Disc,
    Drawing,
    Ink,
    Label,
    Line,
    Msg,
    Picture,
    Poly,
    Ring,
    Sign,
    Spot,
    Style,
)
from companion.engine.drawing import Point, Shape
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import chip
from screens.offers import NOTHING, Offers
from screens.screen import Hit, Own
from screens.theme import LEAST_HIT, MEANING, PX_ON_480, SIZES

# Somebody's name, which may be shortened where there is no room.
_NAME = "app-who"


def paint_drawing(canvas: Canvas, box: Box, drawing: Drawing, offers: Offers = NOTHING, *, paper: bool = False) -> None:
    """The whole drawing, as large as it fits, in the middle of the box. `paper`: it is drawn on a card."""
    share = min(box.w / drawing.w, box.h / drawing.h)
    place = _Place(box.centred(drawing.w * share, drawing.h * share), share, paper=paper)
    for shape in drawing.shapes:
        _shape(canvas, place, shape, offers)


class _Place:
    """Where a drawing lies: from its own millimetres to those of the sheet."""

    def __init__(self, box: Box, share: float, *, paper: bool) -> None:
        self.box = box
        self.share = share
        self.paper = paper

    def at(self, point: Point) -> Point:
        return self.box.x + point[0] * self.share, self.box.y + point[1] * self.share

    def all(self, points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(self.at(point) for point in points)

    def middle(self, at: Point, w: float, h: float) -> Box:
        x, y = self.at(at)
        w, h = w * self.share, h * self.share
        return Box(x - w / 2, y - h / 2, w, h)


def _shape(canvas: Canvas, place: _Place, shape: Shape, offers: Offers) -> None:
    scale = place.share
    match shape:
        case Poly():
            points = place.all(shape.points)
            canvas.poly(points, shape.fill, shape.line, width=shape.width * scale, dashed=shape.dashed)
        case Disc():
            at, r = place.at(shape.at), shape.r * scale
            canvas.disc(at, r, shape.fill, shape.line, width=shape.width * scale, dashed=shape.dashed)
        case Ring():
            _ring(canvas, place, shape)
        case Line():
            points = place.all(shape.points)
            canvas.poly(points, None, shape.ink, width=shape.width * scale, dashed=shape.dashed, closed=False)
        case Label():
            _label(canvas, place, shape)
        case Sign():
            canvas.sign(place.at(shape.at), shape.id, shape.mm * scale, paper=place.paper)
        case Picture():
            chip(canvas, place.middle(shape.at, shape.w, shape.h), shape.face)
        case Spot():
            _spot(canvas, place, shape, offers)


def _ring(canvas: Canvas, place: _Place, ring: Ring) -> None:
    canvas.ring(
        place.at(ring.at),
        ring.r0 * place.share,
        ring.r1 * place.share,
        start=ring.start,
        end=ring.end,
        fill=ring.fill,
        line=ring.line,
        width=ring.width * place.share,
    )


def _label(canvas: Canvas, place: _Place, label: Label) -> None:
    """Words at a point. Without a width of its own a label may run to the edge of the drawing."""
    x, y = place.at(label.at)
    height = SIZES[label.style][0] / PX_ON_480 * 0.98
    left, right = x - place.box.x, place.box.right - x
    if label.align is Align.LEFT:
        room = right if label.width is None else label.width * place.share
        box = Box(x, y - height / 2, room, height)
    elif label.align is Align.RIGHT:
        room = left if label.width is None else label.width * place.share
        box = Box(x - room, y - height / 2, room, height)
    else:
        room = 2 * min(left, right) if label.width is None else label.width * place.share
        box = Box(x - room / 2, y - height / 2, room, height)
    named = isinstance(label.text, Msg) and label.text.key == _NAME
    bold = label.style is not Style.CAPTION
    canvas.text(box, label.text, label.style, label.ink, align=label.align, bold=bold, shorten=named)


def _spot(canvas: Canvas, place: _Place, spot: Spot, offers: Offers) -> None:
    """A touch spot is alive while the question offers its option; a finger on it is answered at once.

    One that only opens a look is dead where the drawing has become too small for a finger: a key opens it too.
    """
    does = offers.options.get(spot.option)
    if does is None:
        return
    box = place.middle(spot.at, spot.w, spot.h)
    if isinstance(does, Own) and min(box.w, box.h) < LEAST_HIT["play"]:
        return
    canvas.hit(Hit(box, box, does, name=spot.option))
    if canvas.pressed(box) is not None:
        canvas.plate(box, None, Ink.ACT, width=MEANING)
