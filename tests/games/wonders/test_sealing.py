"""Sealed cards: any order, changed at will, nothing told of them, and all turned up at once."""

from __future__ import annotations

import itertools
import random

import pytest

from companion.engine import Adjust, Answer, Face, History
from companion.games.wonders import GAME
from tests.games.wonders.table import Table, act

SEVEN = ("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "loom", "glassworks", "press")


def sealed(order, cards=SEVEN) -> Table:
    table = Table(7)
    for seat in order:
        table.tap(cards[seat], seat)
    return table.choose("reveal")


@pytest.mark.parametrize("seed", range(40))
def test_a_turn_of_seven_in_any_order_loses_none_and_doubles_none(seed):
    order = list(range(7))
    random.Random(seed).shuffle(order)
    table = sealed(order)
    assert table.state.turned_up == dict(enumerate(SEVEN))
    table.choose("done")
    assert [city.cards for city in table.state.cities] == [[card] for card in SEVEN]
    assert table.state == sealed(range(7)).choose("done").state


def test_taps_without_a_seat_go_round_clockwise():
    table = Table(4, start=2)
    for card in SEVEN[:4]:
        table.tap(card)
    table.choose("reveal")
    assert table.state.turned_up == {2: "lumber_yard", 3: "stone_pit", 0: "clay_pool", 1: "ore_vein"}


def test_reveal_lights_when_all_are_in():
    table = Table(3).tap("loom", 0).tap("press", 2)
    assert table.refuses_choice("reveal").reason.key == "app-not-all-in"
    table.tap("altar", 1).choose("reveal").asks("use")


def test_a_card_may_be_changed_until_the_reveal():
    table = Table(3).tap("loom", 0).tap("press", 1).tap("altar", 2).tap("theater", 0).choose("reveal")
    assert table.state.turned_up[0] == "theater"
    assert "loom" not in table.state.seen[1]


def test_what_cannot_be_is_refused_in_the_same_words_for_all():
    table = Table(3)
    refusals = {
        repr(table.refuses_tap(card, seat))
        for card, seat in itertools.product(("sawmill", "palace", "tree_farm", "workers_guild", "nothing"), range(3))
    }
    assert len(refusals) == 1
    (text,) = refusals
    assert "card=None" in text


def test_a_copy_that_lies_open_is_gone_a_sealed_one_is_not():
    table = Table(3).tap("baths", 0)
    assert "baths" in table.match.ask.asks[1].legal(), "nobody may learn what seat 0 has sealed"
    table.tap("loom", 1).tap("press", 2).choose("reveal").choose("done")
    assert table.refuses_tap("baths", 1).reason.key == "wonders-cannot-be-in-hand"


def test_two_who_told_the_last_copy_tell_theirs_again_and_nobody_else():
    table = Table(3).seal("baths", "baths", "loom")
    table.asks("seal")
    assert list(table.match.ask.asks) == [0, 1]
    assert table.state.turned_up == {2: "loom"}
    assert table.view.prompt.key == "wonders-tap-again"
    table.tap("altar", 0).tap("baths", 1).choose("reveal").asks("use")
    assert table.state.turned_up == {0: "altar", 1: "baths", 2: "loom"}


def test_sealed_cards_are_shown_by_their_backs():
    table = Table(3, "great_wall:A", "gizah:A", "babylon:A").given(0, "tree_farm", "lumber_yard")
    table.tap("loom", 0).tap("press", 1).tap("altar", 2).choose("reveal").asks("stage")
    faces = [tile.face for tile in table.view.stage.shares[0].area.tiles]
    assert [face.face for face in faces] == [Face.SECRET] * 3
    assert all(face.card is None for face in faces)
    assert table.match.secret_steps() == (0, 1, 2)


def test_points_given_while_cards_are_sealed_turn_none_of_them_up():
    table = Table(3).tap("loom", 0)
    table.accepted(Adjust(1, 2, "agreed"))
    assert table.match.secret_steps() == (0,)
    table.tap("press", 1).tap("altar", 2).choose("reveal")
    assert table.match.secret_steps() == ()


def test_sealed_cards_stay_secret_when_the_table_turns_to_counting():
    table = Table(3).tap("loom", 0)
    table.accepted(act("mode", "tally"))
    assert table.match.secret_steps() == (0,)
    table.asks("tally_shields")


def test_every_prefix_of_a_turn_resumes_with_the_same_cards_in():
    table = Table(7)
    for seat in (3, 0, 6, 1):
        table.tap(SEVEN[seat], seat)
    again = History(GAME, table.match.setup, table.match.steps)
    assert again.match.seats_in == (0, 1, 3, 6)
    assert again.match.offer(Answer("tap", SEVEN[2])) is None
    assert again.match.seats_in == (0, 1, 2, 3, 6)
