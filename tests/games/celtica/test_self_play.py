"""Whatever happens at the table, sixty druid cards, twenty experience cards and ninety parts are somewhere."""

from __future__ import annotations

import random

import pytest

from companion.engine import Match, Setup
from companion.games.celtica import GAME
from companion.games.celtica.box import CARDS, PARTS
from companion.games.celtica.demo import PRINTED, SelfPlay
from companion.games.celtica.form import FORM
from companion.games.celtica.state import Celtica, seen_parts
from tests.games.celtica.table import NAMES
from tests.games.playout import playout

SHARE, ALL = 150, 10_000


def all_cards_are_there(state: Celtica) -> None:
    turn = state.turn
    druids, experience = ([], []) if turn is None else (turn.druids, turn.experience)
    held = sum(hand.druids for hand in state.hands)
    assert state.druid_deck + held + len(druids) + len(state.druid_discard) == 60
    held = sum(hand.experience for hand in state.hands)
    gone = len(state.experience_discard) + state.experience_spent
    assert state.experience_deck + held + len(experience) + gone == 20
    seen = seen_parts(state)
    assert state.stacks + len(seen) == 90
    assert all(seen.count(kind) <= CARDS[kind].copies for kind in PARTS)


def play_at_random(games: int) -> int:
    longest = 0
    for seed in range(games):
        for match in playout(GAME, 2 + seed % 4, seed):
            all_cards_are_there(match.state)
        longest = max(longest, len(match.steps))
    return longest


def test_random_playouts_end_with_every_card_in_its_place():
    assert play_at_random(SHARE) < 2_000


@pytest.mark.full
def test_ten_thousand_random_playouts_end_with_every_card_in_its_place():
    longest = play_at_random(ALL)
    print(f"{ALL} playouts ended, the longest after {longest} steps")
    assert longest < 5_000


def tables(seats: int, seeds: range):
    for seed in seeds:
        chance = random.Random(seed)
        options = {rule.id: rule.values[0] if seed == 0 else chance.choice(rule.values) for rule in FORM}
        known = [place.as_json() if chance.random() < 0.5 else None for place in PRINTED]
        setup = Setup(seats=NAMES[:seats], start=seed % seats, options=options, more={"board": known})
        yield Match(GAME, setup), SelfPlay(setup, chance)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_that_plays_itself_comes_to_its_end(seats):
    for match, people in tables(seats, range(8)):
        while match.ask is not None:
            assert match.offer(people.answer(match.state, match.ask)) is None
            all_cards_are_there(match.state)
        state = match.state
        assert state.all_arrived or state.supply_out or state.last_round
        for index, place in enumerate(PRINTED, 1):
            assert state.board.at(index) in (None, place)


def test_what_people_hold_is_never_more_than_the_table_counts():
    for match, people in tables(4, range(4)):
        while match.ask is not None:
            answer = people.answer(match.state, match.ask)
            assert match.offer(answer) is None
            for seat, hand in enumerate(match.state.hands):
                assert len(people._druids[seat]) <= hand.druids
                assert len(people._druids[seat]) + len(people._experience[seat]) <= hand.druids + 20
