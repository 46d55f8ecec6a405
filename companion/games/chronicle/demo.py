"""A table that plays itself: it deals hidden hands from a deck of its own and answers every question by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine import Answer, Ask, CardId, Chance, First, Seat, Setup, Single
from companion.games.chronicle.box import CHARACTERS, suit_of
from companion.games.chronicle.hands import places
from companion.games.chronicle.history import start_card
from companion.games.chronicle.questions import UNKNOWN
from companion.games.chronicle.state import HAND_SIZE, Chronicle, Played, second_history
from companion.games.chronicle.tricks import follows, must_follow

LETS_GO_UNTOLD = 0.15


@dataclass(frozen=True, slots=True)
class Cheat:
    """A planted revoke: a suit was not followed although `held` was in the hand."""

    round: int
    trick: int
    seat: Seat
    held: tuple[CardId, ...]


class SelfPlay:
    """People at a table. `cheating`: how often they lay a card face down although they could follow."""

    def __init__(self, setup: Setup, chance: Chance, cheating: float = 0.0) -> None:
        self._seats = len(setup.seats)
        self._chance = chance
        self._cheating = cheating
        self._owner: dict[CardId, Seat] = {}
        self._dealt = 0
        self._untold: dict[Seat, CardId] = {}
        self.cheats: list[Cheat] = []

    def answer(self, state: Chronicle, ask: Ask[Any]) -> Answer:
        """What the table does now."""
        self._deal(state, ask)
        if isinstance(ask, First):
            return self._play(state, ask)
        assert isinstance(ask, Single)
        match ask.key:
            case "chronicle-lead":
                return self._holder(start_card(state.round.active[0]))
            case "chronicle-show":
                second = second_history(state)
                assert second is not None
                return self._holder(start_card(second))
            case "chronicle-turned_up":
                return Answer("tap", self._untold[untold(state)[0].seat])
            case "chronicle-hand" | "chronicle-discard" | "chronicle-left_card":
                assert ask.seat is not None
                return Answer("tap", self._chance.choice(self.hand(state, ask.seat)))
            case "chronicle-revoke":
                return Answer("choose", "stand")
        return Answer(ask.kind, self._chance.choice(ask.legal()))

    def hand(self, state: Chronicle, seat: Seat) -> Sequence[CardId]:
        """What a player really holds."""
        self._follow(state)
        on_the_table = {card for zone, card in places(state) if not zone.startswith("hand:")}
        gone = on_the_table | {self._untold[played.seat] for played in untold(state)}
        return [card for card in CHARACTERS if self._owner.get(card) == seat and card not in gone]

    def _deal(self, state: Chronicle, ask: Ask[Any]) -> None:
        """Deal once a round, when the start card is asked for."""
        if ask.key == "chronicle-lead" and self._dealt != state.round.number:
            self._dealt = state.round.number
            deck = [card for card in CHARACTERS if card not in state.round.out]
            self._chance.shuffle(deck)
            size = HAND_SIZE[self._seats]
            self._owner = {card: place // size for place, card in enumerate(deck)}
            self._untold = {}
        self._follow(state)

    def _follow(self, state: Chronicle) -> None:
        """Keep up with the cards that went from the table into hands."""
        for seat, hand in enumerate(state.round.hands):
            for card in hand.known:
                self._owner[card] = seat

    def _holder(self, card: CardId) -> Answer:
        return Answer("choose", f"seat:{self._owner[card]}")

    def _play(self, state: Chronicle, ask: First) -> Answer:
        seat = ask.seat
        assert seat is not None
        trick = state.round.in_play
        hand = self.hand(state, seat)
        following = [card for card in hand if trick.suit is None or suit_of(card) == trick.suit]
        wild = [card for card in hand if suit_of(card) is None]
        off_suit = [card for card in hand if not follows(trick, card)]
        cheats = (
            bool(following and off_suit)
            and not must_follow(state.round, seat)
            and self._chance.random() < self._cheating
        )
        if not cheats and (following or not off_suit):
            return Answer("tap", self._chance.choice(list(dict.fromkeys([*following, *wild]))))
        if cheats:
            self.cheats.append(Cheat(state.round.number, trick.number, seat, tuple(following)))
        card = self._chance.choice(off_suit if cheats else [*off_suit, *wild])
        if card in off_suit and UNKNOWN in ask.asks and self._chance.random() < LETS_GO_UNTOLD:
            self._untold[seat] = card
            return Answer("choose", UNKNOWN)
        return Answer("tap", card)


def untold(state: Chronicle) -> list[Played]:
    """The cards that lie face down and that nobody told."""
    trick = state.round.trick
    return [] if trick is None else [played for played in trick.played if played.lies_face_down and played.card is None]
