"""Questions. Rules await them; people answer by tapping a card, choosing, or giving a number.

No asyncio: `Match` drives the rules with `send`, and only what stands in this file may be awaited.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar

from companion.engine.msg import CardId, Msg, Who
from companion.engine.seats import Seat

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Raw = str | int
Told = Literal["tap", "choose", "number"]
Kind = Literal["tap", "choose", "number", "each", "first"]


@dataclass(frozen=True, slots=True)
class Way:
    """A legal way on, drawn on the refusal sheet: a card's mark or back, a title and a hint."""

    title: Msg
    hint: Msg | None = None
    card: CardId | None = None
    mark: str | None = None
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer was not accepted. A value, never an exception; nothing has changed.

    `card` is the card to show; it stays None where naming the card would give a secret away.
    `may_force`: the table may say "we played it anyway".
    """

    reason: Msg
    ways: tuple[Way, ...] = ()
    may_force: bool = False
    card: CardId | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen. `turns_back`: choosing it takes the match back to an earlier question."""

    id: str
    label: Msg
    detail: Msg | None = None
    turns_back: bool = False


class Changed:
    """Sent to waiting rules after the table has changed something by hand: ask again."""


CHANGED: Final = Changed()


@dataclass(frozen=True, kw_only=True)
class Ask(Generic[T_co]):
    """A question to one seat, or to the table where `seat` is None.

    `otherwise` is the answer that time gives where the table plays with a limit; without it time gives none.
    """

    kind: ClassVar[Kind]
    key: str
    seat: Seat | None = None
    otherwise: Raw | None = None

    def __await__(self) -> Generator[Ask[Any], Any, T_co]:
        reply: T_co | Changed = CHANGED
        while isinstance(reply, Changed):
            reply = yield self
        return reply


@dataclass(frozen=True, kw_only=True)
class Single(Ask[T]):
    """A question answered by one thing told."""

    kind: ClassVar[Told]

    def read(self, value: Raw, *, anyway: bool = False) -> T | Refusal:
        """What the value means to the rules, or why it is refused. `anyway`: the table insists."""
        raise NotImplementedError

    def legal(self) -> Sequence[Raw]:
        """Every answer that is accepted, in truth: for the rules' tests and for playouts."""
        raise NotImplementedError

    def accepts(self) -> Sequence[Raw]:
        """Every answer that may be offered, as far as the table knows: never depends on a face-down card."""
        return self.legal()

    def hides(self, value: Raw) -> bool:
        """Whether the shared screen, log and record must not show this answer."""
        del value
        return False

    @property
    def keeps_secrets(self) -> bool:
        """Whether any answer to it may be hidden: then no log or screen names what was told, not even a wrong one."""
        return False

    def words(self, value: Raw) -> Msg | None:
        """The words of an accepted answer, for the record. A card has none: it is shown."""
        del value
        return None


def _not_wanted(card: CardId) -> Refusal:
    return Refusal(Msg("app-not-wanted"), card=card)


@dataclass(frozen=True, kw_only=True)
class TapCard(Single[CardId]):
    """A card is tapped.

    `cards` are the legal ones, in truth. `shown` are those the table may be told of, where that differs.
    `secret` are those that lie face down when tapped. `forceable` are illegal cards that the rules can take
    if the table has played them anyway. `why_not` says why a card is refused.
    """

    kind: ClassVar[Told] = "tap"
    cards: tuple[CardId, ...]
    shown: tuple[CardId, ...] | None = None
    secret: frozenset[CardId] = frozenset()
    forceable: frozenset[CardId] = frozenset()
    why_not: Callable[[CardId], Refusal] = field(default=_not_wanted, compare=False)

    def read(self, value: Raw, *, anyway: bool = False) -> CardId | Refusal:
        card = str(value)
        if card in self.cards or (anyway and card in self.forceable):
            return card
        return self.why_not(card)

    def legal(self) -> Sequence[Raw]:
        return self.cards

    def accepts(self) -> Sequence[Raw]:
        return self.cards if self.shown is None else self.shown

    def hides(self, value: Raw) -> bool:
        return value in self.secret

    @property
    def keeps_secrets(self) -> bool:
        return bool(self.secret)


def _no_such_choice(value: Raw) -> Refusal:
    del value
    return Refusal(Msg("app-no-such-choice"))


