"""Every game from the home screen to its shown result by one finger on the glass: no reader, no button, no keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from companion.commands import Focus
from companion.core import Core
from companion.demo import Players, demo_setup
from companion.devices import CardsBy
from companion.engine import Answer, Asked, Game, Match, public_question
from companion.games import find_games
from companion.inbox import Inbox
from companion.inputs import Choice
from companion.model import TableModel
from companion.text import Text
from screens.box import Box
from screens.controls import focused
from screens.loop import Loop
from screens.result import Result, winner_words
from screens.rooms import stack
from screens.screen import Hit, Own, Pop, Step
from screens.window import open_window
from tests.sitting import Sitting

GAMES = find_games()
# Short matches in which nearly every question comes up that fewest players are asked.
SEEDS = {"celtica": 192, "chronicle": 77, "chronos": 25, "crows": 1391, "wonders": 51}
# An answer as it stands on the screen: how it is told, and what.
Found = tuple[str, object]


class Finger:
    """A finger on a device without a reader. It knows of the screen what is painted, and where."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.loop = Loop(sitting.core, Inbox(), open_window((800, 480)), Text(GAMES), stack, clock=sitting.clock)
        self.loop.turn([])

    # -- what there is

    @property
    def table(self) -> TableModel:
        return self.sitting.table

    @property
    def words(self) -> list[str]:
        return [text.words for text in self.loop.canvas.texts]

    def doing(self, step: Step) -> Hit | None:
        """What can be touched here that does this, and maybe closes its screen after it."""
        return next((hit for hit in self.loop.canvas.hits if hit.does in (step, (step, Pop()))), None)

    def acts(self, what: str) -> list[Own]:
        """What can be touched here of the screen's own, such as the marks of a list."""
        return [hit.does for hit in self.loop.canvas.hits if isinstance(hit.does, Own) and hit.does.what == what]

    def choices(self) -> set[Found]:
        """The answers that can be touched here."""
        steps = [hit.does[0] if isinstance(hit.does, tuple) and hit.does else hit.does for hit in self.loop.canvas.hits]
        return {(step.told, step.value) for step in steps if isinstance(step, Choice)}

    # -- what it does

    def touch(self, box: Box) -> None:
        """Down and up in the middle of what is drawn there."""
        canvas = self.loop.canvas
        at = {"x": box.cx / canvas.w, "y": box.cy / canvas.h}
        for kind, after in ((pygame.FINGERDOWN, 0.5), (pygame.FINGERUP, 0.1)):
            self.sitting.clock.advance(after)
            self.loop.turn([pygame.event.Event(kind, finger_id=1, touch_id=0, dx=0.0, dy=0.0, **at)])

    def touch_words(self, *all_words: str) -> None:
        for words in all_words:
            found = [text.box for text in self.loop.canvas.texts if text.words == words]
            assert found, f"nowhere is written {words!r}: {self.words}"
            self.touch(found[0])

    def touch_what_does(self, *steps: Step) -> None:
        for step in steps:
            hit = self.doing(step)
            assert hit is not None, f"nothing here does {step}: {self.words}"
            self.touch(hit.drawn)

    def sit_down(self, game: Game) -> None:
        """From home to the first question: as few guests as the game takes, everything else as it is proposed."""
        title = game.title["en"]
        self.touch(next(text.box for text in self.loop.canvas.texts if text.words and title.startswith(text.words)))
        self.touch_words(*(f"Guest {n + 1}" for n in range(game.seats[0])))
        self.touch_words("Next", "Start")

    def tell(self, answer: Answer) -> None:
        """Give an answer to the question on the table, wherever it stands."""
        if answer.seat not in (None, focused(self.table)):
            self.touch_what_does(Focus(answer.seat))
        if answer.told == "number":
            self.touch_what_does(*(Own("digit", digit) for digit in str(answer.value)), Own("ok"))
            return
        wanted = Choice(answer.told, answer.value, answer.seat)
        card = self.table.game.cards[answer.value] if answer.told == "tap" else None
        found = any(self.doing(wanted) for _ in self.leaves(first=card and card.mark))
        assert found, f"{self.table.asked.key}: {wanted} is nowhere"
        self.touch_what_does(wanted)

    def finds_every_answer(self) -> None:
        """Look through all there is: what the question accepts is there, and nothing else."""
        asked, seat = self.table.asked, focused(self.table)
        found = {choice for _ in self.leaves() for choice in self.choices()}
        missing, too_much = accepted(asked, seat) - found, found - accepted(asked, seat)
        assert not missing, f"{asked.key}: nowhere is {missing}"
        assert not too_much, f"{asked.key}: nobody asks for {too_much}"

    def leaves(self, first: str | None = None) -> Iterator[None]:
        """Every leaf where answers to the question stand, one after the other: those of the table, then those of the
        list of cards, mark by mark.
        """
        yield from self.one_list()
        if "By touch" not in self.words:
            return
        self.touch_words("By touch")
        marks = sorted(self.acts("tab"), key=lambda tab: tab.value != first)
        if not marks:
            yield from self.one_list()
        for mark in marks:
            self.touch_what_does(mark)
            yield from self.one_list()
        self.touch_words("Back")

    def one_list(self) -> Iterator[None]:
        """The leaves of one list. Some lists go round, others end."""
        seen: set[Found] = set()
        leaf = 0
        while not self.choices() <= seen:
            seen |= self.choices()
            yield
            leaf += 1
            self.touch_what_does(*(own for own in self.acts("page") if own.value in (None, leaf)))


