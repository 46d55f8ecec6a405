"""Ten thousand final tables and ten thousand questions what something costs, against a plain count of the same.

CI takes a share; `COMPANION_FULL=1 pytest tests/games/wonders/test_many.py` takes all.
"""

from __future__ import annotations

import io
import json
import random

from companion.games.wonders import GAME
from companion.games.wonders.scoring import CATEGORIES
from companion.score import score
from tests.games.playout import FULL
from tests.games.wonders import plain
from tests.games.wonders.described import end_position, paying

SHARE = 10_000 if FULL else 600


def answers(described: list[dict]) -> list[dict]:
    """All positions in one run of the command."""
    out = io.StringIO()
    assert score(GAME, (json.dumps(one) for one in described), out) == 0
    found = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(found) == len(described)
    return found


def test_every_final_table_is_counted_as_the_plain_count_does():
    chance = random.Random(7)
    described = [end_position(chance) for _ in range(SHARE)]
    for position, answer in zip(described, answers(described), strict=True):
        expected = plain.final(position["cities"], position["options"])
        for line, parts, city in zip(answer["seats"], answer["parts"], expected, strict=True):
            assert {name: line[name] for name in city} == city
            assert sum(line[name] for name in CATEGORIES) == line["total"] == sum(part["points"] for part in parts)
        standing = [
            (line["total"], city["coins"]) for line, city in zip(answer["seats"], position["cities"], strict=True)
        ]
        assert [line["rank"] for line in answer["seats"]] == [1 + sum(o > own for o in standing) for own in standing]


def test_every_payment_is_what_a_search_through_all_of_them_finds():
    chance = random.Random(8)
    described = [paying(chance) for _ in range(SHARE)]
    kinds = set()
    for query, answer in zip(described, answers(described), strict=True):
        assert answer == plain.offer(query["cities"], query["seat"], query, query["options"]), query
        kinds.add((answer["how"], answer["why"], len(answer["ways"]) > 1))
    assert {("pay", None, True), ("no", "goods", False), ("no", "coins", False), ("chain", None, False)} <= kinds
