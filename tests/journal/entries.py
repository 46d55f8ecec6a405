"""What the tests of the database write down and read again."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from companion.engine import Setup
from companion.journal import Journal
from companion.record_lines import Header

HEADER = Header(game="toy", setup=Setup(seats=("Ann", "Ben")), rules=1, app="0")
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def began(journal: Journal, *cards: str) -> str:
    match = journal.begin(HEADER)
    for card in cards:
        journal.append(match, {"tap": card}, "toy-tap")
    return match


def bodies(journal: Journal, match: str) -> list[dict]:
    return [json.loads(row.body) for row in journal.entries(match)]


def cards(journal: Journal, match: str) -> list[str]:
    return [body["tap"] for body in bodies(journal, match)]
