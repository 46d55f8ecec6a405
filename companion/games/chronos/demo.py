"""A table that plays itself: it knows its own hands, and what is printed on its own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from companion.engine import Answer, Ask, CardId, Chance, Each, First, Json, Seat, Setup, Single
from companion.games.chronos.box import COLOURS, DEMON, MAGES, Kind
from companion.games.chronos.printed import DIRECTIONS, NUMBERED
from companion.games.chronos.questions import DONE
from companion.games.chronos.reckoning import next_wanted
from companion.games.chronos.sets import DRAWN_UP_TO, OWN, SETS, TWO
from companion.games.chronos.state import Chronos

BERSERKER_ACTS: Final = 0.4


class SelfPlay:
    """People at a table. What is printed on their cards is made up, and no claim about the game."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        del setup
        self._chance = chance
        self._numbers: dict[Kind, int] = {kind: chance.choice((1, 2, 3)) for kind in NUMBERED}
        self._numbers[DEMON] = chance.choice((-2, -3, -4))
        self._arrows = {mage: chance.sample(list(DIRECTIONS), 2) for mage in MAGES}
        self._decks: dict[Seat, list[CardId]] = {}
        self._asked: Each[CardId] | None = None
        self._left: list[Seat] = []

    def answer(self, state: Chronos, ask: Ask[Any]) -> Answer:
        """What the table does now."""
        if isinstance(ask, Each):
            return self._seal(state, ask)
        if isinstance(ask, First):
            return self._arrow(state) if ask.key == "chronos-arrow" else self._berserker(ask)
        assert isinstance(ask, Single)
        value = next_wanted(state)
        if ask.key == "chronos-number" and value is not None:
            return Answer("number", self._numbers[value.kind])
        return Answer(ask.kind, self._chance.choice(ask.legal()))

    def _seal(self, state: Chronos, ask: Each[CardId]) -> Answer:
        """One after the other lays a card from the hand face down."""
        if ask is not self._asked:
            self._asked, self._left = ask, list(ask.asks)
        seat = self._left.pop(0)
        legal = ask.asks[seat].legal()
        hand = [card for card in self._hand(state, seat) if card in legal]
        return Answer("tap", self._chance.choice(hand or list(legal)), seat)

    def _hand(self, state: Chronos, seat: Seat) -> list[CardId]:
        """Between two, the uppermost cards of a shuffled deck; among three, all cards."""
        if not state.for_two:
            return state.hands[seat]
        if seat not in self._decks:
            self._decks[seat] = list(state.hands[seat])
            self._chance.shuffle(self._decks[seat])
        left = Counter(state.hands[seat])
        hand: list[CardId] = []
        for card in self._decks[seat]:
            if left[card]:
                left[card] -= 1
                hand.append(card)
        return hand[:DRAWN_UP_TO]

    def _arrow(self, state: Chronos) -> Answer:
        value = next_wanted(state)
        assert value is not None
        named = len(state.arrows_told)
        arrows = self._arrows[value.kind]
        return Answer("choose", arrows[named] if named < len(arrows) else DONE)

    def _berserker(self, ask: First) -> Answer:
        if self._chance.random() < BERSERKER_ACTS:
            return Answer("choose", self._chance.choice(ask.asks["points"].legal()))
        return Answer("choose", DONE)


def demo_more(seats: int, chance: Chance) -> Mapping[str, Json]:
    """Colours and a set for a demo; what is printed on its cards is told when it is first needed."""
    colours = list(COLOURS)
    chance.shuffle(colours)
    chosen = chance.choice((*SETS, OWN))
    more: dict[str, Json] = {} if seats == TWO else {"set": chosen}
    return {**more, "colours": colours[:seats]}
