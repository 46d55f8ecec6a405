"""Simulated devices, scripts that are played, and what opens them."""

from __future__ import annotations

from queue import Queue

import pytest
from gpiozero.pins.mock import MockFactory

import drivers
from companion.devices import CardsBy, DevicesConfig, PinsConfig, ReaderConfig, SoundConfig
from companion.errors import BadLine, ConfigError, DeviceFault
from companion.inputs import Button, ButtonName, Choice, Fault, Tap, Together
from companion.ports import Cue
from drivers import Absent, on_a_raspberry_pi, open_devices, pins, wire
from drivers.pins import Header
from drivers.replayed import Replayed, parse_script
from drivers.sim import SimButtons, SimFeedback, SimReader

A, B = bytes.fromhex("04A3C6112233FF"), bytes.fromhex("DEADBEEF")

SCRIPT = """
{"after": 0.4, "tap": "04A3C6112233FF", "text": "chronicle:power_06"}
{"tap": "DEADBEEF"}
{"after": 1, "together": ["04A3C6112233FF", "DEADBEEF"], "complete": false}
{"together": ["04A3C6112233FF", "DEADBEEF"], "texts": ["chronicle:power_06", null]}
{"after": 0.2, "button": "first", "held": true}
{"after": 2, "choose": "seat:1", "seat": 0}
{"after": 0, "number": 3}
{"after": 5, "fault": "reader", "key": null}
"""


@pytest.fixture
def quiet(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def config(reader="sim", kind="sim", **how):
    return DevicesConfig(
        reader=ReaderConfig(kind=reader, **how), pins=PinsConfig(kind=kind), sound=SoundConfig(on=False)
    )


def test_a_tap_is_laid_down_and_taken_away():
    inputs, reader = [], SimReader()
    reader.start(inputs.append)
    reader.tap(A, "crows:bell")
    reader.tap(A)
    reader.fail("app-fault-reader-silent")
    reader.mend()
    assert inputs == [Tap(A, "crows:bell"), Tap(A), Fault("reader", "app-fault-reader-silent"), Fault("reader", None)]


def test_tags_laid_down_at_once_carry_what_was_written_on_them():
    inputs, reader = [], SimReader()
    reader.place(A)
    reader.write(A, "crows:bell")
    reader.lift()
    reader.start(inputs.append)
    reader.place(A, B)
    assert inputs == [Together((A, B), texts=("crows:bell", None))]


def test_buttons_are_pressed_by_name():
    inputs, buttons = [], SimButtons()
    buttons.press(ButtonName.LAST)
    buttons.start(inputs.append)
    buttons.press(ButtonName.LAST)
    buttons.press(ButtonName.FIRST, held=True)
    buttons.stop()
    buttons.press(ButtonName.LAST)
    assert inputs == [Button(ButtonName.LAST), Button(ButtonName.FIRST, held=True)]


def test_cues_are_kept_and_said():
    said = []
    feedback = SimFeedback(said.append)
    feedback.cue(Cue.ACCEPTED, 2)
    feedback.cue(Cue.REVEAL)
    assert feedback.cues == [(Cue.ACCEPTED, 2), (Cue.REVEAL, None)]
    assert said == ["cue accepted seat=2", "cue reveal"]


def test_a_script_is_played_in_its_order_and_time():
    inputs, waited = Queue(), []
    played = Replayed(parse_script("demo", SCRIPT.splitlines()), wait=lambda seconds: bool(waited.append(seconds)))
    played.start(inputs.put)
    assert [inputs.get(timeout=5) for _ in range(8)] == [
        Tap(A, "chronicle:power_06"),
        Tap(B),
        Together((A, B), complete=False),
        Together((A, B), texts=("chronicle:power_06", None)),
        Button(ButtonName.FIRST, held=True),
        Choice("choose", "seat:1", seat=0),
        Choice("number", 3),
        Fault("reader", None),
    ]
    played.stop()
    assert waited == [0.4, 0, 1, 0, 0.2, 2, 0, 5]


def test_a_script_can_be_stopped_while_it_waits():
    played = Replayed(parse_script("demo", ['{"after": 3600, "tap": "DEADBEEF"}']))
    played.start(pytest.fail)
    played.stop()
    assert not played._thread.is_alive()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("tap DEADBEEF", "demo, line 2: expected one JSON object"),
        ("[]", "demo, line 2: expected one JSON object"),
        ('{"after": -1, "tap": "DEADBEEF"}', "demo, line 2, after: expected seconds, 0 or more"),
        ('{"tap": "no"}', "demo, line 2: expected tap, together"),
        ('{"tap": "DEADBEEF", "seat": 1}', "demo, line 2: expected tap, together"),
        ('{"together": ["DEADBEEF"], "texts": ["a", "b"]}', "demo, line 2: expected tap, together"),
        ('{"button": "fifth"}', "demo, line 2: expected tap, together"),
        ("{}", "demo, line 2: expected tap, together"),
    ],
)
def test_a_line_that_is_not_understood_is_named(line, complaint):
    with pytest.raises(BadLine, match=complaint):
        parse_script("demo", ['{"number": 1}', line])


