"""Hands are counts: nothing that leaves the core depends on a card that somebody holds."""

from __future__ import annotations

import random

from companion.engine import Match, Setup, public_question
from companion.games.crows import GAME
from companion.games.crows.demo import SelfPlay
from tests.games.crows.table import NAMES, sit


def all_that_leaves(match: Match) -> str:
    state, ask = match.state, match.ask
    return repr(
        (GAME.view(state, ask), GAME.public(state), GAME.scores(state), GAME.where(state), public_question(match))
    )


def test_a_scissors_steal_changes_two_counts_only():
    table = sit(3, A="c", B="r").plays("scissors").at("B").asks("answer", "B")
    before = table.public
    after = table.accepts().public
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"hands", "table", "shamisen_discard"}
    assert (before["hands"], after["hands"]) == ([3, 2, 2], [4, 1, 2])
    assert (after["table"], after["shamisen_discard"]) == (None, ["scissors"])
    assert before["shamisen_deck"] == after["shamisen_deck"]


def test_a_stolen_card_is_in_no_answer_on_offer():
    """What may be tapped is what does not lie open, whoever holds it."""
    table = sit(3).plays("scissors").at("B").accepts()
    stolen_from = sit(3).plays("scissors").at("C").accepts()
    assert table.may_be_tapped == stolen_from.may_be_tapped


def test_what_is_seen_is_the_same_whatever_people_hold():
    """All that leaves the core follows from what was told: the hands of the people who told it are not asked for."""
    for seed in range(4):
        setup = Setup(seats=NAMES[:3])
        people = SelfPlay(setup, random.Random(seed))
        match, without_hands = Match(GAME, setup), Match(GAME, setup)
        while match.ask is not None:
            assert all_that_leaves(match) == all_that_leaves(without_hands)
            told = people.answer(match.state, match.ask)
            assert match.offer(told) is None
            people.hands = [list(reversed(hand)) for hand in people.hands]
            assert without_hands.offer(told) is None


def test_no_hand_is_kept_anywhere():
    table = sit(3)
    hands = [value for name, value in vars(table.state).items() if "hand" in name]
    assert hands == [[4, 2, 2]]
    assert GAME.hidden(table.state) == frozenset()
