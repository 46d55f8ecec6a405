"""Files that outlive a power cut: written beside, synced, renamed; what is broken is kept, never deleted."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

KEPT: Final = 3
_DIGITS: Final = 8
_PARTS: Final = ("", "-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Repair:
    """What was done about a broken file: where it lies now, the copy in its place, and how many answers that lacks.

    `missing` is None where the broken file could not be read.
    """

    aside: Path | None
    copy: Path | None
    missing: int | None


@contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """A file to be written beside, which is then in the place of the old one: that stays whole whatever happens.

    Raises OSError.
    """
    draft = path.with_name(f".{path.name}.part")
    draft.unlink(missing_ok=True)
    try:
        yield draft
        sync(draft)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    sync(path.parent)


def put_in_place(write: Callable[[Path], object], path: Path) -> None:
    """Write a file so that a cut at any moment leaves the old one or the new one, whole.

    `write` fills a temporary file. Raises OSError.
    """
    with draft_of(path) as draft:
        write(draft)


def set_aside(database: Path, now: datetime, what: str = "broken") -> Path:
    """Move a database out of the way together with its -wal and -shm, under a name that says what it is, and when."""
    stamp = now.strftime("%Y%m%dT%H%M%SZ")
    number = 0
    while (aside := database.with_name(f"{database.name}.{what}-{stamp}{f'-{number}' if number else ''}")).exists():
        number += 1
    for part in _PARTS:
        piece = database.with_name(database.name + part)
        if piece.exists():
            piece.rename(aside.with_name(aside.name + part))
    sync(database.parent)
    return aside


class Shelf:
    """The last copies of a database, numbered: a Pi's date cannot be trusted to order them."""

    def __init__(self, folder: Path, stem: str) -> None:
        self._folder = folder
        self._stem = stem

    def copies(self) -> list[Path]:
        """The copies, newest first. What somebody else has laid beside them is none."""
        return sorted(self._folder.glob(f"{self._stem}-{'[0-9]' * _DIGITS}.db"), reverse=True)

    def add(self, write: Callable[[Path], object]) -> Path:
        """Put a new copy on the shelf and drop all but the last three. Raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        copies = self.copies()
        number = int(copies[0].stem.removeprefix(f"{self._stem}-")) + 1 if copies else 1
        newest = self._folder / f"{self._stem}-{number:0{_DIGITS}}.db"
        put_in_place(write, newest)
        for old in self.copies()[KEPT:]:
            old.unlink()
        return newest


def sync(path: Path) -> None:
    """Have a file, or the names in a folder, on the disk when this returns. Raises OSError."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
