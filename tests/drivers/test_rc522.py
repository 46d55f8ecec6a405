"""What the chip's driver costs, and what it makes of the packages and devices it finds."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from drivers import rc522
from drivers.iso14443 import Heard
from drivers.rc522 import BUSY, MISSING, SILENT, SOFTWARE, Rc522, ReaderFault, raspberry_pi
from tests.fake_chip import Field, Ntag, SpiDev, Tag, bus_to

CARD = "04A3C6112233FF"


@pytest.fixture
def field():
    return Field()


@pytest.fixture
def chip(field):
    chip = Rc522(bus_to(field))
    chip.begin()
    return chip


def cost(field, chip, known=()):
    before = field.chip.transfers
    chip.look(known)
    return field.chip.transfers - before


def test_a_look_at_nothing_costs_at_most_fifteen_transfers(field, chip):
    assert cost(field, chip) <= 15


def test_a_look_at_a_resting_card_costs_few_hundred_transfers(field, chip):
    card = Ntag(CARD, "chronicle:power_06")
    field.place(card)
    assert cost(field, chip, known={card.uid}) < 200


def test_a_look_at_nothing_sleeps_nearly_all_of_its_time(field, chip):
    """No busy waiting: what is not sleep is transfers, 30 us each."""
    began = field.chip.time
    transfers = cost(field, chip)
    assert transfers * field.chip.faults.transfer_takes < 0.05 * (field.chip.time - began)


def test_the_field_is_away_long_enough_to_reset_a_tag_that_was_halted(field, chip):
    """Else a resting card, halted on the last tick, would not answer on this one."""
    field.place(Tag("DEADBEEF"))
    assert [set(chip.look(()).cards) for _ in range(5)] == [{bytes.fromhex("DEADBEEF")}] * 5


def test_only_registers_are_used_of_the_package(field, chip, monkeypatch):
    """None of its exchanges, which end late and know four bytes, and never its close, which frees others' pins."""
    package = sys.modules["mfrc522"].MFRC522
    for name in ("MFRC522_ToCard", "MFRC522_Request", "MFRC522_Anticoll", "MFRC522_SelectTag", "Close_MFRC522"):
        monkeypatch.setattr(package, name, lambda *_, name=name: pytest.fail(f"{name} was called"))
    field.place(Ntag(CARD, "chronicle:power_06"))
    assert chip.look(()).cards == {bytes.fromhex(CARD): "chronicle:power_06"}
    chip.close()


def test_an_exchange_ends_within_forty_milliseconds_whatever_the_chip_does(field, chip):
    field.chip.faults.stuck_irq = 0
    began = field.chip.time
    with pytest.raises(ReaderFault):
        chip.transceive(b"\x26", last_bits=7)
    assert field.chip.time - began < 0.045


def test_a_chip_that_claims_more_bytes_than_it_has_room_for_is_ill(field, chip):
    field.place(Tag("DEADBEEF"))
    read = chip._read
    chip._read = lambda register: 0x7F if register == 0x0A else read(register)
    with pytest.raises(ReaderFault, match="127 bytes in a buffer of 64"):
        chip.look(())


def test_an_answer_with_a_parity_error_is_garbled(field, chip):
    field.place(Tag("DEADBEEF"))
    field.corrupt = 1.0
    assert chip.look(()).garbled


def test_silence_and_answer_are_told_apart(field, chip):
    field.chip.sleep(0.01)
    assert chip.transceive(b"\x26", last_bits=7).heard is Heard.SILENCE
    field.place(Tag("DEADBEEF"))
    reply = chip.transceive(b"\x26", last_bits=7)
    assert (reply.heard, reply.data, reply.bits) == (Heard.ANSWER, b"\x04\x00", 16)


def test_the_stand_in_for_the_pin_library_is_gone_after_the_import(chip):
    assert "RPi.GPIO" not in sys.modules
    assert not vars(sys.modules["mfrc522.MFRC522"].GPIO).keys() & {"setup", "output", "cleanup"}


def fresh_import(monkeypatch):
    for name in [name for name in sys.modules if name.split(".")[0] == "mfrc522"]:
        monkeypatch.delitem(sys.modules, name)


@pytest.mark.parametrize("does", ["open('pipe', 'w').close()", "raise RuntimeError('only on a Raspberry Pi')"])
def test_the_pin_library_is_never_loaded(monkeypatch, tmp_path, field, does):
    """One opens a pipe in the working directory, another refuses to be loaded off a Pi."""
    fresh_import(monkeypatch)
    (tmp_path / "RPi").mkdir()
    (tmp_path / "RPi" / "__init__.py").touch()
    (tmp_path / "RPi" / "GPIO.py").write_text(does)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    Rc522(bus_to(field)).begin()
    assert not (tmp_path / "pipe").exists()
    assert "RPi" not in sys.modules


def test_another_package_of_the_same_name_is_named(monkeypatch, field):
    impostor = ModuleType("mfrc522")
    vars(impostor)["MFRC522"] = type("MFRC522", (), {"Request": None})
    monkeypatch.setitem(sys.modules, "mfrc522", impostor)
    with pytest.raises(ReaderFault, match="mfrc522-python") as raised:
        Rc522(bus_to(field))
    assert raised.value.key == SOFTWARE


def test_another_version_is_named(monkeypatch, field):
    monkeypatch.setattr(rc522, "version", lambda _: "0.0.9")
    with pytest.raises(ReaderFault, match=r"0\.0\.9 is installed") as raised:
        Rc522(bus_to(field))
    assert raised.value.key == SOFTWARE


@pytest.fixture
def spidev(monkeypatch, field, tmp_path):
    """A module `spidev` whose device is the model."""
    device = type("SpiDev", (SpiDev,), {"wired_to": field, "node": tmp_path / "spidev0.0"})
    module = ModuleType("spidev")
    vars(module)["SpiDev"] = device
    monkeypatch.setitem(sys.modules, "spidev", module)
    return device


def test_the_spi_device_is_opened_slow_and_locked(spidev):
    bus = raspberry_pi(0, 1)
    device = bus.open()
    assert (device.opened, device.max_speed_hz, device.mode) == ((0, 1), 1_000_000, 0)
    with pytest.raises(ReaderFault, match="in use by another program") as raised:
        bus.open()
    assert raised.value.key == BUSY
    device.close()
    bus.open().close()


@pytest.mark.parametrize(
    ("failure", "remedy"), [(FileNotFoundError(2, "no"), "raspi-config"), (PermissionError(13, "no"), "group spi")]
)
def test_an_spi_device_that_cannot_be_opened_says_what_to_do(spidev, failure, remedy):
    spidev.fails_with = failure
    with pytest.raises(ReaderFault, match=remedy) as raised:
        raspberry_pi(0, 0).open()
    assert raised.value.key == MISSING


def test_without_spidev_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "spidev", None)
    with pytest.raises(ReaderFault, match="python3-spidev") as raised:
        raspberry_pi(0, 0).open()
    assert raised.value.key == SOFTWARE


def test_a_lost_setting_is_named(field, chip):
    field.chip.brown_out()
    with pytest.raises(ReaderFault, match="T_MODE, TX_ASK") as raised:
        chip.check()
    assert raised.value.key == SILENT
