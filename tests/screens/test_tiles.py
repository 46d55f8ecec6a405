"""Seat tiles: what is awaited, what is in, and what gives way where there is no room for all."""

from __future__ import annotations

import pygame
import pytest

from companion.commands import Focus
from companion.engine import CardFace, Drawing, Face, Msg, Sign
from companion.engine.view import Column, Counter, SeatTile, SeatTiles, Share, Signs
from screens.box import Box
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.offers import NOTHING, Offers
from screens.paint import paint_stage
from screens.tiles import paint_tiles
from tests.screens.sample import GAME, NAMES
from tests.screens.voices import Voice


class Watched(Canvas):
    """A canvas that remembers the marks it painted."""

    def sign(self, at, mark, mm, **how):
        self.__dict__.setdefault("signs", []).append(mark)
        super().sign(at, mark, mm, **how)


def painted(seats: int, face: Face, offers: Offers = NOTHING, **more) -> Watched:
    canvas = Watched(pygame.Surface((800, 480)), Voice(1.0), Fonts("en"))
    canvas.begin()
    canvas.of(GAME, NAMES)
    tiles = tuple(SeatTile(seat, CardFace(face=face), **more) for seat in range(seats))
    paint_tiles(canvas, Box(3, 21, 148, 48), SeatTiles(tiles), offers)
    return canvas


def picture(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGB")


def asked(seats: int, *, done: frozenset[int] = frozenset(), focus: int = 0) -> Offers:
    return Offers(seats={seat: Focus(seat) for seat in range(seats)}, focus=focus, done=done)


@pytest.mark.parametrize("seats", [3, 7])
def test_an_awaited_card_shows_its_back_once_its_seat_is_in(seats):
    everybody = frozenset(range(seats))
    assert picture(painted(seats, Face.AWAITED, asked(seats, done=everybody))) == picture(
        painted(seats, Face.SECRET, asked(seats))
    )


def test_only_the_seat_in_focus_has_the_slot_that_waits():
    none_in = painted(3, Face.AWAITED, asked(3))
    assert picture(none_in) != picture(painted(3, Face.AWAITED))
    assert picture(none_in) != picture(painted(3, Face.AWAITED, asked(3, focus=1)))


def test_signs_give_way_first_then_stages_and_a_word_stays():
    signs = tuple(Signs(("stage_hollow",), n) for n in range(1, 9))
    few = painted(
        3, Face.EMPTY, counters=(Counter("stage", 1),), signs=signs, stages=(True, False), word=Msg("app-done")
    )
    many = painted(
        7, Face.EMPTY, counters=(Counter("stage", 1),), signs=signs, stages=(True, False), word=Msg("app-done")
    )
    words = [text.words for text in many.texts].count("Done")
    assert words == 7
    assert len(many.signs) / 7 < len(few.signs) / 3
    assert all(text.fits for text in (*few.texts, *many.texts))


# -- what may be spared


@pytest.mark.parametrize(("high", "marks"), [(48, ["village", "ruin"]), (34, ["village"])])
def test_what_may_be_spared_gives_way_before_a_drawing_becomes_smaller(high, marks):
    canvas = Watched(pygame.Surface((800, 480)), Voice(1.0), Fonts("en"))
    canvas.begin()
    kept = Share(Drawing((Sign((5, 5), "village"),), h=24), 0.5)
    spare = Share(Drawing((Sign((5, 5), "ruin"),), h=22), 0.5, spare=True)
    paint_stage(canvas, Box(3, 21, 148, high), Column((kept, spare)))
    assert canvas.signs == marks
