"""Whole matches of every game as they are seen: one model for each question that came up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion.clock import FakeClock
from companion.commands import Start
from companion.core import Core
from companion.demo import Players, demo_setup
from companion.engine import Game
from companion.games import find_games
from companion.journal import Journal
from companion.model import Model
from tests.sitting import HeardCues

GAMES = find_games()


def seen(game: Game, seats: int, folder: Path) -> Iterator[tuple[str, Model]]:
    """The table at every question, once a question; in the record at least as many steps as it takes to get there."""
    journal = Journal(folder / f"{game.id}-{seats}.db")
    core = Core(GAMES, journal, FakeClock(100.0), HeardCues())
    setup = demo_setup(game, seats, 1, {})
    players = Players(game, setup, 1)
    core.handle(Start(game.id, setup))
    known: set[object] = set()
    while not players.finished:
        table = core.model().table
        assert table is not None
        assert table.asked is not None
        shape = (table.asked.key, len(table.view.context), len(table.view.notes), table.view.scores is None)
        if shape not in known:
            known.add(shape)
            yield f"{game.id}-{seats}-{len(known):02}-{table.asked.key}", core.model()
        core.handle(players.act())
    journal.close()
