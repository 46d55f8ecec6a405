"""What a screen may ask of the core. Frozen values; the core's answer is its next model."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engine import Act, Adjust, CardId, Seat, Setup, Splice


@dataclass(frozen=True, slots=True)
class Start:
    """Begin a match."""

    game: str
    setup: Setup


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with an unfinished match."""

    match: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Back to the home screen; an unfinished match stays where it is."""


@dataclass(frozen=True, slots=True)
class EndMatch:
    """End an unfinished match for good. Its record stays."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the last `count` entries."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class TryEdit:
    """Show what an edit of the record would lead to, without making it."""

    edit: Splice


@dataclass(frozen=True, slots=True)
class DropTrial:
    """Forget the edit that was tried."""


@dataclass(frozen=True, slots=True)
class MakeEdit:
    """Make an edit of the record. `keep_up_to_misfit`: where later steps no longer fit, leave them out."""

    edit: Splice
    keep_up_to_misfit: bool = False


@dataclass(frozen=True, slots=True)
class ByHand:
    """Something the table did by hand: points, a moved card, a note."""

    step: Adjust | Act


@dataclass(frozen=True, slots=True)
class Insist:
    """Enter the refused answer against the rules: "we played it anyway"."""


@dataclass(frozen=True, slots=True)
class CloseRefusal:
    """The refusal was read."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clock, or let it go on."""

    on: bool


@dataclass(frozen=True, slots=True)
class Focus:
    """The next tap belongs to this seat, where several are asked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BindTag:
    """From now on the tag means this card of this game."""

    uid: str
    game: str
    card: CardId


@dataclass(frozen=True, slots=True)
class IgnoreTag:
    """Leave the unknown tag unbound."""


@dataclass(frozen=True, slots=True)
class Remember:
    """A player's name, for the next set-up; `forget` takes it off the list."""

    name: str
    forget: bool = False


@dataclass(frozen=True, slots=True)
class SetLanguage:
    """The language of all words from now on: en, zh-Hant, zh-Hans or ja."""

    lang: str


@dataclass(frozen=True, slots=True)
class SetSetting:
    """A setting that players may change on the device."""

    name: str
    value: str


Command = (
    Start
    | Resume
    | Leave
    | EndMatch
    | TakeBack
    | TryEdit
    | DropTrial
    | MakeEdit
    | ByHand
    | Insist
    | CloseRefusal
    | Pause
    | Focus
    | BindTag
    | IgnoreTag
    | Remember
    | SetLanguage
    | SetSetting
)
