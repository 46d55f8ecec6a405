"""What somebody who was not there needs to find a fault: log, record and check-up, in one file, and nobody's name."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from companion.engine import Game
from companion.export import write_record
from companion.journal import Journal, MatchRow
from companion.results import NotPlayable

LOG: Final = "companion.log"
# What people write in their own words may name anybody.
_OWN_WORDS: Final = ("note", "why")


def write_report(
    to: Path,
    journal: Journal,
    games: Mapping[str, Game[Any]],
    logs: Path,
    checkup: Mapping[str, Any],
    *,
    now: datetime,
) -> Path:
    """Write a report of this moment into a folder, and return its file. Raises OSError, StorageFault.

    The record is that of the last match, as far as no card in it is still face down.
    """
    to.mkdir(parents=True, exist_ok=True)
    matches = journal.matches()
    unnamed = without(_everybody(journal, matches))
    file = to / f"companion-{now:%Y%m%d-%H%M%S}.zip"
    with ZipFile(file, "x", ZIP_DEFLATED) as report:
        report.writestr("checkup.json", json.dumps(checkup, ensure_ascii=False, indent=2))
        for log in sorted(logs.glob(f"{LOG}*")):
            report.writestr(log.name, unnamed(log.read_text(encoding="utf-8", errors="replace")))
        if matches:
            report.writestr("record.jsonl", unnamed(_record(matches[0], journal, games)))
    return file


def _everybody(journal: Journal, matches: Iterable[MatchRow]) -> set[str]:
    seated = (seat for match in matches for seat in json.loads(match.header).get("seats", ()))
    return {*journal.players(), *map(str, seated)}


def without(names: Iterable[str]) -> Callable[[str], str]:
    """A function that takes these names out of a text. Where words are written apart, only whole words are names."""
    patterns = [
        rf"\b{re.escape(name)}\b" if name.isascii() and name.isalnum() else re.escape(name)
        for name in sorted(names, key=len, reverse=True)
    ]
    if not patterns:
        return str
    found = re.compile("|".join(patterns))
    return lambda text: found.sub("somebody", text)


def _record(row: MatchRow, journal: Journal, games: Mapping[str, Game[Any]]) -> str:
    """The record, its seats by number. Without their names its hashes would not fit: they are left out."""
    written, said = io.StringIO(), io.StringIO()
    try:
        write_record(row, journal, games, written, said)
    except NotPlayable as fault:
        return f"{fault}\n"
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    lines[0]["seats"] = [f"seat {n}" for n in range(len(lines[0]["seats"]))]
    return "".join(json.dumps(_plain(line), ensure_ascii=False) + "\n" for line in lines) + said.getvalue()


def _plain(value: Any) -> Any:
    match value:
        case dict():
            return {key: "…" if key in _OWN_WORDS else _plain(one) for key, one in value.items() if key != "hash"}
        case list():
            return [_plain(one) for one in value]
        case _:
            return value
