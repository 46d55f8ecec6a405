"""What each history card rewards, and who leads under it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.engine import CardId, Seat
from companion.games.chronicle.box import CARDS, EVIL, number_of, suit_of

ALL_CARDS: Final = "cards"
# A 2 counts as three cards of its suit.
TWO: Final = 2
TWO_COUNTS: Final = 3


@dataclass(frozen=True, slots=True)
class Condition:
    """What a history card looks at: most or fewest `of` a suit or of all cards, evil, or no_evil."""

    history: CardId
    rewards: str
    of: str

    @property
    def compares(self) -> bool:
        """Whether players are compared with one another, so that they can tie."""
        return self.rewards in ("most", "fewest")

    def matching(self, allies: Iterable[CardId]) -> tuple[CardId, ...]:
        """The allies that the condition looks at."""
        if self.rewards in ("evil", "no_evil"):
            return evil_among(allies)
        return tuple(card for card in allies if self.of in (ALL_CARDS, suit_of(card)))

    def count(self, allies: Iterable[CardId], *, twos_as_three: bool) -> int:
        """How much of it these allies are. Wild cards belong to no suit and count among all cards only."""
        return sum(TWO_COUNTS if twos_as_three and number_of(card) == TWO else 1 for card in self.matching(allies))

    def met_by(self, seats: Sequence[Seat], count: Callable[[Seat], int]) -> tuple[Seat, ...]:
        """Those of `seats` who meet it. Most takes at least one card; fewest may be none at all."""
        counts = {seat: count(seat) for seat in seats}
        match self.rewards:
            case "evil":
                return tuple(seat for seat in seats if counts[seat] >= 1)
            case "no_evil":
                return tuple(seat for seat in seats if counts[seat] == 0)
            case "most":
                best = max(counts.values(), default=0)
                return tuple(seat for seat in seats if counts[seat] == best >= 1)
            case _:
                least = min(counts.values(), default=0)
                return tuple(seat for seat in seats if counts[seat] == least)


def conditions(active: Iterable[CardId]) -> tuple[Condition, ...]:
    """The conditions in force. A card that brings further history cards has none of its own."""
    return tuple(
        Condition(card, CARDS[card].traits["rewards"], CARDS[card].traits.get("of", ""))
        for card in active
        if not further(card)
    )


def further(history: CardId) -> int:
    """How many more history cards it brings: two for Talk with the Dragon, three for the Coronation."""
    return int(CARDS[history].traits.get("further", 0))


def start_card(history: CardId) -> CardId:
    """The character whose holder shows it and leads the first trick."""
    return str(CARDS[history].traits["start"])


def evil_among(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """The evil ones: the three ones and the Demon."""
    return tuple(card for card in cards if card in EVIL)
