"""All facts of a match that the table has told: cities, the turn on the table, wars, and what the count still needs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from companion.engine import Arg, CardId, Msg, Seat, Setup, State, clockwise
from companion.games.wonders.box import AGES, CARDS, GUILD, TURNS, copies_dealt, guilds_dealt
from companion.games.wonders.cities import City, shields
from companion.games.wonders.form import HouseRules, house_rules
from companion.games.wonders.military import War
from companion.games.wonders.paying import Means
from companion.games.wonders.trade import NOTHING_TO_PAY, Way

FREE_CITY: Final = 2
PLAYERS_WITH_FREE_CITY: Final = 2
TALLY: Final = "tally"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is done with a card: `build`, `build_free`, `stage:<n>` or `sell`; and what is paid for it."""

    card: CardId
    use: str
    bank: int = 0
    way: Way = NOTHING_TO_PAY

    @property
    def stage(self) -> int | None:
        """The stage that the card goes under."""
        name, _, number = self.use.partition(":")
        return int(number) if name == "stage" else None


@dataclass(kw_only=True)
class Wonders(State):
    """A match.

    `sealed` cards lie face down, told but not turned up; `committed` is the stage that the owner of a wall built in
    any order has sealed with them; `again` are the seats that must tell theirs once more. `turned_up` cards await
    their use, `plans` what was said of them. `means` are those of the start of the turn. `seen` holds the cards of
    each age that have been turned up, `discard` those of them that lie on the discard pile, `buried` how many more
    lie there that nobody has told, by age. `diggers` may build from the discard pile at the end of this turn.
    `told_tokens` were told at a count by hand and stand instead of those that the wars gave. `before` are the
    counters before the last answer.
    """

    house: HouseRules
    cities: list[City]
    mode: str
    age: int = 1
    turn: int = 1
    means: list[Means] = field(default_factory=list)
    sealed: dict[Seat, CardId] = field(default_factory=dict)
    again: tuple[Seat, ...] = ()
    committed: dict[Seat, int | None] = field(default_factory=dict)
    turned_up: dict[Seat, CardId] = field(default_factory=dict)
    plans: dict[Seat, Plan] = field(default_factory=dict)
    discard: list[CardId] = field(default_factory=list)
    buried: dict[int, int] = field(default_factory=lambda: dict.fromkeys(AGES, 0))
    seen: dict[int, list[CardId]] = field(default_factory=lambda: {age: [] for age in AGES})
    diggers: list[Seat] = field(default_factory=list)
    wars: list[War] = field(default_factory=list)
    told_tokens: dict[Seat, list[int]] = field(default_factory=dict)
    news: list[Msg] = field(default_factory=list)
    before: tuple[tuple[int, int], ...] = ()
    finished: bool = False

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that people sit at, clockwise from the one that begins."""
        return tuple(clockwise(range(len(self.setup.seats)), self.setup.start))

    @property
    def seats(self) -> range:
        """All cities, the free city among them."""
        return range(len(self.cities))

    @property
    def tallying(self) -> bool:
        """Whether nothing more is refereed: the table counts."""
        return self.mode == TALLY

    @property
    def has_free_city(self) -> bool:
        """Whether two people play, with a city between them that both steer in turn (rules 9)."""
        return len(self.setup.seats) == PLAYERS_WITH_FREE_CITY

    @property
    def holder(self) -> Seat:
        """Who holds the free city card in this turn: it changes hands with the stacks after every turn.

        The left neighbour of the free city is seat 0, the right one seat 1.
        """
        first = (self.house.free_city_first_holder == "right") ^ (self.age % 2 == 0)
        return (first + self.turn - 1) % PLAYERS_WITH_FREE_CITY

    def actor(self, seat: Seat) -> Seat:
        """Who acts for a city: its player, or the holder of the free city card."""
        return self.holder if self.has_free_city and seat == FREE_CITY else seat

    def say(self, key: str, /, **args: Arg) -> None:
        """Tell the table what happened by itself, or what it has to do with its hands."""
        self.news.append(Msg(f"wonders-{key}", **args))

    def turn_page(self) -> None:
        """A new answer is in: what was news is none any more."""
        self.news.clear()
        self.before = counters(self)

    def show(self, card: CardId, age: int) -> None:
        """A card of an age's deck has been turned up for all to see."""
        self.seen[age].append(card)


def new(setup: Setup) -> Wonders:
    """A match before its first question. Raises BadInput for an option that does not exist."""
    return Wonders(
        setup=setup,
        house=house_rules(setup.options),
        cities=[City(board) for board in setup.more["boards"]],
        mode=setup.more["mode"],
    )


def counters(state: Wonders) -> tuple[tuple[int, int], ...]:
    """Coins and shields of every city."""
    return tuple((city.coins, shields(city)) for city in state.cities)


def copies_left(state: Wonders, card: CardId, age: int) -> int:
    """How many copies of a card of an age's deck nobody has seen yet. Of guilds only so many are drawn."""
    cities = len(state.cities)
    if CARDS[card].mark == GUILD:
        drawn = sum(CARDS[other].mark == GUILD for other in state.seen[age])
        if drawn >= guilds_dealt(cities):
            return 0
    return copies_dealt(card, age, cities) - state.seen[age].count(card)


def in_hands(state: Wonders) -> tuple[CardId, ...]:
    """The cards that may be in somebody's hand, as far as open cards tell: the same for everybody."""
    return tuple(card for card in CARDS if copies_left(state, card, state.age) > 0)


def buried_age(state: Wonders, card: CardId) -> int | None:
    """The age from whose unseen discards a card may come; None where it cannot lie there."""
    ages = (age for age in AGES if state.buried[age] and copies_left(state, card, age) > 0)
    return next(ages, None)


def told_too_often(state: Wonders, told: dict[Seat, CardId]) -> tuple[Seat, ...]:
    """The seats whose cards cannot all be: more copies were told than there are. Somebody has told a wrong one."""
    cards = list(told.values())
    guilds = [card for card in cards if CARDS[card].mark == GUILD]
    drawn = sum(CARDS[card].mark == GUILD for card in state.seen[state.age])
    too_many_guilds = len(guilds) > guilds_dealt(len(state.cities)) - drawn
    return tuple(
        seat
        for seat, card in told.items()
        if cards.count(card) > copies_left(state, card, state.age) or (too_many_guilds and card in guilds)
    )


def is_last_turn(state: Wonders) -> bool:
    """Whether hands are down to two cards: the seventh is left over."""
    return state.turn == TURNS


def secret_cards(state: Wonders) -> frozenset[CardId]:
    """The cards that were told face down and are not turned up."""
    return frozenset(state.sealed.values())


def places(state: Wonders) -> Iterable[tuple[str, CardId]]:
    """The zone of every card whose place is known."""
    for seat, city in enumerate(state.cities):
        yield from ((f"city:{seat}", card) for card in city.cards)
        yield from ((f"tucked:{seat}", card) for card in city.tucked)
    yield from (("discard", card) for card in state.discard)
    yield from ((f"table:{seat}", card) for seat, card in state.turned_up.items())
