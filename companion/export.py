"""`companion export`: matches as files that people and other programs read."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from typing import TextIO

from companion.bgstats import bgsplay
from companion.clocks import SeatTimes
from companion.engine import Diverged, RuleBug
from companion.journal import EntryRow, Journal, MatchRow
from companion.record_lines import JsonLine
from companion.results import Result, begun
from companion.stopwatch import timed
from companion.stored import Games, altered_from, why_not


def write_record(row: MatchRow, journal: Journal, games: Games, out: TextIO, err: TextIO) -> None:
    """Write a match as a record that `replay` reads. Raises NotPlayable, StorageFault.

    Of a finished match nothing is secret: its record is written as it lies, whatever today's rules make of it. Any
    other ends before the first answer that is still secret, or that today's rules do not take: from there on nobody
    can say what lies face down. `err` says so, and where the record was altered.
    """
    entries = journal.entries(row.id)
    shown, why = (len(entries), "") if row.state == "finished" else _open_part(row, entries, games)
    print(row.header, file=out)
    for entry in entries[:shown]:
        print(entry.body, file=out)
    if shown < len(entries):
        print(f"match {row.id}: {len(entries) - shown} lines left out: {why}", file=err)
    tell_altered(row, entries, err)


def _open_part(row: MatchRow, entries: Sequence[EntryRow], games: Games) -> tuple[int, str]:
    """How many entries of an unfinished match may be read by anybody, and why no more."""
    stored, history = begun(row, entries, games)
    why = "from there on a card is still face down"
    try:
        timed(history, stored.entries)
    except (Diverged, RuleBug) as fault:
        why = f"from there on a card may be face down, for today's rules do not take them ({why_not(fault)})"
    return min((len(history.entries), *history.secret_entries())), why


def tell_altered(row: MatchRow, entries: Sequence[EntryRow], err: TextIO) -> None:
    """Say where a match was altered since it was told, if it was."""
    step = altered_from(row, entries)
    if step is not None:
        print(f"match {row.id} was altered where it lies, from {f'step {step}' if step else 'its set-up'} on", file=err)


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
    """A line a player and question: the milliseconds it took them. The table's own time has no name.

    A match that can no longer be played has no lines.
    """
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["match", "game", "seat", "name", "question", "ms", "turns", "longest_ms"])
    for result in results:
        if result.times is None:
            continue
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
    times = result.times
    return {
        "match": result.match,
        "game": result.game.id,
        "ended_utc": _date(result) or None,
        "minutes": result.minutes,
        "table_ms": None if times is None else times.table,
        "seats": [
            {
                "seat": line.seat,
                "name": result.seats[line.seat],
                "total": line.total if result.sheet.points else None,
                "rank": line.rank,
                "winner": line.winner,
                "time": _time_json(times.seats[line.seat]) if times and line.seat < result.players else None,
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
