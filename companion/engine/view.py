"""What there is to see of a match, in a vocabulary that every screen can paint without knowing the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal

from companion.engine.drawing import CardFace, Drawing
from companion.engine.msg import CardId, MarkId, Msg
from companion.engine.record import Act
from companion.engine.score import ScoreSheet
from companion.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards in the order they were laid."""

    cards: tuple[CardFace, ...]
    title: Msg | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """A number that has just changed: shown in amber until the next act."""

    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Bar:
    """Slanted blocks against a limit: `now` are there, `leaving` of them go, `arriving` come; `line` is too many."""

    now: int
    line: int
    arriving: int = 0
    leaving: int = 0

    @property
    def after(self) -> int:
        """How many there are once those have come and gone."""
        return self.now - self.leaving + self.arriving

    @property
    def too_many(self) -> bool:
        """Whether that is too many."""
        return self.after >= self.line


@dataclass(frozen=True, slots=True)
class TooMany:
    """A number that has reached its limit: in coral, with the octagon."""

    count: int


class RowState(Enum):
    """How a seat stands."""

    PLAIN = "plain"
    ACTING = "acting"
    MUST_CONFIRM = "must_confirm"
    SEALED = "sealed"
    WINNER = "winner"
    OUT = "out"


Cell = int | Change | Bar | TooMany | Msg | None


@dataclass(frozen=True, slots=True)
class Head:
    """A column's head: a mark or words. `divider`: a thin line before this column."""

    mark: MarkId | None = None
    text: Msg | None = None
    divider: bool = False


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """A seat's row: its cells and the marks behind its name. A None or 0 is a small dot."""

    seat: Seat
    cells: tuple[Cell, ...]
    marks: tuple[MarkId, ...] = ()
    state: RowState = RowState.PLAIN


@dataclass(frozen=True, slots=True)
class Ledger:
    """Seats down, counters across."""

    heads: tuple[Head, ...]
    rows: tuple[LedgerRow, ...]


@dataclass(frozen=True, slots=True)
class TrackStep:
    """A step of a track."""

    label: Msg
    state: Literal["past", "now", "future", "unknown", "lit"] = "future"
    mark: MarkId | None = None


@dataclass(frozen=True, slots=True)
class Track:
    """Steps in order, such as hours."""

    steps: tuple[TrackStep, ...]


@dataclass(frozen=True, slots=True)
class Counter:
    """A mark and a number below a seat tile's card."""

    mark: MarkId
    value: int | Change


@dataclass(frozen=True, slots=True)
class Signs:
    """Marks side by side that belong together, and from two on how many there are."""

    marks: tuple[MarkId, ...]
    n: int = 1


@dataclass(frozen=True, slots=True)
class SeatTile:
    """A seat with its card and counters; `signs` are what it has, `stages` are blocks, full or hollow.

    A card that is awaited from several seats shows its back on the tiles of those that have answered.
    """

    seat: Seat
    face: CardFace
    counters: tuple[Counter, ...] = ()
    signs: tuple[Signs, ...] = ()
    stages: tuple[bool, ...] = ()
    state: RowState = RowState.PLAIN
    word: Msg | None = None


@dataclass(frozen=True, slots=True)
class SeatTiles:
    """A tile for every seat, in table order."""

    tiles: tuple[SeatTile, ...]


@dataclass(frozen=True, slots=True)
class PartFace:
    """A part on offer, drawn at its own place: an option of the question where it can be taken."""

    card: CardId
    drawing: Drawing
    state: Literal["plain", "legal", "chosen", "empty"] = "plain"
    option: str | None = None


@dataclass(frozen=True, slots=True)
class PartRow:
    """Parts on offer."""

    parts: tuple[PartFace, ...]


Area = CardRow | Ledger | Track | SeatTiles | PartRow | Drawing


@dataclass(frozen=True, slots=True)
class Share:
    """An area and its share of the stage. `spare`: it gives way where the stage is too low for everything."""

    area: Area
    share: float = 1.0
    spare: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Areas side by side."""

    shares: tuple[Share | Column, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """Areas one above the other, `share` wide within a row."""

    shares: tuple[Share, ...]
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the game's own, for the third or fourth place: touching it tells `option`.

    `off` says why it is dead. `act`: touching it tells nothing but does this by hand, whatever is asked.
    """

    option: str
    label: Msg
    detail: Msg | None = None
    glyph: MarkId | None = None
    style: Literal["plain", "chosen", "primary", "secret", "danger"] = "plain"
    off: Msg | None = None
    act: Act | None = None


@dataclass(frozen=True, slots=True)
class ContextLine:
    """A line over the stage: what holds now. `urgent`: drawn in coral."""

    text: Msg
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """Something else to look at, which changes nothing: shown instead of the stage for as long as somebody looks.

    A touch spot of this `id` opens it wherever the question does not offer that option. `scores`: a tally instead.
    """

    id: str
    label: Msg
    stage: Row | Column
    scores: ScoreSheet | None = None


@dataclass(frozen=True)
class Pick:
    """One of the things to choose from for a deed, and what it adds to the action, as records write it."""

    label: Msg
    adds: Mapping[str, Any]
    detail: Msg | None = None


@dataclass(frozen=True)
class Deed:
    """Something the table can do by hand, chosen on the glass: one of each of the `picks`, in order.

    What they add, put together, is the action; the first name says what is done: `{"move": …, "from": …, "to": …}`.
    """

    label: Msg
    picks: tuple[tuple[Pick, ...], ...]

    def act(self, chosen: Sequence[Pick]) -> Act:
        """The action that one pick of each makes."""
        what, *_ = chosen[0].adds
        together = {name: value for pick in chosen for name, value in pick.adds.items()}
        return Act(what, together.pop(what), together)


@dataclass(frozen=True, kw_only=True)
class View:
    """What there is to see.

    `where` says how far the match is ("Round 3 · trick 5"). `prompt` is the sentence of the bar, `detail` its second
    line. `subject` is the seat asked, or a mark where the table is. `context` stands over the stage.
    `scores`: the tally, where it is to be shown instead of the stage. `looks` can be leafed through by touch, and
    `deeds` be done by hand from there. `then` is the seat that is asked after this one, where that is certain.
    """

    where: Msg
    prompt: Msg
    stage: Row | Column
    detail: Msg | None = None
    subject: Seat | MarkId | None = None
    context: tuple[ContextLine, ...] = ()
    keys: tuple[Key, ...] = ()
    banner: Msg | None = None
    notes: tuple[Msg, ...] = ()
    scores: ScoreSheet | None = field(default=None)
    looks: tuple[Look, ...] = ()
    deeds: tuple[Deed, ...] = ()
    then: Seat | None = None
