"""Where the time went: the same on the screen, in JSON and in a table, and nobody is blamed."""

from __future__ import annotations

import csv
import io
import json
import random

import pytest

from companion.commands import ChangeTime, Pause, TableTime
from companion.export import write_json, write_times
from companion.results import result_of
from tests.pilot import Pilot, play_on


@pytest.fixture
def played(table_of):
    """A match of Chronicle whose players took their time, with a talk about the rules and some time given."""
    table = table_of("chronicle", "Ann", "Ben", "Cleo")
    chance = random.Random(1)

    def think(shown) -> bool:
        table.clock.advance(chance.randrange(1, 40))
        return False

    play_on(table, until=lambda shown: think(shown) or len(shown.record) > 20)
    table.do(Pause(on=True))
    table.do(TableTime(on=True))
    table.wait(95)
    table.do(Pause(on=False))
    table.do(ChangeTime(1, 30_000))
    # The table that plays itself knows hands from the start: it goes on where it was.
    history = table.core._table.history
    while not table.table.finished:
        table.clock.advance(chance.randrange(1, 40))
        table.do(_any_move(history, chance))
    return table


def _any_move(history, chance):
    from companion.inputs import Choice

    answer = chance.choice(history.match.moves())
    return Choice(answer.told, answer.value, answer.seat)


def result(table):
    return result_of(table.journal.matches("finished")[0], table.journal, table.games)


def test_every_view_of_the_time_is_the_same(played):
    shown, stored = played.table.clock.times, result(played).times
    assert shown == stored
    assert tuple(seat.total for seat in shown.seats) == played.table.times
    out = io.StringIO()
    write_json([result(played)], out)
    seats = json.loads(out.getvalue())[0]
    assert [seat["time"]["ms"] for seat in seats["seats"]] == [seat.total for seat in shown.seats]
    assert seats["table_ms"] == shown.table == 95_000
    out = io.StringIO()
    write_times([result(played)], out)
    rows = list(csv.DictReader(io.StringIO(out.getvalue())))
    totals = [int(row["ms"]) for row in rows if row["turns"]]
    assert totals == [seat.total for seat in shown.seats]
    by_question = sum(int(row["ms"]) for row in rows if row["question"] and row["name"] == "Ben")
    assert by_question == shown.seats[1].total + 30_000, "time given belongs to no question"


def test_the_longest_turn_is_somebodys_longest(played):
    times = result(played).times
    assert times.longest is not None
    assert times.longest.ms == max(seat.longest for seat in times.seats)
    assert times.seats[times.longest.seat].longest == times.longest.ms


def test_the_picture_is_one_touch_from_the_result_and_says_nothing_but_times(played):
    pilot = Pilot(played)
    pilot.touch("Times")
    words = pilot.words
    assert "Where the time went" in words
    assert "The trick" in words
    assert "Table time: 1:35" in words
    assert "Longest turn" in words
    for blame in ("slow", "late", "over", "too long"):
        assert blame not in words.lower()
