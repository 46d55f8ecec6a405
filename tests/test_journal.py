"""The database: what was saved stays, what breaks is kept aside, and what cannot be saved is said."""

from __future__ import annotations

import json
import resource
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from companion import database as database_module
from companion.chain import chained
from companion.engine import Setup
from companion.errors import StorageFault
from companion.journal import Journal, wall_time
from companion.record_lines import Header, parse

HEADER = Header(game="toy", setup=Setup(seats=("Ann", "Ben")), rules=1, app="0")
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "companion.db"


@pytest.fixture
def open_journal(path):
    opened = []

    def again() -> Journal:
        while opened:
            opened.pop().close()
        opened.append(Journal(path, lambda: NOON))
        return opened[-1]

    yield again
    while opened:
        opened.pop().close()


def began(journal: Journal, *cards: str) -> str:
    match = journal.begin(HEADER)
    for card in cards:
        journal.append(match, {"tap": card}, "toy-tap")
    return match


def bodies(journal: Journal, match: str) -> list[dict]:
    return [json.loads(row.body) for row in journal.entries(match)]


def cards(journal: Journal, match: str) -> list[str]:
    return [body["tap"] for body in bodies(journal, match)]


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


# -- broken files


def test_a_broken_file_is_set_aside_with_its_log_and_the_newest_copy_takes_its_place(open_journal, path):
    journal = open_journal()
    match = began(journal, "c0")
    journal.backup()
    journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    journal.append(match, {"tap": "c1"}, "toy-tap")
    log = path.with_name("companion.db-wal").read_bytes()
    journal.close()
    path.write_bytes(b"nothing that SQLite ever wrote" * 200)
    path.with_name("companion.db-wal").write_bytes(log)
    path.with_name("companion.db-shm").write_bytes(bytes(32768))
    again = open_journal()
    assert cards(again, match) == ["c0"]
    assert again.repair.aside.name == "companion.db.broken-20260501T120000Z"
    assert again.repair.copy.name == "companion-00000001.db"
    assert again.repair.missing is None  # nobody can read what it held
    aside = {file.name for file in path.parent.glob("companion.db.broken-*")}
    assert aside == {f"{again.repair.aside.name}{part}" for part in ("", "-wal", "-shm")}
    assert again.repair.aside.with_name(f"{again.repair.aside.name}-wal").read_bytes() == log


def test_a_damaged_page_is_found_at_the_start_and_what_is_missing_is_counted(open_journal, path):
    journal = open_journal()
    match = began(journal, "c0")
    journal.backup()
    for name in ("Ann", "Ben"):
        journal.remember(name)
    page = journal._db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'player'").fetchone()[0]
    journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    journal.append(match, {"tap": "c1"}, "toy-tap")
    log = path.with_name("companion.db-wal").read_bytes()
    journal.close()
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 : (page - 1) * 4096 + 512] = bytes(512)
    path.write_bytes(content)
    path.with_name("companion.db-wal").write_bytes(log)
    again = open_journal()
    assert again.repair.missing == 1
    assert cards(again, match) == ["c0"]
    assert again.repair.aside.with_name(f"{again.repair.aside.name}-wal").read_bytes() == log


def test_a_schema_that_is_not_legible_is_a_broken_file(open_journal, path):
    """SQLite quotes it in its complaint, which is then no UTF-8 either."""
    journal = open_journal()
    match = began(journal, "c0")
    journal.backup()
    journal.close()
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE match", b"CREATE TABLX\xc4match", 1))
    again = open_journal()
    assert again.repair.copy is not None
    assert cards(again, match) == ["c0"]


def test_a_rotten_byte_in_one_match_leaves_the_others_as_they_were(open_journal, path):
    journal = open_journal()
    rotten, sound = began(journal, "c0"), began(journal, "c1")
    journal.close()
    path.write_bytes(path.read_bytes().replace(b'{"tap":"c0"', b'{"tap":"c\xff"'))
    again = open_journal()
    assert cards(again, rotten) == ["c\ufffd"]
    assert cards(again, sound) == ["c1"]


def test_a_broken_copy_is_passed_over_for_the_one_before(open_journal, path):
    journal = open_journal()
    match = began(journal, "c0")
    journal.backup()
    journal.backup()
    journal.close()
    (path.parent / "backups" / "companion-00000002.db").write_bytes(b"broken" * 1000)
    path.write_bytes(b"broken" * 1000)
    again = open_journal()
    assert again.repair.copy.name == "companion-00000001.db"
    assert cards(again, match) == ["c0"]


def test_without_a_good_copy_the_table_begins_anew_and_says_so(open_journal, path):
    path.write_bytes(b"broken" * 1000)
    journal = open_journal()
    assert journal.repair.aside.read_bytes() == b"broken" * 1000
    assert journal.repair.copy is None
    began(journal)


@pytest.mark.parametrize("left", [b"", b"S"])
def test_an_emptied_file_is_never_taken_for_a_new_one(open_journal, path, left):
    journal = open_journal()
    match = began(journal, "c0")
    journal.backup()
    journal.close()
    path.write_bytes(left)
    assert cards(open_journal(), match) == ["c0"]


def test_two_files_broken_in_the_same_second_are_both_kept(open_journal, path):
    for content in (b"first" * 1000, b"second" * 1000):
        open_journal().close()
        path.write_bytes(content)
        for part in ("-wal", "-shm"):
            path.with_name(path.name + part).unlink(missing_ok=True)
        open_journal()
    asides = path.parent.glob("companion.db.broken-*Z*")
    assert {file.read_bytes()[:5] for file in asides if file.suffix != ".db-wal"} >= {b"first", b"secon"}


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


# -- disks that take nothing


def test_a_full_disk_saves_nothing_and_says_so_until_there_is_room(open_journal):
    journal = open_journal()
    match = began(journal, "c0")
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageFault) as fault:
        journal.append(match, {"do": {"note": "x" * 10_000}}, None)
    assert fault.value.key == "app-fault-storage-full"
    assert journal.fault is fault.value
    assert cards(journal, match) == ["c0"]
    journal._db.execute("PRAGMA max_page_count = 100000")
    journal.append(match, {"tap": "c1"}, None)
    assert journal.fault is None
    assert cards(journal, match) == ["c0", "c1"]


def test_a_write_that_the_disk_refuses_leaves_what_was_saved_before(open_journal, path):
    journal = open_journal()
    match = began(journal, "c0")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.with_name(path.name + "-wal").stat().st_size, hard))
    try:
        with pytest.raises(StorageFault):
            journal.append(match, {"tap": "c1"}, None)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert cards(journal, match) == ["c0"]
    journal.append(match, {"tap": "c2"}, None)
    assert cards(open_journal(), match) == ["c0", "c2"]


def test_a_disk_that_became_read_only_is_told(open_journal):
    journal = open_journal()
    match = began(journal, "c0")
    journal._db.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageFault) as fault:
        journal.append(match, {"tap": "c1"}, None)
    assert fault.value.key == "app-fault-storage-read-only"


def test_where_no_file_can_be_made_the_table_starts_and_saves_nothing(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with closing(Journal(tmp_path / "file" / "companion.db")) as journal:
        assert journal.unfinished() == []
        with pytest.raises(StorageFault):
            journal.begin(HEADER)
        with pytest.raises(StorageFault):
            journal.backup()
