"""The screen goes dim, then dark, where nobody plays; what wakes it does nothing else."""

from __future__ import annotations

import pygame
import pytest

from companion.commands import Pause, SetSetting, Start
from companion.engine import Setup
from companion.inputs import Button, ButtonName, Fault, Tap, Together
from screens.blanking import AFTER_MIN, DIM_FOR_S, Light
from screens.home import HomeScreen
from screens.names import NewName
from screens.screen import Push
from screens.settings import Settings
from tests.engine import toy
from tests.screens.test_loop import NAMES, Sim
from tests.sitting import uid_of

AFTER_S = 60.0 * AFTER_MIN
CARD = Tap(uid_of(toy.GAME, "c0"), "toy:c0")


@pytest.fixture
def sim(device, clock):
    made = Sim(device, clock)
    made.turn()
    return made


@pytest.fixture
def dark(sim, clock):
    clock.advance(AFTER_S)
    sim.turn()
    assert light(sim) is Light.DARK
    return sim


def light(sim) -> Light:
    return sim.loop._blanking.light


def picture(sim) -> bytes:
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def finger(kind: int, x: float, y: float) -> pygame.event.Event:
    return pygame.event.Event(kind, finger_id=1, touch_id=0, x=x, y=y, dx=0.0, dy=0.0)


def test_it_grows_dim_a_minute_before_it_is_dark(sim, clock):
    bright = picture(sim)
    clock.advance(AFTER_S - DIM_FOR_S - 1)
    sim.turn()
    assert picture(sim) == bright
    clock.advance(1)
    sim.turn()
    assert light(sim) is Light.DIM
    assert 0 < sum(picture(sim)) < sum(bright) / 2
    clock.advance(DIM_FOR_S)
    sim.turn()
    assert light(sim) is Light.DARK
    assert sum(picture(sim)) == 0


def test_a_dark_screen_is_painted_once_and_the_loop_goes_on(dark):
    passes = dark.passes
    assert not any(dark.turn() for _ in range(5))
    assert dark.passes == passes + 5


@pytest.mark.parametrize("sign", [CARD, Together((b"\x04\x01\x02\x03",) * 2), Button(ButtonName.LAST)])
def test_a_card_or_a_button_only_wakes(dark, sign):
    before = dark.core.model()
    dark.inbox.put(sign)
    dark.turn()
    assert light(dark) is Light.BRIGHT
    assert sum(picture(dark)) > 0
    assert dark.core.model() is before


def key(letter: str) -> list[pygame.event.Event]:
    """A letter of a keyboard, as the window system tells it: the key, what it types, and the key let go."""
    code = ord(letter)
    return [
        pygame.event.Event(pygame.KEYDOWN, key=code),
        pygame.event.Event(pygame.TEXTINPUT, text=letter),
        pygame.event.Event(pygame.KEYUP, key=code),
    ]


@pytest.fixture
def writing(sim):
    """A name is being typed on a keyboard."""
    sim.loop.stack.do(Push(NewName(())), sim.core.model())
    sim.turn()
    return sim


def typed(sim) -> str:
    return sim.loop.stack.top._typed


def test_a_key_of_a_keyboard_only_wakes_and_the_next_one_types(writing, clock):
    clock.advance(AFTER_S)
    writing.turn()
    writing.turn(*key("a"))
    assert light(writing) is Light.BRIGHT
    assert typed(writing) == ""
    writing.turn(*key("b"))
    assert typed(writing) == "b"


def test_letters_that_come_without_a_key_only_wake_too(writing, clock):
    clock.advance(AFTER_S)
    writing.turn()
    writing.turn(pygame.event.Event(pygame.TEXTINPUT, text="王"))
    assert (light(writing), typed(writing)) == (Light.BRIGHT, "")


def test_whoever_types_is_somebody_who_does_something(writing, clock):
    for letter in "abc":
        clock.advance(AFTER_S - DIM_FOR_S - 1)
        writing.turn(*key(letter))
        assert light(writing) is Light.BRIGHT
    assert typed(writing) == "abc"


