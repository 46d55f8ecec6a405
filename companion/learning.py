"""Learn as you play: each phase of a game is explained once to whoever plays it for the first time.

What a player knows is not kept anywhere by itself: it follows from the finished matches in the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.engine import Seat
from companion.errors import StorageFault
from companion.journal import Journal
from companion.model import RecordLine
from companion.record_lines import names_in


def practised(journal: Journal, game: str, match: str) -> frozenset[str]:
    """The names of those who have finished a match of this game before.

    Where the journal cannot be read, nobody has; where a first line cannot, nobody in that match.
    """
    try:
        rows = journal.matches("finished")
    except StorageFault:
        return frozenset()
    return frozenset(name for row in rows if row.game == game and row.id != match for name in names_in(row.header))


def explains(record: Sequence[RecordLine], ask: str, seat: Seat) -> bool:
    """Whether a seat meets a question for the first time in this match."""
    return not any(line.seat == seat and line.ask == ask for line in record)
