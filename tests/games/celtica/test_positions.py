"""`companion score celtica`: sizes and ranks, against a packing that tries every way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from companion.engine import BadInput
from companion.games.celtica import GAME
from companion.games.celtica.amulets import counts, packed, sizes
from companion.games.celtica.box import PARTS

SHARE, ALL = 1_000, 20_000
IN_THE_BOX = 10


@cache
def with_one_more_kind(amulets: tuple[int, ...], copies: int) -> frozenset[tuple[int, ...]]:
    """Every way to put so many copies of one kind into different amulets."""
    ways = combinations(range(len(amulets)), copies)
    return frozenset(
        tuple(sorted((size + (place in way) for place, size in enumerate(amulets)), reverse=True)) for way in ways
    )


def best_packing(vector: tuple[int, ...]) -> tuple[int, ...]:
    """The best of all packings by the rule of the winner, one amulet more than are needed being allowed."""
    reached = {(0,) * (max(vector) + 1)}
    for copies in vector:
        reached = {after for before in reached for after in with_one_more_kind(before, copies)}
    best = max(reached, key=lambda packing: (packing.count(9), [size for size in packing if size < 9]))
    return tuple(size for size in best if size)


def standing_by_the_book(packing: tuple[int, ...]) -> tuple[int, list[int]]:
    return packing.count(9), sorted((size for size in packing if size < 9), reverse=True)


def random_tables() -> Iterator[list[tuple[int, ...]]]:
    """Tables of two to five seats, all within what the box has."""
    chance = random.Random(1)
    while True:
        seats = chance.randint(2, 5)
        most = chance.randint(1, 10 // seats + (seats < 4))
        vectors = [tuple(chance.randint(0, most) for _ in PARTS) for _ in range(seats)]
        if all(sum(copies) <= IN_THE_BOX for copies in zip(*vectors, strict=True)):
            yield vectors


def compare(count: int) -> int:
    compared = 0
    for vectors in random_tables():
        answer = GAME.position({"parts": [list(vector) for vector in vectors]})
        best = [best_packing(vector) for vector in vectors]
        assert [tuple(own) for own in answer["sizes"]] == best
        assert answer["complete"] == [packing.count(9) for packing in best]
        by_the_book = [standing_by_the_book(packing) for packing in best]
        assert answer["rank"] == [1 + sum(other > own for other in by_the_book) for own in by_the_book]
        compared += len(vectors)
        if compared >= count:
            return compared
    raise AssertionError("there are always more tables")


def test_the_packing_and_the_ranking_are_the_best_there_are():
    assert compare(SHARE) >= SHARE


@pytest.mark.full
def test_the_packing_and_the_ranking_of_twenty_thousand_vectors():
    compared = compare(ALL)
    print(f"{compared} vectors agree with the best packing")
    assert compared >= ALL


def test_amulets_are_put_together_as_they_are_counted():
    parts = ["part_centre", "part_centre", "part_outer_3"]
    assert packed(parts) == [("part_centre", "part_outer_3"), ("part_centre",)]
    assert sizes(counts(parts)) == (2, 1)
    assert packed([]) == []


def test_a_described_table_is_ranked():
    assert GAME.position({"parts": [[3] * 9, [2, 2, 2, 2, 2, 2, 2, 1, 1]]}) == {
        "complete": [3, 1],
        "sizes": [[9, 9, 9], [9, 7]],
        "rank": [1, 2],
    }


def test_equal_amulets_share_a_rank():
    assert GAME.position({"parts": [[1] * 9, [1] * 9, [0] * 9]})["rank"] == [1, 1, 3]


@pytest.mark.parametrize(
    ("described", "field"),
    [
        ({"parts": []}, "parts"),
        ({"parts": [[1] * 9] * 6}, "parts"),
        ({"parts": [[1] * 8, [1] * 9]}, "parts.0"),
        ({"parts": [[1] * 9, "C"]}, "parts.1"),
        ({"parts": [[1] * 8 + [-1], [1] * 9]}, "parts.0.8"),
        ({"parts": [[1] * 8 + [True], [1] * 9]}, "parts.0.8"),
        ({"parts": [[6] + [0] * 8, [5] + [0] * 8]}, "parts.*.0"),
        ({"parts": [[1] * 9], "amulets": 3}, "amulets"),
        ({"parts": [[1] * 9], "options": []}, "options"),
        ({"parts": [[1] * 9], "options": {"overshoot": "fly"}}, "options.overshoot"),
    ],
)
def test_what_cannot_be_is_a_bad_line_that_names_the_field(described, field):
    with pytest.raises(BadInput) as bad:
        GAME.position(described)
    assert bad.value.field == field


def test_house_rules_may_stand_beside_a_position():
    assert GAME.position({"parts": [[0] * 9], "options": {"overshoot": "exact_only"}})["sizes"] == [[]]
