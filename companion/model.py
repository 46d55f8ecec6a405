"""All that a screen may see. Frozen, public, and free of secrets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.clocks import ClockRules, Times
from companion.devices import CardsBy
from companion.engine import (
    Asked,
    CardId,
    Catalogue,
    Drawing,
    Field,
    Made,
    Msg,
    Raw,
    ScoreSheet,
    Seat,
    Setup,
    Splice,
    Way,
)
from companion.engine.view import View
from companion.inputs import Finding, Wrote

# The modules of a code, row by row and without its quiet zone; True is dark.
Modules = tuple[tuple[bool, ...], ...]
LANGUAGES = ("en", "zh-Hant", "zh-Hans", "ja")


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game that can be played here. `more_form` is what else is chosen at set-up: `Setup.more`, not house rules."""

    id: str
    title: Mapping[str, str]
    seats: range
    form: tuple[Field, ...]
    emblem: Drawing
    cards: Catalogue
    more_form: tuple[Field, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchCard:
    """An unfinished match: how far it is, who plays next, and the last thing that was saved."""

    id: str
    game: str
    seats: tuple[str, ...]
    where: Msg
    to_act: Seat | None
    last: Msg | None
    readable: bool = True


@dataclass(frozen=True, slots=True)
class Notice:
    """A device or store that does not work, and what to do; shown until the cause is gone."""

    device: str
    text: Msg


@dataclass(frozen=True, slots=True)
class Stopwatch:
    """The turn's time: `ms` had passed at the monotonic second `at`; it runs on from there unless paused."""

    ms: int
    at: float
    paused: bool


@dataclass(frozen=True, slots=True)
class Dial:
    """What a seat has left: `ms` at the monotonic second `at`, from there less and less while it is `running`.

    Below zero it is overtime. `full`: what a whole ring stands for, in milliseconds.
    """

    ms: int
    at: float
    running: bool
    full: int


@dataclass(frozen=True, slots=True)
class ClockModel:
    """The clocks of a match. `dial` is that of the seat awaited, None where nothing limits it.

    `left` are the milliseconds that each seat has, told in a pause alone, and `table` what the common account was
    charged. `talking`: the pause is the table's time. `times` says where the time went, once the match has ended.
    """

    rules: ClockRules
    dial: Dial | None = None
    left: tuple[int | None, ...] = ()
    table: int = 0
    talking: bool = False
    times: Times | None = None


@dataclass(frozen=True, slots=True)
class RefusalModel:
    """An answer that was not accepted: the sentence, the ways on, and whether the table may insist."""

    reason: Msg
    ways: tuple[Way, ...]
    may_force: bool
    card: CardId | None
    at: float


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A step of the record as people read it.

    `at` is its place among the steps that count. `card` is what was tapped, `words` what was chosen or done;
    a `secret` line has neither.
    """

    at: int
    seat: Seat | None
    where: Msg
    ask: str
    card: CardId | None
    words: Msg | None
    secret: bool
    told: str
    value: Raw | None


@dataclass(frozen=True, slots=True)
class Trial:
    """What an edit of the record would lead to: the view after it, the question then asked, and the first step that
    would no longer fit.
    """

    edit: Splice
    view: View | None
    changes: tuple[Msg, ...]
    misfit: RecordLine | None
    why: Msg | None
    asked: Asked | None = None


@dataclass(frozen=True, kw_only=True)
class TableModel:
    """The match on the table. `times` are the milliseconds charged to each seat, without the turn that runs.

    `last` is what TakeBack would take back: a step, in words what is no step of the record, or None if nothing is.
    `setup` is how it was set up, so that the same people can play again by the same rules. `explain`: the seat awaited
    plays this game for the first time, and has not been asked this before.
    """

    match: str
    game: GameCard
    names: tuple[str, ...]
    view: View
    asked: Asked | None
    made: tuple[Made, ...]
    record: tuple[RecordLine, ...]
    last: RecordLine | Msg | None
    stopwatch: Stopwatch
    refusal: RefusalModel | None
    trial: Trial | None
    focus: Seat | None
    saved: Msg | None
    tally: ScoreSheet
    finished: bool
    paused_for: Stopwatch | None = None
    times: tuple[int, ...] = ()
    setup: Setup | None = None
    clock: ClockModel = ClockModel(ClockRules())
    explain: bool = False


@dataclass(frozen=True, slots=True)
class Unbound:
    """A tag that means nothing yet, and the game on the table, one of whose cards it could be; None at home.

    `number` tells two taps of one tag apart, as that of `Tapped` does. At a table it stays 0: there the tag is named or
    left before the next one counts.
    """

    uid: str
    game: str | None
    number: int = 0


@dataclass(frozen=True, slots=True)
class Tapped:
    """A bound tag tapped where no match is on the table: what it means, as tag files write it.

    `number` counts the taps there, so that two of one tag are told apart. A tag that is given its meaning there
    counts as tapped once that is kept.
    """

    uid: str
    means: str
    number: int


@dataclass(frozen=True, slots=True)
class DeviceModel:
    """How the device itself is.

    `can`: what may be asked of it, of `write` (on tags), `off`, `date`, `dim` and `upgrade`. `findings`: the last
    check-up. `date`: what the machine takes for the time, ISO 8601 to the minute, in its own time zone; `date_known`
    says whether anybody has ever set it. `wrote`: what became of the last tag that was written on.
    """

    can: frozenset[str] = frozenset()
    findings: tuple[Finding, ...] = ()
    date: str = ""
    date_known: bool = True
    wrote: Wrote | None = None


@dataclass(frozen=True, slots=True)
class ResultCode:
    """The result of the match on the table as a code; `code` is None where there is none of it."""

    code: Modules | None


@dataclass(frozen=True, kw_only=True)
class Model:
    """What the device shows. `settings` are those that players may change.

    `message` answers the last input, at home and at the table, until the next one. `tapped` is the last known tag that
    was tapped at home. `share` is there once it was asked for, until the match is another.
    """

    lang: str
    languages: tuple[str, ...]
    games: tuple[GameCard, ...]
    unfinished: tuple[MatchCard, ...]
    players: tuple[str, ...]
    notices: tuple[Notice, ...]
    table: TableModel | None
    unbound: Unbound | None
    settings: Mapping[str, str] = field(default_factory=dict)
    cards_by: CardsBy = CardsBy.READER
    message: Msg | None = None
    tapped: Tapped | None = None
    share: ResultCode | None = None
    device: DeviceModel = DeviceModel()
