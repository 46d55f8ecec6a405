"""The rules of Chronos-Record, in the order of the rule book. The table's facts are on the state, the order is here."""

from __future__ import annotations

from functools import partial

from companion.engine import Named, Who
from companion.games.chronos.binder import Lying, Pocket, place_of
from companion.games.chronos.bonus import bonus_gains
from companion.games.chronos.box import CARDS, MAGES, kind_of
from companion.games.chronos.powers import use_power_in_binder, use_powers_on_play
from companion.games.chronos.preparation import prepare
from companion.games.chronos.questions import (
    TURNED,
    era_question,
    pocket_question,
    select_question,
    sheet_question,
    told,
    turn_question,
)
from companion.games.chronos.reckoning import score_opened_page, settle_tie
from companion.games.chronos.sets import DRAWN_UP_TO, TWO
from companion.games.chronos.state import ROUNDS, Chronos, Placing, Round


async def play(state: Chronos) -> None:
    """Preparation, seven rounds, the bonus of all four pages (rule text 1, 2, 3)."""
    await prepare(state)
    start = state.setup.start
    for number in range(1, ROUNDS + 1):
        state.round = Round(number, start, state.turn_order(start))
        await one_round(state)
        start = state.next_seat(start) if state.starts_next is None else state.starts_next
    state.bonus = tuple(bonus_gains(state.binder, state.colours, state.house))
    await settle_tie(state)
    state.finished = True


async def one_round(state: Chronos) -> None:
    """Select, powers on play, place, open a page and count it (rule text 2.1 to 2.4)."""
    state.locks = [lock for lock in state.locks if lock.until >= state.round.number]
    state.starts_next = None
    await select(state)
    await use_powers_on_play(state)
    while state.round.to_place:
        await place_next(state)
    await open_era(state)
    await score_opened_page(state)


# -- 2.1: selection


async def select(state: Chronos) -> None:
    """Everybody lays a card face down; between two, whoever begins lays two. Then all are revealed at once."""
    round = state.round
    if state.for_two:
        say_draw(state)
    round.sealed = {seat: [] for seat in state.seats}
    round.selecting = True
    if state.for_two and len(state.hands[round.start]) >= TWO:
        await seal(state, (round.start,))
    await seal(state, tuple(round.order))
    round.selecting = False
    reveal(state)


async def seal(state: Chronos, seats: tuple[int, ...]) -> None:
    """These seats lay one more card each, in any order; each may change its mind until the last of them is in."""
    picks = await told(state, partial(select_question, state, seats))
    for seat, card in (picks or {}).items():
        state.round.sealed[seat].append(card)


def reveal(state: Chronos) -> None:
    """All cards are turned up together. They leave the hands, and wait to be placed in turn order."""
    round = state.round
    for seat, cards in round.sealed.items():
        for card in cards:
            state.hands[seat].remove(card)
    round.to_place = [Placing(seat, card) for seat in round.order for card in round.sealed[seat]]
    round.powers = list(round.to_place)
    round.revealed = True
    if round.to_place:
        state.say("revealed", cards=tuple(Named(placing.card) for placing in round.to_place))


def say_draw(state: Chronos) -> None:
    """Between two, hands are drawn from a deck that nobody sees: up to four cards, as far as it lasts."""
    fewest = min(len(hand) for hand in state.hands)
    state.say("draw-up-to", n=min(DRAWN_UP_TO, fewest))


# -- 2.2: placement


async def place_next(state: Chronos) -> None:
    """The next card goes into a free pocket of any sheet, a mage either way up; then its power is used.

    Where the table has changed something by hand meanwhile, the choice begins again.
    """
    round = state.round
    placing = round.to_place[0]
    round.sheet = round.pocket = None
    sheet = await told(state, partial(sheet_question, state, placing))
    if sheet is None:
        give_up_placing(state, placing)
        return
    round.sheet = int(sheet.removeprefix("sheet:"))
    place = await told(state, partial(pocket_question, state, placing))
    if place is None:
        return
    round.pocket = place_of(place)
    turned = False
    if kind_of(placing.card) in MAGES:
        way = await told(state, partial(turn_question, state, placing))
        if way is None:
            return
        turned = way == TURNED
    assert round.sheet is not None
    assert round.pocket is not None
    insert(state, placing, Pocket(round.sheet, *round.pocket), turned=turned)
    await use_power_in_binder(state)


def insert(state: Chronos, placing: Placing, pocket: Pocket, *, turned: bool) -> None:
    """The card lies in its pocket."""
    round = state.round
    round.to_place.remove(placing)
    round.sheet = round.pocket = None
    state.binder[pocket] = Lying(placing.card, turned)
    state.last_placed = pocket
    state.inserted = (placing.seat, pocket)


def give_up_placing(state: Chronos, placing: Placing) -> None:
    """A card that nothing is free for goes back to the hand; one that the table took away is placed no more."""
    if placing in state.round.to_place[:1]:
        state.round.to_place.remove(placing)
        state.hands[placing.seat].append(placing.card)
        state.say("nowhere-free", who=Who(placing.seat), card=Named(placing.card))


# -- 2.3: the page


async def open_era(state: Chronos) -> None:
    """Whoever began the round draws an era card and opens its page. It is not put back."""
    card = await told(state, partial(era_question, state))
    if card is not None:
        state.eras.append(card)
        state.round.page = CARDS[card].number
