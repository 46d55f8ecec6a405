"""Eight directions round a mage, to say where its arrows point as it lies upright."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.engine import Drawing, Ink, Label, Msg, Poly, Spot, Style
from companion.engine.drawing import Shape
from companion.games.chronos.box import Kind
from companion.games.chronos.picture import HEIGHT, arrow_head, box
from companion.games.chronos.printed import DIRECTIONS

STEP: Final = HEIGHT / 3
WIDTH: Final = HEIGHT + 24


def compass(kind: Kind, told: Sequence[str]) -> Drawing:
    """The mage in the middle; a direction that has been told is lit."""
    middle = (WIDTH / 2, HEIGHT / 2)
    shapes: list[Shape] = [
        Poly(box(middle[0] - 7.4, middle[1] - 7.4, 14.8, 14.8), fill=Ink.PAPER),
        Label(middle, Msg(f"chronos-short-{kind}"), Style.NAME, Ink.INK, width=13),
    ]
    for way, (down, right) in DIRECTIONS.items():
        x, y = middle[0] + right * (STEP + 4), middle[1] + down * STEP
        lit = way in told
        shapes += [
            Poly(
                box(x - 8.6, y - 7.3, 17.2, 14.6),
                fill=Ink.ACT_TINT if lit else Ink.TILE,
                line=Ink.ACT if lit else Ink.DIM,
                width=0.6 if lit else 0.3,
            ),
            arrow_head((x, y), down, right, 3.4),
            Spot((x, y), STEP + 2, STEP, way),
        ]
    return Drawing(tuple(shapes), WIDTH, HEIGHT)
