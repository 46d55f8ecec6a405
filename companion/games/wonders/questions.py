"""The questions of a refereed match, each made from the state as it is now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from companion.engine import (
    Ask,
    CardId,
    Each,
    First,
    Fresh,
    Msg,
    Option,
    PickOne,
    Seat,
    TapCard,
    Who,
)
from companion.games.wonders.box import CARDS
from companion.games.wonders.cities import neighbour_seats
from companion.games.wonders.paying import Offer
from companion.games.wonders.refusals import why_not_dug, why_not_in_hand, why_not_open
from companion.games.wonders.state import Plan, Wonders, buried_age, in_hands
from companion.games.wonders.trade import Way
from companion.games.wonders.turn import SALE
from companion.games.wonders.uses import SELL, default_use, stages_to_seal, uses

T = TypeVar("T")
REVEAL: Final = "reveal"
DONE: Final = "done"
NONE: Final = "none"


async def told(state: Wonders, make: Callable[[], Ask[T] | None]) -> T | None:
    """Ask, making the question anew whenever the table has changed something by hand; None where none can be asked,
    or where the table has turned to counting by hand.
    """
    reply = await Fresh(lambda: None if state.tallying else make())
    if reply is not None:
        state.turn_page()
    return reply


def seal_question(state: Wonders, seats: tuple[Seat, ...]) -> Each[CardId]:
    """Which card does everybody play? Told face down; what is refused is the same for all."""
    cards = in_hands(state)
    asks = {
        seat: TapCard(
            key="wonders-seal",
            seat=seat,
            cards=cards,
            secret=frozenset(cards),
            why_not=why_not_in_hand,
        )
        for seat in seats
    }
    return Each(key="wonders-seal", asks=asks, close=REVEAL)


def stage_question(state: Wonders, seat: Seat) -> PickOne | None:
    """Which stage is meant, if any? Sealed like the card; None where none could be built."""
    stages = stages_to_seal(state, seat)
    if not stages:
        return None
    none = Option(NONE, Msg("wonders-no-stage"))
    among = (none, *(Option(f"stage:{number}", Msg("wonders-use-stage", n=number)) for number in stages))
    return PickOne(key="wonders-stage", seat=seat, among=among, secret=True)


def use_question(state: Wonders) -> Each[str]:
    """What is done with the cards that are turned up? Silence is the default."""
    found = {seat: uses(state, seat, card) for seat, card in state.turned_up.items()}
    return Each(
        key="wonders-use",
        asks={
            seat: PickOne(key="wonders-use", seat=seat, among=tuple(_use(use, offer) for use, offer in own.items()))
            for seat, own in found.items()
        },
        defaults={seat: default_use(state, seat, own) for seat, own in found.items()},
        close=DONE,
    )


def pay_question(state: Wonders, offers: dict[Seat, Offer]) -> Each[str] | None:
    """How are the neighbours paid, where there are several ways? Silence is the cheapest; None where nobody chooses."""
    choosing = {seat: offer.ways for seat, offer in offers.items() if len(offer.ways) > 1}
    if not choosing:
        return None
    return Each(
        key="wonders-pay",
        asks={
            seat: PickOne(key="wonders-pay", seat=seat, among=tuple(_payment(state, seat, way) for way in ways))
            for seat, ways in choosing.items()
        },
        defaults={seat: payment_id(ways[0]) for seat, ways in choosing.items()},
        close=DONE,
    )


def free_city_question(state: Wonders) -> TapCard:
    """Which of the holder's cards is for the free city?"""
    return TapCard(
        key="wonders-free_city",
        seat=state.holder,
        cards=in_hands(state),
        why_not=partial(why_not_open, state),
    )


def last_question(state: Wonders, seat: Seat) -> TapCard:
    """Which card is left over in a hand that may still play it?"""
    return TapCard(
        key="wonders-last",
        seat=state.actor(seat),
        cards=in_hands(state),
        why_not=partial(why_not_open, state),
    )


def dug_question(state: Wonders, seat: Seat) -> First | None:
    """Which card of the discard pile is built? None where there is no card that could be."""
    cards = diggable(state, seat)
    if not cards:
        return None
    tap = TapCard(key="wonders-dug", seat=seat, cards=cards, why_not=partial(why_not_dug, state, seat))
    none = PickOne(key="wonders-dug", seat=seat, among=(Option(NONE, Msg("wonders-builds-nothing")),))
    return First(key="wonders-dug", seat=seat, asks={"card": tap, NONE: none})


def diggable(state: Wonders, seat: Seat) -> tuple[CardId, ...]:
    """What may lie on the discard pile and has no like in the city: cards seen there, and any that nobody has seen."""
    own = state.cities[seat].cards
    pool = dict.fromkeys((*state.discard, *_unseen(state)))
    return tuple(card for card in pool if card not in own)


def war_question() -> PickOne:
    """Have all taken their tokens?"""
    return PickOne(key="wonders-war", among=(Option(DONE, Msg("wonders-tokens-taken")),), always=True)


def plan_of(card: CardId, use: str, offer: Offer, paid: str | None) -> Plan:
    """What was said of a card, as it is carried out."""
    way = next((way for way in offer.ways if payment_id(way) == paid), offer.ways[0])
    return Plan(card, use, offer.bank, way)


def payment_id(way: Way) -> str:
    """A payment as records name it."""
    return f"pay:{way.left}:{way.right}"


def use_words(use: str) -> Msg:
    """A use of a card in words."""
    name, _, number = use.partition(":")
    return Msg("wonders-use-stage", n=int(number)) if number else Msg(f"wonders-use-{name.replace('_', '-')}")


def _use(use: str, offer: Offer) -> Option:
    if use == SELL:
        return Option(use, use_words(use), Msg("wonders-for-coins", n=SALE))
    if offer.how == "chain":
        return Option(use, use_words(use), Msg("wonders-by-chain"))
    least = _least(offer)
    return Option(use, use_words(use), Msg("wonders-costs", n=least) if least else Msg("wonders-for-nothing"))


def _least(offer: Offer) -> int:
    return offer.bank + sum(offer.ways[0])


def _payment(state: Wonders, seat: Seat, way: Way) -> Option:
    """A payment names the neighbours: left and right would be the screen's, not the table's."""
    to = neighbour_seats(state.cities, seat)
    paid = {side: n for side, n in zip(("left", "right"), way, strict=True) if n}
    words = tuple(Msg("wonders-paid-to", n=n, who=Who(to[side])) for side, n in paid.items())
    return Option(payment_id(way), Msg("wonders-payment", to=words) if words else Msg("wonders-pays-nobody"))


def _unseen(state: Wonders) -> tuple[CardId, ...]:
    return tuple(card for card in CARDS if buried_age(state, card) is not None)
