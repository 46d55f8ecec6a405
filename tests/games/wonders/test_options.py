"""House rules: each works both ways. Those of a wonder or of the free city are tested with it."""

from __future__ import annotations

import pytest

from companion.games.wonders.cities import City
from companion.games.wonders.form import FORM, house_rules
from companion.games.wonders.guilds import copied_guild, guild_scores
from companion.games.wonders.paying import card_offer, means_of
from companion.games.wonders.scoring import score
from tests.games.wonders.table import Table, copy_gain


def test_there_are_twelve_and_the_first_value_is_the_default():
    assert len(FORM) == 12
    assert house_rules({}) == house_rules({rule.id: rule.values[0] for rule in FORM})


@pytest.mark.parametrize(("source", "how"), [("possession", "chain"), ("earlier_age", "goods")])
def test_a_chain_from_a_card_dug_up_in_this_age(source, how):
    city = City("gizah:A", cards=["baths"], built_in={"baths": 2})
    cities = [city, City("babylon:A"), City("rhodos:A")]
    house = house_rules({"chain_source": source})
    offer = card_offer(city, "aqueduct", means_of(cities, 0, house, 2))
    assert how in (offer.how, offer.why)
    assert card_offer(city, "aqueduct", means_of(cities, 0, house, 3)).how == "chain"


@pytest.mark.parametrize(("rule", "payments"), [("no", []), ("yes", ["pay:0:0", "pay:2:0"])])
def test_buying_what_one_makes(rule, payments):
    """The own stone does; only where the house lets it may a neighbour be paid all the same."""
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A", buy_what_you_make=rule).given(1, "stone_pit")
    table.seal("baths", "altar", "theater").choose("done")
    if payments:
        assert list(table.asks("pay").match.ask.asks[0].legal()) == payments
        table.use({0: "pay:2:0"})
        assert table.coins == [1, 5, 3]
    else:
        table.asks("seal")


def copying(guild: str, own: list[str], **options: str):
    cities = [City("olympia:B", stages=[1, 2, 3], cards=own), City("gizah:A", cards=[guild]), City("babylon:A")]
    return cities, house_rules(options)


@pytest.mark.parametrize(("option", "points", "other"), [("yes", 3, 2), ("no", 2, 3)])
def test_a_copied_shipowners_guild_counts_itself_or_not_and_both_are_shown(option, points, other):
    cities, house = copying("shipowners_guild", ["loom", "stone_pit"], copied_shipowners_counts_itself=option)
    (guild,) = guild_scores(cities, 0, house, copied_guild(cities, 0, house))
    assert (guild.points, guild.other_way) == (points, other)
    part = score(cities, 0, house)[-1]
    assert part.why is not None
    assert part.why.key == "wonders-why-other-way"
    assert part.why["n"] == other


@pytest.mark.parametrize(("option", "points", "other"), [("no", 2, 3), ("yes", 3, 2)])
def test_a_copied_guild_feeds_the_own_shipowners_or_not(option, points, other):
    cities, house = copying("spies_guild", ["shipowners_guild", "loom"], copied_guild_feeds_shipowners=option)
    own, copied = guild_scores(cities, 0, house, copied_guild(cities, 0, house))
    assert (own.card, own.points, own.other_way) == ("shipowners_guild", points, other)
    assert (copied.card, copied.other_way) == ("spies_guild", None)


def test_what_feeding_brings_counts_when_the_copy_is_chosen():
    cities, house = copying("spies_guild", ["shipowners_guild"], copied_guild_feeds_shipowners="yes")
    assert copy_gain(cities, 0, house) == 1