def accepted(asked: Asked, seat: int | None) -> set[Found]:
    """What the question takes, numbers aside; of a question to several, what it takes from this seat."""
    parts = [asked]
    if asked.kind == "first":
        parts = list(asked.asks.values())
    elif asked.kind == "each":
        parts = [part for key, part in asked.asks.items() if key == str(seat)]
    closing = set() if asked.close is None else {("choose", asked.close)}
    return closing.union((part.kind, value) for part in parts for value in part.accepts)


@pytest.fixture
def finger(tmp_path, clock):
    sitting = Sitting(tmp_path / "companion.db", GAMES, clock)
    sitting.core = Core(GAMES, sitting.journal, clock, sitting.sounds, cards_by=CardsBy.TOUCH)
    yield Finger(sitting)
    sitting.journal.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_whole_game_is_played_by_touch_alone(finger, game):
    """Anybody tells any legal thing. When a question first comes up, every other answer to it is looked for too."""
    assert "Cards by touch" in finger.words
    finger.sit_down(game)
    match = Match(game, finger.table.setup)
    chance = Random(SEEDS.get(game.id, 0))
    looked_through = set()
    while not match.finished:
        asked = finger.table.asked
        assert asked == public_question(match)
        if asked.key not in looked_through:
            looked_through.add(asked.key)
            finger.finds_every_answer()
        answer = chance.choice(match.moves())
        assert match.offer(answer) is None
        finger.tell(answer)
        assert finger.sitting.refusal is None
    table = finger.table
    told = [(line.told, line.value) for line in table.record]
    assert told == [(step.told, step.value) for step in match.steps]
    assert table.finished
    assert table.tally == game.scores(match.state)
    assert isinstance(finger.loop.stack.top, Result)
    assert {finger.loop.canvas.say(words) for words in winner_words(table.tally)} & set(finger.words)
    finger.touch_words("Done")
    assert finger.sitting.model.table is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_with_the_most_players_too_every_answer_is_found_by_touch(finger, game):
    players = Players(game, demo_setup(game, max(game.seats), 1, {}), seed=1)
    players.sit_down(finger.sitting.core)
    looked_through = set()
    while not players.finished:
        asked = finger.table.asked
        if asked.key not in looked_through:
            looked_through.add(asked.key)
            finger.loop.turn([])
            finger.finds_every_answer()
        finger.sitting.core.handle(players.act())
    assert looked_through
