"""Why a tapped card is refused, and what to do. A card that lies face down is never named."""

from __future__ import annotations

from companion.engine import CardId, Msg, Named, Refusal, Seat, Who
from companion.games.wonders.box import CARDS, STRUCTURES
from companion.games.wonders.state import Wonders


def why_not_in_hand(card: CardId) -> Refusal:
    """Why a card cannot be sealed: one sentence for every reason and everybody, and no name."""
    del card
    return Refusal(Msg("wonders-cannot-be-in-hand"))


def why_not_open(state: Wonders, card: CardId) -> Refusal:
    """Why a card that lies open cannot have come from a hand."""
    if card not in CARDS:
        return Refusal(Msg("app-not-wanted"))
    if state.age not in STRUCTURES[card].ages:
        return Refusal(Msg("wonders-of-another-age", card=Named(card)), card=card)
    return Refusal(Msg("wonders-no-copy-left", card=Named(card)), card=card)


def why_not_dug(state: Wonders, seat: Seat, card: CardId) -> Refusal:
    """Why a card cannot be built from the discard pile."""
    if card not in CARDS:
        return Refusal(Msg("app-not-wanted"))
    if card in state.cities[seat].cards:
        return Refusal(Msg("wonders-stands-already", card=Named(card), who=Who(seat)), card=card)
    return Refusal(Msg("wonders-not-discarded", card=Named(card)), card=card)


def why_not_counted(state: Wonders, seat: Seat, card: CardId) -> Refusal:
    """Why a card cannot be counted to a city."""
    if card not in CARDS:
        return Refusal(Msg("app-not-wanted"))
    if card in state.cities[seat].cards:
        return Refusal(Msg("wonders-stands-already", card=Named(card), who=Who(seat)), card=card)
    return Refusal(Msg("wonders-no-copy-left", card=Named(card)), card=card)


def why_not_red(state: Wonders, seat: Seat, card: CardId) -> Refusal:
    """Why a card is not counted for the war."""
    if card in CARDS and CARDS[card].mark != "war":
        return Refusal(Msg("wonders-no-shields", card=Named(card)), card=card)
    return why_not_counted(state, seat, card)
