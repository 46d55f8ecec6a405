"""`companion export`: matches as files that people and other programs read."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from typing import Any, TextIO

from companion.bgstats import bgsplay
from companion.clocks import SeatTimes
from companion.engine import Game
from companion.journal import Journal, MatchRow
from companion.record_lines import JsonLine
from companion.results import Result, history_of


def write_record(row: MatchRow, journal: Journal, games: Mapping[str, Game[Any]], out: TextIO, err: TextIO) -> None:
    """Write a match as a record that `replay` reads. Raises NotPlayable, StorageFault.

    The record of an unfinished match ends before the first answer that is still secret; then `err` says so.
    """
    secret = history_of(row, journal, games).secret_entries()
    entries = journal.entries(row.id)
    shown = entries[: secret[0]] if secret else entries
    print(row.header, file=out)
    for entry in shown:
        print(entry.body, file=out)
    if secret:
        left_out = len(entries) - len(shown)
        print(f"match {row.id}: {left_out} lines left out: from there on a card is still face down", file=err)


def write_csv(results: Sequence[Result], out: TextIO) -> None:
    """A line a seat: the columns every game has, then one for each scoring category."""
    categories = list(dict.fromkeys(column.id for result in results for column in result.sheet.columns))
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["match", "game", "ended_utc", "minutes", "seat", "name", "total", "rank", "winner", *categories])
    for result in results:
        own = {column.id for column in result.sheet.columns}
        for line in result.sheet.lines:
            table.writerow(
                [
                    result.match,
                    result.game.id,
                    _date(result),
                    "" if result.minutes is None else result.minutes,
                    line.seat,
                    result.seats[line.seat],
                    line.total if result.sheet.points else "",
                    line.rank,
                    "yes" if line.winner else "no",
                    *(sum(part.points for part in line.column(name)) if name in own else "" for name in categories),
                ]
            )


def write_times(results: Sequence[Result], out: TextIO) -> None:
    """A line a player and question: the milliseconds it took them. The table's own time has no name."""
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["match", "game", "seat", "name", "question", "ms", "turns", "longest_ms"])
    for result in results:
        for seat, spent in enumerate(result.times.seats):
            own = (result.match, result.game.id, seat, result.seats[seat])
            for ask, ms in spent.by_ask.items():
                table.writerow([*own, ask, ms, "", ""])
            table.writerow([*own, "", spent.total, spent.turns, spent.longest])
        if result.times.table:
            table.writerow([result.match, result.game.id, "", "", "", result.times.table, "", ""])


def write_json(results: Sequence[Result], out: TextIO) -> None:
    """A list of results, every point with its rule and its cards."""
    json.dump([_result_json(result) for result in results], out, ensure_ascii=False, indent=2)
    print(file=out)


def write_bgstats(results: Sequence[Result], out: TextIO) -> None:
    """A `.bgsplay` file."""
    json.dump(bgsplay(results), out, ensure_ascii=False, indent=2)
    print(file=out)


def _result_json(result: Result) -> JsonLine:
    return {
        "match": result.match,
        "game": result.game.id,
        "ended_utc": _date(result) or None,
        "minutes": result.minutes,
        "table_ms": result.times.table,
        "seats": [
            {
                "seat": line.seat,
                "name": result.seats[line.seat],
                "total": line.total if result.sheet.points else None,
                "rank": line.rank,
                "winner": line.winner,
                "time": _time_json(result.times.seats[line.seat]) if line.seat < result.players else None,
                "parts": [
                    {"category": part.column, "what": part.what, "points": part.points, "cards": list(part.cards)}
                    for part in line.parts
                ],
            }
            for line in result.sheet.lines
        ],
    }


def _time_json(spent: SeatTimes) -> JsonLine:
    return {
        "ms": spent.total,
        "turns": spent.turns,
        "longest_ms": spent.longest,
        "ms_by_question": dict(spent.by_ask),
    }


def _date(result: Result) -> str:
    return "" if result.ended is None else result.ended.strftime("%Y-%m-%d %H:%M:%S")
