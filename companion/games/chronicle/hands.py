"""Hands are hidden: what may be in one follows from what was told. Cards are never invented and never doubled.

Two answers are kept apart: what is so *in truth*, where cards told face down count, and what it *seems* to
everybody, where they do not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.engine import CardId, Seat
from companion.games.chronicle.box import CHARACTERS
from companion.games.chronicle.state import Chronicle, Hand, Played, Round, Shown


def could_hold(round: Round, seat: Seat) -> tuple[CardId, ...]:
    """Every card that may be in a hand, in truth: none that lies elsewhere, face up or face down."""
    hand = round.hands[seat]
    hidden = face_down(round)
    own = [card for card in _without_doubles([*hand.known, *hand.unseen]) if card not in hidden]
    # A slough that was not told may be any of the cards known to be in the hand, or another one.
    untold = sum(played.card is None for played in _laid_by(round, seat))
    return _own_or_any(own, hand.size + untold, [*_open_cards(round), *hidden, *_in_hands(round)])


def could_seem_to_hold(round: Round, seat: Seat) -> tuple[CardId, ...]:
    """Every card that may be in a hand as far as the table can tell: it never depends on a face-down card."""
    hand = round.hands[seat]
    seen = [card for other in round.hands for card in other.known]
    return _own_or_any(hand.known, hand.size + len(_laid_by(round, seat)), [*_open_cards(round), *seen])


def has_room(round: Round, seat: Seat) -> bool:
    """Whether a hand holds cards that nobody has told, in truth."""
    hand = round.hands[seat]
    return any(card not in hand.known and card not in hand.unseen for card in could_hold(round, seat))


def face_down(round: Round) -> tuple[CardId, ...]:
    """The told cards that lie face down on the table."""
    trick = round.trick
    laid = [] if trick is None else [p.card for p in trick.played if p.lies_face_down and p.card is not None]
    return (*laid, *round.out_face_down)


def secret_cards(state: Chronicle) -> frozenset[CardId]:
    """All cards told face down and not open since: on the table, or taken back unseen."""
    unseen = (card for hand in state.round.hands for card in hand.unseen)
    return frozenset((*face_down(state.round), *unseen, *state.round.astray))


def open_place(round: Round, card: CardId) -> tuple[str, Seat | None] | None:
    """Where everybody can see a card, or has seen it go: allies, trick, out of the round or a hand, and whose."""
    for zone, seat, cards in _open_zones(round):
        if card in cards:
            return zone, seat
    for seat, hand in enumerate(round.hands):
        if card in hand.known:
            return "hand", seat
    return None


def places(state: Chronicle) -> Iterator[tuple[str, CardId]]:
    """The zone of every card whose place is known to us, in truth."""
    round = state.round
    for zone, seat, cards in _open_zones(round):
        yield from ((zone if seat is None else f"{zone}:{seat}", card) for card in cards)
    hidden = face_down(round)
    yield from (("face_down", card) for card in hidden)
    for seat, hand in enumerate(round.hands):
        for card in _without_doubles([*hand.known, *hand.unseen]):
            if card not in hidden:
                yield f"hand:{seat}", card
    yield from (("history:active", card) for card in round.active)
    yield from (("history:set_aside", card) for card in round.set_aside)
    yield from (("history:used", card) for card in state.used)


# -- cards come and go


def show(round: Round, seat: Seat, card: CardId) -> None:
    """A card from that hand lies open now. Nobody else can be thought to hold it, and it may expose a revoke."""
    held_since = round.hands[seat].came.get(card, 0)
    forget(round, card)
    number = round.tricks if round.trick is None else round.trick.number
    round.shown.append(Shown(number, seat, card, held_since, round.next_moment()))


def forget(round: Round, card: CardId) -> None:
    """A card is in no hand any more."""
    for cards in (round.astray, *(hand.known for hand in round.hands), *(hand.unseen for hand in round.hands)):
        if card in cards:
            cards.remove(card)


def put_down(round: Round, seat: Seat, card: CardId) -> None:
    """A card leaves a hand and lies open."""
    round.hands[seat].size -= 1
    show(round, seat, card)


def take_in(round: Round, seat: Seat, card: CardId) -> None:
    """A card goes from the table into a hand, for all to see."""
    hand = round.hands[seat]
    hand.size += 1
    hand.known.append(card)
    hand.came[card] = round.next_moment()


def lay_face_down(hand: Hand, card: CardId | None) -> None:
    """A card leaves a hand unseen. What everybody has seen go in may still be in there, or be that card."""
    hand.size -= 1
    if card in hand.unseen:
        hand.unseen.remove(card)


def take_back_unseen(hand: Hand, card: CardId | None) -> None:
    """A card that lay face down goes back into its hand."""
    hand.size += 1
    if card is not None:
        hand.unseen.append(card)


# -- how


def _own_or_any(own: Sequence[CardId], slots: int, elsewhere: Sequence[CardId]) -> tuple[CardId, ...]:
    """A hand's own known cards and, while they do not fill it, every card whose place is not known."""
    gone = {*elsewhere} - {*own} if slots > len(own) else {*CHARACTERS} - {*own}
    return tuple(card for card in CHARACTERS if card not in gone)


def _laid_by(round: Round, seat: Seat) -> list[Played]:
    played = [] if round.trick is None else round.trick.played
    return [card for card in played if card.seat == seat and card.lies_face_down]


def _open_zones(round: Round) -> Iterator[tuple[str, Seat | None, list[CardId]]]:
    for seat, allies in enumerate(round.allies):
        yield "allies", seat, allies
    trick = round.trick
    if trick is not None:
        yield "trick", None, [played.card for played in trick.played if played.lies_open and played.card is not None]
    yield "out", None, round.out


def _open_cards(round: Round) -> list[CardId]:
    return [card for _, _, cards in _open_zones(round) for card in cards]


def _in_hands(round: Round) -> list[CardId]:
    return [card for hand in round.hands for card in (*hand.known, *hand.unseen)]


def _without_doubles(cards: Sequence[CardId]) -> list[CardId]:
    return list(dict.fromkeys(cards))
