"""A match that tests can speak to. Seats are letters, clockwise from A; each game adds the verbs of its own table."""

from __future__ import annotations

from typing import Any, Self

from companion.engine import Adjust, Answer, Entry, Game, History, Refusal, Setup
from companion.engine.view import View

LETTERS = "ABCDEFG"


def seat(letter: str) -> int:
    return LETTERS.index(letter)


def zone(name: str) -> str:
    """hand:A → hand:0; what names no seat stays as it is."""
    place, _, letter = name.partition(":")
    return f"{place}:{seat(letter)}" if letter and letter in LETTERS else name


class Spoken:
    """`told` is all that the table has told so far."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.told = History(game, setup)
        self.game = game

    # -- what people do

    def choose(self, *values: str) -> Self:
        for value in values:
            self.accepted(Answer("choose", value))
        return self

    def number(self, value: int) -> Self:
        return self.accepted(Answer("number", value))

    def gains(self, letter: str, points: int) -> Self:
        return self.accepted(Adjust(seat(letter), points, "agreed"))

    def accepted(self, entry: Entry) -> Self:
        refusal = self.told.offer(entry)
        assert refusal is None, f"{entry} refused at {self.key}: {refusal}"
        return self

    # -- what is refused

    def refused(self, entry: Entry) -> Refusal:
        """The refusal; it has changed nothing."""
        before = len(self.match.steps)
        refusal = self.told.offer(entry)
        assert refusal is not None, f"{entry} is accepted"
        assert len(self.match.steps) == before
        return refusal

    def refuses_choice(self, value: str) -> Refusal:
        return self.refused(Answer("choose", value))

    # -- what there is

    def asks(self, key: str, letter: str | None = None) -> Self:
        assert self.key == f"{self.game.id}-{key}", f"asked is {self.key}"
        if letter is not None:
            assert self.match.ask.seat == seat(letter), f"{self.asked} is asked"
        return self

    @property
    def key(self) -> str | None:
        return None if self.match.ask is None else self.match.ask.key

    @property
    def asked(self) -> str:
        """Who is asked."""
        return LETTERS[self.match.ask.seat]

    @property
    def match(self):
        return self.told.match

    @property
    def state(self):
        return self.match.state

    @property
    def view(self) -> View:
        return self.game.view(self.state, self.match.ask)

    @property
    def news(self) -> list[str]:
        return [msg.key.removeprefix(f"{self.game.id}-") for msg in self.state.news]

    @property
    def totals(self) -> list[int]:
        return [line.total for line in self.game.scores(self.state).lines]

    @property
    def winners(self) -> str:
        return "".join(LETTERS[line.seat] for line in self.game.scores(self.state).lines if line.winner)
