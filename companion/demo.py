"""A table that plays itself: hidden hands, legal play, every answer through table, rules and journal."""

from __future__ import annotations

import hashlib
import random
from typing import Any

from companion.commands import Command, Pause, Start
from companion.engine import Answer, Game, History, Setup, complete_options
from companion.errors import StorageFault
from companion.inputs import Choice, Input, Tap, Tick
from companion.model import Model
from companion.ports import Core

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gao")


def demo_setup(game: Game[Any], seats: int, seed: int, options: dict[str, str]) -> Setup:
    """How the table is set up. Raises BadInput for an option or value the game does not have."""
    more = game.demo_more(seats, random.Random(f"{game.id} {seats} {seed}"))
    return Setup(seats=NAMES[:seats], options=complete_options(game.form, options), more=more)


def uid_of(game: str, card: str, copy: int = 0) -> bytes:
    """The UID of a simulated tag: 7 bytes, the first a maker's number, the rest the card's own."""
    return b"\x04" + hashlib.sha256(f"{game}:{card}:{copy}".encode()).digest()[:6]


class Players:
    """The people round the table. They know their hands; the core knows what it is told.

    `history` is their own memory of the match, to which the core's tally must be equal at the end.
    """

    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self.history = History(game, setup)
        self._hands = game.self_play(setup, random.Random(seed))

    def sit_down(self, core: Core) -> None:
        """Start the match. The device may know more of this copy of the game than its players were going to tell.

        Raises StorageFault where it cannot be saved.
        """
        core.handle(Start(self.history.game.id, self.history.setup))
        table = core.model().table
        if table is None:
            raise StorageFault("the match cannot be saved: the disk is full, or the database of a newer version")
        assert table.setup is not None
        self.history = History(self.history.game, table.setup)

    @property
    def finished(self) -> bool:
        """Whether they have played to the end."""
        return self.history.match.finished

    def act(self) -> Input:
        """What the one asked does now: lays a card on the reader, or chooses on the screen."""
        match = self.history.match
        assert match.ask is not None
        answer = self._hands.answer(match.state, match.ask)
        refusal = self.history.offer(answer)
        assert refusal is None, f"{answer} is against the rules: {refusal}"
        return self._done_with(answer)

    def _done_with(self, answer: Answer) -> Input:
        if answer.told == "tap":
            game, card = self.history.game.id, str(answer.value)
            return Tap(uid_of(game, card), f"{game}:{card}")
        return Choice(answer.told, answer.value, answer.seat)


def play_through(core: Core, players: Players) -> Model:
    """Play a whole match at once, and return what the device then shows."""
    players.sit_down(core)
    while not players.finished:
        core.handle(players.act())
    return core.model()


class SelfPlaying:
    """A core whose table plays itself, an answer every `pace` seconds, while somebody watches the screen."""

    def __init__(self, core: Core, players: Players, pace: float) -> None:
        self._core = core
        self._players = players
        self._pace = pace
        self._last: float | None = None
        players.sit_down(core)

    def handle(self, event: Input | Command) -> None:
        """Watchers may pause the table; everything else its players do themselves."""
        if isinstance(event, (Tick, Pause)):
            self._core.handle(event)
        if isinstance(event, Tick) and self._due(event.now):
            self._last = event.now
            self._core.handle(self._players.act())

    def _due(self, now: float) -> bool:
        table = self._core.model().table
        playing = table is not None and table.paused_for is None and not self._players.finished
        self._last = now if self._last is None else self._last
        return playing and now - self._last >= self._pace

    def model(self) -> Model:
        """What the device shows."""
        return self._core.model()
