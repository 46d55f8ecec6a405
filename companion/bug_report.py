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

from companion.engine import BadInput, Game
from companion.export import write_record
from companion.journal import Journal, MatchRow
from companion.record_lines import JsonLine, names_in, parse
from companion.results import NotPlayable

LOG: Final = "companion.log"
# What people write in their own words may name anybody.
_OWN_WORDS: Final = ("note", "why")
_SEATS: Final = re.compile(r'"seats":\s*\[(.*?)(?:\]|$)')
_QUOTED: Final = re.compile(r'"([^"]+)"')


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

    The record is that of the last match, as far as no card in it is still face down. Of a first line that cannot be
    read only the names are known that still stand in its list of seats: another may be left where log or record tell
    it, unless its player is remembered.
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
    seated = {name for match in matches for name in names_in(match.header) or _names_left(match.header)}
    return {name for name in (*journal.players(), *seated) if name.strip()}


def _names_left(header: str) -> list[str]:
    """What is left of the names in a first line that cannot be read."""
    seats = _SEATS.search(header)
    return [] if seats is None else _QUOTED.findall(seats[1])


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
    lines = [_anonymous(line) for line in written.getvalue().removesuffix("\n").split("\n")]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines) + said.getvalue()


def _anonymous(text: str) -> JsonLine:
    """A line of a record without names. What cannot be read may name anybody."""
    try:
        line: JsonLine = _plain(parse(text))
    except BadInput:
        return {"unreadable": True}
    if isinstance(line.get("seats"), list):
        line["seats"] = [f"seat {n}" for n in range(len(line["seats"]))]
    return line


def _plain(value: Any) -> Any:
    match value:
        case dict():
            return {key: "…" if key in _OWN_WORDS else _plain(one) for key, one in value.items() if key != "hash"}
        case list():
            return [_plain(one) for one in value]
        case _:
            return value
