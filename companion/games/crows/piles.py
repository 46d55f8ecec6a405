"""The two decks and their discard piles. A deck is whatever of its box lies nowhere else; nobody knows its order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.engine import CardId, Seat, Who, clockwise
from companion.games.crows.areas import Bird
from companion.games.crows.box import BELL, BIRD_BOX, BIRD_DECK, BIRDS, SHAMISEN, SHAMISEN_BOX
from companion.games.crows.state import Crows


def places(state: Crows) -> Iterator[tuple[str, CardId]]:
    """The zone of every card whose place is known, for the check that no card is in two places."""
    yield from _bird_places(state)
    yield from (("shamisen", card) for card in state.shamisen_discard)
    if state.deed is not None:
        yield "table", state.deed.card
    yield from (("hours", card) for card in state.hours)


def bird_deck(state: Crows) -> Counter[CardId]:
    """What the bird deck is made of. Every bird card lies open once it is drawn, so nothing is missing."""
    return BIRD_BOX - Counter(card for _zone, card in _bird_places(state))


def deck_order(deck: Counter[CardId]) -> tuple[CardId, ...]:
    """The ids in a deck, in the order of the box."""
    return tuple(card for card in BIRD_DECK if deck[card])


def birds_to_deal(state: Crows) -> tuple[CardId, ...]:
    """What may be dealt before the bells go into the deck."""
    deck = bird_deck(state)
    return tuple(card for card in BIRDS if deck[card])


def refill_birds(state: Crows) -> bool:
    """Make a new bird deck of its discard pile where it is empty. Returns whether there is anything to draw."""
    if not bird_deck(state) and state.bird_discard:
        state.bird_discard.clear()
        state.say("shuffle-birds")
    return bool(bird_deck(state))


def only_bells_left(state: Crows) -> bool:
    """Whether no bird could be drawn any more, whatever is shuffled."""
    return not (bird_deck(state) + Counter(state.bird_discard)).keys() - {BELL}


def shamisen_deck(state: Crows) -> int:
    """How many cards the shamisen deck has."""
    on_the_table = 0 if state.deed is None else 1
    return SHAMISEN_BOX.total() - sum(state.hands) - len(state.shamisen_discard) - on_the_table


def in_some_hand(state: Crows) -> tuple[CardId, ...]:
    """The shamisen cards that anybody may hold: all but those of which every copy lies open."""
    seen = Counter(state.shamisen_discard)
    if state.deed is not None:
        seen[state.deed.card] += 1
    return tuple(card for card in SHAMISEN if seen[card] < SHAMISEN_BOX[card])


def draw_shamisen(state: Crows, seat: Seat, count: int) -> None:
    """Cards go from the deck to a hand, unseen. An empty deck is made anew; where there is none, nothing is drawn."""
    drawn = 0
    while drawn < count:
        if shamisen_deck(state) == 0 and state.shamisen_discard:
            state.shamisen_discard.clear()
            state.say("shuffle-shamisen")
        if shamisen_deck(state) == 0:
            break
        state.hands[seat] += 1
        drawn += 1
    state.say("draws-shamisen", who=Who(seat), n=drawn)


def lay_off(state: Crows, seat: Seat, card: CardId) -> None:
    """A hand card goes face up on the shamisen discard pile."""
    state.hands[seat] -= 1
    state.shamisen_discard.append(card)


def kill(state: Crows, seat: Seat, bird: Bird) -> None:
    """A bird card goes from an area to the discard pile."""
    state.areas[seat].remove(bird)
    state.bird_discard.append(bird.card)


def alight(state: Crows, seat: Seat, *birds: Bird) -> None:
    """Bird cards come to lie in front of a player; where that player has gone home, on the discard pile."""
    if seat in state.out:
        state.bird_discard.extend(bird.card for bird in birds)
    else:
        state.areas[seat].extend(birds)


def clear_area(state: Crows, seat: Seat) -> None:
    """All birds in front of a player, and those on their way, go to the discard pile."""
    state.bird_discard.extend(bird.card for bird in state.areas[seat])
    state.areas[seat].clear()


def next_in(state: Crows, seat: Seat) -> Seat:
    """The next seat clockwise that is still in."""
    return next(clockwise(state.seats_in, seat + 1))


def _bird_places(state: Crows) -> Iterator[tuple[str, CardId]]:
    for seat, area in enumerate(state.areas):
        yield from ((f"area:{seat}", bird.card) for bird in area)
    yield from (("birds", card) for card in state.bird_discard)
    deed = state.deed
    if deed is not None:
        yield from (("table", bird.card) for bird in (*deed.picked, *deed.drawn, *deed.pool))
