"""Two players and the free city between them (rules 9)."""

from __future__ import annotations

import pytest

from companion.games.wonders import GAME
from companion.games.wonders.state import FREE_CITY
from tests.games.wonders.table import Table

BOARDS = ("gizah:A", "babylon:A", "rhodos:A")


def test_every_city_has_the_two_others_as_neighbours():
    table = Table(2, *BOARDS)
    assert len(table.state.cities) == 3
    assert table.coins == [3, 3, 3]
    assert list(table.match.ask.asks) == [0, 1], "nobody seals a card for the free city"


@pytest.mark.parametrize(("option", "holders"), [("left", [0, 1, 0]), ("right", [1, 0, 1])])
def test_the_left_player_holds_the_card_first_and_it_changes_hands_every_turn(option, holders):
    table = Table(2, *BOARDS, free_city_first_holder=option)
    for first in holders:
        seen = []
        while table.key != "war":
            cards = table.hands()
            table.seal(*cards).use(dict.fromkeys((0, 1), "sell")).asks("free_city")
            seen.append(table.match.ask.seat)
            table.tap(table.match.ask.legal()[0]).choose("done")
            if table.key == "pay":
                table.choose("done")
        assert seen == [first, 1 - first] * 3
        table.choose("done")


def test_the_free_citys_card_comes_after_the_players_or_before():
    after = Table(2, *BOARDS).seal("altar", "loom").choose("done")
    after.asks("free_city")
    Table(2, *BOARDS, free_city_card_order="free_city_first").asks("free_city").tap("press").asks("use").choose(
        "done"
    ).asks("seal")


def test_the_free_city_sells_only_what_it_can_neither_build_nor_tuck():
    table = Table(2, *BOARDS).seal("altar", "loom").choose("done").tap("press")
    assert table.uses_of(FREE_CITY) == ["build"]
    table.choose("done").given(FREE_CITY, coins=0)
    table.seal("theater", "glassworks").choose("done").tap("baths")
    assert table.uses_of(FREE_CITY) == ["sell"]


def test_the_free_city_may_put_a_card_under_its_stage():
    table = Table(2, *BOARDS).given(FREE_CITY, "lumber_yard", "timber_yard")
    table.seal("altar", "loom").choose("done").tap("baths").use({FREE_CITY: "stage:1"})
    assert table.city(FREE_CITY).stages == [1]


def test_all_three_act_at_the_same_time():
    """What the free city pays is not yet there for the others, nor what it built."""
    table = Table(2, *BOARDS).given(0, coins=1).given(FREE_CITY, coins=9)
    table.seal("clay_pit", "loom").choose("done").tap("baths").choose("done")
    assert table.coins[0] == 0 + 2


def test_the_draw_piles_last_card_is_discarded_with_the_seventh():
    table = Table(2, *BOARDS).age()
    assert table.state.buried[1] == 3


def test_three_cities_fight_each_other():
    table = Table(2, *BOARDS).given(FREE_CITY, "barracks").age()
    assert table.tokens == [[-1], [-1], [1, 1]]


@pytest.mark.parametrize(("option", "ranks"), [("no", [1, 1, None]), ("yes", [2, 2, 1])])
def test_the_free_city_wins_only_where_the_house_lets_it(option, ranks):
    table = Table(2, *BOARDS, free_city_may_win=option).given(FREE_CITY, "palace", "senate", "gardens", "town_hall")
    for _ in range(3):
        table.age()
    for seat in (0, 1):
        table.state.cities[seat].coins = 3
        table.state.cities[seat].cards.clear()
        table.state.cities[seat].tokens.clear()
    lines = GAME.scores(table.state).lines
    assert [line.rank for line in lines] == ranks
    assert [line.winner for line in lines] == [rank == 1 for rank in ranks]


def test_babylon_as_the_free_city_plays_the_last_card_of_the_pile():
    table = Table(2, "gizah:A", "rhodos:A", "babylon:B").given(FREE_CITY, stages=(1, 2))
    while table.key != "last":
        cards = table.hands()
        table.seal(*cards).use(dict.fromkeys((0, 1), "sell")).tap(table.match.ask.legal()[0])
        while table.key in ("use", "pay"):
            table.choose("done")
    assert table.match.ask.seat == table.state.holder
    table.tap(table.match.ask.legal()[0]).asks("use")
    assert table.only == FREE_CITY


def test_the_free_city_has_a_name():
    assert GAME.name_of(Table(2, *BOARDS).match.setup, FREE_CITY) == "Free City"
