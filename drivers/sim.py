"""Simulated reader, buttons and feedback: what `--sim` and the tests use, under the same contract as the real ones."""

from __future__ import annotations

from collections.abc import Callable

from companion.inputs import Button, ButtonName, Fault, Tap, Together, Wrote
from companion.ports import Cue, Put
from drivers.ndef import GONE
from drivers.presence import NAMEABLE


class SimReader:
    """A reader on which tags are laid by a call. Before `start` and after `stop` nobody hears of it."""

    def __init__(self) -> None:
        self._put: Put | None = None
        self._resting: set[bytes] = set()
        self._texts: dict[bytes, str] = {}

    def start(self, put: Put) -> None:
        self._put = put

    def stop(self) -> None:
        self._put = None

    def place(self, *uids: bytes, text: str | None = None) -> None:
        """Lay tags down at the same moment. What lies there already is not new.

        Each carries what was written on it here; one alone, else, `text`.
        """
        new = tuple(dict.fromkeys(uid for uid in uids if uid not in self._resting))
        self._resting.update(new)
        if len(new) == 1:
            self._report(Tap(new[0], self._texts.get(new[0], text)))
        elif new:
            texts = tuple(self._texts.get(uid) for uid in new)
            self._report(Together(new, complete=len(new) == NAMEABLE, texts=texts))

    def lift(self, *uids: bytes) -> None:
        """Take tags away; without a name, all."""
        self._resting.difference_update(uids or tuple(self._resting))

    def tap(self, uid: bytes, text: str | None = None) -> None:
        """Lay a tag down and take it away."""
        self.place(uid, text=text)
        self.lift(uid)

    def write(self, uid: bytes, text: str) -> None:
        """A simulated tag takes any text, as long as it lies here."""
        if uid in self._resting:
            self._texts[uid] = text
        self._report(Wrote(uid, None if uid in self._resting else GONE))

    def fail(self, key: str, detail: str = "") -> None:
        """The reader falls ill."""
        self._report(Fault("reader", key, detail))

    def mend(self) -> None:
        """The reader is well again."""
        self._report(Fault("reader", None))

    def _report(self, event: Tap | Together | Fault | Wrote) -> None:
        if self._put is not None:
            self._put(event)


class SimButtons:
    """Four buttons that are pressed by a call."""

    def __init__(self) -> None:
        self._put: Put | None = None

    def start(self, put: Put) -> None:
        self._put = put

    def stop(self) -> None:
        self._put = None

    def press(self, name: ButtonName, *, held: bool = False) -> None:
        """Press and release, or hold for two seconds."""
        if self._put is not None:
            self._put(Button(name, held=held))


class SimFeedback:
    """Keeps the cues, for tests, and says each in a line, for people at a desk."""

    def __init__(self, say: Callable[[str], None] = lambda _: None) -> None:
        self._say = say
        self.cues: list[tuple[Cue, int | None]] = []

    def cue(self, cue: Cue, seat: int | None = None) -> None:
        self.cues.append((cue, seat))
        self._say(f"cue {cue.value}" if seat is None else f"cue {cue.value} seat={seat}")

    def seats(self, count: int) -> None:
        self._say(f"cue seats={count}")

    def leave_out(self, *, sounds: frozenset[Cue], lights: frozenset[Cue]) -> None:
        """Every word is kept and said: nothing is heard or lit here anyway."""

    def hear(self, *, on: bool, volume: int) -> None:
        self._say(f"cue sound on={on} volume={volume}")

    def stop(self) -> None:
        self._say("cue stop")
