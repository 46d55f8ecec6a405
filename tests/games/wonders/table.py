"""A table that tests can speak to: seats are 0, 1, 2 … clockwise, cards are ids, boards `gizah:A`."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine import Act, Adjust, Answer, Msg, Refusal, Setup
from companion.games.wonders import GAME
from companion.games.wonders.cities import City
from companion.games.wonders.form import HouseRules, house_rules
from companion.games.wonders.guilds import Copied, copied_guild, guild_scores, science_of
from companion.games.wonders.state import Plan, Wonders, copies_left
from companion.games.wonders.turn import begin_turn, carry_out
from tests.games.spoken import Spoken

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gao")
BOARDS = ("gizah:A", "babylon:A", "rhodos:A", "ephesos:A", "alexandria:A", "olympia:A", "halikarnassos:A")


def played(cities: list[City], plans: Mapping[int, Plan], age: int = 3, **options: str) -> Wonders:
    """These cities after one turn of these plans."""
    state = Wonders(
        setup=Setup(seats=NAMES[: len(cities)]), house=house_rules(options), cities=cities, mode="referee", age=age
    )
    begin_turn(state)
    carry_out(state, dict(plans))
    return state


def copy_gain(cities: list[City], seat: int, house: HouseRules) -> int:
    """What copying a neighbour's guild brings a city altogether."""

    def worth(copied: Copied | None) -> int:
        guilds = guild_scores(cities, seat, house, copied)
        return sum(guild.points for guild in guilds) + science_of(cities, seat, copied).points

    return worth(copied_guild(cities, seat, house)) - worth(None)


class Table(Spoken):
    def __init__(self, seats: int = 3, *boards: str, mode: str = "referee", start: int = 0, **options: str) -> None:
        cities = max(seats, 3)
        taken = {board.partition(":")[0] for board in boards}
        free = [board for board in BOARDS if board.partition(":")[0] not in taken]
        more = {"mode": mode, "boards": [*boards, *free][:cities]}
        setup = Setup(seats=NAMES[:seats], start=start, options=options, more=more)
        super().__init__(GAME, setup)

    # -- what people do

    def seal(self, *cards: str) -> Table:
        """Everybody taps a card face down, from seat 0 on; then all are turned up."""
        self.asks("seal")
        for seat, card in enumerate(cards):
            self.tap(card, seat)
        return self.choose("reveal")

    def turn(self, *cards: str, uses: Mapping[int, str] | None = None, pays: Mapping[int, str] | None = None) -> Table:
        """A whole turn; what nobody said is the default."""
        self.seal(*cards)
        self.use(uses or {})
        if self.key == "pay":
            self.use(pays or {})
        return self

    def use(self, uses: Mapping[int, str]) -> Table:
        for seat, use in uses.items():
            self.choose(use, seat)
        return self.choose("done")

    def turns(self, count: int, keeping: tuple[str, ...] = ()) -> Table:
        """So many turns of cards that all are sold; these ones stay in the hands."""
        for _ in range(count):
            cards = self.hands(keeping)
            self.seal(*cards)
            self.use(dict.fromkeys(range(len(cards)), "sell"))
        return self

    def hands(self, keeping: tuple[str, ...] = ()) -> list[str]:
        """A card for each player such as the deck may still hold."""
        pool = self.match.ask.asks[0].legal()
        cards = [card for card in pool for _ in range(copies_left(self.state, card, self.state.age))]
        # Guilds last: only some of them are in the deck.
        cards = [card for card in cards if card not in keeping]
        cards.sort(key=lambda card: GAME.cards[card].mark != "guild")
        return cards[-len(self.match.ask.asks) :]

    def age(self) -> Table:
        """The rest of the age goes by, every card is sold; the war is over."""
        age = self.state.age
        while self.match.ask is not None and self.state.age == age:
            if self.key == "war":
                return self.choose("done")
            if self.key == "last":
                self.tap(self.match.ask.legal()[-1]).use({self.only: "sell"})
            elif self.key in ("dug", "stage"):
                self.choose("none")
            elif self.key == "free_city":
                self.tap(self.match.ask.legal()[-1])
                self.choose("done")
            else:
                cards = self.hands()
                self.seal(*cards)
                while self.key == "stage":
                    self.choose("none")
                self.use(dict.fromkeys(range(len(cards)), "sell"))
        return self

    def tap(self, card: str, seat: int | None = None) -> Table:
        return self.accepted(Answer("tap", card, seat))

    def choose(self, value: str, seat: int | None = None) -> Table:
        return self.accepted(Answer("choose", value, seat))

    def adjust(self, seat: int, points: int) -> Table:
        return self.accepted(Adjust(seat, points, "agreed"))

    def by_hand(self, what: str, of: str, **details: object) -> Table:
        return self.accepted(act(what, of, **details))

    def given(self, seat: int, *cards: str, coins: int | None = None, stages: tuple[int, ...] = ()) -> Table:
        """A city has come to look like this."""
        city = self.city(seat)
        for card in cards:
            city.cards.append(card)
            city.built_in[card] = 0
        city.stages.extend(stages)
        city.coins = city.coins if coins is None else coins
        if self.match.ask is not None and self.key == "seal":
            begin_turn(self.state)
        return self

    # -- what is refused

    def refuses_tap(self, card: str, seat: int | None = None) -> Refusal:
        return self.refused(Answer("tap", card, seat))

    def refuses_choice(self, value: str, seat: int | None = None) -> Refusal:
        return self.refused(Answer("choose", value, seat))

    # -- what there is

    def asks(self, key: str) -> Table:
        assert self.key == key, f"asked is {self.key}"
        return self

    def uses_of(self, seat: int) -> list[str]:
        return list(self.match.ask.asks[seat].legal())

    def city(self, seat: int) -> City:
        return self.state.cities[seat]

    @property
    def only(self) -> int:
        """The one seat that several could be asked of."""
        (seat,) = self.match.ask.asks
        return seat

    @property
    def key(self) -> str | None:
        return None if self.match.ask is None else self.match.ask.key.removeprefix("wonders-")

    @property
    def state(self) -> Wonders:
        return self.match.state

    @property
    def coins(self) -> list[int]:
        return [city.coins for city in self.state.cities]

    @property
    def tokens(self) -> list[list[int]]:
        return [city.tokens for city in self.state.cities]


def act(what: str, of: str, **details: object) -> Act:
    """`source` is written `from`, which is no name in Python."""
    return Act(what, of, {"from" if name == "source" else name: value for name, value in details.items()})


__all__ = ["NAMES", "Msg", "Table", "act", "played"]
