"""The database file: opened, checked, brought up to date, repaired from a copy, and put back from a backup.

WAL with `synchronous=FULL`: under NORMAL a commit is not synced and the last answers before a power cut are lost.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from shutil import copyfile
from typing import Final

from companion.engine import BadInput
from companion.errors import StorageFault
from companion.safekeeping import Repair, Shelf, draft_of, put_in_place, set_aside, sync
from companion.schema import MIGRATIONS

_BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_NEWER: Final = "the database was written by a newer version of the companion: update the companion"
_FAULTS: Final = {
    sqlite3.SQLITE_FULL: "app-fault-storage-full",
    sqlite3.SQLITE_READONLY: "app-fault-storage-read-only",
    sqlite3.SQLITE_CANTOPEN: "app-fault-storage-read-only",
}


def open_database(
    path: Path, shelf: Shelf, now: Callable[[], datetime], repaired: Callable[[Repair], None]
) -> sqlite3.Connection:
    """The database, made where there is none. A broken one is set aside for the newest good copy, which is told.

    Raises sqlite3.Error, OSError or StorageFault where it cannot be written to.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if is_empty(path) and shelf.copies():
        repaired(_from_the_shelf(path, shelf, now()))
    try:
        db = connect(path)
    except sqlite3.DatabaseError as broken:
        if _primary(broken) not in _BROKEN:
            raise
        repaired(_from_the_shelf(path, shelf, now()))
        db = connect(path)
    try:
        if 0 < version_of(db) < len(MIGRATIONS):
            shelf.add(lambda draft: copy_to(db, draft))
        migrate(db)
    except (sqlite3.Error, OSError):
        db.close()
        raise
    return db


def put_back(backup: Path, database: Path, now: datetime) -> Path | None:
    """Let a backup take the database's place. What was there is set aside; says where it lies, None if nothing was.

    Raises BadInput where the file is no backup that this program can start from, StorageFault where the database is
    in use or the disk takes nothing.
    """
    try:
        with closing(opened_read_only(backup, "mode=ro")) as db:
            _check(db)
            version = version_of(db)
    except sqlite3.Error as fault:
        raise BadInput(str(backup), f"expected a backup of the companion ({fault})") from fault
    if version == 0:
        raise BadInput(str(backup), "expected a backup of the companion, this holds none of its tables")
    if version > len(MIGRATIONS):
        raise BadInput(str(backup), _NEWER)
    with storage_faults():
        if is_empty(database):
            database.parent.mkdir(parents=True, exist_ok=True)
            put_in_place(lambda draft: copyfile(backup, draft), database)
            return None
        if in_use(database):
            raise StorageFault(f"{database}: the companion is running on it: stop it first")
        return _exchanged(backup, database, now)


def _exchanged(backup: Path, database: Path, now: datetime) -> Path:
    """Where the old database lies now. It leaves its place only once the new one is whole on the disk."""
    aside = None
    try:
        with draft_of(database) as draft:
            copyfile(backup, draft)
            sync(draft)
            aside = set_aside(database, now, "replaced")
    except OSError as fault:
        if aside is None:
            raise
        raise StorageFault(f"{fault}: what was there before lies at {aside}") from fault
    return aside


def in_use(database: Path) -> bool:
    """Whether a companion runs on a database. One that is not there, or broken, nobody runs on.

    Leaving WAL mode needs the file for oneself: SQLite says "locked" while anyone else has it open. The next start
    comes back to it.
    """
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, timeout=0)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as fault:
        return _primary(fault) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return False


