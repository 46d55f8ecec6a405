"""The database: what was saved stays, and is only ever added to."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC

import pytest

from companion import database as database_module
from companion.chain import chained
from companion.errors import StorageFault
from companion.journal import Journal, wall_time
from companion.record_lines import parse
from tests.journal.entries import HEADER, began, bodies, cards

# -- matches


def test_a_match_is_there_again_after_opening_the_file_anew(open_journal):
    match = began(open_journal(), "c0", "c1")
    again = open_journal()
    assert [row.id for row in again.unfinished()] == [match]
    assert cards(again, match) == ["c0", "c1"]
    assert [row.ask for row in again.entries(match)] == ["toy-tap", "toy-tap"]


def test_the_lines_of_a_match_are_chained_from_its_header_on(open_journal):
    journal = open_journal()
    match = began(journal, "c0", "c1")
    previous = ""
    for line in [parse(journal.matches()[0].header), *bodies(journal, match)]:
        assert line["hash"] == chained(previous, line)
        previous = line["hash"]


def test_a_new_match_may_begin_with_the_entries_of_another(open_journal):
    journal = open_journal()
    match = journal.begin(HEADER, [({"tap": "c0"}, "toy-tap"), ({"tap": "c1"}, None)])
    assert cards(journal, match) == ["c0", "c1"]


def test_a_finished_match_has_a_result_and_is_not_gone_on_with(open_journal):
    journal = open_journal()
    match = began(journal, "c0")
    journal.finish(match, [{"seat": 0, "total": 3}])
    assert journal.unfinished() == []
    row = journal.matches("finished")[0]
    assert (row.ended, json.loads(row.standings)) == ("2026-05-01T12:00:00+00:00", [{"seat": 0, "total": 3}])


def test_an_entry_after_the_end_opens_the_match_again(open_journal):
    journal = open_journal()
    match = began(journal, "c0")
    journal.finish(match, [])
    journal.append(match, {"undo": 1}, None)
    assert [row.id for row in journal.unfinished()] == [match]
    assert journal.matches()[0].standings is None


def test_a_match_given_up_keeps_its_record(open_journal):
    journal = open_journal()
    match = began(journal, "c0")
    journal.give_up(match)
    assert journal.unfinished() == []
    assert cards(journal, match) == ["c0"]


def test_a_match_takes_the_place_of_another_whole_or_not_at_all(open_journal):
    journal = open_journal()
    old = began(journal, "c0", "c1")
    journal._db.execute(
        "CREATE TRIGGER cut BEFORE UPDATE OF state ON match BEGIN SELECT RAISE(ABORT, 'the power is gone'); END"
    )
    with pytest.raises(StorageFault):
        journal.begin(HEADER, [({"tap": "c0"}, "toy-tap")], instead_of=old)
    assert [row.id for row in open_journal().unfinished()] == [old]
    journal = open_journal()
    journal._db.execute("DROP TRIGGER cut")
    new = journal.begin(HEADER, [({"tap": "c0"}, "toy-tap")], instead_of=old)
    assert [(row.id, row.state) for row in journal.matches()] == [(new, "open"), (old, "given_up")]


def test_the_newest_match_comes_first(open_journal):
    journal = open_journal()
    first, second = began(journal), began(journal)
    assert [row.id for row in journal.matches()] == [second, first]


def test_entries_are_only_ever_added(open_journal):
    journal = open_journal()
    began(journal, "c0")
    for change in ("UPDATE entry SET body = 'x'", "DELETE FROM entry"):
        with pytest.raises(sqlite3.IntegrityError, match="only ever added"):
            journal._db.execute(change)


def test_a_machine_that_does_not_know_the_date_leaves_it_out(path):
    with closing(Journal(path, lambda: None)) as journal:
        match = began(journal)
        journal.finish(match, [])
        assert (journal.matches()[0].began, journal.matches()[0].ended) == (None, None)


def test_the_date_is_told_in_utc():
    now = wall_time()
    assert now is None or now.tzinfo is UTC


@pytest.mark.parametrize(
    ("service", "synchronized", "battery_clock", "known"),
    [
        (False, False, None, True),  # another way of keeping time, which we do not know
        (True, False, None, False),  # a Pi 4
        (True, True, None, True),
        (True, False, "86403\n", False),  # a Pi 5 without a battery: its clock began with the power
        (True, False, "1796000000\n", True),
        (True, False, "?", False),
    ],
)
def test_the_date_is_known_by_a_time_server_or_a_battery_clock_that_runs(
    tmp_path, service, synchronized, battery_clock, known
):
    if service:
        (tmp_path / "run/systemd/timesync").mkdir(parents=True)
    if synchronized:
        (tmp_path / "run/systemd/timesync/synchronized").touch()
    if battery_clock is not None:
        (tmp_path / "sys/class/rtc/rtc0").mkdir(parents=True)
        (tmp_path / "sys/class/rtc/rtc0/since_epoch").write_text(battery_clock)
    assert (wall_time(tmp_path) is not None) is known


# -- tags, players, settings


def test_a_tag_means_one_thing_at_a_time(open_journal):
    journal = open_journal()
    journal.bind("04A1", "toy:c0")
    journal.bind("04A1", "player:Ann")
    assert open_journal().tags() == {"04A1": "player:Ann"}


def test_a_tag_can_be_unbound(open_journal):
    journal = open_journal()
    journal.bind("04A1", "toy:c0")
    journal.unbind("04A1")
    assert journal.tags() == {}


def test_the_last_used_player_comes_first_and_can_be_forgotten(open_journal):
    journal = open_journal()
    for name in ("Ann", "Ben", "Cleo", "Ann"):
        journal.remember(name)
    journal.forget("Cleo")
    assert journal.players() == ("Ann", "Ben")


def test_a_setting_is_kept(open_journal):
    open_journal().set("language", "ja")
    open_journal().set("language", "en")
    assert open_journal().settings() == {"language": "en"}


# -- how durable it is


def test_every_commit_is_synced(open_journal):
    db = open_journal()._db
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert db.execute("PRAGMA foreign_keys").fetchone() == (1,)


@pytest.mark.parametrize("why", ["it cannot be opened", "it is of a newer program"])
def test_starts_on_a_file_that_takes_nothing_push_no_good_copy_off_the_shelf(open_journal, path, why):
    journal = open_journal()
    match = began(journal, "c0")
    journal.backup()
    if why == "it cannot be opened":
        journal.close()
        path.unlink()
        path.mkdir()
    else:
        journal._db.execute("PRAGMA user_version = 99")
    for _ in range(3):
        with pytest.raises(StorageFault):
            open_journal().backup()
    (copy,) = (path.parent / "backups").iterdir()
    with closing(Journal(copy)) as kept:
        assert cards(kept, match) == ["c0"]


def test_a_file_that_somebody_laid_beside_the_copies_is_none_of_them(open_journal, path):
    began(open_journal())
    beside = path.parent / "backups" / "companion-old.db"
    beside.parent.mkdir(exist_ok=True)
    beside.write_bytes(b"a copy of last year")
    for _ in range(4):
        open_journal().backup()
    assert beside.read_bytes() == b"a copy of last year"
    assert len(list(beside.parent.iterdir())) == 4


def test_the_last_three_copies_are_kept(open_journal, path):
    journal = open_journal()
    for _ in range(5):
        began(journal)
        journal.backup()
    copies = sorted((path.parent / "backups").iterdir())
    assert [copy.name for copy in copies] == [f"companion-{n:08}.db" for n in (3, 4, 5)]
    with closing(Journal(copies[-1])) as copy:
        assert len(copy.matches()) == 5


def test_a_copy_is_one_file_to_start_from(open_journal, path):
    journal = open_journal()
    match = began(journal, "c0")
    to = path.parent / "carried.db"
    journal.save_copy(to)
    assert not to.with_name("carried.db-wal").exists()
    with closing(Journal(to)) as copy:
        assert cards(copy, match) == ["c0"]


# -- versions


def test_an_older_file_is_copied_and_brought_up_to_date(open_journal, path, monkeypatch):
    match = began(open_journal(), "c0")
    newer = (*database_module.MIGRATIONS, ("ALTER TABLE player ADD COLUMN emblem TEXT",))
    monkeypatch.setattr(database_module, "MIGRATIONS", newer)
    journal = open_journal()
    assert journal._db.execute("PRAGMA user_version").fetchone() == (len(newer),)
    assert journal._db.execute("SELECT emblem FROM player").fetchall() == []
    assert cards(journal, match) == ["c0"]
    assert len(list((path.parent / "backups").iterdir())) == 1


def test_an_update_that_fails_leaves_the_old_file_as_it_was(open_journal, monkeypatch):
    match = began(open_journal(), "c0")
    with monkeypatch.context() as patch:
        half = ("ALTER TABLE player ADD COLUMN emblem TEXT", "ALTER TABLE nowhere ADD COLUMN x TEXT")
        patch.setattr(database_module, "MIGRATIONS", (*database_module.MIGRATIONS, half))
        assert open_journal().read_only is not None
    journal = open_journal()
    assert journal.read_only is None
    assert cards(journal, match) == ["c0"]


def test_a_file_of_a_newer_program_is_only_read_and_says_so(open_journal):
    journal = open_journal()
    match = began(journal, "c0")
    journal._db.execute("PRAGMA user_version = 99")
    again = open_journal()
    assert cards(again, match) == ["c0"]
    assert again.read_only.key == "app-fault-storage-newer"
    with pytest.raises(StorageFault, match="newer version"):
        again.append(match, {"tap": "c1"}, None)
    assert cards(open_journal(), match) == ["c0"]
