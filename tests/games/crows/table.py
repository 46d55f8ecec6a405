"""A table that tests can speak to: seats are A, B, C, D clockwise, birds are b c c2 c3 r r2 w o and the bell."""

from __future__ import annotations

from companion.engine import Act, Answer, First, PickSeat, Refusal, Setup
from companion.games.crows import GAME
from companion.games.crows.box import BIRDS
from tests.games.spoken import LETTERS, Spoken, seat, zone

NAMES = ("Ann", "Ben", "Cleo", "Dan")
KINDS = {"b": "bat", "c": "crow", "r": "rooster", "w": "warbler", "o": "owl"}


def card(short: str) -> str:
    """c2 → crow_2, b → bat_1; a shamisen card and the bell are their own ids."""
    if short[0] in KINDS and short[1:] in ("", "1", "2", "3"):
        return f"{KINDS[short[0]]}_{short[1:] or 1}"
    return short


def short(bird: str) -> str:
    kind, _, number = bird.partition("_")
    return kind if not number else kind[0] + ("" if number == "1" else number)


def cards(line: str) -> list[str]:
    return [card(one) for one in line.split()]


class Table(Spoken):
    def __init__(self, seats: int, start: str = "A", **options: str) -> None:
        super().__init__(GAME, Setup(seats=NAMES[:seats], start=seat(start), options=options))

    # -- what people do

    def tap(self, *line: str) -> Table:
        for one in " ".join(line).split():
            self.accepted(Answer("tap", card(one)))
        return self

    def deal(self, line: str = "c c c c c c c c c c c c") -> Table:
        """Three birds in front of everybody, in the order they are dealt."""
        return self.tap(*line.split()[: 3 * len(self.state.seats)])

    def draws(self, line: str) -> Table:
        return self.asks("draw_bird").tap(line)

    def plays(self, what: str) -> Table:
        """A shamisen card for its effect."""
        self.asks("play").tap(what)
        return self.choose("effect") if self.key == "crows-use" else self

    def kills_with(self, what: str, *line: str) -> Table:
        """A shamisen card to kill one bird."""
        self.asks("play").tap(what)
        if self.key == "crows-use":
            self.choose("kill")
        return self.tap(*line)

    def picks(self, line: str) -> Table:
        """Birds are picked, and if the effect reaches further, it is enough."""
        self.asks("bird").tap(line)
        return self.choose("done") if self.key == "crows-bird" else self

    def kind(self, kind: str) -> Table:
        return self.asks("kind").choose(kind)

    def at(self, letter: str) -> Table:
        """Aims at somebody. With one other player nobody is asked."""
        if self.key == "crows-target":
            self.choose(f"seat:{seat(letter)}")
        return self

    def accepts(self) -> Table:
        return self.asks("answer").choose("accept")

    def door(self) -> Table:
        return self.asks("answer").tap("door")

    def mirror(self, letter: str) -> Table:
        """Turns the attack on somebody."""
        self.asks("answer").tap("mirror")
        if self.key == "crows-redirect":
            self.choose(f"seat:{seat(letter)}")
        return self

    def judge(self) -> Table:
        return self.asks("play").choose("judge")

    def leaves(self, letter: str) -> Table:
        """Somebody goes home by the table's doing."""
        return self.accepted(Act("move", f"seat:{seat(letter)}", {"to": "home"}))

    def move(self, what: str, source: str, goal: str) -> Table:
        """The table moves a card by hand; `area:A` is A's area."""
        return self.accepted(self.act(what, source, goal))

    def note(self, text: str) -> Table:
        """A note changes nothing; the question is made anew."""
        return self.accepted(Act("note", text))

    # -- how it is set up

    def lays(self, letter: str, line: str) -> Table:
        """Exactly these birds lie in front of somebody."""
        for bird in list(self.state.areas[seat(letter)]):
            self.move(bird.card, f"area:{letter}", "bird_deck")
        for one in line.split():
            self.move(one, "bird_deck", f"area:{letter}")
        return self

    def holds(self, letter: str, count: int) -> Table:
        """Somebody holds so many cards."""
        while self.hand(letter) > count:
            self.move("unknown", f"hand:{letter}", "shamisen_deck")
        while self.hand(letter) < count:
            self.move("unknown", "shamisen_deck", f"hand:{letter}")
        return self

    def lies_on_top(self, *line: str) -> Table:
        """These cards lie on the shamisen discard pile, the last one on top."""
        for one in line:
            self.move(one, "shamisen_deck", "shamisen")
        return self

    def hour_is(self, hour: str) -> Table:
        while self.state.hour != hour:
            self.move(self.state.hour, "hours", "gone")
        return self

    # -- what is refused

    def refuses(self, what: str) -> Refusal:
        return self.refused(Answer("tap", card(what)))

    def refuses_move(self, what: str, source: str, goal: str) -> str:
        return self.refused(self.act(what, source, goal)).reason.key

    # -- what there is

    @property
    def may_be_tapped(self) -> set[str]:
        ask = self.match.ask
        tap = ask.asks["card"] if isinstance(ask, First) else ask
        return {short(one) for one in tap.legal()}

    @property
    def choices(self) -> set[str]:
        ask = self.match.ask
        parts = ask.asks.values() if isinstance(ask, First) else [ask]
        return {str(one) for part in parts if part.kind == "choose" for one in part.legal()}

    @property
    def branches(self) -> set[str]:
        assert isinstance(self.match.ask, First)
        return set(self.match.ask.asks)

    @property
    def targets(self) -> str:
        assert isinstance(self.match.ask, PickSeat)
        return "".join(LETTERS[one] for one in self.match.ask.seats)

    def area(self, letter: str) -> str:
        """The birds in front of somebody, in the order of the box."""
        birds = [bird.card for bird in self.state.areas[seat(letter)]]
        return " ".join(short(one) for one in sorted(birds, key=BIRDS.index))

    def hand(self, letter: str) -> int:
        return self.state.hands[seat(letter)]

    @property
    def hands(self) -> list[int]:
        return list(self.state.hands)

    @property
    def birds_discarded(self) -> str:
        return " ".join(short(one) for one in self.state.bird_discard)

    @property
    def discarded(self) -> list[str]:
        return list(self.state.shamisen_discard)

    @property
    def out(self) -> str:
        return "".join(LETTERS[one] for one in self.state.out)

    @property
    def public(self):
        return GAME.public(self.state)

    # -- how

    def act(self, what: str, source: str, goal: str) -> Act:
        return Act("move", card(what), {"from": zone(source), "to": zone(goal)})


def sit(seats: int = 3, hour: str = "ushi", turn: str = "A", **rules: str) -> Table:
    """It is the turn of `turn`, who may play. Areas are given by letter, house rules by id; others are empty."""
    areas = {letter: rules.pop(letter, "") for letter in LETTERS[:seats]}
    table = Table(seats, turn, **rules).deal().tap("c c c2" if seats == 4 else "c c c")
    for letter in areas:
        table.lays(letter, "")
    for letter, line in areas.items():
        table.lays(letter, line)
    return table.hour_is(hour)


def out(hour: str, area: str) -> bool:
    """Whether a described position is out."""
    described = GAME.position({"hour": hour, "areas": [cards(area), []]})
    return described["out"][0]
