"""What can be found out about a machine's devices: over trees of files as Raspberry Pis have them, and on none."""

from __future__ import annotations

import os

import pytest

from companion.devices import DevicesConfig, PinsConfig, ReaderConfig, SoundConfig
from companion.text import Text
from drivers import checkup
from drivers.rc522 import BUSY, MISSING, SILENT, SOFTWARE, WIRING
from drivers.reader_process import LastTag, ReaderState
from tests.fake_chip import SCRIPT

REAL = DevicesConfig(reader=ReaderConfig(kind="rc522"), pins=PinsConfig(kind="gpio"))
NONE = DevicesConfig(reader=ReaderConfig(kind="none"), pins=PinsConfig(kind="none"), sound=SoundConfig(on=False))
PANEL = """\
I: Bus=0003 Vendor=046d Product=c31c Version=0110
N: Name="A keyboard"
H: Handlers=sysrq kbd event0
B: PROP=0

I: Bus=0018 Vendor=0000 Product=0000 Version=0000
N: Name="10-0038 generic ft5x06 (79)"
H: Handlers=mouse0 event1
B: PROP=2
B: EV=b
"""


@pytest.fixture
def root(tmp_path):
    """A file system to write into: `root("sys/...", "content")`."""

    def write(path, content=""):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
        return tmp_path

    write.path = tmp_path
    return write


def test_a_bare_machine_lacks_everything_and_each_has_its_remedy(tmp_path):
    findings = list(checkup.of_devices(REAL, None, sound=False, on_a_pi=False, root=tmp_path))
    assert [finding.id for finding in findings] == ["reader", "spi", "pins", "touch", "power", "sound"]
    assert [finding.id for finding in findings if finding.remedy is None] == ["power"]


def test_what_is_left_out_of_the_configuration_is_no_fault(tmp_path):
    findings = list(checkup.of_devices(NONE, None, sound=False, on_a_pi=True, root=tmp_path))
    assert [finding.id for finding in findings if finding.remedy is not None] == ["touch"]


@pytest.mark.parametrize("key", [MISSING, BUSY, SOFTWARE, WIRING, SILENT])
def test_each_illness_of_the_reader_has_a_remedy_of_its_own(key):
    others = {checkup.of_reader(REAL.reader, ReaderState(other)).remedy for other in (MISSING, BUSY, SOFTWARE, WIRING)}
    finding = checkup.of_reader(REAL.reader, ReaderState(key))
    assert finding.remedy is not None
    assert len(others) == 4


def test_a_reader_that_is_well_tells_its_chip_and_its_looks():
    finding = checkup.of_reader(REAL.reader, ReaderState(version=0x92, looks=10))
    assert (finding.key, finding.remedy) == ("app-check-reader-well", None)
    assert finding.args == (("chip", "0x92"), ("looks", 10), ("tag", "none"))


@pytest.mark.parametrize(
    ("tag", "told"),
    [
        (None, "no tag yet"),
        (LastTag(0.4), "last tag 0 s ago"),
        (LastTag(119.9), "last tag 119 s ago"),
        (LastTag(120), "last tag 2 min ago"),
        (LastTag(7, several=True), "last tags lay together"),
    ],
)
def test_a_reader_that_is_well_tells_when_it_read_a_tag_and_not_which(tag, told):
    finding = checkup.of_reader(REAL.reader, ReaderState(version=0x92, looks=10, tag=tag))
    say = Text({}).words("en").say
    assert say(finding.text) == f"Reader well: chip 0x92, 10 looks/s, {told}"


def test_a_copied_chip_is_told_and_is_no_fault():
    finding = checkup.of_reader(REAL.reader, ReaderState(version=0xB2, looks=9))
    assert (finding.key, finding.remedy) == ("app-check-reader-clone", None)


def test_a_reader_that_has_said_nothing_yet_does_not_answer():
    assert checkup.of_reader(REAL.reader, ReaderState()).key == "app-check-reader-silent"


@pytest.mark.parametrize(("script", "key"), [("wait 5\n", None), ("dead 0\n", WIRING)])
def test_a_reader_is_asked_by_starting_it_for_a_moment(tmp_path, monkeypatch, script, key):
    (tmp_path / "script").write_text(script)
    monkeypatch.setenv(SCRIPT, str(tmp_path / "script"))
    state = checkup.probe(ReaderConfig(), spi="tests.fake_chip:field")
    assert (state.key, state.tag) == (key, None)
    assert (state.version == 0x92) == (key is None)


