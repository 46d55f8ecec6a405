"""The check-up on the screen: what is ill comes first, and what only people can try."""

from __future__ import annotations

import pytest

from companion.commands import CheckUp, SaveReport, TrySound
from companion.core import Core
from companion.health import Health
from companion.inputs import Fault, Finding, Tap
from companion.ports import Cue
from companion.requests import Requests
from screens.checkup import ReaderTest, TouchTest
from screens.screen import Own, Push
from screens.settings import Settings
from tests.engine import toy
from tests.pilot import Pilot
from tests.sitting import STRANGER, uid_of

READER = Finding("reader", "app-check-reader-well", None, (("chip", "0x92"), ("looks", 10), ("tag", "s"), ("ago", 12)))
TOUCH = Finding("touch", "app-check-touch-well", None, (("name", "panel"),))
SPI = Finding("spi", "app-check-spi-off", "app-check-spi-off-do", (("node", "/dev/spidev0.0"),))
SOUND = Finding("sound", "app-check-sound-well")
CLOCK = Finding("clock", "app-check-clock-unset", "app-check-clock-unset-do")


class Checked:
    """A device whose checks find what the test says; how often they looked is counted."""

    def __init__(self, device, tmp_path):
        self.findings = [READER, SPI, TOUCH, CLOCK, SOUND]
        self.looks = 0
        (tmp_path / "app").mkdir()
        health = Health(checks=self._look, requests=Requests(device.clock, tmp_path / "app"))
        device.core = Core(device.games, device.journal, device.clock, device.sounds, health=health)
        self.device = device
        self.pilot = Pilot(device)
        self.open(Settings())

    def _look(self):
        self.looks += 1
        return tuple(self.findings)

    def open(self, screen):
        self.pilot.stack.do(Push(screen), self.device.model)
        self.pilot.look()


@pytest.fixture
def house(device, tmp_path):
    return Checked(device, tmp_path)


def test_it_looks_by_itself_and_opens_what_is_ill(house):
    house.pilot.touch("Check-up")
    assert "SPI is off: no /dev/spidev0.0" in house.pilot.words.replace("\n", " ")
    assert "raspi-config" in house.pilot.words
    assert house.looks == 1


def test_another_finding_is_opened_by_its_tile(house):
    house.pilot.touch("Check-up", "Reader")
    assert "chip 0x92, 10 looks/s, last tag 12 s ago" in house.pilot.words.replace("\n", " ")


def test_checking_again_sees_what_was_mended(house):
    house.pilot.touch("Check-up")
    house.findings[1] = Finding("spi", "app-check-spi-well", None, (("node", "/dev/spidev0.0"),))
    house.pilot.touch("Check again", "SPI")
    assert "SPI is on" in house.pilot.words


def test_a_report_is_two_touches_from_home(device, tmp_path):
    house = Checked(device, tmp_path)
    gear, report = Push, SaveReport()
    pilot = Pilot(device)
    doors = [hit for hit in pilot.look().hits if isinstance(hit.does, gear) and isinstance(hit.does.screen, Settings)]
    pilot._do(doors[0])
    pilot.touch_that(report)
    assert pilot.touches == 2
    assert pilot.sent[-1] == report
    assert "One moment" in pilot.words
    assert house.looks == 0, "the check-up comes with the report, once the stick is there"


def test_a_report_is_one_touch_from_the_check_up(house):
    house.pilot.touch("Check-up", "Save a report")
    assert SaveReport() in house.pilot.sent


def test_a_sound_is_heard(house):
    house.pilot.touch("Check-up", "Sound", "Play a sound")
    assert house.pilot.sent[-1] == TrySound()
    assert house.device.sounds.words() == [Cue.ACCEPTED]


def test_the_clock_is_set_from_its_finding(house):
    house.pilot.touch("Check-up", "Clock", "Set the clock")
    assert "What day and time is it?" in house.pilot.words


def test_what_does_not_work_is_at_hand(house):
    house.device.do(Fault("reader", "app-fault-reader-wiring"))
    house.pilot.touch("Check-up", "1 to look at")
    assert "check its wires" in house.pilot.words


# -- hold a card here


@pytest.fixture
def holding(house):
    house.device.do(Tap(uid_of(toy.GAME, "c4"), "toy:c4"))
    house.open(ReaderTest())
    return house


def test_nothing_was_read_before_a_card_is_held_here(holding):
    assert "Nothing was read yet." in holding.pilot.words


def test_a_card_is_named_an_unknown_tag_told_by_its_number_and_both_are_counted(holding):
    holding.device.do(Tap(uid_of(toy.GAME, "c1"), "toy:c1"))
    assert "Last tag: toy-card-c1" in holding.pilot.words
    holding.device.do(Tap(STRANGER))
    assert "Last tag: 04DEADBEEF0001" in holding.pilot.words.replace("\n", " ")
    holding.device.do(Tap(uid_of(toy.GAME, "c1"), "toy:c1"))
    assert "Reads: 3" in holding.pilot.words


def test_an_unknown_tag_is_counted_as_often_as_it_is_laid_down(holding):
    for _ in range(3):
        holding.device.do(Tap(STRANGER))
        holding.pilot.look()
    assert "Reads: 3" in holding.pilot.words


def test_an_unknown_tag_that_was_only_tried_is_not_asked_about_at_home(holding):
    holding.device.do(Tap(STRANGER))
    holding.pilot.look()
    for _ in range(2):
        holding.pilot.touch("Back")
    assert "Which game tonight?" in holding.pilot.words


def test_the_reader_is_looked_at_anew_with_each_card(holding):
    looks = holding.looks
    holding.device.do(Tap(uid_of(toy.GAME, "c1"), "toy:c1"))
    holding.pilot.look()
    assert holding.looks == looks + 1
    assert "chip 0x92" in holding.pilot.words


# -- touch every mark


def test_every_mark_can_be_touched_away_at_every_place_of_the_glass(house):
    house.open(TouchTest())
    marks = [hit for hit in house.pilot.look().hits if isinstance(hit.does, Own)]
    assert len(marks) == 20
    xs, ys = [hit.zone.cx for hit in marks], [hit.zone.cy for hit in marks]
    assert (min(xs) < 20, max(xs) > 130) == (True, True)
    assert (min(ys) < 25, max(ys) > 58) == (True, True)
    for left in range(20, 0, -1):
        assert f"{left} to go" in house.pilot.words
        house.pilot.touch(f"mark {21 - left}")
    assert "All 20 marks touched" in house.pilot.words


def test_leaving_a_test_looks_again(house):
    house.pilot.touch("Check-up", "Touch", "Touch test")
    looks = house.looks
    house.pilot.touch("Back")
    house.pilot.look()
    assert house.looks == looks + 1
    assert CheckUp() in house.pilot.sent
