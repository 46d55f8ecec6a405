"""A bug in a game's rules costs one answer, not the evening."""

from __future__ import annotations

import logging

from companion.commands import ByHand, Leave, Resume, TryEdit
from companion.engine import Act, Msg, Splice


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


def test_a_bug_in_what_lies_face_down_is_not_played_on_and_a_resumed_match_has_the_same_steps(table, monkeypatch):
    def broken(state):
        if state.taken:
            raise LookupError
        return frozenset(state.face_down.values())

    table.tap("c0")
    with monkeypatch.context() as rules:
        rules.setitem(table.core._table.history.game.__dict__, "hidden", broken)
        table.tap("c1")
    assert table.refusal == "app-enter-by-hand"
    assert len(table.saved()) == len(table.table.record) == 1
    table.tap("c2")
    match, record = table.table.match, table.table.record
    table.do(Leave())
    table.do(Resume(match))
    assert table.table.record == record


def test_an_edit_whose_picture_breaks_has_been_tried_all_the_same(table, monkeypatch):
    """Or the record would ask for it at every pass, and fill the log."""

    def broken(state, ask):
        raise LookupError

    table.tap("c0")
    monkeypatch.setitem(table.core._table.history.game.__dict__, "view", broken)
    table.do(TryEdit(Splice(0, 1)))
    trial = table.table.trial
    assert (trial.edit, trial.view, trial.why) == (Splice(0, 1), None, Msg("app-enter-by-hand"))
