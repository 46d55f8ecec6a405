"""Every game has a golden transcript for every player count, and still plays it."""

from __future__ import annotations

import pytest

from companion.games import find_games
from tests.games.transcripts import FOLDER, path_of, transcript

TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in find_games().values() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_match_is_still_played_as_written(game, seats):
    path = path_of(game, seats)
    assert path.exists(), f"no transcript: run python -m tests.games.transcripts and read {path.name}"
    assert transcript(game, seats) == path.read_text(encoding="utf-8")


def test_there_is_no_transcript_of_a_game_that_is_gone():
    known = {path_of(*table.values).name for table in TABLES}
    assert {path.name for path in FOLDER.glob("*.txt")} <= known
