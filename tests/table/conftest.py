"""A table of the toy game whose cards are all bound."""

from __future__ import annotations

import pytest

from companion.tags import CardTag
from tests.engine import toy
from tests.sitting import uid_of
from tests.table.toy_table import bind


@pytest.fixture
def table(table_of):
    sitting = table_of("toy", "Ann", "Ben")
    for card in toy.CARDS:
        bind(sitting, uid_of(toy.GAME, card), CardTag("toy", card))
    return sitting
