"""Any tag with a fixed number is a card of a game: also one that answers to its number and to nothing else."""

from __future__ import annotations

from companion.inputs import Tap
from tests.drivers.table import ReaderOnTheTable
from tests.fake_chip import Ntag

CARD, OTHER = bytes.fromhex("04A3C6112233FF"), bytes.fromhex("04A3C6445566EE")


def guarded(uid: bytes) -> Ntag:
    """A tag that shows nothing of its memory without a password. It refuses, and drops back to where it was idle."""
    tag = Ntag(uid, "chronicle:power_06")
    tag.guarded_from = 0
    return tag


def test_a_tag_that_refuses_to_be_read_is_one_tap_by_its_number_at_each_placement():
    table = ReaderOnTheTable()
    for _ in range(2):
        table.lay(guarded(CARD))
        table.wait(10)
        table.lift()
        table.wait(1)
    assert table.taps == [Tap(CARD), Tap(CARD)]


def test_a_tag_that_refuses_to_be_read_is_told_in_the_tick_in_which_it_is_first_seen():
    table = ReaderOnTheTable()
    table.wait(0.5)
    laid = table.chip.time
    table.lay(guarded(CARD))
    table.wait(0.5)
    assert table.when(Tap)[0] - laid < 0.2


def test_a_tag_that_refuses_to_be_read_lies_beside_one_that_is_read():
    """Two that were laid down together are both known, and the text of the other is not lost."""
    table = ReaderOnTheTable()
    table.lay(guarded(CARD), Ntag(OTHER, "chronicle:love_02"))
    table.wait(1)
    (together,) = table.taps
    assert (dict(together.tags), together.complete) == ({CARD: None, OTHER: "chronicle:love_02"}, True)
