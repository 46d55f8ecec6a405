"""Where every card is whose place is known, and which cards lie face down."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine import CardId
from companion.games.chronos.state import Chronos


def places(state: Chronos) -> Iterator[tuple[str, CardId]]:
    """The zone of every card, in the words that the table's own actions use. Between two, a hand is deck and all."""
    for pocket, lying in state.binder.items():
        yield pocket.id, lying.card
    for seat, hand in enumerate(state.hands):
        yield from ((f"hand:{seat}", card) for card in hand)
    yield from ((f"played:{placing.seat}", placing.card) for placing in state.round.to_place)
    yield from (("aside", card) for card in state.aside)
    yield from (("era", card) for card in state.eras)


def face_down(state: Chronos) -> frozenset[CardId]:
    """The cards that were laid face down and that nobody may know before all are revealed."""
    if state.round.revealed:
        return frozenset()
    return frozenset(card for cards in state.round.sealed.values() for card in cards)
