"""The database: matches and entries, tags, players, settings, profiles. What `append` has returned from is durable.

Entries are only ever added; an undo is an entry too. How the file itself is kept is in `database.py`.
"""

from __future__ import annotations

import json
import sqlite3
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

from companion.chain import chained
from companion.database import copy_to, look_only, open_database, storage_faults, version_of
from companion.errors import StorageFault
from companion.record_lines import Header, JsonLine, header_line, write
from companion.safekeeping import Repair, Shelf, put_in_place
from companion.schema import CLOCKS_SINCE, PROFILES_SINCE

# A clock that shows an earlier day than this was never set.
_MADE: Final = datetime(2026, 11, 1, tzinfo=UTC)
Wall = Callable[[], datetime | None]
MatchState = Literal["open", "finished", "given_up"]
_BIND: Final = "INSERT INTO tag VALUES (?, ?) ON CONFLICT DO UPDATE SET means = excluded.means"
_END: Final = "UPDATE match SET state = ?, ended = ?, standings = ? WHERE id = ?"
_CLOCK: Final = "INSERT INTO clock VALUES (?, ?) ON CONFLICT DO UPDATE SET rules = excluded.rules"


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as it is stored. Times are UTC, ISO 8601; None where the machine's clock was not set.

    `standings` is the result as JSON once it is finished: it counts where later rules no longer take the record.
    """

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


def wall_time(root: Path = Path("/")) -> datetime | None:
    """The date and time, or None on a machine without a running battery clock that has not reached a time server."""
    services = root / "run/systemd/timesync"
    known = not services.is_dir() or (services / "synchronized").exists() or _battery_clock_runs(root)
    return datetime.now(UTC) if known else None


def _battery_clock_runs(root: Path) -> bool:
    """A Pi 5 always has the clock, and mostly no battery: then it has begun again at 1970."""
    try:
        seconds = int((root / "sys/class/rtc/rtc0/since_epoch").read_text(encoding="ascii"))
    except (OSError, ValueError):
        return False
    return seconds > _MADE.timestamp()


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
            with storage_faults():
                self._db = open_database(path, self._shelf, self._date, self._repaired)
        except StorageFault as fault:
            self.read_only = self.fault = fault
            self._db = look_only(path)

    def close(self) -> None:
        """Close the file. All that was saved stays."""
        self._db.close()

    # -- matches

    def begin(
        self,
        header: Header,
        entries: Iterable[tuple[JsonLine, str | None]] = (),
        clock: str | None = None,
        *,
        instead_of: str | None = None,
    ) -> str:
        """Store a new match, with the entries it begins with and how its time is counted; return its id.

        `instead_of` is the match that it takes the place of, which is given up with it. Raises StorageFault.
        """
        now = self._now()
        own = header_line(replace(header, id=str(uuid.uuid4()), began=now, hash=None))
        own["hash"] = chained("", own)
        with self._transaction():
            self._db.execute(
                "INSERT INTO match (id, game, header, began) VALUES (?, ?, ?, ?)",
                (own["id"], header.game, write(own), now),
            )
            if clock is not None:
                self._db.execute(_CLOCK, (own["id"], clock))
            for line, ask in entries:
                self._insert(own["id"], line, ask)
            if instead_of is not None:
                self._db.execute(_END, ("given_up", now, None, instead_of))
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
        with storage_faults():
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
        with storage_faults():
            rows = self._db.execute(
                "SELECT body, ask FROM entry WHERE match = (SELECT n FROM match WHERE id = ?) ORDER BY n", (match,)
            ).fetchall()
        return [EntryRow(*row) for row in rows]

    def clock(self, match: str) -> str | None:
        """How the time of a match is counted, as it was kept; None where nothing was. Raises StorageFault."""
        if self.read_only is not None and version_of(self._db) < CLOCKS_SINCE:
            return None
        with storage_faults():
            row = self._db.execute("SELECT rules FROM clock WHERE match = ?", (match,)).fetchone()
        return None if row is None else str(row[0])

    def keep_clock(self, match: str, rules: str) -> None:
        """From now on the time of a match is counted so. Raises StorageFault."""
        self._write(_CLOCK, match, rules)

    # -- tags, players, settings, profiles

    def tags(self) -> dict[str, str]:
        """What each bound tag means, by upper-case hex UID. Raises StorageFault."""
        return self._pairs("SELECT uid, means FROM tag ORDER BY uid")

    def bind(self, uid: str, means: str) -> None:
        """Let a tag mean this and nothing else. Raises StorageFault."""
        self._write(_BIND, uid, means)

    def bind_all(self, meanings: Mapping[str, str]) -> None:
        """Let many tags mean what is said of them, all or none. Raises StorageFault."""
        with self._transaction():
            self._db.executemany(_BIND, meanings.items())

    def unbind(self, uid: str) -> None:
        """Let a tag mean nothing. Raises StorageFault."""
        self._write("DELETE FROM tag WHERE uid = ?", uid)

    def players(self) -> tuple[str, ...]:
        """The names that were remembered, the last used first. Raises StorageFault."""
        with storage_faults():
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
        if self.read_only is not None and version_of(self._db) < PROFILES_SINCE:
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
        if self.read_only is not None:
            raise self.read_only  # it would push out good copies, and nothing has changed since they were made
        try:
            with storage_faults():
                self._shelf.add(lambda draft: copy_to(self._db, draft))
        except StorageFault as fault:
            self.fault = fault
            raise

    def save_copy(self, path: Path) -> None:
        """Write everything to one file that this program can start from. Raises StorageFault."""
        if self.read_only is not None and self._db.execute("PRAGMA database_list").fetchone()[2] == "":
            raise self.read_only  # nothing could be read: a copy of nothing is no backup
        with storage_faults():
            put_in_place(lambda draft: copy_to(self._db, draft), path)

    # -- how it is done

    def _insert(self, match: str, line: JsonLine, ask: str | None) -> None:
        number, header = self._db.execute("SELECT n, header FROM match WHERE id = ?", (match,)).fetchone()
        last = self._db.execute(
            "SELECT n, body FROM entry WHERE match = ? ORDER BY n DESC LIMIT 1", (number,)
        ).fetchone()
        place, body = (0, header) if last is None else (last[0] + 1, last[1])
        line = {**line, "hash": chained(json.loads(body).get("hash", ""), line)}
        self._db.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", (number, place, write(line), ask, self._now()))

    def _end(self, match: str, state: MatchState, standings: str | None) -> None:
        self._write(_END, state, self._now(), standings, match)

    def _pairs(self, select: str) -> dict[str, str]:
        with storage_faults():
            return dict(self._db.execute(select).fetchall())

    def _write(self, statement: str, *values: Any) -> None:
        with self._transaction():
            self._db.execute(statement, values)

    def _date(self) -> datetime:
        return self._wall() or datetime.now(UTC)

    def _repaired(self, repair: Repair) -> None:
        self.repair = repair

    def _now(self) -> str | None:
        now = self._wall()
        return None if now is None else now.isoformat(timespec="seconds")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        if self.read_only is not None:
            raise self.read_only
        try:
            with storage_faults():
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