def test_a_button_on_the_keyboard_only_wakes(dark):
    before = dark.core.model()
    dark.turn(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F4))
    dark.turn(pygame.event.Event(pygame.KEYUP, key=pygame.K_F4))
    assert light(dark) is Light.BRIGHT
    assert dark.core.model() is before
    assert isinstance(dark.loop.stack.top, HomeScreen)


def test_the_next_card_counts_again(dark):
    for _ in range(2):
        dark.inbox.put(CARD)
        dark.turn()
    assert dark.core.model().tapped is not None


def test_a_touch_where_a_key_lies_only_wakes(dark, clock):
    """Fault 18: the whole touch, down and up, and what follows within 300 ms."""
    top = dark.loop.stack.top
    gear = next(hit for hit in dark.loop.canvas.hits if hit.name == "" and hit.kind == "setup")
    at = gear.zone.cx / dark.loop.canvas.w, gear.zone.cy / dark.loop.canvas.h
    dark.turn(finger(pygame.FINGERDOWN, *at))
    clock.advance(0.1)
    dark.turn(finger(pygame.FINGERUP, *at))
    clock.advance(0.1)
    dark.turn(finger(pygame.FINGERDOWN, *at))
    clock.advance(0.1)
    dark.turn(finger(pygame.FINGERUP, *at))
    assert light(dark) is Light.BRIGHT
    assert dark.loop.stack.top is top
    clock.advance(0.5)
    dark.turn(finger(pygame.FINGERDOWN, *at))
    clock.advance(0.1)
    dark.turn(finger(pygame.FINGERUP, *at))
    assert isinstance(dark.loop.stack.top, Settings)


def test_a_fault_is_heard_in_the_dark_and_wakes_nobody(dark):
    dark.inbox.put(Fault("reader", "app-fault-reader-silent"))
    dark.turn()
    assert [notice.device for notice in dark.core.model().notices] == ["reader"]
    assert light(dark) is Light.DARK


def test_while_a_match_is_played_it_never_goes_dark(sim, clock):
    sim.core.handle(Start("toy", Setup(seats=NAMES)))
    sim.turn()
    clock.advance(10 * AFTER_S)
    sim.turn()
    assert light(sim) is Light.BRIGHT


def test_a_paused_match_goes_dark_and_stays_paused_when_it_is_woken(sim, clock):
    sim.core.handle(Start("toy", Setup(seats=NAMES)))
    sim.core.handle(Pause(on=True))
    sim.turn()
    clock.advance(AFTER_S)
    sim.turn()
    assert light(sim) is Light.DARK
    sim.press(ButtonName.LAST)
    assert light(sim) is Light.BRIGHT
    assert sim.table.stopwatch.paused
    sim.press(ButtonName.LAST)
    assert not sim.table.stopwatch.paused


@pytest.mark.parametrize(
    ("minutes", "seconds", "seen"), [("5", 300, Light.DARK), ("30", 600, Light.BRIGHT), ("0", 99_999, Light.BRIGHT)]
)
def test_the_time_is_a_setting_and_0_is_never(sim, clock, minutes, seconds, seen):
    sim.core.handle(SetSetting("blank", minutes))
    sim.turn()
    clock.advance(seconds)
    sim.turn()
    assert light(sim) is seen


def test_the_backlight_follows(device, clock):
    told = []
    sim = Sim(device, clock, shine=told.append)
    sim.turn()
    clock.advance(AFTER_S - DIM_FOR_S)
    sim.turn()
    clock.advance(DIM_FOR_S)
    sim.turn()
    sim.press(ButtonName.FIRST)
    sim.turn()
    assert told == [30, 0, 100]


def test_two_cards_within_one_pass_are_both_heard_by_a_screen_that_waits_for_cards(sim):
    seen = []
    top = sim.loop.stack.top
    top.heed = lambda model: seen.append(model.tapped and model.tapped.uid) or ()
    for card in ("c0", "c1"):
        sim.inbox.put(Tap(uid_of(toy.GAME, card), f"toy:{card}"))
    sim.turn()
    assert {uid_of(toy.GAME, card).hex().upper() for card in ("c0", "c1")} <= set(seen)
