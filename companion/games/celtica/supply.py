"""Decks and stacks: drawing, and shuffling a discard into a new supply when one is empty."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine import CardId
from companion.games.celtica.box import DEALT, DISPLAY, DRUID_CARDS
from companion.games.celtica.state import Celtica


def deal(state: Celtica) -> None:
    """Everybody draws five druid cards. Experience cards are kept."""
    for hand in state.hands:
        for _ in range(DEALT):
            hand.druids += draw_druid(state)
    state.say("deal", n=DEALT)


def draw_druid(state: Celtica) -> bool:
    """One druid card, where there is one."""
    if state.druid_deck == 0 and state.druid_discard:
        state.druid_deck = len(state.druid_discard)
        state.druid_discard.clear()
        state.say("shuffle-druids")
    if state.druid_deck == 0:
        return False
    state.druid_deck -= 1
    return True


def can_draw_druid(state: Celtica) -> bool:
    """Whether there is a druid card to draw."""
    return state.druid_deck > 0 or bool(state.druid_discard)


def draw_experience(state: Celtica) -> bool:
    """One experience card, where there is one."""
    if state.experience_deck == 0 and (state.experience_discard or state.experience_spent):
        state.experience_deck = len(state.experience_discard) + state.experience_spent
        state.experience_discard.clear()
        state.experience_spent = 0
        state.say("shuffle-experience")
    if state.experience_deck == 0:
        return False
    state.experience_deck -= 1
    return True


def restack(state: Celtica) -> None:
    """Empty stacks are made anew from the discarded parts."""
    if state.stacks == 0 and state.part_discard:
        state.stacks = len(state.part_discard)
        state.part_discard.clear()
        state.say("shuffle-parts")


def no_more_parts(state: Celtica) -> bool:
    """Whether no part can be drawn any more, as the house understands it: tested after a refill."""
    if state.stacks or state.part_discard:
        return False
    return state.house.end_on_supply == "stacks_and_discard_empty" or len(state.display) < DISPLAY


def places(state: Celtica) -> Iterator[tuple[str, CardId]]:
    """Where every card lies whose place is known."""
    yield from (("druid_discard", card) for card in state.druid_discard)
    yield from (("experience_discard", card) for card in state.experience_discard)
    if state.turn is not None:
        yield from (("laid", card) for card in state.turn.laid)
    yield from (("display", part) for part in state.display)
    yield from (("part_discard", part) for part in state.part_discard)
    for seat, own in enumerate(state.parts):
        yield from ((f"parts:{seat}", part) for part in own)
    if state.final is not None and state.final.giving is not None:
        yield "giving", state.final.giving


def face_down(state: Celtica) -> frozenset[CardId]:
    """Cards that were tapped in private and may still be in a hand. While there is any, none of them is told: when
    one comes to light must not say what another is.
    """
    told = any(hand.told or (hand.owed is not None and hand.owed.colour is not None) for hand in state.hands)
    return frozenset(DRUID_CARDS) if told else frozenset()
