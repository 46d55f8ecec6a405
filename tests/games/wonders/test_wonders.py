"""What the wonders do that nothing else does."""

from __future__ import annotations

import pytest

from companion.games.wonders.cities import City
from companion.games.wonders.guilds import science_of
from companion.games.wonders.state import Plan
from companion.games.wonders.trade import market_of
from tests.games.wonders.table import Table, played

# Six of the first age's cards that are still in the hands.
LEFT_OVER = ("altar", "theater", "press", "stone_pit", "baths", "guard_tower")
GREAT_WALL = ("great_wall:B", "gizah:A", "rhodos:A", "ephesos:A")


def to_last_turn(*boards: str, seats: int = 3, **options: str) -> Table:
    """A table in the sixth turn of the first age."""
    return Table(seats, *boards, **options).turns(5, keeping=LEFT_OVER)


# -- Babylon B: the seventh card


def babylon(**options: str) -> Table:
    table = to_last_turn("babylon:B", "gizah:A", "rhodos:A", **options)
    return table.given(0, stages=(1, 2), coins=3)


def test_babylon_plays_its_seventh_card_and_the_others_do_not():
    table = babylon()
    table.seal("altar", "theater", "baths").choose("done").asks("last")
    assert table.match.ask.seat == 0
    table.tap("press").asks("use")
    assert table.uses_of(0) == ["build", "sell"]
    table.choose("done").asks("war")
    assert table.city(0).cards == ["altar", "press"]
    assert table.state.buried[1] == 2


def test_babylon_may_sell_its_seventh_card():
    table = babylon()
    table.seal("altar", "theater", "guard_tower").choose("done").tap("press").use({0: "sell"})
    assert table.coins[0] == 3 + 2 + 3


def test_babylon_builds_the_stage_in_turn_six_and_plays_the_seventh_card_in_the_same_age():
    table = to_last_turn("babylon:B", "gizah:A", "rhodos:A")
    table.given(0, "lumber_yard", "timber_yard", "tree_farm", "glassworks", stages=(1,), coins=5)
    table.seal("altar", "theater", "baths")
    table.use({0: "stage:2"})
    if table.key == "pay":
        table.choose("done")
    table.asks("last")


def test_babylons_sixth_card_does_not_help_to_build_the_seventh():
    """Rules 2: both belong to turn 6. The house may see it otherwise."""
    for uses, may in (("no", False), ("yes", True)):
        table = to_last_turn("babylon:B", "rhodos:A", "ephesos:A", babylon_uses_turn_6=uses)
        table.given(0, stages=(1, 2), coins=0)
        table.seal("stone_pit", "theater", "altar").choose("done").tap("baths")
        assert ("build" in table.uses_of(0)) is may


def test_what_neighbours_pay_in_turn_six_comes_too_late_for_the_seventh_card():
    for uses, may in (("no", False), ("yes", True)):
        table = to_last_turn("babylon:B", "gizah:A", "ephesos:A", babylon_uses_turn_6=uses)
        table.given(0, stages=(1, 2), coins=0).given(1, coins=5)
        table.seal("altar", "guard_tower", "theater").choose("done").tap("baths")
        assert ("build" in table.uses_of(0)) is may


# -- Halikarnassos and the Great Wall: building from the discard pile


def digging(*boards: str, **options: str) -> Table:
    table = Table(3, *boards, **options)
    return table.given(0, "ore_vein", "foundry", stages=(1,), coins=9)


def test_halikarnassos_builds_a_discarded_card_for_nothing():
    table = digging("halikarnassos:A", "gizah:A", "rhodos:A")
    table.turn("altar", "theater", "baths", uses={0: "stage:2", 1: "sell", 2: "sell"})
    table.asks("dug")
    assert set(table.match.ask.asks["card"].legal()) == {"theater", "baths"}
    table.tap("baths")
    assert table.city(0).cards[-1] == "baths"
    assert table.state.discard == ["theater"]


def test_nobody_has_to_dig():
    table = digging("halikarnassos:A", "gizah:A", "rhodos:A")
    table.turn("altar", "theater", "baths", uses={0: "stage:2", 1: "sell"}).choose("none").asks("seal")
    assert table.state.discard == ["theater"]


def test_with_nothing_to_dig_the_build_is_lost():
    table = digging("halikarnassos:A", "gizah:A", "rhodos:A")
    table.turn("altar", "theater", "loom", uses={0: "stage:2"}).asks("seal")
    assert "nothing-to-dig" in table.news


