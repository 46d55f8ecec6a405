"""Birds in front of players: what may be picked, what is counted, and who would cry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.engine import CardId
from companion.games.crows.box import BAT, KINDS, Effect, Kind, birds_on, cries_at, kind_of


@dataclass(frozen=True, slots=True)
class Bird:
    """A bird card that lies in front of somebody. `dead`: how many of its birds the counter on it takes away."""

    card: CardId
    dead: int = 0

    @property
    def kind(self) -> Kind:
        """Which birds it shows."""
        return kind_of(self.card)

    @property
    def count(self) -> int:
        """How many birds are alive on it."""
        return birds_on(self.card) - self.dead


@dataclass(frozen=True, slots=True)
class Cry:
    """Birds that cry: how many there are, and how many are too many."""

    kind: Kind
    count: int
    limit: int


def pickable(area: Sequence[Bird], effect: Effect, *, used: int, divisible: bool) -> tuple[Bird, ...]:
    """The cards that the next pick of an effect may take; `used` birds, or cards, are picked already.

    While a bat lies there every pick must be a bat, unless the card ignores bats (rules 4.1). A card that shows more
    birds than may still be picked stays whole, unless the house divides cards.
    """
    bats = [bird for bird in area if bird.kind == BAT]
    among = bats if bats and effect.bats_first else area
    if effect.birds is None:
        return tuple(among) if used < (effect.cards or 0) else ()
    left = effect.birds - used
    return tuple(bird for bird in among if bird.count <= left or (divisible and left > 0))


def kinds_in(area: Iterable[Bird]) -> tuple[Kind, ...]:
    """The kinds that lie there, in the order of the ledger."""
    there = {bird.kind for bird in area}
    return tuple(kind for kind in KINDS if kind in there)


def counted(area: Iterable[Bird]) -> Counter[Kind]:
    """How many birds of each kind lie there: birds, not cards."""
    counts: Counter[Kind] = Counter()
    for bird in area:
        counts[bird.kind] += bird.count
    return counts


def cries(counts: Counter[Kind], hour: CardId) -> tuple[Cry, ...]:
    """Every kind that cries at that hour. One is enough to be out."""
    limits = cries_at(hour)
    return tuple(
        Cry(kind, counts[kind], limits[kind]) for kind in KINDS if kind in limits and counts[kind] >= limits[kind]
    )
