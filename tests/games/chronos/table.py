"""The table's own words for the tests: Ann, Ben and Cleo, their colours, and pockets such as `2:r3c3`.

What stands in PRINTED is a fixture: nobody knows what the real cards say.
"""

from __future__ import annotations

from companion.engine import Act, Answer, Refusal, Setup
from companion.games.chronos import GAME
from companion.games.chronos.binder import pocket_of
from companion.games.chronos.sets import read_more
from tests.games.spoken import LETTERS, Spoken, seat

NAMES = ("Ann", "Ben", "Cleo")
COLOURS = ("red", "blue", "green")
PRINTED = {
    "numbers": {"contract_demon": -3, "jester": 1, "princess": 1, "dragon": 2, "traveller": 1, "berserker": 2},
    "arrows": {"white_mage": ["e", "s"], "black_mage": ["e", "n"]},
}
# The worked position of the rule text.
P0 = (
    "1 r1c3 red knight",
    "1 r3c3 blue knight",
    "1 r1c1 green knight",
    "2 r3c3 red knight",
    "1 r2c3 blue noble",
    "2 r2c3 green knight",
)


# -- described positions


def lying(line: str) -> dict[str, object]:
    """`2 r3c3 red knight`, and `turned` behind it for a card upside down."""
    sheet, at, colour, kind, *turned = line.split()
    card = {"sheet": int(sheet), "row": int(at[1]), "col": int(at[3]), "colour": colour, "kind": kind}
    return {**card, "turned": True} if turned else card


def described(*cards: str, page: int | None = None, **more):
    opened = {"final": True} if page is None else {"page": page}
    return GAME.position({"cards": [lying(card) for card in cards], **opened, **more})


def points(*cards: str, page: int = 1, arrows=None, numbers=None, options=None, **more) -> str:
    """Points as `red 4 blue 0 green 4`, colours without any left out."""
    printed = {"arrows": arrows or {}, "numbers": numbers or {}}
    return said(described(*cards, page=page, printed=printed, options=options or {}, **more)["points"])


def seen(*cards: str, page: int) -> str:
    return said(described(*cards, page=page, printed=PRINTED)["seen"])


def bonus(*cards: str, options=None) -> str:
    return said(described(*cards, options=options or {})["bonus"])


def said(by_colour: dict[str, int]) -> str:
    return " ".join(f"{colour} {n}" for colour, n in by_colour.items() if n)


# -- a match


class Table(Spoken):
    def __init__(
        self, seats: int = 3, chosen: object = "first_game", *, printed=PRINTED, start: int = 0, colours=None, **options
    ) -> None:
        more = {"set": chosen, "printed": printed, "colours": list(colours or COLOURS[:seats])}
        bare = Setup(seats=NAMES[:seats], start=start, options=options)
        setup = Setup(seats=bare.seats, start=start, options=options, more=read_more(more, bare))
        super().__init__(GAME, setup)

    # -- what people do

    def preplace(self, *places: str) -> Table:
        for place in places:
            self.asks("preplace").choose(place)
        return self

    def lays(self, letter: str, kind: str) -> Table:
        """Somebody lays a card face down: of their own colour, or `blue_contract_demon`."""
        self.asks("select")
        return self.accepted(Answer("tap", self.card(letter, kind), seat(letter)))

    def lay(self, *kinds: str) -> Table:
        """Everybody lays a card, Ann first."""
        for letter, kind in zip(LETTERS, kinds, strict=False):
            self.lays(letter, kind)
        return self

    def puts(self, letter: str, pocket: str, way: str | None = None) -> Table:
        """Somebody puts the card that is theirs to place into `2:r3c3`."""
        sheet, place = pocket.split(":")
        self.asks("sheet", letter).choose(f"sheet:{sheet}")
        if self.key == "chronos-pocket":
            self.choose(place)
        return self if way is None else self.asks("turn", letter).choose(way)

    def put(self, *pockets: str) -> Table:
        """The cards go in in the order of the round."""
        for pocket in pockets:
            self.puts(LETTERS[self.match.ask.seat], pocket)
        return self

    def era(self, page: int) -> Table:
        return self.asks("era").tap(f"era_{page}")

    def round(self, kinds: str, pockets: str, page: int) -> Table:
        """A whole round of cards without powers."""
        return self.lay(*kinds.split()).put(*pockets.split()).era(page)

    def tap(self, card: str, *, anyway: bool = False) -> Table:
        return self.accepted(Answer("tap", card, anyway=anyway))

    def does(self, what: str, of: object, **details: object) -> Table:
        """By hand: `from_` stands for `from`, `for_` for `for`."""
        return self.accepted(Act(what, of, {name.rstrip("_"): value for name, value in details.items()}))

    # -- what is refused

    def refuses_tap(self, card: str, letter: str | None = None) -> Refusal:
        return self.refused(Answer("tap", card, None if letter is None else seat(letter)))

    def refuses_act(self, what: str, of: object, **details: object) -> str:
        act = Act(what, of, {name.rstrip("_"): value for name, value in details.items()})
        return self.refused(act).reason.key.removeprefix("chronos-")

    # -- what there is

    @property
    def options(self) -> list[str]:
        return list(self.match.ask.legal())

    def parts(self, letter: str) -> list[tuple[str, int]]:
        return [(part.what, part.points) for part in GAME.scores(self.state).lines[seat(letter)].parts]

    def hand(self, letter: str) -> str:
        return " ".join(sorted(card.partition("_")[2] for card in self.state.hands[seat(letter)]))

    def at(self, pocket: str) -> str | None:
        """What lies in a pocket: `red_knight`, with `turned` behind a card upside down."""
        found = self.state.binder.get(pocket_of(pocket))
        return None if found is None else found.card + (" turned" if found.turned else "")

    def card(self, letter: str, kind: str) -> str:
        return kind if kind.startswith(COLOURS) else f"{self.state.colours[seat(letter)]}_{kind}"


def sit(chosen: object = "first_game", **given) -> Table:
    """Three players whose first cards lie in the listed pockets: Ann's and Ben's first, Cleo's in the last one."""
    table = Table(3, chosen, **given)
    first, second = table.options[:2]
    return table.preplace(first, second)


def sit_as_two(pocket: str = "r3c3", **given) -> Table:
    """Two players; the one who goes second begins with a knight on the oldest sheet."""
    return Table(2, **given).preplace(pocket)
