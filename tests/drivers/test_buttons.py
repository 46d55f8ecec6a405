"""Buttons that bounce, lose edges, are held, or are broken; on gpiozero's own mock pins."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from gpiozero.pins.mock import MockFactory
from hypothesis import given
from hypothesis import strategies as st

from companion.clock import FakeClock
from companion.inputs import Button, ButtonName, Fault
from drivers.buttons import HOLD, REPEAT_LOCK, SETTLE, Act, Buttons, Switch
from drivers.pins import PIN_FAULT, Header

PINS = (5, 6, 13, 26)


class Panel:
    """Four buttons under a thumb."""

    def __init__(self, pins=PINS):
        self.clock = FakeClock(100)
        self.factory = MockFactory()
        self.inputs = []
        self.buttons = Buttons(Header(self.factory), pins, self.clock.now)

    def open(self):
        self.buttons.open(self.inputs.append)

    def down(self, name=ButtonName.FIRST):
        self.factory.pin(PINS[name.value]).drive_low()

    def up(self, name=ButtonName.FIRST):
        self.factory.pin(PINS[name.value]).drive_high()

    def wait(self, seconds):
        for _ in range(round(seconds * 100)):
            self.clock.advance(0.01)
            self.buttons.step()


@pytest.fixture
def panel():
    panel = Panel()
    panel.open()
    yield panel
    panel.buttons.stop()
    panel.factory.close()


@pytest.mark.parametrize("name", list(ButtonName))
def test_a_short_press_acts_on_release(panel, name):
    panel.down(name)
    panel.wait(0.3)
    assert panel.inputs == []
    panel.up(name)
    panel.wait(0.1)
    assert panel.inputs == [Button(name)]


def test_a_hold_acts_once_after_two_seconds_and_its_release_not_at_all(panel):
    panel.down()
    panel.wait(1.9)
    assert panel.inputs == []
    panel.wait(5)
    assert panel.inputs == [Button(ButtonName.FIRST, held=True)]
    panel.up()
    panel.wait(1)
    assert panel.inputs == [Button(ButtonName.FIRST, held=True)]


def test_a_release_just_before_two_seconds_is_a_short_press(panel):
    panel.down()
    panel.wait(1.95)
    panel.up()
    panel.wait(0.5)
    assert panel.inputs == [Button(ButtonName.FIRST)]


def test_a_second_press_within_the_repeat_lock_is_none(panel):
    for _ in range(2):
        panel.down()
        panel.wait(0.06)
        panel.up()
        panel.wait(0.06)
    panel.wait(1)
    assert panel.inputs == [Button(ButtonName.FIRST)]


def test_presses_a_third_of_a_second_apart_all_count(panel):
    for _ in range(5):
        panel.down()
        panel.wait(0.1)
        panel.up()
        panel.wait(0.23)
    assert panel.inputs == [Button(ButtonName.FIRST)] * 5


def test_two_buttons_at_once_are_both_told(panel):
    panel.down(ButtonName.FIRST)
    panel.down(ButtonName.LAST)
    panel.wait(0.2)
    panel.up(ButtonName.LAST)
    panel.wait(0.1)
    panel.up(ButtonName.FIRST)
    panel.wait(0.1)
    assert panel.inputs == [Button(ButtonName.LAST), Button(ButtonName.FIRST)]


def test_a_lost_release_is_noticed_by_its_state(panel):
    """Fault 30: the edge never came; no hold is told of a button that is up."""
    panel.down()
    panel.wait(0.3)
    panel.factory.pin(5).when_changed = None
    panel.up()
    panel.wait(5)
    assert panel.inputs == [Button(ButtonName.FIRST)]


def test_a_lost_press_is_noticed_by_its_state(panel):
    """Fault 30."""
    changed = panel.factory.pin(5).when_changed
    panel.factory.pin(5).when_changed = None
    panel.down()
    panel.wait(0.3)
    panel.factory.pin(5).when_changed = changed
    panel.up()
    panel.wait(0.3)
    assert panel.inputs == [Button(ButtonName.FIRST)]


def test_a_button_that_is_down_at_the_start_counts_from_its_release_on():
    panel = Panel()
    panel.down()
    panel.open()
    panel.wait(5)
    panel.up()
    panel.wait(1)
    assert panel.inputs == []
    panel.down()
    panel.wait(0.2)
    panel.up()
    panel.wait(0.2)
    assert panel.inputs == [Button(ButtonName.FIRST)]
    panel.factory.close()


def test_a_button_that_is_not_wired_is_not_asked_for():
    panel = Panel((None, 6))
    panel.open()
    panel.down(ButtonName.SECOND)
    panel.wait(0.2)
    panel.up(ButtonName.SECOND)
    panel.wait(0.2)
    assert panel.inputs == [Button(ButtonName.SECOND)]
    panel.factory.close()


def test_a_broken_pin_is_reported_and_the_others_work():
    panel = Panel((5, 99, 13, 26))
    panel.open()
    (fault,) = panel.inputs
    assert (fault.device, fault.key) == ("button 2", PIN_FAULT)
    assert fault.detail.startswith("GPIO 99: ")
    panel.down(ButtonName.LAST)
    panel.wait(0.2)
    panel.up(ButtonName.LAST)
    panel.wait(0.2)
    assert panel.inputs[1:] == [Button(ButtonName.LAST)]
    panel.factory.close()


def test_a_pin_that_breaks_in_use_is_reported_once(panel):
    panel.factory.pin(6).close()
    panel.buttons._switches[ButtonName.SECOND] = (Switch(down=False), broken)
    panel.wait(0.5)
    assert panel.inputs == [Fault("button 2", PIN_FAULT, "GPIO 6: gone")]


def broken():
    from companion.errors import DeviceFault

    raise DeviceFault("gone")


def test_in_its_own_thread_a_press_is_told_and_stop_is_quick():
    from queue import Queue

    inputs = Queue()
    factory = MockFactory()
    buttons = Buttons(Header(factory), PINS)
    buttons.start(inputs.put)
    try:
        factory.pin(5).drive_low()
        # Released when the thread saw it down, which it says by looking less often.
        deadline = time.monotonic() + 5
        while buttons._switches[ButtonName.FIRST][0]._down is False:
            assert time.monotonic() < deadline
        factory.pin(5).drive_high()
        assert inputs.get(timeout=5) == Button(ButtonName.FIRST)
    finally:
        began = time.monotonic()
        buttons.stop()
        factory.close()
    assert time.monotonic() - began < 1


# A train of edges: milliseconds between them. The level after the last one is what the finger does.
bounces = st.lists(st.integers(1, 30), max_size=20)


def bounced(switch, now, gaps, level):
    """The contact chatters, each edge told or lost, and rests at `level`; every act on the way is kept."""
    acts = []
    for n, gap in enumerate(gaps):
        noisy = level if n % 2 else not level
        switch.edge(now)
        acts.append(switch.look(now, down=noisy))
        now += gap / 1000
    switch.edge(now)
    return now, acts


def settled(switch, now, level, seconds):
    acts = []
    for _ in range(round(seconds * 100)):
        now += 0.01
        acts.append(switch.look(now, down=level))
    return now, acts


@given(st.lists(st.tuples(bounces, bounces, st.floats(0.06, 1.8), st.floats(0.25, 2)), min_size=1, max_size=6))
def test_one_press_is_one_act_however_the_contacts_bounce(presses):
    """Fault 30: trains of 1 to 30 ms on both edges."""
    switch, now, acts = Switch(down=False), 10.0, []
    for press, release, hold, pause in presses:
        now, press_acts = bounced(switch, now, press, True)
        now, held_acts = settled(switch, now, True, hold)
        now, release_acts = bounced(switch, now, release, False)
        now, rest_acts = settled(switch, now, False, pause)
        acts += press_acts + held_acts + release_acts + rest_acts
    assert [act for act in acts if act] == [Act.SHORT] * len(presses)


@given(st.lists(st.tuples(st.integers(1, 900), st.booleans()), max_size=40))
def test_whatever_the_edges_acts_keep_their_distance_and_a_hold_takes_two_seconds(train):
    """Fault 30: levels of any length, each edge told or lost; looked at every hundredth of a second."""
    switch, now, level, acts = Switch(down=False), 10.0, False, []
    let_go = now
    for length, told in train:
        level = not level
        if told:
            switch.edge(now)
        looks = max(1, length // 10)
        for _ in range(looks):
            now += length / 1000 / looks
            act = switch.look(now, down=level)
            assert act is not Act.HELD or (level and now - let_go > HOLD - SETTLE)
            if act:
                acts.append(now)
        if not level and length > 2000 * SETTLE:
            let_go = now
    assert all(later - earlier > REPEAT_LOCK for earlier, later in pairwise(acts))
