"""The commands that play, score and write without a screen."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

from companion.clock import SystemClock
from companion.core import LANGUAGE, Core
from companion.database import put_back
from companion.demo import Players, demo_setup, play_through
from companion.devices import CardsBy
from companion.engine import BadInput, History
from companion.errors import StorageFault
from companion.export import tell_altered, write_bgstats, write_csv, write_json, write_record, write_times
from companion.games import find_games
from companion.journal import Journal, MatchRow
from companion.record_lines import write
from companion.replay import Run, end_json
from companion.results import NotPlayable, Result, result_of
from companion.safekeeping import draft_of
from companion.score import score
from companion.stored import Games
from companion.tag_file import read_tags, tag_lines
from companion.text import Text
from companion.transcript import Teller

DATABASE = "companion.db"


def lang_of(asked: argparse.Namespace) -> str:
    """The language asked for."""
    return str(getattr(asked, "lang", "en"))


@contextmanager
def _lines_of(name: str) -> Iterator[TextIO]:
    """The lines of a file, or of standard input for "-". Raises BadInput where it cannot be read."""
    if name == "-":
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
        yield sys.stdin
        return
    try:
        file = Path(name).open(encoding="utf-8-sig", errors="surrogateescape")  # noqa: SIM115 - closed below
    except OSError as fault:
        raise BadInput(name, f"cannot be read: {fault.strerror}") from fault
    with file:
        yield file


def score_positions(asked: argparse.Namespace) -> int:
    """`score`: described positions, one a line."""
    with _lines_of(asked.file) as lines:
        return score(find_games()[asked.game], lines, sys.stdout)


def replay_record(asked: argparse.Namespace) -> int:
    """`replay`: a written record through the rules."""
    games = find_games()
    text = Text(games)
    run = Run(
        asked.file,
        games,
        lambda game, seats: text.words(lang_of(asked), game.id, seats).say,
        sys.stdout,
        sys.stderr,
        as_json=asked.json,
    )
    with _lines_of(asked.file) as lines:
        return run.play(lines, verify=asked.verify)


def demo_players(asked: argparse.Namespace) -> Players:
    """The people of a demo. Raises BadInput for seats or house rules that the game does not have."""
    game = find_games()[asked.game]
    seats = game.seats[0] if asked.seats is None else asked.seats
    if seats not in game.seats:
        raise BadInput("--seats", f"{game.id} is for {game.seats[0]} to {game.seats[-1]}")
    return Players(game, demo_setup(game, seats, asked.seed, dict(asked.option)), asked.seed)


def play_demo(asked: argparse.Namespace, folder: Path) -> int:
    """`demo`: a whole match through table, journal and rules, and its tally. Raises StorageFault."""
    players, games = demo_players(asked), find_games()
    game = players.history.game
    with closing(Journal(folder / DATABASE)) as journal:
        if journal.read_only is not None:
            raise journal.read_only
        core = Core(
            games, journal, SystemClock(), Silence(), settings={LANGUAGE: lang_of(asked)}, cards_by=CardsBy.SIMULATED
        )
        model = play_through(core, players)
        assert model.table is not None
        if journal.fault is not None and not model.table.finished:
            raise journal.fault
        assert model.table.tally == game.scores(players.history.match.state), "the device counted otherwise"
        if asked.record:
            row = journal.matches()[0]
            with _out(asked.record) as out:
                write_record(row, journal, games, out, sys.stderr)
    _tell(players.history, asked)
    return 0


def _tell(history: History[Any], asked: argparse.Namespace) -> None:
    if asked.json:
        print(write(end_json(history)))
        return
    say = Text(find_games()).words(lang_of(asked), history.game.id, history.setup.seats).say
    Teller(history, say, sys.stdout).tally()


def export_matches(asked: argparse.Namespace, folder: Path) -> int:
    """`export`: matches as records or results. One that cannot be written is named, and the others are: status 2."""
    games = find_games()
    with closing(Journal(folder / DATABASE)) as journal:
        rows = _chosen(journal, asked)
        if asked.form == "record":
            written = [
                _write_one(row, path, journal, games)
                for row, path in zip(rows, _record_paths(rows, asked), strict=True)
            ]
            return 0 if all(written) else 2
        results = [result for row in rows if (result := _read_one(row, journal, games)) is not None]
    if results:
        with _out(asked.to) as out:
            forms = {"csv": write_csv, "json": write_json, "bgstats": write_bgstats, "times": write_times}
            forms[asked.form](results, out)
    return 0 if len(results) == len(rows) else 2


def _write_one(row: MatchRow, path: str | None, journal: Journal, games: Games) -> bool:
    """Write a match as a record. Where that cannot be done, say why."""
    try:
        with _out(path) as out:
            write_record(row, journal, games, out, sys.stderr)
    except NotPlayable as fault:
        _say(fault)
        return False
    return True


def _read_one(row: MatchRow, journal: Journal, games: Games) -> Result | None:
    """The result of a match. Where there is none to be had, or not in the usual way, say why."""
    try:
        result = result_of(row, journal, games)
    except NotPlayable as fault:
        _say(fault)
        return None
    if result.kept is not None:
        _say(f"{result.kept}; its result is the one kept at its end")
    tell_altered(row, journal.entries(row.id), sys.stderr)
    return result


def _say(what: object) -> None:
    print(f"companion: {what}", file=sys.stderr)


def _record_paths(rows: list[MatchRow], asked: argparse.Namespace) -> list[str | None]:
    if not asked.all:
        return [asked.to]
    if asked.to is None:
        raise BadInput("--to", "all records go into a folder: name one")
    Path(asked.to).mkdir(parents=True, exist_ok=True)
    return [f"{asked.to}/{row.id}.jsonl" for row in rows]


def _chosen(journal: Journal, asked: argparse.Namespace) -> list[MatchRow]:
    finished = journal.matches("finished")
    if asked.match is not None:
        rows = [row for row in journal.matches() if row.id == asked.match]
        if not rows:
            raise BadInput(asked.match, "there is no such match")
        if asked.form != "record" and rows[0].state != "finished":
            raise BadInput(asked.match, "is not finished: only its record can be exported")
        return rows
    if not finished:
        raise BadInput("export", "there is no finished match")
    return finished if asked.all else finished[:1]


def carry_tags(asked: argparse.Namespace, folder: Path) -> int:
    """`tags export` and `tags import`: the register of tags, from one device to another."""
    with closing(Journal(folder / DATABASE)) as journal:
        if asked.way == "export":
            with _out(None if asked.file == "-" else asked.file) as out:
                for line in tag_lines(journal.tags()):
                    print(line, file=out)
            return 0
        # Read to the end before any of it is taken: a bad line leaves the register as it was.
        with _lines_of(asked.file) as lines:
            journal.bind_all(read_tags(asked.file, lines, find_games()))
    return 0


def back_up(asked: argparse.Namespace, folder: Path) -> int:
    """`backup`: everything in one file."""
    with closing(Journal(folder / DATABASE)) as journal:
        journal.save_copy(Path(asked.file))
    return 0


def restore(asked: argparse.Namespace, folder: Path) -> int:
    """`restore`: everything from a backup. What was there is kept aside."""
    aside = put_back(Path(asked.file), folder / DATABASE, datetime.now(UTC))
    if aside is not None:
        print(f"What was there before lies at {aside}")
    return 0


def settings_of(folder: Path) -> dict[str, str]:
    """What players have set on the device; nothing where it keeps no matches, or none that can be read."""
    if not (folder / DATABASE).exists():
        return {}
    try:
        with closing(Journal(folder / DATABASE)) as journal:
            return journal.settings()
    except StorageFault:
        return {}


@contextmanager
def _out(path: str | None) -> Iterator[TextIO]:
    """A file to write, or standard output. What was there stays where the new one does not come to its end."""
    if path is None:
        yield sys.stdout
        return
    file = Path(path).resolve()
    if file.exists() and not file.is_file():
        # A pipe, or /dev/stdout: nothing can take its place.
        with file.open("w", encoding="utf-8") as out:
            yield out
        return
    with draft_of(file) as draft, draft.open("w", encoding="utf-8") as out:
        yield out


class Silence:
    """Feedback for tables that nobody sits at."""

    def cue(self, cue: object, seat: int | None = None) -> None:
        """Nothing is heard."""

    def seats(self, count: int) -> None:
        """Nothing is lit."""

    def stop(self) -> None:
        """Nothing is to be stopped."""
