"""What there is to see of a match: the game's view of it, and its record as people read it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.clocks import TALK
from companion.engine import (
    Act,
    Adjust,
    Answer,
    Asked,
    History,
    Match,
    Msg,
    Named,
    RulesOf,
    ScoreSheet,
    Splice,
    StepLine,
    Who,
    public_question,
)
from companion.engine.view import View
from companion.model import RecordLine


def record_of(match: Match[Any]) -> tuple[RecordLine, ...]:
    """Every step that counts, in order. A secret one shows neither card nor words."""
    secret = match.secret_steps()
    return tuple(line_of(match, at, line, secret=at in secret) for at, line in enumerate(match.lines))


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


def last_entry(history: History[Any], record: tuple[RecordLine, ...]) -> RecordLine | Msg | None:
    """What an undo would take back: a step as the record shows it, in words what is no step of it; None if nothing."""
    if history.last is None:
        return None
    if isinstance(history.last, Splice):
        return Msg("app-last-correction")
    return record[-1] if history.last_is_step else Msg("app-last-turned-back")


@dataclass(frozen=True, slots=True)
class Seen:
    """What a game shows of a match as it is now."""

    view: View
    asked: Asked | None
    tally: ScoreSheet
    record: tuple[RecordLine, ...]


def look(match: Match[Any]) -> Seen:
    """Look at a match. Raises RuleBug where what the game shows breaks: nobody could play on from there."""
    game = match.game
    with RulesOf(game):
        view = game.view(match.state, match.ask)
        view = replace(view, notes=(*announced(match), *view.notes))
        return Seen(view, public_question(match), game.scores(match.state), record_of(match))


def line_of(match: Match[Any], at: int, line: StepLine, *, secret: bool) -> RecordLine:
    """A step as people read it, without its card and words where it is secret."""
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
    if step == TALK:
        return Msg("app-table-time"), "do"
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
