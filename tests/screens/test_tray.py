"""The tray: cards to click where there is no reader."""

from __future__ import annotations

import pygame
import pytest

from companion.text import Text
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.tray import TRAY_H, Tray
from tests.screens.test_golden import LANGUAGES, faint, overlapping


class Mouse:
    """Clicks on a tray, and everything that came of it."""

    def __init__(self, sitting, lang="en"):
        self.sitting = sitting
        self.done = []
        self.tray = Tray(
            lambda game, card, copy: self.done.append((game, card, copy)),
            lambda: self.done.append("unknown"),
            lambda: self.done.append("lift"),
        )
        self.canvas = Canvas(pygame.Surface((800, 480)), Text(sitting.games), Fonts(lang))

    def look(self):
        self.canvas.begin()
        self.tray.paint(self.canvas, self.sitting.model)
        return self.canvas.hits

    def click(self, name):
        hit = next(hit for hit in self.look() if hit.name == name or getattr(hit.does, "value", None) == name)
        self.tray.touch(self.canvas, hit.zone.centre)


def test_a_clicked_card_is_handed_on_with_its_copies_one_after_the_other(table_of):
    mouse = Mouse(table_of("toy", "Ann", "Ben"))
    mouse.click("toy-card-c1")
    mouse.click("toy-card-c1")
    assert mouse.done == [("toy", "c1", 0), ("toy", "c1", 1)]


def test_every_card_of_the_game_lies_on_the_tray_under_its_mark(table_of):
    sitting = table_of("chronicle")
    mouse = Mouse(sitting)
    seen = set()
    for mark in dict.fromkeys(card.mark for card in sitting.table.game.cards.values()):
        mouse.click(mark)
        for _ in range(3):
            seen |= {hit.does.value for hit in mouse.look() if hit.does.what == "card"}
            turn = next((hit.does.value for hit in mouse.canvas.hits if hit.does.what == "page"), None)
            if turn is not None:
                mouse.click(turn)
    assert seen == set(sitting.table.game.cards)


def test_an_unknown_tag_and_lifting_are_clicked_at_home_too(device):
    mouse = Mouse(device)
    mouse.click("Unknown tag")
    mouse.click("Lift")
    assert mouse.done == ["unknown", "lift"]


def test_a_click_beside_everything_does_nothing(device):
    mouse = Mouse(device)
    mouse.look()
    mouse.tray.touch(mouse.canvas, (1.0, TRAY_H - 0.5))
    assert mouse.done == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_words_fit_and_nothing_leaves_the_strip(table_of, lang):
    mouse = Mouse(table_of("chronicle"), lang)
    mouse.look()
    texts = mouse.canvas.texts
    assert [text.words for text in texts if not text.fits or faint(text)] == []
    assert overlapping([(text.words, text.box) for text in texts], 0.3) == []
    assert all(hit.zone.bottom <= TRAY_H for hit in mouse.canvas.hits)
