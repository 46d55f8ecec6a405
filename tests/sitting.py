"""A table to play at in tests: a real journal, a clock that stands still, and verbs of the table."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from companion.clock import FakeClock
from companion.commands import Start
from companion.core import Core
from companion.engine import Game, Raw, Setup, complete_options
from companion.inputs import Choice, Tap, Tick
from companion.journal import Journal
from companion.model import Model, TableModel
from companion.ports import Cue

# The tag of no card.
STRANGER = bytes.fromhex("04DEADBEEF0001")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen")


class HeardCues:
    """Sounds and lights that only write down what they were told."""

    def __init__(self) -> None:
        self.cues: list[tuple[Cue, int | None]] = []
        self.sitting = 0

    def cue(self, cue: Cue, seat: int | None = None) -> None:
        self.cues.append((cue, seat))

    def seats(self, count: int) -> None:
        self.sitting = count

    def stop(self) -> None:
        self.cues.clear()

    def words(self) -> list[Cue]:
        """The words heard since the last time."""
        heard = [cue for cue, _ in self.cues]
        self.cues.clear()
        return heard


def uid_of(game: Game[Any], card: str, copy: int = 0) -> bytes:
    """The tag of a card, the same in every test. It carries its name, so it need not be bound."""
    return bytes([0x04, len(game.id), list(game.cards).index(card), copy, 0x11, 0x22, 0x33])


class Sitting:
    """A device with its games and the people round it."""

    def __init__(self, path: Path, games: dict[str, Game[Any]], clock: FakeClock) -> None:
        self.path = path
        self.games = games
        self.clock = clock
        self.sounds = HeardCues()
        self.journal = Journal(path)
        self.core = Core(games, self.journal, clock, self.sounds)
        self.game = next(iter(games.values()))

    def restart(self) -> None:
        """Switch the device off and on again."""
        self.journal.close()
        self.journal = Journal(self.path)
        self.core = Core(self.games, self.journal, self.clock, self.sounds)

    def sit_down(self, game: str, *seats: str) -> None:
        """Start a match; without names, with as few people as the game takes."""
        self.game = self.games[game]
        seats = seats or NAMES[: self.game.seats[0]]
        more = self.game.demo_more(len(seats), random.Random(0))
        self.do(Start(game, Setup(seats=seats, options=complete_options(self.game.form, {}), more=more)))
        self.sounds.words()

    def tap(self, *cards: str) -> None:
        for card in cards:
            self.core.handle(Tap(uid_of(self.game, card), f"{self.game.id}:{card}"))

    def choose(self, *values: Raw, seat: int | None = None) -> None:
        for value in values:
            self.core.handle(Choice("number" if isinstance(value, int) else "choose", value, seat))

    def do(self, event: Any) -> None:
        self.core.handle(event)

    def wait(self, seconds: float) -> None:
        """Let time go on, with the tick that a screen would give."""
        self.clock.advance(seconds)
        self.core.handle(Tick(self.clock.now()))

    @property
    def model(self) -> Model:
        return self.core.model()

    @property
    def table(self) -> TableModel:
        table = self.core.model().table
        assert table is not None, "no match is on the table"
        return table

    @property
    def refusal(self) -> str | None:
        """The key of the refusal on the screen."""
        return None if self.table.refusal is None else self.table.refusal.reason.key

    def turn_ms(self) -> int:
        """What the stopwatch shows now."""
        watch = self.table.stopwatch
        return watch.ms if watch.paused else watch.ms + round((self.clock.now() - watch.at) * 1000)

    def saved(self) -> list[str]:
        """The record lines that are on the disk, without their header."""
        return [row.body for row in self.journal.entries(self.journal.matches()[0].id)]
