"""The package `mfrc522` as it comes runs on the model, and shows there what people report of it on real chips.

So the model is the chip's and not our driver's, and we know why the driver does not use the package's exchanges.
"""

from __future__ import annotations

import importlib
import logging

import pytest

from tests.fake_chip import Classic, Field, Ntag, Tag, installed

# Python 3.12 warns of the package's `~` on truth values, which is its busy loop.
pytestmark = pytest.mark.filterwarnings("ignore:Bitwise inversion:DeprecationWarning")


@pytest.fixture
def field():
    return Field()


@pytest.fixture
def stock(field):
    """The package's reader, and its module, freshly imported."""
    logger = logging.getLogger("mfrc522Logger")
    before = list(logger.handlers)
    with installed(field) as gpio:
        package = importlib.import_module("mfrc522")
        reader = package.MFRC522()
        reader.gpio, reader.package = gpio, package
        field.chip.sleep(0.01)
        yield reader
    logger.handlers[:] = before


def poll(reader):
    """What the package's own example does: request, then anticollision."""
    status, _ = reader.MFRC522_Request(reader.PICC_REQIDL)
    return reader.MFRC522_Anticoll() if status == reader.MI_OK else (status, [])


def test_it_reads_a_four_byte_card(field, stock):
    field.place(Tag("DEADBEEF"))
    assert poll(stock) == (stock.MI_OK, [0xDE, 0xAD, 0xBE, 0xEF, 0xDE ^ 0xAD ^ 0xBE ^ 0xEF])
    assert stock.MFRC522_SelectTag([0xDE, 0xAD, 0xBE, 0xEF, 0xDE ^ 0xAD ^ 0xBE ^ 0xEF]) == 0x08


def test_it_reads_the_text_of_a_classic_card(field, stock):
    card = Classic("DEADBEEF")
    card.blocks[8][:] = b"love_04".ljust(16)
    field.place(card)
    simple = stock.package.SimpleMFRC522()
    field.chip.sleep(0.01)
    uid, text = simple.read_no_block()
    assert uid == int.from_bytes(bytes.fromhex("DEADBEEF") + bytes((0x22,)), "big")
    assert text.startswith("love_04")


def test_it_computes_the_crc_of_the_standard(stock):
    """ISO 14443-3 Annex B: 12 34 gives 26 CF."""
    assert stock.CalulateCRC([0x12, 0x34]) == [0x26, 0xCF]


def test_it_spends_two_thousand_transfers_on_finding_nothing(field, stock):
    before = field.chip.transfers
    assert poll(stock) == (stock.MI_ERR, [])
    assert 2_000 < field.chip.transfers - before < 2_030


def test_a_resting_card_is_there_every_other_time(field, stock):
    field.place(Tag("DEADBEEF"))
    assert [poll(stock)[0] == stock.MI_OK for _ in range(6)] == [True, False] * 3


def test_two_ntags_with_the_same_first_bytes_are_one_to_it(field, stock):
    seen = []
    for uid in ("04A3C6112233FF", "04A3C6445566EE"):
        field.place(Ntag(uid))
        seen.append(poll(stock)[1])
        field.lift()
    assert seen[0] == seen[1] == [0x88, 0x04, 0xA3, 0xC6, 0x88 ^ 0x04 ^ 0xA3 ^ 0xC6]


def test_two_cards_at_once_are_none_to_it(field, stock):
    field.place(Tag("DEADBEEF"), Tag("DEADBEE0"))
    assert poll(stock)[0] == stock.MI_ERR


def test_a_dead_bus_looks_to_it_like_no_card(field, stock):
    for reads in (0x00, 0xFF):
        field.chip.faults.bus_reads = reads
        assert stock.MFRC522_Request(stock.PICC_REQIDL)[0] == stock.MI_ERR


def test_after_a_brown_out_it_sees_no_card_for_ever_though_the_version_is_right(field, stock):
    field.place(Tag("DEADBEEF"))
    field.chip.brown_out()
    assert stock.Read_MFRC522(stock.VersionReg) == 0x92
    assert [poll(stock)[0] for _ in range(3)] == [stock.MI_ERR] * 3
    stock.MFRC522_Init()
    field.chip.sleep(0.01)
    assert stock.MI_OK in [poll(stock)[0] for _ in range(2)]


def test_in_bcm_mode_it_drives_the_wrong_reset_pin(field):
    with installed(field, gpio_mode=11) as gpio:
        importlib.import_module("mfrc522").MFRC522()
        assert gpio.pins == {15: 1}
    logging.getLogger("mfrc522Logger").handlers.clear()
