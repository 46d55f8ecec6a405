"""From touches to acts: one touch is one act, done when the finger is lifted inside the zone it came down in."""

from __future__ import annotations

from collections.abc import Sequence

from screens.canvas import Finger
from screens.pointer import Touch
from screens.screen import Does, Hit

# A contact shorter than this is noise of the panel.
_LEAST_S = 0.03
# Resistive panels report a moving finger as lifted and put down again (pygame issue 4156): within this it is one touch.
_LIFTED_S = 0.1
GUARD_S = 0.3


class Press:
    """The finger that is on the glass now. Sliding off cancels; a zone that wants holding acts when it is full."""

    def __init__(self) -> None:
        self._hit: Hit | None = None
        self._at = (0.0, 0.0)
        self._since = 0.0
        self._deaf_until = 0.0

    @property
    def holding(self) -> bool:
        """Whether a zone is being held that fills with time."""
        return self._hit is not None and self._hit.hold > 0

    def finger(self, now: float) -> Finger | None:
        """The finger as the canvas shows it."""
        if self._hit is None:
            return None
        held = (now - self._since) / self._hit.hold if self._hit.hold else 0.0
        return Finger(self._at, min(1.0, held))

    def guard(self, now: float) -> None:
        """Hear nothing for a moment: a dangerous key has just appeared under the finger."""
        self._hit = None
        self._deaf_until = max(self._deaf_until, now + GUARD_S)

    def follow(self, hits: Sequence[Hit]) -> None:
        """The screen was painted anew: a zone that is no longer there can no longer be released."""
        if self._hit is not None and not any(_same(self._hit, hit) for hit in hits):
            self._hit = None

    def touch(self, touch: Touch, hits: Sequence[Hit], now: float) -> Does | None:
        """A touch came in. Returns what it does, if it does something."""
        if touch.kind == "down":
            if now >= self._deaf_until:
                self._hit = next((hit for hit in reversed(hits) if hit.zone.contains(touch.at)), None)
                self._at, self._since = touch.at, now
            return None
        if self._hit is None:
            return None
        self._at = touch.at
        if not self._hit.zone.contains(touch.at):
            self._hit = None
            return None
        if touch.kind == "move":
            return None
        hit, self._hit = self._hit, None
        if hit.hold or now - self._since < _LEAST_S:
            return None
        self._deaf_until = now + _LIFTED_S
        return hit.does

    def held(self, now: float) -> Does | None:
        """What a zone does that has been held long enough."""
        if self._hit is None or not self._hit.hold or now - self._since < self._hit.hold:
            return None
        hit, self._hit = self._hit, None
        self._deaf_until = now + GUARD_S
        return hit.does


def _same(one: Hit, other: Hit) -> bool:
    """Whether it is the same zone, painted again. What it does may be a new object that does the same."""
    return (one.zone, one.name, one.hold) == (other.zone, other.name, other.hold)
