"""The worked examples of the rule book and of public summaries, one test each, named by their ids.

S science, M military, T treasury, W wonder, C civilian, Y commerce, G guilds, X trade, R rank, F sums and deals.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from companion.engine import Seat
from companion.games.wonders.box import BOARDS, CARDS, GUILD, STRUCTURES, copies_dealt, guilds_dealt
from companion.games.wonders.cities import City
from companion.games.wonders.effects import RAW, Discount
from companion.games.wonders.form import house_rules
from companion.games.wonders.military import compare, conflicts
from companion.games.wonders.science import arranged
from companion.games.wonders.scoring import CATEGORIES, score, total, treasury_points
from companion.games.wonders.state import Plan
from companion.games.wonders.tally import rank
from companion.games.wonders.trade import Market, Stall, payments
from tests.games.wonders.table import copy_gain, played

EXAMPLES = [
    json.loads(line) for line in (Path(__file__).parent / "examples.jsonl").read_text(encoding="utf-8").splitlines()
]
HOUSE = house_rules({})
CATEGORY = {"wonder": "wonder", "blue": "civilian", "yellow": "commerce", "purple": "guilds", "science": "science"}
ME: Seat = 0


def card_id(name: str) -> str:
    card = re.sub("[^a-z ]", "", name.lower()).replace(" ", "_")
    assert card in CARDS, name
    return card


def city(given: dict, place: int) -> City:
    """A described city; a board that nobody named is one that no example asks about."""
    board = given.get("board", ("Halikarnassos", "Ephesos", "Rhodos")[place])
    board = "great_wall" if board == "GreatWall" else board.lower()
    assert board in BOARDS
    return City(
        f"{board}:{given.get('side', 'A')}",
        cards=[card_id(name) for name in given.get("cards", ())],
        stages=list(given.get("built", ())),
        tokens=[-1] * given.get("defeats", 0),
    )


def cities(given: dict) -> list[City]:
    """Me, my left neighbour (next clockwise) and my right one."""
    return [city(given.get(who, {}), place) for place, who in enumerate(("me", "left", "right"))]


def stall(units: list[str], side: str, cards: list[str]) -> Stall:
    effects = [effect for name in cards for effect in STRUCTURES[card_id(name)].effects]
    cheap = {effect.goods for effect in effects if isinstance(effect, Discount) and side in effect.sides}
    return Stall(
        tuple(unit.replace("/", "") for unit in units), *(1 if goods in cheap else 2 for goods in ("raw", "made"))
    )


def science(given, _example):
    return arranged({kind: n for kind, n in given.items() if kind != "wild"}, given.get("wild", 0)).points


def conflict(given, _example):
    return {side: compare(given["age"], given["own"], given[side]) for side in ("left", "right")}


def conflict_table(given, _example):
    war = conflicts(given["age"], given["shields_clockwise"])
    return [sum(war.tokens_of(seat)) for seat in range(len(given["shields_clockwise"]))]


def points(given, example):
    return total(score(cities(given), ME, HOUSE), CATEGORY[example["cat"]])


def coins_on_build(given, example):
    """What building something brings, by the very turn of a match."""
    return played(cities(given), {ME: Plan(card_id(example["build"]), "build")}).cities[ME].coins - 3


def trade_min(given, _example):
    cards = given.get("cards", [])
    own = tuple(unit.replace("/", "") for unit in given["own"])
    market = Market(own, stall(given["left"], "left", cards), stall(given["right"], "right", cards))
    ways = payments(given["cost"], market)
    return sum(ways[0]) if ways else None


def deal(given, _example):
    """Cards dealt in each age; the same in all three."""
    found = []
    for players in given["players"]:
        by_age = {
            sum(copies_dealt(card, age, players) for card in CARDS if CARDS[card].mark != GUILD)
            + (guilds_dealt(players) if age == 3 else 0)
            for age in (1, 2, 3)
        }
        assert len(by_age) == 1
        found += by_age
    return found


def military_tokens(given: dict, _) -> int:
    return total(
        score([City("rhodos:A", tokens=given["tokens"]), City("gizah:A"), City("babylon:A")], ME, HOUSE), "military"
    )


KINDS = {
    "science": science,
    "military_tokens": military_tokens,
    "conflict": conflict,
    "conflict_table": conflict_table,
    "treasury": lambda given, _: treasury_points(given["coins"]),
    "points": points,
    "coins_on_build": coins_on_build,
    "copy_guild_gain": lambda given, _: copy_gain(cities(given), ME, HOUSE),
    "trade_min": trade_min,
    "rank": lambda given, _: rank(given["totals"], given["coins"]),
    "sum": lambda given, _: sum(given.values()),
    "deal": deal,
}


def test_there_are_seventy_two_examples():
    assert len(EXAMPLES) == len({example["id"] for example in EXAMPLES}) == 72


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example):
    assert KINDS[example["kind"]](example["in"], example) == example["out"]


def test_the_categories_are_seven():
    assert len(CATEGORIES) == 7
    assert set(RAW) <= set("WSOC")
