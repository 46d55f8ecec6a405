"""Whole matches: every card is somewhere at every step, and each match ends with one winner.

`COMPANION_FULL=1 pytest tests/games/crows/test_self_play.py` plays the full number.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from companion.engine import Match
from companion.games.crows import GAME
from companion.games.crows.box import BIRD_BOX, SHAMISEN_BOX
from companion.games.crows.demo import SelfPlay
from companion.games.crows.piles import bird_deck, in_some_hand, shamisen_deck
from tests.games.playout import FULL, playout, setup_for

PLAYOUTS = 10_000
SHARE = 150


def conserved(state) -> None:
    """43 birds and bells, 30 shamisen cards: what lies open, is in hands and in decks makes up the box."""
    places = list(GAME.places(state))
    birds = Counter(card for _zone, card in places if card in BIRD_BOX)
    assert birds <= BIRD_BOX
    assert birds + bird_deck(state) == BIRD_BOX
    assert birds.total() + bird_deck(state).total() == 43
    shamisen = Counter(card for _zone, card in places if card in SHAMISEN_BOX)
    assert shamisen <= SHAMISEN_BOX
    assert shamisen_deck(state) >= 0
    assert shamisen.total() + sum(state.hands) + shamisen_deck(state) == 30
    assert all(size >= 0 for size in state.hands)


def played_out(seats: int, seed: int) -> Match:
    last = None
    for last in playout(GAME, seats, seed):
        conserved(last.state)
        assert all(not last.state.areas[seat] for seat in last.state.out)
    assert last is not None
    return last


def one_winner(match: Match) -> None:
    sheet = GAME.scores(match.state)
    assert sorted(line.rank for line in sheet.lines) == list(range(1, len(sheet.lines) + 1))
    assert [line.winner for line in sheet.lines] == [line.rank == 1 for line in sheet.lines]
    assert len(match.state.out) == len(sheet.lines) - 1


def test_random_playouts_keep_all_cards_and_end_with_one_winner():
    for seed in range(SHARE):
        one_winner(played_out(2 + seed % 3, seed))


@pytest.mark.full
@pytest.mark.skipif(not FULL, reason="the long run: COMPANION_FULL=1")
def test_ten_thousand_random_playouts_keep_all_cards_and_end_with_one_winner():
    for seed in range(PLAYOUTS):
        one_winner(played_out(2 + seed % 3, seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_with_hidden_hands_play_to_the_end(seats):
    for seed in range(300 if FULL else 12):
        setup = setup_for(GAME, seats, seed)
        match, people = Match(GAME, setup), SelfPlay(setup, random.Random(seed))
        while match.ask is not None:
            conserved(match.state)
            assert match.offer(people.answer(match.state, match.ask)) is None
        one_winner(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_people_really_hold_is_always_possible(seats):
    for seed in range(6):
        setup = setup_for(GAME, seats, seed)
        match, people = Match(GAME, setup), SelfPlay(setup, random.Random(seed))
        while match.ask is not None:
            told = people.answer(match.state, match.ask)
            if match.ask.key == "crows-play":
                assert [
                    len(hand) + (told.told == "tap" and seat == match.state.turn)
                    for seat, hand in enumerate(people.hands)
                ] == match.state.hands
            for hand in people.hands:
                assert set(hand) <= set(in_some_hand(match.state))
            assert match.offer(told) is None
        assert max(Counter(card for hand in people.hands for card in hand).values(), default=0) <= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_starts_after_at_most_fifteen_taps(seats):
    setup = setup_for(GAME, seats, 0)
    match, people = Match(GAME, setup), SelfPlay(setup, random.Random(0))
    while match.ask is not None and match.ask.key == "crows-deal":
        assert match.offer(people.answer(match.state, match.ask)) is None
    assert len(match.steps) == 3 * seats <= 15
    assert match.ask is not None
    assert match.ask.key == "crows-draw_bird"