@pytest.mark.parametrize(
    ("script", "several"),
    [("place 04A3C6112233FF\n", False), ("place 04A3C6112233FF\nplace 04A3C6445566EE\n", True)],
    ids=["a tag", "two"],
)
def test_a_tag_that_lies_there_while_the_reader_is_asked_is_told(tmp_path, monkeypatch, script, several):
    (tmp_path / "script").write_text(f"{script}wait 5\n")
    monkeypatch.setenv(SCRIPT, str(tmp_path / "script"))
    assert checkup.probe(ReaderConfig(), spi="tests.fake_chip:field").tag.several == several


def test_without_an_spi_device_nothing_is_started():
    assert checkup.probe(ReaderConfig(bus=7, device=9)) is None


def test_spi_is_on_where_its_device_is(root):
    assert checkup.of_spi(REAL.reader, root("dev/spidev0.0")).key == "app-check-spi-well"
    assert checkup.of_spi(ReaderConfig(kind="rc522", device=1), root.path).key == "app-check-spi-off"


def test_an_spi_device_that_may_not_be_used_is_another_matter(root, monkeypatch):
    tree = root("dev/spidev0.0")
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert checkup.of_spi(REAL.reader, tree).key == "app-check-spi-denied"


@pytest.mark.parametrize("chip", [0, 4, 11])
def test_pins_are_counted_and_their_chip_is_named(root, monkeypatch, chip):
    monkeypatch.setattr(checkup, "version", lambda _: "0.2.2.0")
    tree = root(f"sys/bus/gpio/devices/gpiochip{chip}/label", "pinctrl-rp1\n")
    finding = checkup.of_pins(REAL, tree, on_a_pi=True)
    assert (finding.remedy, finding.args) == (None, (("n", 13), ("chip", f"gpiochip{chip}")))


def test_the_empty_stub_of_lgpio_is_found_out(root, monkeypatch):
    monkeypatch.setattr(checkup, "version", lambda _: "0.0.0.2")
    tree = root("sys/bus/gpio/devices/gpiochip0/label", "pinctrl-bcm2711\n")
    assert checkup.of_pins(REAL, tree, on_a_pi=True).key == "app-check-pins-software"


def test_pins_that_collide_are_named(tmp_path):
    config = DevicesConfig(pins=PinsConfig(kind="gpio", buzzer=5))
    finding = checkup.of_pins(config, tmp_path, on_a_pi=True)
    assert finding.key == "app-check-pins-collide"
    assert "GPIO 5 is already" in str(finding.args)


def test_a_touch_panel_is_told_from_a_keyboard(root):
    root("dev/input/event1")
    finding = checkup.of_touch(root("proc/bus/input/devices", PANEL))
    assert (finding.remedy, finding.args) == (None, (("name", "10-0038 generic ft5x06 (79)"),))


def test_a_touch_panel_that_may_not_be_read_is_said(root):
    """Without the permission SDL says nothing, and the glass is deaf."""
    finding = checkup.of_touch(root("proc/bus/input/devices", PANEL))
    assert finding.key == "app-check-touch-denied"


def test_a_keyboard_alone_is_no_touch_panel(root):
    only_keys = PANEL.split("\n\n", maxsplit=1)[0]
    assert checkup.of_touch(root("proc/bus/input/devices", only_keys)).key == "app-check-touch-missing"


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ("0", "app-check-power-well"),
        ("50005", "app-check-power-low"),
        ("0x50000", "app-check-power-low"),
        ("10000", "app-check-power-low"),
        ("80008", "app-check-power-hot"),
        ("20000", "app-check-power-hot"),
        ("rubbish", "app-check-power-unknown"),
    ],
)
@pytest.mark.parametrize("place", ["soc/soc:firmware", "soc@107c000000/soc@107c000000:firmware"], ids=["pi-4", "pi-5"])
def test_the_firmware_tells_of_weak_supplies_and_heat(root, told, key, place):
    tree = root(f"sys/devices/platform/{place}/get_throttled", f"{told}\n")
    assert checkup.of_power(tree).key == key


def test_without_a_sound_card_none_is_tried(tmp_path, monkeypatch):
    monkeypatch.delenv("SDL_AUDIODRIVER", raising=False)
    monkeypatch.setattr(checkup, "Sounds", lambda **_: pytest.fail("it was tried"))
    assert checkup.try_sound(tmp_path) is False


def test_a_sound_device_that_opens_works():
    assert checkup.try_sound() is True
