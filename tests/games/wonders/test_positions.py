"""`companion score wonders`: final tables, what something costs, and what is no position at all."""

from __future__ import annotations

import pytest

from companion.engine import BadInput
from companion.games.wonders import GAME

CITY = {"board": "gizah", "side": "A"}
OTHERS = [{"board": "babylon", "side": "A"}, {"board": "rhodos", "side": "B"}]


def score(first: dict | None = None, *others: dict, **more):
    return GAME.position({"cities": [{**CITY, **(first or {})}, *(others or OTHERS)], **more})


def pay(first: dict, *others: dict, **what):
    return score({"coins": 9, **first}, *others, seat=0, **what)


def test_the_example_of_the_contract():
    answer = score({"stages": [1, 2], "cards": ["lumber_yard"], "coins": 7, "tokens": [1, -1, 3]})
    assert answer["seats"][0] == {
        "military": 3, "treasury": 2, "wonder": 8, "civilian": 0, "science": 0, "commerce": 0, "guilds": 0,
        "total": 13, "rank": 1,
    }  # fmt: skip
    assert [part["what"] for part in answer["parts"][0]] == [
        "victory_1",
        "victory_3",
        "defeat",
        "coins",
        "stage:1",
        "stage:2",
    ]


def test_coins_and_tokens_default_to_none():
    assert score()["seats"][0]["total"] == 0


def test_a_free_city_is_scored_and_ranked_only_where_it_may_win():
    rich = {"board": "rhodos", "side": "B", "coins": 30}
    assert [line["rank"] for line in score({}, OTHERS[0], rich, free_city=2)["seats"]] == [1, 1, None]
    options = {"free_city_may_win": "yes"}
    assert [line["rank"] for line in score({}, OTHERS[0], rich, free_city=2, options=options)["seats"]] == [2, 2, 1]


@pytest.mark.parametrize(
    ("first", "what", "how", "why"),
    [
        ({}, {"build": "altar"}, "free", None),
        ({"cards": ["baths"]}, {"build": "aqueduct"}, "chain", None),
        ({"cards": ["baths"]}, {"build": "baths"}, "no", "duplicate"),
        ({}, {"build": "clay_pit"}, "pay", None),
        ({}, {"build": "palace"}, "no", "goods"),
        ({"coins": 1}, {"build": "barracks"}, "no", "coins"),
        ({"coins": 0}, {"build": "clay_pit"}, "no", "coins"),
        ({"cards": ["stone_pit"]}, {"stage": 1}, "pay", None),
        ({"stages": [1]}, {"stage": 1}, "no", "stage_built"),
        ({}, {"stage": 2}, "no", "stage_order"),
        ({}, {"stage": 1}, "no", "goods"),
    ],
)
def test_how_something_can_be_built(first, what, how, why):
    answer = pay(first, **what)
    assert (answer["how"], answer["why"]) == (how, why)


def test_ways_are_listed_cheapest_first_then_fewest_to_the_left():
    answer = pay({}, {**OTHERS[0], "cards": ["ore_vein"]}, OTHERS[1], build="barracks")
    assert answer == {
        "how": "pay", "why": None, "bank": 0, "left": 0, "right": 2,
        "ways": [{"left": 0, "right": 2}, {"left": 2, "right": 0}],
    }  # fmt: skip


def test_a_coin_for_the_bank_is_no_payment_to_a_neighbour():
    answer = pay({}, build="clay_pit")
    assert (answer["bank"], answer["ways"]) == (1, [{"left": 0, "right": 0}])


def test_stages_of_the_wall_are_built_in_any_order():
    wall = {"board": "great_wall", "side": "A", "stages": [4, 1], "cards": ["stone_pit", "quarry"], "coins": 0}
    assert GAME.position({"cities": [wall, *OTHERS], "seat": 0, "stage": 3})["how"] == "pay"


@pytest.mark.parametrize(
    ("described", "says"),
    [
        ({}, "cities: expected 3 to 7 cities"),
        ({"cities": [CITY, *OTHERS], "x": 1}, "x: unknown field"),
        ({"cities": [CITY, *OTHERS], "options": {"x": "y"}}, "options.x"),
        ({"cities": [CITY, CITY, OTHERS[0]]}, "cities.1.board: expected each board once"),
        ({"cities": [{**CITY, "board": "atlantis"}, *OTHERS]}, "cities.0.board"),
        ({"cities": [{**CITY, "side": "C"}, *OTHERS]}, "cities.0.side"),
        ({"cities": [{**CITY, "gold": 1}, *OTHERS]}, "cities.0.gold: unknown field"),
        ({"cities": [{**CITY, "coins": -1}, *OTHERS]}, "cities.0.coins"),
        ({"cities": [{**CITY, "coins": True}, *OTHERS]}, "cities.0.coins"),
        ({"cities": [{**CITY, "cards": ["unknown"]}, *OTHERS]}, "cities.0.cards.0"),
        ({"cities": [{**CITY, "cards": ["loom", "loom"]}, *OTHERS]}, "cities.0.cards.1"),
        (
            {"cities": [{**CITY, "cards": ["mine"]}, {**OTHERS[0], "cards": ["mine"]}, OTHERS[1]]},
            "cities.1.cards.0: the box holds 1",
        ),
        ({"cities": [{**CITY, "stages": [2]}, *OTHERS]}, "cities.0.stages.0: expected stage 1"),
        ({"cities": [{**CITY, "stages": [4]}, *OTHERS]}, "cities.0.stages.0"),
        ({"cities": [{**CITY, "stages": [1, 1]}, *OTHERS]}, "cities.0.stages.1"),
        ({"cities": [{**CITY, "tokens": [2]}, *OTHERS]}, "cities.0.tokens.0"),
        ({"cities": [{**CITY, "tokens": [1] * 7}, *OTHERS]}, "cities.0.tokens"),
        ({"cities": [CITY, *OTHERS], "free_city": 3}, "free_city"),
        ({"cities": [CITY, *OTHERS], "build": "loom"}, "seat"),
        ({"cities": [CITY, *OTHERS], "seat": 0}, "build: expected either"),
        ({"cities": [CITY, *OTHERS], "seat": 0, "build": "x"}, "build"),
        ({"cities": [CITY, *OTHERS], "seat": 0, "stage": 4}, "stage"),
        ({"cities": [CITY, "x", *OTHERS[1:]]}, "cities.1: expected a city"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_a_bad_line(described, says):
    with pytest.raises(BadInput) as bad:
        GAME.position(described)
    assert str(bad.value).startswith(says)
