"""Names written on tags: only when asked for, only where a name may stand, and read back before it counts."""

from __future__ import annotations

import pytest

from companion.inputs import Tap, Wrote
from drivers.ndef import GONE, LOCKED, NO_ROOM, UNLIKE
from drivers.reader_loop import WRITE_WITHIN
from tests.chip.tags import text_block
from tests.drivers.table import ReaderOnTheTable
from tests.fake_chip import Classic, Ntag, Tag

CARD, OTHER = "04A3C6112233FF", "04A3C6445566EE"
NAME = "chronicle:power_06"
LONGEST = "wonders:chamber_of_commerce"
LOCK_CONTROL = b"\x01\x03\xa0\x0c\x34"


class WritingTable(ReaderOnTheTable):
    """A table at which tags are written on."""

    def write(self, tag, text=NAME, *, within=1.0):
        self.loop.write(tag.uid, text)
        self.wait(within)
        return [told for _, told in self.told if isinstance(told, Wrote)]


@pytest.fixture
def table():
    table = WritingTable()
    table.wait(0.5)
    return table


def text_of(tag):
    """What another reader makes of it."""
    fresh = ReaderOnTheTable()
    fresh.lay(tag)
    fresh.wait(0.5)
    return fresh.taps[0].text


@pytest.mark.parametrize("storage", [0x0F, 0x11, 0x13])
@pytest.mark.parametrize("text", [NAME, LONGEST, "crows:bell", "力6"])
def test_a_name_is_written_and_read_by_any_reader(table, storage, text):
    tag = Ntag(CARD, storage=storage)
    table.lay(tag)
    assert table.write(tag, text) == [Wrote(tag.uid)]
    table.lift()
    assert text_of(tag) == text


def test_a_new_name_replaces_the_old_one(table):
    tag = Ntag(CARD, LONGEST)
    table.lay(tag)
    assert table.write(tag, "crows:bell") == [Wrote(tag.uid)]
    table.lift()
    assert text_of(tag) == "crows:bell"


def test_nothing_is_ever_written_unasked(table):
    tags = [Ntag(CARD), Ntag(OTHER, NAME)]
    for tag in tags:
        table.lay(tag)
        table.wait(2)
        table.lift()
        table.wait(1)
    assert [tag.asked_to_write for tag in tags] == [[], []]


def test_lock_bytes_one_time_pages_and_configuration_are_never_written(table):
    """NTAG21x 8.5: pages 0 to 3, and from the dynamic lock bytes on."""
    for storage in (0x0F, 0x11, 0x13):
        tag = Ntag(bytes((4, storage, 1, 2, 3, 4, 5)), storage=storage)
        before = bytes(tag.memory[:16]), bytes(tag.memory[64:])
        table.lay(tag)
        table.write(tag, LONGEST)
        table.lift()
        table.wait(0.5)
        assert set(tag.asked_to_write) <= set(range(4, 16))
        assert (bytes(tag.memory[:16]), bytes(tag.memory[64:])) == before


def test_what_stands_before_the_message_stays(table):
    """Lock control, as NTAG213 leaves the factory."""
    tag = Ntag(CARD)
    tag.write(LOCK_CONTROL + b"\x03\x00\xfe")
    table.lay(tag)
    assert table.write(tag) == [Wrote(tag.uid)]
    assert tag.memory[16:].startswith(LOCK_CONTROL + text_block(NAME))


@pytest.mark.parametrize("pages", [(4,), (8,), range(4, 16)])
def test_a_locked_tag_is_refused_before_anything_is_written(table, pages):
    tag = Ntag(CARD, "crows:bell")
    tag.lock(*pages)
    table.lay(tag)
    assert table.write(tag) == [Wrote(tag.uid, LOCKED)]
    assert tag.asked_to_write == []
    table.lift()
    assert text_of(tag) == "crows:bell"


def test_a_tag_that_says_it_may_not_be_written_is_refused(table):
    tag = Ntag(CARD)
    tag.memory[15] = 0x0F
    table.lay(tag)
    assert table.write(tag) == [Wrote(tag.uid, LOCKED)]
    assert tag.asked_to_write == []


