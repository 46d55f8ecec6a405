"""Cards as they lie: paper with mark, number and name; a hatched back; a slot that waits."""

from __future__ import annotations

from companion.engine import Align, Card, CardFace, Face, Frame, Ink, Msg, Style
from screens.box import Box
from screens.canvas import Canvas
from screens.theme import CARD_RADIUS, CHIP_H, CHIP_W, Tone

_FRAMES = {Frame.CHOSEN: Ink.ACT, Frame.REFUSED: Ink.REFUSE, Frame.SAVED: Ink.GOOD}
_LONGEST_NAME = 20


def chip(canvas: Canvas, box: Box, face: CardFace, *, named: bool = True) -> None:
    """A card inside its box, as large as fits in the proportion 19.5 to 24.3. `named` False leaves the name out."""
    share = min(box.w / CHIP_W, box.h / CHIP_H)
    box = box.centred(CHIP_W * share, CHIP_H * share)
    if face.face is Face.SHOWN or face.face is Face.SECRET:
        canvas.plate(box.moved(0, 0.6).inset(-0.65 if face.frame in _FRAMES else 0), Tone.KEY_LIP, radius=CARD_RADIUS)
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


def tag_name(means: str) -> Msg:
    """What a tag is bound to, as tags are written down, in words: a card's name, a player's, a seat."""
    kind, _, rest = means.partition(":")
    if kind == "player":
        # Within a sentence a long name would leave no room for the rest.
        return Msg("app-as-is", what=rest if len(rest) <= _LONGEST_NAME else f"{rest[: _LONGEST_NAME - 1]}…")
    return Msg("app-seat", n=int(rest) + 1) if kind == "seat" else Msg(f"{kind}-card-{rest}")


def card_name(canvas: Canvas, card: str) -> Msg:
    """The name of a card of the game in play."""
    return Msg(f"{canvas.game}-card-{card}")


def _front(canvas: Canvas, box: Box, card: Card, *, named: bool) -> None:
    words = box.inset(0.35, 0.2).foot(box.h * 0.355)
    # A name that does not fit in two lines is left out: letter and number are the identity.
    named = named and canvas.fits(words, card_name(canvas, card.id), Style.CAPTION, lines=2)
    canvas.plate(box, Ink.PAPER, radius=CARD_RADIUS)
    picture = box.inset(box.w * 0.055)
    picture = picture.top(box.h * 0.6) if named else picture
    canvas.plate(picture, Tone.SHADE, radius=CARD_RADIUS * 0.6)
    corner = min(7.6, box.h * 0.34)
    if box.w < 14 and card.number is not None:  # noqa: PLR2004 - mark and number stand side by side from 14 mm on
        upper, lower = box.inset(0.4).rows(1.1, 1)
        canvas.sign(upper.centre, card.mark, min(upper.h, 6.0), paper=True)
        canvas.text(lower, str(card.number), Style.NAME, Ink.INK, align=Align.CENTRE, bold=True)
    elif card.number is None:
        canvas.sign(picture.centre, card.mark, min(picture.h * 0.7, 11.0), paper=True)
    else:
        canvas.sign((box.x + box.w * 0.27, box.y + corner * 0.68), card.mark, corner, paper=True)
        number = picture.foot(min(picture.h * 0.8, 12.4)).before(box.w * 0.06)
        # Two digits have no room beside the mark's lower half.
        aside = 0.12 if card.number < 10 else 0.36  # noqa: PLR2004
        number = number.after(box.w * aside) if named else number.after(box.w * aside / 2).moved(0, -0.4)
        style = Style.HERO if box.w > CHIP_W * 1.2 else Style.TOTAL
        canvas.text(number, str(card.number), style, Ink.INK, align=Align.RIGHT, bold=True)
    if named:
        canvas.text(words, card_name(canvas, card.id), Style.CAPTION, Ink.INK, align=Align.CENTRE, lines=2)


def _back(canvas: Canvas, box: Box) -> None:
    """Every back is the same, whatever the card."""
    canvas.plate(box, Tone.SECRET_BACK, radius=CARD_RADIUS)
    inner = box.inset(box.w * 0.05)
    canvas.plate(inner, Ink.SECRET_TINT, Ink.SECRET, width=0.25, radius=CARD_RADIUS * 0.7)
    canvas.hatch(inner.inset(0.5), Tone.SECRET_BACK)
    canvas.disc(box.centre, box.w * 0.3, Ink.SECRET_TINT)
    canvas.glyph(box.centre, "secret", min(6.4, box.h * 0.3), Ink.SECRET)


def slip(canvas: Canvas, box: Box, face: CardFace) -> None:
    """A card in a line of the record: mark and number beside each other, or a back."""
    if face.face is Face.SECRET:
        canvas.plate(box, Tone.SECRET_BACK, radius=1.2)
        canvas.plate(box.inset(0.5), Ink.SECRET_TINT, Ink.SECRET, width=0.2, radius=0.9)
        canvas.glyph(box.centre, "secret", min(4.6, box.h * 0.6), Ink.SECRET)
    elif face.face is not Face.SHOWN or face.card is None or face.card not in canvas.cards:
        awaited = face.face is Face.AWAITED
        canvas.plate(box, Ink.ACT_TINT if awaited else None, Ink.ACT if awaited else Ink.DIM, radius=1.2, dashed=True)
    else:
        card = canvas.cards[face.card]
        canvas.plate(box, Ink.PAPER, radius=1.2)
        at = box.centre if card.number is None else (box.x + box.w * 0.31, box.cy)
        canvas.sign(at, card.mark, min(5.6, box.h * 0.78), paper=True)
        if card.number is not None:
            canvas.text(box.after(box.w * 0.56), str(card.number), Style.BODY, Ink.INK, align=Align.CENTRE, bold=True)
