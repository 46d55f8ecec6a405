"""Asking, and what the table tells of the board meanwhile: a place that was wrong, or the whole path at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from companion.engine import Ask, Fresh, Msg, Number, PickOne
from companion.games.celtica.board import GOAL, Place, doubtful
from companion.games.celtica.box import COLOURS, Colour
from companion.games.celtica.questions import (
    DRUID,
    KNOWN,
    druid_at_question,
    place_number_question,
    place_question,
    place_words,
    steps_question,
    which_question,
)
from companion.games.celtica.refusals import druid_words
from companion.games.celtica.state import Celtica, Conflict

T = TypeVar("T")


async def told(state: Celtica, make: Callable[[], Ask[T] | None]) -> T | None:
    """Ask, making the question anew whenever the table has changed something by hand; None where none can be asked.

    What the table wants to tell of the board is heard first.
    """
    asked: Ask[T] | None = None

    def question() -> Ask[T] | None:
        nonlocal asked
        asked = None if _board_is_open(state) else make()
        return asked

    while True:
        reply = await Fresh(question)
        if not _board_is_open(state):
            break
        await hear_of_the_board(state)
    if asked is not None and not _made_by_itself(asked):
        state.turn_page()
    return reply


def _made_by_itself(asked: Ask[T]) -> bool:
    """Whether there was nothing to choose: then nobody has answered, and what is news still is."""
    return isinstance(asked, (PickOne, Number)) and len(asked.legal()) == 1


def _board_is_open(state: Celtica) -> bool:
    return state.doubt is not None or state.surveying


# -- a druid has come to a place


async def place_under(state: Celtica, colour: Colour) -> Place | None:
    """What is printed where the druid stands, asked where it is not known; None at the start."""
    while state.druids[colour]:
        here = state.druids[colour]
        known = state.board.at(here)
        if known is not None:
            return known
        await learn_by_landing(state, colour, here)
    return None


async def learn_by_landing(state: Celtica, colour: Colour, here: int) -> None:
    """The druid has come to a place that nobody has told yet. If it is the goal, surplus steps were lost before it."""

    def open_still() -> bool:
        return state.druids[colour] == here and state.board.at(here) is None

    kind = await told(state, lambda: place_question() if open_still() else None)
    if kind is None:
        return
    n = await _number(state, kind, open_still)
    index = here
    if kind == GOAL:
        steps = await told(state, lambda: steps_question(state) if open_still() else None)
        index = (state.playing.start or 0) + (steps or state.playing.steps)
    if n is None or not open_still():
        return
    await tell(state, index, Place(kind, n), arriving=colour)


async def _number(state: Celtica, kind: str, open_still: Callable[[], bool]) -> int | None:
    if not Place(kind).numbered:
        return 0
    return await told(state, lambda: place_number_question() if open_still() else None)


# -- a place is told again, or the whole path


async def hear_of_the_board(state: Celtica) -> None:
    """The place that is in doubt is told again; or, in a survey, the next one that is not known."""
    index = state.board.first_unknown() if state.doubt is None else state.doubt
    if index is None:
        state.surveying = False
        return
    place = await _told_again(state, index)
    if state.doubt is None and (place is None or place.kind == GOAL):
        state.surveying = False
    state.doubt = None
    if place is not None:
        await tell(state, index, place)


async def _told_again(state: Celtica, index: int) -> Place | None:
    """What is printed at a place; None where the table has let it be meanwhile."""

    def open_still() -> bool:
        return state.doubt == index or (state.doubt is None and state.surveying)

    kind = await Fresh(lambda: place_question() if open_still() else None)
    if kind is None:
        return None
    state.turn_page()
    if not Place(kind).numbered:
        return Place(kind)
    n = await Fresh(lambda: place_number_question() if open_still() else None)
    if n is None:
        return None
    state.turn_page()
    return Place(kind, n)


# -- what was told becomes known


async def tell(state: Celtica, index: int, place: Place, *, arriving: Colour | None = None) -> None:
    """From now on it is known, unless it clashes with what was known and the table decides for that.

    `arriving` is the druid that has just come there, perhaps with steps to spare.
    """
    clash = state.board.clash(index, place)
    if clash is not None:
        known = state.board.at(clash)
        assert known is not None
        state.conflict = Conflict(index, place, clash, known)
        which = await Fresh(lambda: which_question(state))
        state.conflict = None
        state.turn_page()
        if which == DRUID and state.turn is not None and state.turn.colour is not None:
            await stands_elsewhere(state, state.turn.colour)
        if which in (DRUID, KNOWN):
            return
    state.board.learn(index, place)
    if arriving is not None:
        state.druids[arriving] = index
    warning = doubtful(index, place)
    if warning is not None:
        state.say(warning, place=place_words(place), n=index)
    await bring_back(state)


async def bring_back(state: Celtica) -> None:
    """No druid can stand beyond the goal: the table says where each really is."""
    for colour in COLOURS:
        goal = state.board.goal
        if goal is not None and state.druids[colour] > goal:
            await stands_elsewhere(state, colour)


async def stands_elsewhere(state: Celtica, colour: Colour) -> None:
    """The table says where a druid really stands."""
    state.astray = colour
    at = await Fresh(lambda: druid_at_question(state))
    state.astray = None
    state.turn_page()
    if at is not None:
        state.druids[colour] = state.board.clipped(at)
        state.news.append(Msg("celtica-stands-now", druid=druid_words(colour), n=state.druids[colour]))
