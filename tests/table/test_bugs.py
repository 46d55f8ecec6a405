"""A bug in a game's rules costs one answer, not the evening."""

from __future__ import annotations

import logging

from companion.commands import (
    ByHand,
)
from companion.engine import Act


def test_a_bug_in_the_rules_undoes_the_answer_and_offers_hand_entry(table, caplog):
    table.tap("c3")
    with caplog.at_level(logging.ERROR):
        table.do(ByHand(Act("move", "bug")))
    assert table.refusal == "app-enter-by-hand"
    assert len(table.saved()) == 1
    assert table.table.asked.seat == 1
    assert "broke=KeyError" in caplog.text
    assert "c3" not in caplog.text, "the card lies face down"


def test_a_view_that_breaks_is_not_saved_either(table_of, monkeypatch):
    table = table_of("toy")

    def broken(state, ask):
        raise LookupError

    table.tap("c0")
    monkeypatch.setitem(table.core._table.history.game.__dict__, "view", broken)
    table.tap("c1")
    assert table.refusal == "app-enter-by-hand"
    assert len(table.saved()) == 1
