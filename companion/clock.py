"""Monotonic time. Given to whoever needs it; nobody fetches it."""

from __future__ import annotations

import time


class SystemClock:
    """The machine's monotonic clock."""

    def now(self) -> float:
        """Seconds from an unknown start; never goes back."""
        return time.monotonic()


class FakeClock:
    """A clock that stands still until told: for tests and demos."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now

    def now(self) -> float:
        """Seconds, as far as they were advanced."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Let time go on."""
        self._now += seconds
