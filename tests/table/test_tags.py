"""Tags that mean nothing yet, several at once, and those of seats and players."""

from __future__ import annotations

import pytest

from companion.commands import BindTag, Focus, IgnoreTag
from companion.engine import Msg, Named
from companion.inputs import Tap, Together
from companion.model import Unbound
from companion.ports import Cue
from companion.tags import PlayerTag, SeatTag
from tests.engine import toy
from tests.sitting import STRANGER, uid_of
from tests.table.toy_table import bind, voting

CARRYING_NAMES = Together((STRANGER, bytes.fromhex("04DEADBEEF0002")), texts=("toy:c0", "toy:c1"))

# -- tags that mean nothing yet


def test_an_unknown_tag_changes_nothing_and_asks_which_card_it_is(table):
    table.do(Tap(STRANGER))
    assert table.model.unbound == Unbound(STRANGER.hex().upper(), "toy")
    assert table.saved() == []


def test_binding_an_unknown_tag_counts_as_its_tap(table):
    table.do(Tap(STRANGER))
    table.do(BindTag(STRANGER.hex().upper(), "toy", "c0"))
    assert table.model.unbound is None
    assert table.table.record[0].card == "c0"
    assert table.journal.tags()[STRANGER.hex().upper()] == "toy:c0"


def test_binding_to_a_card_that_may_not_be_played_is_kept_but_not_played(table):
    table.do(Tap(STRANGER))
    table.do(BindTag(STRANGER.hex().upper(), "toy", "c5"))
    assert table.refusal == "toy-no"
    assert table.saved() == []


def test_an_unknown_tag_can_be_left_alone(table):
    table.do(Tap(STRANGER))
    table.do(IgnoreTag())
    assert table.model.unbound is None


def test_another_tap_answers_the_question_what_a_tag_is(table):
    table.do(Tap(STRANGER))
    table.tap("c0")
    assert table.model.unbound is None
    assert table.table.asked.seat == 1


# -- several cards at once


@pytest.mark.parametrize(
    "together",
    [
        Together((uid_of(toy.GAME, "c0"), uid_of(toy.GAME, "c1"), uid_of(toy.GAME, "c2"))),
        Together((uid_of(toy.GAME, "c0"), uid_of(toy.GAME, "c1")), complete=False),
        Together((uid_of(toy.GAME, "c0"), STRANGER)),
    ],
)
def test_cards_that_cannot_be_told_apart_are_asked_for_one_at_a_time(table, together):
    table.do(together)
    assert table.refusal == "app-one-at-a-time"
    assert table.saved() == []


def test_two_cards_at_once_are_both_named(table, monkeypatch):
    monkeypatch.setattr("companion.engine.Match.keeps_secrets", property(lambda match: False))
    table.do(Together((uid_of(toy.GAME, "c0"), uid_of(toy.GAME, "c1"))))
    assert table.table.refusal.reason == Msg("app-two-cards", cards=(Named("c0"), Named("c1")))


def test_two_cards_that_carry_their_own_names_are_both_named(table, monkeypatch):
    monkeypatch.setattr("companion.engine.Match.keeps_secrets", property(lambda match: False))
    table.do(CARRYING_NAMES)
    assert table.table.refusal.reason == Msg("app-two-cards", cards=(Named("c0"), Named("c1")))


@pytest.mark.parametrize(
    "together", [Together((uid_of(toy.GAME, "c3"), uid_of(toy.GAME, "c4"))), CARRYING_NAMES], ids=["bound", "written"]
)
def test_two_cards_that_may_lie_face_down_are_not_named(table, together):
    table.do(together)
    assert table.refusal == "app-one-at-a-time"


# -- several seats at once


def test_without_a_word_it_is_the_next_seat_clockwise(table):
    voting(table)
    assert table.table.focus == 0
    table.choose("yes")
    assert table.table.focus == 1


def test_touching_a_seat_gives_it_the_next_answer(table):
    voting(table)
    table.do(Focus(1))
    table.choose("no")
    assert table.table.asked.seats_in == (1,)
    assert table.table.focus == 0


@pytest.mark.parametrize("means", [SeatTag(1), PlayerTag("Ben")])
def test_a_seats_own_tag_gives_it_the_next_answer(table, means):
    voting(table)
    bind(table, STRANGER, means)
    table.do(Tap(STRANGER))
    assert table.table.focus == 1


def test_the_tag_of_somebody_who_does_not_play_is_turned_away(table):
    bind(table, STRANGER, PlayerTag("Zoe"))
    table.do(Tap(STRANGER))
    assert table.refusal == "app-not-at-this-table"


def test_a_seat_that_is_not_asked_cannot_be_chosen(table):
    table.do(Focus(1))
    assert table.refusal == "app-not-asked"


def test_what_was_sealed_is_revealed_with_one_sound(table):
    voting(table)
    table.choose("yes")
    assert table.sounds.words() == [Cue.ACCEPTED, Cue.YOUR_TURN]
    table.choose("no")
    assert table.sounds.words() == [Cue.ACCEPTED, Cue.REVEAL]
