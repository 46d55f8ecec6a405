"""The table whose time is kept."""

from __future__ import annotations

import pytest


@pytest.fixture
def table(table_of):
    return table_of("toy", "Ann", "Ben")
