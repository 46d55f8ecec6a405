"""The card drawn at an altar: tapped in private, shown to nobody."""

from __future__ import annotations

import pytest

from companion.engine import Act, public_question
from companion.games.celtica import GAME
from companion.games.celtica.box import COLOURS
from tests.games.celtica.table import Table


def tapped(colour: str, *, seats: int = 2) -> Table:
    table = Table(seats, "altar", "village 1", altar_card="private_tap").dealt().plays("A", "red").choose("yes")
    return table.asks("altar_card", "A").tap_card(colour)


def test_nothing_that_is_shown_depends_on_its_colour():
    tables = [tapped(colour) for colour in COLOURS]
    assert len({repr((table.view, GAME.public(table.state), public_question(table.match))) for table in tables}) == 1
    assert {table.match.secret_steps() for table in tables} == {(len(tables[0].match.steps) - 1,)}


def test_it_is_open_once_it_has_been_played():
    table = tapped("brown").plays("B", "grey").choose("no").plays("A", "brown", "brown")
    assert table.match.secret_steps() == ()
    assert table.view.banner is None
    assert "altar-broken" not in table.news


@pytest.mark.parametrize("colour", ["brown", "black"])
def test_a_broken_promise_is_flagged_and_tells_no_colour(colour):
    table = tapped(colour).plays("B", "grey").choose("no").plays("A", "white", "white")
    assert table.view.banner.key == "celtica-altar-broken"
    assert dict(table.view.banner.args).keys() == {"who"}
    assert table.match.secret_steps()


def test_a_card_kept_against_the_promise_stays_secret_until_the_hand_is_empty():
    table = tapped("brown").plays("B", "grey").choose("no").holds("A", druids=2).plays("A", "white").choose("no")
    table.by_hand(Act("turn", "place:3", {"to": {"kind": "altar"}})).plays("B", "grey", "grey").choose("no")
    assert table.match.secret_steps()
    table.plays("A", "black").choose("no")
    assert table.match.secret_steps() == ()


def test_two_altar_cards_come_to_light_together():
    """When one of them does must not say whether the other is of the same colour."""
    both = []
    for colour in ("brown", "white"):
        table = tapped("brown").plays("B", "grey").choose("yes").tap_card(colour).plays("A", "brown").choose("no")
        both.append(len(table.match.secret_steps()))
    assert both == [2, 2]


def test_the_promise_is_remembered_in_the_bar():
    table = tapped("brown").plays("B", "grey").choose("no").asks("play", "A")
    assert table.view.detail.key == "celtica-altar-card-now"


def test_the_end_of_the_game_opens_everything():
    table = tapped("brown", seats=3)
    table.by_hand(Act("turn", "place:3", {"to": {"kind": "goal", "n": 0}}))
    table.stand(red=3, white=3, brown=3, black=3, grey=2).plays("B", "grey")
    assert table.match.finished
    assert table.match.secret_steps() == ()
