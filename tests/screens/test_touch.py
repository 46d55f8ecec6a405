"""One touch is one act: fingers, the mouse, and what panels make of them."""

from __future__ import annotations

import pygame
import pytest

from companion.commands import CloseRefusal, Pause
from screens.box import Box
from screens.pointer import Glass, Pointer, Touch
from screens.press import GUARD_S, Press
from screens.screen import Hit

SIZE = (800, 480)
UNDO = Hit(Box(0, 70, 40, 16), Box(3, 71, 35, 12), Pause(on=True), name="undo")
END = Hit(Box(40, 70, 40, 16), Box(43, 71, 35, 12), CloseRefusal(), hold=2.0, danger=True, name="end")
HITS = [UNDO, END]


def finger(kind: int, x: float, y: float, finger_id: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, finger_id=finger_id, touch_id=0, x=x, y=y, dx=0.0, dy=0.0)


def mouse(kind: int, x: int, y: int, *, touch: bool = False) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=(x, y), button=1, touch=touch)


class Panel:
    """A pane of glass with two keys, and a clock."""

    def __init__(self) -> None:
        self.pointer = Pointer(Glass(SIZE), (154.0, 86.0))
        self.press = Press()
        self.now = 10.0
        self.acts: list[object] = []

    def feed(self, event: pygame.event.Event, after: float = 0.05) -> None:
        self.now += after
        touch = self.pointer.read(event)
        if touch is not None:
            does = self.press.touch(touch, HITS, self.now)
            if does is not None:
                self.acts.append(does)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        does = self.press.held(self.now)
        if does is not None:
            self.acts.append(does)


DOWN, MOVE, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP
AT_UNDO, AT_END, NOWHERE = (0.1, 0.9), (0.4, 0.9), (0.9, 0.2)


def test_a_finger_acts_when_it_is_lifted():
    panel = Panel()
    panel.feed(finger(DOWN, *AT_UNDO))
    assert panel.acts == []
    panel.feed(finger(UP, *AT_UNDO))
    assert panel.acts == [UNDO.does]


def test_the_mouse_alone_does_the_same():
    panel = Panel()
    panel.feed(mouse(pygame.MOUSEBUTTONDOWN, 80, 440))
    panel.feed(mouse(pygame.MOUSEBUTTONUP, 80, 440))
    assert panel.acts == [UNDO.does]


def test_a_touch_that_comes_as_finger_and_as_mouse_is_one_act():
    """SDL issue 11204: under Wayland both kinds arrive, the mouse first."""
    panel = Panel()
    for event in (
        mouse(pygame.MOUSEBUTTONDOWN, 80, 440),
        finger(DOWN, *AT_UNDO),
        mouse(pygame.MOUSEBUTTONUP, 80, 440),
        finger(UP, *AT_UNDO),
    ):
        panel.feed(event)
    assert panel.acts == [UNDO.does]


def test_a_mouse_that_says_it_is_a_touch_is_ignored():
    panel = Panel()
    panel.feed(mouse(pygame.MOUSEBUTTONDOWN, 80, 440, touch=True))
    panel.feed(mouse(pygame.MOUSEBUTTONUP, 80, 440, touch=True))
    assert panel.acts == []


def test_sliding_off_cancels_and_sliding_back_does_not_undo_that():
    panel = Panel()
    panel.feed(finger(DOWN, *AT_UNDO))
    panel.feed(finger(MOVE, *NOWHERE))
    panel.feed(finger(MOVE, *AT_UNDO))
    panel.feed(finger(UP, *AT_UNDO))
    assert panel.acts == []


def test_a_second_finger_is_ignored():
    panel = Panel()
    panel.feed(finger(DOWN, *NOWHERE, finger_id=1))
    panel.feed(finger(DOWN, *AT_UNDO, finger_id=2))
    panel.feed(finger(UP, *AT_UNDO, finger_id=2))
    panel.feed(finger(UP, *NOWHERE, finger_id=1))
    assert panel.acts == []


def test_a_contact_shorter_than_30_ms_is_noise():
    panel = Panel()
    panel.feed(finger(DOWN, *AT_UNDO))
    panel.feed(finger(UP, *AT_UNDO), after=0.02)
    assert panel.acts == []


