"""A turn: what is checked against its start, who pays whom, and that everything is placed before anything acts."""

from __future__ import annotations

from companion.games.wonders.cities import City
from companion.games.wonders.state import Plan
from tests.games.wonders.table import Table, played


def test_silence_builds_what_can_be_built_and_sells_the_rest():
    table = Table(3).given(1, coins=0).turn("altar", "baths", "theater")
    assert table.city(0).cards == ["altar"]
    assert table.city(1).cards == []
    assert table.state.discard == ["baths"]
    assert table.coins == [3, 3, 3]


def test_a_sold_card_brings_three_coins():
    table = Table(3).turn("altar", "loom", "theater", uses={0: "sell"})
    assert table.coins == [6, 3, 3]
    assert table.state.discard == ["altar"]


def test_a_second_card_of_a_name_can_only_be_sold_or_tucked():
    """Rules 3: Loom of the second age is the Loom of the first."""
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A").given(0, "loom", "stone_pit")
    table.seal("loom", "altar", "theater")
    assert table.uses_of(0) == ["stage:1", "sell"]


def test_a_tucked_card_is_no_structure():
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A").given(0, "stone_pit")
    table.turn("guard_tower", "altar", "theater", uses={0: "stage:1"})
    assert table.city(0).stages == [1]
    assert table.city(0).cards == ["stone_pit"]
    assert table.city(0).tucked == ["guard_tower"]


def test_stages_are_built_in_order():
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A").given(0, "stone_pit", "lumber_yard", "timber_yard", coins=10)
    table.seal("altar", "loom", "theater")
    assert [use for use in table.uses_of(0) if use.startswith("stage")] == ["stage:1"]


def test_a_chain_makes_a_card_free():
    table = Table(3).given(0, "baths", coins=0)
    table.age()
    table.seal("aqueduct", *table.hands()[1:])
    assert table.match.ask.asks[0].among[0].detail.key == "wonders-by-chain"


def test_either_trading_post_makes_the_forum_free():
    for post in ("east_trading_post", "west_trading_post"):
        table = Table(3, "gizah:A", "babylon:A", "rhodos:A").given(0, post, coins=0)
        table.age().given(0, coins=0)
        assert "build" in table.seal("forum", *table.hands()[1:]).uses_of(0)


def test_coins_that_arrive_this_turn_cannot_be_spent_this_turn():
    """Rules 2: the neighbour's payment and the sold card come too late."""
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A").given(0, coins=0).given(1, coins=8)
    table.seal("clay_pit", "baths", "theater")
    assert table.uses_of(0) == ["sell"]


def test_goods_built_this_turn_make_nothing_yet():
    table = Table(3, "babylon:A", "rhodos:A", "ephesos:A").given(0, coins=0)
    table.seal("stone_pit", "altar", "theater")
    table.choose("done")
    table.seal("baths", "loom", "press")
    assert "build" in table.uses_of(0), "it makes stone from the next turn on"


def test_a_trading_post_works_from_the_next_turn_on():
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A").given(0, coins=1)
    table.turn("east_trading_post", "altar", "theater")
    table.seal("barracks", "loom", "press")
    assert table.uses_of(0)[0] == "build"
    table.choose("done")
    assert (table.coins[0], table.coins[2]) == (0, 4)


def test_two_neighbours_buy_the_same_stones():
    """Rules 4: the owner keeps them, and is paid by both."""
    cities = [City("gizah:A", coins=3), City("babylon:A", coins=5), City("rhodos:A", coins=5)]
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A")
    for seat, city in enumerate(cities):
        table.given(seat, *city.cards, coins=city.coins)
    table.seal("altar", "baths", "theater").choose("done")
    assert table.coins == [5, 3, 5]


def test_the_seller_is_chosen_where_both_sell():
    table = Table(3, "ephesos:A", "gizah:A", "rhodos:A").given(2, "stone_pit").given(0, coins=4)
    table.seal("baths", "altar", "loom").choose("done").asks("pay")
    assert table.match.ask.asks[0].legal() == ("pay:0:2", "pay:2:0")
    table.use({0: "pay:2:0"})
    assert table.coins == [2, 5, 3]


def test_silence_pays_the_cheapest():
    table = Table(3, "ephesos:A", "gizah:A", "rhodos:A").given(2, "stone_pit").given(0, "west_trading_post", coins=4)
    table.seal("baths", "altar", "loom").choose("done")
    if table.key == "pay":
        table.choose("done")
    assert table.coins[:2] == [3, 4]


def test_vineyard_counts_what_the_neighbours_place_in_this_very_turn():
    """Rules 2, step 4."""
    table = played(
        [City("gizah:A"), City("babylon:A"), City("rhodos:A")],
        {0: Plan("vineyard", "build"), 1: Plan("sawmill", "build", bank=1), 2: Plan("quarry", "build", bank=1)},
        age=2,
    )
    assert [city.coins for city in table.cities] == [5, 2, 2]


def test_bazar_counts_grey_cards_all_round_but_no_board():
    table = played(
        [City("ephesos:A", cards=["loom"]), City("alexandria:A"), City("halikarnassos:A", cards=["press"])],
        {0: Plan("bazar", "build"), 1: Plan("glassworks", "build"), 2: Plan("altar", "sell")},
        age=2,
    )
    assert table.cities[0].coins == 3 + 2 * 3


def test_the_cards_go_left_right_left():
    table = Table(3)
    words = []
    for _ in range(3):
        words.append(table.view.context[0].text.key.removeprefix("wonders-"))
        table.age()
    assert words == ["pass-left", "pass-right", "pass-left"]


def test_seventh_cards_are_discarded_unseen_for_nothing():
    table = Table(3).turns(5)
    coins = sum(table.coins)
    table.turns(1).asks("war")
    assert table.state.buried == {1: 3, 2: 0, 3: 0}
    assert sum(table.coins) == coins + 9


def test_only_five_of_the_guilds_are_in_a_match_of_three():
    table = Table(3).age().age()
    guilds = ["workers_guild", "spies_guild", "builders_guild"]
    table.turn(*guilds, uses=dict.fromkeys(range(3), "sell"))
    table.seal("traders_guild", "magistrates_guild", "shipowners_guild").asks("seal")
    assert list(table.match.ask.asks) == [0, 1, 2], "one of these three cannot be"
    table.seal("traders_guild", "magistrates_guild", "gardens").use(dict.fromkeys(range(3), "sell"))
    assert "shipowners_guild" not in table.match.ask.asks[0].legal()


def test_a_tie_is_broken_by_coins_and_then_shared():
    table = Table(3)
    for _ in range(3):
        table.age()
    assert [line.rank for line in _lines(table)] == [1, 1, 1]
    assert all(line.winner for line in _lines(table))
    table = Table(3)
    table.given(1, coins=5)
    for _ in range(3):
        table.age()
    totals = table.totals
    assert totals[1] == max(totals)
    assert [line.seat for line in _lines(table) if line.winner] == [1]


def _lines(table: Table):
    from companion.games.wonders import GAME

    return GAME.scores(table.state).lines
