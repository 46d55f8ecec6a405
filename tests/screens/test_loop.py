"""The loop over a real device: what is touched reaches the table, and a quiet screen paints nothing."""

from __future__ import annotations

import pygame
import pytest

from companion.commands import Pause, Start
from companion.engine import Msg, Setup
from companion.inbox import Inbox
from companion.inputs import Button, ButtonName, Choice, Tap
from companion.model import TableModel
from companion.text import Text
from screens.loop import Loop
from screens.rooms import stack
from screens.screen import Hit
from screens.window import open_window
from tests.engine import toy
from tests.sitting import uid_of

NAMES = ("Ann", "Ben", "Cleo")


class Sim:
    """A window nobody sees, with the loop driven pass by pass."""

    def __init__(self, device, clock, turn: int = 0, **how) -> None:
        self.core, self.clock = device.core, clock
        self.inbox = Inbox()
        self.passes = 0
        window = open_window((800, 480), turn=turn)
        self.loop = Loop(
            device.core,
            self.inbox,
            window,
            Text(device.games),
            stack,
            clock=clock,
            after_pass=self.passed,
            sim=True,
            **how,
        )

    def passed(self) -> None:
        self.passes += 1

    def turn(self, *events: pygame.event.Event) -> bool:
        return self.loop.turn(events)

    def find(self, name: str) -> Hit:
        return next(hit for hit in self.loop.canvas.hits if hit.name == name)

    def touch(self, name: str) -> None:
        self.clock.advance(0.5)
        hit = self.find(name)
        canvas = self.loop.canvas
        at = (round(hit.zone.cx * canvas.fx), round(hit.zone.cy * canvas.fy))
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
        self.clock.advance(0.1)
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))

    def tap(self, *cards: str) -> None:
        for card in cards:
            self.inbox.put(Tap(uid_of(toy.GAME, card), f"toy:{card}"))
            self.turn()

    def option(self) -> Hit:
        """A choice that can be touched."""
        return next(hit for hit in self.loop.canvas.hits if isinstance(hit.does, Choice))

    @property
    def table(self) -> TableModel:
        table = self.core.model().table
        assert table is not None
        return table

    def press(self, name: ButtonName, *, held: bool = False) -> None:
        self.inbox.put(Button(name, held=held))
        self.turn()


@pytest.fixture
def sim(device, clock):
    made = Sim(device, clock)
    made.turn()
    return made


@pytest.fixture
def at_table(sim):
    sim.core.handle(Start("toy", Setup(seats=NAMES)))
    sim.turn()
    return sim


@pytest.fixture
def voting(at_table):
    at_table.tap("c0", "c1", "c2")
    return at_table


def test_home_comes_first_and_the_watchdog_hears_of_every_pass(sim):
    assert sim.core.model().table is None
    assert sim.passes == 1
    sim.turn()
    assert sim.passes == 2


def test_a_quiet_screen_is_not_painted_again(sim):
    assert not sim.turn()
    sim.clock.advance(0.2)
    assert not sim.turn()


def test_only_the_clock_is_painted_when_a_second_has_passed(at_table):
    before = len(at_table.loop.canvas.texts)
    assert not at_table.turn()
    at_table.clock.advance(1.0)
    assert at_table.turn()
    assert not at_table.turn()
    assert len(at_table.loop.canvas.texts) == before


def test_the_clock_key_pauses_and_the_large_key_goes_on(at_table):
    at_table.touch("pause")
    assert at_table.core.model().table.stopwatch.paused
    words = Text({}).words("en").say(Msg("app-resume"))
    at_table.touch(words)
    assert not at_table.core.model().table.stopwatch.paused


def test_the_first_button_held_pauses_and_the_last_one_goes_on(at_table):
    at_table.press(ButtonName.FIRST, held=True)
    assert at_table.core.model().table.stopwatch.paused
    at_table.press(ButtonName.LAST)
    assert not at_table.core.model().table.stopwatch.paused


def test_no_button_ends_a_match(at_table):
    at_table.core.handle(Pause(on=True))
    at_table.turn()
    danger = [hit for hit in at_table.loop.canvas.hits if hit.danger]
    assert danger
    for hit in danger:
        at_table.press(hit.button)
    assert at_table.core.model().table is not None


def test_a_card_on_the_reader_is_on_the_screen_in_the_same_pass(at_table):
    at_table.tap("c0")
    assert [line.card for line in at_table.table.record] == ["c0"]
    assert at_table.loop.canvas.texts
    assert not at_table.turn()


def test_an_option_that_is_touched_reaches_the_rules(voting):
    voting.touch(voting.option().name)
    assert voting.table.asked.seats_in == (0,)


def test_a_seat_that_is_touched_answers_next(voting):
    voting.touch("Cleo")
    voting.touch(voting.option().name)
    assert voting.table.asked.seats_in == (2,)


def test_f_keys_are_the_buttons(voting):
    key = {name: pygame.K_F1 + name.value for name in ButtonName}[voting.option().button]
    voting.turn(pygame.event.Event(pygame.KEYDOWN, key=key), pygame.event.Event(pygame.KEYUP, key=key))
    assert voting.table.asked.seats_in == (0,)


def test_a_number_is_typed_and_rubbed_out_and_told(voting):
    for _ in NAMES:
        voting.touch(voting.option().name)
    assert voting.table.asked.kind == "first"
    for name in ("9", "", "2", "OK"):
        voting.touch(name)
    assert voting.core.model().table.record[-1].value == 2


def test_the_first_key_takes_the_last_step_back(at_table):
    at_table.tap("c0")
    at_table.press(ButtonName.FIRST)
    assert at_table.table.record == ()


def test_a_refused_card_is_explained_and_can_be_entered_by_holding(at_table):
    at_table.tap("c5")
    assert at_table.table.refusal is not None
    hold = next(hit for hit in at_table.loop.canvas.hits if hit.hold)
    canvas = at_table.loop.canvas
    at = (round(hold.zone.cx * canvas.fx), round(hold.zone.cy * canvas.fy))
    at_table.clock.advance(0.5)
    at_table.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
    at_table.clock.advance(1.0)
    assert at_table.turn(), "the bar that fills is painted"
    at_table.clock.advance(1.1)
    at_table.turn()
    assert [line.card for line in at_table.table.record] == ["c5"]


def test_a_tap_during_a_pause_is_answered_with_the_word(at_table):
    at_table.press(ButtonName.FIRST, held=True)
    at_table.tap("c0")
    assert at_table.table.record == ()
    assert at_table.table.stopwatch.paused


def test_the_language_changes_at_once(sim):
    sim.touch("EN")
    assert sim.core.model().lang == "zh-Hant"
    assert sim.loop.canvas.lang == "zh-Hant"


def test_closing_the_window_ends_the_loop(sim):
    sim.turn(pygame.event.Event(pygame.QUIT))
    sim.loop.run()
    assert sim.passes == 2


def test_a_picture_of_the_screen_can_be_saved(sim, tmp_path):
    sim.loop.shot(tmp_path / "home.png")
    assert pygame.image.load(tmp_path / "home.png").get_size() == (800, 480)


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_the_canvas_can_be_turned(device, clock, turn):
    made = Sim(device, clock, turn)
    assert made.turn()
    assert made.loop.canvas.portrait == (turn % 180 == 90)