def test_what_stands_in_the_city_is_not_dug_up_again():
    table = digging("halikarnassos:A", "gizah:A", "rhodos:A").given(0, "theater")
    table.turn("altar", "theater", "baths", uses={0: "stage:2", 1: "sell", 2: "sell"}).asks("dug")
    refusal = table.refuses_tap("theater")
    assert refusal.reason.key == "wonders-stands-already"
    assert table.refuses_tap("palace").reason.key == "wonders-not-discarded"


def test_a_seventh_card_that_nobody_saw_may_be_dug_up():
    table = to_last_turn("halikarnassos:A", "gizah:A", "rhodos:A").given(0, "ore_vein", "foundry", stages=(1,))
    table.turn(*table.hands(), uses={0: "stage:2", 1: "sell", 2: "sell"}).asks("dug")
    unseen = [card for card in table.match.ask.asks["card"].legal() if card not in table.state.discard]
    assert unseen
    before = table.state.buried[1]
    table.tap(unseen[0])
    assert table.state.buried[1] == before - 1
    assert unseen[0] in table.state.seen[1]


def test_a_dug_up_card_brings_its_coins():
    table = Table(4, "halikarnassos:A", "gizah:A", "rhodos:A", "ephesos:A")
    table.given(0, "ore_vein", "foundry", stages=(1,))
    table.turn("altar", "tavern", "loom", "press", uses={0: "stage:2", 1: "sell"}).asks("dug").tap("tavern")
    assert table.coins[0] == 3 + 5


@pytest.mark.parametrize(("first", "order"), [("halikarnassos_first", [1, 0]), ("great_wall_first", [0, 1])])
def test_two_dig_in_one_turn(first, order):
    table = Table(3, "great_wall:A", "halikarnassos:A", "rhodos:A", two_discard_builders=first)
    table.given(0, "ore_vein", "foundry").given(1, "ore_vein", "foundry", stages=(1,))
    table.seal("altar", "loom", "baths").asks("stage").choose("stage:4")
    table.use({1: "stage:2", 2: "sell"})
    asked = []
    while table.key == "dug":
        asked.append(table.match.ask.seat)
        table.choose("none")
    assert asked == order


def test_babylon_acts_before_the_discard_pile_or_after_it():
    for first, keys in (("yes", ["last", "dug"]), ("no", ["dug", "last"])):
        table = to_last_turn("babylon:B", "halikarnassos:A", "rhodos:A", babylon_before_discard_builds=first)
        table.given(0, stages=(1, 2)).given(1, "ore_vein", "foundry", stages=(1,))
        table.turn(*table.hands(), uses={0: "sell", 1: "stage:2", 2: "sell"})
        asked = []
        while table.key in ("last", "dug"):
            asked.append(table.key)
            if table.key == "dug":
                table.choose("none")
            else:
                table.tap(table.match.ask.legal()[0]).use({0: "sell"})
        assert asked == keys


# -- Olympia


def test_olympia_builds_one_structure_an_age_for_nothing():
    table = Table(3, "olympia:A", "gizah:A", "rhodos:A").given(0, stages=(1, 2), coins=0)
    table.seal("baths", "altar", "theater")
    assert "build_free" in table.uses_of(0)
    table.use({0: "build_free"})
    assert table.city(0).cards == ["baths"]
    assert table.coins == [0, 3, 3]
    table.seal("apothecary", "loom", "press")
    assert "build_free" not in table.uses_of(0)
    table.use({0: "sell"})
    table.age().given(0, coins=0)
    cards = table.hands()
    table.seal("walls", *cards[1:])
    assert "build_free" in table.uses_of(0), "once in each age"


def test_the_free_build_is_not_for_a_second_of_a_name():
    table = Table(3, "olympia:A", "gizah:A", "rhodos:A").given(0, "baths", stages=(1, 2), coins=0)
    table.seal("baths", "altar", "theater")
    assert table.uses_of(0) == ["sell"]


def test_olympia_b_buys_raw_goods_for_one():
    cities = [City("olympia:B", stages=[1]), City("gizah:A"), City("rhodos:A")]
    market = market_of(cities, 0, "both")
    assert (market.left.raw, market.right.raw, market.left.made) == (1, 1, 2)


