"""Every kind's mark: a shape and a letter, so that no colour has to be seen. Drawn from a few points, all our own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine import Ink, MarkId
from screens.art import Art, Patch, circle, curve, mirrored
from screens.emblems import EMBLEMS
from screens.glyphs import GLYPHS
from screens.marks_birds import BIRDS
from screens.marks_druids import DRUIDS
from screens.marks_records import RECORDS
from screens.marks_wonders import WONDERS


def _shield() -> Art:
    side = curve((0.0, -0.5), (0.22, -0.5), (0.41, -0.42), (0.44, -0.1), (0.34, 0.14), (0.24, 0.36), (0.0, 0.5))
    return Art((Patch(mirrored(side)),), Ink.BLUE, wide=0.84, letter=0.46, drop=-0.03)


def _lens() -> Art:
    side = curve((-0.62, 0.0), (-0.32, -0.44), (0.0, -0.44), (0.32, -0.44), (0.62, 0.0))
    return Art((Patch((*side, *((x, -y) for x, y in reversed(side)))),), Ink.GREEN, wide=1.26, letter=0.5)


def _heart() -> Art:
    side = curve((0.0, -0.34), (0.1, -0.5), (0.28, -0.5), (0.5, -0.5), (0.5, -0.18), (0.5, 0.06), (0.0, 0.5))
    return Art((Patch(mirrored(side)),), Ink.RED, letter=0.46, drop=-0.06)


def _wild() -> Art:
    """A star of four points, full enough to hold its letter."""
    side = curve((0.0, -0.5), (0.26, -0.24), (0.55, 0.0), (0.26, 0.24), (0.0, 0.5))
    return Art((Patch(mirrored(side)),), Ink.GREY, wide=1.1, letter=0.42)


def _horns() -> Art:
    outer = curve((-0.44, -0.4), (-0.5, 0.36), (0.0, 0.36), (0.5, 0.36), (0.44, -0.4))
    inner = curve((0.44, -0.4), (0.32, 0.02), (0.0, 0.02), (-0.32, 0.02), (-0.44, -0.4))
    return Art((Patch((*outer, *inner)),), Ink.REFUSE)


def _page() -> Art:
    corner_cut = ((-0.37, -0.48), (0.17, -0.48), (0.37, -0.28), (0.37, 0.48), (-0.37, 0.48))
    return Art((Patch(corner_cut),), Ink.BROWN, wide=0.8, letter=0.46, drop=0.06)


_CHRONICLE: Final[Mapping[MarkId, Art]] = {
    "power": _shield(),
    "wisdom": _lens(),
    "love": _heart(),
    "wild": _wild(),
    "history": _page(),
    "evil": _horns(),
    "fame": GLYPHS["star"],
    "crown": GLYPHS["crown"],
}

_GAMES: Final[Mapping[str, Mapping[MarkId, Art]]] = {
    "chronicle": _CHRONICLE,
    "wonders": WONDERS,
    "chronos": RECORDS,
    "crows": BIRDS,
    "celtica": DRUIDS,
}
# A seat's emblem, for pictures that games draw themselves.
_SEATS: Final[Mapping[str, Art]] = {f"seat_{seat}": emblem for seat, emblem in enumerate(EMBLEMS)}
_UNKNOWN: Final = Art((Patch(circle()),), Ink.GREY, letter=0.5)


def mark_art(game: str, mark: MarkId) -> Art:
    """What a mark of a game looks like; a plain disc with the letter where we have drawn nothing for it."""
    return _GAMES.get(game, {}).get(mark) or GLYPHS.get(mark) or _SEATS.get(mark) or _UNKNOWN
