"""The reader's process: the very child that runs at a table, driving the chip model."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from queue import Empty, Queue

import pytest

from companion.clock import FakeClock
from companion.devices import ReaderConfig
from companion.inputs import Choice, Fault, Tap, Together, Wrote
from companion.ports import Writer
from drivers.ndef import GONE, LOCKED
from drivers.rc522 import BUSY, SILENT, SOFTWARE, WIRING
from drivers.reader_loop import Alive, Health, Resting, WantsReset
from drivers.reader_process import (
    SILENCE_LIMIT,
    START_LIMIT,
    LastTag,
    ReaderProcess,
    from_line,
    order_in,
    order_line,
    to_line,
)
from tests.fake_chip import SCRIPT, stalled_at

CARD, OTHER = "04A3C6112233FF", "04A3C6445566EE"
A_LONG_WHILE = 60


class Table:
    """A reader process over a script, and what it put."""

    def __init__(self, script, **how):
        self.inputs: Queue = Queue()
        self.resets = 0
        self.script = script
        how.setdefault("spi", "tests.fake_chip:field")
        environment = {SCRIPT: str(script), **how.pop("environment", {})}
        self.reader = ReaderProcess(ReaderConfig(kind="rc522"), reset=self._reset, environment=environment, **how)

    def says(self, *lines):
        with self.script.open("a", encoding="utf-8") as script:
            script.write("\n".join(lines) + "\n")

    def next(self):
        return self.inputs.get(timeout=A_LONG_WHILE)

    def nothing_more(self):
        with pytest.raises(Empty):
            self.inputs.get_nowait()
        return True

    def _reset(self):
        self.resets += 1


@pytest.fixture
def at_table(tmp_path):
    tables = []

    def laid(*script, **how):
        table = Table(tmp_path / "script", **how)
        table.says(*script)
        tables.append(table)
        table.reader.start(table.inputs.put)
        return table

    yield laid
    for table in tables:
        table.reader.stop()


@pytest.mark.parametrize(
    "told",
    [
        Tap(bytes.fromhex(CARD), "chronicle:power_06"),
        Tap(bytes.fromhex("DEADBEEF")),
        Together((bytes.fromhex(CARD), bytes.fromhex(OTHER)), complete=False),
        Together((bytes.fromhex(CARD), bytes.fromhex(OTHER)), texts=("chronicle:power_06", None)),
        Resting((bytes.fromhex(CARD),)),
        Health(SILENT, "the wires"),
        Health(None),
        Health(None, version=0x92),
        Alive(),
        Alive(10),
        WantsReset(),
        Wrote(bytes.fromhex(CARD)),
        Wrote(bytes.fromhex(CARD), LOCKED),
    ],
)
def test_what_the_child_tells_arrives_as_it_was(told):
    assert from_line(to_line(told)) == told


@pytest.mark.parametrize(
    "line", ["", "hello", "[]", "{}", '{"tap": 3, "text": null}', '{"tap": "xy", "text": null}', "null"]
)
def test_chatter_of_a_library_is_no_news(line):
    assert from_line(line) is None


def test_a_whole_trick_is_tapped_through_the_process(at_table):
    """Thirty-six cards, one after the other, as fast as the child can."""
    uids = [f"04{n:02X}1122334455" for n in range(36)]
    table = at_table(*(f"place {uid}\nwait 0.4\nlift\nwait 0.4" for uid in uids))
    assert [table.next() for _ in uids] == [Tap(bytes.fromhex(uid)) for uid in uids]


def test_texts_and_cards_laid_together_arrive(at_table):
    two = f"place {CARD} crows:bell", f"place {OTHER}"
    table = at_table(two[0], "wait 1", "lift", "wait 1", *two)
    assert table.next() == Tap(bytes.fromhex(CARD), "crows:bell")
    together = table.next()
    assert dict(together.tags) == {bytes.fromhex(CARD): "crows:bell", bytes.fromhex(OTHER): None}
    assert together.complete


def test_an_ill_reader_is_told_reset_and_told_again_when_it_is_well(at_table):
    table = at_table("wait 3", "dead 255", "wait 12", "alive")
    fault = table.next()
    assert (fault.device, fault.key) == ("reader", SILENT)
    assert table.next() == Fault("reader", None)
    assert table.resets >= 1


def test_a_reader_that_was_never_there_is_told_as_a_matter_of_wires(at_table):
    assert at_table("dead 0").next().key == WIRING


def test_without_the_packages_the_table_is_told_what_is_missing(at_table, tmp_path):
    """The real bus, where Python finds no spidev that it could load."""
    (tmp_path / "spidev.py").write_text("raise ImportError('not installed')")
    found_first = os.pathsep.join((str(tmp_path), *filter(None, sys.path)))
    table = at_table(spi="drivers.rc522:raspberry_pi", environment={"PYTHONPATH": found_first})
    assert table.next().key == SOFTWARE


def test_what_the_child_is_told_arrives_as_it_was():
    assert order_in(order_line(bytes.fromhex(CARD), "力6")) == (bytes.fromhex(CARD), "力6")


@pytest.mark.parametrize("line", ["", "hello", "[]", "{}", '{"write": "xy", "text": "a"}', '{"write": 3, "text": "a"}'])
def test_an_order_that_is_none_is_passed_over(line):
    assert order_in(line) is None


def test_a_name_is_written_through_the_process(at_table):
    """And read again when the tag is laid down anew; a locked one is refused."""
    table = at_table(f"place {CARD}")
    assert isinstance(table.reader, Writer)
    assert table.next() == Tap(bytes.fromhex(CARD))
    table.reader.write(bytes.fromhex(CARD), "crows:bell")
    assert table.next() == Wrote(bytes.fromhex(CARD))
    table.says("lock " + CARD)
    table.reader.write(bytes.fromhex(CARD), "crows:owl_1")
    assert table.next() == Wrote(bytes.fromhex(CARD), LOCKED)


def test_an_order_to_a_child_that_is_gone_comes_back(at_table):
    table = at_table(command=(sys.executable, "-c", "raise SystemExit(1)"))
    table.reader.write(bytes.fromhex(CARD), "crows:bell")
    told = {table.next(), table.next()}
    assert Wrote(bytes.fromhex(CARD), GONE) in told


def test_the_parent_knows_version_and_looks_a_second(at_table):
    table = at_table("wait 5", f"place {CARD}")
    table.next()
    assert table.reader.state.version == 0x92
    assert 5 <= table.reader.state.looks <= 15


def test_the_parent_knows_how_long_ago_a_tag_was_laid_down_whatever_became_of_the_child(at_table):
    clock = FakeClock()
    table = stalled(at_table, clock)
    clock.advance(3)
    assert table.reader.state.tag == LastTag(3)
    after_silence(table, clock)
    assert table.reader.state.tag.seconds_ago > SILENCE_LIMIT


def test_a_child_that_falls_silent_is_replaced_and_a_resting_card_is_no_new_tap(at_table):
    clock = FakeClock()
    table = stalled(at_table, clock)
    fault = after_silence(table, clock)
    assert fault.key == SILENT
    assert "was replaced" in fault.detail
    assert table.next() == Fault("reader", None)
    assert table.next() == Tap(bytes.fromhex(OTHER))
    assert table.nothing_more()


def stalled(at_table, clock, seconds=3600):
    """A reader whose child has read a card and hangs. The next one finds the card still lying there, then another."""
    table = at_table(f"place {CARD}", "wait 1", f"stall {seconds}", now=clock.now)
    assert table.next() == Tap(bytes.fromhex(CARD))
    for _ in range(A_LONG_WHILE * 20):
        if stalled_at(table.script).exists():
            break
        with suppress(Empty):
            table.inputs.get(timeout=0.05)
    table.script.write_text(f"place {CARD}\nwait 1\nplace {OTHER}\n", encoding="utf-8")
    return table


def after_silence(table, clock, step=SILENCE_LIMIT + 1):
    """What is told when the child has said nothing for too long. Its last words may still be on their way."""
    for _ in range(300):
        clock.advance(step)
        try:
            return table.inputs.get(timeout=0.2)
        except Empty:
            pass
    return pytest.fail("nothing was told")


# The first time it says the one thing and hangs, from then on the other.
TWO_LIVES = """
import pathlib, sys, time
lived = pathlib.Path(sys.argv[1])
print(sys.argv[3 if lived.exists() else 2], flush=True)
lived.touch()
time.sleep(600)
"""


@pytest.fixture
def unkillable(monkeypatch):
    """The children that were to be killed and go on, as one does whose call of the driver hangs in the kernel."""
    spared = []
    kill = subprocess.Popen.kill

    def spare(child):
        spared.append(child)

    monkeypatch.setattr(subprocess.Popen, "kill", spare)
    yield spared
    for child in spared:
        kill(child)
        child.wait()


def test_a_child_that_cannot_be_killed_is_told_and_another_one_reads(unkillable, at_table):
    """It is left behind while it lives, and let go when it has died."""
    clock = FakeClock()
    table = stalled(at_table, clock)
    assert after_silence(table, clock).key == SILENT
    assert table.next() == Fault("reader", None)
    assert table.next() == Tap(bytes.fromhex(OTHER))
    (stuck,) = unkillable
    assert stuck.returncode is None
    os.kill(stuck.pid, signal.SIGKILL)
    os.waitid(os.P_PID, stuck.pid, os.WEXITED | os.WNOWAIT)
    table.says("dead 255")
    assert table.next().key == SILENT
    assert stuck.returncode == -signal.SIGKILL


def test_a_reader_held_by_a_child_that_cannot_be_killed_is_not_said_to_be_another_programs(
    unkillable, at_table, tmp_path
):
    """Its remedy is to switch off and on; there is no other program to be closed."""
    said = to_line(Alive()), to_line(Health(BUSY, "in use"))
    clock = FakeClock()
    table = at_table(now=clock.now, command=(sys.executable, "-c", TWO_LIVES, str(tmp_path / "lived"), *said))
    assert after_silence(table, clock).key == SILENT
    assert table.next() == Fault("reader", SILENT, "in use")


def test_it_stops_within_a_second_though_its_child_cannot_be_killed(unkillable, at_table):
    table = at_table(command=(sys.executable, "-c", "import time; print(flush=True); time.sleep(600)"))
    began = time.monotonic()
    table.reader.stop()
    assert time.monotonic() - began < 1


def test_a_child_that_is_still_starting_is_given_time(at_table):
    """Python starts slowly on a small board; before its first word the child has not touched the reader."""
    clock = FakeClock()
    table = at_table(command=(sys.executable, "-c", "import time; time.sleep(600)"), now=clock.now)
    fault = after_silence(table, clock, step=SILENCE_LIMIT - 1)
    assert fault == Fault("reader", SILENT, "the reader's process said nothing for 40 s and was replaced")
    assert clock.now() > START_LIMIT


def test_a_child_that_dies_at_once_is_told_and_tried_again(at_table):
    table = at_table(command=(sys.executable, "-c", "raise SystemExit(1)"))
    fault = table.next()
    assert (fault.key, fault.detail) == (SILENT, "the reader's process ended and was replaced")


@pytest.mark.parametrize(
    "command",
    [
        (sys.executable, "-m", "drivers.reader_process"),
        (sys.executable, "-c", "import time; time.sleep(60)"),
        ("/no/such/program",),
    ],
    ids=["well", "deaf", "none"],
)
def test_it_stops_within_a_second_whatever_the_child_does(at_table, command):
    table = at_table(f"place {CARD}", command=command)
    if command[-1] == "drivers.reader_process":
        table.next()
    began = time.monotonic()
    table.reader.stop()
    assert time.monotonic() - began < 1
    assert not table.reader._thread.is_alive()


def test_a_child_whose_parent_is_gone_ends_by_itself(tmp_path):
    environment = {**os.environ, SCRIPT: str(tmp_path / "script"), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = (sys.executable, "-m", "drivers.reader_process", "--spi", "tests.fake_chip:field")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as child:
        assert from_line(child.stdout.readline().decode()) == Alive()
        child.stdin.close()
        assert child.wait(A_LONG_WHILE) == 0


@pytest.mark.parametrize("seconds", [10, 700])
def test_a_driver_call_that_hangs_never_stops_the_table(at_table, device, seconds):
    """A whole trick is answered by touch while the call hangs; the process is replaced, and reads again."""
    clock = FakeClock()
    table = stalled(at_table, clock, seconds)
    device.sit_down("toy", "Ann", "Ben", "Cleo")
    for card in ("c0", "c1", "c2"):
        device.do(Choice("tap", card))
    assert [line.card for line in device.table.record] == ["c0", "c1", "c2"]
    device.do(after_silence(table, clock))
    assert [notice.device for notice in device.model.notices] == ["reader"]
    device.do(table.next())
    assert device.model.notices == ()
    assert table.next() == Tap(bytes.fromhex(OTHER))
