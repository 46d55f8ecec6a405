"""A table that tests can speak to: seats are A, B, C … clockwise, cards are P6, W10, L1, King."""

from __future__ import annotations

from companion.engine import Act, Answer, First, Refusal, Setup
from companion.games.chronicle import GAME
from companion.games.chronicle.box import CHARACTERS
from companion.games.chronicle.hands import could_hold
from tests.games.spoken import LETTERS, Spoken, seat, zone

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
SUITS = {"P": "power", "W": "wisdom", "L": "love"}


def card(short: str) -> str:
    """P6 → power_06, King → wild_king; a history card is its own id."""
    if short[0] in SUITS and short[1:].isdecimal():
        return f"{SUITS[short[0]]}_{int(short[1:]):02}"
    return f"wild_{short.lower()}" if f"wild_{short.lower()}" in CHARACTERS else short


def short(card_id: str) -> str:
    suit, _, number = card_id.partition("_")
    return f"{suit[0].upper()}{int(number)}" if number.isdecimal() else number.capitalize()


def cards(line: str) -> list[str]:
    return [card(one) for one in line.split()]


class Table(Spoken):
    def __init__(self, seats: int, **options: str) -> None:
        super().__init__(GAME, Setup(seats=NAMES[:seats], options=options))

    # -- what people do

    def history(self, *ids: str) -> Table:
        for one in ids:
            self.tap(one)
        return self

    def leads(self, letter: str) -> Table:
        assert self.key in ("chronicle-lead", "chronicle-show")
        return self.choose(f"seat:{seat(letter)}")

    def play(self, letter: str, what: str, *, anyway: bool = False) -> Table:
        """Somebody plays, and it is their turn."""
        self.asks("play", letter)
        return self.tap(what, anyway=anyway)

    def untold(self, letter: str) -> Table:
        """Somebody lays a card face down that is not tapped."""
        self.asks("play", letter)
        return self.choose("unknown")

    def aim(self, letter: str) -> Table:
        self.asks("target")
        return self.choose(f"seat:{seat(letter)}")

    def tap(self, what: str, *, anyway: bool = False) -> Table:
        return self.accepted(Answer("tap", card(what), anyway=anyway))

    def move(self, what: str, source: str | None, goal: str) -> Table:
        """The table moves a card by hand: `A's allies` is allies:A, `B's hand` is hand:B."""
        return self.accepted(self.act(what, source, goal))

    def won(self, letter: str, *line: str) -> Table:
        """Somebody has these allies: from their own hand, or from the one that is known to hold them."""
        for one in " ".join(line).split():
            holder = next((LETTERS[n] for n, hand in enumerate(self.round.hands) if card(one) in hand.known), letter)
            self.move(one, f"hand:{holder}", f"allies:{letter}")
        return self

    def laid_aside(self, letter: str, line: str) -> Table:
        """Cards go from a hand out of the round."""
        for one in line.split():
            self.move(one, f"hand:{letter}", "out")
        return self

    def end_round(self, **allies: str) -> Table:
        """The round goes by: these allies are won, and all hands are laid aside."""
        for letter, line in allies.items():
            self.won(letter, line)
        round = self.round
        for place, hand in enumerate(round.hands):
            while hand.size:
                self.laid_aside(LETTERS[place], short(could_hold(round, place)[0]))
        return self

    # -- what is refused

    def refuses(self, what: str, *, anyway: bool = False) -> Refusal:
        return self.refused(Answer("tap", card(what), anyway=anyway))

    def refuses_move(self, what: str, source: str | None, goal: str) -> str:
        return self.refused(self.act(what, source, goal)).reason.key

    # -- what there is

    @property
    def round(self):
        return self.state.round

    @property
    def may_be_tapped(self) -> set[str]:
        ask = self.match.ask
        tap = ask.asks["card"] if isinstance(ask, First) else ask
        return {short(one) for one in tap.legal()}

    @property
    def targets(self) -> str:
        return "".join(LETTERS[one] for one in self.match.ask.seats)

    def allies(self, letter: str) -> str:
        return " ".join(short(one) for one in self.round.allies[seat(letter)])

    def hand(self, letter: str) -> int:
        return self.round.hands[seat(letter)].size

    def hands(self) -> str:
        return " ".join(f"{LETTERS[place]}{hand.size}" for place, hand in enumerate(self.round.hands))

    @property
    def out(self) -> str:
        return " ".join(short(one) for one in self.round.out)

    @property
    def fame(self) -> list[int]:
        return self.totals

    # -- how

    def act(self, what: str, source: str | None, goal: str) -> Act:
        details = {"to": zone(goal)} if source is None else {"from": zone(source), "to": zone(goal)}
        return Act("move", card(what), details)


def sit(seats: int = 4, history: str = "monster_attack", leader: str = "A", **options: str) -> Table:
    """A round is dealt and the leader has shown the start card."""
    table = Table(seats, **options).history(history)
    if seats == 5:
        table.tap("W5" if history != "W5" else "W6")
    return table.leads(leader)


def score(*history: str, options: dict[str, str] | None = None, left: dict[str, str] | None = None, **allies: str):
    """The fame of a described round end."""
    return scored(*history, options=options, left=left, **allies)["fame"]


def scored(*history: str, options: dict[str, str] | None = None, left: dict[str, str] | None = None, **allies: str):
    letters = LETTERS[: len(allies)]
    assert list(allies) == list(letters)
    return GAME.position(
        {
            "history": list(history),
            "allies": [cards(allies[letter]) for letter in letters],
            "leftover": [cards((left or {}).get(letter, "")) for letter in letters],
            "options": options or {},
        }
    )
