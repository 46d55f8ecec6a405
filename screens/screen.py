"""What a screen is, and what touching it can do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from companion.commands import Command
from companion.engine import Seat
from companion.inputs import ButtonName, Input
from companion.model import GameCard, Model, Unbound
from screens.box import Box

if TYPE_CHECKING:
    from screens.canvas import Canvas

HitClass = Literal["play", "primary", "setup"]


@dataclass(frozen=True, slots=True)
class Push:
    """Open another screen over this one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Pop:
    """Close this screen; the one below is handed `result` in `took`."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Own:
    """Something of the screen's own, such as scrolling or opening a number: handed to `own`."""

    what: str
    value: object = None


Step = Input | Command | Push | Pop | Own
Does = Step | tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    """A touch zone: where it reacts, what is drawn there, and what releasing a finger inside it does.

    `hold`: seconds it must be held (a held zone answers to the glass alone, never to a button).
    `button`: the physical button below it does the same. `danger`: no touch counts for 300 ms after it appears.
    """

    zone: Box
    drawn: Box
    does: Does
    kind: HitClass = "play"
    hold: float = 0.0
    button: ButtonName | None = None
    danger: bool = False
    name: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Doors:
    """How a screen opens the others, so that none need know how another is made.

    `picker` chooses a card by touch and tells it as a tap, for the seat whose answer is awaited where one is given.
    `rules` is the card of rules for the question of this key.
    """

    record: Callable[[], Screen]
    picker: Callable[[Seat | None], Screen]
    settings: Callable[[], Screen]
    setup: Callable[[GameCard], Screen]
    bind: Callable[[Unbound], Screen]
    resume: Callable[[], Screen]
    clocks: Callable[[], Screen]
    rules: Callable[[str], Screen]


class Screen:
    """Something to see. Screens hold scroll positions and the like, and nothing about the match.

    `types`: letters of a keyboard are handed to it as `Own("type", letters)`, a rub-out as `Own("rub")`.
    """

    types = False

    def paint(self, canvas: Canvas, model: Model) -> None:
        """Draw the model, and register what can be touched with `canvas.hit`. Changes nothing else."""
        raise NotImplementedError

    def own(self, act: Own, model: Model) -> Does:
        """One of the screen's own acts was touched."""
        del act, model
        return ()

    def heed(self, model: Model) -> Does:
        """What the screen does by itself about the model, such as binding the tag just tapped.

        Asked at every pass, whether or not the model has changed: a screen keeps what it has done already.
        """
        del model
        return ()

    def took(self, result: object, model: Model) -> Does:
        """A screen opened from here has closed with a result."""
        del result, model
        return ()
