"""Every effect over all small areas: what may be picked, against a definition that knows nothing of the rules' code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from companion.engine import First
from companion.games.crows.areas import Bird
from companion.games.crows.box import BIRD_BOX
from tests.games.crows.table import Table, card, short, sit
from tests.games.playout import FULL

BIRDS = ("b", "c", "c2", "c3", "r", "o")
LARGEST = 5 if FULL else 3
SIZE = {"b": 1, "c": 1, "c2": 2, "c3": 3, "r": 1, "o": 1}
FLIPS = ("b", "c", "r2", "w", "o", "bell")
Birds = tuple[str, ...]
AREAS = [
    area
    for size in range(LARGEST + 1)
    for area in combinations_with_replacement(BIRDS, size)
    if area.count("c3") <= 3 and area.count("o") <= 2  # there are no more of them
]


def in_front(table: Table, area: Birds, letter: str = "A") -> Table:
    """The birds are put there without a touch: thousands of areas are looked at."""
    table.state.areas["ABCD".index(letter)] = [Bird(card(one)) for one in area]
    return table.note("put there")


def left(table: Table, letter: str = "A") -> Birds:
    return tuple(sorted(short(bird.card) for bird in table.state.areas["ABCD".index(letter)]))


def without(area: Birds, picked: Birds) -> Birds:
    return tuple(sorted((Counter(area) - Counter(picked)).elements()))


def subsets(area: Birds) -> set[Birds]:
    return {tuple(sorted(some)) for size in range(len(area) + 1) for some in combinations(area, size)}


# -- what the game lets people do


def start(area: Birds, use: str, what: str, **rules: str) -> Table:
    table = in_front(sit(2, **rules).holds("B", 0), area).tap(what)
    if table.key == "crows-use":
        if use not in table.choices:
            return table
        table.choose(use)
    return table


def ends(area: Birds, use: str, what: str, taps: Birds = (), **rules: str) -> Iterator[tuple[Birds, Table]]:
    """Every way to pick, to its end: what was tapped, and the table after it."""
    table = start(area, use, what, **rules).tap(*taps)
    if not isinstance(table.match.ask, First) or table.key != "crows-bird":
        yield taps, table
        return
    if "done" in table.branches:
        yield taps, start(area, use, what, **rules).tap(*taps).choose("done")
    for one in sorted(table.may_be_tapped):
        yield from ends(area, use, what, (*taps, one), **rules)


# -- what the rules say


def bats_first(area: Birds, picked: Birds) -> bool:
    """Bats first: another bird is picked only once every bat is."""
    return all(one == "b" for one in picked) or picked.count("b") == area.count("b")


def up_to_two(area: Birds) -> set[Birds]:
    return {some for some in subsets(area) if sum(SIZE[one] for one in some) <= 2 and bats_first(area, some)}


def exactly(area: Birds, *, size: int | None, ignores_bats: bool = False) -> set[Birds]:
    """One card, of one bird or of any size; none where there is none that may be picked."""
    ones = {(one,) for one in area if size is None or SIZE[one] == size}
    return {some for some in ones if ignores_bats or "b" not in area or some == ("b",)} or {()}


DEFINED = {
    ("stone", "effect"): up_to_two,
    ("water_gun", "effect"): up_to_two,
    ("blowgun", "effect"): lambda area: exactly(area, size=1, ignores_bats=True),
    ("scarecrow", "effect"): lambda area: exactly(area, size=None),
    ("scissors", "kill"): lambda area: exactly(area, size=1),
    ("door", "kill"): lambda area: exactly(area, size=1),
}


@pytest.mark.parametrize(("what", "use"), DEFINED, ids=[" ".join(one) for one in DEFINED])
def test_exactly_the_legal_selections_can_be_picked(what, use):
    for area in AREAS:
        legal = DEFINED[what, use](area)
        if use == "kill" and legal == {()}:
            refuses_to_kill(area, what)
            continue
        reached = set()
        for taps, table in ends(area, use, what):
            picked = tuple(sorted(taps))
            reached.add(picked)
            assert left(table) == without(area, picked), f"{area} {taps}"
            if what in ("water_gun", "scarecrow"):
                assert left(table, "B") == picked, f"{area} {taps}"
            else:
                assert sorted(table.birds_discarded.split()) == list(picked), f"{area} {taps}"
        assert reached == legal, area


def refuses_to_kill(area: Birds, what: str) -> None:
    table = in_front(sit(2), area)
    if what == "door":
        assert what not in table.may_be_tapped, area
    else:
        assert "kill" not in table.tap(what).choices, area


def test_part_of_a_card_may_die_where_the_house_says_so():
    for area in AREAS:
        birds = Counter(one for kind in area for one in [kind[0]] * SIZE[kind])
        legal = {
            some
            for some in subsets(tuple(birds.elements()))
            if len(some) <= 2 and (all(one == "b" for one in some) or some.count("b") == birds["b"])
        }
        reached = set()
        for taps, table in ends(area, "effect", "stone", multi_bird_cards="partial_kill_allowed_with_counter"):
            killed = tuple(sorted(one[0] for one in taps))
            reached.add(killed)
            alive = Counter(bird.kind[0] for bird in table.state.areas[0] for _ in range(bird.count))
            assert alive == birds - Counter(killed), f"{area} {taps}"
        assert reached == legal, area


def kinds(area: Birds) -> set[str]:
    names = {"b": "bat", "c": "crow", "r": "rooster", "o": "owl"}
    return {names[one[0]] for one in area}


def chosen_kinds(table: Table) -> set[str]:
    """The kinds on offer; a single one was taken by itself."""
    if table.key == "crows-kind":
        return table.choices
    return {str(made.value) for made in table.match.made if made.ask == "crows-kind"}


@pytest.mark.parametrize(
    ("what", "rules", "bats_go_first"),
    [("casting_net", {}, True), ("plectrum", {}, True), ("plectrum", {"bats_first_plectrum": "no"}, False)],
)
def test_exactly_the_legal_kinds_can_be_chosen(what, rules, bats_go_first):
    for area in AREAS:
        wanted = {"bat"} if bats_go_first and "b" in area else kinds(area)
        offered = chosen_kinds(start(area, "effect", what, **rules))
        assert offered == wanted, area
        for kind in wanted:
            table = start(area, "effect", what, **rules)
            if table.key == "crows-kind":
                table.choose(kind)
            gone = tuple(one for one in area if one[0] == kind[0])
            assert left(table) == without(area, gone), area
            assert left(table, "B") == (tuple(sorted(gone)) if what == "plectrum" else ()), area


@pytest.mark.parametrize("flipped", FLIPS)
def test_a_mist_net_kills_all_of_the_flipped_kind_and_nothing_else(flipped):
    for area in AREAS:
        if area.count(flipped) == BIRD_BOX[card(flipped)]:
            continue  # there is no further one to be flipped
        table = start(area, "effect", "trap_net").asks("flip").tap(flipped)
        gone = tuple(one for one in area if one[0] == flipped[0] and flipped != "bell")
        assert left(table) == without(area, gone), area
        assert sorted(table.birds_discarded.split()) == sorted((*gone, flipped)), area
        assert table.state.hour == "ushi"


@pytest.mark.parametrize("theirs", [(), ("c",), ("b", "c3"), ("r", "r", "o")])
def test_a_room_change_moves_every_card_and_a_plectrum_every_card_of_the_kind(theirs):
    for area in AREAS:
        table = in_front(in_front(sit(2).holds("B", 0), area), theirs, "B").plays("room_swap")
        assert (left(table), left(table, "B")) == (tuple(sorted(theirs)), tuple(sorted(area)))
        for kind in {"bat"} if "b" in area else kinds(area):
            table = in_front(in_front(sit(2).holds("B", 0), area), theirs, "B").plays("plectrum")
            if table.key == "crows-kind":
                table.choose(kind)
            mine = tuple(one for one in area if one[0] == kind[0])
            come = tuple(one for one in theirs if one[0] == kind[0])
            assert left(table) == tuple(sorted((*without(area, mine), *come)))
            assert left(table, "B") == tuple(sorted((*without(theirs, come), *mine)))


def test_a_nightjar_deals_every_card_round_from_its_player():
    for area in AREAS:
        table = in_front(sit(3), area).plays("nightjar")
        for place, one in enumerate(area):
            assert table.asks("nightjar_card").state.deed.next_to == place % 3
            assert table.may_be_tapped == set(area[place:])
            table.tap(one)
        table.asks("play", "A")
        for seat, letter in enumerate("ABC"):
            assert left(table, letter) == tuple(sorted(area[seat::3]))
