"""What a screen may ask of the core. Frozen values; the core's answer is its next model."""

from __future__ import annotations

from dataclasses import dataclass

from companion.clocks import ClockRules
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
class ShareResult:
    """Make the code of the finished match on the table: the answer is in the model."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clock, or let it go on."""

    on: bool


@dataclass(frozen=True, slots=True)
class TableTime:
    """The pause is the table's time, a talk about the rules: charged to nobody at it; or it is a pause like any."""

    on: bool


@dataclass(frozen=True, slots=True)
class ChangeTime:
    """Give a seat so many milliseconds, or take them where they are negative. `table`: from the common account."""

    seat: Seat
    ms: int
    table: bool = False


@dataclass(frozen=True, slots=True)
class SetClock:
    """The clock of the match on the table, and of those to come."""

    rules: ClockRules


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
class BindPlayer:
    """From now on the tag is this player's."""

    uid: str
    name: str


@dataclass(frozen=True, slots=True)
class BindSeat:
    """From now on the tag is that of a place at the table."""

    uid: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class WriteTag:
    """Write what the tag means on the tag itself, so that any reader can tell it."""

    uid: str
    text: str


@dataclass(frozen=True, slots=True)
class CheckUp:
    """Look how the device is: the answer is in the model."""


@dataclass(frozen=True, slots=True)
class TrySound:
    """Let the sound of a saved card be heard."""


@dataclass(frozen=True, slots=True)
class SaveReport:
    """Put log, record and check-up on a USB stick, without anybody's name and without secrets."""


@dataclass(frozen=True, slots=True)
class SaveResult:
    """Put a finished match on a USB stick, in every form that other programs read."""

    match: str


@dataclass(frozen=True, slots=True)
class SetDate:
    """The date and time that somebody read off a watch: ISO 8601 to the minute, in the machine's time zone."""

    local: str


@dataclass(frozen=True, slots=True)
class PowerOff:
    """Shut the machine down."""


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Go over to the newer version that lies on a USB stick."""


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


OfTheDevice = WriteTag | CheckUp | TrySound | SaveReport | SaveResult | SetDate | PowerOff | Upgrade

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
    | ShareResult
    | Pause
    | TableTime
    | ChangeTime
    | SetClock
    | Focus
    | BindTag
    | BindPlayer
    | BindSeat
    | OfTheDevice
    | IgnoreTag
    | Remember
    | SetLanguage
    | SetSetting
)
