"""The golden rules of the look, measured on set-up, record, result, tags, settings and faults."""

from __future__ import annotations

import pygame
import pytest

from screens.box import Box
from screens.theme import MARGIN, SMALLEST
from tests.screens.pictures import SIZES
from tests.screens.rooms import ROOMS, painted
from tests.screens.test_golden import LANGUAGES, UPRIGHT, faint, overlapping, too_small

NAMES = sorted(ROOMS)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [SIZES[0], UPRIGHT])
def test_what_can_be_touched_is_large_enough_and_apart(name: str, size: tuple[int, int]):
    canvas = painted(name, size)
    assert too_small(canvas) == []
    assert overlapping([(hit.name, hit.zone) for hit in canvas.hits], 0.05) == []
    sheet = Box(0, 0, canvas.w, canvas.h)
    for hit in canvas.hits:
        assert sheet.holds(hit.zone), hit.name
        assert sheet.inset(MARGIN).holds(hit.drawn, 0.1), f"{hit.name} is drawn under the bezel"


# Millimetres are the same on all displays: each language is measured on the coarsest, the others in English.
MEASURED = [*((SIZES[0], lang) for lang in LANGUAGES), (SIZES[1], "en"), (SIZES[2], "en"), (UPRIGHT, "en")]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("size", "lang"), MEASURED)
def test_words_fit_and_are_read(name: str, size: tuple[int, int], lang: str):
    canvas = painted(name, size, lang=lang)
    assert [text for text in canvas.texts if not text.fits] == []
    assert [text.words for text in canvas.texts if text.on_480 < SMALLEST] == []
    assert [text.words for text in canvas.texts if faint(text)] == []
    assert overlapping([(text.words, text.box) for text in canvas.texts], 0.3) == []


@pytest.mark.parametrize("name", NAMES)
def test_words_four_tenths_longer_still_fit(name: str):
    canvas = painted(name, SIZES[0], longer=1.4)
    assert [text.words for text in canvas.texts if not text.fits] == []


@pytest.mark.parametrize("name", NAMES)
def test_painted_twice_is_the_same_picture(name: str):
    first, second = (pygame.image.tobytes(painted(name, SIZES[0]).surface, "RGB") for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("home-")])
def test_every_screen_can_be_left(name: str):
    """No screen is a trap: the first button goes back, or the last goes on."""
    buttons = [hit.button.name for hit in painted(name, SIZES[0]).hits if hit.button is not None]
    assert "FIRST" in buttons or "LAST" in buttons
