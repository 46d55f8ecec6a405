"""What holds for every game that is found in companion/games, whatever its rules.

CI plays a share; `COMPANION_FULL=1 pytest tests/games/test_every_game.py` plays the full number.
"""

from __future__ import annotations

import copy
import random

import pytest

from companion.engine import Answer, BadInput, Diverged, History, Match, Splice, Undo, public_question
from companion.engine.ask import Each, First, Single
from companion.games import find_games
from tests.games.playout import FULL, no_card_is_in_two_places, playout, setup_for, walk

GAMES = find_games()
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seats]
PLAYOUTS = 1000 if FULL else 20
WALKS = 20 if FULL else 2
PREFIXES = None if FULL else 20
FORKS = None if FULL else 10


def test_there_are_games():
    assert GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_is_named_in_every_language(game):
    assert set(game.title) == {"en", "zh-Hant", "zh-Hans", "ja"}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_playouts_end_with_cards_conserved_and_sums_right(game, seats):
    for seed in range(PLAYOUTS):
        for match in playout(game, seats, seed):
            no_card_is_in_two_places(game, match.state)
        check_scores(game, match)


def check_scores(game, match):
    sheet = game.scores(match.state)
    seats, players = [line.seat for line in sheet.lines], len(match.setup.seats)
    assert seats == list(range(len(seats)))
    assert players <= len(seats) <= players + len(game.nobody)
    columns = {column.id for column in sheet.columns}
    for line in sheet.lines:
        assert line.total == sum(part.points for part in line.parts)
        assert {part.column for part in line.parts} <= columns | {""}
        assert all(part.what for part in line.parts), "every point names its rule"
    if match.finished:
        assert [line.winner for line in sheet.lines] == [line.rank == 1 for line in sheet.lines]
        assert any(line.winner for line in sheet.lines)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_resumes_at_the_same_question_from_any_prefix(game, seats):
    for seed in range(WALKS):
        walked = walk(game, seats, seed)
        chance = random.Random(seed)
        places = range(len(walked.steps) + 1)
        chosen = places if PREFIXES is None else chance.sample(places, min(PREFIXES, len(places)))
        setup = setup_for(game, seats, seed)
        for place in chosen:
            again = Match(game, setup, walked.steps[:place])
            assert again.ask == walked.asks[place], f"seed {seed}, step {place}"
        assert Match(game, setup, walked.steps).state == walked.match.state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_undoing_some_answers_is_the_same_as_never_having_given_them(game, seats):
    walked = walk(game, seats, 1)
    setup = setup_for(game, seats, 1)
    chance = random.Random(1)
    for _ in range(5):
        history = History(game, setup, walked.steps)
        count = chance.randint(1, len(walked.steps))
        assert history.offer(Undo(count)) is None
        never = Match(game, setup, walked.steps[: len(walked.steps) - count])
        assert history.match.state == never.state
        assert history.match.ask == never.ask


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_correction_with_the_same_answer_changes_nothing(game, seats):
    walked = walk(game, seats, 2)
    history = History(game, setup_for(game, seats, 2), walked.steps)
    at = len(walked.steps) // 2
    assert history.offer(Splice(at, 1, (walked.steps[at],))) is None
    assert history.match.state == walked.match.state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_order_of_arrival_does_not_matter_where_several_are_asked(game, seats):
    chance = random.Random(3)
    for match in playout(game, seats, 3):
        ask = match.ask
        if not isinstance(ask, Each) or match.seats_in:
            continue
        answers = {}
        for seat, part in ask.asks.items():
            if part.legal():
                answers[seat] = Answer(part.kind, chance.choice(part.legal()), seat=seat)
        ordered = [answers[seat] for seat in sorted(answers)]
        try:
            one = Match(game, match.setup, [*match.steps, *ordered])
            other = Match(game, match.setup, [*match.steps, *reversed(ordered)])
        except Diverged:
            continue  # two seats drew the same last copy of a card: a refusal, and rightly so
        assert one.state == other.state
        assert one.ask == other.ask


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_looking_changes_nothing(game, seats):
    for match in playout(game, seats, 4):
        before = copy.deepcopy(match.state)
        assert game.view(match.state, match.ask) == game.view(match.state, match.ask)
        game.where(match.state)
        game.scores(match.state)
        game.public(match.state)
        public_question(match)
        assert match.state == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_that_leaves_the_core_depends_on_a_face_down_card(game, seats):
    forks = 0
    for seed in range(5, 5 + WALKS):
        chance = random.Random(seed)
        for match in playout(game, seats, seed):
            secrets = secret_moves(match)
            if len(secrets) < 2 or (FORKS is not None and chance.random() > 0.2):
                continue
            forked = [fork(game, match, move) for move in chance.sample(secrets, min(4, len(secrets)))]
            still_secret = {len(match.steps) in one.secret_steps() for one in forked}
            assert len(still_secret) == 1, "whether the card is turned up depends on the card"
            if still_secret == {False}:
                continue  # the last card of a trick: all are turned up at once
            assert len({repr(all_that_leaves(game, one)) for one in forked}) == 1, f"seed {seed}, {match.ask}"
            forks += 1
            if FORKS is not None and forks >= FORKS:
                return
    assert forks or not keeps_secrets(game, seats), "no secret was ever forked"


def keeps_secrets(game, seats):
    return any(secret_moves(match) for match in playout(game, seats, 5))


def secret_moves(match):
    """Legal secret answers to one part of the question: the same person lays one card or another."""
    ask = match.ask
    parts = [ask] if isinstance(ask, Single) else list(ask.asks.values()) if isinstance(ask, First) else []
    seat = None
    if isinstance(ask, Each):
        seat = match.next_seat()
        parts = [] if seat is None else [ask.asks[seat]]
    return [Answer(part.kind, value, seat=seat) for part in parts for value in part.legal() if part.hides(value)]


def fork(game, match, move):
    other = Match(game, match.setup, match.steps)
    assert other.offer(move) is None
    return other


def all_that_leaves(game, match):
    return (
        game.view(match.state, match.ask),
        game.public(match.state),
        game.scores(match.state),
        game.where(match.state),
        public_question(match),
        match.made,
    )


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_refusal_changes_nothing(game, seats):
    walked = walk(game, seats, 6)
    setup = setup_for(game, seats, 6)
    chance = random.Random(6)
    refused = 0
    for place in chance.sample(range(len(walked.steps)), min(PREFIXES or 200, len(walked.steps))):
        match = Match(game, setup, walked.steps[:place])
        before = copy.deepcopy(match.state)
        for wrong in (
            Answer("tap", chance.choice(list(game.cards))),
            Answer("tap", "no_such_card"),
            Answer("choose", "no_such_choice"),
            Answer("number", -999),
            Answer("choose", "no_such_choice", seat=99),
        ):
            if match.offer(wrong) is None:
                break
            refused += 1
            assert match.state == before
            assert match.ask == walked.asks[place]
    assert refused


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("nonsense", [{}, {"x": 1}, {"options": {"no_such": "rule"}}, {"options": 3}])
def test_a_position_that_is_none_is_a_bad_line_and_nothing_worse(game, nonsense):
    with pytest.raises(BadInput):
        game.position(nonsense)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_that_plays_itself_is_never_refused(game, seats):
    for seed in range(100 if FULL else 3):
        setup = setup_for(game, seats, seed)
        match = Match(game, setup)
        demo = game.self_play(setup, random.Random(seed))
        while match.ask is not None:
            refusal = match.offer(demo.answer(match.state, match.ask))
            assert refusal is None, f"seed {seed}, step {len(match.steps)}: {refusal}"
        check_scores(game, match)
