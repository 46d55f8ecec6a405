"""The box: how many cards, for how many players, and that what is in our data is what is printed."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games.wonders.box import AGES, BOARDS, CARDS, GUILDS, SIDES, STRUCTURES, copies_dealt, guilds_dealt
from companion.games.wonders.effects import Discount, Makes, PointsPer, Science, Shields
from tests.games.wonders import plain


def test_the_box_holds_148_cards_of_75_names_on_16_sides_with_50_stages():
    assert len(CARDS) == 75
    assert sum(card.copies for card in CARDS.values()) == 148
    assert len(BOARDS) == 8
    assert len(SIDES) == 16
    assert sum(len(side.stages) for side in SIDES.values()) == 50


def test_the_ages_have_49_49_and_40_cards_and_10_guilds():
    assert [sum(copies_dealt(card, age, 7) for card in CARDS if card not in GUILDS) for age in AGES] == [49, 49, 40]
    assert len(GUILDS) == 10
    assert len(plain.CARDS) == 78


@pytest.mark.parametrize("cities", range(3, 8))
@pytest.mark.parametrize("age", AGES)
def test_every_age_deals_seven_cards_to_each(cities, age):
    dealt = sum(copies_dealt(card, age, cities) for card in CARDS if card not in GUILDS)
    assert dealt + (guilds_dealt(cities) if age == 3 else 0) == 7 * cities


def test_chain_links_agree_both_ways():
    to = {
        (plain.ident(row["name_en"]), plain.ident(name))
        for row in plain.CARDS
        for name in row["chains_to"].split(";")
        if name
    }
    assert to == {(earlier, card) for card, own in STRUCTURES.items() for earlier in own.free_after}
    assert len(to) == 26


@pytest.mark.parametrize("row", plain.CARDS, ids=lambda row: f"{row['age']} {row['name_en']}")
def test_a_card_is_what_is_printed(row):
    card = plain.ident(row["name_en"])
    structure = STRUCTURES[card]
    age = 3 if row["age"] == "guild" else int(row["age"])
    copies = () if row["copies"] == "guild" else tuple(map(int, row["copies"].split(",")))
    marks = {"brown": "raw", "grey": "made", "blue": "civil", "yellow": "trade", "red": "war", "green": "science"}
    assert structure.ages[age] == copies
    assert structure.colour == marks.get(row["colour"], "guild")
    assert (structure.cost or ("1c" if structure.coins else "-")) == row["cost"]
    assert [effect for effect in structure.effects if isinstance(effect, Shields)] == [
        Shields(int(n)) for n in plain.one(r"shield\((\d)\)", [row["effect"]])
    ]
    assert [effect.symbol for effect in structure.effects if isinstance(effect, Science)] == plain.one(
        r"sci\((.*)\)", [row["effect"]]
    )
    made = [unit for effect in structure.effects if isinstance(effect, Makes) for unit in effect.units]
    assert bool(made) == row["effect"].startswith("prod")


@pytest.mark.parametrize("board", SIDES)
def test_a_board_is_what_is_printed(board):
    side = SIDES[board]
    assert [stage.cost for stage in side.stages] == [cost for cost, _ in plain.STAGES[side.board, side.side]]
    assert side.makes == plain.INITIAL[side.board]
    assert side.any_order == (side.board == "great_wall")


def test_only_brown_and_grey_cards_are_for_sale():
    for structure in STRUCTURES.values():
        for effect in structure.effects:
            if isinstance(effect, Makes):
                assert effect.sold == (structure.colour in ("raw", "made"))


def test_what_is_counted_looks_left_and_right_the_same():
    tallies = [
        effect for structure in STRUCTURES.values() for effect in structure.effects if isinstance(effect, PointsPer)
    ]
    assert len(tallies) == 13
    assert all(("left" in tally.where) == ("right" in tally.where) for tally in tallies)


def test_discounts_never_overlap_in_kind_and_side_but_through_a_wonder():
    cards = Counter(
        (side, effect.goods)
        for structure in STRUCTURES.values()
        for effect in structure.effects
        if isinstance(effect, Discount)
        for side in effect.sides
    )
    assert set(cards.values()) == {1}
