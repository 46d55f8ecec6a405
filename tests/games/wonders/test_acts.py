"""What the table does by hand."""

from __future__ import annotations

import pytest

from companion.games.wonders import GAME
from tests.games.playout import no_card_is_in_two_places
from tests.games.wonders.table import Table, act


def test_a_card_goes_from_city_to_city_and_to_the_discards():
    table = Table(3).given(0, "altar")
    table.by_hand("move", "altar", source="city:0", to="city:1")
    assert (table.city(0).cards, table.city(1).cards) == ([], ["altar"])
    table.by_hand("move", "altar", source="city:1", to="discard")
    assert table.state.discard == ["altar"]


def test_a_card_that_nobody_told_comes_from_the_box_and_is_then_seen():
    table = Table(3).by_hand("move", "baths", source="box", to="city:0")
    assert table.city(0).cards == ["baths"]
    assert "baths" not in table.match.ask.asks[0].legal()
    table.by_hand("move", "baths", source="city:0", to="box")
    assert "baths" in table.match.ask.asks[0].legal()
    no_card_is_in_two_places(GAME, table.state)


def test_coins_are_handed_over_and_count_in_this_very_turn():
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A").given(0, coins=0)
    table.seal("clay_pit", "altar", "theater")
    assert table.uses_of(0) == ["sell"]
    table.by_hand("move", "coins", source="city:1", to="city:0", n=1)
    assert table.coins == [1, 2, 3]
    assert "build" in table.uses_of(0)
    table.by_hand("move", "coins", source="box", to="city:2", n=4)
    assert table.coins == [1, 2, 7]


def test_a_use_that_cannot_be_paid_any_more_is_chosen_anew():
    table = Table(3, "gizah:A", "babylon:A", "rhodos:A").seal("clay_pit", "altar", "theater").choose("build", 0)
    table.by_hand("move", "coins", source="city:0", to="city:1", n=3)
    assert table.match.seats_in == ()
    table.choose("done")
    assert table.state.discard == ["clay_pit"]


def test_tokens_and_stages_are_put_right():
    table = Table(3, "gizah:A", "great_wall:A", "rhodos:A")
    table.by_hand("move", "token:-1", source="box", to="city:0")
    table.by_hand("move", "token:-1", source="city:0", to="box")
    assert table.city(0).tokens == []
    table.by_hand("move", "stage:1", source="box", to="city:0")
    assert table.refused(act("move", "stage:3", source="box", to="city:0")).reason.key == "wonders-nothing-like-it"
    table.by_hand("move", "stage:3", source="box", to="city:1")
    assert (table.city(0).stages, table.city(1).stages) == ([1], [3])
    table.by_hand("move", "stage:1", source="city:0", to="box")
    assert table.city(0).stages == []


@pytest.mark.parametrize(
    ("deed", "key"),
    [
        (act("order", "0"), "app-no-such-action"),
        (act("move", "altar", source="city:0"), "wonders-move-from-to"),
        (act("move", "altar", source="city:9", to="discard"), "wonders-no-such-zone"),
        (act("move", "altar", source="city:0", to="city:0"), "wonders-no-such-zone"),
        (act("move", "altar", source="city:0", to="discard"), "wonders-not-there"),
        (act("move", "palace", source="box", to="city:0"), "wonders-no-copy-left"),
        (act("move", "loom", source="discard", to="city:2"), "wonders-stands-already"),
        (act("move", "coins", source="city:0", to="city:1", n=4), "wonders-not-so-many"),
        (act("move", "coins", source="city:0", to="city:1"), "wonders-move-from-to"),
        (act("move", "coins", source="box", to="discard", n=1), "wonders-move-from-to"),
        (act("move", "altar", source="box", to="city:0", n=1), "wonders-move-from-to"),
        (act("move", "token:2", source="box", to="city:0"), "wonders-nothing-like-it"),
        (act("move", "token:1", source="city:0", to="city:1"), "wonders-move-from-to"),
        (act("move", "crown", source="box", to="city:0"), "wonders-nothing-like-it"),
        (act("move", 7, source="box", to="city:0"), "wonders-nothing-like-it"),
    ],
)
def test_what_cannot_be_is_refused(deed, key):
    table = Table(3).given(2, "loom")
    assert table.refused(deed).reason.key == key


def test_after_the_match_nothing_moves():
    table = Table(3).age().age().age()
    assert table.refused(act("mode", "tally")).reason.key == "wonders-nothing-to-move"


def test_points_given_by_hand_have_a_column_of_their_own():
    table = Table(3).adjust(1, -2)
    sheet = GAME.scores(table.state)
    assert sheet.columns[-1].id == "adjust"
    assert table.totals == [1, -1, 1]
