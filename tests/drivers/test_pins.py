"""The header: which chip it is, what is wired to it, and how it ends."""

from __future__ import annotations

import sys

import pytest
from gpiozero.pins.mock import MockFactory

from companion.devices import DevicesConfig, PinsConfig, ReaderConfig, pin_problems
from companion.errors import DeviceFault
from drivers import pins
from drivers.pins import PIN_FAULT, Header, ResetPin, find_chip


def chips(root, **compatible):
    """A sysfs tree: chip → what its device tree says, or `label:` and its label."""
    for chip, says in compatible.items():
        node = root / chip
        (node / "of_node").mkdir(parents=True)
        if says.startswith("label:"):
            (node / "label").write_text(says.removeprefix("label:") + "\n")
        else:
            (node / "of_node" / "compatible").write_text(says + "\0")
    return root


@pytest.mark.parametrize(
    ("tree", "number"),
    [
        ({"gpiochip0": "brcm,bcm2835-gpio", "gpiochip1": "brcm,bcm2835-virtgpio"}, 0),  # Pi 3, Zero 2 W
        ({"gpiochip0": "brcm,bcm2711-gpio", "gpiochip1": "raspberrypi,firmware-gpio"}, 0),  # Pi 4
        ({"gpiochip0": "brcm,brcmstb-gpio", "gpiochip4": "raspberrypi,rp1-gpio"}, 4),  # Pi 5, first kernels
        ({"gpiochip0": "raspberrypi,rp1-gpio", "gpiochip10": "brcm,brcmstb-gpio"}, 0),  # Pi 5, 6.6.45
        ({"gpiochip10": "brcm,brcmstb-gpio", "gpiochip11": "raspberrypi,rp1-gpio"}, 11),  # Pi 5, 6.12.96
        ({"gpiochip0": "vendor,other", "gpiochip2": "label:pinctrl-rp1"}, 2),
        ({"gpiochip0": "vendor,other"}, None),
        ({}, None),
    ],
)
def test_the_headers_chip_is_found_whatever_its_number(tmp_path, tree, number):
    assert find_chip(chips(tmp_path, **tree)) == number


def test_off_a_raspberry_pi_the_header_is_missing(monkeypatch):
    monkeypatch.setattr(pins, "find_chip", lambda: None)
    with pytest.raises(DeviceFault, match="Raspberry Pi"):
        pins.raspberry_pi()


def test_a_header_whose_library_is_missing_is_a_fault_and_no_crash(monkeypatch):
    monkeypatch.setattr(pins, "find_chip", lambda: 0)
    monkeypatch.setitem(sys.modules, "gpiozero.pins.lgpio", None)
    with pytest.raises(DeviceFault, match=r"gpiozero\.pins\.lgpio"):
        pins.raspberry_pi()


def problems(**how):
    reader = ReaderConfig(kind=how.pop("reader", "rc522"), bus=how.pop("bus", 0))
    return pin_problems(DevicesConfig(pins=PinsConfig(**how), reader=reader))


def test_the_pins_as_shipped_do_not_collide():
    assert problems() == []


def test_a_pin_used_twice_is_named_with_both_uses():
    assert problems(buzzer=5) == ["pins.buzzer: GPIO 5 is already pins.buttons[0], expected another pin"]


def test_a_pin_of_the_readers_bus_is_named():
    (problem,) = problems(buttons=(5, 6, 13, 8))
    assert problem.startswith("pins.buttons[3]: GPIO 8 is a line of the reader's SPI bus")
    assert problems(buttons=(5, 6, 13, 8), reader="sim") == []


def test_the_second_bus_has_lines_of_its_own():
    assert [problem.split(":")[0] for problem in problems(bus=1)] == [
        "pins.leds[1]",
        "pins.leds[2]",
        "pins.leds[3]",
        "pins.buzzer",
    ]


def test_everything_that_is_wrong_is_said_at_once():
    assert len(problems(buttons=(25, 25, 40, 9, 3), leds=(), buzzer=-1)) == 6


def test_a_pin_left_out_is_no_problem():
    assert problems(buttons=(None, None), leds=(), buzzer=None, reset=None) == []


def test_the_reset_pin_is_high_pulses_low_and_ends_low():
    factory = MockFactory()
    reset = ResetPin(Header(factory), 25, put=pytest.fail)
    pin = factory.pin(25)
    assert pin.state == 1
    reset.pulse()
    assert [bool(state.state) for state in pin.states][-3:] == [True, False, True]
    reset.close()
    assert not pin.states[-1].state


def test_a_reset_pin_that_is_broken_is_reported_and_pulses_nothing():
    faults = []
    reset = ResetPin(Header(MockFactory()), 99, put=faults.append)
    reset.pulse()
    reset.close()
    assert [(fault.device, fault.key) for fault in faults] == [("reset", PIN_FAULT)]
