"""The first line of a record: boards and mode."""

from __future__ import annotations

import random

import pytest

from companion.engine import BadInput, Setup
from companion.games.wonders import GAME
from companion.games.wonders.form import demo_more

BOARDS = ["gizah:A", "babylon:B", "great_wall:A"]


def more(players: int = 3, **fields):
    return GAME.more(fields, Setup(seats=("Ann", "Ben", "Cleo")[:players]))


def test_boards_by_seat_and_refereed_unless_said_otherwise():
    assert more(boards=BOARDS) == {"mode": "referee", "boards": BOARDS}
    assert more(boards=BOARDS, mode="tally")["mode"] == "tally"


def test_two_players_name_the_free_citys_board_too():
    assert more(2, boards=BOARDS)["boards"][2] == "great_wall:A"


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "boards: expected 3 boards"),
        ({"boards": BOARDS[:2]}, "boards: expected 3 boards"),
        ({"boards": ["gizah:A", "gizah:B", "babylon:A"]}, "boards[1]: expected each board once"),
        ({"boards": ["gizah", *BOARDS[1:]]}, "boards[0]"),
        ({"boards": [1, *BOARDS[1:]]}, "boards[0]"),
        ({"boards": BOARDS, "mode": "both"}, "mode"),
        ({"boards": BOARDS, "x": 1}, "x: unknown field"),
    ],
)
def test_what_cannot_be_is_refused(fields, says):
    with pytest.raises(BadInput) as bad:
        more(**fields)
    assert str(bad.value).startswith(says)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_demo_draws_boards_that_can_be(seats):
    drawn = demo_more(seats, random.Random(seats))
    names = tuple(f"P{n}" for n in range(seats))
    assert GAME.more(drawn, Setup(seats=names)) == drawn
