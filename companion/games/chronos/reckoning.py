"""Counting an opened page, and the end of the game: what has to be read off the cards first, points, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.engine import CardId, Msg, Seat, Who
from companion.games.chronos.binder import seen_of
from companion.games.chronos.points import totals
from companion.games.chronos.questions import (
    DONE,
    arrow_question,
    berserker_question,
    number_question,
    play_off_question,
    told,
)
from companion.games.chronos.scoring import Gain, Wanted, berserkers, score_page, wanted
from companion.games.chronos.state import Chronos, Earned, PageResult

BERSERKER_POWER: Final = "berserker_power"
LAST_PAGE: Final = 4


async def score_opened_page(state: Chronos) -> None:
    """Everybody scores for the cards of their colour that are seen (rule text 2.3)."""
    if state.round.page is None:
        return
    # The berserkers' question shows the points so far; the table may put a card in by hand while it is asked.
    await read_off(state)
    await use_berserkers(state)
    await read_off(state)
    result = PageResult(state.round.number, state.round.page, page_gains(state))
    state.results.append(result)
    points = {colour: sum(gain.points for gain in result.gains if gain.colour == colour) for colour in state.colours}
    scores = tuple(Msg("chronos-scores", who=Who(seat), n=points[colour]) for seat, colour in enumerate(state.colours))
    state.say("counted", page=result.page, scores=scores)


async def read_off(state: Chronos) -> None:
    """What is printed on a card that is seen, and that nobody has told yet, is read off now: once for all games."""
    while (value := next_wanted(state)) is not None:
        if value.what == "number":
            number = await told(state, lambda: number_question(next_wanted(state)))
            kind = next_wanted(state)
            if number is not None and kind is not None:
                state.printed = state.printed.with_number(kind.kind, number)
        else:
            await read_arrows(state)


async def read_arrows(state: Chronos) -> None:
    """The arrows of a mage as it lies upright, one after the other."""
    state.arrows_told = []
    while True:
        reply = await told(state, lambda: arrow_question(next_wanted(state), state.arrows_told))
        value = next_wanted(state)
        if reply is None or value is None:
            return
        if reply[1] == DONE:
            state.printed = state.printed.with_arrows(value.kind, tuple(state.arrows_told))
            state.arrows_told = []
            return
        state.arrows_told.append(reply[1])


def next_wanted(state: Chronos) -> Wanted | None:
    """The next printed value that the opened page cannot be counted without."""
    if state.round.page is None or (state.results and state.results[-1].round == state.round.number):
        return None
    return next(iter(wanted(state.page(state.round.page), state.printed, state.house)), None)


async def use_berserkers(state: Chronos) -> None:
    """Where a berserker is seen, the table reads its power and enters what it brings, until it is done."""
    state.berserker_points = {}
    while True:
        reply = await told(state, lambda: berserker_question(state))
        if reply is None or reply[1] == DONE:
            break
        way, _, number = str(reply[1]).partition(":")
        entered = state.berserker_points
        entered[int(number)] = entered.get(int(number), 0) + (1 if way == "plus" else -1)
    cards = seen_berserkers(state)
    for seat, points in sorted(state.berserker_points.items()):
        if points:
            state.earned.append(Earned(seat, state.round.number, BERSERKER_POWER, points, cards))
    state.berserker_points = {}


def seen_berserkers(state: Chronos) -> tuple[CardId, ...]:
    """The berserkers that are seen on the opened page."""
    return () if state.round.page is None else berserkers(state.page(state.round.page))


def page_gains(state: Chronos) -> tuple[Gain, ...]:
    """What the opened page brings. Nothing that is printed may still be wanted."""
    assert state.round.page is not None
    return score_page(state.page(state.round.page), state.printed, state.house)


# -- the end of the game


def standing(state: Chronos) -> Sequence[tuple[int, ...]]:
    """What ranks everybody: points, then how the house settles a tie."""
    points = totals(state)
    seen = seen_of(state.page(LAST_PAGE), state.colours)
    if state.house.final_tie == "most_cards_visible_on_page_4":
        return [(points[seat], seen[state.colours[seat]]) for seat in state.seats]
    if state.house.final_tie == "play_off":
        return [(points[seat], int(state.play_off == seat)) for seat in state.seats]
    return [(points[seat],) for seat in state.seats]


def tied_for_first(state: Chronos) -> tuple[Seat, ...]:
    """Who has most points."""
    points = totals(state)
    return tuple(seat for seat in state.seats if points[seat] == max(points))


async def settle_tie(state: Chronos) -> None:
    """Where the house plays ties off, the table says who has won."""
    state.play_off = await told(state, lambda: play_off_question(state, tied_for_first(state)))
