"""What cards do when they are revealed and when they go into the binder (rule text 2.1, 2.2, FAQ)."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.engine import Msg, Named, Seat, Who
from companion.games.chronos.binder import Pocket, place_of
from companion.games.chronos.box import DEMON, DRAGON, JESTER, PRINCESS, colour_of, kind_of
from companion.games.chronos.questions import (
    at_work,
    lock_question,
    order_question,
    power_question,
    return_question,
    told,
    which_question,
)
from companion.games.chronos.state import FOR_GOOD, Chronos, Earned, Lock, Placing

CONTRACT: Final = "contract"
CONTRACT_POINTS: Final = 5
ON_PLAY: Final = (DEMON, JESTER)


# -- on play


async def use_powers_on_play(state: Chronos) -> None:
    """Contracts and jesters, in turn order; where the house says so, the table decides whose power goes first."""
    round = state.round
    round.powers = [placing for placing in round.powers if kind_of(placing.card) in ON_PLAY]
    while round.powers:
        placing = await next_power(state)
        if placing in round.powers:
            round.powers.remove(placing)
        if kind_of(placing.card) == DEMON:
            keep_contract(state, placing)
        else:
            await change_order(state)


async def next_power(state: Chronos) -> Placing:
    """Whose power is used now. It matters only where somebody else's power waits and a jester is among them."""
    powers = state.round.powers
    kinds = [kind_of(placing.card) for placing in powers]
    seats = tuple(dict.fromkeys(placing.seat for placing in powers))
    if state.house.onplay_order == "table_decides" and JESTER in kinds and len(seats) > 1:
        seat = await told(state, partial(power_question, state))
        return next((placing for placing in powers if placing.seat == seat), powers[0])
    return powers[0]


def keep_contract(state: Chronos, placing: Placing) -> None:
    """Whoever played the demon has five points at once, whatever its colour. Two demons are told together."""
    seat, number = placing.seat, state.round.number
    state.earned.append(Earned(seat, number, CONTRACT, CONTRACT_POINTS, (placing.card,)))
    points = sum(one.points for one in state.earned if (one.seat, one.round, one.what) == (seat, number, CONTRACT))
    kept = partial(Msg, "chronos-contract-kept", who=Who(seat))
    state.news = [*(news for news in state.news if news != kept(n=points - CONTRACT_POINTS)), kept(n=points)]


async def change_order(state: Chronos) -> None:
    """The jester: the table reads the card and says in which order cards are placed this round."""
    round = state.round
    round.ordering = []
    while round.ordering is not None and len(round.ordering) < len(state.seats):
        seat = await told(state, partial(order_question, state))
        if seat is not None and round.ordering is not None:
            round.ordering.append(seat)
    if round.ordering is not None:
        put_in_order(state, round.ordering)


def put_in_order(state: Chronos, order: list[Seat]) -> None:
    """The cards still to be placed go in this order of seats."""
    round = state.round
    round.order, round.ordering = list(order), None
    round.to_place.sort(key=lambda placing: round.order.index(placing.seat))


# -- on insertion


async def use_power_in_binder(state: Chronos) -> None:
    """Dragon and princess act right after they have been put into a sheet."""
    assert state.inserted is not None
    seat, pocket = state.inserted
    kind = kind_of(state.binder[pocket].card)
    if kind == DRAGON:
        await return_own_card(state, seat, pocket)
    elif kind == PRINCESS:
        await lock_sheet(state, seat, pocket)
    state.inserted = None


async def return_own_card(state: Chronos, seat: Seat, dragon: Pocket) -> None:
    """A card of the player's own colour comes back from the dragon's sheet; where there is no other, the dragon."""
    card = await told(state, partial(return_question, state, seat))
    if not at_work(state, DRAGON):
        return
    if card is None:
        state.say("dragon-returns", card=Named(state.binder[dragon].card), who=Who(seat))
        take_back(state, dragon)
        return
    lying = [pocket for pocket, there in state.binder.items() if pocket.sheet == dragon.sheet and there.card == card]
    pocket = lying[0]
    if len(lying) > 1:
        place = await told(state, partial(which_question, state, seat, card))
        at = None if place is None else place_of(place)
        pocket = next((one for one in lying if one.at == at), pocket)
    if state.binder.get(pocket) is not None and state.binder[pocket].card == card:
        take_back(state, pocket)
        state.say("returns", card=Named(card), who=Who(seat))


def take_back(state: Chronos, pocket: Pocket) -> None:
    """The card goes from its pocket to the hand of whoever plays its colour."""
    card = state.binder.pop(pocket).card
    owner = state.seat_of(colour_of(card))
    assert owner is not None
    state.hands[owner].append(card)
    if state.last_placed == pocket:
        state.last_placed = None


async def lock_sheet(state: Chronos, seat: Seat, pocket: Pocket) -> None:
    """The princess keeps the others away from her sheet: the table reads for how long."""
    until = await told(state, partial(lock_question, state, seat))
    if until is None or until == "none":
        return
    others = tuple(other for other in state.seats if other != seat)
    state.locks.append(Lock(pocket.sheet, None, others, last_round_of(state, until)))
    state.say("locked", who=Who(seat), sheet=pocket.sheet)


def last_round_of(state: Chronos, until: str) -> int:
    """The last round in which a lock holds."""
    now = state.round.number
    return {"this_round": now, "next_round": now + 1, "game": FOR_GOOD}[until]
