"""A table that plays itself: it shuffles both decks, deals hidden hands, and answers every question by the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.engine import Answer, Ask, CardId, Chance, First, Seat, Setup, Single
from companion.games.crows.areas import counted, cries
from companion.games.crows.box import BELL, BIRDS, CARDS, DOOR, MIRROR, SHAMISEN, effect_of
from companion.games.crows.piles import bird_deck
from companion.games.crows.questions import ACCEPT, CARD, EFFECT, JUDGE, KILL, may_kill
from companion.games.crows.state import CARDS_DEALT, Crows

STAYS_CALM = 0.6
BELLS = 2


class SelfPlay:
    """People at a table. Their hands are known to nobody but them."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self._chance = chance
        self._birds: list[CardId] = [card for card in BIRDS for _ in range(CARDS[card].copies)]
        chance.shuffle(self._birds)
        self._bells_are_in = False
        self._shamisen: list[CardId] = [card for card in SHAMISEN for _ in range(CARDS[card].copies)]
        chance.shuffle(self._shamisen)
        self.hands: list[list[CardId]] = [[self._shamisen.pop() for _ in range(CARDS_DEALT)] for _ in setup.seats]

    def answer(self, state: Crows, ask: Ask[Any]) -> Answer:
        """What the table does now."""
        self._follow(state)
        match ask.key:
            case "crows-deal":
                return Answer("tap", self._birds.pop())
            case "crows-draw_bird" | "crows-flip" | "crows-whistle_bird":
                return Answer("tap", self._top_bird(state))
            case "crows-play":
                return self._play(state, state.turn)
            case "crows-answer":
                assert ask.seat is not None
                return self._react(ask.seat)
            case "crows-drop":
                assert ask.seat is not None
                return self._lay(ask.seat, self._chance.choice(self.hands[ask.seat]))
            case "crows-use":
                return self._use(state, ask)
            case "crows-bird":
                return self._pick(ask)
        assert isinstance(ask, Single)
        return Answer(ask.kind, self._chance.choice(ask.legal()))

    def _follow(self, state: Crows) -> None:
        """Keep up with the cards that were stolen or drawn since the last answer."""
        for victim, hand in enumerate(self.hands):
            while len(hand) > state.hands[victim]:
                thief = next(seat for seat, own in enumerate(self.hands) if len(own) < state.hands[seat])
                self.hands[thief].append(hand.pop(self._chance.choice(range(len(hand)))))
        for seat, hand in enumerate(self.hands):
            while len(hand) < state.hands[seat]:
                hand.append(self._top_shamisen(state))

    def _top_shamisen(self, state: Crows) -> CardId:
        if not self._shamisen:
            elsewhere = Counter(card for hand in self.hands for card in hand) + Counter(state.shamisen_discard)
            if state.deed is not None:
                elsewhere[state.deed.card] += 1
            box = Counter({card: CARDS[card].copies for card in SHAMISEN})
            self._shamisen = list((box - elsewhere).elements())
            self._chance.shuffle(self._shamisen)
        return self._shamisen.pop()

    def _top_bird(self, state: Crows) -> CardId:
        if not self._bells_are_in:
            self._put_bells_in()
        if not self._birds:
            self._birds = list(bird_deck(state).elements())
            self._chance.shuffle(self._birds)
        return self._birds.pop()

    def _put_bells_in(self) -> None:
        """A bell goes into each half of the deck; the larger half lies on top."""
        self._bells_are_in = True
        middle = len(self._birds) // BELLS
        halves = [[*self._birds[:middle], BELL], [*self._birds[middle:], BELL]]
        for half in halves:
            self._chance.shuffle(half)
        self._birds = [card for half in halves for card in half]

    def _play(self, state: Crows, seat: Seat) -> Answer:
        """Whoever would be out plays on while anything helps; others keep cards for worse times."""
        fitting = [card for card in self.hands[seat] if self._helps(state, seat, card)]
        crying = bool(cries(counted(state.areas[seat]), state.hour))
        if not fitting or (not crying and self._chance.random() < STAYS_CALM):
            return Answer("choose", JUDGE)
        return self._lay(seat, self._chance.choice(fitting))

    def _helps(self, state: Crows, seat: Seat, card: CardId) -> bool:
        if card == DOOR:
            return may_kill(state, seat)
        if card == MIRROR:
            return bool(state.shamisen_discard) and state.shamisen_discard[-1] not in (DOOR, MIRROR)
        return bool(state.areas[seat]) or effect_of(card).does in ("draw", "steal")

    def _lay(self, seat: Seat, card: CardId) -> Answer:
        self.hands[seat].remove(card)
        return Answer("tap", card)

    def _react(self, seat: Seat) -> Answer:
        answers = [card for card in (DOOR, MIRROR) if card in self.hands[seat]]
        return self._lay(seat, self._chance.choice(answers)) if answers else Answer("choose", ACCEPT)

    def _use(self, state: Crows, ask: Ask[Any]) -> Answer:
        """A card that would do nothing still kills a bird."""
        assert isinstance(ask, Single)
        assert state.deed is not None
        reaches = effect_of(state.deed.card).birds
        useless = reaches is not None and not any(bird.count <= reaches for bird in state.areas[state.turn])
        return Answer("choose", KILL if useless and KILL in ask.legal() else EFFECT)

    def _pick(self, ask: Ask[Any]) -> Answer:
        assert isinstance(ask, First)
        return Answer("tap", self._chance.choice(ask.asks[CARD].legal()))
