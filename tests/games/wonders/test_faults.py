"""The four faults that other programs of this game are known for."""

from __future__ import annotations

import pytest

from companion.games.wonders.box import STRUCTURES
from companion.games.wonders.cities import City, counted
from companion.games.wonders.effects import CoinsPer, PointsPer
from companion.games.wonders.form import house_rules
from companion.games.wonders.guilds import copied_guild
from companion.games.wonders.scoring import score, total
from companion.games.wonders.state import Plan
from companion.games.wonders.trade import Way, payments
from tests.games.wonders import plain
from tests.games.wonders.table import Table, copy_gain, played

HOUSE = house_rules({})


# -- a copied guild is counted once


def test_a_copied_guild_is_counted_once_and_under_guilds_only():
    """Builders Guild of the left neighbour: 3 stages of Olympia, 3 and 3 of the neighbours."""
    cities = [
        City("olympia:B", stages=[1, 2, 3]),
        City("gizah:A", stages=[1, 2, 3], cards=["builders_guild"]),
        City("babylon:A", stages=[1, 2, 3]),
    ]
    parts = score(cities, 0, HOUSE)
    assert [(part.what, part.points) for part in parts if part.column == "guilds"] == [("builders_guild", 9)]
    assert sum(part.points for part in parts) == 9 + total(parts, "treasury") + total(parts, "wonder")
    owner = score(cities, 1, HOUSE)
    assert total(owner, "guilds") == 9, "copying takes nothing from the owner"


def test_only_one_guild_is_copied_and_it_is_the_best():
    cities = [
        City("olympia:B", stages=[1, 2, 3]),
        City("gizah:A", cards=["workers_guild", "spies_guild", "barracks"]),
        City("babylon:A", cards=["magistrates_guild", "stockade", "walls"]),
    ]
    copied = copied_guild(cities, 0, HOUSE)
    assert copied is not None
    assert copied.card == "spies_guild"
    assert copy_gain(cities, 0, HOUSE) == 3


def test_a_copied_scientists_guild_is_a_wild_symbol_and_no_guild_points():
    cities = [
        City("olympia:B", stages=[1, 2, 3], cards=["apothecary", "workshop"]),
        City("gizah:A", cards=["scientists_guild"]),
        City("babylon:A"),
    ]
    parts = score(cities, 0, HOUSE)
    assert (total(parts, "science"), total(parts, "guilds")) == (10, 0)


def test_without_the_last_stage_nothing_is_copied():
    cities = [City("olympia:B", stages=[1, 2]), City("gizah:A", cards=["builders_guild"]), City("babylon:A")]
    assert copied_guild(cities, 0, HOUSE) is None


# -- war is fought once, after the last extra build


def test_war_is_fought_once_an_age_after_the_last_extra_build():
    """Halikarnassos builds a red card from the discard pile at the end of turn 6: its shields count."""
    table = Table(3, "halikarnassos:A", "gizah:A", "rhodos:A").given(0, "ore_vein", "foundry", stages=(1,))
    table.turns(5)
    cards = table.hands()
    table.seal(*cards).use({0: "stage:2", 1: "sell", 2: "sell"})
    table.asks("dug").tap("barracks")
    table.asks("war")
    assert table.state.wars[-1].shields[0] == 1
    assert table.tokens == [[1, 1], [-1], [-1]]
    table.choose("done")
    table.age()
    table.age()
    assert [war.age for war in table.state.wars] == [1, 2, 3]


def test_nobody_takes_more_than_eighteen_points_of_war():
    table = Table(3).given(0, "stockade", "barracks", "walls", "circus")
    for _ in range(3):
        table.age()
    assert table.tokens == [[1, 1, 3, 3, 5, 5], [-1] * 3, [-1] * 3]
    assert sum(table.tokens[0]) == 18


def test_a_war_that_is_being_handed_out_is_not_fought_again_by_a_correction():
    table = Table(3)
    while table.key != "war":
        table.turns(1)
    table.by_hand("move", "coins", source="box", to="city:0", n=1)
    table.asks("war")
    assert len(table.state.wars) == 1


# -- both neighbours, and the right colour

PER_CARD = [
    (card, effect)
    for card, structure in STRUCTURES.items()
    for effect in structure.effects
    if isinstance(effect, (CoinsPer, PointsPer))
]
COLOURS = {"raw": "brown", "made": "grey", "civil": "blue", "trade": "yellow", "war": "red", "science": "green"}


NUMBERS = {"own": 1, "left": 2, "right": 3}
OF_ANYTHING_ELSE = 3


def distinct_cities(kind: str) -> list[City]:
    """One of a kind in the own city, two in the left, three in the right, and three of everything else everywhere."""
    cities = [City("gizah:B"), City("rhodos:B"), City("ephesos:A")]
    for city, n in zip(cities, NUMBERS.values(), strict=True):
        for other, colour in [*COLOURS.items(), ("guild", "purple")]:
            pool = [card for card, own in plain.COLOUR.items() if own == colour]
            city.cards += pool[: n if other == kind else OF_ANYTHING_ELSE]
        city.stages = list(range(1, n + 1)) if kind == "stage" else []
        city.tokens = [-1] * (n if kind == "defeat" else OF_ANYTHING_ELSE)
    return cities


@pytest.mark.parametrize(("card", "effect"), PER_CARD, ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.parametrize("kind", [*COLOURS, "guild", "stage", "defeat"])
def test_every_card_that_counts_counts_its_own_kind_in_its_own_places(card, effect, kind):
    def there(asked: str, where: str) -> int:
        if asked == kind:
            return NUMBERS[where]
        return 0 if asked == "stage" else OF_ANYTHING_ELSE

    expected = sum(there(asked, where) for asked in effect.of for where in effect.where)
    assert counted(distinct_cities(kind), 0, effect)[0] == expected, card


def test_both_neighbours_sell_and_each_is_paid():
    """Two stones and a wood are at home; papyrus comes from the left, ore from the right."""
    table = Table(3, "gizah:A", "ephesos:A", "rhodos:A").given(0, coins=4)
    assert payments("SPO", table.state.means[0].market) == (Way(2, 2),)
    table.given(0, stages=(1,))
    played_table = played(
        table.state.cities,
        {0: Plan("theater", "build", way=Way(2, 2)), 1: Plan("altar", "sell"), 2: Plan("baths", "sell")},
    )
    assert [city.coins for city in played_table.cities] == [0, 3 + 3 + 2, 3 + 3 + 2]
