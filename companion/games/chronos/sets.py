"""Which cards are played with: the recommended sets, sets of the table's own, and the decks for two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from companion.engine import BadInput, CardId, Field, Json, Setup
from companion.games.chronos.binder import Pocket, place_id
from companion.games.chronos.box import COLOURS, DEMON, KINDS, Colour, Kind, card_of, copies
from companion.games.chronos.positions import flag, one_of, pocket_at
from companion.games.chronos.printed import printed_json, read_printed

HAND_SIZE: Final = 8
MOST_PREPLACED: Final = 2
TWO: Final = 2
OWN: Final = "own"
FIRST_GAME: Final = "first_game"
# A contract demon in the colour of the next player in turn order.
DEMON_OF_NEXT: Final = f"{DEMON}:next"
IN_HAND: Final = (*KINDS, DEMON_OF_NEXT)


@dataclass(frozen=True, slots=True)
class Group:
    """Pockets that hold one card of a kind for each player before the game begins; `turned` are upside down."""

    kind: Kind
    pockets: tuple[Pocket, ...]
    turned: tuple[Pocket, ...] = ()


@dataclass(frozen=True, slots=True)
class CardSet:
    """What everybody begins with: cards in pockets and a hand, the same in each colour."""

    groups: tuple[Group, ...]
    hand: tuple[str, ...]


def _group(kind: Kind, sheet: int, *places: tuple[int, int], turned: tuple[int, int] | None = None) -> Group:
    upside_down = () if turned is None else (Pocket(sheet, *turned),)
    return Group(kind, tuple(Pocket(sheet, *at) for at in places), upside_down)


_CORNERS = ((1, 3), (3, 3), (1, 1))
_FIRST_HAND = ("knight", "knight", "knight", "jester", "noble", "noble", "black_mage", DEMON_OF_NEXT)
SETS: Final[Mapping[str, CardSet]] = {
    FIRST_GAME: CardSet((_group("knight", 1, *_CORNERS),), _FIRST_HAND),
    "parallel_world": CardSet((_group("knight", 3, *_CORNERS),), _FIRST_HAND),
    "big_is_good": CardSet(
        (_group("knight", 1, *_CORNERS),),
        ("berserker", "noble", "noble", "white_mage", DEMON_OF_NEXT, "jester", "traveller", "princess"),
    ),
    "evil_power": CardSet(
        (_group("black_mage", 2, (1, 2), (3, 1), (1, 3), turned=(1, 3)),),
        (DEMON, DEMON_OF_NEXT, "dragon", "berserker", "noble", "noble", "knight", "knight"),
    ),
}
# Two players: a deck each, drawn from; the second one begins with a knight on the oldest sheet.
DECK: Final = (
    *("knight",) * 3,
    *("noble",) * 2,
    *("white_mage", "black_mage", "dragon", "traveller", "princess", "berserker"),
    *(DEMON, DEMON_OF_NEXT),
)
DRAWN_UP_TO: Final = 4

MORE_FORM: Final = (Field("set", (*SETS, OWN)), Field("colours", COLOURS, each=True))


def read_more(more: Mapping[str, Json], setup: Setup) -> dict[str, Json]:
    """The game's own fields of the first line: `set`, `colours`, `printed`. Raises BadInput naming the field."""
    for name in more:
        if name not in ("set", "colours", "printed"):
            raise BadInput(name, "unknown field")
    seats = len(setup.seats)
    chosen = more.get("set", FIRST_GAME)
    if isinstance(chosen, dict):
        read_own_set(chosen, seats)
    else:
        one_of("set", chosen, (*SETS, OWN))
    told: dict[str, Json] = {} if seats == TWO else {"set": chosen}
    told["colours"] = list(_colours(more.get("colours", list(COLOURS[:seats])), seats))
    printed = printed_json(read_printed(more.get("printed", {})))
    return {**told, "printed": printed} if printed else told


def card_set(chosen: Json, seats: int) -> CardSet | None:
    """The set of a first line that has been read; None where the table picks one of its own."""
    if isinstance(chosen, dict):
        return read_own_set(chosen, seats)
    return SETS.get(chosen)


