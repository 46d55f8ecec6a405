"""Storage that takes nothing, devices that stop and bugs of ours: told, and nothing lost."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from companion.commands import Remember, Resume, Start, TakeBack
from companion.core import Core
from companion.engine import Msg, Setup
from companion.errors import StorageFault
from companion.inputs import Fault, Tap
from companion.journal import Journal
from companion.model import Notice
from companion.ports import Cue
from tests.core.ends import play_to_the_end
from tests.engine import toy
from tests.sitting import STRANGER, HeardCues


def no_room(journal: Journal) -> None:
    """The disk is full from now on."""
    journal._db.execute("PRAGMA query_only = ON")


def room_again(journal: Journal) -> None:
    journal._db.execute("PRAGMA query_only = OFF")


def test_a_device_that_stops_is_told_until_it_works_again(device):
    device.do(Fault("reader", "app-fault-reader-silent", "no answer"))
    assert device.model.notices == (Notice("reader", Msg("app-fault-reader-silent", detail="no answer")),)
    device.do(Fault("reader", "app-fault-reader-silent", "no answer"))
    assert device.sounds.words() == [Cue.FAULT]
    device.do(Fault("reader", None))
    assert device.model.notices == ()


def test_an_answer_that_cannot_be_saved_is_not_acknowledged_and_never_was(table_of):
    table = table_of("toy", "Ann", "Ben")
    table.wait(5)
    no_room(table.journal)
    table.tap("c0")
    assert table.sounds.words() == [Cue.FAULT]
    assert table.table.asked.seat == 0
    assert table.table.record == ()
    assert table.table.saved is None
    assert table.model.notices == (Notice("storage", Msg("app-fault-storage-read-only")),)
    assert table.turn_ms() == 5_000


def test_the_notice_goes_once_something_can_be_saved_again(table_of):
    table = table_of("toy")
    no_room(table.journal)
    table.tap("c0")
    room_again(table.journal)
    table.tap("c0")
    assert table.model.notices == ()
    assert table.sounds.words() == [Cue.FAULT, Cue.ACCEPTED, Cue.YOUR_TURN]
    assert len(table.saved()) == 1


def test_an_undo_that_cannot_be_saved_changes_nothing(table_of):
    table = table_of("toy")
    table.tap("c0")
    no_room(table.journal)
    table.do(TakeBack())
    assert [line.card for line in table.table.record] == ["c0"]


def test_a_match_that_cannot_be_saved_does_not_start(device):
    no_room(device.journal)
    device.do(Start("toy", Setup(seats=("Ann", "Ben"))))
    assert device.model.table is None
    assert device.model.notices[0].device == "storage"


def test_a_result_that_could_not_be_stored_is_stored_at_the_next_start(table_of, monkeypatch):
    table = table_of("toy")

    def full(match, standings):
        raise StorageFault("full")

    with monkeypatch.context() as patch:
        patch.setattr(table.journal, "finish", full)
        play_to_the_end(table)
    assert table.table.finished
    match = table.table.match
    table.restart()
    table.do(Resume(match))
    assert table.journal.matches()[0].state == "finished"


def test_a_copy_that_cannot_be_made_does_not_keep_the_table_from_playing(tmp_path, clock):
    (tmp_path / "backups").write_text("in the way")
    with closing(Journal(tmp_path / "companion.db")) as journal:
        core = Core({"toy": toy.GAME}, journal, clock, HeardCues())
        assert core.model().notices[0].device == "storage"
        core.handle(Start("toy", Setup(seats=("Ann", "Ben"))))
        assert core.model().table is not None


def test_a_repaired_database_is_told_with_what_is_missing(table_of, tmp_path):
    table = table_of("toy")
    table.journal.close()
    (tmp_path / "companion.db").write_bytes(b"broken" * 1000)
    table.restart()
    assert table.model.notices == (Notice("storage", Msg("app-fault-storage-restored")),)
    table.journal.repair = replace(table.journal.repair, missing=3)
    table.do(Remember("Ann"))
    assert table.model.notices[0].text == Msg("app-fault-storage-restored-without", n=3)
    table.journal.repair = replace(table.journal.repair, copy=None)
    table.do(Remember("Ben"))
    assert table.model.notices[0].text == Msg("app-fault-storage-lost")


def test_a_bug_of_ours_at_the_table_does_not_end_the_evening(table_of, monkeypatch, caplog):
    table = table_of("toy")

    def broken(event):
        raise LookupError("c3 is on the table")

    monkeypatch.setattr(table.core._table, "handle", broken)
    table.tap("c3")
    assert table.model.message == Msg("app-enter-by-hand")
    assert "LookupError" in caplog.text
    assert "c3" not in caplog.text


def test_a_bug_outside_a_match_is_left_to_the_next_start(device, monkeypatch):
    monkeypatch.setattr(device.core, "_tapped_at_home", lambda tap: {}["bug"])
    with pytest.raises(KeyError):
        device.do(Tap(STRANGER))


def test_rules_that_break_on_a_stored_match_name_no_card_in_the_log(tattling, caplog):
    tattling.restart()
    assert not tattling.model.unfinished[0].readable
    assert "KeyError" in caplog.text
    assert "face down: c3" not in caplog.text
