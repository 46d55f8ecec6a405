"""The sentence of the bar for every question: whose turn it is and what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Ask, MarkId, Msg, Named, Seat, Who
from companion.games.chronos.preparation import kind_words
from companion.games.chronos.questions import place_words
from companion.games.chronos.reckoning import next_wanted
from companion.games.chronos.sets import HAND_SIZE
from companion.games.chronos.state import Chronos

ERA_MARK: Final = "era"


@dataclass(frozen=True, slots=True)
class Bar:
    """The prompt, its second line, and whom or what it is about."""

    prompt: Msg
    detail: Msg | None = None
    subject: Seat | MarkId | None = None


def bar(state: Chronos, ask: Ask[Any] | None) -> Bar:
    """What the bar says at a question; after the last one, that the match is over."""
    if ask is None:
        return Bar(Msg("chronos-game-over"), subject=ERA_MARK)
    return BARS[ask.key](state, ask.seat)


def _plain(key: str, detail: str | None = None) -> Callable[[Chronos, Seat | None], Bar]:
    """A sentence to the table that needs nothing of the state."""
    return lambda _state, _seat: Bar(Msg(key), None if detail is None else Msg(detail), ERA_MARK)


def own_card_bar(state: Chronos, _seat: Seat | None) -> Bar:
    """A card for everybody's hand."""
    return Bar(
        Msg("chronos-own-card", n=len(state.building.hand) + 1, of=HAND_SIZE), Msg("chronos-same-hand"), ERA_MARK
    )


def own_pocket_bar(state: Chronos, _seat: Seat | None) -> Bar:
    """A pocket for a card that lies there from the beginning."""
    built = state.building
    assert built.kind is not None
    words = Msg("chronos-own-pocket", card=kind_words(built.kind), n=len(built.pockets) + 1, of=len(state.seats))
    return Bar(words, Msg("chronos-sheet", n=built.sheet or 0), ERA_MARK)


def own_turn_bar(state: Chronos, _seat: Seat | None) -> Bar:
    """Which way up it lies there."""
    pocket = state.building.pockets[-1]
    return Bar(Msg("chronos-own-turn", place=place_words(pocket.at)), Msg("chronos-sheet", n=pocket.sheet), ERA_MARK)


def preplace_bar(state: Chronos, seat: Seat | None) -> Bar:
    """Which pocket gets the own card."""
    assert seat is not None
    group = state.preplacing
    assert group is not None
    detail = Msg("chronos-goes-in", card=kind_words(group.kind), n=group.pockets[0].sheet)
    return Bar(Msg("chronos-preplace", who=Who(seat)), detail, seat)


def select_bar(state: Chronos, _seat: Seat | None) -> Bar:
    """Cards are laid face down. Between two, whoever begins lays two."""
    first = state.round.start
    if state.for_two and not state.round.sealed[first]:
        return Bar(Msg("chronos-select-first-of-two", who=Who(first)), subject=first)
    return Bar(Msg("chronos-select"), subject="secret")


def power_bar(_state: Chronos, _seat: Seat | None) -> Bar:
    """Whose power is used next."""
    return Bar(Msg("chronos-power-first"), Msg("chronos-table-decides"), ERA_MARK)


def order_bar(state: Chronos, _seat: Seat | None) -> Bar:
    """The jester's order."""
    return Bar(Msg("chronos-order", n=len(state.round.ordering or []) + 1), Msg("chronos-read-jester"), ERA_MARK)


def sheet_bar(state: Chronos, seat: Seat | None) -> Bar:
    """Which sheet."""
    assert seat is not None
    card = Named(state.round.to_place[0].card)
    return Bar(Msg("chronos-choose-sheet", who=Who(seat)), Msg("chronos-to-place", card=card), seat)


def pocket_bar(state: Chronos, seat: Seat | None) -> Bar:
    """Which pocket."""
    assert seat is not None
    card, sheet = Named(state.round.to_place[0].card), state.round.sheet
    return Bar(Msg("chronos-choose-pocket", who=Who(seat)), Msg("chronos-card-on-sheet", card=card, n=sheet or 0), seat)


def turn_bar(state: Chronos, seat: Seat | None) -> Bar:
    """Which way up."""
    assert seat is not None
    card, sheet = Named(state.round.to_place[0].card), state.round.sheet
    return Bar(Msg("chronos-which-way", who=Who(seat)), Msg("chronos-card-on-sheet", card=card, n=sheet or 0), seat)


def return_bar(state: Chronos, seat: Seat | None) -> Bar:
    """The dragon gives a card back."""
    assert seat is not None
    assert state.inserted is not None
    return Bar(Msg("chronos-take-back", who=Who(seat)), Msg("chronos-own-colour-on", n=state.inserted[1].sheet), seat)


def which_bar(_state: Chronos, seat: Seat | None) -> Bar:
    """Which of equal cards."""
    assert seat is not None
    return Bar(Msg("chronos-which", who=Who(seat)), None, seat)


def lock_bar(state: Chronos, seat: Seat | None) -> Bar:
    """How long the princess locks her sheet."""
    assert seat is not None
    assert state.inserted is not None
    return Bar(Msg("chronos-lock", n=state.inserted[1].sheet), Msg("chronos-read-princess"), seat)


def era_bar(state: Chronos, _seat: Seat | None) -> Bar:
    """An era card is drawn."""
    return Bar(Msg("chronos-draw-era", who=Who(state.round.start)), None, ERA_MARK)


def number_bar(state: Chronos, _seat: Seat | None) -> Bar:
    """The number on a kind of card."""
    value = next_wanted(state)
    assert value is not None
    return Bar(Msg("chronos-read-number", card=kind_words(value.kind)), None, ERA_MARK)


def arrow_bar(state: Chronos, _seat: Seat | None) -> Bar:
    """The arrows of a mage."""
    value = next_wanted(state)
    assert value is not None
    return Bar(Msg("chronos-read-arrows", card=kind_words(value.kind)), Msg("chronos-as-upright"), ERA_MARK)


BARS: Final[dict[str, Callable[[Chronos, Seat | None], Bar]]] = {
    "chronos-own_card": own_card_bar,
    "chronos-own_preplaced": _plain("chronos-own-preplaced", "chronos-in-own-colour"),
    "chronos-own_sheet": _plain("chronos-own-sheet"),
    "chronos-own_pocket": own_pocket_bar,
    "chronos-own_turn": own_turn_bar,
    "chronos-preplace": preplace_bar,
    "chronos-select": select_bar,
    "chronos-power": power_bar,
    "chronos-order": order_bar,
    "chronos-sheet": sheet_bar,
    "chronos-pocket": pocket_bar,
    "chronos-turn": turn_bar,
    "chronos-return": return_bar,
    "chronos-which": which_bar,
    "chronos-lock": lock_bar,
    "chronos-era": era_bar,
    "chronos-number": number_bar,
    "chronos-arrow": arrow_bar,
    "chronos-berserker": _plain("chronos-read-berserker", "chronos-enter-points"),
    "chronos-play_off": _plain("chronos-play-off", "chronos-table-decides"),
}
