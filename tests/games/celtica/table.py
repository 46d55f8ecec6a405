"""A table that tests can speak to: seats are A, B, C … clockwise; parts are C (centre) and 1 … 8; cards are colours."""

from __future__ import annotations

from companion.engine import Act, Adjust, Answer, First, Refusal, Setup
from companion.games.celtica import GAME
from companion.games.celtica.amulets import counts, sizes
from companion.games.celtica.box import PARTS
from companion.games.celtica.state import in_stacks
from tests.games.spoken import Spoken, seat

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva")
ALL_NINE = "C12345678"


def part(short: str) -> str:
    return PARTS[0] if short == "C" else PARTS[int(short)]


def short(part_id: str) -> str:
    return "C" if part_id == PARTS[0] else part_id[-1]


def card(short: str) -> str:
    """red → card_red, exp_red stays what it is."""
    return short if short.startswith("exp_") else f"card_{short}"


def place(words: str):
    """ "village 1", "altar", or "?" for a place that is not known."""
    kind, _, n = words.partition(" ")
    if kind == "?":
        return None
    return {"kind": kind, "n": int(n)} if n else {"kind": kind}


def board(*places: str, goal: tuple[int, str] | None = None):
    """The first places of a path; `goal` = (18, "goal 3") sets the last one."""
    described = [place(words) for words in places]
    if goal is not None:
        described += [None] * (goal[0] - 1 - len(described)) + [place(goal[1])]
    return described


class Table(Spoken):
    def __init__(self, seats: int = 3, *places: str, goal=None, start: str = "A", **options: str) -> None:
        described = board(*places, goal=goal)
        more = {"board": described} if described else {}
        setup = Setup(seats=NAMES[:seats], start=seat(start), options=options, more=more)
        super().__init__(GAME, setup)

    # -- preparing

    def dealt(self, display: str = ALL_NINE, each: str = "12") -> Table:
        """The display is laid and everybody has drawn two parts."""
        for one in display:
            self.asks("display").tap(one)
        for _ in self.state.seats:
            for one in each:
                self.asks("start_part").tap(one)
        return self

    def owns(self, letter: str, parts: str) -> Table:
        """Instead of what they have, a player has these parts."""
        zone = f"parts:{seat(letter)}"
        for one in list(self.state.parts[seat(letter)]):
            self.by_hand(Act("move", one, {"from": zone, "to": "stacks"}))
        for one in parts:
            self.by_hand(Act("move", part(one), {"from": "stacks", "to": zone}))
        return self

    def holds(self, letter: str, druids: int | None = None, experience: int | None = None) -> Table:
        """A hand has so many cards."""
        for what, wanted in (("druid", druids), ("experience", experience)):
            hand, deck = f"hand:{seat(letter)}", "deck"
            while wanted is not None and (more := wanted - self._held(letter, what)):
                way = {"from": deck, "to": hand} if more > 0 else {"from": hand, "to": deck}
                self.by_hand(Act("move", f"{what}_card", way))
        return self

    def _held(self, letter: str, what: str) -> int:
        hand = self.state.hands[seat(letter)]
        return hand.druids if what == "druid" else hand.experience

    def stand(self, **druids: int) -> Table:
        """The druids stand so many steps from the start."""
        for colour, index in druids.items():
            self.by_hand(Act("move", f"druid_{colour}", {"to": f"place:{index}"}))
        return self

    def supply(self, stacks: int, discard: str = "") -> Table:
        """So many parts are left in the stacks, and these in the discard; the last player has the rest."""
        keeper = f"parts:{len(self.state.seats) - 1}"
        for one in discard:
            self.by_hand(Act("move", part(one), {"from": "stacks", "to": "discard"}))
        while self.state.stacks > stacks:
            kind = in_stacks(self.state)[0]
            self.by_hand(Act("move", kind, {"from": "stacks", "to": keeper}))
        return self

    def lays_away(self, one: str) -> Table:
        """A part goes from the display to the last player."""
        keeper = f"parts:{len(self.state.seats) - 1}"
        return self.by_hand(Act("move", part(one), {"from": "display", "to": keeper}))

    def by_hand_to(self, letter: str) -> Table:
        """It is that player's turn."""
        return self.by_hand(Act("move", "turn", {"to": f"seat:{seat(letter)}"}))

    # -- what people do

    def plays(self, letter: str, *cards: str) -> Table:
        """It is somebody's turn: they lay these cards and are done."""
        self.asks("play", letter)
        for one in cards:
            self.tap_card(one)
        if self.key == "celtica-play" and self.state.turn is not None and self.state.turn.laid:
            self.choose("done")
        return self

    def takes(self, letter: str, parts: str) -> Table:
        for one in parts:
            self.asks("part", letter).tap(one)
        return self

    def gives_up(self, letter: str, parts: str) -> Table:
        for one in parts:
            self.asks("lose", letter).tap(one)
        return self

    def refill(self, parts: str) -> Table:
        for one in parts:
            self.asks("refill").tap(one)
        return self

    def tells(self, words: str, steps: int | None = None) -> Table:
        """The table says what is printed where the druid has come."""
        self.asks("place")
        described = place(words)
        self.choose(described["kind"])
        if "n" in described:
            self.number(described["n"])
        if steps is not None:
            self.asks("steps").number(steps)
        return self

    def tap(self, what: str) -> Table:
        return self.accepted(Answer("tap", part(what)))

    def tap_card(self, what: str, *, anyway: bool = False) -> Table:
        return self.accepted(Answer("tap", card(what), anyway=anyway))

    def by_hand(self, deed: Act | Adjust) -> Table:
        return self.accepted(deed)

    def doubts(self, index: int) -> Table:
        """The table touches "Fix place"."""
        return self.by_hand(Act("turn", f"place:{index}"))

    # -- what is refused

    def refuses_card(self, what: str) -> Refusal:
        return self.refused(Answer("tap", card(what)))

    def refuses(self, what: str) -> Refusal:
        return self.refused(Answer("tap", part(what)))

    def refuses_by_hand(self, deed: Act) -> str:
        return self.refused(deed).reason.key.removeprefix("celtica-")

    # -- what there is

    @property
    def may_lay(self) -> set[str]:
        ask = self.match.ask
        return set(ask.asks["card"].legal()) if isinstance(ask, First) else set()

    @property
    def display(self) -> str:
        return "".join(short(one) for one in self.state.display)

    def parts(self, letter: str) -> str:
        return "".join(short(one) for one in self.state.parts[seat(letter)])

    def amulets(self, letter: str) -> tuple[int, ...]:
        return sizes(counts(self.state.parts[seat(letter)]))

    def hand(self, letter: str) -> tuple[int, int]:
        hand = self.state.hands[seat(letter)]
        return hand.druids, hand.experience

    def at(self, colour: str) -> int:
        return self.state.druids[colour]

    def known(self, index: int) -> str:
        found = self.state.board.at(index)
        return "?" if found is None else f"{found.kind} {found.n}" if found.numbered else found.kind

    @property
    def over(self) -> bool:
        """Whether the game has ended: experience cards may still be used."""
        return self.state.ender is not None
