"""What the table does by hand: any card goes anywhere, the trick is given away, the lead passes. RULES.md lists it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.engine import Act, CardId, Msg, Named, Refusal, Seat
from companion.games.chronicle.box import CHARACTERS, suit_of
from companion.games.chronicle.hands import could_hold, put_down, secret_cards, take_in
from companion.games.chronicle.state import OUT, Chronicle, Played, Round

Zone = tuple[str, Seat | None]
ZONES_OF_SEATS = ("allies", "hand")
TRICK = "trick"
LEAD = "lead"
UNKNOWN = "unknown"


def act(state: Chronicle, deed: Act) -> Refusal | None:
    """Move a card, an unknown hand card, the whole trick or the lead; or say why that cannot be."""
    if deed.what != "move":
        return Refusal(Msg("app-no-such-action", what=deed.what))
    round = state.round
    if not round.dealt or state.finished:
        return Refusal(Msg("chronicle-nothing-to-move"))
    expected = {"to"} if deed.of in (TRICK, LEAD) else {"from", "to"}
    if set(deed.details) != expected or not all(isinstance(zone, str) for zone in deed.details.values()):
        return Refusal(Msg("chronicle-move-from-to"))
    special: dict[Any, Callable[[Round, str], Refusal | None]] = {TRICK: give_trick, LEAD: pass_lead}
    if deed.of in special:
        return special[deed.of](round, deed.details["to"])
    source, goal = _zone(round, deed.details["from"]), _zone(round, deed.details["to"])
    if source is None or goal is None or source == goal:
        return Refusal(Msg("chronicle-no-such-zone", zone=deed.details["to" if source else "from"]))
    if deed.of == UNKNOWN:
        return move_unknown(round, source, goal)
    return move_card(state, deed.of, source, goal)


def move_card(state: Chronicle, card: CardId, source: Zone, goal: Zone) -> Refusal | None:
    """A named card goes from one zone to another. What lies face down cannot be named, so it stays."""
    round = state.round
    if card not in CHARACTERS:
        return Refusal(Msg("chronicle-tap-a-character"))
    if card in secret_cards(state) or not _lies_in(round, card, source):
        return Refusal(Msg("chronicle-not-there", card=Named(card)))
    if goal[0] == TRICK and (round.trick is None or source[1] is None):
        return Refusal(Msg("chronicle-no-such-zone", zone=TRICK))
    _take(round, card, source)
    _put(round, card, goal, source[1])
    return None


def move_unknown(round: Round, source: Zone, goal: Zone) -> Refusal | None:
    """A card that nobody has told goes from one hand to another: only sizes are known to change."""
    (from_zone, giver), (to_zone, taker) = source, goal
    if from_zone != "hand" or to_zone != "hand" or giver is None or taker is None:
        return Refusal(Msg("chronicle-hands-only"))
    if round.hands[giver].size == 0:
        return Refusal(Msg("chronicle-move-from-to"))
    round.hands[giver].size -= 1
    round.hands[taker].size += 1
    # Any card may have come with it: nobody can be sure of either hand any more, nor blame its earlier sloughs.
    round.hands[giver].known.clear()
    round.astray.extend(round.hands[giver].unseen)
    round.hands[giver].unseen.clear()
    round.sloughs = [slough for slough in round.sloughs if slough.seat != taker]
    return None


def give_trick(round: Round, to: str) -> Refusal | None:
    """The trick as it lies ends and goes to somebody's allies, or out of the round."""
    goal = _zone(round, to)
    if goal is None or goal[0] not in ("allies", OUT):
        return Refusal(Msg("chronicle-no-such-zone", zone=to))
    if round.trick is None or not round.trick.played:
        return Refusal(Msg("chronicle-nothing-to-move"))
    round.trick.given = OUT if goal[1] is None else goal[1]
    return None


def pass_lead(round: Round, to: str) -> Refusal | None:
    """Another player leads, as long as nobody has played to the trick."""
    goal = _zone(round, to.replace("seat:", "hand:", 1))
    if goal is None or goal[1] is None or not to.startswith("seat:"):
        return Refusal(Msg("chronicle-no-such-zone", zone=to))
    if round.trick is None or round.trick.played:
        return Refusal(Msg("chronicle-trick-began"))
    round.leader = goal[1]
    return None


def _zone(round: Round, name: str) -> Zone | None:
    if name in (TRICK, OUT):
        return name, None
    zone, _, number = name.partition(":")
    seat = next((seat for seat in round.seats if number == str(seat)), None)
    return (zone, seat) if zone in ZONES_OF_SEATS and seat is not None else None


def _lies_in(round: Round, card: CardId, zone: Zone) -> bool:
    match zone:
        case ("allies", int(seat)):
            return card in round.allies[seat]
        case ("hand", int(seat)):
            return round.hands[seat].size > 0 and card in could_hold(round, seat)
        case ("trick", _):
            return round.trick is not None and any(p.lies_open and p.card == card for p in round.trick.played)
    return card in round.out


def _take(round: Round, card: CardId, zone: Zone) -> None:
    match zone:
        case ("allies", int(seat)):
            round.allies[seat].remove(card)
        case ("hand", int(seat)):
            put_down(round, seat, card)
        case ("trick", _):
            next(p for p in round.in_play.played if p.lies_open and p.card == card).live = False
        case _:
            round.out.remove(card)


def _put(round: Round, card: CardId, zone: Zone, came_from: Seat | None) -> None:
    match zone:
        case ("allies", int(seat)):
            round.allies[seat].append(card)
        case ("hand", int(seat)):
            take_in(round, seat, card)
        case ("trick", _):
            assert came_from is not None
            trick = round.in_play
            trick.played.append(Played(came_from, card, face_up=True))
            trick.suit = trick.suit or suit_of(card)
        case _:
            round.out.append(card)
