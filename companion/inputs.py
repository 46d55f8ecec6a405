"""All that can come in from outside: what happened, not yet what it meant."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from companion.engine import Msg, Raw, Seat
from companion.engine.ask import Told


class ButtonName(Enum):
    """The four keys and the four buttons under them, from the left."""

    FIRST = 0
    SECOND = 1
    THIRD = 2
    LAST = 3


@dataclass(frozen=True, slots=True)
class Tap:
    """A tag was laid on the reader: its 4, 7 or 10 UID bytes, and the text it carries, where it was read."""

    uid: bytes
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Together:
    """Several tags at once. `complete`: all of them were read; otherwise "one at a time".

    `texts`: what each carries, in the order of the UIDs; empty where nobody looked.
    """

    uids: tuple[bytes, ...]
    complete: bool = True
    texts: tuple[str | None, ...] = ()

    @property
    def tags(self) -> tuple[tuple[bytes, str | None], ...]:
        """Each UID with the text that the tag carries."""
        return tuple(zip(self.uids, self.texts or (None,) * len(self.uids), strict=True))


@dataclass(frozen=True, slots=True)
class Choice:
    """Something on the screen was chosen: an option, a number, or a card picked by touch (`told` is "tap").

    `seat` says for whom, where several are asked.
    """

    told: Told
    value: Raw
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """A physical button was released before 2 s, or (`held`) held that long."""

    name: ButtonName
    held: bool = False


@dataclass(frozen=True, slots=True)
class Tick:
    """Time went on: monotonic seconds."""

    now: float


@dataclass(frozen=True, slots=True)
class Fault:
    """A device stopped working, with a key of the app's words that says what and what to do; None: works again."""

    device: str
    key: str | None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Wrote:
    """The reader has written a text on a tag and read it back (`key` None), or not: a key of the app's words says
    why.
    """

    uid: bytes
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check of the device found. Without a `remedy` all is well.

    `key` and `remedy` are keys of the app's words: what there is, and what to do; `args` go into both.
    """

    id: str
    key: str
    remedy: str | None = None
    args: tuple[tuple[str, str | int], ...] = ()

    @property
    def text(self) -> Msg:
        """What there is."""
        return Msg(self.key, **dict(self.args))

    @property
    def advice(self) -> Msg | None:
        """What to do about it."""
        return None if self.remedy is None else Msg(self.remedy, **dict(self.args))


Input = Tap | Together | Choice | Button | Tick | Fault | Wrote
