"""Why a tapped card is refused, and the ways on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.engine import CardId, Msg, Named, Refusal, Seat, Way, Who
from companion.games.crows.box import BAT, BELL, BIRD_DECK, BIRDS, CARDS, DOOR, HOURS, SHAMISEN
from companion.games.crows.piles import places
from companion.games.crows.state import Crows, Deed

MOST_WAYS = 3


def why_not_dealt(state: Crows, card: CardId) -> Refusal:
    """Why a card cannot be dealt before the game."""
    if card == BELL:
        return Refusal(Msg("crows-bells-come-later"), card=card)
    return why_not_drawn(state, card)


def why_not_drawn(state: Crows, card: CardId) -> Refusal:
    """Why a card cannot come from the bird deck."""
    if card not in BIRD_DECK:
        return _strange(card, Msg("crows-tap-a-bird-card"))
    return _all_seen(state, card)


def why_not_from_hand(state: Crows, seat: Seat, card: CardId) -> Refusal:
    """Why a card cannot come from a hand."""
    if card not in SHAMISEN:
        return _strange(card, Msg("crows-tap-a-shamisen-card"))
    if state.hands[seat] == 0:
        return Refusal(Msg("crows-no-cards-left", who=Who(seat)), card=card)
    if card == DOOR and not _all_copies_lie(state, card):
        return Refusal(Msg("crows-door-needs-a-bird", card=Named(card)), card=card)
    return _all_seen(state, card)


def why_not_picked(state: Crows, deed: Deed, card: CardId) -> Refusal:
    """Why a bird cannot be picked: it is not there, a bat goes first, or too many birds are on it."""
    if card not in BIRDS:
        return _strange(card, Msg("crows-tap-a-bird-card"))
    area = state.areas[deed.source]
    ways = _ways(bird.card for bird in area)
    here = [bird for bird in area if bird.card == card]
    if not here:
        return Refusal(Msg("crows-not-in-front", card=Named(card), who=Who(deed.source)), ways, card=card)
    bats = [bird.card for bird in area if bird.kind == BAT]
    if bats and deed.effect.bats_first and here[0].kind != BAT:
        return Refusal(Msg("crows-bats-first", card=Named(card)), _ways(bats), card=card)
    left = (deed.effect.birds or 0) - deed.used
    fitting = _ways(bird.card for bird in area if bird.count <= left)
    return Refusal(Msg("crows-too-many-birds", card=Named(card), n=left), fitting, card=card)


def why_not_answered(state: Crows, card: CardId) -> Refusal:
    """Why a card is no answer to an attack."""
    if card not in SHAMISEN:
        return _strange(card, Msg("crows-tap-a-shamisen-card"))
    if _all_copies_lie(state, card):
        return _all_seen(state, card)
    return Refusal(Msg("crows-no-answer", card=Named(card)), card=card)


def why_not_from_pool(state: Crows, card: CardId) -> Refusal:
    """Why a nightjar cannot deal a card."""
    if card not in BIRDS:
        return _strange(card, Msg("crows-tap-a-bird-card"))
    pool = [] if state.deed is None else [bird.card for bird in state.deed.pool]
    return Refusal(Msg("crows-not-in-the-nightjar", card=Named(card)), _ways(pool), card=card)


def _strange(card: CardId, otherwise: Msg) -> Refusal:
    if card in HOURS:
        return Refusal(Msg("crows-hours-follow-bells"), card=card)
    return Refusal(otherwise, card=card if card in (*BIRD_DECK, *SHAMISEN) else None)


def _all_seen(state: Crows, card: CardId) -> Refusal:
    """Every copy lies open: where one of them is, is said."""
    for zone, other in places(state):
        if other == card:
            place, _, seat = zone.partition(":")
            if seat:
                return Refusal(Msg("crows-lies-in-front", card=Named(card), who=Who(int(seat))), card=card)
            return Refusal(Msg(f"crows-lies-{place}", card=Named(card)), card=card)
    return Refusal(Msg("app-not-wanted"), card=card)


def _all_copies_lie(state: Crows, card: CardId) -> bool:
    return Counter(other for _zone, other in places(state))[card] >= CARDS[card].copies


def _ways(cards: Iterable[CardId]) -> tuple[Way, ...]:
    different = list(dict.fromkeys(cards))[:MOST_WAYS]
    return tuple(Way(Msg("crows-card", card=Named(card)), card=card) for card in different)
