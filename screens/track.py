"""Tracks: steps in order. Now is a paper plate, the past is struck through, the future is soft."""

from __future__ import annotations

from companion.engine import Align, Ink, Style
from companion.engine.view import Track, TrackStep
from screens.box import Box
from screens.canvas import Canvas
from screens.theme import Colour
from screens.widgets import well

# What a step needs to stand beside others, and above them, in millimetres.
_ABREAST, _STACKED = 16.0, 6.2


def paint_track(canvas: Canvas, box: Box, track: Track) -> None:
    """Downwards in a box that is tall, or too narrow for all steps abreast; to the right in a wide one."""
    well(canvas, box)
    inner = box.inset(1.2)
    shares = [1.0] * len(track.steps)
    crowded = inner.w < len(shares) * _ABREAST and inner.h >= len(shares) * _STACKED
    upright = box.h > box.w or crowded
    for step, here in zip(track.steps, inner.rows(*shares) if upright else inner.columns(*shares), strict=True):
        _step(canvas, here, step)


def _step(canvas: Canvas, box: Box, step: TrackStep) -> None:
    ink: Colour = {"now": Ink.INK, "lit": Ink.ACT, "past": Ink.DIM}.get(step.state, Ink.SOFT)
    if step.state == "now":
        canvas.plate(box.inset(0, 0.3), Ink.PAPER, radius=1.4)
    elif step.state == "lit":
        canvas.plate(box.inset(0, 0.3), Ink.ACT_TINT, Ink.ACT, radius=1.4)
    elif step.state == "unknown":
        canvas.disc(box.centre, 1.0, None, Ink.DIM)
        return
    words = box.inset(1.0, 0)
    if step.mark is not None:
        canvas.sign((box.x + 4.6, box.cy), step.mark, min(5.2, box.h - 1), ink=ink)
        words = box.after(8.6).before(0.8)
    wide = canvas.text(words, step.label, Style.NAME, ink, align=Align.CENTRE, bold=step.state in ("now", "lit"))
    if step.state == "past":
        canvas.plate(Box(words.cx - wide / 2 - 0.6, box.cy - 0.1, wide + 1.2, 0.4), Ink.DIM, radius=0)
