"""Marks of a game of seven kinds: a shape for each, coins, stages and the three signs of science."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine import Ink, MarkId
from screens.art import Art, Patch, Stroke, bar, bow, circle, curve, mirrored, regular
from screens.glyphs import GLYPHS


def _kind(
    points: tuple[tuple[float, float], ...], ink: Ink, *, wide: float = 1.0, drop: float = 0.0, letter: float = 0.46
) -> Art:
    return Art((Patch(points),), ink, wide=wide, letter=letter, drop=drop)


def _made() -> Art:
    ring = (Patch(circle(0.5)), Patch(circle(0.4), Ink.INK), Patch(circle(0.35)))
    return Art(ring, Ink.GREY, letter=0.42)


def _war() -> Art:
    """A shield with a notch in its upper edge."""
    side = ((0.0, -0.3), (0.42, -0.5), (0.42, 0.24), (0.0, 0.5))
    return _kind(mirrored(side), Ink.RED, wide=0.88, drop=-0.02)


def _blocks() -> tuple[tuple[float, float], ...]:
    return mirrored(((0.16, -0.42), (0.16, -0.08), (0.28, -0.08), (0.28, 0.14), (0.46, 0.14), (0.46, 0.42)))


def _compass() -> Art:
    needle = ((0.0, -0.3), (0.12, 0.0), (0.0, 0.3), (-0.12, 0.0))
    return Art((Stroke(circle(0.42), 0.1, closed=True), Patch(needle)), Ink.GREEN)


def _tablet() -> Art:
    lines = tuple(Stroke(((-0.16, y), (0.16, y)), 0.07, hole=True) for y in (-0.06, 0.12, 0.3))
    slab = (*bow((0.0, -0.14), 0.34, -90, 90), (0.34, 0.48), (-0.34, 0.48))
    return Art((Patch(slab), *lines), Ink.GREEN, wide=0.8)


def _hat() -> Art:
    side = curve((0.0, -0.46), (0.26, -0.42), (0.3, 0.1), (0.34, 0.26), (0.5, 0.4))
    return Art((Patch(mirrored(side)),), Ink.TEXT)


_COIN: Final = Art(
    (Patch(circle(0.5)), Patch(circle(0.4), Ink.INK), Patch(circle(0.35))),
    Ink.YELLOW,
)

WONDERS: Final[Mapping[MarkId, Art]] = {
    "raw": _kind(bar(-0.43, -0.43, 0.86, 0.86), Ink.BROWN, letter=0.48),
    "made": _made(),
    **{good: _kind(bar(-0.43, -0.43, 0.86, 0.86), Ink.BROWN, letter=0.48) for good in ("wood", "stone", "ore", "clay")},
    **{good: _made() for good in ("glass", "papyrus", "loom")},
    "civil": _kind(circle(0.5), Ink.BLUE, letter=0.48),
    "science": _kind(((0.0, -0.5), (0.58, 0.45), (-0.58, 0.45)), Ink.GREEN, wide=1.16, drop=0.14, letter=0.42),
    "trade": _kind(((0.0, -0.52), (0.52, 0.0), (0.0, 0.52), (-0.52, 0.0)), Ink.YELLOW, wide=1.04, letter=0.42),
    "war": _war(),
    "guild": _kind(regular(6, 0.53, turn=30.0), Ink.PINK, wide=1.06, letter=0.44),
    "coin": _COIN,
    "coins": _COIN,
    "shield": Art(_war().parts, Ink.RED, wide=0.88),
    "stage": Art((Patch(_blocks()),), Ink.TEXT),
    "stages": Art((Patch(_blocks()),), Ink.TEXT),
    "stage_hollow": Art((Stroke(_blocks(), 0.07, closed=True),), Ink.DIM),
    "wonder": Art((Patch(_blocks()),), Ink.TEXT),
    "compass": _compass(),
    "gear": Art(GLYPHS["gear"].parts, Ink.GREEN),
    "tablet": _tablet(),
    "victory": Art((Patch(mirrored(((0.0, -0.3), (0.42, -0.5), (0.42, 0.24), (0.0, 0.5)))),), Ink.PAPER, wide=0.88),
    "defeat": Art((Patch(circle(0.5)), Patch(circle(0.42), Ink.REFUSE_TINT)), Ink.REFUSE),
    "free_city": _hat(),
}
