"""Science (rules 7.5): each kind squared, 7 for every set; what is wild becomes whatever brings most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final

from companion.games.wonders.effects import SYMBOLS

SET: Final = 7
WILD: Final = "any"
COPIED: Final = "neighbour"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How many of each kind count, and what the wild symbols have become."""

    counts: tuple[int, ...]
    wilds: tuple[str, ...] = ()

    @property
    def sets(self) -> int:
        """Complete sets of all three kinds."""
        return min(self.counts)

    @property
    def points(self) -> int:
        """Squares and sets together."""
        return sum(n * n for n in self.counts) + SET * self.sets


def arranged(own: Mapping[str, int], wild: int, copies: Sequence[tuple[str, ...]] = ()) -> Arrangement:
    """The best arrangement: `wild` symbols may each be any kind, each of the `copies` one of the kinds it offers."""
    return _best(tuple(own.get(symbol, 0) for symbol in SYMBOLS), wild, tuple(copies))


@lru_cache(maxsize=4096)
def _best(own: tuple[int, ...], wild: int, copies: tuple[tuple[str, ...], ...]) -> Arrangement:
    choices = [
        (*wilds, *copied)
        for wilds in combinations_with_replacement(SYMBOLS, wild)
        for copied in product(*(copy for copy in copies if copy))
    ]
    tried = (
        Arrangement(tuple(n + chosen.count(symbol) for n, symbol in zip(own, SYMBOLS, strict=True)), chosen)
        for chosen in choices
    )
    return max(tried, key=lambda arrangement: arrangement.points)
