"""The database: matches and entries, tags, players, settings, profiles. What `append` has returned from is durable.

The file is in WAL mode with `synchronous=FULL`: under NORMAL a commit is not synced and the last answers before a
power cut are lost. Entries are only ever added; an undo is an entry too.
"""

from __future__ import annotations

import json
import sqlite3
import uuid
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

from companion.errors import StorageFault
from companion.record_lines import Header, JsonLine, chained, header_line, write
from companion.safekeeping import Repair, Shelf, put_in_place, set_aside
from companion.schema import MIGRATIONS, PROFILES_SINCE

Wall = Callable[[], datetime | None]
MatchState = Literal["open", "finished", "given_up"]

_BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_NEWER: Final = "the database was written by a newer version of the companion: update the companion"
_FAULTS: Final = {
    sqlite3.SQLITE_FULL: "app-fault-storage-full",
    sqlite3.SQLITE_READONLY: "app-fault-storage-read-only",
    sqlite3.SQLITE_CANTOPEN: "app-fault-storage-read-only",
}


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as it is stored. Times are UTC, ISO 8601; None where the machine's clock was not set."""

    id: str
    game: str
    header: str
    began: str | None
    ended: str | None
    state: MatchState
    standings: str | None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry as it is stored: its record line, and the key of the question it answered."""

    body: str
    ask: str | None


def wall_time() -> datetime | None:
    """The date and time, or None on a machine without a battery clock that has not reached a time server."""
    services = Path("/run/systemd/timesync")
    unset = services.is_dir() and not (services / "synchronized").exists() and not Path("/dev/rtc").exists()
    return None if unset else datetime.now(UTC)


class Journal:
    """The open database. Belongs to the main thread.

    `repair` says what was found broken and put right at the start, `read_only` why nothing can be saved at all: a
    newer program wrote the file, or the disk takes nothing. `fault` is why the last write failed; None once one has
    succeeded.
    """

    def __init__(self, path: Path, wall: Wall = wall_time) -> None:
        self.path = path
        self.fault: StorageFault | None = None
        self.repair: Repair | None = None
        self.read_only: StorageFault | None = None
        self._wall = wall
        self._shelf = Shelf(path.parent / "backups", path.stem)
        try:
            with _storage_faults():
                self._db = self._open()
        except StorageFault as fault:
            self.read_only = self.fault = fault
            self._db = _look_only(path)

    def close(self) -> None:
        """Close the file. All that was saved stays."""
        self._db.close()

    # -- matches

    def begin(self, header: Header, entries: Iterable[tuple[JsonLine, str | None]] = ()) -> str:
        """Store a new match, with the entries it begins with, and return its id. Raises StorageFault."""
        now = self._now()
        own = header_line(replace(header, id=str(uuid.uuid4()), began=now, hash=None))
        own["hash"] = chained("", own)
        with self._transaction():
            self._db.execute(
                "INSERT INTO match (id, game, header, began) VALUES (?, ?, ?, ?)",
                (own["id"], header.game, write(own), now),
            )
            for line, ask in entries:
                self._insert(own["id"], line, ask)
        return str(own["id"])

    def append(self, match: str, line: JsonLine, ask: str | None) -> None:
        """Add an entry: durable when this returns. A finished match is open again. Raises StorageFault."""
        with self._transaction():
            self._insert(match, line, ask)
            self._db.execute(
                "UPDATE match SET state = 'open', ended = NULL, standings = NULL WHERE id = ? AND state <> 'open'",
                (match,),
            )

    def finish(self, match: str, standings: Any) -> None:
        """Store the result of a match that has come to its end, as plain JSON. Raises StorageFault."""
        self._end(match, "finished", json.dumps(standings, ensure_ascii=False))

    def give_up(self, match: str) -> None:
        """End an unfinished match for good; its record stays. Raises StorageFault."""
        self._end(match, "given_up", None)

    def matches(self, state: MatchState | None = None) -> list[MatchRow]:
        """Every match, or those in one state, the newest first. Raises StorageFault."""
        with _storage_faults():
            rows = self._db.execute(
                "SELECT id, game, header, began, ended, state, standings FROM match"
                " WHERE ?1 IS NULL OR state = ?1 ORDER BY n DESC",
                (state,),
            ).fetchall()
        return [MatchRow(*row) for row in rows]

    def unfinished(self) -> list[MatchRow]:
        """The matches that can be gone on with, the newest first. Raises StorageFault."""
        return self.matches("open")

    def entries(self, match: str) -> list[EntryRow]:
        """The entries of a match, in order. Raises StorageFault."""
        with _storage_faults():
            rows = self._db.execute(
                "SELECT body, ask FROM entry WHERE match = (SELECT n FROM match WHERE id = ?) ORDER BY n", (match,)
            ).fetchall()
        return [EntryRow(*row) for row in rows]

    # -- tags, players, settings, profiles

    def tags(self) -> dict[str, str]:
        """What each bound tag means, by upper-case hex UID. Raises StorageFault."""
        return self._pairs("SELECT uid, means FROM tag ORDER BY uid")

    def bind(self, uid: str, means: str) -> None:
        """Let a tag mean this and nothing else. Raises StorageFault."""
        self._write("INSERT INTO tag VALUES (?, ?) ON CONFLICT DO UPDATE SET means = excluded.means", uid, means)

    def unbind(self, uid: str) -> None:
        """Let a tag mean nothing. Raises StorageFault."""
        self._write("DELETE FROM tag WHERE uid = ?", uid)

    def players(self) -> tuple[str, ...]:
        """The names that were remembered, the last used first. Raises StorageFault."""
        with _storage_faults():
            rows = self._db.execute("SELECT name FROM player ORDER BY used DESC, name").fetchall()
        return tuple(name for (name,) in rows)

    def remember(self, name: str) -> None:
        """Remember a player's name as the last used. Raises StorageFault."""
        self._write(
            "INSERT INTO player SELECT ?, coalesce(max(used), 0) + 1 FROM player WHERE true"
            " ON CONFLICT DO UPDATE SET used = excluded.used",
            name,
        )

    def forget(self, name: str) -> None:
        """Take a name off the list. Raises StorageFault."""
        self._write("DELETE FROM player WHERE name = ?", name)

    def settings(self) -> dict[str, str]:
        """What players have set on the device. Raises StorageFault."""
        return self._pairs("SELECT name, value FROM setting ORDER BY name")

    def set(self, name: str, value: str) -> None:
        """Store a setting. Raises StorageFault."""
        self._write("INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", name, value)

    def profiles(self) -> dict[str, str]:
        """What is known of the house's copy of each game, as JSON. Raises StorageFault."""
        if self.read_only is not None and _version(self._db) < PROFILES_SINCE:
            return {}
        return self._pairs("SELECT game, fields FROM profile ORDER BY game")

    def keep_profile(self, game: str, fields: str) -> None:
        """Store what is known of a game's copy, as JSON. Raises StorageFault."""
        self._write(
            "INSERT INTO profile VALUES (?, ?) ON CONFLICT DO UPDATE SET fields = excluded.fields", game, fields
        )

    # -- copies

    def backup(self) -> None:
        """Put a copy on the shelf of the last three. Raises StorageFault."""
        try:
            with _storage_faults():
                self._shelf.add(lambda draft: _copy(self._db, draft))
        except StorageFault as fault:
            self.fault = fault
            raise

    def save_copy(self, path: Path) -> None:
        """Write everything to one file that this program can start from. Raises StorageFault."""
        with _storage_faults():
            put_in_place(lambda draft: _copy(self._db, draft), path)

    # -- how it is done

    def _insert(self, match: str, line: JsonLine, ask: str | None) -> None:
        number, header = self._db.execute("SELECT n, header FROM match WHERE id = ?", (match,)).fetchone()
        last = self._db.execute(
            "SELECT n, body FROM entry WHERE match = ? ORDER BY n DESC LIMIT 1", (number,)
        ).fetchone()
        place, body = (0, header) if last is None else (last[0] + 1, last[1])
        line = {**line, "hash": chained(json.loads(body)["hash"], line)}
        self._db.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", (number, place, write(line), ask, self._now()))

    def _end(self, match: str, state: MatchState, standings: str | None) -> None:
        self._write(
            "UPDATE match SET state = ?, ended = ?, standings = ? WHERE id = ?", state, self._now(), standings, match
        )

    def _pairs(self, select: str) -> dict[str, str]:
        with _storage_faults():
            return dict(self._db.execute(select).fetchall())

    def _write(self, statement: str, *values: Any) -> None:
        with self._transaction():
            self._db.execute(statement, values)

    def _now(self) -> str | None:
        now = self._wall()
        return None if now is None else now.isoformat(timespec="seconds")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        if self.read_only is not None:
            raise self.read_only
        try:
            with _storage_faults():
                self._db.execute("BEGIN IMMEDIATE")
                yield
                self._db.execute("COMMIT")
        except StorageFault as fault:
            self.fault = fault
            raise
        finally:
            # After some faults SQLite has rolled back by itself, after others it waits to be told.
            if self._db.in_transaction:
                with suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
        self.fault = None

    def _open(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if _is_empty(self.path) and self._shelf.copies():
            self.repair = self._restore()
        try:
            db = _connect(self.path)
        except sqlite3.DatabaseError as broken:
            if _primary(broken) not in _BROKEN:
                raise
            self.repair = self._restore()
            db = _connect(self.path)
        try:
            if 0 < _version(db) < len(MIGRATIONS):
                self._shelf.add(lambda draft: _copy(db, draft))
            _migrate(db)
        except (sqlite3.Error, OSError):
            db.close()
            raise
        return db

    def _restore(self) -> Repair:
        now = self._wall() or datetime.now(UTC)
        aside = set_aside(self.path, now) if self.path.exists() else None
        copy = next((copy for copy in self._shelf.copies() if _is_good(copy)), None)
        if copy is not None:
            source = copy
            put_in_place(lambda draft: draft.write_bytes(source.read_bytes()), self.path)
        had = None if aside is None else _counts(aside)
        have = {} if copy is None else _counts(copy) or {}
        missing = None if had is None else sum(max(0, count - have.get(match, 0)) for match, count in had.items())
        return Repair(aside, copy, missing)


def _connect(path: Path) -> sqlite3.Connection:
    if not _is_empty(path):
        # Checked through a connection that cannot write: closing any other would fold the -wal into a broken file.
        with closing(_read_only(path, "mode=ro")) as db:
            _refuse_newer(db)
            _check(db)
    db = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _read_only(path: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None)


def _refuse_newer(db: sqlite3.Connection) -> None:
    if _version(db) > len(MIGRATIONS):
        raise StorageFault(_NEWER, "app-fault-storage-newer")


def _look_only(path: Path) -> sqlite3.Connection:
    """What can be read where nothing can be written: the file, else the file without its -wal, else nothing."""
    for how in ("mode=ro", "immutable=1"):
        with suppress(sqlite3.Error):
            db = _read_only(path, how)
            with suppress(sqlite3.Error):
                db.execute("SELECT count(*) FROM match").fetchone()
                return db
            db.close()
    nothing = sqlite3.connect(":memory:", isolation_level=None)
    _migrate(nothing)
    return nothing


def _migrate(db: sqlite3.Connection) -> None:
    version = _version(db)
    for number, statements in enumerate(MIGRATIONS[version:], version + 1):
        db.execute("BEGIN IMMEDIATE")
        for statement in statements:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")


def _copy(db: sqlite3.Connection, to: Path) -> None:
    with closing(sqlite3.connect(to)) as copy:
        db.backup(copy)
        # One file, without a -wal beside it.
        copy.execute("PRAGMA journal_mode = DELETE")


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _check(db: sqlite3.Connection) -> None:
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        broken = sqlite3.DatabaseError(found)
        broken.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise broken


def _primary(fault: sqlite3.Error) -> int:
    # The low byte of an extended result code is its family.
    return getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _is_empty(path: Path) -> bool:
    """Whether there is no database, or one that a cut has left without a byte: never to be taken for a new one."""
    return not path.exists() or path.stat().st_size == 0


def _is_good(copy: Path) -> bool:
    with suppress(sqlite3.DatabaseError), closing(_read_only(copy, "mode=ro")) as db:
        _check(db)
        return _version(db) > 0
    return False


def _counts(database: Path) -> dict[str, int] | None:
    """How many entries each match has, as far as the file can be read."""
    with suppress(sqlite3.DatabaseError), closing(_read_only(database, "mode=ro")) as db:
        rows = db.execute("SELECT match.id, count(*) FROM entry JOIN match ON match.n = entry.match GROUP BY match.n")
        return dict(rows.fetchall())
    return None


@contextmanager
def _storage_faults() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as fault:
        raise StorageFault(f"the database: {fault}", _FAULTS.get(_primary(fault), "app-fault-storage")) from fault
    except StorageFault:
        raise
    except OSError as fault:
        raise StorageFault(f"{fault.filename or 'the disk'}: {fault.strerror or fault}", "app-fault-storage") from fault
