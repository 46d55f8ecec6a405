"""Saves every screen as a picture, to be looked at: `python -m tests.screens.pictures FOLDER [LANGUAGE] [SIZE]`.

With a game's id instead of a size: a match of it, question by question.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from companion.model import Model
from companion.text import Text
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.home import HomeScreen
from screens.play import PlayScreen
from screens.screen import Doors, Screen
from tests.screens.journeys import GAMES, seen
from tests.screens.tables import MODELS
from tests.screens.voices import Voice

SIZES = ((800, 480), (1024, 600), (1280, 720))


class Nowhere(Screen):
    """A door that leads to nothing."""


DOORS = Doors(
    record=Nowhere,
    picker=lambda _seat: Nowhere(),
    settings=Nowhere,
    setup=lambda _game: Nowhere(),
    bind=lambda _tag: Nowhere(),
    resume=Nowhere,
    clocks=Nowhere,
    rules=lambda _ask: Nowhere(),
)


def painted(model: Model, size: tuple[int, int], *, lang: str = "en", longer: float = 1.0) -> Canvas:
    """The canvas with the model's screen on it."""
    canvas = Canvas(pygame.Surface(size), Voice(longer), Fonts(lang))
    screen: Screen = HomeScreen(DOORS) if model.table is None else PlayScreen(DOORS)
    canvas.begin(now=100.0)
    screen.paint(canvas, model)
    return canvas


def main(folder: str, lang: str = "en", what: str = "") -> None:
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    if what in GAMES:
        _journey(place, lang, what)
        return
    sizes = [tuple(int(side) for side in what.split("x"))] if what else SIZES
    for name, model in MODELS.items():
        for width, height in sizes:
            canvas = painted(model, (width, height), lang=lang)
            pygame.image.save(canvas.surface, str(place / f"{name}-{lang}-{width}x{height}.png"))


def _journey(place: Path, lang: str, game: str) -> None:
    canvas = Canvas(pygame.Surface(SIZES[0]), Text(GAMES), Fonts(lang))
    with TemporaryDirectory() as folder:
        for seats in (min(GAMES[game].seats), max(GAMES[game].seats)):
            for name, model in seen(GAMES[game], seats, Path(folder)):
                canvas.begin(now=100.0)
                PlayScreen(DOORS).paint(canvas, model)
                pygame.image.save(canvas.surface, str(place / f"{name}-{lang}.png"))


if __name__ == "__main__":
    main(*sys.argv[1:])
