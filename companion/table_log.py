"""What the log says of a match: every input with its outcome, and no card that lies face down."""

from __future__ import annotations

import logging
import traceback
from typing import Any

from companion.engine import Answer, History, RuleBug, Seat
from companion.record_lines import entry_line

_log = logging.getLogger("companion.table")


def log_answer(answer: Answer, uid: str, seat: Seat | None, outcome: str, *, hide: bool) -> None:
    """A line for an answer: accepted, or the key of its refusal."""
    value = "***" if hide else answer.value
    if answer.told == "tap":
        _log.info("tap uid=%s card=%s seat=%s ask=%s %s", "***" if hide else uid, value, seat, answer.ask, outcome)
    else:
        _log.info("%s value=%s seat=%s ask=%s %s", answer.told, value, seat, answer.ask, outcome)


def log_bug(history: History[Any], bug: RuleBug) -> None:
    """Where the rules broke, and the record that led there."""
    hidden = set(history.secret_entries())
    record = [{"secret": True} if place in hidden else entry_line(entry) for place, entry in enumerate(history.entries)]
    _log.error("rules game=%s %s record=%s", history.game.id, broke_at(bug.__cause__ or bug), record)


def broke_at(bug: BaseException) -> str:
    """Where something of ours broke, and as what. Not what it says: that may name a face-down card."""
    frames = traceback.extract_tb(bug.__traceback__)
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"broke={type(bug).__name__} at={places}"
