"""All facts of a match that the table has told: birds, hands by their size, hours, piles, and the card at work."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from companion.engine import Arg, CardId, Msg, Seat, Setup, State
from companion.games.crows.areas import Bird, counted
from companion.games.crows.box import HOURS, Effect, Kind, effect_of
from companion.games.crows.form import HouseRules, house_rules

BIRDS_DEALT: Final = 3
BIRDS_DRAWN: Final = 3
CARDS_DEALT: Final = 2
CARDS_DRAWN: Final = 2
HAND_LIMIT: Final = 5


@dataclass
class Deed:
    """A shamisen card that is being carried out.

    `seat` played it; `source` is whose birds or hand it works from, `target` at whom it is aimed. `effect` is what is
    done, another card's where a mirror copies it. `picked` birds are on their way, `killed` are dead by it. `drawn`
    birds of a whistle are seen and lie nowhere yet, `pool` is what a nightjar deals out. `due`: how many cards of the
    bird deck it still turns up. `stopped`: by a door; `turned`: by a mirror.
    """

    seat: Seat
    card: CardId
    source: Seat
    by: CardId
    effect: Effect
    target: Seat | None = None
    kind: Kind | None = None
    used: int = 0
    due: int = 0
    picked: list[Bird] = field(default_factory=list)
    killed: Counter[Kind] = field(default_factory=Counter)
    drawn: list[Bird] = field(default_factory=list)
    pool: list[Bird] = field(default_factory=list)
    next_to: Seat = 0
    stopped: bool = False
    turned: bool = False


def deed_of(seat: Seat, card: CardId) -> Deed:
    """A card as it is put on the table, before its player says what for."""
    return Deed(seat, card, source=seat, by=card, effect=effect_of(card))


Counts = tuple[Counter[Kind], ...]


@dataclass(kw_only=True)
class Crows(State):
    """A match. The decks are what lies nowhere else.

    `hours` are those still in the pile, from its top. `out` are the seats that have gone home, in the order of leaving.
    `shamisen_discard` has its top card last. `turns` counts turns, `draws` the bird cards the turn still draws.
    `news` is what happened since the last answer, `counts_before` the birds before it, so that changes can be shown.
    """

    house: HouseRules
    areas: list[list[Bird]]
    hands: list[int]
    turn: Seat
    hours: list[CardId] = field(default_factory=lambda: list(HOURS))
    bird_discard: list[CardId] = field(default_factory=list)
    shamisen_discard: list[CardId] = field(default_factory=list)
    out: list[Seat] = field(default_factory=list)
    deed: Deed | None = None
    dealt: bool = False
    turns: int = 0
    draws: int = 0
    news: list[Msg] = field(default_factory=list)
    counts_before: Counts = ()
    finished: bool = False

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.setup.seats))

    @property
    def seats_in(self) -> tuple[Seat, ...]:
        """The seats that are still in, ascending."""
        return tuple(seat for seat in self.seats if seat not in self.out)

    @property
    def is_over(self) -> bool:
        """Whether only one player remains."""
        return len(self.seats_in) == 1

    @property
    def hour(self) -> CardId:
        """The hour that holds now."""
        return self.hours[0]

    def say(self, key: str, /, **args: Arg) -> None:
        """Tell the table what happened by itself, or what it has to do with its hands."""
        self.news.append(Msg(f"crows-{key}", **args))

    def turn_page(self) -> None:
        """A new answer is in: what was news is none any more."""
        self.news.clear()
        self.counts_before = tuple(counted(area) for area in self.areas)


def new(setup: Setup) -> Crows:
    """A match before its first question. Raises BadInput for an option that does not exist."""
    seats = len(setup.seats)
    return Crows(
        setup=setup,
        house=house_rules(setup.options),
        areas=[[] for _ in range(seats)],
        hands=[CARDS_DEALT] * seats,
        turn=setup.start,
    )
