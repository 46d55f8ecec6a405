"""The words of light, as a person at the table would read them."""

from __future__ import annotations

import time

import pytest
from gpiozero.pins.mock import MockFactory

from companion.clock import FakeClock
from companion.ports import Cue
from drivers.lights import BUZZES, Board, Lights
from drivers.pins import PIN_FAULT, Header

LEDS, BUZZER = (12, 16, 20), 18


class Seen:
    """Three LEDs and a buzzer on mock pins, and a clock."""

    def __init__(self, leds=LEDS, buzzer=BUZZER):
        self.clock = FakeClock(50)
        self.factory = MockFactory()
        self.faults = []
        self.lights = Lights(Header(self.factory), leds, buzzer, self.faults.append, self.clock.now)

    def cue(self, cue, seat=None):
        self.lights.cue(cue, seat)
        self.lights.step()

    @property
    def lit(self):
        self.lights.step()
        return [bool(self.factory.pin(pin).state) for pin in LEDS]

    def flashes(self, pin, seconds):
        """How often a pin goes on in that time."""
        ons, was = 0, False
        for _ in range(round(seconds * 200)):
            self.lights.step()
            on = bool(self.factory.pin(pin).state)
            ons += on and not was
            was = on
            self.clock.advance(0.005)
        return ons


@pytest.fixture
def seen():
    seen = Seen()
    yield seen
    seen.lights.stop()
    seen.factory.close()


def test_your_turn_is_steady_at_one_seat(seen):
    seen.cue(Cue.YOUR_TURN, 0)
    seen.cue(Cue.YOUR_TURN, 2)
    for _ in range(20):
        assert seen.lit == [False, False, True]
        seen.clock.advance(0.3)


def test_accepted_is_two_blinks_and_then_what_was_there_before(seen):
    seen.cue(Cue.ACCEPTED, 1)
    assert seen.flashes(16, 2) == 2
    seen.cue(Cue.YOUR_TURN, 1)
    seen.cue(Cue.ACCEPTED, 1)
    assert seen.lit == [False, False, False], "on a steady light the dark is what is seen"
    seen.clock.advance(2)
    assert seen.lit == [False, True, False]


def test_a_word_for_all_is_for_those_who_sit_at_the_table(seen):
    seen.lights.seats(2)
    seen.cue(Cue.CONFIRM)
    assert seen.lit == [True, True, False]
    seen.cue(Cue.UNDO)
    assert seen.lit == [True, True, False]


def test_whoever_leaves_the_table_leaves_it_dark(seen):
    seen.lights.seats(3)
    seen.cue(Cue.YOUR_TURN, 1)
    seen.lights.seats(0)
    assert seen.lit == [False, False, False]
    seen.cue(Cue.ACCEPTED)
    assert [seen.flashes(pin, 0.01) for pin in LEDS] == [0, 0, 0]
    seen.clock.advance(0.1)
    assert seen.lit == [True, True, True], "at home nobody sits anywhere: a sound test is seen at every light"


def test_dark_is_no_word_that_could_be_left_out(seen):
    seen.lights.leave_out(sounds=frozenset(), lights=frozenset({Cue.PAUSED, Cue.OUT}))
    seen.cue(Cue.YOUR_TURN, 1)
    seen.cue(Cue.PAUSED)
    assert seen.lit == [False, False, False]


def test_refused_is_three_fast_blinks(seen):
    seen.cue(Cue.REFUSED, 0)
    assert seen.flashes(12, 2) == 3


def test_confirm_is_a_slow_pulse_of_at_most_one_a_second(seen):
    seen.cue(Cue.CONFIRM, 0)
    assert 3 <= seen.flashes(12, 5) <= 5


def test_a_reveal_blinks_at_every_seat(seen):
    seen.cue(Cue.REVEAL)
    seen.clock.advance(0.1)
    assert seen.lit == [True, True, True]


def test_undo_is_steady_at_the_seat_now_to_act(seen):
    seen.cue(Cue.YOUR_TURN, 2)
    seen.cue(Cue.UNDO, 1)
    assert seen.lit == [False, True, False]


def test_paused_is_dark(seen):
    seen.cue(Cue.YOUR_TURN)
    assert seen.lit == [True, True, True]
    seen.cue(Cue.OUT, 1)
    assert seen.lit == [True, False, True]
    seen.cue(Cue.PAUSED)
    assert seen.lit == [False, False, False]


