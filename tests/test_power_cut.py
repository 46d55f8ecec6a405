"""The power goes at any moment: nothing that was acknowledged is lost, and what opens is a whole number of answers."""

from __future__ import annotations

import os
import random
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.engine import History, Setup
from companion.journal import Journal
from companion.record_lines import Header
from companion.stored import read_match
from tests.engine import toy

GAMES = {"toy": toy.GAME}
ROOT = Path(__file__).parent.parent
PLAYED_BEFORE_A_CUT = 12
WAL_HEADER, FRAME_HEADER, PAGE = 32, 24, 4096


@pytest.fixture(scope="module")
def players() -> Iterator[subprocess.Popen[str]]:
    """A process that has everything imported and forks a player for every cut."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.power_cut_player"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    ) as process:
        yield process
        process.stdin.close()


def play_and_cut(players: subprocess.Popen[str], database: Path, chance: random.Random) -> dict[str, int]:
    """Let somebody play, kill them at a random moment, and return what was acknowledged: entries by match."""
    print(database, chance.randrange(2**32), file=players.stdin, flush=True)
    first, acknowledged = None, {}
    cut_after, killed = chance.randrange(PLAYED_BEFORE_A_CUT), False
    lines = iter(players.stdout.readline, "dead\n")
    for line in lines:
        words = line.split()
        if len(words) == 1:
            first = int(words[0])
        else:
            acknowledged[words[0]] = int(words[1])
            cut_after -= 1
        if first is not None and cut_after <= 0 and not killed:
            for _ in range(chance.randrange(30_000)):
                pass  # somewhere between one commit and the next
            os.kill(first, signal.SIGKILL)
            killed = True
    return acknowledged


def survives(players: subprocess.Popen[str], database: Path, cuts: int, seed: int) -> None:
    chance = random.Random(seed)
    saved: dict[str, int] = {}
    for cut in range(cuts):
        acknowledged = play_and_cut(players, database, chance)
        with closing(Journal(database)) as journal:
            assert journal.repair is None, f"cut {cut}"
            found = {row.id: len(journal.entries(row.id)) for row in journal.matches()}
            for row in journal.unfinished():
                stored = read_match(row, journal.entries(row.id), GAMES)
                assert len(stored.replayed().entries) == len(stored.entries), f"cut {cut}"
        expected = {**saved, **acknowledged}
        assert all(found[match] >= count for match, count in expected.items()), f"cut {cut}: an answer was lost"
        extra = sum(found.values()) - sum(expected.values())
        assert 0 <= extra <= 1, f"cut {cut}"
        saved = found


def test_no_acknowledged_answer_is_lost_at_two_hundred_cuts(players, tmp_path):
    survives(players, tmp_path / "companion.db", cuts=200, seed=1)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(10))
def test_no_acknowledged_answer_is_lost_at_thousands_of_cuts(players, tmp_path, seed):
    survives(players, tmp_path / "companion.db", cuts=500, seed=seed)


def whole_transactions(log: bytes, page: int) -> list[int]:
    """Where in the write-ahead log each transaction ends: at the frame that holds the database's size.

    https://www.sqlite.org/fileformat2.html#walformat
    """
    step = FRAME_HEADER + page
    ends = range(WAL_HEADER + step, len(log) + 1, step)
    return [end for end in ends if struct.unpack(">I", log[end - step + 4 : end - step + 8])[0]]


def test_a_log_cut_anywhere_opens_as_a_whole_number_of_answers(tmp_path):
    database = tmp_path / "played" / "companion.db"
    with closing(Journal(database)) as journal:
        match = journal.begin(Header(game="toy", setup=Setup(seats=("Ann", "Ben"))))
        journal.append(match, {"tap": "c0"}, "toy-tap")
        journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for line in ({"tap": "c1"}, {"choose": "yes"}, {"choose": "no"}):
            journal.append(match, line, None)
        content, log = database.read_bytes(), database.with_name("companion.db-wal").read_bytes()
        page = journal._db.execute("PRAGMA page_size").fetchone()[0]
    ends = whole_transactions(log, page)
    assert len(ends) == 3
    again = tmp_path / "again.db"
    for cut in range(0, len(log) + 1, 16):
        again.write_bytes(content)
        again.with_name("again.db-wal").write_bytes(log[:cut])
        with closing(Journal(again)) as journal:
            assert journal.repair is None
            assert journal.read_only is None
            (row,) = journal.unfinished()
            entries = [entry for entry, _ in read_match(row, journal.entries(row.id), GAMES).entries]
        assert len(entries) == 1 + sum(end <= cut for end in ends), f"cut at byte {cut}"
        History(toy.GAME, Setup(seats=("Ann", "Ben")), entries)
