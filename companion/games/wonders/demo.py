"""A table that plays itself: real decks, hands that go round, and answers by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.engine import Answer, Ask, CardId, Chance, Each, First, Seat, Setup, Single
from companion.games.wonders.box import CARDS, DEALT, GUILDS, TURNS, copies_dealt, guilds_dealt
from companion.games.wonders.cities import has
from companion.games.wonders.form import cities_of
from companion.games.wonders.questions import NONE
from companion.games.wonders.state import FREE_CITY, Wonders
from companion.games.wonders.uses import SELL, uses

BUILDS_A_STAGE = 0.4
CHOOSES_A_PAYMENT = 0.3
PASSES_TO_THE_RIGHT = 2


class SelfPlay:
    """People with hidden hands. They like what they can build."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self._players = len(setup.seats)
        self._cities = cities_of(self._players)
        self._chance = chance
        self._hands: list[list[CardId]] = []
        self._pile: list[CardId] = []
        self._buried: list[CardId] = []
        self._when = (0, 0)
        self._next: list[Answer] = []

    def answer(self, state: Wonders, ask: Ask[Any]) -> Answer:
        """What the table does now."""
        if not state.tallying:
            self._keep_up(state)
        if not self._next:
            self._next = self._answers(state, ask)
        return self._next.pop(0)

    def _answers(self, state: Wonders, ask: Ask[Any]) -> list[Answer]:
        match ask.key:
            case "wonders-seal":
                assert isinstance(ask, Each)
                return [*(self._lay(state, seat, seat) for seat in ask.asks), Answer("choose", "reveal")]
            case "wonders-use" | "wonders-pay":
                assert isinstance(ask, Each)
                return [*self._second_thoughts(ask), Answer("choose", "done")]
            case "wonders-free_city":
                return [self._lay(state, state.holder, FREE_CITY)]
            case "wonders-last":
                return [self._lay_the_last(state)]
            case "wonders-dug":
                assert isinstance(ask, First)
                return [self._dig(state, ask)]
        part = self._chance.choice(list(ask.asks.values())) if isinstance(ask, First) else ask
        assert isinstance(part, Single)
        return [Answer(part.kind, self._chance.choice(part.legal()))]

    # -- the cards

    def _keep_up(self, state: Wonders) -> None:
        """Deal where an age begins, pass the hands where a turn has ended."""
        if self._when == (state.age, state.turn):
            return
        if state.turn == 1:
            self._bury(state)
            self._deal(state.age)
        else:
            # A hand goes to the next seat clockwise, or in the second age to the one before.
            step = 1 if state.age == PASSES_TO_THE_RIGHT else -1
            self._hands = [self._hands[(seat + step) % self._players] for seat in range(self._players)]
        self._when = (state.age, state.turn)
        if self._players < self._cities:
            self._hands[state.holder].append(self._pile.pop())

    def _deal(self, age: int) -> None:
        deck = [card for card in CARDS if card not in GUILDS for _ in range(copies_dealt(card, age, self._cities))]
        if any(copies_dealt(card, age, self._cities) for card in GUILDS):
            deck += self._chance.sample(GUILDS, guilds_dealt(self._cities))
        self._chance.shuffle(deck)
        hands = [deck[start : start + DEALT] for start in range(0, len(deck), DEALT)]
        self._hands, self._pile = hands[: self._players], [card for hand in hands[self._players :] for card in hand]

    def _lay(self, state: Wonders, holder: Seat, seat: Seat) -> Answer:
        """A card from a hand for a city: one it can use, if there is one."""
        hand = self._hands[holder]
        usable = [card for card in hand if set(uses(state, seat, card)) - {SELL}]
        card = self._chance.choice(usable or hand)
        hand.remove(card)
        return Answer("tap", card)

    def _lay_the_last(self, state: Wonders) -> Answer:
        seat = next(seat for seat, city in enumerate(state.cities) if has(city, "play_last"))
        return Answer("tap", (self._pile if seat >= self._players else self._hands[seat]).pop())

    def _dig(self, state: Wonders, ask: First) -> Answer:
        """Look through the discard pile, the cards that nobody has told included."""
        if state.turn == TURNS:
            self._bury(state)
        there = [card for card in (*state.discard, *self._buried) if card in ask.asks["card"].legal()]
        if not there:
            return Answer("choose", NONE)
        card = self._chance.choice(there)
        if card not in state.discard:
            self._buried.remove(card)
        return Answer("tap", card)

    def _bury(self, state: Wonders) -> None:
        """What is left of hands and draw pile after the sixth turn lies face down on the discard pile."""
        kept = next((seat for seat, city in enumerate(state.cities) if has(city, "play_last")), None)
        for seat, cards in enumerate((*self._hands, self._pile)):
            if seat != kept:
                self._buried += cards
                cards.clear()

    # -- the choices

    def _second_thoughts(self, ask: Each[str]) -> Sequence[Answer]:
        """Some use their card otherwise than silence would, some pay another way."""
        found = []
        for seat, part in ask.asks.items():
            stages = [use for use in part.legal() if str(use).startswith(("stage:", "build_free"))]
            pays = part.legal() if ask.key == "wonders-pay" else ()
            if stages and self._chance.random() < BUILDS_A_STAGE:
                found.append(Answer("choose", self._chance.choice(stages), seat=seat))
            elif pays and self._chance.random() < CHOOSES_A_PAYMENT:
                found.append(Answer("choose", self._chance.choice(pays), seat=seat))
        return found
