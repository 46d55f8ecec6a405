"""The main loop: inbox → core → stack → canvas. It waits, and paints only when something has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pygame

from companion.inputs import Button, ButtonName, Input, Tap, Tick, Together
from companion.model import Model
from companion.ports import Clock, Core
from screens.blanking import Blanking, Light
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.pointer import Pointer
from screens.press import Press
from screens.screen import Step
from screens.speech import Voice
from screens.stack import Stack
from screens.turning import Turner
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
    With `sim`, F1 to F4 are the four buttons. `shine` sets the backlight, in per cent.
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
        shine: Callable[[int], object] = lambda _: None,
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
        self._canvases: dict[tuple[str, tuple[int, int]], Canvas] = {}
        self._turner = Turner()
        self._canvas = self._canvas_for("en")
        self._pointer = Pointer(window.glass, (self._canvas.w, self._canvas.h))
        self._press = Press()
        self._blanking = Blanking(clock.now(), shine)
        self._model: Model | None = None
        self._fresh = False
        self._keys_down: dict[ButtonName, float] = {}
        self._typing = True
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
        pygame.image.save(self._canvas.surface, str(path))

    # -- what comes in

    def _take(self, event: Input) -> None:
        if isinstance(event, Button | Tap | Together) and self._only_woke(self._clock.now()):
            return
        if isinstance(event, Button):
            self._ready()
            self._stack.press(event, self._canvas.hits, self._core.model())
        else:
            self._core.handle(event)
        if isinstance(event, Tap):
            # Two cards within one pass: whatever waits for cards must hear of each.
            self._follow()

    def _only_woke(self, now: float) -> bool:
        """Whether the screen was dim or dark: then whatever was done wakes it, and does nothing else."""
        if not self._blanking.woken(now):
            return False
        self._press.guard(now)
        self._fresh = False
        return True

    def _hear(self, event: pygame.event.Event, now: float) -> None:
        if self._beside is not None and self._beside.hear(event):
            return
        if event.type == pygame.QUIT:
            self._running = False
        elif event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            self._key(event, now)
        elif event.type == pygame.KEYUP:
            self._key_up(event, now)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._fresh = False
        else:
            touch = self._pointer.read(event)
            if touch is None or self._only_woke(now):
                return
            self._ready()
            before = self._press.finger(now)
            does = self._press.touch(touch, self._canvas.hits, now)
            if self._press.finger(now) != before:
                self._fresh = False
            if does is not None:
                self._stack.do(does, self._core.model())

    def _key(self, event: pygame.event.Event, now: float) -> None:
        """A key of a keyboard goes down, and then tells what it types. One that only woke the screen types nothing."""
        if self._only_woke(now):
            self._typing = False
        elif event.type == pygame.TEXTINPUT:
            if self._typing:
                self._stack.letters(event.text, self._core.model())
        else:
            self._typing = True
            if event.key == pygame.K_BACKSPACE:
                self._stack.letters("", self._core.model())
            if self._sim and event.key in _KEYS:
                self._keys_down.setdefault(_KEYS[event.key], now)

    def _key_up(self, event: pygame.event.Event, now: float) -> None:
        down = self._keys_down.pop(_KEYS[event.key], None) if event.key in _KEYS else None
        if down is not None:
            self._take(Button(_KEYS[event.key], held=now - down >= _HELD_S))

    def _send(self, step: Step) -> None:
        self._core.handle(step)  # type: ignore[arg-type]  # the stack keeps its own steps to itself

    # -- what goes out

    def _ready(self) -> None:
        """Two touches within one pass: the second must find the screen that the first one led to."""
        if self._model is not self._core.model() or self._stack.changed:
            self._show(self._clock.now())

    def _follow(self) -> None:
        """Go where the model is. What a screen heeds may ask something of the core: the screens hear its answer too."""
        model = self._core.model()
        self._stack.follow(model)
        if self._core.model() is not model:
            self._stack.follow(self._core.model())

    def _show(self, now: float) -> bool:
        self._follow()
        model = self._core.model()
        self._face(model)
        if self._blanking.follow(model, now):
            self._fresh = False
        if self._blanking.light is not Light.BRIGHT:
            return self._show_little(model, now)
        due = self._canvas.repaint_at
        stale = model is not self._model or self._stack.changed or self._press.holding or not self._fresh
        if stale or (due is not None and due <= now):
            self._paint(model, now)
            return True
        rects = self._canvas.tick(now)
        if rects:
            self._window.show(self._canvas.surface, rects)
        return bool(rects)

    def _show_little(self, model: Model, now: float) -> bool:
        """Dim or dark: nothing moves until somebody comes."""
        if self._fresh:
            return False
        if self._blanking.light is Light.DIM:
            self._paint(model, now)
        veil = pygame.Surface(self._canvas.surface.get_size(), pygame.SRCALPHA)
        veil.fill((0, 0, 0, 255 - 255 * self._blanking.light.value // 100))
        little = self._canvas.surface.copy()
        little.blit(veil, (0, 0))
        self._window.show(little)
        self._fresh = True
        return True

    def _face(self, model: Model) -> None:
        """Speak the language of the model, and turn to whoever acts; not while a finger is on the glass."""
        turn = self._turner.follow(model, touched=self._pointer.held)
        if (model.lang, turn) == (self._canvas.lang, self._canvas.turned):
            return
        self._window.turn_to(turn)
        self._canvas = self._canvas_for(model.lang)
        self._canvas.turned = turn
        self._pointer.turned(self._window.glass, (self._canvas.w, self._canvas.h))
        self._fresh = False

    def _canvas_for(self, lang: str) -> Canvas:
        """The canvas of a language and a shape. Those used are kept: they hold shapes and letters already drawn."""
        size = self._window.glass.canvas_size
        if (lang, size) not in self._canvases:
            fonts = next((old.fonts for old in self._canvases.values() if old.lang == lang), None) or Fonts(lang)
            self._canvases[lang, size] = Canvas(pygame.Surface(size).convert(), self._voice, fonts, self._window.shape)
        return self._canvases[lang, size]

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
        self._window.show(self._canvas.surface)

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
