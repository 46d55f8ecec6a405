"""Keys: raised blocks that say what they do. The four of the last row stand over the four physical buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from companion.engine import Align, Ink, Seat, Style
from companion.inputs import ButtonName
from screens.box import Box
from screens.canvas import Canvas, Words
from screens.screen import Does, Hit, HitClass
from screens.theme import DANGER_HOLD, GAP, KEY_H, LIP, MARGIN, MEANING, RADIUS, SMALL, Colour, Tone

KeyStyle = Literal["plain", "chosen", "primary", "secret", "danger"]

_GLYPH = 5.6
_PAD = 2.4
_NUMBER = 3.6
# The emblem that stands for a name where the second line is short.
_BRIEF = 5.2


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a key: face, outline, label, second line and lip."""

    face: Colour
    line: Colour | None
    label: Colour
    detail: Colour
    lip: Colour = Tone.KEY_LIP


LOOKS: dict[KeyStyle, Look] = {
    "plain": Look(Tone.KEY, None, Ink.TEXT, Ink.SOFT),
    "chosen": Look(Ink.ACT_TINT, Ink.ACT, Ink.ACT, Ink.TEXT),
    "primary": Look(Ink.ACT, None, Ink.INK, Ink.INK, Tone.ACT_LIP),
    "secret": Look(Ink.SECRET_TINT, Ink.SECRET, Tone.SECRET_TEXT, Ink.SOFT),
    "danger": Look(Ink.REFUSE_TINT, Ink.REFUSE, Ink.TEXT, Ink.SOFT),
}
_OFF = Look(Tone.GROUND, Ink.DIM, Ink.DIM, Ink.SOFT)


@dataclass(frozen=True, slots=True)
class KeyFace:
    """What a key says and does. `off` says why it is dead; `hold` seconds it must be held ("danger" holds by itself).

    `seat` draws an emblem where a glyph would stand. `name`: the label is somebody's name, which may be shortened.
    `brief` is the second line with an emblem in place of a name, for where `detail` is too long. `kind`: the class
    of its touch zone, which says how large that is at least (`LEAST_HIT`).
    """

    label: Words
    does: Does
    detail: Words | None = None
    glyph: str | None = None
    style: KeyStyle = "plain"
    hold: float = 0.0
    off: Words | None = None
    kind: HitClass = "play"
    seat: Seat | None = None
    brief: tuple[Seat, Words] | None = None
    name: bool = False


def key(
    canvas: Canvas,
    box: Box,
    face: KeyFace,
    *,
    zone: Box | None = None,
    button: ButtonName | None = None,
    centred: bool = False,
    size: Style = Style.BODY,
) -> None:
    """A key in its box. `zone`: where it reacts, if wider than what is drawn. A dead key registers no hit."""
    body, look = raised(canvas, box, face, zone=zone, button=button)
    if canvas.turned and button is not None:
        # Turned to a seat, a key no longer stands over its button: it says which one it belongs to.
        number = str(button.value + 1)
        canvas.text(body.after(1.4).left(_NUMBER), number, Style.CAPTION, look.detail, bold=True)
        body = body.after(_NUMBER)
    _label(canvas, body, face, look, size, centred=centred)


def raised(
    canvas: Canvas, box: Box, face: KeyFace, *, zone: Box | None = None, button: ButtonName | None = None
) -> tuple[Box, Look]:
    """A key without its words, for callers with more to say than a label: where its face is, and its colours."""
    hold = DANGER_HOLD if face.style == "danger" else face.hold
    zone = zone or box
    live = face.off is None
    held = canvas.pressed(zone) if live else None
    if live:
        canvas.hit(
            Hit(zone, box, face.does, face.kind, hold, button, face.style == "danger", canvas.say(face.label)),
        )
    look = LOOKS[face.style] if live else _OFF
    body = _block(canvas, box, look, pressed=held is not None, live=live)
    if held and hold:
        _holding(canvas, body, held, face.style)
    return body, look


def _block(canvas: Canvas, box: Box, look: Look, *, pressed: bool, live: bool) -> Box:
    """The raised block; returns where its face is. The lip lies under the drawn box, pressed or not."""
    if not live:
        canvas.plate(box, look.face, look.line, width=0.25, dashed=True)
        return box
    if pressed:
        body = box.moved(0, LIP * 0.8)
        canvas.plate(body, look.face, look.line or Tone.KEY_EDGE, width=MEANING if look.line else 0.2)
        return body
    canvas.plate(box.moved(0, LIP), look.lip)
    if look.line:
        canvas.plate(box, look.face, look.line)
    else:
        canvas.plate(box, Tone.ACT_EDGE if look.face is Ink.ACT else Tone.KEY_EDGE)
        canvas.plate(box.below(0.25), look.face)
    return box


def _holding(canvas: Canvas, body: Box, held: float, style: KeyStyle) -> None:
    """The bar that fills along the foot while a key is held."""
    ink = Ink.REFUSE if style == "danger" else Ink.ACT
    foot = body.inset(RADIUS, 0.9).foot(0.9)
    canvas.plate(foot, Ink.WELL, radius=0.45)
    canvas.plate(foot.left(max(0.9, foot.w * min(1.0, held))), ink, radius=0.45)