def test_a_finger_that_a_panel_reports_as_lifted_and_put_down_again_acts_once():
    """pygame issue 4156: single-touch panels report motion as repeated down and up."""
    panel = Panel()
    for _ in range(3):
        panel.feed(finger(DOWN, *AT_UNDO), after=0.01)
        panel.feed(finger(UP, *AT_UNDO), after=0.04)
    assert panel.acts == [UNDO.does]


def test_two_quick_touches_are_two_acts():
    panel = Panel()
    for _ in range(2):
        panel.feed(finger(DOWN, *AT_UNDO), after=0.15)
        panel.feed(finger(UP, *AT_UNDO))
    assert panel.acts == [UNDO.does] * 2


def test_a_dangerous_key_acts_after_two_seconds_of_holding_and_once():
    panel = Panel()
    panel.feed(finger(DOWN, *AT_END))
    panel.wait(1.0)
    held = panel.press.finger(panel.now)
    assert held is not None
    assert held.held == pytest.approx(0.5)
    panel.wait(1.1)
    panel.feed(finger(UP, *AT_END))
    assert panel.acts == [END.does]


def test_a_dangerous_key_touched_for_a_moment_does_nothing():
    panel = Panel()
    panel.feed(finger(DOWN, *AT_END))
    panel.feed(finger(UP, *AT_END))
    panel.wait(5.0)
    assert panel.acts == []


def test_after_a_dangerous_key_has_appeared_no_touch_counts_for_300_ms():
    panel = Panel()
    panel.press.guard(panel.now)
    panel.feed(finger(DOWN, *AT_UNDO), after=GUARD_S - 0.1)
    panel.feed(finger(UP, *AT_UNDO))
    panel.feed(finger(DOWN, *AT_UNDO), after=0.2)
    panel.feed(finger(UP, *AT_UNDO))
    assert panel.acts == [UNDO.does]


def test_a_key_that_is_gone_when_the_finger_is_lifted_does_nothing():
    panel = Panel()
    panel.feed(finger(DOWN, *AT_UNDO))
    panel.press.follow([END])
    panel.feed(finger(UP, *AT_UNDO))
    assert panel.acts == []


def test_a_key_that_was_painted_again_meanwhile_still_acts():
    panel = Panel()
    panel.feed(finger(DOWN, *AT_UNDO))
    panel.press.follow([Hit(UNDO.zone, UNDO.drawn, CloseRefusal(), name="undo")])
    panel.feed(finger(UP, *AT_UNDO))
    assert panel.acts == [UNDO.does]


TWENTY = [(x, y) for x in (5, 200, 400, 600, 794) for y in (5, 150, 330, 474)]


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("kind", ["finger", "mouse"])
def test_twenty_points_are_touched_where_they_are_seen(turn: int, kind: str):
    """A dot painted on the canvas is found on the turned display, touched there, and leads back to the dot."""
    glass = Glass(SIZE, turn)
    sheet = (154.0, 86.0) if turn % 180 == 0 else (86.0, 154.0)
    width, height = glass.canvas_size
    pointer = Pointer(glass, sheet)
    for place in TWENTY:
        canvas = pygame.Surface((width, height))
        x, y = (place[0] * width // SIZE[0], place[1] * height // SIZE[1])
        canvas.set_at((x, y), (255, 255, 255))
        seen = pygame.mask.from_threshold(glass.turned(canvas), (255, 255, 255), (1, 1, 1)).centroid()
        assert glass.turned(canvas).get_size() == SIZE
        if kind == "mouse":
            event = mouse(pygame.MOUSEBUTTONDOWN, *seen)
        else:
            event = finger(DOWN, (seen[0] + 0.5) / SIZE[0], (seen[1] + 0.5) / SIZE[1])
        touch = pointer.read(event)
        assert touch == Touch(
            "down", (pytest.approx((x + 0.5) / width * sheet[0]), pytest.approx((y + 0.5) / height * sheet[1]))
        )
        pointer.read(mouse(pygame.MOUSEBUTTONUP, *seen) if kind == "mouse" else finger(UP, 0.5, 0.5))


def test_a_touch_beyond_the_edge_lies_on_it():
    """SDL issue 14947: coordinates above 1 have been seen."""
    assert Glass(SIZE).share(1.4, -0.2) == (1.0, 0.0)
