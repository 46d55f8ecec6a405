"""From what the reader sees, ten times a second, to one Tap per placement. Pure.

"Card gone" is the hard part of an MFRC522, not "card here": a resting card is missed now and then, and noise looks
like a card that left. So a card that was there is looked for again at once, garbled replies count as seen, and only
three ticks of silence mean that it was lifted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.inputs import Tap, Together

LOOKS = 3
GONE_AFTER = 3
# Of two cards laid down together both can be named; of three nobody remembers which was meant.
NAMEABLE = 2

# ISO 14443-3 6.5.4: a UID of 4 bytes that begins with 08 is drawn anew whenever the field comes on.
RANDOM_UID_SIZE, RANDOM_UID_START = 4, 0x08
A_RANDOM_ONE = bytes((RANDOM_UID_START,))


@dataclass(frozen=True, slots=True)
class Sighting:
    """What one field cycle found: cards with the text they carry.

    `garbled`: something else answered, but not in a way that could be read; `collided`: several cards at once did.
    """

    cards: Mapping[bytes, str | None] = field(default_factory=lambda: MappingProxyType({}))
    garbled: bool = False
    collided: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """What one tick changed: a tap to report, and the cards that were laid down and lifted."""

    tap: Tap | Together | None = None
    placed: tuple[bytes, ...] = ()
    lifted: tuple[bytes, ...] = ()


Look = Callable[[Collection[bytes]], Sighting]


def is_random_uid(uid: bytes) -> bool:
    """Whether the UID is a phone's or a bank card's, which gives a new one each time: no card of a game."""
    return len(uid) == RANDOM_UID_SIZE and uid[0] == RANDOM_UID_START


class Presence:
    """Which cards rest on the reader, and for how many ticks each has been missed.

    All random UIDs count as one and the same card, so that a phone is one tap like any card. It is reported with the
    UID it had; refusing it is the core's business.
    """

    def __init__(self, resting: Iterable[bytes] = ()) -> None:
        """Cards in `resting` were reported before and lie there still."""
        self._missed = {_identity(uid): 0 for uid in resting}
        self._collided_for = 0

    def tick(self, look: Look) -> Change:
        """Look at the field, up to three times, and say what changed. `look` is told which cards are known."""
        seen, last, garbled = self._look_well(look)
        new = {_identity(uid): uid for uid in seen if _identity(uid) not in self._missed}
        tap = self._tap(tuple(new.values()), seen, last)
        lifted = self._count_missed(seen, garbled=garbled)
        self._missed.update(dict.fromkeys(new, 0))
        return Change(tap, tuple(new), lifted)

    def _look_well(self, look: Look) -> tuple[dict[bytes, str | None], Sighting, bool]:
        """All cards seen in this tick, the last look, and whether any look heard something it could not read."""
        seen: dict[bytes, str | None] = {}
        garbled = False
        last = Sighting()
        for _ in range(LOOKS):
            last = look(self._missed)
            garbled |= last.garbled
            for uid, text in last.cards.items():
                seen[uid] = seen.get(uid) or text
            all_there = self._missed.keys() <= {_identity(uid) for uid in seen}
            if all_there and not last.garbled:
                break
        return seen, last, garbled

    def _tap(self, uids: tuple[bytes, ...], seen: Mapping[bytes, str | None], last: Sighting) -> Tap | Together | None:
        if not uids:
            return self._unresolved(seen, last)
        if len(uids) == 1 and not last.collided:
            return Tap(uids[0], seen[uids[0]])
        self._collided_for = GONE_AFTER
        complete = len(uids) == NAMEABLE and not last.garbled
        return Together(uids, complete, tuple(seen[uid] for uid in uids))

    def _unresolved(self, seen: Mapping[bytes, str | None], last: Sighting) -> Together | None:
        """Several cards that cannot be told apart are said once, when they stay; again after the field was empty."""
        if last.collided:
            self._collided_for += 1
            return Together((), complete=False) if self._collided_for == GONE_AFTER else None
        if not seen and not last.garbled:
            self._collided_for = 0
        return None

    def _count_missed(self, seen: Collection[bytes], *, garbled: bool) -> tuple[bytes, ...]:
        there = {_identity(uid) for uid in seen}
        for uid in self._missed:
            self._missed[uid] = 0 if garbled or uid in there else self._missed[uid] + 1
        lifted = tuple(uid for uid, missed in self._missed.items() if missed >= GONE_AFTER)
        for uid in lifted:
            del self._missed[uid]
        return lifted


def _identity(uid: bytes) -> bytes:
    return A_RANDOM_ONE if is_random_uid(uid) else uid
