"""What the place does to which a druid has come: parts to choose, parts to give up, a card from the altar."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from companion.engine import Seat, Who
from companion.games.celtica.board import ALTAR, FINDS, GOAL, RUIN, Place
from companion.games.celtica.box import DRUID_CARDS, colour_of
from companion.games.celtica.questions import (
    YES,
    altar_card_question,
    altar_question,
    lose_question,
    part_question,
    refill_question,
)
from companion.games.celtica.state import AltarCard, Celtica
from companion.games.celtica.supply import can_draw_druid, draw_druid, draw_experience, no_more_parts, restack
from companion.games.celtica.telling import place_under, told


async def resolve(state: Celtica) -> None:
    """Only the place where the druid stops acts. One that is corrected meanwhile is looked at anew."""
    colour = state.playing.colour
    assert colour is not None
    while (place := await place_under(state, colour)) is not None:
        await EFFECTS[place.kind](state, place)
        if stands_at(state, place):
            return


def stands_at(state: Celtica, place: Place) -> bool:
    """Whether the druid still stands at such a place, as far as the table knows now."""
    colour = state.playing.colour
    return colour is not None and state.board.at(state.druids[colour]) == place


async def find(state: Celtica, place: Place) -> None:
    """As many parts of the display as the number says, or what is there; all of them before it is filled up again."""
    turn = state.playing
    while True:
        part = await told(
            state,
            lambda: part_question(state, turn.seat) if stands_at(state, place) and len(turn.taken) < place.n else None,
        )
        if part is None:
            break
        state.display.remove(part)
        state.parts[turn.seat].append(part)
        turn.taken.append(part)
    if place.n and stands_at(state, place):
        await refill(state)
        state.supply_out = no_more_parts(state)


async def arrive(state: Celtica, place: Place) -> None:
    """The goal gives parts like any place with a number."""
    if state.house.goal_gives_parts == "printed_number":
        await find(state, place)


async def ruin(state: Celtica, place: Place) -> None:
    """As many own parts as the number says go to the discard, or all; then one experience card, always."""
    turn = state.playing
    chooses = who_chooses(state, turn.seat)
    while True:
        part = await told(
            state,
            lambda: (
                lose_question(state, chooses, turn.seat) if stands_at(state, place) and turn.lost < place.n else None
            ),
        )
        if part is None:
            break
        state.parts[turn.seat].remove(part)
        state.part_discard.append(part)
        turn.lost += 1
    if turn.drew or not stands_at(state, place):
        return
    turn.drew = draw_experience(state)
    state.hands[turn.seat].experience += turn.drew
    state.say("draw-experience" if turn.drew else "no-experience-left", who=Who(turn.seat))


def who_chooses(state: Celtica, owner: Seat) -> Seat:
    """Who chooses what is given up at a ruin: the owner, or where the house has it so the player to the left."""
    return state.left_of(owner) if state.house.ruin_choice == "opponent" else owner


async def altar(state: Celtica, place: Place) -> None:
    """One druid card may be drawn. It must be played next turn, and keeps its player in the round."""
    turn = state.playing
    seat = turn.seat
    if not can_draw_druid(state):
        state.say("no-druid-cards-left")
        return
    drawn = await told(state, lambda: altar_question(seat) if stands_at(state, place) else None)
    if drawn != YES:
        return
    draw_druid(state)
    hand = state.hands[seat]
    hand.druids += 1
    if state.house.altar_deadline == "any_time_this_round":
        # Every druid card is played within the round anyway.
        return
    hand.owed = AltarCard()
    if state.house.altar_card == "private_tap":
        answer = await told(state, lambda: altar_card_question(state, seat))
        if answer is not None and answer[1] in DRUID_CARDS:
            hand.owed.colour = colour_of(answer[1])


async def refill(state: Celtica) -> None:
    """The display is filled up to nine parts again, as far as there are any."""
    restack(state)
    while (part := await told(state, lambda: refill_question(state))) is not None:
        state.stacks -= 1
        state.display.append(part)
        restack(state)


EFFECTS: Final[Mapping[str, Callable[[Celtica, Place], Awaitable[None]]]] = {
    **dict.fromkeys(FINDS, find),
    GOAL: arrive,
    RUIN: ruin,
    ALTAR: altar,
}
