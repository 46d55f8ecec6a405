"""What an edit of the record leads to, and the first later step that no longer fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from companion.engine.match import Diverged, Match
from companion.engine.msg import Msg
from companion.engine.record import Splice, Step

# The reason where the true one would name a card that lies face down.
UNTOLD: Final = Msg("app-face-down-untold")


@dataclass(frozen=True, slots=True)
class Misfit:
    """A step that no longer fits: its place in the edited record, and where it stood before (None: it is put in).

    `secret`: nobody may read the step. Where it lies there already `why` names no card either; a new one was told just
    now, and is refused as it would be at the table.
    """

    step: int
    stood_at: int | None
    secret: bool
    why: Msg


def within(match: Match[Any], edit: Splice) -> bool:
    """Whether the steps that an edit means are there."""
    return edit.at >= 0 and edit.drop >= 0 and edit.at + edit.drop <= len(match.steps)


def edited_steps(match: Match[Any], edit: Splice) -> list[Step]:
    """The steps of a match after an edit, whether they fit or not."""
    return [*match.steps[: edit.at], *edit.put, *match.steps[edit.at + edit.drop :]]


def edited(match: Match[Any], edit: Splice) -> tuple[Match[Any], Misfit | None]:
    """The match that an edit leads to, as far as the steps fit. Raises RuleBug where the rules break."""
    steps = edited_steps(match, edit)
    try:
        return Match(match.game, match.setup, steps), None
    except Diverged as diverged:
        after = Match(match.game, match.setup, steps[: diverged.step])
        stood_at = _stood_at(edit, diverged.step)
        if stood_at in match.secret_steps():
            return after, Misfit(diverged.step, stood_at, secret=True, why=UNTOLD)
        new = stood_at is None and after.keeps_secrets
        return after, Misfit(diverged.step, stood_at, secret=new, why=diverged.refusal.reason)


def _stood_at(edit: Splice, step: int) -> int | None:
    if step < edit.at:
        return step
    behind = step - edit.at - len(edit.put)
    return None if behind < 0 else edit.at + edit.drop + behind
