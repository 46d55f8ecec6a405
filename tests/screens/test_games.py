"""Every game on the screen: at each of its questions, for the fewest and the most players, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from companion.text import Text
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.play import PlayScreen
from tests.screens.journeys import GAMES, seen
from tests.screens.longer import LongText
from tests.screens.pictures import DOORS, SIZES
from tests.screens.test_golden import LANGUAGES, faint, overlapping, too_small

TABLES = [(game, seats) for game in GAMES for seats in (min(GAMES[game].seats), max(GAMES[game].seats))]


@pytest.fixture(scope="module")
def canvases() -> dict[str, Canvas]:
    text = Text(GAMES)
    return {lang: Canvas(pygame.Surface(SIZES[0]), text, Fonts(lang)) for lang in LANGUAGES}


@pytest.fixture(scope="module")
def longer() -> dict[str, Canvas]:
    """English at 1.4 times its length, as other alphabets would have it."""
    return {"en × 1.4": Canvas(pygame.Surface(SIZES[0]), LongText(GAMES), Fonts("en"))}


def faults(game: str, seats: int, canvases: dict[str, Canvas], folder: Path) -> Iterator[str]:
    """What cannot be read or touched at a match's questions."""
    for name, model in seen(GAMES[game], seats, folder):
        for lang, canvas in canvases.items():
            canvas.begin(now=100.0)
            PlayScreen(DOORS).paint(canvas, model)
            wrong = [f"no room for {text.words}" for text in canvas.texts if not text.fits]
            wrong += [f"faint {text.words}" for text in canvas.texts if faint(text)]
            wrong += too_small(canvas)
            wrong += overlapping([(text.words, text.box) for text in canvas.texts], 0.3)
            wrong += overlapping([(hit.name, hit.zone) for hit in canvas.hits], 0.05)
            yield from (f"{name} {lang}: {fault}" for fault in wrong)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_question_can_be_read_and_touched(game: str, seats: int, canvases: dict[str, Canvas], tmp_path):
    assert list(faults(game, seats, canvases, tmp_path)) == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_sentence_may_be_four_tenths_longer(game: str, seats: int, longer: dict[str, Canvas], tmp_path):
    assert list(faults(game, seats, longer, tmp_path)) == []
