"""Finished matches as results: who had how much for what. Every export tells the same one."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from companion.clocks import Times, times_of
from companion.engine import BadInput, Diverged, Game, History, RuleBug, ScoreSheet
from companion.engine.score import Part, SeatScore
from companion.errors import CompanionError
from companion.journal import EntryRow, Journal, MatchRow
from companion.record_lines import names_in, parse
from companion.stopwatch import Charges, timed
from companion.stored import Games, StoredMatch, read_match, why_not


class NotPlayable(CompanionError, ValueError):
    """A stored match can no longer be played through the rules."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match. `began` and `ended` are UTC, None where the machine's clock was not set.

    `seats` names every line of the sheet: first the `players`, then whatever nobody sat at. `times` are the players';
    None where the match can no longer be played. Then `kept` says why the sheet is the one kept at its end, which knows
    every point with its rule and cards, but no categories.
    """

    match: str
    game: Game[Any]
    seats: tuple[str, ...]
    players: int
    start: int
    began: datetime | None
    ended: datetime | None
    sheet: ScoreSheet
    times: Times | None
    kept: str | None = None

    @property
    def minutes(self) -> int | None:
        """How long it took, where both ends are known."""
        if self.began is None or self.ended is None:
            return None
        return max(1, round((self.ended - self.began).total_seconds() / 60))


def begun(row: MatchRow, entries: Sequence[EntryRow], games: Games) -> tuple[StoredMatch, History[Any]]:
    """A stored match, and its beginning. Raises NotPlayable where its game is gone or it is not written as a record."""
    try:
        stored = read_match(row, entries, games)
        return stored, History(stored.game, stored.setup)
    except (BadInput, RuleBug) as fault:
        raise _not_playable(row, fault) from fault


def result_of(row: MatchRow, journal: Journal, games: Games) -> Result:
    """The result of a finished match: played again, or as it was kept where it can no longer be played to its end.

    Raises NotPlayable where that cannot be read either.
    """
    try:
        charges = _played(row, journal, games)
    except NotPlayable as fault:
        return _kept(row, games, fault)
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


def _played(row: MatchRow, journal: Journal, games: Games) -> Charges:
    stored, history = begun(row, journal.entries(row.id), games)
    try:
        charges = timed(history, stored.entries)
    except (Diverged, RuleBug) as fault:
        raise _not_playable(row, fault) from fault
    if not history.match.finished:
        raise NotPlayable(f"match {row.id} can no longer be played: its record ends before the match does")
    return charges


def _not_playable(row: MatchRow, fault: BadInput | Diverged | RuleBug) -> NotPlayable:
    return NotPlayable(f"match {row.id} can no longer be played: {why_not(fault)}")


def _kept(row: MatchRow, games: Games, fault: NotPlayable) -> Result:
    """The result as `Journal.finish` took it."""
    try:
        header, lines = parse(row.header), json.loads(row.standings or "")
        scores = tuple(_score(line) for line in lines)
        seats = tuple(str(line["name"]) for line in lines)
        game = games[row.game]
    except (BadInput, ValueError, LookupError, TypeError) as torn:
        raise fault from torn
    if [score.seat for score in scores] != list(range(len(seats))):
        raise fault
    return Result(
        match=row.id,
        game=game,
        seats=seats,
        players=len(names_in(row.header)),
        start=header.get("start", 0),
        began=_time(row.began),
        ended=_time(row.ended),
        sheet=ScoreSheet(scores, points=any(line["total"] is not None for line in lines)),
        times=None,
        kept=str(fault),
    )


def _score(line: Mapping[str, Any]) -> SeatScore:
    parts = tuple(Part(part["what"], int(part["points"]), tuple(part["cards"])) for part in line["parts"])
    return SeatScore(line["seat"], parts, line["rank"], line["winner"])


def _time(text: str | None) -> datetime | None:
    with suppress(ValueError):
        return None if text is None else datetime.fromisoformat(text)
    return None
