"""Before the first round: a set of the table's own, where it wants one, and the cards that lie in pockets already."""

from __future__ import annotations

from functools import partial

from companion.engine import Msg, Named, Option, PickOne, Seat, Who
from companion.games.chronos.binder import PLACES, SHEETS, At, Lying, Pocket, place_of
from companion.games.chronos.box import KINDS, MAGES, card_of
from companion.games.chronos.questions import TURNED, UPRIGHT, place_options, place_words, told
from companion.games.chronos.sets import HAND_SIZE, IN_HAND, MOST_PREPLACED, CardSet, Group, left_in_box
from companion.games.chronos.state import Building, Chronos, deal

NONE = "none"


async def prepare(state: Chronos) -> None:
    """The cards are agreed on, and everybody puts theirs into the pockets listed (rule text 1.2)."""
    if state.cards is None:
        await build_own_set(state)
    assert state.cards is not None
    if state.for_two:
        # Two players: only the one who goes second begins with a knight, anywhere on the oldest sheet.
        second = state.round.order[1]
        await preplace(state, second, Group("knight", tuple(Pocket(1, *at) for at in PLACES)))
    for group in state.cards.groups:
        for seat in state.round.order:
            await preplace(state, seat, group)
    state.preplacing = state.preplacing_seat = None


async def preplace(state: Chronos, seat: Seat, group: Group) -> None:
    """A player chooses which of the pockets listed gets the card in their colour."""
    state.preplacing, state.preplacing_seat = group, seat
    place = await told(state, partial(preplace_question, state, seat, group))
    at = None if place is None else place_of(place)
    pocket = next((one for one in free_of(state, group) if one.at == at), None)
    if pocket is None:
        return
    card = card_of(state.colours[seat], group.kind)
    state.binder[pocket] = Lying(card, pocket in group.turned)
    state.last_placed = pocket
    key = "preplaced-turned" if pocket in group.turned else "preplaced"
    state.say(key, who=Who(seat), card=Named(card), place=place_words(pocket.at), sheet=pocket.sheet)


def free_of(state: Chronos, group: Group) -> tuple[Pocket, ...]:
    """The pockets of a group that are still free."""
    return tuple(pocket for pocket in group.pockets if pocket not in state.binder)


def preplace_question(state: Chronos, seat: Seat, group: Group) -> PickOne | None:
    """Which of the pockets listed gets the own card? None where the table has filled them all by hand."""
    free = free_of(state, group)
    if not free:
        return None
    return PickOne(key="chronos-preplace", seat=seat, among=place_options([pocket.at for pocket in free]))


# -- a set of the table's own


async def build_own_set(state: Chronos) -> None:
    """Eight cards for everybody's hand, then up to two cards each that lie in pockets from the beginning."""
    built = state.building
    while len(built.hand) < HAND_SIZE:
        kind = await told(state, partial(own_card_question, state))
        if kind is not None:
            built.hand.append(kind)
    while len(built.groups) < MOST_PREPLACED:
        kind = await told(state, partial(own_preplaced_question, state))
        if kind is None or kind == NONE:
            break
        built.kind = kind
        await list_pockets(state, built)
    built.kind = None
    deal(state, CardSet(tuple(built.groups), tuple(built.hand)))


async def list_pockets(state: Chronos, built: Building) -> None:
    """The sheet of a group, and one pocket of it for each player; a mage lies either way up."""
    sheet = await told(state, own_sheet_question)
    assert sheet is not None
    built.sheet = int(sheet.removeprefix("sheet:"))
    built.pockets, built.turned = [], []
    while len(built.pockets) < len(state.seats):
        place = await told(state, partial(own_pocket_question, state))
        at = None if place is None else place_of(place)
        assert at is not None
        pocket = Pocket(built.sheet, *at)
        built.pockets.append(pocket)
        if built.kind in MAGES and await told(state, own_turn_question) == TURNED:
            built.turned.append(pocket)
    assert built.kind is not None
    built.groups.append(Group(built.kind, tuple(built.pockets), tuple(built.turned)))


def own_card_question(state: Chronos) -> PickOne:
    """Which is the next card of everybody's hand?"""
    built = state.building
    kinds = [kind for kind in IN_HAND if left_in_box(kind, built.hand, built.groups, len(state.seats)) > 0]
    return PickOne(key="chronos-own_card", among=tuple(Option(kind, kind_words(kind)) for kind in kinds))


def own_preplaced_question(state: Chronos) -> PickOne:
    """Which card does everybody have in a pocket from the beginning? Or none more."""
    built = state.building
    kinds = [kind for kind in KINDS if left_in_box(kind, built.hand, built.groups, len(state.seats)) > 0]
    among = (Option(NONE, Msg("chronos-none-more")), *(Option(kind, kind_words(kind)) for kind in kinds))
    return PickOne(key="chronos-own_preplaced", among=among)


def own_sheet_question() -> PickOne:
    """On which sheet do these lie?"""
    among = tuple(Option(f"sheet:{sheet}", Msg("chronos-sheet", n=sheet)) for sheet in SHEETS)
    return PickOne(key="chronos-own_sheet", among=among)


def own_pocket_question(state: Chronos) -> PickOne:
    """Which pocket is listed next?"""
    return PickOne(key="chronos-own_pocket", among=place_options(free_to_list(state)))


def free_to_list(state: Chronos) -> tuple[At, ...]:
    """The places of the chosen sheet that no group has yet."""
    built = state.building
    listed = [*built.pockets, *(pocket for group in built.groups for pocket in group.pockets)]
    return tuple(at for at in PLACES if built.sheet is not None and Pocket(built.sheet, *at) not in listed)


def own_turn_question() -> PickOne:
    """Which way up does a mage lie in that pocket?"""
    return PickOne(key="chronos-own_turn", among=tuple(Option(way, Msg(f"chronos-{way}")) for way in (UPRIGHT, TURNED)))


def kind_words(kind: str) -> Msg:
    """A kind of card by its name."""
    return Msg(f"chronos-kind-{kind.replace(':', '-')}")
