"""The main loop: inbox → core → stack → canvas. It waits, and paints only when something has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pygame

from companion.inputs import Button, ButtonName, Input, Tick
from companion.model import Model
from companion.ports import Clock, Core
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.pointer import Pointer
from screens.press import Press
from screens.screen import Step
from screens.speech import Voice
from screens.stack import Stack
from screens.window import Window

_WAKE = pygame.USEREVENT + 1
_IDLE_S, _HOLD_S, _LEAST_S = 0.25, 0.066, 0.01
_HELD_S = 2.0
_KEYS = {
    pygame.K_F1: ButtonName.FIRST,
    pygame.K_F2: ButtonName.SECOND,
    pygame.K_F3: ButtonName.THIRD,
    pygame.K_F4: ButtonName.LAST,
}


class Inbox(Protocol):
    """Where drivers put what happens."""

    wake: Callable[[], None] | None

    def drain(self) -> Iterator[Input]:
        """Every input that has come in so far."""


class Beside(Protocol):
    """What lies beside the device in the same window, such as a tray of simulated cards."""

    def hear(self, event: pygame.event.Event) -> bool:
        """Take an event that is not for the device. Returns whether it was taken."""

    def show(self, model: Model) -> None:
        """Paint it, where it has changed."""


class Loop:
    """Owns the window, the canvas and the stack of screens. `make_stack` is handed what sends an act to the core.

    `after_pass` is called when a pass is complete, and only then: a watchdog that hears it knows that painting works.
    With `sim`, F1 to F4 are the four buttons.
    """

    def __init__(
        self,
        core: Core,
        inbox: Inbox,
        window: Window,
        voice: Voice,
        make_stack: Callable[[Callable[[Step], None]], Stack],
        *,
        clock: Clock,
        after_pass: Callable[[], None] = lambda: None,
        sim: bool = False,
        beside: Beside | None = None,
    ) -> None:
        self._beside = beside
        self._core = core
        self._inbox = inbox
        self._window = window
        self._voice = voice
        self._stack = make_stack(self._send)
        self._clock = clock
        self._after_pass = after_pass
        self._sim = sim
        self._surface = pygame.Surface(window.glass.canvas_size).convert()
        self._canvas = Canvas(self._surface, voice, Fonts("en"))
        self._pointer = Pointer(window.glass, (self._canvas.w, self._canvas.h))
        self._press = Press()
        self._model: Model | None = None
        self._fresh = False
        self._keys_down: dict[ButtonName, float] = {}
        self._running = True
        inbox.wake = wake

    @property
    def canvas(self) -> Canvas:
        """What was painted last."""
        return self._canvas

    @property
    def stack(self) -> Stack:
        """The screens."""
        return self._stack

    def run(self) -> None:
        """Go on until `stop`, or until the window is closed."""
        while self._running:
            event = pygame.event.wait(round(self._wait() * 1000))
            self.turn([event, *pygame.event.get()])

    def stop(self) -> None:
        """End after the pass that is under way. Safe from any thread."""
        self._running = False
        wake()

    def turn(self, events: Iterable[pygame.event.Event]) -> bool:
        """One pass over everything that has happened. Returns whether anything was painted."""
        now = self._clock.now()
        for came in self._inbox.drain():
            self._take(came)
        for event in events:
            self._hear(event, now)
        held = self._press.held(now)
        if held is not None:
            self._stack.do(held, self._core.model())
        self._core.handle(Tick(now))
        painted = self._show(now)
        if self._beside is not None:
            self._beside.show(self._core.model())
        self._after_pass()
        return painted

    def shot(self, path: Path) -> None:
        """Save what was painted last as a picture."""
        pygame.image.save(self._surface, str(path))

    # -- what comes in

    def _take(self, event: Input) -> None:
        if isinstance(event, Button):
            self._ready()
            self._stack.press(event, self._canvas.hits, self._core.model())
        else:
            self._core.handle(event)

    def _hear(self, event: pygame.event.Event, now: float) -> None:
        if self._beside is not None and self._beside.hear(event):
            return
        if event.type == pygame.QUIT:
            self._running = False
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._key(event, now)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._fresh = False
        else:
            touch = self._pointer.read(event)
            if touch is None:
                return
            self._ready()
            before = self._press.finger(now)
            does = self._press.touch(touch, self._canvas.hits, now)
            if self._press.finger(now) != before:
                self._fresh = False
            if does is not None:
                self._stack.do(does, self._core.model())

    def _key(self, event: pygame.event.Event, now: float) -> None:
        name = _KEYS.get(event.key) if self._sim else None
        if name is None:
            return
        if event.type == pygame.KEYDOWN:
            self._keys_down.setdefault(name, now)
        elif name in self._keys_down:
            held = now - self._keys_down.pop(name) >= _HELD_S
            self._take(Button(name, held=held))

    def _send(self, step: Step) -> None:
        self._core.handle(step)  # type: ignore[arg-type]  # the stack keeps its own steps to itself

    # -- what goes out

    def _ready(self) -> None:
        """Two touches within one pass: the second must find the screen that the first one led to."""
        if self._model is not self._core.model() or self._stack.changed:
            self._show(self._clock.now())

    def _show(self, now: float) -> bool:
        model = self._core.model()
        if model.lang != self._canvas.lang:
            self._canvas = Canvas(self._surface, self._voice, Fonts(model.lang))
            self._fresh = False
        self._stack.follow(model)
        # What a screen heeds may have asked something of the core: its answer is what is painted.
        model = self._core.model()
        due = self._canvas.repaint_at
        stale = model is not self._model or self._stack.changed or self._press.holding or not self._fresh
        if stale or (due is not None and due <= now):
            self._paint(model, now)
            return True
        rects = self._canvas.tick(now)
        if rects:
            self._window.show(self._surface, rects)
        return bool(rects)

    def _paint(self, model: Model, now: float) -> None:
        arrived = self._stack.changed
        known = {hit.name for hit in self._canvas.hits if hit.danger}
        self._canvas.begin(now=now, finger=self._press.finger(now))
        self._stack.paint(self._canvas, model)
        dangers = {hit.name for hit in self._canvas.hits if hit.danger}
        if dangers and (arrived or dangers - known):
            self._press.guard(now)
        self._press.follow(self._canvas.hits)
        self._model, self._fresh = model, True
        self._window.show(self._surface)

    def _wait(self) -> float:
        """How long nothing will change by itself."""
        if self._press.holding:
            return _HOLD_S
        dues = [part.due for part in self._canvas.living]
        if self._canvas.repaint_at is not None:
            dues.append(self._canvas.repaint_at)
        left = min(dues, default=float("inf")) - self._clock.now()
        return min(_IDLE_S, max(_LEAST_S, left))


def wake() -> None:
    """End the loop's wait. Safe from any thread; where the queue is full the loop is awake anyway."""
    with suppress(pygame.error):
        pygame.event.post(pygame.event.Event(_WAKE))
