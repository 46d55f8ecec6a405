"""Why a tapped card is refused: the card, the reason, and what to do."""

from __future__ import annotations

import pytest

from companion.engine import Answer, Match, Setup
from companion.games import celtica
from companion.text import Text
from tests.games.celtica.table import NAMES, Table
from tests.games.celtica.test_examples import final_use


def dealt(**options: str) -> Table:
    return Table(3, "village 1", "ruin 1", goal=(18, "goal 1"), **options).dealt()


def test_another_colour_names_the_druid_that_moves_and_the_ways_on():
    table = dealt().holds("A", experience=1).tap_card("white")
    refusal = table.refuses_card("brown")
    assert (refusal.card, refusal.may_force) == ("card_brown", False)
    assert [way.card or way.mark for way in refusal.ways] == ["card_white", "exp_white", "white"]


def test_an_experience_card_that_nobody_holds():
    assert dealt().tap_card("white").refuses_card("exp_white").reason.key == "celtica-no-experience"


def test_more_druid_cards_than_the_hand_has():
    table = dealt().holds("A", druids=1, experience=1).tap_card("white")
    assert table.refuses_card("white").reason.key == "celtica-no-druid-cards"


def test_a_colour_of_which_all_copies_lie_in_the_discard():
    table = dealt().stand(red=18)
    table.holds("A", druids=13)
    for _ in range(12):
        table.tap_card("red")
    assert table.asks("play", "B").refuses_card("red").reason.key == "celtica-all-copies-seen"


@pytest.mark.parametrize("strange", ["part_centre", "no_such_card"])
def test_what_is_no_card_of_a_hand(strange):
    refusal = dealt().refused(Answer("tap", strange))
    assert refusal.reason.key == "celtica-tap-a-druid-card"
    assert refusal.card == ("part_centre" if strange == "part_centre" else None)


def test_a_part_that_is_not_in_the_display():
    table = Table(3, "village 1").dealt(display="CC1122334").plays("A", "red")
    refusal = table.refuses("8")
    assert refusal.reason.key == "celtica-not-in-display"
    assert [way.card for way in refusal.ways] == ["part_centre", "part_outer_1", "part_outer_2"]


def test_a_part_that_its_owner_does_not_have():
    refusal = dealt().plays("A", "red", "red").refuses("8")
    assert refusal.reason.key == "celtica-not-own"
    assert [way.card for way in refusal.ways] == ["part_outer_1", "part_outer_2"]


def test_a_part_of_which_all_ten_lie_open():
    table = Table(2)
    for one in "CCCCCCCCC":
        table.tap(one)
    assert table.tap("C").refuses("C").reason.key == "celtica-all-copies-lie-open"


@pytest.mark.parametrize("lands", [1, 2])
def test_a_card_where_a_part_is_asked_for(lands):
    assert dealt().plays("A", *["red"] * lands).refuses_card("red").reason.key == "celtica-tap-a-part"


def test_a_card_where_a_part_is_turned_up():
    assert Table(2).refuses_card("red").reason.key == "celtica-tap-a-part"


def test_nobody_is_done_before_a_card_is_laid():
    dealt().refuses_choice("done")


def test_two_parts_cost_two_cards():
    table = final_use(Table(2, goal=(18, "goal 0")).dealt(), B=1).plays("A", "black").asks("final", "B")
    table.refuses_choice("take")


def test_the_altar_card_is_not_named_when_it_cannot_be():
    table = Table(2, "altar", altar_card="private_tap").dealt().plays("A", "red").choose("yes")
    assert table.refuses("C").card is None


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans", "ja"])
def test_every_refusal_is_short_and_names_no_key(lang):
    game = celtica.GAME
    say = Text({game.id: game}).words(lang, game.id, NAMES[:2]).say
    match = Match(game, Setup(seats=NAMES[:2]))
    refusal = match.offer(Answer("tap", "card_red"))
    words = say(refusal.reason)
    assert not words.startswith("celtica-")
    assert len(words.split()) <= 12