@dataclass(frozen=True, kw_only=True)
class PickOne(Single[str]):
    """One of several options is chosen. With a single option it is not asked but made and announced.

    `why_not` says why something else is refused. `always` asks even with a single option, where choosing it says that
    hands have done something.
    """

    kind: ClassVar[Told] = "choose"
    among: tuple[Option, ...]
    secret: bool = False
    always: bool = False
    why_not: Callable[[Raw], Refusal] = field(default=_no_such_choice, compare=False)

    def read(self, value: Raw, *, anyway: bool = False) -> str | Refusal:
        del anyway
        if any(option.id == value for option in self.among):
            return str(value)
        return self.why_not(value)

    def legal(self) -> Sequence[Raw]:
        return tuple(option.id for option in self.among)

    def hides(self, value: Raw) -> bool:
        del value
        return self.secret

    @property
    def keeps_secrets(self) -> bool:
        return self.secret

    def words(self, value: Raw) -> Msg | None:
        return next((option.label for option in self.among if option.id == value), None)


@dataclass(frozen=True, kw_only=True)
class PickSeat(Single[Seat]):
    """A player is chosen, written `seat:<n>`. With a single candidate it is made and announced."""

    kind: ClassVar[Told] = "choose"
    seats: tuple[Seat, ...]

    def read(self, value: Raw, *, anyway: bool = False) -> Seat | Refusal:
        del anyway
        for seat in self.seats:
            if value == f"seat:{seat}":
                return seat
        return Refusal(Msg("app-no-such-choice"))

    def legal(self) -> Sequence[Raw]:
        return tuple(f"seat:{seat}" for seat in self.seats)

    def words(self, value: Raw) -> Msg | None:
        return next((Msg("app-who", who=Who(seat)) for seat in self.seats if value == f"seat:{seat}"), None)


@dataclass(frozen=True, kw_only=True)
class Number(Single[int]):
    """A whole number from `low` to `high`, both included."""

    kind: ClassVar[Told] = "number"
    low: int
    high: int

    def read(self, value: Raw, *, anyway: bool = False) -> int | Refusal:
        del anyway
        if isinstance(value, int) and self.low <= value <= self.high:
            return value
        return Refusal(Msg("app-out-of-range", low=self.low, high=self.high))

    def legal(self) -> Sequence[Raw]:
        return range(self.low, self.high + 1)

    def words(self, value: Raw) -> Msg | None:
        return Msg("app-number", n=int(value))


@dataclass(frozen=True, kw_only=True)
class Each(Ask[dict[Seat, T]]):
    """Several seats answer, in any order; each may change its mind until the last is in.

    `defaults` stand for seats that say nothing. `close` names the option that ends the question, offered once
    every seat without a default is in; without it the last seat in ends it. The reply is in seat order, whatever
    the order of arrival.
    """

    kind: ClassVar[Kind] = "each"
    asks: Mapping[Seat, Single[T]]
    defaults: Mapping[Seat, T] = field(default_factory=dict)
    close: str | None = None


@dataclass(frozen=True, kw_only=True)
class First(Ask[tuple[str, Any]]):
    """A window of several branches: the first answer closes it. The reply is the branch and what was read."""

    kind: ClassVar[Kind] = "first"
    asks: Mapping[str, Single[Any]]


class Fresh(Generic[T]):
    """A question made anew whenever the table has changed something by hand.

    `make` looks at the state and returns the question, or None where nothing can be asked; then the rules go on
    with None.
    """

    def __init__(self, make: Callable[[], Ask[T] | None]) -> None:
        self._make = make

    def __await__(self) -> Generator[Ask[Any], Any, T | None]:
        reply: T | Changed = CHANGED
        while isinstance(reply, Changed):
            ask = self._make()
            if ask is None:
                return None
            reply = yield ask
        return reply


class Bookmark:
    """Awaited, gives the place in the record where the match stands now. Nobody is asked."""

    def __await__(self) -> Generator[Bookmark, int, int]:
        place = yield self
        return place


@dataclass(frozen=True, slots=True)
class TurnBack:
    """Awaited, takes the match back to a bookmarked place. Never returns."""

    place: int

    def __await__(self) -> Generator[TurnBack, None, None]:
        yield self
