"""What tests share: time that stands still, a journal that is thrown away, a table of any game."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from companion.__main__ import main
from companion.clock import FakeClock
from companion.games import find_games
from companion.journal import Journal
from tests.engine import toy
from tests.sitting import Sitting

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

FULL = "COMPANION_FULL"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long runs are left out unless COMPANION_FULL=1; left out, not skipped: a skipped test fails the build."""
    if os.environ.get(FULL) == "1":
        return
    long = [item for item in items if item.get_closest_marker("full")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("full")]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(100.0)


@pytest.fixture
def journal(tmp_path) -> Iterator[Journal]:
    opened = Journal(tmp_path / "companion.db")
    yield opened
    opened.close()


@pytest.fixture
def device(tmp_path, clock) -> Iterator[Sitting]:
    """A device at home, with every game there is, and two toy games."""
    other = replace(toy.GAME, id="other")
    sitting = Sitting(tmp_path / "companion.db", {"toy": toy.GAME, "other": other, **find_games()}, clock)
    yield sitting
    sitting.journal.close()


@pytest.fixture
def table_of(device) -> Callable[..., Sitting]:
    """Sit down to a game: `table_of("toy", "Ann", "Ben")`."""

    def sit_down(game: str, *seats: str) -> Sitting:
        device.sit_down(game, *seats)
        return device

    return sit_down


@pytest.fixture
def tattling(table_of, monkeypatch) -> Sitting:
    """A table with c3 face down, whose rules break on what is stored next and name that card."""
    table = table_of("toy")
    table.tap("c3")
    table.journal.append(table.table.match, {"do": {"move": "c0"}}, None)

    def broken(state, act):
        raise KeyError(f"face down: {state.face_down[0]}")

    monkeypatch.setitem(toy.GAME.__dict__, "act", broken)
    return table


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Run a command: `status, out, err = run("score", "chronicle", given="...")`."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(*words, given=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        try:
            status = main([str(word) for word in words])
        except SystemExit as leaving:
            status = leaving.code
        out, err = capsys.readouterr()
        return status, out, err

    return command
