"""The end of a round and of the game: what people choose while scoring, fame, and who has won (rules 2.5, 3)."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import CardId, Named, PickOne, Seat, Who
from companion.games.chronicle.questions import tie_question, told, twos_question
from companion.games.chronicle.scoring import Assessment, Tie, assess, open_twos
from companion.games.chronicle.state import FAME_TO_WIN, Chronicle, RoundResult, fame


async def score_round(state: Chronicle) -> None:
    """Choices first, where the house leaves any; then the Angel casts out evil, and fame is given."""
    await choose_twos(state)
    await settle_ties(state)
    round = state.round
    ending = assessment(state)
    for seat, card in ending.shed:
        round.allies[seat].remove(card)
        round.out.append(card)
        state.say("angel-casts-out", card=Named(card), who=Who(seat))
    state.results.append(RoundResult(round.number, tuple(round.active), ending.awards))
    state.used.extend(round.active)
    round.active.clear()
    for seat in round.seats:
        points = sum(award.points for award in ending.awards if award.seat == seat)
        if points:
            state.say("scores", who=Who(seat), n=points)
    if not ending.awards:
        state.say("nobody-scored")


async def choose_twos(state: Chronicle) -> None:
    """Where owners choose what their 2s count for, each is asked for every condition that it matters to."""
    while next_two(state) is not None:
        reply = await told(state, lambda: _twos_question(state))
        two = next_two(state)
        if reply is not None and two is not None:
            choices = state.round.choices
            state.round.choices = replace(choices, twos={**choices.twos, two: reply == "three"})


async def settle_ties(state: Chronicle) -> None:
    """Where the table decides ties, it says who scores each."""
    while next_tie(state) is not None:
        reply = await told(state, lambda: _tie_question(state))
        tie = next_tie(state)
        if reply is not None and tie is not None:
            choices = state.round.choices
            state.round.choices = replace(choices, ties={**choices.ties, tie.history: _chosen(tie, reply)})


def assessment(state: Chronicle) -> Assessment:
    """How the round would end as the allies lie now."""
    return assess(state.round.conditions, state.round.allies, state.house, state.round.choices)


def next_two(state: Chronicle) -> tuple[CardId, Seat] | None:
    """The next condition and seat for which an owner says what their 2s count for."""
    twos = open_twos(state.round.conditions, state.round.allies, state.house)
    return next((two for two in twos if two not in state.round.choices.twos), None)


def next_tie(state: Chronicle) -> Tie | None:
    """The next tie that the table has to decide."""
    return next(iter(assessment(state).undecided), None)


def game_is_over(state: Chronicle) -> bool:
    """Whether somebody has three fame, and is alone at the top where ties are played on."""
    points = fame(state)
    best = max(points)
    return best >= FAME_TO_WIN and (state.house.end_tie == "share" or points.count(best) == 1)


def _twos_question(state: Chronicle) -> PickOne | None:
    two = next_two(state)
    return None if two is None else twos_question(two[1])


def _tie_question(state: Chronicle) -> PickOne | None:
    tie = next_tie(state)
    return None if tie is None else tie_question(tie)


def _chosen(tie: Tie, reply: str) -> tuple[Seat, ...]:
    return tuple(seat for seat in tie.seats if reply in ("all", f"seat:{seat}"))
