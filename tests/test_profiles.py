"""What was learned of the house's copy of a game is known to the next match, and to no record but its own."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from companion.commands import Leave, Resume, Start, TakeBack
from companion.engine import BadInput, Setup
from companion.errors import StorageFault
from companion.journal import Journal
from companion.profiles import carried
from companion.schema import MIGRATIONS
from tests.engine import toy
from tests.sitting import Sitting


def read_more(more, setup):
    del setup
    if more.get("bid") == "torn":
        raise BadInput("bid", "expected a whole number")
    return dict(more)


# Its copy of the toy has a number printed in it, which is first known when it is told.
PRINTED = replace(
    toy.GAME,
    more=read_more,
    learned=lambda state: {"bid": state.bid} if state.bid else dict(state.setup.more),
)


@pytest.fixture
def house(tmp_path, clock):
    sitting = Sitting(tmp_path / "companion.db", {"toy": PRINTED}, clock)
    yield sitting
    sitting.journal.close()


def tell_the_number(house, number=2):
    house.sit_down("toy")
    house.tap("c0", "c1")
    house.choose("yes", "no", number)


def known_to_the_next_match(house):
    house.do(Leave())
    house.sit_down("toy")
    return house.table.setup.more


def test_the_first_match_knows_nothing(house):
    house.sit_down("toy")
    assert house.table.setup.more == {}
    assert house.journal.profiles() == {}


def test_what_a_match_learned_stands_in_the_first_line_of_the_next(house):
    tell_the_number(house)
    assert known_to_the_next_match(house) == {"bid": 2}
    assert json.loads(house.journal.matches()[0].header)["bid"] == 2


def test_it_is_known_after_the_device_was_switched_off(house):
    tell_the_number(house)
    house.restart()
    assert known_to_the_next_match(house) == {"bid": 2}


def test_the_match_that_learned_it_keeps_its_own_first_line(house):
    tell_the_number(house)
    assert "bid" not in json.loads(house.journal.matches()[0].header)


def test_what_is_taken_back_is_not_known(house):
    tell_the_number(house)
    house.do(TakeBack())
    assert known_to_the_next_match(house) == {}


def test_what_is_taken_back_after_a_night_is_not_known_either(house):
    tell_the_number(house)
    house.restart()
    house.do(Resume(house.model.unfinished[0].id))
    house.do(TakeBack())
    assert known_to_the_next_match(house) == {}


def test_what_was_told_last_counts(house):
    tell_the_number(house, 2)
    assert known_to_the_next_match(house) == {"bid": 2}
    house.do(Leave())
    tell_the_number(house, 3)
    assert known_to_the_next_match(house) == {"bid": 3}


def test_an_older_match_that_goes_on_does_not_unlearn_what_a_later_one_learned(house):
    house.sit_down("toy")
    house.tap("c0")
    older = house.table.match
    tell_the_number(house)
    house.do(Leave())
    house.do(Resume(older))
    house.tap("c1")
    assert known_to_the_next_match(house) == {"bid": 2}


def test_playing_again_with_the_set_up_of_an_earlier_match_keeps_what_is_known(house):
    tell_the_number(house, 2)
    house.do(Leave())
    house.do(Start("toy", Setup(seats=("Ann", "Ben"), more={"bid": 1})))
    assert house.table.setup.more == {"bid": 2}


def test_what_a_first_line_tells_by_itself_is_known_from_then_on(house):
    house.do(Start("toy", Setup(seats=("Ann", "Ben"), more={"bid": 3})))
    assert known_to_the_next_match(house) == {"bid": 3}


def test_a_profile_that_fits_no_more_is_left_alone_and_the_match_begins(house):
    house.journal.keep_profile("toy", '{"bid": "torn"}')
    house.restart()
    house.sit_down("toy")
    assert house.table.setup.more == {}


@pytest.mark.parametrize("kept", ["", "{torn", "[1]", '"bid"'])
def test_a_profile_that_cannot_be_read_stops_no_start_and_is_learned_anew(house, kept):
    house.journal.keep_profile("toy", kept)
    house.restart()
    tell_the_number(house)
    house.restart()
    assert known_to_the_next_match(house) == {"bid": 2}


def test_a_game_that_teaches_nothing_writes_nothing(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    assert table.journal.profiles() == {}


def test_a_full_disk_keeps_the_answer_from_being_learned_and_says_so(house):
    house.sit_down("toy")
    house.tap("c0", "c1")
    house.choose("yes", "no")
    house.journal._db.execute("PRAGMA query_only = ON")
    house.choose(2)
    assert [notice.text.key for notice in house.model.notices] == ["app-fault-storage-read-only"]
    assert house.journal.profiles() == {}


def test_a_file_from_before_there_were_profiles_is_brought_up_to_date(tmp_path, monkeypatch):
    monkeypatch.setattr("companion.database.MIGRATIONS", MIGRATIONS[:1])
    Journal(tmp_path / "old.db").close()
    monkeypatch.undo()
    journal = Journal(tmp_path / "old.db")
    journal.keep_profile("toy", "{}")
    assert journal.profiles() == {"toy": "{}"}
    journal.close()


def test_a_file_that_cannot_be_brought_up_to_date_has_no_profiles(tmp_path, monkeypatch):
    monkeypatch.setattr("companion.database.MIGRATIONS", MIGRATIONS[:1])
    Journal(tmp_path / "old.db").close()
    monkeypatch.undo()
    monkeypatch.setattr(
        "companion.journal.open_database",
        lambda *_: (_ for _ in ()).throw(StorageFault("no room", "app-fault-storage")),
    )
    journal = Journal(tmp_path / "old.db")
    assert journal.profiles() == {}
    journal.close()


# -- what a match changes of a profile

VILLAGE, RUIN, ALTAR = {"kind": "village", "n": 1}, {"kind": "ruin", "n": 2}, {"kind": "altar"}


@pytest.mark.parametrize(
    ("before", "now", "kept", "then"),
    [
        pytest.param({}, {}, {"a": 1}, {"a": 1}, id="nothing learned"),
        pytest.param({}, {"a": 1}, {}, {"a": 1}, id="first learned"),
        pytest.param({"a": 1}, {"a": 2}, {"a": 1}, {"a": 2}, id="corrected"),
        pytest.param({"a": 1}, {}, {"a": 1, "b": 2}, {"b": 2}, id="unlearned"),
        pytest.param({}, {"a": {"x": 1}}, {"a": {"y": 2}}, {"a": {"y": 2, "x": 1}}, id="side by side"),
        pytest.param([], [None, VILLAGE], [RUIN], [RUIN, VILLAGE], id="another place of the list"),
        pytest.param([None, VILLAGE], [None, ALTAR], [RUIN, VILLAGE], [RUIN, ALTAR], id="a place corrected whole"),
        pytest.param([VILLAGE, RUIN], [VILLAGE], [VILLAGE, RUIN], [VILLAGE], id="the end of the list unlearned"),
        pytest.param(None, [VILLAGE], "torn", [VILLAGE], id="of another shape"),
    ],
)
def test_a_profile_changes_only_where_the_match_learned_something(before, now, kept, then):
    assert carried(before, now, kept) == then
