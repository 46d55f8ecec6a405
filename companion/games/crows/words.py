"""Birds in words, by kind and number: what moves on the table or leaves it."""

from __future__ import annotations

from collections import Counter

from companion.engine import Msg
from companion.games.crows.box import KINDS, Kind


def birds_words(counts: Counter[Kind]) -> tuple[Msg, ...]:
    """How many of each kind, for the language to join."""
    return tuple(Msg(f"crows-birds-{kind}", n=counts[kind]) for kind in KINDS if counts[kind])
