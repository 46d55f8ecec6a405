"""What breaks is kept aside, and what cannot be saved is said."""

from __future__ import annotations

import resource
from contextlib import closing

import pytest

from companion.errors import StorageFault
from companion.journal import Journal
from tests.journal.entries import HEADER, began, cards

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
