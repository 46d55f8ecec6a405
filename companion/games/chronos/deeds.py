"""What can be done by hand on the glass: everything that `acts` takes, a thing to choose at a time."""

from __future__ import annotations

from itertools import permutations

from companion.engine import CardId, Msg, Named, Seat, Who
from companion.engine.view import Deed, Pick
from companion.games.chronos.acts import ASIDE, START
from companion.games.chronos.binder import POCKETS, SHEETS, Pocket
from companion.games.chronos.questions import UNTIL, each_once, place_words
from companion.games.chronos.state import Chronos


def deeds(state: Chronos) -> tuple[Deed, ...]:
    """Move, turn, lock, and who places and begins when. Nothing before the deal and after the end."""
    if state.finished or not state.hands:
        return ()
    order = tuple(Pick(_names(seats), {"order": list(seats)}) for seats in permutations(state.seats))
    start = tuple(Pick(_name(seat), {"move": START, "to": f"seat:{seat}"}) for seat in state.seats)
    return (
        Deed(Msg("chronos-do-move"), (_lying(state), _goals(state))),
        Deed(Msg("chronos-do-turn"), (_in_binder(state),)),
        Deed(Msg("chronos-do-lock"), (_sheets(), _for_whom(state), _until())),
        Deed(Msg("chronos-do-order"), (order,)),
        Deed(Msg("chronos-do-start"), (start,)),
    )


def _lying(state: Chronos) -> tuple[Pick, ...]:
    """Every card that can be moved; while cards lie face down none of a hand."""
    picks = [_pick(lying.card, pocket.id, _where(pocket)) for pocket, lying in sorted(state.binder.items())]
    picks += [
        _pick(placing.card, f"played:{placing.seat}", Msg("chronos-played-by", who=Who(placing.seat)))
        for placing in state.round.to_place
    ]
    if not state.round.selecting:
        for seat, hand in enumerate(state.hands):
            where = Msg("chronos-to-hand", who=Who(seat))
            picks += [_pick(card, f"hand:{seat}", where) for card in each_once(hand)]
    picks += [_pick(card, ASIDE, Msg("chronos-to-aside")) for card in state.aside]
    return tuple(picks)


def _pick(card: CardId, zone: str, where: Msg) -> Pick:
    return Pick(Msg("chronos-card", card=Named(card)), {"move": card, "from": zone}, where)


def _goals(state: Chronos) -> tuple[Pick, ...]:
    hands = tuple(Pick(Msg("chronos-to-hand", who=Who(seat)), {"to": f"hand:{seat}"}) for seat in state.seats)
    aside = Pick(Msg("chronos-to-aside"), {"to": ASIDE})
    pockets = tuple(Pick(_where(pocket), {"to": pocket.id}) for pocket in POCKETS if pocket not in state.binder)
    return (*(() if state.round.selecting else hands), aside, *pockets)


def _in_binder(state: Chronos) -> tuple[Pick, ...]:
    return tuple(
        Pick(Msg("chronos-card", card=Named(lying.card)), {"turn": pocket.id}, _where(pocket))
        for pocket, lying in sorted(state.binder.items())
    )


def _sheets() -> tuple[Pick, ...]:
    return tuple(Pick(Msg("chronos-sheet", n=sheet), {"lock": f"sheet:{sheet}"}) for sheet in SHEETS)


def _for_whom(state: Chronos) -> tuple[Pick, ...]:
    """One player, or everybody but one."""
    alone = tuple(Pick(_name(seat), {"for": [seat]}) for seat in state.seats)
    if state.for_two:
        return alone
    others = tuple(
        Pick(Msg("chronos-all-but", who=Who(seat)), {"for": [other for other in state.seats if other != seat]})
        for seat in state.seats
    )
    return (*alone, *others)


def _until() -> tuple[Pick, ...]:
    return tuple(Pick(Msg(f"chronos-until-{until}"), {"until": until}) for until in UNTIL)


def _name(seat: Seat) -> Msg:
    return Msg("app-who", who=Who(seat))


def _names(seats: tuple[Seat, ...]) -> Msg:
    return Msg("chronos-one-by-one", seats=tuple(Who(seat) for seat in seats))


def _where(pocket: Pocket) -> Msg:
    """A pocket in so few words that they fit under a card's name."""
    return Msg("chronos-in-sheet", n=pocket.sheet, place=place_words(pocket.at))
