"""All facts of a match that the table has told. Hands are hidden: only how many cards they have is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.engine import Arg, CardId, Json, Msg, Seat, Setup, State
from companion.games.celtica.board import Board, Place, read_board
from companion.games.celtica.box import (
    CARDS,
    COLOURS,
    DRUID_COUNT,
    EXPERIENCE_COUNT,
    PART_COUNT,
    PARTS,
    Colour,
    colour_of,
)
from companion.games.celtica.form import HouseRules, house_rules


@dataclass
class AltarCard:
    """A card drawn at an altar, to be played next turn. Its colour is known only where it was tapped in private."""

    colour: Colour | None = None


@dataclass
class Hand:
    """How many druid and experience cards a player holds.

    `owed` is the altar card that the next turn must contain. `told`: a card that was tapped in private is still in
    there although its turn has gone by.
    """

    druids: int = 0
    experience: int = 0
    owed: AltarCard | None = None
    told: bool = False


@dataclass
class Turn:
    """What the player whose turn it is has laid, and what came of it.

    `start` is where the druid stood; None until it has moved. `taken` came from the display, `lost` went to the
    discard, and `drew` is set once the experience card of a ruin has been drawn.
    """

    seat: Seat
    druids: list[CardId] = field(default_factory=list)
    experience: list[CardId] = field(default_factory=list)
    start: int | None = None
    taken: list[CardId] = field(default_factory=list)
    lost: int = 0
    drew: bool = False

    @property
    def laid(self) -> tuple[CardId, ...]:
        """All cards of the turn."""
        return (*self.druids, *self.experience)

    @property
    def steps(self) -> int:
        """How far the druid is to go."""
        return len(self.druids) + len(self.experience)

    @property
    def colour(self) -> Colour | None:
        """The druid that is moved; None until a card is laid."""
        return colour_of(self.laid[0]) if self.laid else None


@dataclass
class Final:
    """Whose experience cards are used after the end. `giving` is the part on its way to the display."""

    seat: Seat
    giving: CardId | None = None


@dataclass(frozen=True, slots=True)
class Conflict:
    """What was told of a place does not agree with what is known: of the same place, or of one beyond the goal."""

    index: int
    told: Place
    at: int
    known: Place


@dataclass(kw_only=True)
class Celtica(State):
    """A match. `next` is the seat from which the next player is looked for.

    `doubt` is a place that the table wants to tell again, `surveying` that it tells the whole path, `conflict` what
    does not agree. `supply_out`: no part can be drawn any more. `ender` ended the game. `news` is what has happened
    since the last answer, for all to read.
    """

    house: HouseRules
    board: Board
    hands: list[Hand]
    parts: list[list[CardId]]
    druids: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    druid_deck: int = DRUID_COUNT
    druid_discard: list[CardId] = field(default_factory=list)
    experience_deck: int = EXPERIENCE_COUNT
    experience_discard: list[CardId] = field(default_factory=list)
    experience_spent: int = 0
    stacks: int = PART_COUNT
    display: list[CardId] = field(default_factory=list)
    part_discard: list[CardId] = field(default_factory=list)
    round: int = 0
    next: Seat = 0
    last_player: Seat | None = None
    turn: Turn | None = None
    final: Final | None = None
    doubt: int | None = None
    surveying: bool = False
    conflict: Conflict | None = None
    astray: Colour | None = None
    broken: Seat | None = None
    supply_out: bool = False
    ender: Seat | None = None
    finished: bool = False
    news: list[Msg] = field(default_factory=list)

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.setup.seats))

    @property
    def playing(self) -> Turn:
        """The turn that is being played."""
        assert self.turn is not None
        return self.turn

    @property
    def last_round(self) -> bool:
        """Whether a druid has reached the goal: the round is played to its end, and is the last."""
        return any(self.board.is_goal(index) for index in self.druids.values())

    @property
    def all_arrived(self) -> bool:
        """Whether every druid is at the goal."""
        return all(self.board.is_goal(index) for index in self.druids.values())

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % len(self.seats)

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, that one first."""
        return (*self.seats[seat:], *self.seats[:seat])

    def say(self, key: str, /, **args: Arg) -> None:
        """Tell the table what happened by itself, or what it has to do with its hands."""
        self.news.append(Msg(f"celtica-{key}", **args))

    def turn_page(self) -> None:
        """A new answer is in: what was news is none any more."""
        self.news.clear()
        self.broken = None


def new(setup: Setup) -> Celtica:
    """A match before its first question. Raises BadInput for an option that does not exist."""
    seats = len(setup.seats)
    return Celtica(
        setup=setup,
        house=house_rules(setup.options),
        board=read_board(setup.more.get("board", [])),
        hands=[Hand() for _ in range(seats)],
        parts=[[] for _ in range(seats)],
        next=setup.start,
    )


def learned(state: Celtica) -> dict[str, Json]:
    """What is known of the board, for the next match."""
    board = state.board.as_json()
    return {"board": board} if board else {}


def unseen(card: CardId, seen: Sequence[CardId]) -> int:
    """How many copies of a card have not been seen since their cards were last shuffled."""
    return CARDS[card].copies - seen.count(card)


def seen_parts(state: Celtica) -> list[CardId]:
    """Every part that does not lie face down in the stacks."""
    giving = [] if state.final is None or state.final.giving is None else [state.final.giving]
    return [*state.display, *(part for own in state.parts for part in own), *state.part_discard, *giving]


def in_stacks(state: Celtica) -> tuple[CardId, ...]:
    """The kinds that the next part from the stacks may be. An empty stack is first made anew from the discard."""
    seen = seen_parts(state)
    return tuple(kind for kind in PARTS if unseen(kind, seen) > 0)