def test_discounts_do_not_add_up():
    cities = [City("olympia:B", stages=[1], cards=["east_trading_post"]), City("gizah:A"), City("rhodos:A")]
    assert market_of(cities, 0, "both").right.raw == 1


# -- the Great Wall


def test_the_great_wall_is_built_in_any_order_and_its_stage_is_sealed():
    table = Table(3, "great_wall:A", "gizah:A", "rhodos:A").given(0, "stone_pit", "quarry", "lumber_yard", "sawmill")
    table.seal("altar", "loom", "theater").asks("stage")
    assert table.match.ask.legal() == ("none", "stage:1", "stage:3")
    assert table.match.ask.secret
    table.choose("stage:3").asks("use")
    assert table.uses_of(0) == ["build", "stage:3", "sell"], "no other stage any more"
    assert table.match.ask.defaults[0] == "stage:3"
    table.choose("done")
    assert table.city(0).stages == [3]


def test_without_a_sealed_stage_none_is_built():
    table = Table(3, "great_wall:A", "gizah:A", "rhodos:A").given(0, "lumber_yard", "sawmill")
    table.seal("altar", "loom", "theater").choose("none")
    assert table.uses_of(0) == ["build", "sell"]


def test_a_wall_that_cannot_be_afforded_is_not_asked_about():
    Table(3, "great_wall:A", "gizah:A", "rhodos:A").given(0, coins=0).seal("altar", "loom", "theater").asks("use")


def stage_of_wall(stage: int, *, age: int = 1, **options: str):
    cities = [City(board) for board in GREAT_WALL]
    cities[2].coins = 1
    plans = {
        0: Plan("altar", f"stage:{stage}"),
        1: Plan("loom", "build"),
        2: Plan("baths", "sell"),
        3: Plan("press", "build"),
    }
    return played(cities, plans, age, **options)


def test_the_walls_first_stage_gives_neighbours_coins_too():
    assert [city.coins for city in stage_of_wall(1).cities] == [3 + 8, 3 + 2, 1 + 3, 3 + 2]


def test_everybody_else_loses_two_coins_as_far_as_they_have_them():
    assert [city.coins for city in stage_of_wall(3).cities] == [3, 1, 1 + 3 - 2, 1]
    early = stage_of_wall(3, great_wall_loss="before_coins_arrive")
    assert [city.coins for city in early.cities] == [3, 1, 0 + 3, 1]


def test_the_walls_neighbours_face_each_other_in_that_age_only():
    table = Table(4, *GREAT_WALL).given(0, "barracks").given(1, "stockade").given(3, "guard_tower", "walls")
    table.state.cities[0].skips_age = 1
    table.age()
    war = table.state.wars[0]
    assert war.shields[0] is None
    assert [border.seats for border in war.borders] == [(1, 2), (2, 3), (3, 1)]
    table.age()
    assert table.state.wars[1].shields[0] == 1
    assert len(table.state.wars[1].borders) == 4


def test_among_three_cities_the_other_two_compare_once():
    table = Table(3, "great_wall:B", "gizah:A", "rhodos:A").given(1, "stockade")
    table.state.cities[0].skips_age = 1
    table.age()
    assert table.tokens == [[], [1], [-1]]


def test_the_wall_makes_one_good_that_the_city_does_not_produce():
    cities = [
        City("great_wall:B", stages=[4], cards=["lumber_yard", "clay_pit", "forum"]),
        City("gizah:A"),
        City("rhodos:A"),
    ]
    assert "SGP" in market_of(cities, 0, "both").own
    assert "SOCGP" in market_of(cities, 0, "neither").own


def test_what_the_wall_makes_is_not_for_sale():
    cities = [City("gizah:A"), City("great_wall:B", stages=[4]), City("rhodos:A")]
    assert market_of(cities, 0, "both").left.units == ("L",)


def test_the_wall_copies_the_symbol_of_a_neighbours_green_card():
    cities = [
        City("great_wall:B", stages=[2], cards=["apothecary", "workshop"]),
        City("gizah:A", cards=["scriptorium"]),
        City("rhodos:A", cards=["apothecary"]),
    ]
    assert science_of(cities, 0, None).points == 10
    cities[1].cards.clear()
    assert science_of(cities, 0, None).points == 4 + 1
    cities[2].cards.clear()
    assert science_of(cities, 0, None).points == 2
