"""Plays until it is killed. Run by `test_power_cut.py`, one process a cut, forked from one that has all imports.

Reads lines `<database> <seed>` and for each forks a player, which plays the toy game on that database and writes a
line for each answer that was acknowledged: `<match> <entries> <seat>`. The first line is the player's process id,
the last one, written by the parent, is `dead`.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

from companion.clock import FakeClock
from companion.commands import Leave, Resume, Start, TakeBack
from companion.core import Core
from companion.engine import Setup
from companion.inputs import Choice
from companion.journal import Journal
from companion.ports import Cue
from tests.engine import toy


class Acknowledged:
    """Writes down what the table was told: that is all that must not be lost."""

    core: Core

    def cue(self, cue: Cue, seat: int | None = None) -> None:
        if cue in (Cue.ACCEPTED, Cue.UNDO):
            table = self.core._table
            os.write(1, f"{table.match} {len(table.history.entries)} {seat}\n".encode())

    def seats(self, count: int) -> None:
        pass

    def stop(self) -> None:
        pass


def play(database: Path, seed: int) -> None:
    chance = random.Random(seed)
    sounds = Acknowledged()
    journal = Journal(database)
    journal.backup = lambda: None  # copies are another test's; here they would only cost time
    sounds.core = core = Core({"toy": toy.GAME}, journal, FakeClock(), sounds)
    unfinished = core.model().unfinished
    if unfinished:
        core.handle(Resume(unfinished[0].id))
        core._table._turns.go_on()
    while True:
        table = core._table
        if table is None or table.finished:
            core.handle(Leave())
            core.handle(Start("toy", Setup(seats=("Ann", "Ben"))))
        elif table.history.entries and chance.random() < 0.1:
            core.handle(TakeBack())
        else:
            move = chance.choice(table.history.match.moves())
            core.handle(Choice(move.told, move.value, move.seat))


def main() -> None:
    for line in sys.stdin:
        database, seed = line.split()
        player = os.fork()
        if player == 0:
            play(Path(database), int(seed))
        os.write(1, f"{player}\n".encode())
        os.waitpid(player, 0)
        os.write(1, b"dead\n")


if __name__ == "__main__":
    main()
