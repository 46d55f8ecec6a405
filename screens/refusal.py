"""A refusal: the card, the reason, and the ways on, drawn. Nothing has changed."""

from __future__ import annotations

from companion.commands import CloseRefusal, Insist
from companion.engine import Align, CardFace, Face, Frame, Ink, Msg, Style, Way, Who
from companion.model import RefusalModel, TableModel
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import chip
from screens.controls import Controls, focused
from screens.keys import KeyFace, four_keys
from screens.layout import prompt_box, stage_box
from screens.theme import CARD_RADIUS, DANGER_HOLD, SMALL, Tone
from screens.widgets import prompt_bar, well

_MOST_WAYS = 3


def paint_refusal(canvas: Canvas, table: TableModel, refusal: RefusalModel, under: Controls) -> None:
    """The sheet over the stage, the reason in the bar, and the keys that lead on."""
    seat = focused(table)
    still = Msg("app-nothing-changed") if seat is None else Msg("app-nothing-changed-for", who=Who(seat))
    prompt_bar(canvas, refusal.reason, detail=still, state="refused", box=prompt_box(canvas))
    _sheet(canvas, stage_box(canvas), refusal)
    four_keys(canvas, _keys(refusal, under))


def _keys(refusal: RefusalModel, under: Controls) -> list[KeyFace | None]:
    insist = KeyFace(Msg("app-we-played-it"), Insist(), Msg("app-hold"), hold=DANGER_HOLD)
    touch = next((key for key in under.keys if key is not None and key.glyph == "touch"), None)
    own = next((key for key in under.keys if key is not None and key.style == "secret" and key.off is None), None)
    done = KeyFace(Msg("app-ok"), CloseRefusal(), glyph="tick", style="primary")
    return [insist if refusal.may_force else None, touch, own, done]


def _sheet(canvas: Canvas, box: Box, refusal: RefusalModel) -> None:
    canvas.plate(box, Ink.TILE, Tone.KEY_EDGE, width=0.25)
    inner = box.inset(3.2, 2.6)
    if refusal.card is not None:
        left = inner.left(28)
        back = Msg("app-back-to-hand")
        foot = 5.2 if canvas.fits(left.foot(5.2), back, Style.CAPTION) else 8.8
        chip(canvas, left.above(foot + 1.2).inset(1, 0.6), CardFace(refusal.card, frame=Frame.REFUSED))
        canvas.text(left.foot(foot), back, Style.CAPTION, Ink.SOFT, align=Align.CENTRE, lines=2)
        inner = inner.after(31)
    ways = refusal.ways[:_MOST_WAYS]
    if not ways:
        canvas.text(inner, Msg("app-another-way"), Style.NAME, Ink.SOFT, align=Align.CENTRE, lines=3)
        return
    canvas.text(inner.top(6.2), Msg("app-one-of-these"), Style.BODY, bold=True)
    cells = inner.below(7.6)
    shares = [1.0] * max(2, len(ways))
    split = cells.rows if canvas.portrait else cells.columns
    for way, cell in zip(ways, split(*shares, gap=SMALL + 0.4), strict=False):
        _way(canvas, cell, way)


def _way(canvas: Canvas, box: Box, way: Way) -> None:
    well(canvas, box)
    inner = box.inset(SMALL, SMALL)
    drawn = way.card is not None or way.mark is not None or way.face_down
    hint = way.hint if way.hint is not None and canvas.fits(inner.foot(6.0), way.hint, Style.CAPTION) else None
    hint_h = 6.0 if hint is not None else 0.0
    title_h = 7.0 if canvas.fits(inner.foot(7.0), way.title, Style.BODY, bold=True) else 10.4
    words = inner.foot(hint_h + title_h) if drawn else inner
    if drawn:
        _drawn(canvas, inner.above(hint_h + title_h + 1.2), way)
    canvas.text(words.above(hint_h), way.title, Style.BODY, align=Align.CENTRE, bold=True, lines=2)
    if hint is not None:
        canvas.text(words.foot(hint_h), hint, Style.CAPTION, Ink.SOFT, align=Align.CENTRE)


def _drawn(canvas: Canvas, box: Box, way: Way) -> None:
    if way.face_down:
        chip(canvas, box, CardFace(face=Face.SECRET))
    elif way.card is not None:
        chip(canvas, box, CardFace(way.card), named=False)
    elif way.mark is not None:
        height = min(box.h, 16.0)
        paper = box.centred(height * 0.7, height)
        canvas.plate(paper, Ink.PAPER, radius=CARD_RADIUS * 0.8)
        canvas.sign(paper.centre, way.mark, min(7.4, paper.w * 0.62), paper=True)
