"""What the table does by hand: a card's text that nobody here knows is carried out so. RULES.md lists it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from companion.engine import Act, CardId, Json, Msg, Named, Refusal, Seat
from companion.games.chronos.binder import At, Lying, Pocket, pocket_of
from companion.games.chronos.box import CHARACTERS
from companion.games.chronos.powers import last_round_of, put_in_order
from companion.games.chronos.questions import UNTIL
from companion.games.chronos.state import Chronos, Lock, Placing

Zone = Pocket | tuple[str, Seat | None]
START: Final = "start"
ASIDE: Final = "aside"
OF_SEATS: Final = ("hand", "played")


def act(state: Chronos, deed: Act) -> Refusal | None:
    """Move a card or the start, lock or unlock, set the order, turn a card round; or say why that cannot be."""
    deeds: dict[str, Callable[[Chronos, Act], Refusal | None]] = {
        "move": move,
        "lock": lock,
        "order": order,
        "turn": turn,
    }
    if deed.what not in deeds:
        return Refusal(Msg("app-no-such-action", what=deed.what))
    if state.finished or not state.hands:
        return Refusal(Msg("chronos-nothing-to-do"))
    return deeds[deed.what](state, deed)


def move(state: Chronos, deed: Act) -> Refusal | None:
    """A card goes from one place to another; or the start of the next round goes to a seat."""
    expected = {"to"} if deed.of == START else {"from", "to"}
    if set(deed.details) != expected or not all(isinstance(zone, str) for zone in deed.details.values()):
        return Refusal(Msg("chronos-move-from-to"))
    if deed.of == START:
        seat = _seat(state, deed.details["to"], "seat")
        if seat is None:
            return Refusal(Msg("chronos-no-such-zone", zone=deed.details["to"]))
        state.starts_next = seat
        return None
    source, goal = _zone(state, deed.details["from"]), _zone(state, deed.details["to"])
    if source is None or goal is None or source == goal:
        return Refusal(Msg("chronos-no-such-zone", zone=deed.details["to" if source else "from"]))
    return move_card(state, deed.of, source, goal)


def move_card(state: Chronos, card: Any, source: Zone, goal: Zone) -> Refusal | None:
    """A card goes where the table says. While cards lie face down no hand is touched: it would tell what is in it."""
    if card not in CHARACTERS:
        return Refusal(Msg("chronos-tap-a-character"))
    if state.round.selecting and any(_is_hand(zone) for zone in (source, goal)):
        return Refusal(Msg("chronos-reveal-first"))
    if not _lies_in(state, card, source):
        return Refusal(Msg("chronos-not-there", card=Named(card)), card=card)
    if isinstance(goal, Pocket) and goal in state.binder:
        there = state.binder[goal].card
        return Refusal(Msg("chronos-pocket-taken", card=Named(there)), card=there)
    turned = isinstance(source, Pocket) and state.binder[source].turned
    _take(state, card, source)
    _put(state, Lying(card, turned), goal)
    return None


def lock(state: Chronos, deed: Act) -> Refusal | None:
    """A sheet or a pocket is kept from some seats until a round ends, or given free for them."""
    place = _place_to_lock(deed.of)
    if place is None or set(deed.details) != {"for", "until"} or not _are_seats(state, deed.details["for"]):
        return Refusal(Msg("chronos-lock-what"))
    seats, until = deed.details["for"], deed.details["until"]
    if until not in UNTIL:
        return Refusal(Msg("chronos-lock-what"))
    sheet, at = place
    kept: list[Lock] = []
    for one in state.locks:
        others = tuple(seat for seat in one.seats if (one.sheet, one.at) != place or seat not in seats)
        if others:
            kept.append(Lock(one.sheet, one.at, others, one.until))
    state.locks = kept
    if until != "none":
        state.locks.append(Lock(sheet, at, tuple(seats), last_round_of(state, until)))
    return None


def order(state: Chronos, deed: Act) -> Refusal | None:
    """The order in which the cards of this round are placed."""
    if deed.details or not _are_seats(state, deed.of) or len(deed.of) != len(state.seats):
        return Refusal(Msg("chronos-order-all"))
    put_in_order(state, list(deed.of))
    return None


def turn(state: Chronos, deed: Act) -> Refusal | None:
    """A card in a pocket is turned upside down, or back."""
    pocket = pocket_of(deed.of) if isinstance(deed.of, str) else None
    if pocket is None or deed.details or pocket not in state.binder:
        return Refusal(Msg("chronos-turn-what"))
    lying = state.binder[pocket]
    state.binder[pocket] = Lying(lying.card, not lying.turned)
    return None


# -- places


def _zone(state: Chronos, name: str) -> Zone | None:
    if name == ASIDE:
        return ASIDE, None
    pocket = pocket_of(name)
    if pocket is not None:
        return pocket
    return next(((zone, seat) for zone in OF_SEATS if (seat := _seat(state, name, zone)) is not None), None)


def _seat(state: Chronos, name: str, zone: str) -> Seat | None:
    return next((seat for seat in state.seats if name == f"{zone}:{seat}"), None)


def _are_seats(state: Chronos, given: Json) -> bool:
    """Whether these are different seats, at least one."""
    if not isinstance(given, list) or not given:
        return False
    known = all(isinstance(seat, int) and not isinstance(seat, bool) and seat in state.seats for seat in given)
    return known and len(set(given)) == len(given)


def _place_to_lock(given: Json) -> tuple[int, At | None] | None:
    if not isinstance(given, str):
        return None
    pocket = pocket_of(given)
    if pocket is not None:
        return pocket.sheet, pocket.at
    name, _, sheet = given.partition(":")
    return (int(sheet), None) if name == "sheet" and sheet in ("1", "2", "3", "4") else None


def _is_hand(zone: Zone) -> bool:
    return not isinstance(zone, Pocket) and zone[0] == "hand"


def _lies_in(state: Chronos, card: CardId, zone: Zone) -> bool:
    match zone:
        case Pocket():
            return zone in state.binder and state.binder[zone].card == card
        case ("hand", int(seat)):
            return card in state.hands[seat]
        case ("played", int(seat)):
            return Placing(seat, card) in state.round.to_place
    return card in state.aside


def _take(state: Chronos, card: CardId, zone: Zone) -> None:
    match zone:
        case Pocket():
            del state.binder[zone]
            if state.last_placed == zone:
                state.last_placed = None
        case ("hand", int(seat)):
            state.hands[seat].remove(card)
        case ("played", int(seat)):
            state.round.to_place.remove(Placing(seat, card))
        case _:
            state.aside.remove(card)


def _put(state: Chronos, lying: Lying, zone: Zone) -> None:
    match zone:
        case Pocket():
            state.binder[zone] = lying
            state.last_placed = zone
        case ("hand", int(seat)):
            state.hands[seat].append(lying.card)
        case ("played", int(seat)):
            state.round.to_place.append(Placing(seat, lying.card))
        case _:
            state.aside.append(lying.card)
