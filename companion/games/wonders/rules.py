"""The rules of 7 Wonders, in the order of the rule book. The table's facts are on the state, the order is here."""

from __future__ import annotations

from functools import partial

from companion.engine import CardId, Seat, Who
from companion.games.wonders.box import AGES, TURNS
from companion.games.wonders.cities import has
from companion.games.wonders.counting import count_by_hand
from companion.games.wonders.questions import (
    NONE,
    dug_question,
    free_city_question,
    last_question,
    pay_question,
    plan_of,
    seal_question,
    stage_question,
    told,
    use_question,
    war_question,
)
from companion.games.wonders.state import FREE_CITY, Wonders, buried_age, is_last_turn, told_too_often
from companion.games.wonders.turn import (
    begin_turn,
    build_dug_up,
    bury_leftovers,
    carry_out,
    digging_order,
    fight,
    means_for_last_card,
    shields_shown,
)
from companion.games.wonders.uses import uses


async def play(state: Wonders) -> None:
    """Three ages, each ending in war. The table may turn to counting by hand at any time, or from the start."""
    for age in AGES:
        if not state.tallying:
            await one_age(state, age)
    if state.tallying:
        await count_by_hand(state)
    state.finished = True


async def one_age(state: Wonders, age: int) -> None:
    """Six turns, then the conflicts: once, after the last build of the age (rules 2 and 6)."""
    state.age = age
    for turn in range(1, TURNS + 1):
        state.turn = turn
        await one_turn(state)
        if state.tallying:
            return
    fight(state, shields_shown(state))
    await told(state, war_question)


async def one_turn(state: Wonders) -> None:
    """Everybody plays a card at the same time; all are placed before any acts (rules 2)."""
    begin_turn(state)
    await everybody_plays(state)
    if state.tallying:
        return
    carry_out(state, state.plans)
    extra_builds = [dig_up]
    if is_last_turn(state):
        bury_leftovers(state)
        babylon_first = state.house.babylon_before_discard_builds == "yes"
        extra_builds.insert(0 if babylon_first else 1, play_last_cards)
    for extra_build in extra_builds:
        await extra_build(state)


async def everybody_plays(state: Wonders) -> None:
    """The players' cards, and where two play the free city's card, before or after them (rules 9)."""
    if state.has_free_city and state.house.free_city_card_order == "free_city_first":
        await play_for_free_city(state)
    await seal(state)
    await decide(state)
    if state.has_free_city and state.house.free_city_card_order == "holder_first":
        await play_for_free_city(state)


async def seal(state: Wonders) -> None:
    """Everybody lays a card face down; when all are in, all are turned up at once.

    Where more copies of a card were told than there are, somebody told a wrong one: those seats tell theirs again.
    """
    await seal_cards(state, state.players)
    for seat in state.players:
        stage = await told(state, partial(stage_question, state, seat))
        if stage is not None:
            state.committed[seat] = None if stage == NONE else int(stage.partition(":")[2])
    while not state.tallying:
        state.again = told_too_often(state, state.sealed)
        for seat, card in state.sealed.items():
            if seat not in state.again:
                turn_up(state, seat, card)
        state.sealed.clear()
        if not state.again:
            return
        await seal_cards(state, state.again)


async def seal_cards(state: Wonders, seats: tuple[Seat, ...]) -> None:
    """These seats' cards are told face down."""
    cards = await told(state, partial(seal_question, state, seats))
    if cards is not None:
        state.sealed = {seat: cards[seat] for seat in seats}


def turn_up(state: Wonders, seat: Seat, card: CardId) -> None:
    """A card lies open, waiting for its use."""
    state.turned_up[seat] = card
    state.show(card, state.age)


async def decide(state: Wonders) -> None:
    """What is done with the cards that are turned up, and how the neighbours are paid."""
    chosen = await told(state, partial(use_question, state))
    if chosen is None:
        return
    offers = {seat: uses(state, seat, state.turned_up[seat])[use] for seat, use in chosen.items()}
    paid = await told(state, partial(pay_question, state, offers)) or {}
    if state.tallying:
        return
    for seat, use in chosen.items():
        state.plans[seat] = plan_of(state.turned_up[seat], use, offers[seat], paid.get(seat))
    state.turned_up.clear()


async def play_for_free_city(state: Wonders) -> None:
    """The holder of the free city card gives it one of their cards."""
    card = await told(state, partial(free_city_question, state))
    if card is not None:
        turn_up(state, FREE_CITY, card)
        await decide(state)


async def play_last_cards(state: Wonders) -> None:
    """Whoever may play the seventh card does: builds it, puts it under a stage, or sells it (rules 5)."""
    for seat, city in enumerate(state.cities):
        if has(city, "play_last"):
            card = await told(state, partial(last_question, state, seat))
            if card is not None:
                means_for_last_card(state, seat)
                turn_up(state, seat, card)
                await decide(state)
                carry_out(state, state.plans)


async def dig_up(state: Wonders) -> None:
    """At the end of the turn a card of the discard pile is built for nothing; without an eligible one it is lost."""
    for seat in digging_order(state):
        reply = await told(state, partial(dug_question, state, seat))
        if reply is None and not state.tallying:
            state.say("nothing-to-dig", who=Who(seat))
        elif reply is not None and reply[1] != NONE:
            take_from_discard(state, reply[1])
            build_dug_up(state, seat, reply[1])
    state.diggers.clear()


def take_from_discard(state: Wonders, card: CardId) -> None:
    """A card leaves the discard pile. One that nobody had seen there is seen now."""
    if card in state.discard:
        state.discard.remove(card)
        return
    age = buried_age(state, card)
    assert age is not None
    state.buried[age] -= 1
    state.show(card, age)
