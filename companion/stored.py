"""Matches as they lie in the journal: read, listed on the home screen, and brought back to the table."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion import __version__
from companion.chain import first_altered
from companion.engine import Answer, BadInput, Diverged, Entry, Game, History, Msg, RuleBug, Seat, Setup
from companion.journal import EntryRow, Journal, MatchRow
from companion.model import MatchCard
from companion.record_lines import Header, entry_line, parse, read_header, read_line
from companion.record_view import told_last
from companion.table_log import broke_at

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


def read_match(row: MatchRow, entries: Sequence[EntryRow], games: Games) -> StoredMatch:
    """A match as it is stored. Raises BadInput where it is none of our games' or not written as a record."""
    header = read_header(parse(row.header), games)
    return StoredMatch(row.id, games[header.game], header.setup, tuple(_entry(stored) for stored in entries))


def altered_from(row: MatchRow, entries: Sequence[EntryRow]) -> int | None:
    """The first step that somebody else than we has changed where it lies, 0 for the set-up; None where nobody has.

    That steps are missing at the end is not seen.
    """
    return first_altered((row.header, *(stored.body for stored in entries)))


def cut_short(journal: Journal, stored: StoredMatch, fitting: int) -> StoredMatch:
    """A new match of the entries that today's rules take, in place of one they do not take whole. Its record stays.

    Raises StorageFault.
    """
    kept = stored.entries[:fitting]
    lines = [(entry_line(entry, ms), getattr(entry, "ask", None)) for entry, ms in kept]
    header = Header(game=stored.game.id, setup=stored.setup, rules=stored.game.rules, app=__version__)
    match = journal.begin(header, lines, journal.clock(stored.id), instead_of=stored.id)
    return replace(stored, id=match, entries=kept)


def why_not(fault: BadInput | Diverged | RuleBug) -> str:
    """Why a match cannot be played again. What rules say as they break may name a face-down card: only where, and as
    what.
    """
    return f"in its rules {broke_at(fault.__cause__ or fault)}" if isinstance(fault, RuleBug) else str(fault)


def match_card(journal: Journal, row: MatchRow, games: Games) -> MatchCard:
    """An unfinished match as the home screen lists it; one that cannot be gone on with is listed as unreadable."""
    try:
        stored = read_match(row, journal.entries(row.id), games)
        match = stored.replayed().match
        where = stored.game.where(match.state)
    except (BadInput, RuleBug) as fault:
        _log.warning("match id=%s game=%s unreadable: %s", row.id, row.game, why_not(fault))
        return MatchCard(row.id, row.game, (), Msg("app-unreadable"), None, None, readable=False)
    return MatchCard(row.id, row.game, stored.setup.seats, where, match.next_seat(), told_last(match))


def _entry(row: EntryRow) -> tuple[Entry, Mapping[Seat, int]]:
    line = read_line(parse(row.body))
    entry = replace(line.entry, ask=row.ask) if isinstance(line.entry, Answer) else line.entry
    return entry, line.ms
