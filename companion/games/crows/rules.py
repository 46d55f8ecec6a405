"""The rules of Crows Overkill, in the order of the rule text. The table's facts are on the state, the order is here."""

from __future__ import annotations

from functools import partial

from companion.engine import Msg, Seat, Who, clockwise
from companion.games.crows.areas import Bird, counted, cries
from companion.games.crows.box import BELL
from companion.games.crows.effects import use_card
from companion.games.crows.hours import ring
from companion.games.crows.piles import (
    alight,
    bird_deck,
    clear_area,
    draw_shamisen,
    lay_off,
    next_in,
    only_bells_left,
    refill_birds,
)
from companion.games.crows.questions import (
    CARD,
    deal_question,
    draw_question,
    drop_question,
    play_question,
    told,
)
from companion.games.crows.state import BIRDS_DRAWN, CARDS_DRAWN, HAND_LIMIT, Crows


async def play(state: Crows) -> None:
    """Turns go round clockwise until one player remains, who wins (rules 3)."""
    await deal(state)
    while not state.is_over:
        await one_turn(state)
        state.turn = next_in(state, state.turn)
    state.finished = True


# -- rules 1: preparing


async def deal(state: Crows) -> None:
    """Three birds in front of everybody; then a bell goes into each half of what is left."""
    for seat in clockwise(state.seats, state.setup.start):
        while (card := await told(state, partial(deal_question, state, seat))) is not None:
            state.areas[seat].append(Bird(card))
    state.dealt = True
    birds = bird_deck(state).total() - 2
    state.say("halves", upper=birds - birds // 2, lower=birds // 2)


# -- rules 2: a turn


async def one_turn(state: Crows) -> None:
    """Draw, play, and be judged."""
    state.turns += 1
    draw_shamisen(state, state.turn, CARDS_DRAWN)
    await draw_birds(state)
    await play_cards(state)
    await judgement(state)


async def draw_birds(state: Crows) -> None:
    """Three cards of the bird deck, one by one. A bell brings the next hour, and counts as one of the three."""
    state.draws = BIRDS_DRAWN
    replaced = state.house.bell_draw == "draw_replacement"
    while state.draws > 0 and refill_birds(state) and not (replaced and only_bells_left(state)):
        card = await told(state, lambda: draw_question(state))
        if card is None:
            break
        if card == BELL:
            ring(state)
            state.draws -= not replaced
        else:
            alight(state, state.turn, Bird(card))
            state.draws -= 1
    state.draws = 0


async def play_cards(state: Crows) -> None:
    """Any number of shamisen cards, one at a time, until the player wants to be judged."""
    while (answer := await told(state, lambda: play_question(state))) is not None:
        branch, card = answer
        if branch != CARD:
            return
        await use_card(state, card)


async def judgement(state: Crows) -> None:
    """Whoever has birds that cry is out; whoever stays keeps five cards at most.

    Only the player whose turn it is can be out, unless the house judges everybody: then one after the other, clockwise,
    and the last one in is never judged.
    """
    seat = state.turn
    if state.house.hand_limit_timing == "before_judgement":
        await keep_to_the_limit(state, seat)
    judged = clockwise(state.seats_in, seat) if state.house.judge_all_players == "yes" else iter((seat,))
    for one in list(judged):
        if not state.is_over and one not in state.out and cries(counted(state.areas[one]), state.hour):
            await go_home(state, one)
    await keep_to_the_limit(state, seat)


async def keep_to_the_limit(state: Crows, seat: Seat) -> None:
    """The hand is discarded down to five. Whoever is out has no limit to keep."""
    while seat not in state.out:
        card = await told(state, lambda: drop_question(state, seat, keep=HAND_LIMIT))
        if card is None:
            return
        lay_off(state, seat, card)


async def go_home(state: Crows, seat: Seat) -> None:
    """Out: all birds and the whole hand are discarded, the help card is turned over.

    Where only one player remains the game is over at once, and nobody has to show a hand.
    """
    clear_area(state, seat)
    state.out.append(seat)
    state.say("goes-home", who=Who(seat), hour=Msg(f"crows-card-{state.hour}"))
    while (card := await told(state, lambda: drop_question(state, seat, keep=0))) is not None:
        lay_off(state, seat, card)
