"""Cards laid face down: any order, second thoughts, a power cut between two of them, and nothing shown."""

from __future__ import annotations

import json

import pytest

from companion.commands import ByHand, Focus, Pause, Resume, Start, TakeBack
from companion.engine import Adjust, Setup, complete_options
from companion.ports import Cue
from tests.games.chronos.table import sit, sit_as_two


def test_cards_are_laid_in_any_order_and_revealed_together():
    table = sit().lays("C", "noble").lays("A", "knight").asks("select")
    assert table.match.seats_in == (0, 2)
    assert table.match.secret_steps() == (2, 3)
    table.lays("B", "jester").asks("order")
    assert table.match.secret_steps() == ()
    assert [str(card.card) for card in table.view.notes[0]["cards"]] == ["red_knight", "blue_jester", "green_noble"]


def test_a_player_may_think_again_until_the_last_card_is_in():
    table = sit().lays("A", "jester").lays("B", "knight").lays("A", "knight").lays("C", "knight").asks("sheet", "A")
    assert [placing.card for placing in table.state.round.to_place] == ["red_knight", "blue_knight", "green_knight"]
    assert "jester" in table.hand("A")
    assert table.match.secret_steps() == (2,), "what was thought better of is still in the hand"


def test_the_last_card_reveals_and_ends_second_thoughts():
    table = sit().lay("knight", "knight", "knight")
    assert table.refuses_tap("red_jester").reason.key == "app-asked-for-choose"


def test_points_by_hand_meanwhile_show_nothing():
    table = sit().lays("A", "jester").gains("B", 1).lays("B", "knight")
    assert table.match.secret_steps() == (2, 4)
    assert table.match.seats_in == (0, 1)


def test_between_two_the_first_card_stays_face_down_while_the_second_is_chosen():
    table = sit_as_two().tap("red_noble").asks("select")
    assert table.state.round.sealed == {0: ["red_noble"], 1: []}
    accepts = [tuple(part.accepts()) for part in table.match.ask.asks.values()]
    other = sit_as_two().tap("red_dragon")
    assert [tuple(part.accepts()) for part in other.match.ask.asks.values()] == accepts
    assert table.view == other.view
    assert other.refuses_tap("red_dragon").reason.key == "chronos-lies-face-down"


@pytest.fixture
def sealing(device):
    """The device before the first three cards are laid."""
    device.game = device.games["chronos"]
    more = {"set": "first_game", "colours": ["red", "blue", "green"]}
    options = complete_options(device.game.form, {})
    device.do(Start("chronos", Setup(seats=("Ann", "Ben", "Cleo"), options=options, more=more)))
    device.choose("r1c3", "r3c3")
    device.sounds.words()
    return device


def shown(device) -> str:
    """Everything that leaves the core."""
    table = device.table
    return repr((table.view, table.asked, table.record, table.tally, table.made))


def test_a_power_cut_after_two_of_three_sealed_taps_keeps_both_and_shows_neither(sealing):
    sealing.tap("red_jester")
    sealing.do(Focus(2))
    sealing.tap("green_noble")
    sealing.restart()
    match = sealing.model.unfinished[0]
    assert "jester" not in repr(match)
    sealing.do(Resume(match.id))
    table = sealing.table
    assert table.asked.seats_in == (0, 2)
    assert [line.secret for line in table.record[-2:]] == [True, True]
    assert "red_jester" not in repr(table.record) + repr(table.view)
    assert "green_noble" not in repr(table.record) + repr(table.view)
    assert [json.loads(line)["tap"] for line in sealing.saved()[-2:]] == ["red_jester", "green_noble"]
    sealing.do(Pause(on=False))
    sealing.tap("blue_knight")
    assert sealing.table.asked.key == "chronos-order"


def test_whatever_is_laid_sounds_and_looks_the_same(sealing):
    sealing.tap("red_jester")
    heard, seen = sealing.sounds.words(), shown(sealing)
    sealing.do(TakeBack())
    sealing.sounds.words()
    sealing.tap("red_knight")
    assert (sealing.sounds.words(), shown(sealing)) == (heard, seen)


def test_a_tap_that_is_not_ones_own_is_refused_without_naming_it(sealing):
    sealing.tap("blue_noble")
    assert sealing.refusal == "chronos-not-in-hand"
    assert sealing.table.refusal.card is None


def test_the_reveal_is_heard_once(sealing):
    sealing.tap("red_knight", "blue_knight")
    sealing.sounds.words()
    sealing.tap("green_knight")
    assert sealing.sounds.words().count(Cue.REVEAL) == 1


def test_points_given_while_cards_lie_face_down_keep_the_record_shut(sealing):
    sealing.tap("red_jester")
    sealing.do(ByHand(Adjust(1, 2, "found")))
    assert "red_jester" not in repr(sealing.table.record)
