"""What can be done by hand on the glass: everything that `acts` takes, a thing to choose at a time."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine import CardId, Msg, Named, Seat, Who
from companion.engine.view import Deed, Pick
from companion.games.celtica.acts import DECK, DISCARD, DISPLAY_ZONE, DRUID_CARD, EXPERIENCE_CARD, STACKS, SURVEY, TURN
from companion.games.celtica.box import COLOURS
from companion.games.celtica.questions import place_words
from companion.games.celtica.refusals import druid_words
from companion.games.celtica.state import Celtica, in_stacks


def deeds(state: Celtica) -> tuple[Deed, ...]:
    """Places are told again, druids, parts, cards and the turn are moved. Nothing after the end."""
    if state.finished:
        return ()
    druids = tuple(Pick(druid_words(colour), {"move": f"druid_{colour}"}) for colour in COLOURS)
    found = [
        Deed(Msg("celtica-do-place"), (_places(state, "turn"),)),
        Deed(Msg("celtica-do-druid"), (druids, (_start(), *_places(state, "to")))),
        Deed(Msg("celtica-do-part"), (tuple(_lying(state)), tuple(_goals(state)))),
        Deed(Msg("celtica-do-card"), (tuple(_cards(state)), tuple(_hands(state)))),
    ]
    if state.board.first_unknown() is not None:
        found.append(Deed(Msg("celtica-tell-path"), ((Pick(Msg("celtica-from-the-start"), {"mode": SURVEY}),),)))
    if state.turn is not None and not state.turn.laid:
        seats = [seat for seat in state.seats if state.hands[seat].druids]
        picks = tuple(Pick(_name(seat), {"move": TURN, "to": f"seat:{seat}"}) for seat in seats)
        found.append(Deed(Msg("celtica-do-turn"), (picks,)))
    return tuple(found)


def _places(state: Celtica, adds: str) -> tuple[Pick, ...]:
    return tuple(
        Pick(Msg("celtica-place-number", n=index), {adds: f"place:{index}"}, place_words(state.board.at(index)))
        for index in range(1, state.board.end + 1)
    )


def _start() -> Pick:
    return Pick(Msg("celtica-start"), {"to": "place:0"})


def _lying(state: Celtica) -> Iterator[Pick]:
    """Every kind of part at each place where one lies."""
    zones = [(DISPLAY_ZONE, Msg("celtica-zone-display"), state.display)]
    zones += [(f"parts:{seat}", _name(seat), own) for seat, own in enumerate(state.parts)]
    zones.append((DISCARD, Msg("celtica-zone-discard"), state.part_discard))
    zones.append((STACKS, Msg("celtica-zone-stacks"), list(in_stacks(state)) if state.stacks else []))
    for zone, where, parts in zones:
        yield from (_pick(part, zone, where) for part in dict.fromkeys(parts))


def _pick(part: CardId, zone: str, where: Msg) -> Pick:
    return Pick(Msg("celtica-card", card=Named(part, short=True)), {"move": part, "from": zone}, where)


def _goals(state: Celtica) -> Iterator[Pick]:
    yield Pick(Msg("celtica-zone-display"), {"to": DISPLAY_ZONE})
    yield from (Pick(_name(seat), {"to": f"parts:{seat}"}) for seat in state.seats)
    yield Pick(Msg("celtica-zone-discard"), {"to": DISCARD})
    yield Pick(Msg("celtica-zone-stacks"), {"to": STACKS})


def _cards(state: Celtica) -> Iterator[Pick]:
    """The hidden cards of each hand and deck, and the colours in the druid discard."""
    hidden = ((DRUID_CARD, Msg("celtica-druid-card")), (EXPERIENCE_CARD, Msg("celtica-experience-card")))
    for what, words in hidden:
        for seat, hand in enumerate(state.hands):
            if hand.druids if what == DRUID_CARD else hand.experience:
                yield Pick(words, {"move": what, "from": f"hand:{seat}"}, _name(seat))
        if state.druid_deck if what == DRUID_CARD else state.experience_deck:
            yield Pick(words, {"move": what, "from": DECK}, Msg("celtica-zone-deck"))
    yield from (_pick(card, DISCARD, Msg("celtica-zone-discard")) for card in dict.fromkeys(state.druid_discard))


def _hands(state: Celtica) -> Iterator[Pick]:
    yield from (Pick(_name(seat), {"to": f"hand:{seat}"}) for seat in state.seats)
    yield Pick(Msg("celtica-zone-deck"), {"to": DECK})


def _name(seat: Seat) -> Msg:
    return Msg("app-who", who=Who(seat))
