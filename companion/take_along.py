"""The result of a match, to take along: as a code for a phone, and as files for a stick."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.bgstats import play_links
from companion.engine import Game
from companion.errors import CompanionError
from companion.export import write_bgstats, write_csv, write_json, write_record
from companion.journal import Journal, MatchRow
from companion.model import Modules
from companion.qr import code_of
from companion.results import NotPlayable, result_of

_log = logging.getLogger(__name__)


def result_code(match: str, journal: Journal, games: Mapping[str, Game[Any]]) -> Modules | None:
    """A finished match as a code that enters it in BG Stats; None where no code holds so much, or it cannot be read."""
    try:
        result = result_of(_row(match, journal), journal, games)
    except CompanionError as fault:
        # What it says may name people; the log does not.
        _log.warning("share match=%s %s", match, type(fault).__name__)
        return None
    return code_of(play_links(result))


def write_result(to: Path, match: str, journal: Journal, games: Mapping[str, Game[Any]]) -> Path:
    """Write a finished match into a folder in every form, and its record; return the file for BG Stats.

    Written again the files have the same names and ids. Raises NotPlayable, OSError, StorageFault.
    """
    row = _row(match, journal)
    result = result_of(row, journal, games)
    to.mkdir(parents=True, exist_ok=True)

    def file(ending: str) -> Path:
        return to / f"{row.game}-{row.id[:8]}.{ending}"

    with file("jsonl").open("w", encoding="utf-8") as out:
        # Of a match that has ended nothing is secret: there is nothing to be said beside it.
        write_record(row, journal, games, out, io.StringIO())
    # Spreadsheets take a file for UTF-8 only where it says so: else names in Chinese are lost.
    with file("csv").open("w", encoding="utf-8-sig") as out:
        write_csv([result], out)
    with file("json").open("w", encoding="utf-8") as out:
        write_json([result], out)
    with file("bgsplay").open("w", encoding="utf-8") as out:
        write_bgstats([result], out)
    return file("bgsplay")


def _row(match: str, journal: Journal) -> MatchRow:
    row = next((row for row in journal.matches("finished") if row.id == match), None)
    if row is None:
        raise NotPlayable(f"match {match} is not stored as finished")
    return row
