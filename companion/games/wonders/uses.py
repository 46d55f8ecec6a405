"""What can be done with a card that has been turned up, each use with what it costs."""

from __future__ import annotations

from typing import Final

from companion.engine import CardId, Seat
from companion.games.wonders.cities import has, next_stages
from companion.games.wonders.paying import FREE, Offer, card_offer, stage_offer
from companion.games.wonders.state import FREE_CITY, Wonders

BUILD: Final = "build"
BUILD_FREE: Final = "build_free"
SELL: Final = "sell"


def uses(state: Wonders, seat: Seat, card: CardId) -> dict[str, Offer]:
    """The uses of a card, the default first: it is built where it can be, else sold.

    The free city sells only what it can neither build nor put under a stage (rules 9).
    """
    city, means = state.cities[seat], state.means[seat]
    wasteful = state.house.buy_what_you_make == "yes"
    found: dict[str, Offer] = {}
    build = card_offer(city, card, means, wasteful=wasteful)
    if build.how != "no":
        found[BUILD] = build
    if build.how == "pay" or (build.how == "no" and build.why != "duplicate"):
        found |= {BUILD_FREE: FREE} if may_build_free(state, seat) else {}
    for number in stages_meant(state, seat):
        stage = stage_offer(city, number, means, wasteful=wasteful)
        if stage.how != "no":
            found[f"stage:{number}"] = stage
    if not found or not (state.has_free_city and seat == FREE_CITY):
        found[SELL] = FREE
    return found


def default_use(state: Wonders, seat: Seat, found: dict[str, Offer]) -> str:
    """What is done with a card where nobody says otherwise: a sealed stage, else build, else sell.

    The free city, which may not sell what it can use, does whatever is left.
    """
    sealed = state.committed.get(seat)
    wanted = ((f"stage:{sealed}",) if sealed else ()) + (BUILD, SELL)
    return next((use for use in wanted if use in found), next(iter(found)))


def stages_meant(state: Wonders, seat: Seat) -> tuple[int, ...]:
    """The stages that a card may go under: the one that was sealed with it, where one had to be."""
    if seat in state.committed:
        sealed = state.committed[seat]
        return () if sealed is None else (sealed,)
    return next_stages(state.cities[seat])


def stages_to_seal(state: Wonders, seat: Seat) -> tuple[int, ...]:
    """The stages of a wonder built in any order that could be built in this turn: its owner says now which one is
    meant, before anybody's card is turned up.
    """
    city = state.cities[seat]
    if not city.side.any_order:
        return ()
    return tuple(number for number in next_stages(city) if stage_offer(city, number, state.means[seat]).how != "no")


def may_build_free(state: Wonders, seat: Seat) -> bool:
    """Whether this city may still build one structure for nothing in this age. It must have had the stage before."""
    city = state.cities[seat]
    return has(city, "free_build") and city.free_build_in != state.age
