"""What an edit of the record would lead to, before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.engine import (
    Answer,
    History,
    Match,
    Misfit,
    Msg,
    RuleBug,
    RulesOf,
    ScoreSheet,
    Splice,
    StepLine,
    Who,
    edited,
    edited_steps,
    within,
)
from companion.model import RecordLine, Trial
from companion.record_view import line_of, look, record_of


def try_edit(history: History[Any], edit: Splice) -> Trial:
    """What an edit would lead to, and the first step that would no longer fit. Nothing is changed."""
    if not within(history.match, edit):
        return Trial(edit, None, (), None, Msg("app-no-such-step"))
    try:
        with RulesOf(history.game):
            return _tried(history.match, edit)
    except RuleBug:
        return Trial(edit, None, (), None, Msg("app-enter-by-hand"))


def up_to_misfit(history: History[Any], edit: Splice) -> Splice:
    """The same edit without the later steps that would no longer fit. Raises RuleBug where the rules break."""
    match = history.match
    if not within(match, edit):
        return edit
    _, misfit = edited(match, edit)
    if misfit is None:
        return edit
    kept = edited_steps(match, edit)[edit.at : misfit.step]
    return replace(edit, drop=len(match.steps) - edit.at, put=tuple(kept))


def _tried(match: Match[Any], edit: Splice) -> Trial:
    after, misfit = edited(match, edit)
    seen = look(after)
    lost = 0 if misfit is None else len(edited_steps(match, edit)) - len(after.steps)
    changes = tuple(_changes(match, after, seen.tally, lost=lost))
    if misfit is None:
        return Trial(edit, seen.view, changes, None, None, seen.asked)
    return Trial(edit, seen.view, changes, _misfit_line(match, after, edit, misfit), misfit.why, seen.asked)


def _misfit_line(match: Match[Any], after: Match[Any], edit: Splice, misfit: Misfit) -> RecordLine:
    """The step that no longer fits, as the record shows it now; for a new one, as it would stand there."""
    if misfit.stood_at is not None:
        return record_of(match)[misfit.stood_at]
    new = edit.put[misfit.step - edit.at]
    seat = new.seat if isinstance(new, Answer) else None
    line = StepLine(new, seat, match.game.where(after.state))
    return line_of(match, misfit.step, line, secret=misfit.secret)


def _changes(before: Match[Any], after: Match[Any], tally: ScoreSheet, *, lost: int) -> Iterator[Msg]:
    game = before.game
    if lost:
        yield Msg("app-change-steps-lost", n=lost)
    then, now = game.where(before.state), game.where(after.state)
    if then != now:
        yield Msg("app-change-where", where=now)
    turn = after.next_seat()
    if turn is not None and turn != before.next_seat():
        yield Msg("app-change-turn", who=Who(turn))
    if tally.points:
        for old, new in zip(game.scores(before.state).lines, tally.lines, strict=True):
            if old.total != new.total:
                yield Msg("app-change-total", who=Who(new.seat), old=old.total, new=new.total)
