"""What every reader must do, held by the simulated one and by the real one on the chip model alike."""

from __future__ import annotations

import time
from queue import Empty, Queue

import pytest

from companion.devices import ReaderConfig
from companion.inputs import Tap, Together
from drivers.reader_process import ReaderProcess
from drivers.sim import SimReader
from tests.fake_chip import SCRIPT

A_LONG_WHILE = 60
A, B = bytes.fromhex("04A3C6112233FF"), bytes.fromhex("04A3C6445566EE")


class OnTheChip:
    """The reader process, with hands that lay tags on its field."""

    def __init__(self, script):
        self.script = script
        self.device = ReaderProcess(
            ReaderConfig(kind="rc522"), spi="tests.fake_chip:field", environment={SCRIPT: str(script)}
        )

    def place(self, *uids):
        self._say(*(f"place {uid.hex().upper()}" for uid in uids), "wait 0.5")

    def lift(self):
        self._say("lift", "wait 0.5")

    def _say(self, *lines):
        with self.script.open("a", encoding="utf-8") as script:
            script.write("\n".join(lines) + "\n")


class Simulated:
    """The simulated reader, with the same hands."""

    def __init__(self, _script):
        self.device = SimReader()

    def place(self, *uids):
        self.device.place(*uids)

    def lift(self):
        self.device.lift()


@pytest.fixture(params=[Simulated, OnTheChip], ids=["sim", "rc522"])
def reader(request, tmp_path):
    reader = request.param(tmp_path / "script")
    reader.inputs = Queue()
    reader.device.start(reader.inputs.put)
    yield reader
    reader.device.stop()


def reported(reader, count):
    """The next inputs, and that the sentinel card laid last is the one that follows them: nothing came between."""
    got = [reader.inputs.get(timeout=A_LONG_WHILE) for _ in range(count)]
    sentinel = bytes.fromhex("CAFEBABE")
    reader.lift()
    reader.place(sentinel)
    assert reader.inputs.get(timeout=A_LONG_WHILE) == Tap(sentinel)
    return got


def test_a_placement_is_one_tap_and_resting_is_none(reader):
    reader.place(A)
    reader.place(A)
    assert reported(reader, 1) == [Tap(A)]


def test_lifted_and_laid_down_again_is_another_tap(reader):
    reader.place(A)
    reader.lift()
    reader.place(A)
    assert reported(reader, 2) == [Tap(A), Tap(A)]


def test_a_card_laid_beside_a_resting_one_is_a_tap_of_its_own(reader):
    reader.place(A)
    reader.place(B)
    assert reported(reader, 2) == [Tap(A), Tap(B)]


def test_two_laid_down_at_once_are_reported_together(reader):
    reader.place(A, B)
    (together,) = reported(reader, 1)
    assert (set(together.uids), together.complete) == ({A, B}, True)


def test_three_laid_down_at_once_are_too_many(reader):
    reader.place(A, B, bytes.fromhex("DEADBEEF"))
    (together,) = reported(reader, 1)
    assert isinstance(together, Together)
    assert not together.complete


def test_it_stops_within_a_second_and_is_silent_then(reader):
    reader.place(A)
    assert reader.inputs.get(timeout=A_LONG_WHILE) == Tap(A)
    began = time.monotonic()
    reader.device.stop()
    assert time.monotonic() - began < 1
    reader.place(B)
    with pytest.raises(Empty):
        reader.inputs.get_nowait()
