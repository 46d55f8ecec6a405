"""What the table does by hand: any card goes anywhere, and somebody goes home early. RULES.md lists it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engine import Act, CardId, Msg, Named, Refusal, Seat, Who
from companion.games.crows.areas import Bird
from companion.games.crows.box import BELL, BIRD_DECK, HOURS, SHAMISEN
from companion.games.crows.piles import bird_deck, clear_area, in_some_hand, shamisen_deck
from companion.games.crows.state import Crows

UNKNOWN = "unknown"
HOME = "home"
HOUR_PILE, HOURS_GONE = "hours", "gone"


@dataclass(frozen=True, slots=True)
class Zone:
    """Where a card lies: a pile, or what belongs to a seat."""

    name: str
    seat: Seat | None = None


def act(state: Crows, deed: Act) -> Refusal | None:
    """Move a card, an unknown hand card, an hour or a player; or say why that cannot be."""
    if deed.what != "move":
        return Refusal(Msg("app-no-such-action", what=deed.what))
    if state.finished:
        return Refusal(Msg("app-game-over"))
    of, details = deed.of, deed.details
    leaves = isinstance(of, str) and of.startswith("seat:")
    expected = {"to"} if leaves else {"from", "to"}
    if not isinstance(of, str) or set(details) != expected or not all(isinstance(to, str) for to in details.values()):
        return Refusal(Msg("crows-move-from-to"))
    if leaves:
        return leave(state, of, details["to"])
    source, goal = _zone(state, details["from"]), _zone(state, details["to"])
    if source is None or goal is None:
        return _no_such_zone(details["to" if source else "from"])
    if of in HOURS:
        return move_hour(state, of, source, goal)
    if of in BIRD_DECK:
        return move_bird(state, of, source, goal)
    if of in SHAMISEN:
        return move_shamisen(state, of, source, goal)
    if of == UNKNOWN:
        return move_unknown(state, source, goal)
    return Refusal(Msg("crows-move-from-to"))


def leave(state: Crows, of: str, to: str) -> Refusal | None:
    """Somebody goes home early: birds are discarded, the hand goes unseen under the shamisen deck."""
    seat = next((seat for seat in state.seats_in if of == f"seat:{seat}"), None)
    if seat is None or to != HOME:
        return _no_such_zone(of if seat is None else to)
    clear_area(state, seat)
    state.hands[seat] = 0
    state.out.append(seat)
    state.say("left-early", who=Who(seat))
    return None


def move_bird(state: Crows, card: CardId, source: Zone, goal: Zone) -> Refusal | None:
    """A bird card goes between areas, the discard pile and the deck. A bell lies in front of nobody."""
    zones = ("area", "birds", "bird_deck")
    if source.name not in zones or goal.name not in zones or (card == BELL and goal.name == "area"):
        return _no_such_zone(goal.name)
    bird = Bird(card)
    if source.seat is not None:
        found = [bird for bird in state.areas[source.seat] if bird.card == card]
        if not found:
            return _not_there(card)
        bird = max(found, key=lambda bird: bird.dead)
        state.areas[source.seat].remove(bird)
    elif source.name == "birds":
        if card not in state.bird_discard:
            return _not_there(card)
        state.bird_discard.remove(card)
    elif not bird_deck(state)[card]:
        return _not_there(card)
    if goal.seat is not None:
        state.areas[goal.seat].append(bird)
    elif goal.name == "birds":
        state.bird_discard.append(card)
    return None


def move_shamisen(state: Crows, card: CardId, source: Zone, goal: Zone) -> Refusal | None:
    """A shamisen card that everybody sees go: it comes from the discard pile, or comes to lie on top of it."""
    zones = ("hand", "shamisen", "shamisen_deck")
    if source.name not in zones or goal.name not in zones or "shamisen" not in (source.name, goal.name):
        return _no_such_zone(goal.name)
    if source.name == "shamisen":
        if card not in state.shamisen_discard:
            return _not_there(card)
        place = len(state.shamisen_discard) - 1 - state.shamisen_discard[::-1].index(card)
        del state.shamisen_discard[place]
    elif card not in in_some_hand(state) or _size(state, source) == 0:
        return _not_there(card)
    if source.seat is not None:
        state.hands[source.seat] -= 1
    if goal.seat is not None:
        state.hands[goal.seat] += 1
    elif goal.name == "shamisen":
        state.shamisen_discard.append(card)
    return None


def move_unknown(state: Crows, source: Zone, goal: Zone) -> Refusal | None:
    """A hand card that nobody has told: sizes change, and that is all."""
    zones = ("hand", "shamisen_deck")
    if source.name not in zones or goal.name not in zones or source == goal:
        return _no_such_zone(goal.name)
    if _size(state, source) == 0:
        return Refusal(Msg("crows-nothing-there"))
    if source.seat is not None:
        state.hands[source.seat] -= 1
    if goal.seat is not None:
        state.hands[goal.seat] += 1
    return None


def move_hour(state: Crows, hour: CardId, source: Zone, goal: Zone) -> Refusal | None:
    """The top hour goes, or the last one that went comes back."""
    gone = len(HOURS) - len(state.hours)
    if (source.name, goal.name) == (HOUR_PILE, HOURS_GONE) and hour == state.hour and len(state.hours) > 1:
        del state.hours[0]
    elif (source.name, goal.name) == (HOURS_GONE, HOUR_PILE) and gone and hour == HOURS[gone - 1]:
        state.hours.insert(0, hour)
    else:
        return _not_there(hour)
    return None


def _size(state: Crows, zone: Zone) -> int:
    return shamisen_deck(state) if zone.seat is None else state.hands[zone.seat]


def _zone(state: Crows, name: str) -> Zone | None:
    if name in ("birds", "bird_deck", "shamisen", "shamisen_deck", HOUR_PILE, HOURS_GONE):
        return Zone(name)
    place, _, number = name.partition(":")
    seat = next((seat for seat in state.seats_in if number == str(seat)), None)
    return Zone(place, seat) if place in ("area", "hand") and seat is not None else None


def _no_such_zone(zone: str) -> Refusal:
    return Refusal(Msg("crows-no-such-zone", zone=zone))


def _not_there(card: CardId) -> Refusal:
    return Refusal(Msg("crows-not-there", card=Named(card)))
