"""Why a tapped card is refused, and the ways on. A card that nobody may know of is never named."""

from __future__ import annotations

from companion.engine import CardId, Msg, Named, Refusal, Seat, Way, Who
from companion.games.chronicle.box import CARDS, CHARACTERS, Suit, suit_of
from companion.games.chronicle.hands import could_hold, open_place, secret_cards
from companion.games.chronicle.state import Chronicle, Trick
from companion.games.chronicle.tricks import follows, must_follow

MOST_WAYS = 3


def why_not_played(state: Chronicle, seat: Seat, card: CardId) -> Refusal:
    """Why a card cannot be played by that seat now."""
    trick = state.round.in_play
    held = must_follow(state.round, seat)
    if held and card in could_hold(state.round, seat):
        # The tapped card would be a slough: it goes back to the hand unnamed. The one that must be played is named.
        named = Msg("chronicle-must-follow", card=Named(held[0]), suit=suit_words(suit_of(held[0])))
        return Refusal(named, ways=_ways_to_play(trick, held), may_force=True)
    return why_not_from_hand(state, seat, card, ways=_ways_to_play(trick, held))


def why_not_from_hand(state: Chronicle, seat: Seat, card: CardId, ways: tuple[Way, ...] = ()) -> Refusal:
    """Why a card cannot come from that seat's hand."""
    strange = _not_a_character(card)
    if strange is not None:
        return strange
    # What everybody can see comes first, so that asking for it tells nobody what lies face down.
    place = open_place(state.round, card)
    if place is not None and place != ("hand", seat):
        zone, owner = place
        key = f"chronicle-lies-in-{zone}"
        reason = Msg(key, card=Named(card)) if owner is None else Msg(key, card=Named(card), who=Who(owner))
        return Refusal(reason, ways, may_force=zone == "hand", card=card)
    if card in secret_cards(state):
        return Refusal(Msg("chronicle-lies-face-down"), ways)
    return Refusal(Msg("chronicle-not-in-that-hand", who=Who(seat)), ways)


def why_not_an_ally(state: Chronicle, owner: Seat, card: CardId) -> Refusal:
    """Why a card cannot be taken from that seat's allies."""
    strange = _not_a_character(card)
    if strange is not None:
        return strange
    allies = state.round.allies[owner]
    ways = tuple(Way(Msg("chronicle-card", card=Named(ally)), card=ally) for ally in allies[:MOST_WAYS])
    if open_place(state.round, card) is None:
        return Refusal(Msg("chronicle-tap-an-ally", who=Who(owner)), ways)
    return Refusal(Msg("chronicle-no-ally-of", card=Named(card), who=Who(owner)), ways, card=card)


def why_not_turned_up(state: Chronicle, trick: Trick, seat: Seat, card: CardId) -> Refusal:
    """Why a card cannot be what that seat laid face down."""
    if card in CHARACTERS and follows(trick, card) and card in could_hold(state.round, seat):
        key = "chronicle-wild-lies-open" if suit_of(card) is None else "chronicle-suit-lies-open"
        reason = Msg(key, card=Named(card), suit=suit_words(trick.suit))
        return Refusal(reason, (Way(Msg("chronicle-way-other-suit"), face_down=True),), may_force=True, card=card)
    return why_not_from_hand(state, seat, card)


def why_not_turned_over(state: Chronicle, card: CardId) -> Refusal:
    """Why a card cannot be the history card turned up now."""
    if card in state.used:
        return Refusal(Msg("chronicle-history-used", card=Named(card)))
    if card in CARDS and card not in CHARACTERS:
        return Refusal(Msg("chronicle-history-up", card=Named(card)))
    return Refusal(Msg("chronicle-no-history"), card=card if card in CHARACTERS else None)


def suit_words(suit: Suit | None) -> Msg:
    """A suit by its name. There must be one."""
    return Msg(f"chronicle-suit-{suit}")


def _not_a_character(card: CardId) -> Refusal | None:
    if card in CHARACTERS:
        return None
    if card in CARDS:
        return Refusal(Msg("chronicle-no-character", card=Named(card)))
    return Refusal(Msg("app-not-wanted"))


def _ways_to_play(trick: Trick, held: tuple[CardId, ...]) -> tuple[Way, ...]:
    """The ways on as the refusal sheet draws them: the suit, a wild card, and a slough where one may be laid."""
    if not trick.played:
        return (Way(Msg("chronicle-way-any"), Msg("chronicle-way-from-hand"), mark="wild"),)
    if trick.suit is None:
        return (Way(Msg("chronicle-way-any"), Msg("chronicle-way-sets-suit"), mark="wild"),)
    suit = suit_words(trick.suit)
    follow = Way(suit, Msg("chronicle-way-any-number"), mark=trick.suit)
    wild = Way(Msg("chronicle-way-wild"), Msg("chronicle-way-any-time"), mark="wild")
    if held:
        return (
            Way(Msg("chronicle-card", card=Named(held[0])), Msg("chronicle-way-in-hand"), card=held[0]),
            follow,
            wild,
        )
    return (follow, wild, Way(Msg("chronicle-face-down"), Msg("chronicle-way-if-none", suit=suit), face_down=True))
