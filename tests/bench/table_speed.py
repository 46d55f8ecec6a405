"""How fast the table answers: `python -m tests.bench.table_speed [GAME]`. Prints milliseconds; judges nothing."""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from companion.batch import Silence
from companion.clock import SystemClock
from companion.commands import Start
from companion.core import Core
from companion.demo import Players, demo_setup
from companion.engine import Match
from companion.games import find_games
from companion.journal import Journal
from companion.text import Text
from screens import rooms
from screens.canvas import Canvas
from screens.fonts import Fonts


def timed(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def tell(what: str, times: list[float]) -> None:
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    print(f"{what:28} {len(times):5} times   median {statistics.median(times):7.2f} ms   p99 {p99:7.2f} ms")


def main() -> None:
    games = find_games()
    game = games[sys.argv[1] if len(sys.argv) > 1 else "chronicle"]
    seats = game.seats[-1]
    players = Players(game, demo_setup(game, seats, 1, {}), 1)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "companion.db")
        core = Core(games, journal, SystemClock(), Silence())
        core.handle(Start(game.id, players.history.setup))
        canvas = Canvas(pygame.Surface((800, 480)), Text(games), Fonts("en"))
        stack = rooms.stack(core.handle)
        answers, paints = [], []
        while not players.finished:
            done = players.act()
            answers.append(timed(lambda done=done: core.handle(done)))
            stack.follow(core.model())
            canvas.begin()
            paints.append(timed(lambda: stack.paint(canvas, core.model())))
        journal.close()
    steps = players.history.match.steps
    print(f"{game.id}, {seats} seats, {len(steps)} answers")
    tell("answer: apply and commit", answers)
    tell("paint, 800x480", paints)
    tell("replay of the whole match", [timed(lambda: Match(game, players.history.setup, steps)) for _ in range(5)])


if __name__ == "__main__":
    main()