@pytest.mark.parametrize("cue", [Cue.WARN_30, Cue.WARN_10, Cue.OVER])
def test_a_warning_leaves_the_light_steady(seen, cue):
    seen.cue(Cue.YOUR_TURN, 0)
    seen.cue(cue, 0)
    assert seen.lit == [True, False, False]


def test_a_seat_without_a_light_is_no_trouble(seen):
    seen.cue(Cue.YOUR_TURN, 6)
    assert seen.lit == [False, False, False]


def test_every_buzz_is_short_and_no_two_are_alike():
    """60 to 250 ms."""
    assert all(0.059 < sum(rhythm) < 0.251 for rhythm in BUZZES.values())
    assert len(set(BUZZES.values())) == len(BUZZES)


def test_the_buzzer_buzzes_and_stops_by_itself(seen):
    seen.cue(Cue.REFUSED, 0)
    assert seen.flashes(BUZZER, 1) == 2
    assert not seen.factory.pin(BUZZER).state


def test_silent_mode_keeps_the_lights(seen):
    seen.lights.hear(on=False, volume=30)
    seen.cue(Cue.REFUSED, 0)
    assert seen.flashes(BUZZER, 0.5) == 0
    seen.cue(Cue.REFUSED, 0)
    assert seen.flashes(12, 2) == 3


@pytest.mark.parametrize("cue", list(Cue))
def test_every_word_is_understood(cue):
    board = Board(3)
    for seat in (None, 0, 6):
        board.cue(cue, seat, 1.0)
    assert all(isinstance(lamp.lit(1.1), bool) for lamp in board.seats)


def test_every_output_ends_low(seen):
    seen.cue(Cue.YOUR_TURN)
    seen.cue(Cue.OVER)
    lamps = [seen.factory.pin(pin) for pin in (*LEDS, BUZZER)]
    assert all(lamp.state for lamp in lamps)
    seen.lights.stop()
    assert not any(lamp.states[-1].state for lamp in lamps)


def test_a_broken_light_is_reported_and_the_others_shine():
    seen = Seen(leds=(12, 99, 20), buzzer=None)
    assert [(fault.device, fault.key) for fault in seen.faults] == [("light 2", PIN_FAULT)]
    seen.cue(Cue.YOUR_TURN)
    assert seen.lit == [True, False, True]
    seen.lights.stop()
    seen.factory.close()


def test_a_light_that_breaks_in_use_is_reported_once(seen):
    seen.factory.pin(16).function = "input"
    for _ in range(3):
        seen.cue(Cue.YOUR_TURN)
        seen.clock.advance(1)
    assert [(fault.device, fault.key) for fault in seen.faults] == [("light 2", PIN_FAULT)]


def test_in_its_own_thread_it_lights_up_and_stops_quickly():
    factory = MockFactory()
    lights = Lights(Header(factory), LEDS, None, pytest.fail)
    pin = factory.pin(12)
    lights.start()
    lights.cue(Cue.YOUR_TURN, 0)
    deadline = time.monotonic() + 5
    while not pin.state:
        assert time.monotonic() < deadline
    lights.stop()
    assert time.monotonic() < deadline
    assert not pin.states[-1].state
    factory.close()


def test_a_word_of_light_can_be_left_out_and_still_ends_the_turn_before(seen):
    seen.cue(Cue.YOUR_TURN, 0)
    seen.lights.leave_out(sounds=frozenset(), lights=frozenset({Cue.YOUR_TURN, Cue.ACCEPTED}))
    seen.cue(Cue.ACCEPTED, 1)
    assert seen.flashes(16, 2) == 0
    seen.cue(Cue.YOUR_TURN, 1)
    assert seen.lit == [False, False, False]
    assert seen.flashes(BUZZER, 2) == 0
    seen.cue(Cue.REFUSED, 1)
    assert seen.flashes(16, 2) == 3


def test_a_word_of_the_buzzer_can_be_left_out_and_its_light_stays(seen):
    seen.lights.leave_out(sounds=frozenset({Cue.ACCEPTED}), lights=frozenset())
    seen.cue(Cue.ACCEPTED, 1)
    assert not seen.factory.pin(BUZZER).state
    assert seen.flashes(16, 2) == 2
