"""All facts of a match that the table has told: hands, the binder, the round, points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from companion.engine import Arg, CardId, Msg, Seat, Setup, State
from companion.games.chronos.binder import At, Lying, Page, Pocket, open_page
from companion.games.chronos.box import COLOURS, Colour, Kind
from companion.games.chronos.form import HouseRules, house_rules
from companion.games.chronos.printed import Printed, read_printed
from companion.games.chronos.scoring import Gain
from companion.games.chronos.sets import (
    DECK,
    FIRST_GAME,
    TWO,
    CardSet,
    Group,
    card_set,
    hand_of,
)

ROUNDS: Final = 7
# A lock that lasts as long as the game.
FOR_GOOD: Final = ROUNDS + 1


@dataclass(frozen=True, slots=True)
class Placing:
    """A card that has been revealed and is still to be put into the binder."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class Lock:
    """A sheet, or one pocket of it, that these seats may not use up to the end of a round."""

    sheet: int
    at: At | None
    seats: tuple[Seat, ...]
    until: int


@dataclass
class Round:
    """One round, begun by `start`.

    `sealed` lie face down before each seat until `revealed`; then they are `to_place`, in order. `powers` of revealed
    cards are still to be used; `ordering` are the seats named so far for a new order. `sheet` and `pocket` have been
    chosen for the card that goes in now. `page` is the era that was drawn.
    """

    number: int
    start: Seat
    order: list[Seat]
    sealed: dict[Seat, list[CardId]] = field(default_factory=dict)
    selecting: bool = False
    revealed: bool = False
    powers: list[Placing] = field(default_factory=list)
    ordering: list[Seat] | None = None
    to_place: list[Placing] = field(default_factory=list)
    sheet: int | None = None
    pocket: At | None = None
    page: int | None = None


@dataclass(frozen=True, slots=True)
class Earned:
    """Points of a seat whatever its cards show: for a contract, or by a berserker's power as the table read it."""

    seat: Seat
    round: int
    what: str
    points: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class PageResult:
    """What a page brought, and in which round."""

    round: int
    page: int
    gains: tuple[Gain, ...]


@dataclass
class Building:
    """A set of the table's own, as far as it has been picked. `kind` and what follows are of the group begun."""

    hand: list[str] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    kind: Kind | None = None
    sheet: int | None = None
    pockets: list[Pocket] = field(default_factory=list)
    turned: list[Pocket] = field(default_factory=list)


@dataclass(kw_only=True)
class Chronos(State):
    """A match. `aside` are cards out of the game; `starts_next` begins the next round, where the table has said so;
    `news` is what happened since the last answer, for all to read, and `points_before` are the totals before it.

    `preplacing` are the pockets still to be shared out; `inserted` is the card whose power is at work in the binder;
    `arrows_told` are those of the mage that is asked about; `berserker_points` were entered for the page being counted.
    """

    house: HouseRules
    colours: tuple[Colour, ...]
    cards: CardSet | None
    printed: Printed
    round: Round
    building: Building = field(default_factory=Building)
    hands: list[list[CardId]] = field(default_factory=list)
    preplacing: Group | None = None
    preplacing_seat: Seat | None = None
    binder: dict[Pocket, Lying] = field(default_factory=dict)
    aside: list[CardId] = field(default_factory=list)
    locks: list[Lock] = field(default_factory=list)
    eras: list[CardId] = field(default_factory=list)
    last_placed: Pocket | None = None
    inserted: tuple[Seat, Pocket] | None = None
    earned: list[Earned] = field(default_factory=list)
    results: list[PageResult] = field(default_factory=list)
    bonus: tuple[Gain, ...] = ()
    arrows_told: list[str] = field(default_factory=list)
    berserker_points: dict[Seat, int] = field(default_factory=dict)
    play_off: Seat | None = None
    starts_next: Seat | None = None
    news: list[Msg] = field(default_factory=list)
    points_before: tuple[int, ...] = ()
    finished: bool = False

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.setup.seats))

    @property
    def for_two(self) -> bool:
        """Whether two play, each from a deck."""
        return len(self.seats) == TWO

    def next_seat(self, seat: Seat) -> Seat:
        """Who is next in turn order."""
        step = 1 if self.house.direction == "clockwise" else -1
        return (seat + step) % len(self.seats)

    def turn_order(self, start: Seat) -> list[Seat]:
        """All seats in turn order."""
        order = [start]
        while len(order) < len(self.seats):
            order.append(self.next_seat(order[-1]))
        return order

    def seat_of(self, colour: Colour) -> Seat | None:
        """Who plays a colour."""
        return self.colours.index(colour) if colour in self.colours else None

    def page(self, number: int) -> Page:
        """The binder opened at a page."""
        return open_page(self.binder, number)

    def say(self, key: str, /, **args: Arg) -> None:
        """Tell the table what happened by itself, or what it has to do with its hands."""
        self.news.append(Msg(f"chronos-{key}", **args))


def new(setup: Setup) -> Chronos:
    """A match before its first question. Raises BadInput for an option that does not exist."""
    more = setup.more
    seats = len(setup.seats)
    state = Chronos(
        setup=setup,
        house=house_rules(setup.options),
        colours=tuple(more.get("colours", COLOURS[:seats])),
        cards=CardSet((), DECK) if seats == TWO else card_set(more.get("set", FIRST_GAME), seats),
        printed=read_printed(more.get("printed", {})),
        round=Round(1, setup.start, []),
    )
    state.round.order = state.turn_order(setup.start)
    if state.cards is not None:
        deal(state, state.cards)
    return state


def deal(state: Chronos, cards: CardSet) -> None:
    """Everybody takes the same cards in their own colour."""
    state.cards = cards
    state.hands = [
        hand_of(cards.hand, state.colours[seat], state.colours[state.next_seat(seat)]) for seat in state.seats
    ]
