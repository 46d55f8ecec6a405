"""Glass of any shape: what is round is round on it, and every screen finds its place on a squarer and a longer one."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pygame
import pytest

from companion.text import Text
from screens import seen
from screens.box import Box
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.play import PlayScreen
from screens.speech import Voice
from screens.window import open_window
from tests.screens.journeys import GAMES
from tests.screens.journeys import seen as seen_questions
from tests.screens.pictures import DOORS
from tests.screens.rooms import ROOMS, RuleWords
from tests.screens.test_golden import overlapping, too_small

# Pixels and millimetres: a 7-inch display, one of 4:3, one built in upright, and one that is very long.
GLASSES = {
    "seven inches": ((800, 480), (154.08, 85.92)),
    "ten inches, 4:3": ((1024, 768), (203.0, 152.0)),
    "upright": ((720, 1280), (88.0, 155.0)),
    "long": ((1920, 720), (290.0, 109.0)),
}
OTHERS = ("ten inches, 4:3", "long")


class GameWords(Text):
    """Every game's own words."""

    def __init__(self):
        super().__init__(GAMES)


@cache
def canvas_on(glass: str, voice: type[Voice] = RuleWords) -> Canvas:
    size, mm = GLASSES[glass]
    return Canvas(pygame.Surface(size), voice(), Fonts("en"), max(mm) / min(mm))


def out_of_order(canvas: Canvas) -> list[str]:
    """What a finger or an eye would not find."""
    sheet = Box(0, 0, canvas.w, canvas.h)
    return [
        *too_small(canvas),
        *overlapping([(hit.name, hit.zone) for hit in canvas.hits], 0.05),
        *overlapping([(text.words, text.box) for text in canvas.texts], 0.3),
        *(text.words for text in canvas.texts if not text.fits),
        *(hit.name for hit in canvas.hits if not sheet.holds(hit.zone)),
    ]


@pytest.mark.parametrize("glass", GLASSES)
def test_what_is_round_is_round_on_the_glass(glass: str):
    (width, height), (w, h) = GLASSES[glass]
    canvas = canvas_on(glass)
    assert canvas.fx * w / width == pytest.approx(canvas.fy * h / height)
    assert (canvas.w * canvas.fx, canvas.h * canvas.fy) == pytest.approx((width, height))
    assert min(canvas.w, canvas.h) > 85.9, "nothing has less room than on a display of seven inches"
    assert max(canvas.w, canvas.h) > 153.9


@pytest.mark.parametrize("glass", OTHERS)
@pytest.mark.parametrize("name", sorted(ROOMS))
def test_every_room_finds_its_place(name: str, glass: str):
    screen, shown = ROOMS[name]()
    canvas = canvas_on(glass)
    canvas.begin(now=100.0)
    screen.paint(canvas, replace(shown, lang="en"))
    assert out_of_order(canvas) == []


@pytest.mark.parametrize("glass", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_finds_its_place(game: str, glass: str, tmp_path):
    canvas = canvas_on(glass, GameWords)
    for name, model in seen_questions(GAMES[game], max(GAMES[game].seats), tmp_path):
        canvas.begin(now=100.0)
        PlayScreen(DOORS).paint(canvas, model)
        assert out_of_order(canvas) == [], name


def test_the_window_has_the_shape_of_its_glass():
    assert open_window((720, 1280), mm=(88, 155)).shape == pytest.approx(155 / 88)


@pytest.mark.parametrize(("mm", "least"), [((154, 86), 12.0), ((108, 65), 8.4), ((203, 152), 15.8)])
def test_the_check_up_names_a_glass_too_small_for_fingers(mm: tuple[float, float], least: float, monkeypatch):
    assert seen.finger_room(mm) == pytest.approx(least, abs=0.05)
    monkeypatch.setattr(seen, "shows_something", lambda _: True)
    (finding,) = seen.of_display(0, mm)
    assert (finding.key == "app-check-display-small") is (least < 11.5)
