"""A whole match through every stage: tags in the modelled field → the real library → driver → inbox → table → rules →
journal → tally, and the same match once more from its exported record.
"""

from __future__ import annotations

import io
import json
from queue import Queue

from companion.batch import Silence
from companion.clock import FakeClock
from companion.commands import BindTag, Start
from companion.core import Core
from companion.demo import Players, demo_setup
from companion.devices import ReaderConfig
from companion.engine import public_question
from companion.export import write_record
from companion.games import find_games
from companion.inputs import Input, Tap
from companion.journal import Journal
from companion.replay import Run, end_json
from drivers.reader_process import ReaderProcess
from tests.fake_chip import SCRIPT

GAMES = find_games()
CHRONICLE = GAMES["chronicle"]
A_LONG_WHILE = 30


def uids_of_all_lengths() -> dict[str, str]:
    """A deck as it may be bought together: tags of 4, 7 and 10 bytes, upper-case hex."""
    lengths = (4, 7, 10)
    return {
        card: bytes([0x04, *(number + 17 * byte & 0xFF for byte in range(1, lengths[number % 3]))]).hex().upper()
        for number, card in enumerate(CHRONICLE.cards)
    }


class Reader:
    """The reader's own process over the chip model: lay a tag down, hear of it, take it away."""

    def __init__(self, script) -> None:
        self._script = script
        self._heard: Queue[Input] = Queue()
        self._process = ReaderProcess(
            ReaderConfig(kind="rc522"), spi="tests.fake_chip:field", environment={SCRIPT: str(script)}
        )
        script.touch()
        self._process.start(self._heard.put)

    def tap(self, uid: str) -> Input:
        with self._script.open("a", encoding="utf-8") as script:
            script.write(f"place {uid}\nwait 0.3\nlift {uid}\nwait 0.6\n")
        return self._heard.get(timeout=A_LONG_WHILE)

    def stop(self) -> None:
        self._process.stop()
        assert self._heard.empty(), "a card was told twice"


def test_a_whole_game_tapped_through_the_spi_registers(tmp_path):
    uids = uids_of_all_lengths()
    assert len(set(uids.values())) == len(uids)
    journal = Journal(tmp_path / "companion.db")
    core = Core(GAMES, journal, FakeClock(), Silence())
    for card, uid in uids.items():
        core.handle(BindTag(uid, "chronicle", card))
    players = Players(CHRONICLE, demo_setup(CHRONICLE, 3, 4, {}), seed=4)
    reader = Reader(tmp_path / "script")
    core.handle(Start("chronicle", players.history.setup))
    while not players.finished:
        done = players.act()
        if isinstance(done, Tap):
            card = (done.text or "").partition(":")[2]
            done = reader.tap(uids[card])
            assert isinstance(done, Tap)
            assert done.uid.hex().upper() == uids[card]
        core.handle(done)
        table = core.model().table
        assert table is not None
        assert table.refusal is None
        assert table.asked == public_question(players.history.match)
    reader.stop()
    assert core.model().table.finished
    assert core.model().table.tally == CHRONICLE.scores(players.history.match.state)

    record, answers = io.StringIO(), io.StringIO()
    write_record(journal.matches()[0], journal, GAMES, record, io.StringIO())
    journal.close()
    run = Run("record", GAMES, lambda game, seats: lambda msg: msg.key, answers, io.StringIO(), as_json=True)
    assert run.play(record.getvalue().splitlines(), verify=True) == 0
    assert json.loads(answers.getvalue().splitlines()[-1]) == json.loads(json.dumps(end_json(players.history)))
