"""The trick: what follows the led suit, whose turn it is, and who takes it. Pure."""

from __future__ import annotations

from companion.engine import CardId, Seat
from companion.games.chronicle.box import DEMON, DRAGON, KING, number_of, suit_of
from companion.games.chronicle.state import Played, Round, Trick


def follows(trick: Trick, card: CardId) -> bool:
    """Whether a card is played face up: of the led suit, a wild card, or while no suit is led yet."""
    return trick.suit is None or suit_of(card) in (trick.suit, None)


def whose_turn(round: Round) -> Seat | None:
    """Who plays now: clockwise from the leader whoever holds cards and has had no turn, then whoever was recalled.

    None where the trick is complete, or ended by a 5 or by hand.
    """
    trick = round.in_play
    if trick.ended or trick.given is not None:
        return None
    had_a_turn = {played.seat for played in trick.played}
    first_turns = (seat for seat in round.from_leader() if seat not in had_a_turn)
    return next((seat for seat in (*first_turns, *trick.again) if round.hands[seat].size > 0), None)


def must_follow(round: Round, seat: Seat) -> tuple[CardId, ...]:
    """Cards of the led suit that everybody has seen go into that hand: they forbid laying another face down."""
    suit = round.in_play.suit
    return tuple(card for card in round.hands[seat].known if suit is not None and suit_of(card) == suit)


def strongest(trick: Trick) -> Played | None:
    """The card that decides the trick as it lies.

    The Dragon before the King before the Demon; else the highest of the led suit, the lowest after a 3; else the
    first wild card. Only open cards that have not been taken back count.
    """
    live = [played for played in trick.played if played.lies_open]
    for ruler in (DRAGON, KING, DEMON):
        for played in live:
            if played.card == ruler:
                return played
    of_suit = [played for played in live if trick.suit is not None and suit_of(_card(played)) == trick.suit]
    if of_suit:
        best = min if trick.reversed else max
        return best(of_suit, key=lambda played: number_of(_card(played)))
    return next(iter(live), None)


def _card(played: Played) -> CardId:
    assert played.card is not None  # what lies open is known
    return played.card
