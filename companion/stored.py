"""Matches as they lie in the journal: read, listed on the home screen, and brought back to the table."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.engine import Answer, BadInput, Entry, Game, History, Msg, RuleBug, Seat, Setup
from companion.journal import EntryRow, Journal, MatchRow
from companion.model import MatchCard
from companion.record_lines import first_altered, parse, read_header, read_line
from companion.record_view import told_last

Games = Mapping[str, Game[Any]]
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match of the journal: its game, its set-up, and every entry with the time it was charged."""

    id: str
    game: Game[Any]
    setup: Setup
    entries: tuple[tuple[Entry, Mapping[Seat, int]], ...]

    def replayed(self) -> History[Any]:
        """The entries played again, as far as the rules of today take them. Raises RuleBug where the rules break."""
        history = History(self.game, self.setup)
        for entry, _ in self.entries:
            if history.offer(entry) is not None:
                break
        return history


def read_match(journal: Journal, row: MatchRow, games: Games) -> StoredMatch:
    """A match as it is stored. Raises BadInput where it is none of our games' or not written as a record."""
    header = read_header(parse(row.header), games)
    entries = tuple(_entry(stored) for stored in journal.entries(row.id))
    return StoredMatch(row.id, games[header.game], header.setup, entries)


def altered_from(journal: Journal, row: MatchRow) -> int | None:
    """The first step that somebody else than we has changed where it lies, 0 for the set-up; None where nobody has.

    That steps are missing at the end is not seen. Raises BadInput where a line is not written as a record.
    """
    return first_altered(parse(text) for text in (row.header, *(stored.body for stored in journal.entries(row.id))))


def match_card(journal: Journal, row: MatchRow, games: Games) -> MatchCard:
    """An unfinished match as the home screen lists it; one that cannot be gone on with is listed as unreadable."""
    try:
        stored = read_match(journal, row, games)
        match = stored.replayed().match
        where = stored.game.where(match.state)
    except (BadInput, RuleBug) as fault:
        _log.warning("match id=%s game=%s unreadable: %s", row.id, row.game, fault)
        return MatchCard(row.id, row.game, (), Msg("app-unreadable"), None, None, readable=False)
    return MatchCard(row.id, row.game, stored.setup.seats, where, match.next_seat(), told_last(match))


def _entry(row: EntryRow) -> tuple[Entry, Mapping[Seat, int]]:
    line = read_line(parse(row.body))
    entry = replace(line.entry, ask=row.ask) if isinstance(line.entry, Answer) else line.entry
    return entry, line.ms