def _label(canvas: Canvas, body: Box, face: KeyFace, look: Look, size: Style, *, centred: bool) -> None:
    detail = (face.detail if face.off is None else face.off) or None
    sign = face.glyph is not None or face.seat is not None
    inner = body.inset(1.2 if centred or not (sign or detail) else _PAD, 0.6)
    if sign and size is Style.PROMPT:
        # A large key has its sign and its word together in the middle.
        wide = canvas.width(face.label, size) + 12.0
        inner = inner.centred(min(inner.w, wide), inner.h)
        _sign(canvas, inner.left(9.0), face, look.label, 8.0)
        inner = inner.after(12.0)
    elif sign and not centred:
        _sign(canvas, inner.left(_GLYPH), face, look.label)
        inner = inner.after(_GLYPH + SMALL)
    align = Align.CENTRE if centred or not (sign or detail) else Align.LEFT
    if detail is None:
        # A little smaller in one line reads better on a key than larger in two, which need 11 mm.
        wide = canvas.width(face.label, size, bold=True, small=True) > inner.w
        lines = 2 if wide and inner.h >= 11 else 1  # noqa: PLR2004
        lines = 1 if face.name else lines
        canvas.text(inner, face.label, size, look.label, align=align, bold=True, lines=lines, shorten=face.name)
        return
    upper, lower = inner.centred(inner.w, min(inner.h - 0.6, 11.4)).rows(1.1, 1)
    fits = canvas.fits(lower, detail, Style.CAPTION)
    briefly = face.brief is not None and canvas.fits(lower.after(_BRIEF), face.brief[1], Style.CAPTION)
    if not canvas.fits(upper, face.label, size, bold=True) or not (fits or briefly):
        # Too many words: the label wraps, and the second line is dropped.
        canvas.text(inner, face.label, size, look.label, align=align, bold=True, lines=2)
        return
    canvas.text(upper, face.label, size, look.label, align=align, bold=True)
    if face.brief is not None and not fits:
        seat, detail = face.brief
        canvas.emblem((lower.x + 2.1, lower.cy), seat, 4.0, look.detail)
        lower = lower.after(_BRIEF)
    canvas.text(lower, detail, Style.CAPTION, look.detail, align=align)


def _sign(canvas: Canvas, box: Box, face: KeyFace, ink: Colour, mm: float = 5.2) -> None:
    if face.seat is not None:
        canvas.emblem(box.centre, face.seat, mm + 0.6, ink)
    elif face.glyph is not None:
        canvas.glyph(box.centre, face.glyph, mm, ink)


def four_keys(canvas: Canvas, faces: Sequence[KeyFace | None]) -> None:
    """The last row: each key over its button, as wide as its words need; None leaves its place empty.

    Upright, the four stand in two rows and keep their order.
    """
    shown = [*faces, None, None, None, None][:4]
    if canvas.portrait:
        upper, lower = canvas.sheet.foot(2 * KEY_H + GAP).rows(1, 1, gap=GAP)
        rows: list[tuple[Box, tuple[int, ...]]] = [(upper, (0, 1)), (lower, (2, 3))]
    else:
        rows = [(canvas.sheet.foot(KEY_H), (0, 1, 2, 3))]
    for row, places in rows:
        shares = widths(canvas, row.w, [shown[place] for place in places])
        x = row.x
        for place, width in zip(places, shares, strict=True):
            face = shown[place]
            box = Box(x, row.y, width, row.h)
            x += width + GAP
            if face is not None:
                key(canvas, box, face, zone=_to_the_bezel(canvas, box), button=tuple(ButtonName)[place])


def widths(canvas: Canvas, room: float, faces: Sequence[KeyFace | None]) -> list[float]:
    """How wide the keys of a row become, so that each has room for its words."""
    needs = [needed_width(canvas, face) for face in faces]
    free = room - GAP * (len(faces) - 1)
    if sum(needs) > free:
        # The second lines are dropped before the labels wrap.
        needs = [needed_width(canvas, face, labels_only=True) for face in faces]
    if sum(needs) <= free:
        more = (free - sum(needs)) / len(needs)
        return [need + more for need in needs]
    # Too many words for the row: the widest give way first, to an even share.
    even = free / len(needs)
    over = sum(max(0.0, need - even) for need in needs)
    spare = sum(max(0.0, even - need) for need in needs)
    return [need if need <= even else even + (need - even) * spare / over for need in needs]


def needed_width(canvas: Canvas, face: KeyFace | None, *, labels_only: bool = False) -> float:
    """How wide a key is to be, in mm, so that its words stand in one line each."""
    if face is None:
        return 18.0
    detail = None if labels_only else (face.detail if face.off is None else face.off) or None
    words = canvas.width(face.label, Style.BODY, bold=True, small=True)
    if detail is not None and face.brief is None:
        words = max(words, canvas.width(detail, Style.CAPTION, small=True))
    elif detail is not None:
        words = max(words, min(20.0, canvas.width(detail, Style.CAPTION, small=True)))
    sign = _GLYPH + SMALL if face.glyph is not None or face.seat is not None else 0.0
    number = _NUMBER if canvas.turned else 0.0
    return max(18.0, words + sign + number + 2 * _PAD + 0.6)


def _to_the_bezel(canvas: Canvas, box: Box) -> Box:
    """A key of the last row reacts in half the gaps beside it, and down to the edge of the glass."""
    left = 0.0 if box.x <= MARGIN + 0.1 else box.x - GAP / 2
    right = canvas.w if box.right >= canvas.w - MARGIN - 0.1 else box.right + GAP / 2
    foot = canvas.h if box.bottom >= canvas.h - MARGIN - 0.1 else box.bottom + GAP / 2
    return Box(left, box.y - SMALL / 2, right - left, foot - box.y + SMALL / 2)
