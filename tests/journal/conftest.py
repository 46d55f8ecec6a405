"""A database that can be closed and opened again."""

from __future__ import annotations

import pytest

from companion.journal import Journal
from tests.journal.entries import NOON


@pytest.fixture
def path(tmp_path):
    return tmp_path / "companion.db"


@pytest.fixture
def open_journal(path):
    opened = []

    def again() -> Journal:
        while opened:
            opened.pop().close()
        opened.append(Journal(path, lambda: NOON))
        return opened[-1]

    yield again
    while opened:
        opened.pop().close()
