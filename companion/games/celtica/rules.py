"""The rules of Celtica, in the order of the rule text. The table's facts are on the state, the order is here."""

from __future__ import annotations

from functools import partial

from companion.engine import Who
from companion.games.celtica.box import DISPLAY, DRUID_CARDS, card_of
from companion.games.celtica.landing import refill, resolve
from companion.games.celtica.questions import (
    DONE,
    SWAP,
    TAKE,
    TAKE_COSTS,
    YES,
    altar_played_question,
    display_question,
    final_question,
    lose_question,
    part_question,
    play_question,
    start_part_question,
)
from companion.games.celtica.refusals import druid_words
from companion.games.celtica.state import Celtica, Final, Hand, Turn
from companion.games.celtica.supply import deal
from companion.games.celtica.telling import told


async def play(state: Celtica) -> None:
    """Rounds are played until the game has ended; then experience cards are used once more."""
    await set_out(state)
    while state.ender is None:
        await one_round(state)
    await use_experience(state)
    state.finished = True


# -- facts 2: preparing the game


async def set_out(state: Celtica) -> None:
    """Nine parts lie face up in the display, and everybody draws two."""
    while (part := await told(state, lambda: display_question(state))) is not None:
        state.stacks -= 1
        state.display.append(part)
    for seat in state.clockwise_from(state.setup.start):
        while (part := await told(state, partial(start_part_question, state, seat))) is not None:
            state.stacks -= 1
            state.parts[seat].append(part)


# -- facts 3.2: a round


async def one_round(state: Celtica) -> None:
    """Everybody draws five druid cards, and turns go round until nobody has one left."""
    state.round += 1
    deal(state)
    while state.ender is None and has_druid_cards(state):
        await one_turn(state)
    if state.ender is not None:
        return
    # Where the table has taken all druid cards away by hand, nobody has played the last one.
    last = state.next if state.last_player is None else state.last_player
    if state.last_round:
        state.ender = last
        return
    state.next = state.left_of(last)
    state.say("round-over", who=Who(state.next))


def has_druid_cards(state: Celtica) -> bool:
    """Whether anybody has a druid card. Experience cards alone keep nobody in."""
    return any(hand.druids for hand in state.hands)


async def one_turn(state: Celtica) -> None:
    """The next player who holds a druid card lays cards of one colour and moves its druid."""
    seat = next(seat for seat in state.clockwise_from(state.next) if state.hands[seat].druids)
    state.turn = Turn(seat)
    await lay_cards(state)
    turn = state.playing
    if turn.laid:
        await keep_altar_promise(state)
        await move_druid(state)
        discard_laid(state)
        look_for_the_end(state)
        state.next = state.left_of(turn.seat)
    state.turn = None


# -- facts 3: a turn


async def lay_cards(state: Celtica) -> None:
    """One or more druid cards of one colour, and experience cards of the same colour with them."""
    while True:
        answer = await told(state, lambda: play_question(state))
        if answer is None or answer == DONE or answer[0] == DONE:
            return
        turn = state.playing
        hand = state.hands[turn.seat]
        card = answer[1]
        if card in DRUID_CARDS:
            hand.druids -= 1
            turn.druids.append(card)
        else:
            hand.experience -= 1
            turn.experience.append(card)


async def keep_altar_promise(state: Celtica) -> None:
    """The card drawn at an altar must be among those laid on the next turn. A broken promise is only told."""
    turn = state.playing
    hand = state.hands[turn.seat]
    owed, hand.owed = hand.owed, None
    if owed is None:
        return
    if owed.colour is None:
        kept = await told(state, partial(altar_played_question, state, turn.seat)) == YES
    else:
        kept = card_of(owed.colour) in turn.druids
        hand.told = not kept and hand.druids > 0
    if not kept:
        state.broken = turn.seat
        state.say("altar-broken", who=Who(turn.seat))


async def move_druid(state: Celtica) -> None:
    """The druid goes forward as many places as cards were laid; only the last place counts.

    A druid at the goal stays there: its cards are only discarded.
    """
    turn = state.playing
    colour = turn.colour
    assert colour is not None
    here = state.druids[colour]
    if state.board.is_goal(here):
        state.say("is-at-goal", druid=druid_words(colour), n=turn.steps)
        return
    turn.start = here
    state.druids[colour] = state.board.clipped(here + turn.steps)
    lost = here + turn.steps - state.druids[colour]
    if lost:
        state.say("steps-lost", druid=druid_words(colour), n=lost)
    await resolve(state)


def discard_laid(state: Celtica) -> None:
    """The cards laid go face up to their discards."""
    turn = state.playing
    state.druid_discard.extend(turn.druids)
    state.experience_discard.extend(turn.experience)
    if turn.druids:
        state.last_player = turn.seat
    hand = state.hands[turn.seat]
    hand.told = hand.told and hand.druids > 0
    turn.druids, turn.experience = [], []


def look_for_the_end(state: Celtica) -> None:
    """At once where all druids are at the goal or no part can be drawn any more: what is in hand is not played."""
    if state.all_arrived or state.supply_out:
        state.ender = state.playing.seat
        state.say("all-arrived" if state.all_arrived else "no-parts-left")
        for hand in state.hands:
            hand.owed, hand.told = None, False


# -- facts 3.4: the last use of experience cards


async def use_experience(state: Celtica) -> None:
    """Each player once, clockwise from the left of the one who ended the game."""
    ender = state.ender
    assert ender is not None
    first = ender if state.house.final_order == "start_with_ender" else state.left_of(ender)
    order = state.clockwise_from(first)
    for place, seat in enumerate(order):
        state.final = Final(seat)
        await use_own_experience(state, [state.hands[later] for later in order[place:]])
        if len(state.display) < DISPLAY and any(state.hands[later].experience for later in order[place + 1 :]):
            await refill(state)
    state.final = None


async def use_own_experience(state: Celtica, hands: list[Hand]) -> None:
    """One card swaps an own part with one of the display, two cards take one. `hands`: this player's and later ones."""
    final = state.final
    assert final is not None
    seat = final.seat
    while True:
        use = await told(state, lambda: final_question(state, seat))
        if use == SWAP:
            state.hands[seat].experience -= 1
            state.experience_spent += 1
            await swap(state, final)
        elif use == TAKE:
            state.hands[seat].experience -= TAKE_COSTS
            state.experience_spent += TAKE_COSTS
            await take(state, seat)
        else:
            return
        if state.house.final_refill == "after_each_action" and any(hand.experience for hand in hands):
            await refill(state)


async def swap(state: Celtica, final: Final) -> None:
    """An own part goes to the display, a part of the display to the player."""
    own = await told(state, lambda: lose_question(state, final.seat, final.seat))
    if own is None:
        return
    state.parts[final.seat].remove(own)
    final.giving = own
    await take(state, final.seat)
    final.giving = None
    state.display.append(own)


async def take(state: Celtica, seat: int) -> None:
    """A part of the display goes to a player."""
    part = await told(state, lambda: part_question(state, seat))
    if part is not None:
        state.display.remove(part)
        state.parts[seat].append(part)
