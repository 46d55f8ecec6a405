"""What the table does by hand: cards, coins, tokens and stages go anywhere, and refereeing ends. RULES.md lists it."""

from __future__ import annotations

from typing import Any, Final

from companion.engine import Act, CardId, Msg, Named, Refusal, Seat, Who
from companion.games.wonders.box import AGES, CARDS, STRUCTURES
from companion.games.wonders.cities import next_stages
from companion.games.wonders.military import TOKENS
from companion.games.wonders.paying import means_of
from companion.games.wonders.state import TALLY, Wonders, copies_left, places

CITY: Final = "city"
DISCARD: Final = "discard"
BOX: Final = "box"
COINS: Final = "coins"

Zone = tuple[str, Seat | None]


def act(state: Wonders, deed: Act) -> Refusal | None:
    """Carry out what the table did by hand, or say why that cannot be."""
    if state.finished:
        return Refusal(Msg("wonders-nothing-to-move"))
    if deed.what == "mode":
        return count_from_now(state, deed)
    if deed.what != "move":
        return Refusal(Msg("app-no-such-action", what=deed.what))
    details = dict(deed.details)
    number = details.pop("n", None)
    if set(details) != {"from", "to"}:
        return Refusal(Msg("wonders-move-from-to"))
    source, goal = _zone(state, details["from"]), _zone(state, details["to"])
    if source is None or goal is None or source == goal:
        return Refusal(Msg("wonders-no-such-zone", zone=str(details["to" if source else "from"])))
    refusal = _move(state, str(deed.of), number, source, goal)
    if refusal is None and state.means:
        # What is put right by hand counts from now on, in this very turn too.
        state.means = [means_of(state.cities, seat, state.house, state.age) for seat in state.seats]
    return refusal


def _move(state: Wonders, what: str, number: Any, source: Zone, goal: Zone) -> Refusal | None:
    if what == COINS:
        return move_coins(state, number, source, goal)
    if number is not None:
        return Refusal(Msg("wonders-move-from-to"))
    if what in CARDS:
        return move_card(state, what, source, goal)
    if what.startswith("token:"):
        return move_token(state, what, source, goal)
    if what.startswith("stage:"):
        return move_stage(state, what, source, goal)
    return Refusal(Msg("wonders-nothing-like-it"))


def count_from_now(state: Wonders, deed: Act) -> Refusal | None:
    """Refereeing ends: what is known stays, the rest is counted by hand. There is no way back but undo."""
    if deed.of != TALLY or deed.details or state.tallying:
        return Refusal(Msg("wonders-no-such-mode"))
    state.mode = TALLY
    state.turned_up.clear()
    state.plans.clear()
    return None


def move_card(state: Wonders, card: CardId, source: Zone, goal: Zone) -> Refusal | None:
    """A card goes from a city, the discard pile or out of sight (`box`) to another of these. It brings no coins."""
    if goal[1] is not None and card in state.cities[goal[1]].cards:
        return Refusal(Msg("wonders-stands-already", card=Named(card), who=Who(goal[1])), card=card)
    age = None
    if source[0] == BOX:
        age = age_out_of_sight(state, card)
        if age is None:
            return Refusal(Msg("wonders-no-copy-left", card=Named(card)), card=card)
        state.show(card, age)
    elif not _take(state, card, source):
        return Refusal(Msg("wonders-not-there", card=Named(card)), card=card)
    if goal[1] is not None:
        state.cities[goal[1]].cards.append(card)
        state.cities[goal[1]].built_in[card] = age or min(STRUCTURES[card].ages)
    elif goal[0] == DISCARD:
        state.discard.append(card)
    else:
        _forget(state, card)
    return None


def age_out_of_sight(state: Wonders, card: CardId) -> int | None:
    """The age in whose deck a card may be that nobody has seen; None where all its copies are seen."""
    if sum(own == card for _, own in places(state)) >= CARDS[card].copies:
        return None
    ages = [age for age in AGES if state.tallying or age <= state.age]
    return next((age for age in ages if copies_left(state, card, age) > 0), None)


def move_coins(state: Wonders, number: Any, source: Zone, goal: Zone) -> Refusal | None:
    """Coins go from one city to another, or to or from the bank (`box`)."""
    if not isinstance(number, int) or isinstance(number, bool) or number < 1 or DISCARD in (source[0], goal[0]):
        return Refusal(Msg("wonders-move-from-to"))
    if source[1] is not None:
        if state.cities[source[1]].coins < number:
            return Refusal(Msg("wonders-not-so-many"))
        state.cities[source[1]].coins -= number
    if goal[1] is not None:
        state.cities[goal[1]].coins += number
    return None


def move_token(state: Wonders, what: str, source: Zone, goal: Zone) -> Refusal | None:
    """A conflict token comes to a city, or goes: `token:-1`."""
    coming, seat = _comes_or_goes(source, goal)
    if seat is None:
        return Refusal(Msg("wonders-move-from-to"))
    tokens = state.cities[seat].tokens
    number = next((number for number in (TOKENS if coming else tokens) if what == f"token:{number}"), None)
    if number is None:
        return Refusal(Msg("wonders-nothing-like-it"))
    if coming:
        tokens.append(number)
    else:
        tokens.remove(number)
    return None


def move_stage(state: Wonders, what: str, source: Zone, goal: Zone) -> Refusal | None:
    """A stage is built or taken away: `stage:1`. Those built in order go in order. The card under it is not told."""
    coming, seat = _comes_or_goes(source, goal)
    if seat is None:
        return Refusal(Msg("wonders-move-from-to"))
    city = state.cities[seat]
    last = tuple(city.stages) if city.side.any_order else tuple(city.stages[-1:])
    number = next((number for number in (next_stages(city) if coming else last) if what == f"stage:{number}"), None)
    if number is None:
        return Refusal(Msg("wonders-nothing-like-it"))
    if coming:
        city.stages.append(number)
    else:
        city.stages.remove(number)
    return None


def _comes_or_goes(source: Zone, goal: Zone) -> tuple[bool, Seat | None]:
    """Whether something comes from the box or goes there, and whose city it is."""
    if source[0] == BOX:
        return True, goal[1]
    return False, source[1] if goal[0] == BOX else None


def _forget(state: Wonders, card: CardId) -> None:
    """A card that was told by mistake may turn up again."""
    age = next((age for age in AGES if card in state.seen[age]), None)
    if age is not None:
        state.seen[age].remove(card)


def _zone(state: Wonders, name: Any) -> Zone | None:
    if name in (DISCARD, BOX):
        return str(name), None
    zone, _, number = str(name).partition(":")
    seat = next((seat for seat in state.seats if number == str(seat)), None)
    return (zone, seat) if zone == CITY and seat is not None else None


def _take(state: Wonders, card: CardId, zone: Zone) -> bool:
    """Take a card from where it lies; whether it lay there."""
    cards = state.discard if zone[1] is None else state.cities[zone[1]].cards
    if card not in cards:
        return False
    cards.remove(card)
    return True
