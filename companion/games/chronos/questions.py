"""The questions of the game, each made from the state as it is now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from companion.engine import (
    Ask,
    CardId,
    Each,
    First,
    Fresh,
    Msg,
    Number,
    Option,
    PickOne,
    PickSeat,
    Seat,
    TapCard,
    Who,
)
from companion.games.chronos.binder import At, Pocket, place_id
from companion.games.chronos.box import CHARACTERS, DEMON, DRAGON, ERAS, PRINCESS, colour_of, kind_of
from companion.games.chronos.points import totals
from companion.games.chronos.printed import DIRECTIONS
from companion.games.chronos.refusals import (
    why_not_era,
    why_not_returned,
    why_not_selected,
    why_not_that_pocket,
    why_not_that_sheet,
)
from companion.games.chronos.scoring import Wanted, berserkers
from companion.games.chronos.state import Chronos, Placing
from companion.games.chronos.vacancies import free_places, open_sheets

T = TypeVar("T")
DONE: Final = "done"
UPRIGHT, TURNED = "upright", "turned"
UNTIL: Final = ("this_round", "next_round", "game", "none")
# The contract demon is the only card below nothing; how far the numbers go nobody has written down.
NEGATIVE, POSITIVE = (-20, -1), (0, 20)


async def told(state: Chronos, make: Callable[[], Ask[T] | None]) -> T | None:
    """Ask, making the question anew whenever the table has changed something by hand; None where none can be asked."""
    reply = await Fresh(make)
    if reply is not None:
        state.news.clear()
        state.points_before = totals(state)
    return reply


def each_once(cards: Sequence[CardId]) -> tuple[CardId, ...]:
    """The ids among some cards, without their copies."""
    return tuple(dict.fromkeys(cards))


def place_options(places: Sequence[At]) -> tuple[Option, ...]:
    """Pockets to choose from, by their place on the sheet."""
    return tuple(Option(place_id(at), place_words(at)) for at in places)


def place_words(at: At) -> Msg:
    """A place on a sheet as people say it."""
    return Msg(f"chronos-place-{place_id(at)}")


# -- selection


def select_question(state: Chronos, seats: tuple[Seat, ...]) -> Each[CardId] | None:
    """Which card does each of these seats lay face down? All of it is secret, whatever the hands leave open."""
    sealed = state.round.sealed
    asks = {seat: _seal(state, seat) for seat in seats if len(state.hands[seat]) > len(sealed[seat])}
    return Each(key="chronos-select", asks=asks) if asks else None


def _seal(state: Chronos, seat: Seat) -> TapCard:
    hand = state.hands[seat]
    left = Counter(hand) - Counter(state.round.sealed[seat])
    return TapCard(
        key="chronos-select",
        seat=seat,
        cards=tuple(card for card in each_once(hand) if left[card]),
        shown=each_once(hand),
        secret=frozenset(CHARACTERS),
        why_not=partial(why_not_selected, state, seat),
    )


# -- powers on play


def power_question(state: Chronos) -> PickSeat | None:
    """Whose power is used next, where the table decides?"""
    seats = tuple(dict.fromkeys(placing.seat for placing in state.round.powers))
    return PickSeat(key="chronos-power", seats=seats) if seats else None


def order_question(state: Chronos) -> PickSeat | None:
    """Who places next, in the jester's order? None where the table has set an order by hand meanwhile."""
    named = state.round.ordering
    if named is None:
        return None
    return PickSeat(key="chronos-order", seats=tuple(seat for seat in state.seats if seat not in named))


# -- placement


def sheet_question(state: Chronos, placing: Placing) -> PickOne | None:
    """Into which sheet does the card go? None where it is not to be placed now, or nothing is free."""
    sheets = open_sheets(state, placing.seat)
    if not is_next(state, placing) or not sheets:
        return None
    return PickOne(
        key="chronos-sheet",
        seat=placing.seat,
        among=tuple(Option(f"sheet:{sheet}", Msg("chronos-sheet", n=sheet)) for sheet in sheets),
        why_not=partial(why_not_that_sheet, state, placing.seat),
    )


def pocket_question(state: Chronos, placing: Placing) -> PickOne | None:
    """Into which pocket of the chosen sheet?"""
    sheet = state.round.sheet
    places = () if sheet is None else free_places(state, placing.seat, sheet)
    if not is_next(state, placing) or not places or sheet is None:
        return None
    return PickOne(
        key="chronos-pocket",
        seat=placing.seat,
        among=place_options(places),
        why_not=partial(why_not_that_pocket, state, placing.seat, sheet),
    )


