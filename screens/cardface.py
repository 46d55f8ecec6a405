"""Cards as they lie: paper with mark, number and name; a hatched back; a slot that waits."""

from __future__ import annotations

from companion.engine import Align, Card, CardFace, Face, Frame, Ink, Msg, Style
from screens.box import Box
from screens.canvas import Canvas
from screens.theme import CARD_RADIUS, CHIP_H, CHIP_W, Tone

_FRAMES = {Frame.CHOSEN: Ink.ACT, Frame.REFUSED: Ink.REFUSE, Frame.SAVED: Ink.GOOD}


def chip(canvas: Canvas, box: Box, face: CardFace, *, named: bool = True) -> None:
    """A card inside its box, as large as fits in the proportion 19.5 to 24.3. `named` False leaves the name out."""
    share = min(box.w / CHIP_W, box.h / CHIP_H)
    box = box.centred(CHIP_W * share, CHIP_H * share)
    if face.frame in _FRAMES:
        canvas.plate(box.inset(-0.65), _FRAMES[face.frame], radius=CARD_RADIUS + 0.6)
    if face.face is Face.SECRET:
        _back(canvas, box)
    elif face.face is Face.AWAITED:
        canvas.plate(box, Ink.ACT_TINT, Ink.ACT, radius=CARD_RADIUS, dashed=True)
        canvas.glyph(box.centre, "touch", min(8.6, box.h * 0.5), Ink.ACT)
    elif face.face is Face.EMPTY or face.card is None or face.card not in canvas.cards:
        canvas.plate(box, None, Ink.DIM, radius=CARD_RADIUS, width=0.3, dashed=True)
    else:
        _front(canvas, box, canvas.cards[face.card], named=named and box.w >= CHIP_W * 0.85)


def card_name(canvas: Canvas, card: str) -> Msg:
    """The name of a card of the game in play."""
    return Msg(f"{canvas.game}-card-{card}")


def _front(canvas: Canvas, box: Box, card: Card, *, named: bool) -> None:
    canvas.plate(box.moved(0, 0.5), Tone.KEY_LIP, radius=CARD_RADIUS)
    canvas.plate(box, Ink.PAPER, radius=CARD_RADIUS)
    picture = box.inset(box.w * 0.055)
    picture = picture.top(box.h * 0.62) if named else picture
    canvas.plate(picture, Tone.SHADE, radius=CARD_RADIUS * 0.6)
    corner = min(7.6, box.h * 0.34)
    if card.number is None:
        canvas.sign(picture.centre, card.mark, min(picture.h * 0.7, 11.0), paper=True)
    else:
        canvas.sign((box.x + box.w * 0.27, box.y + corner * 0.68), card.mark, corner, paper=True)
        number = picture.foot(min(picture.h * 0.74, 9.6)).before(box.w * 0.05)
        number = number.after(box.w * 0.12) if named else number.moved(0, -0.4)
        style = Style.TOTAL if box.w > 12 else Style.NAME  # noqa: PLR2004 - a two-digit total needs 12 mm
        canvas.text(number, str(card.number), style, Ink.INK, align=Align.RIGHT, bold=True)
    if named:
        words = box.inset(0.7, 0.4).foot(box.h * 0.33)
        canvas.text(words, card_name(canvas, card.id), Style.CAPTION, Ink.INK, align=Align.CENTRE, lines=2)


def _back(canvas: Canvas, box: Box) -> None:
    """Every back is the same, whatever the card."""
    canvas.plate(box, Tone.SECRET_BACK, radius=CARD_RADIUS)
    inner = box.inset(box.w * 0.05)
    canvas.plate(inner, Ink.SECRET_TINT, Ink.SECRET, width=0.25, radius=CARD_RADIUS * 0.7)
    canvas.hatch(inner.inset(0.5), Tone.SECRET_BACK)
    canvas.disc(box.centre, box.w * 0.3, Ink.SECRET_TINT)
    canvas.glyph(box.centre, "secret", min(6.4, box.h * 0.3), Ink.SECRET)
