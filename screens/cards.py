"""Cards to be touched: upright with the name below, or lying with the name beside where it is long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.engine import CardFace, CardId, Ink, Style
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import card_name, chip
from screens.screen import Does, Hit
from screens.theme import CARD_RADIUS, CHIP_H, CHIP_W, GAP, LIP, SIZES, SMALL, SMALLEST, Tone

# A chip this wide has its name below.
_NAMED_FROM = CHIP_W * 0.85
_UPRIGHT_H, _LYING_W, _LYING_H = 20.0, 43.0, 11.0
# Two lines of words are never filled to the last millimetre.
_FILLED = 1.8
_WIDE_FROM = "\u2e80"


@dataclass(frozen=True, slots=True)
class Shelf:
    """Places for cards, row by row, and how the cards stand in them."""

    cells: tuple[Box, ...]
    upright: bool

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return len(self.cells)


def shelf_for(canvas: Canvas, room: Box, cards: Sequence[CardId]) -> Shelf:
    """The places for these cards in a room: upright if every name fits below its card."""
    across, down = int((room.w + GAP) / (CHIP_W - 0.5 + GAP)), int((room.h + GAP) / (_UPRIGHT_H + GAP))
    upright = room.grid(across, max(1, down), gap=GAP)
    chip_w = min(upright[0].w, upright[0].h * CHIP_W / CHIP_H)
    if chip_w >= _NAMED_FROM and all(_fits_under(canvas, card, chip_w - 1.4) for card in cards):
        return Shelf(tuple(upright), upright=True)
    across, down = int((room.w + GAP) / (_LYING_W + GAP)), int((room.h + GAP) / (_LYING_H + GAP))
    return Shelf(tuple(room.grid(max(1, across), max(1, down), gap=GAP)), upright=False)


def upright_card(canvas: Canvas, cell: Box, card: CardId, does: Does) -> None:
    """A card as it looks in the hand."""
    box = _touched(canvas, cell, card, does)
    chip(canvas, box, CardFace(card))


def lying_card(canvas: Canvas, cell: Box, card: CardId, does: Does) -> None:
    """Mark, number and name beside each other on paper."""
    box = _touched(canvas, cell, card, does)
    kind = canvas.cards[card]
    if box.y == cell.y:
        canvas.plate(box.moved(0, LIP), Tone.KEY_LIP, radius=CARD_RADIUS)
    canvas.plate(box, Ink.PAPER, radius=CARD_RADIUS)
    canvas.plate(box.inset(0.8).left(11), Tone.SHADE, radius=CARD_RADIUS * 0.6)
    canvas.sign((box.x + 6.3, box.cy), kind.mark, 7.0, paper=True)
    rest = box.after(13.2).before(SMALL)
    if kind.number is not None:
        wide = canvas.text(rest.inset(0, 0.4), str(kind.number), Style.NAME, Ink.INK)
        rest = rest.after(max(5.5, wide) + SMALL)
    canvas.text(rest.inset(0, 0.5), card_name(canvas, card), Style.BODY, Ink.INK, lines=2)


def _touched(canvas: Canvas, cell: Box, card: CardId, does: Does) -> Box:
    zone = cell.inset(-GAP / 2)
    canvas.hit(Hit(zone, cell, does, "play", name=canvas.say(card_name(canvas, card))))
    return cell if canvas.pressed(zone) is None else cell.moved(0, LIP * 0.8)


def _fits_under(canvas: Canvas, card: CardId, width: float) -> bool:
    """Whether the name stands in two lines of this width at the smallest size."""
    name = canvas.say(card_name(canvas, card))
    smallest = SMALLEST / SIZES[Style.CAPTION][0]
    words = [name[:1]] if name[:1] >= _WIDE_FROM else name.split()
    widest = max(canvas.width(word, Style.CAPTION) for word in words) * smallest
    return widest <= width and canvas.width(name, Style.CAPTION) * smallest <= _FILLED * width
