"""A table that plays itself: every table size comes to its end with the right sums and all cards in their places."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from companion.engine import Match, Setup
from companion.games.chronicle import GAME
from companion.games.chronicle.box import CHARACTERS
from companion.games.chronicle.demo import SelfPlay
from companion.games.chronicle.form import FORM
from companion.games.chronicle.hands import could_hold, could_seem_to_hold
from tests.games.chronicle.table import NAMES


def tables(seats: int, seeds: range):
    for seed in seeds:
        chance = random.Random(seed)
        options = {rule.id: rule.values[0] if seed == 0 else chance.choice(rule.values) for rule in FORM}
        setup = Setup(seats=NAMES[:seats], options=options)
        yield Match(GAME, setup), SelfPlay(setup, chance)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_match_comes_to_its_end_and_every_point_has_its_reason(seats):
    for match, people in tables(seats, range(6)):
        while match.ask is not None:
            assert match.offer(people.answer(match.state, match.ask)) is None
        sheet = GAME.scores(match.state)
        assert max(line.total for line in sheet.lines) >= 3
        assert [line.total for line in sheet.lines] == list(GAME.public(match.state)["fame"])
        assert all(part.what and part.why for line in sheet.lines for part in line.parts)
        assert all(line.winner == (line.rank == 1) for line in sheet.lines)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_thirty_six_characters_are_somewhere_and_none_twice(seats):
    for match, people in tables(seats, range(3)):
        while match.ask is not None:
            state = match.state
            if state.round.dealt:
                where = Counter(card for zone, card in GAME.places(state) if not zone.startswith("history"))
                assert set(where.values()) <= {1}
                on_the_table = sum(not zone.startswith(("history", "hand")) for zone, _ in GAME.places(state))
                untold = (
                    0
                    if state.round.trick is None
                    else sum(played.lies_face_down and played.card is None for played in state.round.trick.played)
                )
                assert on_the_table + untold + sum(hand.size for hand in state.round.hands) == len(CHARACTERS)
            assert match.offer(people.answer(state, match.ask)) is None


@pytest.mark.parametrize("seats", [3, 5])
def test_what_people_really_hold_is_always_possible(seats):
    for match, people in tables(seats, range(4)):
        while match.ask is not None:
            for seat in match.state.seats if match.state.round.dealt else ():
                held = set(people.hand(match.state, seat))
                assert len(held) == match.state.round.hands[seat].size
                assert (
                    held <= set(could_hold(match.state.round, seat)) <= set(could_seem_to_hold(match.state.round, seat))
                )
            assert match.offer(people.answer(match.state, match.ask)) is None
