"""The tables of the database, version by version."""

from __future__ import annotations

# One tuple of statements a version; `user_version` counts those that were run. Never edit one that was released.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE match (
            n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, header TEXT NOT NULL, began TEXT,
            ended TEXT, standings TEXT,
            state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'finished', 'given_up'))
        ) STRICT""",
        """CREATE TABLE entry (
            match INTEGER NOT NULL REFERENCES match, n INTEGER NOT NULL, body TEXT NOT NULL, ask TEXT, at TEXT,
            PRIMARY KEY (match, n)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry
           BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END""",
        """CREATE TRIGGER entry_stays BEFORE DELETE ON entry
           BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END""",
        "CREATE TABLE tag (uid TEXT PRIMARY KEY, means TEXT NOT NULL) STRICT, WITHOUT ROWID",
        "CREATE TABLE player (name TEXT PRIMARY KEY, used INTEGER NOT NULL) STRICT, WITHOUT ROWID",
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    ),
    ("CREATE TABLE profile (game TEXT PRIMARY KEY, fields TEXT NOT NULL) STRICT, WITHOUT ROWID",),
    # How time is counted in a match. No step of its record: a record says what was charged, whatever the clock.
    ("CREATE TABLE clock (match TEXT PRIMARY KEY, rules TEXT NOT NULL) STRICT, WITHOUT ROWID",),
)

# The first versions with profiles and with clocks: a file that could not be brought up to date may be older.
PROFILES_SINCE = 2
CLOCKS_SINCE = 3