def turn_question(state: Chronos, placing: Placing) -> PickOne | None:
    """Which way up does a mage go in?"""
    sheet, at = state.round.sheet, state.round.pocket
    if not is_next(state, placing) or sheet is None or at not in free_places(state, placing.seat, sheet):
        return None
    ways = tuple(Option(way, Msg(f"chronos-{way}")) for way in (UPRIGHT, TURNED))
    return PickOne(key="chronos-turn", seat=placing.seat, among=ways)


def is_next(state: Chronos, placing: Placing) -> bool:
    """Whether this card is the one to be placed now."""
    return state.round.to_place[:1] == [placing]


# -- powers in the binder


def at_work(state: Chronos, kind: str) -> bool:
    """Whether a card of this kind has just gone in, and still lies there."""
    if state.inserted is None or state.inserted[1] not in state.binder:
        return False
    return kind_of(state.binder[state.inserted[1]].card) == kind


def return_question(state: Chronos, seat: Seat) -> TapCard | None:
    """Which card of the player's colour does the dragon give back? None where there is no other than itself."""
    if not at_work(state, DRAGON) or state.inserted is None:
        return None
    dragon = state.inserted[1]
    cards = own_cards(state, seat, dragon)
    if not cards:
        return None
    return TapCard(
        key="chronos-return",
        seat=seat,
        cards=cards,
        forceable=frozenset((state.binder[dragon].card,)),
        why_not=partial(why_not_returned, state, cards),
    )


def own_cards(state: Chronos, seat: Seat, dragon: Pocket) -> tuple[CardId, ...]:
    """The other cards of the player's colour in the dragon's sheet."""
    there = [lying.card for pocket, lying in sorted(state.binder.items()) if pocket.sheet == dragon.sheet]
    there.remove(state.binder[dragon].card)
    return each_once([card for card in there if colour_of(card) == state.colours[seat]])


def which_question(state: Chronos, seat: Seat, card: CardId) -> PickOne | None:
    """Which of several equal cards of the dragon's sheet?"""
    if not at_work(state, DRAGON) or state.inserted is None:
        return None
    sheet = state.inserted[1].sheet
    places = [
        pocket.at for pocket, lying in sorted(state.binder.items()) if (pocket.sheet, lying.card) == (sheet, card)
    ]
    return PickOne(key="chronos-which", seat=seat, among=place_options(places)) if places else None


def lock_question(state: Chronos, seat: Seat) -> PickOne | None:
    """For how long does the princess keep the others away? The table reads her card."""
    if not at_work(state, PRINCESS):
        return None
    return PickOne(
        key="chronos-lock", seat=seat, among=tuple(Option(one, Msg(f"chronos-until-{one}")) for one in UNTIL)
    )


# -- the page


def era_question(state: Chronos) -> TapCard:
    """Which page does the era card open?"""
    return TapCard(key="chronos-era", cards=ERAS, why_not=partial(why_not_era, state))


def number_question(value: Wanted | None) -> Number | None:
    """Which number is printed on a card?"""
    if value is None or value.what != "number":
        return None
    low, high = NEGATIVE if value.kind == DEMON else POSITIVE
    return Number(key="chronos-number", low=low, high=high)


def arrow_question(value: Wanted | None, named: Sequence[str]) -> First | None:
    """Where does a mage point, as it lies upright? One direction after the other, then done."""
    if value is None or value.what != "arrow":
        return None
    ways = tuple(Option(way, Msg(f"chronos-way-{way}")) for way in DIRECTIONS if way not in named)
    asks = {"arrow": PickOne(key="chronos-arrow", among=ways)} if ways else {}
    if named:
        asks[DONE] = PickOne(key="chronos-arrow", among=(Option(DONE, Msg("app-done")),))
    return First(key="chronos-arrow", asks=asks)


def berserker_question(state: Chronos) -> First | None:
    """What does the power of a berserker bring? Entered point by point, until the table is done."""
    page = state.round.page
    if page is None or not berserkers(state.page(page)):
        return None
    now = totals(state)
    points = tuple(
        Option(f"{way}:{seat}", Msg(f"chronos-{way}", who=Who(seat)), Msg("chronos-has", n=now[seat]))
        for seat in state.seats
        for way in ("plus", "minus")
    )
    done = PickOne(key="chronos-berserker", among=(Option(DONE, Msg("app-done")),))
    return First(key="chronos-berserker", asks={DONE: done, "points": PickOne(key="chronos-berserker", among=points)})


def play_off_question(state: Chronos, tied: tuple[Seat, ...]) -> PickSeat | None:
    """Who has won the play-off? None where nobody ties, or ties are not played off."""
    if state.house.final_tie != "play_off" or len(tied) == 1:
        return None
    return PickSeat(key="chronos-play_off", seats=tied)
