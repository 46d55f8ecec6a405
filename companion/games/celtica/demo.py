"""A table that plays itself: hidden hands, a printed board that the companion may not know, and legal play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from companion.engine import Answer, Ask, CardId, Chance, First, Seat, Setup, Single
from companion.games.celtica.amulets import counts, sizes
from companion.games.celtica.board import ALTAR, FINDS, GOAL, RUIN, Place
from companion.games.celtica.box import COLOURS, DRUID_CARDS, EXPERIENCE, PARTS, Colour, card_of, colour_of
from companion.games.celtica.prompts import place_asked
from companion.games.celtica.questions import DONE, NO, SWAP, TAKE, YES
from companion.games.celtica.state import Celtica, seen_parts, unseen

# A board of our own: the real one's sequence is not public.
PRINTED: Final = (
    Place("monastery", 1),
    Place("village", 1),
    Place(RUIN, 1),
    Place("castle", 1),
    Place(ALTAR),
    Place("village", 2),
    Place(RUIN, 2),
    Place("monastery", 1),
    Place(ALTAR),
    Place("castle", 2),
    Place(RUIN, 1),
    Place("village", 2),
    Place(ALTAR),
    Place("monastery", 2),
    Place(RUIN, 2),
    Place("castle", 3),
    Place(RUIN, 3),
    Place(GOAL, 3),
)
LENGTH: Final = len(PRINTED)
# What a place is worth to a player who lands there; parts count one each.
WORTH: Final = {RUIN: -0.8, ALTAR: 0.6}


class SelfPlay:
    """People at a table whose board is `PRINTED`."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self._chance = chance
        self._druids: list[list[CardId]] = [[] for _ in setup.seats]
        self._experience: list[list[CardId]] = [[] for _ in setup.seats]
        self._owed: dict[Seat, CardId] = {}
        self._plan: tuple[CardId, ...] = ()

    def answer(self, state: Celtica, ask: Ask[Any]) -> Answer:
        """What the table does now."""
        self._draw(state)
        name = ask.key.removeprefix("celtica-")
        if ask.seat is not None and name in self._of_a_seat:
            return self._of_a_seat[name](state, ask, ask.seat)
        match name:
            case "place" | "place_n":
                return self._read_board(state, name)
            case "steps":
                return Answer("number", LENGTH - (state.playing.start or 0))
            case "display" | "refill" | "start_part":
                return Answer("tap", self._chance.choice(_stack(state)))
        assert isinstance(ask, Single)
        return Answer(ask.kind, self._chance.choice(ask.legal()))

    @property
    def _of_a_seat(self) -> dict[str, Callable[[Celtica, Ask[Any], Seat], Answer]]:
        """What a player decides, question by question."""
        return {
            "play": self._lay,
            "altar": lambda state, _ask, _seat: self._at_the_altar(state),
            "altar_card": lambda _state, _ask, seat: Answer("tap", self._druids[seat][-1]),
            "altar_played": lambda _state, _ask, _seat: Answer("choose", YES),
            "part": lambda state, _ask, seat: Answer("tap", self._most_wanted(state, seat)),
            "lose": lambda state, _ask, _seat: Answer("tap", self._least_wanted(state)),
            "final": self._use,
        }

    # -- hands

    def _draw(self, state: Celtica) -> None:
        """Keep up with the cards that were drawn, in the order the table drew them."""
        turn = state.turn
        laid = () if turn is None else turn.laid
        for seat, hand in enumerate(state.hands):
            while len(self._druids[seat]) < hand.druids:
                card = self._chance.choice(_pool(DRUID_CARDS, [*state.druid_discard, *laid], self._druids))
                self._druids[seat].append(card)
                if hand.owed is not None:
                    self._owed[seat] = card
            while len(self._experience[seat]) < hand.experience:
                seen = [*state.experience_discard, *laid]
                self._experience[seat].append(self._chance.choice(_pool(EXPERIENCE, seen, self._experience)))
            del self._experience[seat][hand.experience :]

    # -- a turn

    def _lay(self, state: Celtica, ask: Ask[Any], seat: Seat) -> Answer:
        if not state.playing.laid:
            self._plan = self._best(state, seat)
            self._owed.pop(seat, None)
        card = next(iter(self._plan[state.playing.steps :]), None)
        if card is None:
            return Answer("choose", DONE)
        assert isinstance(ask, First)
        (self._druids if card in DRUID_CARDS else self._experience)[seat].remove(card)
        return Answer("tap", card)

    def _best(self, state: Celtica, seat: Seat) -> tuple[CardId, ...]:
        plans = list(self._plans(state, seat))
        self._chance.shuffle(plans)
        return max(plans, key=lambda cards: self._worth(state, seat, cards))

    def _plans(self, state: Celtica, seat: Seat) -> Iterator[tuple[CardId, ...]]:
        """Every legal way to lay cards of one colour; an altar card that is owed is among them."""
        owed = self._owed.get(seat)
        colours = COLOURS if owed is None else (colour_of(owed),)
        for colour in colours:
            druids = [card for card in self._druids[seat] if colour_of(card) == colour]
            experience = [card for card in self._experience[seat] if colour_of(card) == colour]
            for many in range(1, len(druids) + 1):
                for more in range(len(experience) + 1):
                    if self._allowed(state, colour, many + more):
                        yield (card_of(colour),) * many + tuple(experience[:more])

    def _allowed(self, state: Celtica, colour: Colour, steps: int) -> bool:
        here = state.druids[colour]
        return here >= LENGTH or here + steps <= LENGTH or state.house.overshoot == "stop_at_goal"

    def _worth(self, state: Celtica, seat: Seat, cards: tuple[CardId, ...]) -> float:
        here = state.druids[colour_of(cards[0])]
        spent = 0.05 * len(cards) + 0.3 * sum(card in EXPERIENCE for card in cards)
        if here >= LENGTH:
            return 0.1 - spent
        place = PRINTED[min(here + len(cards), LENGTH) - 1]
        if place.kind in (*FINDS, GOAL):
            return place.n - spent
        lost = 0 if place.kind == ALTAR else min(place.n, len(state.parts[seat]))
        return WORTH[place.kind] * max(1, lost) - spent

    def _at_the_altar(self, state: Celtica) -> Answer:
        """A card is drawn, but not by whoever would then have to go on alone into a ruin."""
        seat = state.playing.seat
        alone = not any(hand.druids for hand in state.hands)
        here = state.druids[state.playing.colour or COLOURS[0]]
        into_ruin = here < LENGTH and PRINTED[here].kind == RUIN and bool(state.parts[seat])
        return Answer("choose", NO if alone and into_ruin else YES)

    # -- parts

    def _most_wanted(self, state: Celtica, seat: Seat) -> CardId:
        """The part that makes the best amulets."""
        wanted = list(dict.fromkeys(state.display))
        self._chance.shuffle(wanted)
        return max(wanted, key=lambda part: sizes(counts([*state.parts[seat], part])))

    def _least_wanted(self, state: Celtica) -> CardId:
        """The part that is missed least."""
        parts = state.parts[state.playing.seat if state.final is None else state.final.seat]
        own = list(dict.fromkeys(parts))
        self._chance.shuffle(own)
        return max(own, key=lambda part: sizes(counts(_without(parts, part))))

    def _use(self, state: Celtica, ask: Ask[Any], seat: Seat) -> Answer:
        assert isinstance(ask, Single)
        if TAKE in ask.legal():
            return Answer("choose", TAKE)
        own = state.parts[seat]
        lacking = any(part not in own for part in state.display)
        double = any(own.count(part) > 1 for part in own)
        return Answer("choose", SWAP if SWAP in ask.legal() and lacking and double else DONE)

    # -- the board

    def _read_board(self, state: Celtica, name: str) -> Answer:
        place = PRINTED[min(place_asked(state), LENGTH) - 1]
        return Answer("choose", place.kind) if name == "place" else Answer("number", place.n)


def _without(parts: Sequence[CardId], part: CardId) -> list[CardId]:
    rest = list(parts)
    rest.remove(part)
    return rest


def _pool(cards: Sequence[CardId], seen: Sequence[CardId], hands: list[list[CardId]]) -> list[CardId]:
    """The cards that lie in a deck: neither seen nor in a hand."""
    held = [card for hand in hands for card in hand]
    return [card for card in cards for _ in range(unseen(card, [*seen, *held]))]


def _stack(state: Celtica) -> list[CardId]:
    """The parts that lie face down in the stacks."""
    seen = seen_parts(state)
    return [kind for kind in PARTS for _ in range(unseen(kind, seen))]
