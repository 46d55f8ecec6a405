"""Counting by hand: from the start, or once the table has lost patience with being refereed."""

from __future__ import annotations

import random

import pytest

from companion.engine import Adjust, Answer, Match
from companion.games.wonders import GAME
from tests.games.playout import no_card_is_in_two_places, setup_for
from tests.games.wonders.table import Table, act

BOARDS = ("gizah:A", "rhodos:B", "great_wall:B")


def tally(*boards: str, **options: str) -> Table:
    return Table(3, *(boards or BOARDS), mode="tally", **options)


def wars(table: Table, *shields: tuple[int, int, int]) -> Table:
    for age in shields:
        for number in age:
            table.asks("tally_shields").number(number)
        table.asks("war").choose("done")
    return table


def city(table: Table, cards: str = "", stages: tuple[int, ...] = (), coins: int = 0, tokens: str = "") -> Table:
    table.asks("tally_card")
    for card in cards.split():
        table.tap(card)
    table.choose("done")
    for number in stages:
        table.choose(f"stage:{number}")
    if table.key == "tally_stages":
        table.choose("done")
    table.asks("tally_coins").number(coins).asks("tally_tokens")
    for token in tokens.split():
        table.choose(token)
    return table.choose("done")


def test_a_match_that_is_only_counted():
    table = wars(tally(), (1, 2, 0), (0, 0, 0), (3, 0, 0))
    assert table.tokens == [[-1, 1, 5, 5], [1, 1, -1], [-1, -1, -1]]
    city(table, "altar apothecary workshop scriptorium", (1, 2), 7)
    city(table, "loom shipowners_guild", (1,), 3)
    city(table, "", (4,), 0)
    assert table.match.finished
    assert table.totals == [10 + 2 + 8 + 2 + 10, 1 + 1 + 3 + 2, -3]
    assert [line.rank for line in GAME.scores(table.state).lines] == [1, 2, 3]


def test_shields_are_counted_from_red_cards_and_stages():
    table = tally()
    table.tap("stockade").tap("walls").choose("done")
    table.asks("tally_shields").tap("barracks").choose("stage:1").choose("done")
    table.number(0)
    assert table.state.wars[-1].shields == (3, 2, 0)
    table.choose("done").tap("circus").choose("done")
    assert table.state.wars == table.state.wars[:1]
    table.choose("stage:2").choose("done").number(0)
    assert table.state.wars[-1].shields == (6, 3, 0), "what was counted before is still there"


def test_only_red_cards_are_counted_for_a_war():
    table = tally()
    assert table.refuses_tap("altar").reason.key == "wonders-no-shields"
    table.tap("stockade")
    assert table.refuses_tap("stockade").reason.key == "wonders-stands-already"


def test_the_wall_takes_no_part_where_its_stage_is_told_in_that_age():
    table = tally()
    table.number(1).number(0).choose("stage:3").choose("done")
    assert table.state.wars[-1].shields == (1, 0, None)
    table.choose("done").number(0).number(0).number(0)
    assert table.state.wars[-1].shields == (0, 0, 0)


def test_a_later_stage_stands_on_those_before_it():
    table = wars(tally(), (0, 0, 0), (0, 0, 0), (0, 0, 0))
    table.choose("done").choose("stage:3")
    assert table.city(0).stages == [1, 2, 3]
    table.asks("tally_coins")


def test_tokens_that_are_told_stand_instead_of_those_counted():
    table = wars(tally(), (1, 0, 0), (0, 0, 0), (0, 0, 0))
    assert table.city(0).tokens == [1, 1]
    city(table, tokens="5 -1")
    assert table.city(0).tokens == [5, -1]
    city(table)
    assert table.city(1).tokens == [-1]
    city(table, tokens="none")
    assert table.city(2).tokens == []


def test_every_city_is_asked_the_free_city_too():
    table = Table(2, *BOARDS, mode="tally")
    for _ in range(3):
        for _ in range(3):
            table.asks("tally_shields").number(0)
        table.choose("done")
    for seat in range(3):
        assert table.match.ask.seat == seat
        city(table)
    assert [line.rank for line in GAME.scores(table.state).lines] == [1, 1, None]


# -- from being refereed to being counted


def test_the_table_may_turn_to_counting_at_any_question():
    table = Table(3).age().turn("loom", "vineyard", "foundry").tap("press", 0)
    table.by_hand("mode", "tally").asks("tally_shields")
    assert len(table.state.wars) == 1, "a war that was fought is not fought again"
    assert table.city(0).cards == ["loom"]
    for _ in range(2):
        for _ in range(3):
            table.choose("done")
        table.choose("done")
    assert table.refuses_tap("loom").reason.key == "wonders-stands-already"
    for cards in ("altar", "", ""):
        city(table, cards)
    assert table.match.finished
    assert table.city(0).cards == ["loom", "altar"]


def test_counting_cannot_be_turned_back_or_twice():
    table = Table(3).by_hand("mode", "tally")
    assert table.refused(act("mode", "tally")).reason.key == "wonders-no-such-mode"
    assert Table(3).refused(act("mode", "referee")).reason.key == "wonders-no-such-mode"


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_turn_to_counting_anywhere_and_come_to_their_end(seats, seed):
    """Told by chance, with points given in between: every sum is right and no card is in two places."""
    chance = random.Random(f"{seats} {seed}")
    setup = setup_for(GAME, seats, seed)
    if seed == 0:
        setup = setup.__class__(seats=setup.seats, options=setup.options, more={**setup.more, "mode": "tally"})
    match = Match(GAME, setup)
    people = GAME.self_play(setup, chance)
    patience = chance.randint(0, 120)
    while match.ask is not None:
        if len(match.steps) >= patience and not match.state.tallying and not match.seats_in:
            assert match.offer(act("mode", "tally")) is None
            continue
        moves = match.moves() if match.state.tallying else [people.answer(match.state, match.ask)]
        assert match.offer(chance.choice(moves)) is None
        no_card_is_in_two_places(GAME, match.state)
        GAME.view(match.state, match.ask)
    assert match.offer(Adjust(0, 1, "late")) is None
    sheet = GAME.scores(match.state)
    assert all(line.total == sum(part.points for part in line.parts) for line in sheet.lines)
    assert any(line.winner for line in sheet.lines)


def test_a_table_that_counts_plays_itself():
    setup = setup_for(GAME, 4, 0)
    setup = setup.__class__(seats=setup.seats, options=setup.options, more={**setup.more, "mode": "tally"})
    match, people = Match(GAME, setup), GAME.self_play(setup, random.Random(1))
    while match.ask is not None:
        assert match.offer(people.answer(match.state, match.ask)) is None
    assert len(match.state.wars) == 3


def test_a_number_beyond_the_box_is_refused():
    assert tally().refused(Answer("number", 26)).reason.key == "app-out-of-range"
