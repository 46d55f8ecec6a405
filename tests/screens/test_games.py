"""Every game on the screen: at each of its questions, for the fewest and the most players, in every language."""

from __future__ import annotations

import pygame
import pytest

from companion.text import Text
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.play import PlayScreen
from tests.screens.journeys import GAMES, seen
from tests.screens.pictures import DOORS, SIZES
from tests.screens.test_golden import LANGUAGES, faint, overlapping, too_small

TABLES = [(game, seats) for game in GAMES for seats in (min(GAMES[game].seats), max(GAMES[game].seats))]


@pytest.fixture(scope="module")
def canvases() -> dict[str, Canvas]:
    text = Text(GAMES)
    return {lang: Canvas(pygame.Surface(SIZES[0]), text, Fonts(lang)) for lang in LANGUAGES}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_question_can_be_read_and_touched(game: str, seats: int, canvases: dict[str, Canvas], tmp_path):
    wrong = []
    for name, model in seen(GAMES[game], seats, tmp_path):
        for lang, canvas in canvases.items():
            canvas.begin(now=100.0)
            PlayScreen(DOORS).paint(canvas, model)
            wrong += [f"{name} {lang}: no room for {text.words}" for text in canvas.texts if not text.fits]
            wrong += [f"{name} {lang}: faint {text.words}" for text in canvas.texts if faint(text)]
            wrong += [f"{name} {lang}: {hit}" for hit in too_small(canvas)]
            wrong += [
                f"{name} {lang}: {pair}"
                for pair in overlapping([(text.words, text.box) for text in canvas.texts], 0.3)
                + overlapping([(hit.name, hit.zone) for hit in canvas.hits], 0.05)
            ]
    assert wrong == []
