"""Somebody at the table who touches what the screen offers, by its words: a device with core, screens and glass."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from companion.inputs import Button, ButtonName, Choice
from companion.model import TableModel
from companion.text import Text
from screens import rooms
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.screen import Hit, Push
from tests.sitting import Sitting


class Pilot:
    """Touches keys by their labels and counts the touches. `sent` is everything that went to the core."""

    def __init__(self, sitting: Sitting, *, size: tuple[int, int] = (800, 480), lang: str = "en") -> None:
        self.sitting = sitting
        self.touches = 0
        self.sent: list[object] = []
        self.canvas = Canvas(pygame.Surface(size), Text(sitting.games), Fonts(lang))
        self.stack = rooms.stack(self._send)
        self.look()

    def _send(self, step: object) -> None:
        self.sent.append(step)
        self.sitting.core.handle(step)

    def look(self) -> Canvas:
        """Paint what there is to see now. A screen may ask the core for something first."""
        for _ in range(3):
            model = self.sitting.model
            self.stack.follow(model)
            if self.sitting.model is model:
                break
        self.canvas.begin(now=self.sitting.clock.now())
        self.stack.paint(self.canvas, self.sitting.model)
        return self.canvas

    def touch(self, *labels: str) -> None:
        """Touch one key after the other, each by its whole label."""
        for label in labels:
            found = [hit for hit in self.look().hits if hit.name == label]
            assert found, f"nothing here is called {label!r}: {self.offers}"
            self._do(found[0])

    def touch_game(self, game: str) -> None:
        """Touch the card of a game on the home screen."""
        place = [card.id for card in self.sitting.model.games].index(game)
        doors = [hit for hit in self.look().hits if hit.kind == "primary" and isinstance(hit.does, Push)]
        self._do(doors[place])

    def touch_that(self, *acts: object) -> None:
        """Touch keys that carry a sign instead of words, by what they do."""
        for act in acts:
            found = [hit for hit in self.look().hits if hit.does == act]
            assert found, f"nothing here does {act!r}"
            self._do(found[0])

    def press(self, name: ButtonName) -> None:
        """Press a physical button."""
        self.stack.press(Button(name), self.look().hits, self.sitting.model)

    @property
    def offers(self) -> list[str]:
        """What can be touched, by its label."""
        return [hit.name for hit in self.look().hits]

    @property
    def words(self) -> str:
        """Everything that can be read, in painting order."""
        return "\n".join(text.words for text in self.look().texts)

    def _do(self, hit: Hit) -> None:
        self.touches += 1
        self.stack.do(hit.does, self.sitting.model)


def play_on(
    sitting: Sitting, seed: int = 1, steps: int = 10_000, until: Callable[[TableModel], bool] = lambda _: False
) -> None:
    """Let the game's own table play the match that is on: to its end, so many steps, or until something is so."""
    table = sitting.core._table
    assert table is not None
    history = table.history
    player = history.game.self_play(history.setup, Random(seed))
    for _ in range(steps):
        ask = history.match.ask
        if ask is None or until(sitting.table):
            return
        answer = player.answer(history.match.state, ask)
        sitting.core.handle(Choice(answer.told, answer.value, answer.seat))
