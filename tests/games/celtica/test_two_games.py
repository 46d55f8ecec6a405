"""Two games in a row on a board that nobody has told: the second asks for nothing that the first has learned."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.clock import FakeClock
from companion.core import Core
from companion.demo import Players, demo_setup
from companion.games.celtica import GAME
from companion.games.celtica.prompts import place_asked
from companion.journal import Journal
from tests.sitting import HeardCues


def asked_places(journal: Journal, seats: int, seed: int) -> list[int]:
    """Play a demo on the device; the places that the table was asked for."""
    core = Core({GAME.id: GAME}, journal, FakeClock(100.0), HeardCues())
    players = Players(GAME, demo_setup(GAME, seats, seed, {}), seed)
    players.sit_down(core)
    asked = []
    while not players.finished:
        match = players.history.match
        if match.ask.key == "celtica-place":
            asked.append(place_asked(match.state))
        core.handle(players.act())
    assert core.model().table.finished
    return asked


@pytest.mark.parametrize("seats", [2, 5])
def test_the_first_asks_for_each_place_once_and_the_second_for_none_of_them(journal, seats):
    first = asked_places(journal, seats, seed=1)
    second = asked_places(journal, seats, seed=2)
    assert first
    assert max(Counter(first).values()) == 1
    assert not set(first) & set(second)


def test_the_next_match_begins_with_the_board_in_its_first_line(journal):
    asked = [len(asked_places(journal, 4, seed)) for seed in range(3)]
    assert asked[0] > 5
    assert sum(asked[1:]) < asked[0]
    newest, _, oldest = journal.matches()
    assert '"board"' in newest.header
    assert '"board"' not in oldest.header