def test_simulated_devices_are_opened_started_and_said_to_be_simulated(quiet):
    inputs = []
    devices = open_devices(config(), inputs.append)
    devices.reader.place(A)
    devices.buttons.press(ButtonName.FIRST)
    devices.cue(Cue.ACCEPTED, 1)
    assert inputs == [Tap(A), Button(ButtonName.FIRST)]
    assert devices.cards_by is CardsBy.SIMULATED
    assert devices.feedback[0].cues == [(Cue.ACCEPTED, 1)]
    devices.hear(on=True, volume=50)
    devices.stop()


def test_without_any_device_the_table_still_opens(quiet):
    devices = open_devices(config("none", "none"), pytest.fail)
    assert isinstance(devices.reader, Absent)
    assert devices.cards_by is CardsBy.TOUCH
    devices.cue(Cue.ACCEPTED)
    devices.stop()


def test_a_machine_that_is_no_pi_gets_simulated_devices_by_itself(quiet, monkeypatch):
    monkeypatch.setattr(drivers, "on_a_raspberry_pi", lambda: False)
    monkeypatch.setattr(drivers.Path, "glob", lambda *_: iter(()))
    devices = open_devices(config("auto", "auto"), pytest.fail)
    assert devices.cards_by is CardsBy.SIMULATED
    devices.stop()


def test_a_raspberry_pi_is_known_by_its_device_tree(tmp_path):
    assert not on_a_raspberry_pi(tmp_path)
    (tmp_path / "proc/device-tree").mkdir(parents=True)
    (tmp_path / "proc/device-tree/model").write_text("Raspberry Pi 5 Model B Rev 1.0\0")
    assert on_a_raspberry_pi(tmp_path)


def test_a_header_that_cannot_be_opened_is_reported_and_the_table_goes_on(quiet, monkeypatch):
    def missing():
        raise DeviceFault("no GPIO chip of a Raspberry Pi is there")

    monkeypatch.setattr(pins, "raspberry_pi", missing)
    inputs = []
    open_devices(config("none", "gpio"), inputs.append).stop()
    assert inputs == [Fault("pins", "app-fault-pins", "no GPIO chip of a Raspberry Pi is there")]


def test_a_wired_header_has_buttons_lights_and_reset_and_ends_low(quiet, monkeypatch):
    factory = MockFactory()
    monkeypatch.setattr(pins, "raspberry_pi", lambda: Header(factory))
    devices = open_devices(config("none", "gpio"), pytest.fail)
    used = {number: factory.pin(number) for number in (12, 16, 20, 21, 22, 23, 27, 18, 25)}
    assert used[25].state == 1
    devices.cue(Cue.YOUR_TURN)
    devices.stop()
    assert not any(pin.states[-1].state for pin in used.values())


def test_the_reader_is_reset_by_the_headers_pin(quiet):
    factory = MockFactory()
    wired = wire(Header(factory), config(), pytest.fail)
    wired.reset_reader()
    assert [bool(state.state) for state in factory.pin(25).states][-3:] == [True, False, True]
    wired.feedback[0].stop()
    wired.close()


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (config("replayed", script="/no/such/script"), "reader.script: "),
        (DevicesConfig(pins=PinsConfig(buzzer=5)), r"pins.buzzer: GPIO 5 is already pins.buttons\[0\]"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_opened(quiet, wrong, complaint):
    with pytest.raises(ConfigError, match=complaint):
        open_devices(wrong, pytest.fail)