def _from_the_shelf(path: Path, shelf: Shelf, now: datetime) -> Repair:
    aside = set_aside(path, now) if path.exists() else None
    copy = next((copy for copy in shelf.copies() if is_good(copy)), None)
    if copy is not None:
        source = copy
        put_in_place(lambda draft: copyfile(source, draft), path)
    had = None if aside is None else counts(aside)
    have = {} if copy is None else counts(copy) or {}
    missing = None if had is None else sum(max(0, count - have.get(match, 0)) for match, count in had.items())
    return Repair(aside, copy, missing)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that can write, after the file was checked. Raises sqlite3.Error, and StorageFault if newer."""
    if not is_empty(path):
        # Checked through a connection that cannot write: closing any other would fold the -wal into a broken file.
        with closing(opened_read_only(path, "mode=ro")) as db:
            _refuse_newer(db)
            _check(db)
    db = sqlite3.connect(path, isolation_level=None, timeout=5)
    db.text_factory = _as_far_as_legible
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        db.close()
        raise
    return db


def opened_read_only(path: Path, how: str) -> sqlite3.Connection:
    """A connection that cannot write; `how` is an URI parameter such as `mode=ro`."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None)
    db.text_factory = _as_far_as_legible
    return db


def _as_far_as_legible(stored: bytes) -> str:
    # One rotten byte in one match must not keep the others from being read; what it stands in is then unreadable.
    return stored.decode("utf-8", errors="replace")


def _refuse_newer(db: sqlite3.Connection) -> None:
    if version_of(db) > len(MIGRATIONS):
        raise StorageFault(_NEWER, "app-fault-storage-newer")


def look_only(path: Path) -> sqlite3.Connection:
    """What can be read where nothing can be written: the file, else the file without its -wal, else nothing."""
    for how in ("mode=ro", "immutable=1"):
        with suppress(sqlite3.Error):
            db = opened_read_only(path, how)
            with suppress(sqlite3.Error, UnicodeDecodeError):
                db.execute("SELECT count(*) FROM match").fetchone()
                return db
            db.close()
    nothing = sqlite3.connect(":memory:", isolation_level=None)
    migrate(nothing)
    return nothing


def migrate(db: sqlite3.Connection) -> None:
    """Bring the tables up to date, version by version."""
    version = version_of(db)
    for number, statements in enumerate(MIGRATIONS[version:], version + 1):
        db.execute("BEGIN IMMEDIATE")
        for statement in statements:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")


def copy_to(db: sqlite3.Connection, to: Path) -> None:
    """Copy everything to a file."""
    with closing(sqlite3.connect(to)) as copy:
        db.backup(copy)
        # One file, without a -wal beside it.
        copy.execute("PRAGMA journal_mode = DELETE")


def version_of(db: sqlite3.Connection) -> int:
    """How many of our migrations were run on it."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _check(db: sqlite3.Connection) -> None:
    try:
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    except UnicodeDecodeError:
        # SQLite quotes a broken schema in its complaint, and Python takes that complaint for UTF-8.
        found = "the schema is not legible"
    if found != "ok":
        broken = sqlite3.DatabaseError(found)
        broken.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise broken


def _primary(fault: sqlite3.Error) -> int:
    # The low byte of an extended result code is its family.
    return getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def is_empty(path: Path) -> bool:
    """Whether there is no database, or one that a cut has left without a byte: never to be taken for a new one."""
    # SQLite takes a file of one byte for an empty one (os_unix.c, unixFileSize).
    return not path.exists() or path.stat().st_size <= 1


def is_good(copy: Path) -> bool:
    """Whether a copy is whole and one of ours."""
    with suppress(sqlite3.DatabaseError), closing(opened_read_only(copy, "mode=ro")) as db:
        _check(db)
        return version_of(db) > 0
    return False


def counts(database: Path) -> dict[str, int] | None:
    """How many entries each match has, as far as the file can be read."""
    with suppress(sqlite3.DatabaseError, UnicodeDecodeError), closing(opened_read_only(database, "mode=ro")) as db:
        rows = db.execute("SELECT match.id, count(*) FROM entry JOIN match ON match.n = entry.match GROUP BY match.n")
        return dict(rows.fetchall())
    return None


@contextmanager
def storage_faults() -> Iterator[None]:
    """What SQLite and the file system raise becomes a StorageFault with the words for it."""
    try:
        yield
    except sqlite3.Error as fault:
        raise StorageFault(f"the database: {fault}", _FAULTS.get(_primary(fault), "app-fault-storage")) from fault
    except StorageFault:
        raise
    except OSError as fault:
        raise StorageFault(f"{fault.filename or 'the disk'}: {fault.strerror or fault}", "app-fault-storage") from fault
