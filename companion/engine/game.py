"""What a game folder exports: one `GAME` that names its rules, its cards and its words."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from companion.engine.ask import Ask, Refusal
from companion.engine.cards import Catalogue
from companion.engine.drawing import Drawing
from companion.engine.form import BadInput, Field, Setup
from companion.engine.msg import CardId, Msg
from companion.engine.record import Act, Adjust, Answer
from companion.engine.score import ScoreSheet
from companion.engine.seats import Seat
from companion.engine.view import View

Json = Any
T = TypeVar("T")


@dataclass(kw_only=True)
class State:
    """All facts of a match that the table has told. Games subclass it; only rules and acts change it."""

    setup: Setup
    adjustments: list[Adjust] = field(default_factory=list)


S = TypeVar("S", bound=State)


class Chance(Protocol):
    """What a self-playing table may ask of a seeded `random.Random`."""

    def random(self) -> float:
        """A number from 0 up to 1."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of them."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """In any order."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """`k` of them."""


class SelfPlay(Protocol):
    """A table that plays itself: it deals hidden hands and answers every question legally."""

    def answer(self, state: Any, ask: Ask[Any]) -> Answer:
        """What the table does now."""


def no_more(more: Mapping[str, Json], setup: Setup) -> Mapping[str, Json]:
    """For games whose first line holds nothing of their own."""
    del setup
    for name in more:
        raise BadInput(name, "unknown field")
    return {}


def nothing_more(seats: int, chance: Chance) -> Mapping[str, Json]:
    """For demos of games whose first line holds nothing of their own."""
    del seats, chance
    return {}


def nothing_learned(state: State) -> Mapping[str, Json]:
    """For games whose box holds nothing that has to be learned."""
    del state
    return {}


def nobody_out(state: State) -> frozenset[Seat]:
    """For games that everybody plays to the end."""
    del state
    return frozenset()


def no_act(state: State, act: Act) -> Refusal | None:
    """For games without actions by hand."""
    del state
    return Refusal(Msg("app-no-such-action", what=act.what))


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """A game as its folder exports it.

    `title` is its name in each language. `rules` grows with every change of the rules' flow. `new` makes the state
    before the first question and `play` the rules. `where` says how far the match is.

    `view`, `scores` and `public` (plain JSON, documented in RULES.md) hold nothing secret. `hidden` are the cards
    that were told face down and are still not open. `places` names the zone of every card whose place is known, for
    the check that no card is in two places.

    `act` does what the table did by hand, or refuses. `more` reads the fields of the first line that only this game
    has, and `more_form` holds those that can be chosen at the table. `position` scores one described position. All
    three raise BadInput where something written does not fit. `learned` gives those fields of `more` that tell what
    the table's own copy of the game is like, as now known, so that the next match begins with them.
    `out` are the seats that have left the game: nobody asks them any more, and their clocks stand still.
    `self_play` deals and plays a whole match by itself; `demo_more` gives the fields of `more` for such a table.
    `nobody` names, in English, the seats after the players' that nobody sits at and that are scored all the same.
    """

    id: str
    title: Mapping[str, str]
    seats: range
    rules: int
    cards: Catalogue
    form: tuple[Field, ...]
    emblem: Drawing
    new: Callable[[Setup], S]
    play: Callable[[S], Coroutine[Ask[Any], Any, None]]
    where: Callable[[S], Msg]
    view: Callable[[S, Ask[Any] | None], View]
    scores: Callable[[S], ScoreSheet]
    public: Callable[[S], Json]
    hidden: Callable[[S], frozenset[CardId]]
    places: Callable[[S], Iterable[tuple[str, CardId]]]
    position: Callable[[Mapping[str, Json]], Json]
    self_play: Callable[[Setup, Chance], SelfPlay]
    act: Callable[[S, Act], Refusal | None] = no_act
    more: Callable[[Mapping[str, Json], Setup], Mapping[str, Json]] = no_more
    more_form: tuple[Field, ...] = ()
    demo_more: Callable[[int, Chance], Mapping[str, Json]] = nothing_more
    learned: Callable[[S], Mapping[str, Json]] = nothing_learned
    out: Callable[[S], frozenset[Seat]] = nobody_out
    nobody: tuple[str, ...] = ()

    def name_of(self, setup: Setup, seat: Seat) -> str:
        """Who a line of the score sheet is about, as results and records name them."""
        return (*setup.seats, *self.nobody)[seat]
