"""What the table does by hand: druids, parts, cards and the turn are moved, places told again. RULES.md lists it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.engine import Act, BadInput, CardId, Msg, Named, Refusal, Seat
from companion.games.celtica.board import LONGEST, read_place
from companion.games.celtica.box import COLOURS, DRUID_CARDS, PARTS
from companion.games.celtica.state import Celtica, in_stacks

TURN = "turn"
DRUID_CARD, EXPERIENCE_CARD = "druid_card", "experience_card"
SURVEY, PLAY = "survey", "play"
DECK, DISCARD, DISPLAY_ZONE, STACKS = "deck", "discard", "display", "stacks"


def act(state: Celtica, deed: Act) -> Refusal | None:
    """Do what the table did, or say why that cannot be."""
    if state.finished:
        return Refusal(Msg("celtica-nothing-to-move"))
    deeds: Mapping[str, Callable[[Celtica, Act], Refusal | None]] = {"move": move, "turn": tell_again, "mode": survey}
    if deed.what not in deeds:
        return Refusal(Msg("app-no-such-action", what=deed.what))
    return deeds[deed.what](state, deed)


def survey(state: Celtica, deed: Act) -> Refusal | None:
    """The whole path is told, place by place; or no more of it."""
    if deed.of not in (SURVEY, PLAY) or deed.details:
        return Refusal(Msg("app-no-such-action", what=str(deed.of)))
    if deed.of == SURVEY and state.board.first_unknown() is None:
        return Refusal(Msg("celtica-path-is-known"))
    state.surveying = deed.of == SURVEY
    return None


def tell_again(state: Celtica, deed: Act) -> Refusal | None:
    """A place is asked for again, or told at once: `{"turn":"place:7","to":{"kind":"ruin","n":2}}`."""
    index = _index(deed.of)
    if index is None or index == 0 or not {*deed.details} <= {"to"}:
        return Refusal(Msg("celtica-no-such-place"))
    if "to" not in deed.details:
        if state.board.clipped(index) != index:
            return Refusal(Msg("celtica-beyond-known-goal", n=state.board.end))
        state.doubt = index
        return None
    try:
        place = read_place("to", deed.details["to"])
    except BadInput as bad:
        return Refusal(Msg("app-bad-line", what=str(bad)))
    state.board.learn(index, place)
    state.druids = {colour: state.board.clipped(at) for colour, at in state.druids.items()}
    return None


def move(state: Celtica, deed: Act) -> Refusal | None:
    """A druid, a part, a card or the turn goes elsewhere."""
    if deed.of in DRUIDS and {*deed.details} == {"to"}:
        return move_druid(state, DRUIDS[deed.of], deed.details["to"])
    if deed.of == TURN and {*deed.details} == {"to"}:
        return pass_turn(state, deed.details["to"])
    if {*deed.details} != {"from", "to"} or not all(isinstance(zone, str) for zone in deed.details.values()):
        return Refusal(Msg("celtica-move-from-to"))
    source, goal = deed.details["from"], deed.details["to"]
    if deed.of in PARTS:
        return move_part(state, deed.of, source, goal)
    if deed.of in (DRUID_CARD, EXPERIENCE_CARD, *DRUID_CARDS):
        return move_card(state, deed.of, source, goal)
    return Refusal(Msg("celtica-move-from-to"))


def move_druid(state: Celtica, colour: str, to: Any) -> Refusal | None:
    """A druid stands elsewhere: `{"move":"druid_white","to":"place:7"}`, the start being place 0."""
    index = _index(to)
    if index is None:
        return Refusal(Msg("celtica-no-such-place"))
    if state.board.clipped(index) != index:
        return Refusal(Msg("celtica-beyond-known-goal", n=state.board.end))
    state.druids[colour] = index
    return None


def pass_turn(state: Celtica, to: Any) -> Refusal | None:
    """It is somebody else's turn, as long as no card is laid."""
    seat = _seat(state, to, "seat")
    turn = state.turn
    if seat is None or turn is None or turn.laid or not state.hands[seat].druids:
        return Refusal(Msg("celtica-not-their-turn"))
    turn.seat = seat
    return None


def move_part(state: Celtica, part: CardId, source: str, goal: str) -> Refusal | None:
    """A part goes from one zone to another. From the stacks it is one that has not been seen."""
    if source == STACKS:
        if state.stacks == 0 or part not in in_stacks(state):
            return Refusal(Msg("celtica-not-there", card=Named(part, short=True)))
    elif (lying := _zone(state, source)) is None:
        return Refusal(Msg("celtica-no-such-zone", zone=source))
    elif part not in lying:
        return Refusal(Msg("celtica-not-there", card=Named(part, short=True)))
    if source == goal or (goal != STACKS and _zone(state, goal) is None):
        return Refusal(Msg("celtica-no-such-zone", zone=goal))
    _shift_part(state, part, source, -1)
    _shift_part(state, part, goal, +1)
    return None


def move_card(state: Celtica, card: str, source: str, goal: str) -> Refusal | None:
    """A card that nobody has told goes between hands and deck; one from the druid discard is named."""
    named = card in DRUID_CARDS
    if named and (source != DISCARD or card not in state.druid_discard):
        return Refusal(Msg("celtica-not-there", card=Named(card, short=True)))
    if not named and not _held(state, card, source):
        return Refusal(Msg("celtica-none-there", zone=source))
    if source == goal or (goal != DECK and _seat(state, goal, "hand") is None):
        return Refusal(Msg("celtica-no-such-zone", zone=goal))
    if named:
        state.druid_discard.remove(card)
    else:
        _shift_card(state, card, source, -1)
    _shift_card(state, DRUID_CARD if named else card, goal, +1)
    return None


DRUIDS: Final = {f"druid_{colour}": colour for colour in COLOURS}


def _zone(state: Celtica, name: str) -> list[CardId] | None:
    if name == DISPLAY_ZONE:
        return state.display
    if name == DISCARD:
        return state.part_discard
    seat = _seat(state, name, "parts")
    return None if seat is None else state.parts[seat]


def _shift_part(state: Celtica, part: CardId, zone: str, by: int) -> None:
    lying = _zone(state, zone)
    if lying is None:
        state.stacks += by
    elif by > 0:
        lying.append(part)
    else:
        lying.remove(part)


def _held(state: Celtica, card: str, zone: str) -> int:
    if zone == DECK:
        return state.druid_deck if card == DRUID_CARD else state.experience_deck
    seat = _seat(state, zone, "hand")
    if seat is None:
        return 0
    return state.hands[seat].druids if card == DRUID_CARD else state.hands[seat].experience


def _shift_card(state: Celtica, card: str, zone: str, by: int) -> None:
    seat = _seat(state, zone, "hand")
    if seat is None and card == DRUID_CARD:
        state.druid_deck += by
    elif seat is None:
        state.experience_deck += by
    elif card == DRUID_CARD:
        state.hands[seat].druids += by
    else:
        state.hands[seat].experience += by


def _index(name: Any) -> int | None:
    return next((index for index in range(LONGEST + 1) if name == f"place:{index}"), None)


def _seat(state: Celtica, name: Any, zone: str) -> Seat | None:
    return next((seat for seat in state.seats if name == f"{zone}:{seat}"), None)
