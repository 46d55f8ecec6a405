"""Finished matches as results: who had how much for what. Every export tells the same one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from companion.clocks import Times, times_of
from companion.engine import BadInput, Diverged, Game, History, RuleBug, ScoreSheet
from companion.errors import CompanionError
from companion.journal import Journal, MatchRow
from companion.stopwatch import Charges, replayed
from companion.stored import read_match


class NotPlayable(CompanionError, ValueError):
    """A stored match can no longer be played through the rules."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match. `began` and `ended` are UTC, None where the machine's clock was not set.

    `seats` names every line of the sheet: first the `players`, then whatever nobody sat at. `times` are the players'.
    """

    match: str
    game: Game[Any]
    seats: tuple[str, ...]
    players: int
    start: int
    began: datetime | None
    ended: datetime | None
    sheet: ScoreSheet
    times: Times

    @property
    def minutes(self) -> int | None:
        """How long it took, where both ends are known."""
        if self.began is None or self.ended is None:
            return None
        return max(1, round((self.ended - self.began).total_seconds() / 60))


def history_of(row: MatchRow, journal: Journal, games: Mapping[str, Game[Any]]) -> History[Any]:
    """A stored match, played again. Raises NotPlayable where its game is gone or its record no longer fits."""
    return _played(row, journal, games).history


def _played(row: MatchRow, journal: Journal, games: Mapping[str, Game[Any]]) -> Charges:
    try:
        stored = read_match(journal, row, games)
        return replayed(History(stored.game, stored.setup), stored.entries)
    except (BadInput, Diverged, RuleBug) as fault:
        raise NotPlayable(f"match {row.id} can no longer be played: {fault}") from fault


def result_of(row: MatchRow, journal: Journal, games: Mapping[str, Game[Any]]) -> Result:
    """The result of a finished match. Raises NotPlayable."""
    charges = _played(row, journal, games)
    history = charges.history
    sheet = history.game.scores(history.match.state)
    return Result(
        match=row.id,
        game=history.game,
        seats=tuple(history.game.name_of(history.setup, line.seat) for line in sheet.lines),
        players=len(history.setup.seats),
        start=history.setup.start,
        began=_time(row.began),
        ended=_time(row.ended),
        sheet=sheet,
        times=times_of(charges.made, len(history.setup.seats)),
    )


def _time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
