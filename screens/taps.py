"""What is laid on the reader while a screen waits for cards and no match is on the table."""

from __future__ import annotations

from companion.model import Model, Tapped, Unbound


class Taps:
    """Tells each tap once. What was tapped before the first look at the model is no answer to the screen."""

    def __init__(self) -> None:
        self._told: int | None = None

    def new(self, model: Model) -> Tapped | Unbound | None:
        """The tap that has come since the last look, if one has."""
        taps = [tap for tap in (model.tapped, model.unbound) if tap is not None]
        last = max(taps, key=lambda tap: tap.number, default=None)
        number = 0 if last is None else last.number
        before, self._told = self._told, max(number, self._told or 0)
        return last if before is not None and number > before else None
