"""What a tag means: a card of a game, a player, a seat, or nothing yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from companion.engine import CardId, Game, Seat

# ISO/IEC 14443-3: a single-size UID that begins with 08 is drawn anew at every approach, as phones and bank cards do.
_RANDOM_UID: Final = 0x08
_SINGLE_SIZE: Final = 4


@dataclass(frozen=True, slots=True)
class CardTag:
    """The tag of a card."""

    game: str
    card: CardId


@dataclass(frozen=True, slots=True)
class PlayerTag:
    """A player's own tag."""

    name: str


@dataclass(frozen=True, slots=True)
class SeatTag:
    """The tag of a place at the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Phone:
    """A phone or bank card: its UID is another one each time, so it can mean nothing."""


Bound = CardTag | PlayerTag | SeatTag
Meaning = Bound | Phone | None


class TagStore(Protocol):
    """Where the meanings are kept."""

    def tags(self) -> dict[str, str]:
        """What each bound tag means, by upper-case hex UID."""

    def bind(self, uid: str, means: str) -> None:
        """Let a tag mean this and nothing else. Raises StorageFault."""

    def unbind(self, uid: str) -> None:
        """Let a tag mean nothing. Raises StorageFault."""


class Tags:
    """The register of tags. A UID is opaque: 4, 7 or 10 bytes, told apart as a whole."""

    def __init__(self, store: TagStore, games: Mapping[str, Game[Any]]) -> None:
        self._store = store
        self._games = games
        self._means = store.tags()

    def meaning(self, uid: bytes, text: str | None = None) -> Meaning:
        """What a tag means. The text it carries counts where it is not bound; None: it means nothing yet."""
        if is_random(uid):
            return Phone()
        bound = self._means.get(uid.hex().upper())
        return self.read(bound) if bound is not None else self._read_card(text or "")

    def bind(self, uid: str, means: Bound) -> None:
        """Let a tag mean this and nothing else. A random UID is never stored. Raises StorageFault."""
        if is_random(bytes.fromhex(uid)):
            return
        self._store.bind(uid, written(means))
        self._means[uid] = written(means)

    def unbind(self, uid: str) -> None:
        """Let a tag mean nothing. Raises StorageFault."""
        self._store.unbind(uid)
        self._means.pop(uid, None)

    def read(self, means: str) -> Bound | None:
        """A meaning as it is written down; None where it names no card, player or seat that there is."""
        kind, _, rest = means.partition(":")
        if kind == "player" and rest:
            return PlayerTag(rest)
        if kind == "seat" and rest.isdecimal():
            return SeatTag(int(rest))
        return self._read_card(means)

    def _read_card(self, means: str) -> CardTag | None:
        game, _, card = means.partition(":")
        return CardTag(game, card) if game in self._games and card in self._games[game].cards else None


def written(means: Bound) -> str:
    """A meaning as it is written down: `chronicle:power_06`, `player:Ann`, `seat:2`."""
    match means:
        case CardTag():
            return f"{means.game}:{means.card}"
        case PlayerTag():
            return f"player:{means.name}"
        case SeatTag():
            return f"seat:{means.seat}"


def is_random(uid: bytes) -> bool:
    """Whether a UID is drawn anew at each approach."""
    return len(uid) == _SINGLE_SIZE and uid[0] == _RANDOM_UID
