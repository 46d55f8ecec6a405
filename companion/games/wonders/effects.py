"""What structures and stages do, as kinds. `cards.toml` and `boards.toml` name them; no rule asks for a card's name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

RAW: Final = "WSOC"
MADE: Final = "GPL"
GOODS: Final = RAW + MADE
SYMBOLS: Final = ("compass", "gear", "tablet")

Side = Literal["left", "right"]
# One good a turn: any one of the letters.
Unit = str


@dataclass(frozen=True, slots=True)
class Makes:
    """Goods made anew every turn, each unit one of its letters. What is not `sold` serves the owner alone."""

    units: tuple[Unit, ...]
    sold: bool = True


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points, printed."""

    n: int


@dataclass(frozen=True, slots=True)
class Shields:
    """Shields in every conflict from now on."""

    n: int


@dataclass(frozen=True, slots=True)
class Science:
    """A symbol. `any`: chosen at the final count; `neighbour`: one of a neighbour's green cards, chosen then too."""

    symbol: str


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins from the bank, once."""

    n: int


@dataclass(frozen=True, slots=True)
class NeighbourCoins:
    """Coins from the bank for each neighbour, once."""

    n: int


@dataclass(frozen=True, slots=True)
class OthersLose:
    """Coins that everybody else pays to the bank, once; who has fewer pays what there is."""

    n: int


@dataclass(frozen=True, slots=True)
class Discount:
    """From the next turn on such goods cost 1 coin from these neighbours."""

    goods: str
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """So many for each thing counted: kinds of card, `stage` or `defeat`; in the `own`, `left` and `right` city."""

    n: int
    of: tuple[str, ...]
    where: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoinsPer(Tally):
    """Coins from the bank, counted once all cards of the turn are placed."""


@dataclass(frozen=True, slots=True)
class PointsPer(Tally):
    """Victory points, counted on the final cities."""


@dataclass(frozen=True, slots=True)
class Ability:
    """What has a rule of its own: `play_last`, `dig`, `free_build`, `copy_guild`, `skip_conflict`, `makes_missing`."""

    name: str


Effect = (
    Makes | Points | Shields | Science | Coins | NeighbourCoins | OthersLose | Discount | CoinsPer | PointsPer | Ability
)

_KINDS: Final[Mapping[str, type[Any]]] = {
    "makes": Makes,
    "points": Points,
    "shields": Shields,
    "science": Science,
    "coins": Coins,
    "neighbour_coins": NeighbourCoins,
    "others_lose": OthersLose,
    "discount": Discount,
    "coins_per": CoinsPer,
    "points_per": PointsPer,
}


def read_effect(row: Mapping[str, Any]) -> Effect:
    """An effect as the data files write it: its `kind`, and the fields of that kind."""
    fields = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    kind = str(fields.pop("kind"))
    effect: Effect = _KINDS[kind](**fields) if kind in _KINDS else Ability(kind)
    return effect
