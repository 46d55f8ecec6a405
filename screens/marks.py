"""Every kind's mark: a shape and a letter, so that no colour has to be seen. Drawn from a few points, all our own."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine import Ink, MarkId
from screens.art import Art, Patch, circle, curve, mirrored
from screens.glyphs import GLYPHS


def _shield() -> Art:
    side = (
        (0.0, -0.5),
        *curve((0.0, -0.5), (0.22, -0.5), (0.41, -0.42), (0.44, -0.1), (0.34, 0.14), (0.24, 0.36), (0.0, 0.5)),
    )
    return Art((Patch(mirrored(side)),), Ink.BLUE, wide=0.84, letter=0.46, drop=-0.03)


def _lens() -> Art:
    side = curve((-0.62, 0.0), (-0.32, -0.44), (0.0, -0.44), (0.32, -0.44), (0.62, 0.0))
    return Art((Patch((*side, *((x, -y) for x, y in reversed(side)))),), Ink.GREEN, wide=1.26, letter=0.5)


def _heart() -> Art:
    side = curve((0.0, -0.34), (0.1, -0.5), (0.28, -0.5), (0.5, -0.5), (0.5, -0.18), (0.5, 0.06), (0.0, 0.5))
    return Art((Patch(mirrored(side)),), Ink.RED, letter=0.46, drop=-0.06)


def _wild() -> Art:
    side = curve((0.0, -0.54), (0.12, -0.12), (0.52, 0.0), (0.12, 0.12), (0.0, 0.54))
    diamond = mirrored(((0.0, -0.5), (0.5, 0.0), (0.0, 0.5)))
    del side
    return Art((Patch(diamond),), Ink.GREY, letter=0.46)


def _horns() -> Art:
    outer = curve((-0.44, -0.4), (-0.5, 0.36), (0.0, 0.36), (0.5, 0.36), (0.44, -0.4))
    inner = curve((0.44, -0.4), (0.32, 0.02), (0.0, 0.02), (-0.32, 0.02), (-0.44, -0.4))
    return Art((Patch((*outer, *inner)),), Ink.REFUSE)


_CHRONICLE: Mapping[MarkId, Art] = {
    "power": _shield(),
    "wisdom": _lens(),
    "love": _heart(),
    "wild": _wild(),
    "evil": _horns(),
    "fame": GLYPHS["star"],
    "crown": GLYPHS["crown"],
}

_GAMES: Mapping[str, Mapping[MarkId, Art]] = {"chronicle": _CHRONICLE}
_UNKNOWN = Art((Patch(circle()),), Ink.GREY, letter=0.5)


def mark_art(game: str, mark: MarkId) -> Art:
    """What a mark of a game looks like; a plain disc with the letter where we have drawn nothing for it."""
    own = _GAMES.get(game, {})
    return own.get(mark) or GLYPHS.get(mark) or _UNKNOWN
