"""The stack of screens. What is at its foot follows from the model; results go to the screen that opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.commands import Pause
from companion.inputs import Button, ButtonName
from companion.model import Model
from screens.canvas import Canvas
from screens.screen import Does, Hit, Own, Pop, Push, Screen, Step

Send = Callable[[Step], None]


def place(model: Model) -> str:
    """Where the device is: `home`, `play:<match>` or `result:<match>`."""
    if model.table is None:
        return "home"
    return f"{'result' if model.table.finished else 'play'}:{model.table.match}"


class Stack:
    """Screens over one another; only the uppermost is painted and touched.

    `roots` makes the lowest screen of each kind of place. What the uppermost does that is not of the screens' own
    goes to `send`: inputs and commands. `over` may open a screen because of the model (an unknown tag).
    """

    def __init__(
        self,
        roots: Mapping[str, Callable[[], Screen]],
        send: Send,
        over: Callable[[Model, Screen], Screen | None] | None = None,
    ) -> None:
        self._roots = roots
        self._send = send
        self._over = over
        self._place = ""
        self._screens: list[Screen] = []
        self.changed = True

    @property
    def top(self) -> Screen:
        """The uppermost screen."""
        return self._screens[-1]

    def follow(self, model: Model) -> None:
        """Go where the model is. Leaving a place closes everything that was opened there."""
        here = place(model)
        if here != self._place:
            self._place = here
            self._screens = [self._roots[here.partition(":")[0]]()]
            self.changed = True
        opened = self._over(model, self.top) if self._over else None
        if opened is not None:
            self._push(opened)
        self.do(self.top.heed(model), model)

    def paint(self, canvas: Canvas, model: Model) -> None:
        """Paint the uppermost screen."""
        self.top.paint(canvas, model)
        self.changed = False

    def do(self, does: Does, model: Model) -> None:
        """Do what a touch zone says, one step after the other."""
        for step in does if isinstance(does, tuple) else (does,):
            if isinstance(step, Push):
                self._push(step.screen)
            elif isinstance(step, Pop):
                self._pop(step, model)
            elif isinstance(step, Own):
                self.changed = True
                self.do(self.top.own(step, model), model)
            else:
                self._send(step)

    def press(self, button: Button, hits: list[Hit], model: Model) -> None:
        """A physical button: the key above it, unless that key wants holding. The first one, held, pauses anywhere."""
        if button.held:
            table = model.table
            if (
                button.name is ButtonName.FIRST
                and table is not None
                and not table.finished
                and not table.stopwatch.paused
            ):
                self._send(Pause(on=True))
            return
        for hit in hits:
            if hit.button is button.name and not hit.hold:
                self.do(hit.does, model)
                return

    def letters(self, letters: str, model: Model) -> None:
        """Somebody types on a keyboard: letters, or nothing for a rub-out. Only some screens listen."""
        if self.top.types:
            self.do(Own("type", letters) if letters else Own("rub"), model)

    def _push(self, screen: Screen) -> None:
        self._screens.append(screen)
        self.changed = True

    def _pop(self, step: Pop, model: Model) -> None:
        if len(self._screens) > 1:
            self._screens.pop()
            self.changed = True
            self.do(self.top.took(step.result, model), model)
