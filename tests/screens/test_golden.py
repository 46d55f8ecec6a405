"""The golden rules of the look, measured on every screen: sizes in millimetres, words that fit, contrast, nothing
over anything else, and the same pixels twice.
"""

from __future__ import annotations

import pygame
import pytest

from screens.box import Box
from screens.canvas import Canvas, TextBox
from screens.theme import LEAST_HIT, MARGIN, SMALLEST, contrast
from tests.screens.pictures import SIZES, painted
from tests.screens.tables import MODELS

LANGUAGES = ("en", "zh-Hant", "ja", "zh-Hans")
UPRIGHT = (480, 800)
SCREENS = sorted(MODELS)
# Coral and amber numbers, and what is dead, are large or short: the lower bound is theirs.
LARGE_ON_480 = 28


def too_small(canvas: Canvas) -> list[str]:
    return [
        f"{hit.name}: {hit.zone.w:.1f} × {hit.zone.h:.1f}"
        for hit in canvas.hits
        if min(hit.zone.w, hit.zone.h) < LEAST_HIT[hit.kind] - 0.05
    ]


def overlapping(boxes: list[tuple[str, Box]], slack: float) -> list[str]:
    return [
        f"{name} over {other}"
        for number, (name, box) in enumerate(boxes)
        for other, second in boxes[:number]
        if box.meets(second, slack)
    ]


def faint(text: TextBox) -> bool:
    least = 4.5 if text.on_480 >= LARGE_ON_480 or text.ink == (0x8D, 0x99, 0xA1) else 7.0
    return contrast(text.ink, text.ground) < least


# A game's own picture is drawn for the lying stage; upright it is a small copy of itself.
TOUCHED = [(name, size) for name in SCREENS for size in (*SIZES, UPRIGHT) if (name, size) != ("parts", UPRIGHT)]


@pytest.mark.parametrize(("name", "size"), TOUCHED)
def test_what_can_be_touched_is_large_enough_and_apart(name: str, size: tuple[int, int]):
    canvas = painted(MODELS[name], size)
    assert too_small(canvas) == []
    assert overlapping([(hit.name, hit.zone) for hit in canvas.hits], 0.05) == []
    sheet = Box(0, 0, canvas.w, canvas.h)
    for hit in canvas.hits:
        assert sheet.holds(hit.zone), hit.name
        assert sheet.inset(MARGIN).holds(hit.drawn, 0.1), f"{hit.name} is drawn under the bezel"


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, UPRIGHT])
def test_words_fit_and_are_read(name: str, lang: str, size: tuple[int, int]):
    canvas = painted(MODELS[name], size, lang=lang)
    assert [text for text in canvas.texts if not text.fits] == []
    assert [text.words for text in canvas.texts if text.on_480 < SMALLEST] == []
    assert [text.words for text in canvas.texts if faint(text)] == []
    assert overlapping([(text.words, text.box) for text in canvas.texts], 0.3) == []


@pytest.mark.parametrize("name", SCREENS)
def test_words_four_tenths_longer_still_fit(name: str):
    canvas = painted(MODELS[name], SIZES[0], longer=1.4)
    assert [text.words for text in canvas.texts if not text.fits] == []


@pytest.mark.parametrize("name", SCREENS)
def test_painted_twice_is_the_same_picture(name: str):
    first, second = (painted(MODELS[name], SIZES[0]) for _ in range(2))
    assert pygame.image.tobytes(first.surface, "RGB") == pygame.image.tobytes(second.surface, "RGB")
    assert [(hit.zone, hit.name) for hit in first.hits] == [(hit.zone, hit.name) for hit in second.hits]


@pytest.mark.parametrize("name", [name for name in SCREENS if name not in ("refused-bare", "home-fault")])
def test_one_key_at_most_is_primary(name: str):
    """Look, 5: act filled, one per screen."""
    canvas = painted(MODELS[name], SIZES[0])
    act = (0xF4, 0xB9, 0x1A)
    assert sum(contrast(text.ink, text.ground) > 9 and text.ground == act for text in canvas.texts) <= 2