def test_a_tag_that_refuses_a_page_is_refused(table):
    tag = Ntag(CARD)
    tag._stored = lambda page, data: tag._nak()
    table.lay(tag)
    assert table.write(tag) == [Wrote(tag.uid, LOCKED)]


def test_a_text_that_has_no_room_is_refused(table):
    tag = Ntag(CARD)
    table.lay(tag)
    assert table.write(tag, "x" * 42) == [Wrote(tag.uid, NO_ROOM)]
    assert tag.asked_to_write == []


@pytest.mark.parametrize("tag", [Classic("DEADBEEF"), Tag("04A3C6112233FF", sak=0x20)], ids=["classic", "phone-like"])
def test_a_tag_of_another_kind_is_refused(table, tag):
    table.lay(tag)
    assert table.write(tag) == [Wrote(tag.uid, NO_ROOM)]


def test_a_tag_without_a_capability_container_is_not_made_one(table):
    """That page can be written once in a tag's life."""
    tag = Ntag(CARD)
    tag.memory[12:16] = bytes(4)
    table.lay(tag)
    assert table.write(tag) == [Wrote(tag.uid, NO_ROOM)]


def test_a_memory_that_does_not_keep_what_it_acknowledged_is_found_by_reading_back(table):
    tag = Ntag(CARD)
    tag._stored = lambda page, data: tag.ACK
    table.lay(tag)
    assert table.write(tag, within=WRITE_WITHIN + 1) == [Wrote(tag.uid, UNLIKE)]


def test_the_right_tag_is_written_of_two(table):
    tag, other = Ntag(CARD), Ntag(OTHER)
    table.lay(tag, other)
    assert table.write(tag) == [Wrote(tag.uid)]
    assert other.asked_to_write == []


def test_a_tag_that_has_left_is_given_up_after_three_seconds(table):
    tag = Ntag(CARD)
    assert table.write(tag, within=WRITE_WITHIN - 0.5) == []
    assert table.write(tag, within=1.0)[0] == Wrote(tag.uid, GONE)


def test_a_tag_laid_down_in_time_is_written(table):
    tag = Ntag(CARD)
    table.loop.write(tag.uid, NAME)
    table.wait(1)
    table.lay(tag)
    table.wait(1)
    assert Wrote(tag.uid) in [told for _, told in table.told]


def test_a_tag_pulled_away_while_it_is_written_carries_the_name_or_none():
    """Never half a name, whatever frame was the last."""
    for answers in range(1, 30):
        table = WritingTable()
        tag = Ntag(CARD, "crows:bell")
        table.lay(tag)
        table.wait(1)
        tag.leaves_after = answers
        wrote = table.write(tag, within=WRITE_WITHIN + 1)
        assert len(wrote) == 1
        left = text_of(tag)
        assert left in ("crows:bell", None, NAME)
        if wrote[0].key is None:
            assert left == NAME


def test_noise_only_makes_it_try_again():
    for seed in range(5):
        table = WritingTable(seed)
        tag = Ntag(CARD)
        table.lay(tag)
        table.wait(1)
        table.field.missed, table.field.corrupt = 0.05, 0.02
        assert table.write(tag, within=WRITE_WITHIN + 1) == [Wrote(tag.uid)]
        table.field.missed = table.field.corrupt = 0.0
        assert text_of(tag) == NAME


def test_a_card_that_was_written_on_is_not_tapped_again(table):
    tag = Ntag(CARD)
    table.lay(tag)
    table.wait(0.5)
    table.write(tag)
    table.wait(2)
    assert table.taps == [Tap(tag.uid)]


def test_an_ill_reader_gives_the_order_back(table):
    table.chip.faults.bus_reads = 0xFF
    tag = Ntag(CARD)
    assert table.write(tag, within=WRITE_WITHIN + 1) == [Wrote(tag.uid, GONE)]
