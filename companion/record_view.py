"""The record of a match as people read it, and what an edit of it would lead to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.engine import (
    Act,
    Adjust,
    Answer,
    Diverged,
    History,
    Match,
    Msg,
    Named,
    RuleBug,
    Splice,
    Step,
    StepLine,
    Who,
    public_question,
)
from companion.model import RecordLine, Trial


def record_of(match: Match[Any]) -> tuple[RecordLine, ...]:
    """Every step that counts, in order. A secret one shows neither card nor words."""
    secret = match.secret_steps()
    return tuple(_line(match, at, line, secret=at in secret) for at, line in enumerate(match.lines))


def announced(match: Match[Any]) -> tuple[Msg, ...]:
    """What was made by itself since the last answer, because there was only one possibility."""
    return tuple(Msg("app-made-by-itself", what=made.words) for made in match.made if made.words is not None)


def told_last(match: Match[Any]) -> Msg | None:
    """The last thing that was saved, in words: "Ann: L7"; None at the beginning."""
    if not match.lines:
        return None
    line = record_of(match)[-1]
    what = _what(line)
    return Msg("app-last-of-table", what=what) if line.seat is None else Msg("app-last", who=Who(line.seat), what=what)


def try_edit(history: History[Any], edit: Splice) -> Trial:
    """What an edit would lead to, and the first step that would no longer fit. Nothing is changed."""
    match = history.match
    if not _within(match, edit):
        return Trial(edit, None, (), None, Msg("app-no-such-step"))
    try:
        after, misfit = _as_far_as_it_fits(match, edit)
        view, asked = match.game.view(after.state, after.ask), public_question(after)
        changes = tuple(_changes(match, after, lost=_length(match, edit) - len(after.steps) if misfit else 0))
    except RuleBug:
        return Trial(edit, None, (), None, Msg("app-enter-by-hand"))
    if misfit is None:
        return Trial(edit, view, changes, None, None, asked)
    return Trial(edit, view, changes, _misfit_line(match, after, edit, misfit.step), misfit.refusal.reason, asked)


def up_to_misfit(history: History[Any], edit: Splice) -> Splice:
    """The same edit without the later steps that would no longer fit. Raises RuleBug where the rules break."""
    match = history.match
    if not _within(match, edit):
        return edit
    _, misfit = _as_far_as_it_fits(match, edit)
    if misfit is None:
        return edit
    kept = _edited(match, edit)[edit.at : misfit.step]
    return replace(edit, drop=len(match.steps) - edit.at, put=tuple(kept))


def _within(match: Match[Any], edit: Splice) -> bool:
    return edit.at >= 0 and edit.drop >= 0 and edit.at + edit.drop <= len(match.steps)


def _edited(match: Match[Any], edit: Splice) -> list[Step]:
    return [*match.steps[: edit.at], *edit.put, *match.steps[edit.at + edit.drop :]]


def _length(match: Match[Any], edit: Splice) -> int:
    return len(match.steps) - edit.drop + len(edit.put)


def _as_far_as_it_fits(match: Match[Any], edit: Splice) -> tuple[Match[Any], Diverged | None]:
    steps = _edited(match, edit)
    try:
        return Match(match.game, match.setup, steps), None
    except Diverged as misfit:
        return Match(match.game, match.setup, steps[: misfit.step]), misfit


def _misfit_line(match: Match[Any], after: Match[Any], edit: Splice, step: int) -> RecordLine:
    """The step that no longer fits, as the record shows it now; for a new one, as it would stand there."""
    if step >= edit.at + len(edit.put):
        return record_of(match)[step - len(edit.put) + edit.drop]
    new = edit.put[step - edit.at]
    seat = new.seat if isinstance(new, Answer) else None
    line = StepLine(new, seat, match.game.where(after.state))
    return _line(match, step, line, secret=after.keeps_secrets)


def _changes(before: Match[Any], after: Match[Any], *, lost: int) -> Iterator[Msg]:
    game = before.game
    if lost:
        yield Msg("app-change-steps-lost", n=lost)
    then, now = game.where(before.state), game.where(after.state)
    if then != now:
        yield Msg("app-change-where", where=now)
    turn = after.next_seat()
    if turn is not None and turn != before.next_seat():
        yield Msg("app-change-turn", who=Who(turn))
    sheets = game.scores(before.state), game.scores(after.state)
    if sheets[0].points:
        for old, new in zip(sheets[0].lines, sheets[1].lines, strict=True):
            if old.total != new.total:
                yield Msg("app-change-total", who=Who(new.seat), old=old.total, new=new.total)


def _line(match: Match[Any], at: int, line: StepLine, *, secret: bool) -> RecordLine:
    step = line.step
    if not isinstance(step, Answer):
        words, told = _by_hand(match, step)
        return RecordLine(at, line.seat, line.where, "", None, words, secret=False, told=told, value=None)
    shown = None if secret else step.value
    card = str(shown) if step.told == "tap" and shown is not None else None
    return RecordLine(
        at=at,
        seat=line.seat,
        where=line.where,
        ask=step.ask or "",
        card=card,
        words=None if secret else line.words,
        secret=secret,
        told=step.told,
        value=shown,
    )


def _by_hand(match: Match[Any], step: Adjust | Act) -> tuple[Msg, str]:
    if isinstance(step, Adjust):
        points = Msg("app-adjusted", who=Who(step.seat), points=step.points)
        return Msg("app-because", what=points, why=step.why) if step.why else points, "adjust"
    if step.what == "note":
        return Msg("app-noted", text=str(step.of)), "do"
    if step.what == "move" and step.of in match.game.cards:
        return Msg("app-moved", card=Named(step.of)), "do"
    return Msg("app-done-by-hand"), "do"


def _what(line: RecordLine) -> Named | Msg:
    if line.secret:
        return Msg("app-face-down")
    if line.card is not None:
        return Named(line.card)
    return line.words or Msg("app-closed")
