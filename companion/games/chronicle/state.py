"""All facts of a match that the table has told: rounds, hands, allies, the trick, fame."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from companion.engine import Arg, CardId, Msg, Seat, Setup, State, clockwise
from companion.games.chronicle.box import HISTORIES, KINDS, Suit, number_of, suit_of
from companion.games.chronicle.form import HouseRules, house_rules
from companion.games.chronicle.history import TWO, TWO_COUNTS, Condition, conditions, further, start_card
from companion.games.chronicle.scoring import Award, Choices

HAND_SIZE: Final = {3: 12, 4: 9, 5: 7, 6: 6}
REMOVES_A_CARD: Final = 5
FAME_TO_WIN: Final = 3
OUT: Final = "out"


@dataclass
class Hand:
    """A hand as the table knows it: how many cards, and which of them everybody has seen go in.

    `unseen` cards were laid face down, were told to us, and are back in the hand: nobody may know them. `came` is
    the moment at which a card last came in from the table; the others have been there since the deal.
    """

    size: int
    known: list[CardId] = field(default_factory=list)
    unseen: list[CardId] = field(default_factory=list)
    came: dict[CardId, int] = field(default_factory=dict)


@dataclass
class Played:
    """A card in the trick. `card` is None for one laid face down that was not told; `live` until it is taken back."""

    seat: Seat
    card: CardId | None
    face_up: bool
    live: bool = True

    @property
    def lies_open(self) -> bool:
        """Whether everybody sees it in the trick."""
        return self.live and self.face_up

    @property
    def lies_face_down(self) -> bool:
        """Whether it is in the trick, unseen."""
        return self.live and not self.face_up


@dataclass
class AtWork:
    """A card whose power is being carried out, and whom it is aimed at."""

    seat: Seat
    card: CardId
    target: Seat | None = None


@dataclass
class Trick:
    """One card from each player. `ended`: by a 5. `given`: to whom the table gave it by hand. `again`: who was
    recalled and plays once more at the end.
    """

    number: int
    played: list[Played] = field(default_factory=list)
    suit: Suit | None = None
    reversed: bool = False
    ended: bool = False
    given: Seat | Literal["out"] | None = None
    again: list[Seat] = field(default_factory=list)
    at_work: AtWork | None = None


@dataclass
class Slough:
    """A card laid face down: the claim that its player held nothing of `suit`.

    `place` is where in the record it was laid; `stands` once the table has let a false one stand.
    """

    trick: int
    seat: Seat
    suit: Suit
    moment: int
    place: int
    played: Played
    stands: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand card that everybody has seen: when, and since when its player must have held it."""

    trick: int
    seat: Seat
    card: CardId
    held_since: int
    moment: int


@dataclass(frozen=True, slots=True)
class Revoke:
    """A slough found false: by which trick's slough, and by which card of the suit that was held then."""

    seat: Seat
    suit: Suit
    sloughed: CardId | None
    in_trick: int
    shown: CardId
    shown_in_trick: int


@dataclass
class Round:
    """One deal. `out` is the open pile out of the round, `out_face_down` what was discarded unseen.

    `awaiting` further history cards are still to be turned up. `astray` cards were told face down and are in a hand,
    but the table has passed hand cards on unseen, so it is not known in which.
    """

    number: int
    hands: list[Hand]
    allies: list[list[CardId]]
    active: list[CardId] = field(default_factory=list)
    set_aside: list[CardId] = field(default_factory=list)
    awaiting: int = 0
    removed: CardId | None = None
    dealt: bool = False
    leader: Seat = 0
    out: list[CardId] = field(default_factory=list)
    out_face_down: list[CardId] = field(default_factory=list)
    astray: list[CardId] = field(default_factory=list)
    trick: Trick | None = None
    tricks: int = 0
    moment: int = 0
    sloughs: list[Slough] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    revoke: Revoke | None = None
    choices: Choices = field(default_factory=Choices)

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.hands))

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions in force."""
        return conditions(self.active)

    @property
    def in_play(self) -> Trick:
        """The trick that is being played."""
        assert self.trick is not None
        return self.trick

    def next_moment(self) -> int:
        """Moments order what happened in a round: sloughs, and cards coming into hands and out of them."""
        self.moment += 1
        return self.moment

    def from_leader(self) -> tuple[Seat, ...]:
        """The seats clockwise from the one that leads, or took the last trick."""
        return tuple(clockwise(self.seats, self.leader))


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What a round brought."""

    number: int
    active: tuple[CardId, ...]
    awards: tuple[Award, ...]


Counts = tuple[tuple[int, ...], ...]


@dataclass(kw_only=True)
class Chronicle(State):
    """A match. `used` is the history discard pile; `news` is what happened since the last answer, for all to read.

    `counts_before` are the ledger's numbers before the last answer, so that what changed can be shown.
    """

    house: HouseRules
    round: Round
    used: list[CardId] = field(default_factory=list)
    results: list[RoundResult] = field(default_factory=list)
    news: list[Msg] = field(default_factory=list)
    counts_before: Counts = ()
    finished: bool = False

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.setup.seats))

    def say(self, key: str, /, **args: Arg) -> None:
        """Tell the table what happened by itself, or what it has to do with its hands."""
        self.news.append(Msg(f"chronicle-{key}", **args))

    def turn_page(self) -> None:
        """A new answer is in: what was news is none any more."""
        self.news.clear()
        self.counts_before = ledger_counts(self)


def new(setup: Setup) -> Chronicle:
    """A match before its first question. Raises BadInput for an option that does not exist."""
    return Chronicle(setup=setup, house=house_rules(setup.options), round=fresh_round(1, len(setup.seats)))


def fresh_round(number: int, seats: int) -> Round:
    """A round before its history card is turned up; the hands are as large as the deal will make them."""
    return Round(number, [Hand(HAND_SIZE[seats]) for _ in range(seats)], [[] for _ in range(seats)])


def history_deck(state: Chronicle) -> tuple[CardId, ...]:
    """The history cards that may be turned up next, in no order: nobody knows it."""
    gone = {*state.used, *state.round.active, *state.round.set_aside}
    return tuple(card for card in HISTORIES if card not in gone)


def second_history(state: Chronicle) -> CardId | None:
    """The second card of a table that turns up two a round, where its start card is still in play."""
    active = state.round.active
    place = 1 + further(active[0])
    if state.house.history_per_round == "1" or start_card(active[place]) in state.round.out:
        return None
    return active[place]


def fame(state: Chronicle) -> tuple[int, ...]:
    """Everybody's fame: what the rounds brought, and what the table gave or took by hand."""
    total = [0] * len(state.seats)
    for result in state.results:
        for award in result.awards:
            total[award.seat] += award.points
    for adjust in state.adjustments:
        total[adjust.seat] += adjust.points
    return tuple(total)


def worth(allies: list[CardId], kind: str) -> int:
    """How much of a suit, or of the wild cards, these allies are: a 2 is three cards of its suit."""
    return sum(TWO_COUNTS if number_of(card) == TWO else 1 for card in allies if (suit_of(card) or "wild") == kind)


def ledger_counts(state: Chronicle) -> Counts:
    """The ledger's numbers: for each seat power, wisdom, love, wild and fame."""
    return tuple(
        (*(worth(allies, kind) for kind in KINDS), points)
        for allies, points in zip(state.round.allies, fame(state), strict=True)
    )
