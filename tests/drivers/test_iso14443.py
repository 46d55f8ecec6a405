"""Cards told apart and read whole, over the chip model."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.iso14443 import Heard, Reply, crc_a, select
from drivers.rc522 import Rc522
from tests.chip import tags
from tests.fake_chip import Field, Ntag, Tag, bus_to


def seen(*cards: Tag) -> set[bytes]:
    """The UIDs that one look finds."""
    field = Field()
    chip = Rc522(bus_to(field))
    chip.begin()
    field.place(*cards)
    sighting = chip.look(())
    assert not sighting.garbled
    return set(sighting.cards)


@pytest.mark.parametrize("uid", ["DEADBEEF", "04A3C6112233FF", "04112233445566778899"])
def test_uids_of_four_seven_and_ten_bytes_are_read_whole(uid):
    """Fault 14: mixed chip stock."""
    assert seen(Tag(uid)) == {bytes.fromhex(uid)}


def test_two_ntags_with_the_same_first_bytes_are_two_cards():
    assert seen(Ntag("04A3C6112233FF"), Ntag("04A3C6112233FE")) == {
        bytes.fromhex("04A3C6112233FF"),
        bytes.fromhex("04A3C6112233FE"),
    }


def test_cards_that_differ_in_the_last_bit_of_a_level_are_told_apart():
    """The 32nd bit, which the collision register calls 0."""
    assert seen(Tag("11223344"), Tag("112233C4")) == {bytes.fromhex("11223344"), bytes.fromhex("112233C4")}


def test_cards_that_differ_at_the_third_level_only_are_told_apart():
    uids = {bytes.fromhex("04112233445566778899"), bytes.fromhex("0411223344556677889A")}
    assert seen(*map(Tag, uids)) == uids


def test_the_last_part_of_a_long_uid_may_look_like_a_cascade_tag():
    """6.5.4: only a level that can go on keeps 88 for itself."""
    assert seen(Tag("04112233445588778899")) == {bytes.fromhex("04112233445588778899")}


whole_uids = st.sampled_from((4, 7, 10)).flatmap(lambda size: st.binary(min_size=size, max_size=size))
# 6.5.4: the cascade tag may not begin a level that is the last one but could go on.
lawful_uids = whole_uids.filter(lambda uid: uid[0] != 0x88 and (len(uid) == 4 or uid[3] != 0x88))


@given(st.sets(lawful_uids, min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_any_handful_of_cards_is_found(uids):
    assert seen(*map(Tag, uids)) == uids


def test_a_partial_uid_is_never_taken_for_a_whole_one():
    """Fault 14: the tag leaves after any number of answers; the card is reported whole, or not at all."""
    for answers in range(1, 7):
        field = Field()
        chip = Rc522(bus_to(field))
        chip.begin()
        card = Ntag("04A3C6112233FF")
        card.leaves_after = answers
        field.place(card)
        assert set(chip.look(()).cards) <= {card.uid}


def test_a_false_first_level_that_begins_with_the_cascade_tag_is_no_card():
    """A four-byte card must not have a UID beginning with 88; one that does is not read."""
    field = Field()
    chip = Rc522(bus_to(field))
    chip.begin()
    field.place(Tag("88A3C611"))
    sighting = chip.look(())
    assert (dict(sighting.cards), sighting.garbled) == ({}, True)


@pytest.mark.parametrize("flipped", range(40))
def test_a_flipped_bit_in_the_uid_is_noticed_by_its_check_byte(flipped):
    part = int.from_bytes(bytes.fromhex("DEADBEEF22"), "little") ^ 1 << flipped

    def transceive(frame, *, last_bits=0, align=0):
        if frame[1] == 0x20:
            return Reply(Heard.ANSWER, part.to_bytes(5, "little"), 40)
        return Reply(Heard.ANSWER, b"\x08" + crc_a(b"\x08"), 24)

    assert select(transceive) is Heard.GARBLED


def test_a_sak_with_a_wrong_check_is_no_card():
    def transceive(frame, *, last_bits=0, align=0):
        if frame[1] == 0x20:
            return Reply(Heard.ANSWER, bytes.fromhex("DEADBEEF22"), 40)
        return Reply(Heard.ANSWER, b"\x08\x00\x00", 24)

    assert select(transceive) is Heard.GARBLED


def test_a_chip_that_cannot_say_where_cards_collide_gives_no_card():
    def transceive(frame, *, last_bits=0, align=0):
        return Reply(Heard.COLLISION, b"\xff" * 5, 40, 0)

    assert select(transceive) is Heard.COLLISION


@given(st.binary(max_size=40))
def test_the_crc_is_that_of_the_standard(data):
    """Annex B, by a second way of reckoning; 12 34 gives 26 CF."""
    assert crc_a(data) == tags.crc_a(data)
    assert crc_a(b"\x12\x34") == b"\x26\xcf"
