"""Everything in one file, and back again: to a new card, or after a mistake."""

from __future__ import annotations

import json
import resource
import sqlite3
from contextlib import closing

import pytest

from companion.journal import Journal


@pytest.fixture
def house(run, tmp_path):
    """A device with a finished match, a tag, a known player and a setting; and its backup."""
    folder = tmp_path / "house"
    assert run("demo", "chronicle", "--data", folder)[0] == 0
    with closing(Journal(folder / "companion.db")) as journal:
        journal.bind("04A1B2C3", "player:Ann")
        journal.remember("Zoe")
        journal.set("volume", "70")
        journal.keep_profile("chronicle", "{}")
    assert run("backup", tmp_path / "backup.db", "--data", folder) == (0, "", "")
    return folder


def everything(folder):
    with closing(Journal(folder / "companion.db")) as journal:
        matches = [(row, journal.entries(row.id)) for row in journal.matches()]
        return matches, journal.tags(), journal.players(), journal.settings(), journal.profiles()


def test_a_backup_carries_everything_to_a_new_card(run, house, tmp_path):
    status, out, err = run("restore", tmp_path / "backup.db", "--data", tmp_path / "new")
    assert (status, out, err) == (0, "", "")
    assert everything(tmp_path / "new") == everything(house)


def test_what_was_there_is_kept_aside_whole(run, house, tmp_path):
    with closing(Journal(house / "companion.db")) as journal:
        journal.set("volume", "10")
    before = everything(house)
    status, out, _ = run("restore", tmp_path / "backup.db", "--data", house)
    assert status == 0
    assert everything(house)[3]["volume"] == "70"
    (aside,) = house.glob("companion.db.replaced-*")
    assert str(aside) in out
    with closing(sqlite3.connect(aside)) as db:
        assert ("volume", "10") in db.execute("SELECT name, value FROM setting").fetchall()
    assert run("restore", aside, "--data", tmp_path / "third")[0] == 0
    assert everything(tmp_path / "third") == before


def test_a_running_companion_is_not_pulled_from_under_its_table(run, house, tmp_path):
    with closing(Journal(house / "companion.db")) as journal:
        status, _, err = run("restore", tmp_path / "backup.db", "--data", house)
        assert status == 1
        assert "the companion is running on it: stop it first" in err
        assert err.count("\n") == 1
        journal.set("volume", "11")
    assert everything(house)[3]["volume"] == "11"


def test_a_backup_can_be_made_while_the_companion_runs(run, house, tmp_path):
    with closing(Journal(house / "companion.db")):
        assert run("backup", tmp_path / "second.db", "--data", house)[0] == 0
    assert run("restore", tmp_path / "second.db", "--data", tmp_path / "new")[0] == 0
    assert everything(tmp_path / "new") == everything(house)


def test_a_broken_database_is_replaced_and_kept(run, house, tmp_path):
    whole = everything(house)
    (house / "companion.db").write_bytes(b"not a database at all" * 100)
    assert run("restore", tmp_path / "backup.db", "--data", house)[0] == 0
    assert everything(house) == whole
    assert next(house.glob("companion.db.replaced-*")).read_bytes().startswith(b"not a database")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "expected a backup of the companion"),
        (b"", "expected a backup of the companion"),
        (b"PK\x03\x04 holiday pictures" * 50, "expected a backup of the companion"),
    ],
)
def test_what_is_no_backup_is_named_and_changes_nothing(run, house, tmp_path, content, says):
    before = everything(house)
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    status, out, err = run("restore", file, "--data", house)
    assert (status, out) == (2, "")
    assert str(file) in err
    assert says in err
    assert err.count("\n") == 1
    assert everything(house) == before


def test_another_programs_database_is_no_backup(run, house, tmp_path):
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE song (title TEXT)")
    status, _, err = run("restore", tmp_path / "other.db", "--data", house)
    assert status == 2
    assert "holds none of its tables" in err


def test_a_backup_of_a_newer_version_is_refused(run, house, tmp_path):
    with closing(sqlite3.connect(tmp_path / "backup.db")) as db:
        db.execute("PRAGMA user_version = 99")
    status, _, err = run("restore", tmp_path / "backup.db", "--data", house)
    assert status == 2
    assert "newer version" in err


def test_a_backup_that_cannot_be_written_is_a_fault_of_the_machine(run, house, tmp_path):
    status, _, err = run("backup", tmp_path / "no" / "such" / "folder" / "file", "--data", house)
    assert status == 1
    assert err.count("\n") == 1
    assert json.dumps(everything(house)[3]) == '{"volume": "70"}'


def test_a_disk_too_full_for_the_backup_leaves_what_was_there_in_its_place(run, house, tmp_path):
    before = everything(house)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "backup.db").stat().st_size - 1, hard))
    try:
        status, out, err = run("restore", tmp_path / "backup.db", "--data", house)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (status, out) == (1, "")
    assert err.count("\n") == 1
    assert everything(house) == before
    assert not list(house.glob("*.replaced-*")) + list(house.glob(".*.part"))


def test_a_backup_that_cannot_take_its_place_is_told_with_where_the_old_one_lies(run, house, tmp_path, monkeypatch):
    before = everything(house)

    def refused(draft, place):
        raise PermissionError(1, "Operation not permitted", str(place))

    monkeypatch.setattr(type(house), "replace", refused)
    status, _, err = run("restore", tmp_path / "backup.db", "--data", house)
    monkeypatch.undo()
    (aside,) = house.glob("companion.db.replaced-*")
    assert status == 1
    assert f"what was there before lies at {aside}" in err
    assert run("restore", aside, "--data", tmp_path / "third")[0] == 0
    assert everything(tmp_path / "third") == before
