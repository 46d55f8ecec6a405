"""Birds against a limit: the line stands at one place, and what is too many is coral."""

from __future__ import annotations

import pygame

from companion.engine import Ink, Msg
from companion.engine.view import Bar, Head, Ledger, LedgerRow, TooMany
from screens.box import Box
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.ledger import paint_ledger
from screens.offers import NOTHING
from screens.theme import rgb
from tests.screens.sample import GAME, NAMES
from tests.screens.voices import Voice


class Watched(Canvas):
    """A canvas that remembers the plates it painted."""

    def plate(self, box, fill=None, *more, **how):
        self.__dict__.setdefault("plates", []).append((box, fill))
        super().plate(box, fill, *more, **how)


def painted(*rows: tuple, wide: float = 120) -> Watched:
    canvas = Watched(pygame.Surface((800, 480)), Voice(1.0), Fonts("en"))
    canvas.begin()
    canvas.of(GAME, NAMES)
    heads = tuple(Head(text=Msg("app-as-is", what="x")) for _ in rows[0])
    paint_ledger(
        canvas,
        Box(3, 21, wide, 48),
        Ledger(heads, tuple(LedgerRow(seat, cells) for seat, cells in enumerate(rows))),
        NOTHING,
    )
    return canvas


def lines(canvas: Watched) -> set[float]:
    return {round(box.x, 3) for box, fill in canvas.plates if fill is Ink.PAPER and box.w < 0.5}


def ink_of(canvas: Watched, words: str) -> set[tuple[int, int, int]]:
    return {text.ink for text in canvas.texts if text.words == words}


def test_the_line_stands_at_one_place_however_long_the_bars_are():
    canvas = painted((Bar(2, 5),), (Bar(4, 5, arriving=9),), (Bar(7, 5, leaving=3),))
    assert len(lines(canvas)) == 1


def test_a_number_of_two_figures_is_as_large_as_a_name():
    canvas = painted((Bar(14, 5),), (Bar(11, 5, leaving=1),))
    sizes = {text.words: text.on_480 for text in canvas.texts}
    assert min(sizes["14"], sizes["10"]) >= 32


def test_what_is_too_many_is_coral():
    canvas = painted((Bar(6, 5), TooMany(2)), (Bar(4, 5), 1))
    assert ink_of(canvas, "6") == ink_of(canvas, "2") == {rgb(Ink.REFUSE)}
    assert ink_of(canvas, "4") == ink_of(canvas, "1") == {rgb(Ink.TEXT)}


def test_where_there_is_no_room_for_blocks_their_number_stands_alone():
    rows = [(Bar(birds, 5, leaving=2), *[0] * 4) for birds in (7, 3)]
    assert len(lines(painted(*rows, wide=100))) == 1
    canvas = painted(*rows, wide=60)
    assert lines(canvas) == set()
    assert ink_of(canvas, "5") == {rgb(Ink.REFUSE)}
    assert ink_of(canvas, "1") == {rgb(Ink.ACT)}
