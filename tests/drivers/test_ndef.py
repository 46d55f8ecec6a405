"""Texts on tags, and tags that tell nonsense."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.ndef import LONGEST_MESSAGE, find_message, first_text
from drivers.rc522 import Rc522
from tests.chip.tags import text_block
from tests.fake_chip import Field, Ntag, bus_to

CARD = "04A3C6112233FF"


def text_on(tag):
    """What a look reads from a tag."""
    field = Field()
    chip = Rc522(bus_to(field))
    chip.begin()
    field.place(tag)
    sighting = chip.look(())
    assert set(sighting.cards) == {tag.uid}, "whatever its memory holds, the card is there"
    return sighting.cards[tag.uid]


def written(block):
    tag = Ntag(CARD)
    tag.write(block)
    return tag


def find(memory):
    return find_message(lambda at, length: (memory + bytes(300))[at : at + length], len(memory))


@pytest.mark.parametrize("text", ["chronicle:power_06", "wonders:chamber_of_commerce", "力6", ""])
def test_a_text_is_read(text):
    assert text_on(Ntag(CARD, text)) == text


@pytest.mark.parametrize("storage", [0x0F, 0x11, 0x13])
def test_every_ntag_size_is_read(storage):
    assert text_on(Ntag(CARD, "crows:bell", storage)) == "crows:bell"


def test_a_blank_tag_has_no_text():
    assert text_on(Ntag(CARD)) is None
    assert text_on(written(b"\xfe")) is None


def test_blocks_before_the_message_are_passed_over():
    """Lock control, as NTAG213 leaves the factory, and nulls."""
    assert text_on(written(b"\x01\x03\xa0\x0c\x34\x00\x00" + text_block("crows:bell"))) == "crows:bell"


def test_a_length_of_three_bytes_is_understood():
    short = text_block("crows:bell")
    assert find(b"\x03\xff" + (len(short) - 3).to_bytes(2, "big") + short[2:]) == short[2:-1]


def test_a_tag_without_a_capability_container_has_no_text():
    tag = Ntag(CARD, "crows:bell")
    tag.memory[12] = 0
    assert text_on(tag) is None


@pytest.mark.parametrize(
    "block", [b"\x03\xf0abc", b"\x03\xff\xff\xff", b"\x01\xff\xff\xff" * 8, b"\x03\x05\xd1\x01\xffT"]
)
def test_a_length_beyond_the_tag_is_no_text(block):
    assert text_on(written(block)) is None


def test_a_message_longer_than_a_cards_name_is_not_read():
    assert text_on(Ntag(CARD, "x" * LONGEST_MESSAGE, storage=0x13)) is None


def test_a_tag_that_refuses_its_memory_has_no_text():
    tag = Ntag(CARD, "crows:bell")
    tag.memory[14] = 0xFF
    del tag.memory[24:]
    assert text_on(tag) is None


def test_a_link_is_no_text():
    assert first_text(bytes.fromhex("D1010855046578616D706C65")) is None


def test_without_the_library_the_card_is_read_without_its_text(monkeypatch):
    monkeypatch.setitem(sys.modules, "ndef", None)
    assert text_on(Ntag(CARD, "crows:bell")) is None


@given(st.binary(max_size=200))
def test_any_nonsense_is_a_text_or_none(memory):
    message = find(memory)
    assert message is None or len(message) <= LONGEST_MESSAGE
    assert message is None or isinstance(first_text(message), str | None)