def hand_of(hand: Sequence[str], own: Colour, of_next: Colour) -> list[CardId]:
    """The cards of a hand, in the player's colour but for the contract demon in the next player's."""
    return [card_of(of_next, DEMON) if kind == DEMON_OF_NEXT else card_of(own, kind) for kind in hand]


def left_in_box(kind: str, hand: Sequence[str], groups: Sequence[Group], seats: int) -> int:
    """How many more cards of a kind each player could have in a set."""
    demon = (DEMON, DEMON_OF_NEXT)
    same = demon if kind in demon else (kind,)
    used = sum(hand.count(one) for one in same)
    used += sum(len(group.pockets) // seats for group in groups if group.kind in same)
    return copies(same[0]) - used


def read_own_set(given: Mapping[str, Json], seats: int) -> CardSet:
    """A set written out: `{"preplaced":[{"sheet":1,"row":1,"col":3,"kind":"knight"},…],"hand":["knight",…]}`.

    Raises BadInput naming the field.
    """
    for name in given:
        if name not in ("preplaced", "hand"):
            raise BadInput(f"set.{name}", "unknown field")
    hand = given.get("hand")
    if not isinstance(hand, list) or len(hand) != HAND_SIZE:
        raise BadInput("set.hand", f"expected a list of {HAND_SIZE} kinds of card")
    kinds = [one_of(f"set.hand[{place}]", kind, IN_HAND) for place, kind in enumerate(hand)]
    groups = _groups(given.get("preplaced", []), seats)
    for place, kind in enumerate(kinds):
        if left_in_box(kind, kinds[: place + 1], groups, seats) < 0:
            raise BadInput(f"set.hand[{place}]", f"expected no more of {kind} than the box has in each colour")
    return CardSet(groups, tuple(kinds))


def _groups(given: Json, seats: int) -> tuple[Group, ...]:
    if not isinstance(given, list):
        raise BadInput("set.preplaced", "expected a list of pockets and the kind of card in each")
    pockets: dict[Pocket, tuple[Kind, bool]] = {}
    for number, entry in enumerate(given):
        where = f"set.preplaced[{number}]"
        if not isinstance(entry, dict):
            raise BadInput(where, "expected a pocket and the kind of card in it")
        for name in entry:
            if name not in ("sheet", "row", "col", "kind", "turned"):
                raise BadInput(f"{where}.{name}", "unknown field")
        pocket = pocket_at(where, entry)
        if pocket in pockets:
            raise BadInput(where, f"expected one card a pocket: {pocket.id} holds two")
        kind = one_of(f"{where}.kind", entry.get("kind"), KINDS)
        pockets[pocket] = kind, flag(f"{where}.turned", entry.get("turned", False))
    return tuple(_shared_out(pockets, seats))


def _shared_out(pockets: Mapping[Pocket, tuple[Kind, bool]], seats: int) -> list[Group]:
    """Pockets of a kind in groups of one for each player: everybody chooses one of a group by row and column."""
    groups: list[Group] = []
    counts = Counter(kind for kind, _ in pockets.values())
    if len(pockets) > MOST_PREPLACED * seats:
        raise BadInput("set.preplaced", f"expected at most {MOST_PREPLACED} cards for each player")
    for kind, count in counts.items():
        if count % seats or count // seats > copies(kind):
            raise BadInput("set.preplaced", f"expected pockets of {kind} for every player alike")
        mine = [pocket for pocket, (one, _) in pockets.items() if one == kind]
        for start in range(0, count, seats):
            chunk = tuple(mine[start : start + seats])
            if len({place_id(pocket.at) for pocket in chunk}) < seats:
                raise BadInput("set.preplaced", "expected pockets that differ by row or column")
            groups.append(Group(kind, chunk, tuple(pocket for pocket in chunk if pockets[pocket][1])))
    return groups


def _colours(given: Json, seats: int) -> tuple[Colour, ...]:
    if not isinstance(given, list) or len(given) != seats:
        raise BadInput("colours", f"expected {seats} colours, one a seat")
    colours = tuple(one_of(f"colours[{seat}]", colour, COLOURS) for seat, colour in enumerate(given))
    if len(set(colours)) != seats:
        raise BadInput("colours", "expected a colour of their own for everybody")
    return colours
