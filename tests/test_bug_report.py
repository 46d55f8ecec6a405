"""A report is written of whatever lies on the device, sound or not, and names nobody and no card face down."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from zipfile import ZipFile

import pytest

from companion.bug_report import write_report
from tests.core.ends import play_to_the_end
from tests.engine import toy

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def report(device, tmp_path):
    """`report(log)` gives the files of a report that is written now."""

    def written(log: str = "") -> dict[str, str]:
        logs = tmp_path / "logs"
        logs.mkdir()
        (logs / "companion.log").write_text(log, encoding="utf-8")
        file = write_report(tmp_path / "stick", device.journal, device.games, logs, {}, now=NOON)
        with ZipFile(file) as zipped:
            return {name: zipped.read(name).decode() for name in zipped.namelist()}

    return written


@pytest.mark.parametrize("damage", ["replace(header, '{', '')", "'torn'", "'[]'", "json_set(header, '$.seats', 3)"])
def test_a_first_line_that_cannot_be_read_keeps_no_report_from_being_written(device, report, damage):
    device.sit_down("toy", "Ann", "Ben")
    play_to_the_end(device)
    device.journal._db.execute(f"UPDATE match SET header = {damage}")
    held = report("tap by Ann, then Ben\n")
    assert held["companion.log"] == "tap by somebody, then somebody\n", "the device remembers its players"
    assert "Ann" not in held["record.jsonl"]
    assert '{"tap": "c0"' in held["record.jsonl"]


def test_names_left_in_a_torn_first_line_are_taken_out_though_nobody_remembers_them(device, report):
    device.sit_down("toy", "Ann", "Ben")
    for name in ("Ann", "Ben"):
        device.journal.forget(name)
    device.journal._db.execute("UPDATE match SET header = replace(header, '\"start\"', 'start')")
    assert report("tap by Ann, then Ben\n")["companion.log"] == "tap by somebody, then somebody\n"


def test_a_line_that_cannot_be_read_is_left_out_and_the_others_are_there(device, report):
    device.sit_down("toy", "Ann", "Ben")
    play_to_the_end(device)
    device.journal._db.executescript("DROP TRIGGER entry_is_final; UPDATE entry SET body = 'Grandma' WHERE n = 1")
    record = report()["record.jsonl"]
    assert json.loads(record.splitlines()[2]) == {"unreadable": True}
    assert json.loads(record.splitlines()[1])["tap"] == "c0"
    assert "altered where it lies, from step 2 on" in record
    assert "Grandma" not in record


def test_a_note_on_two_lines_is_one_line_of_the_record(device, report):
    device.sit_down("toy", "Ann", "Ben")
    device.tap("c0")
    device.journal.append(device.table.match, {"do": {"note": "one\u2028two"}}, None)
    assert json.loads(report()["record.jsonl"].splitlines()[2]) == {"do": {"note": "…"}}


def test_rules_that_break_name_no_card_in_a_report(device, report, monkeypatch):
    device.sit_down("toy", "Ann", "Ben")
    device.tap("c3")
    device.journal.append(device.table.match, {"do": {"move": "c0"}}, None)

    def broken(state, act):
        raise KeyError(f"face down: {state.face_down[0]}")

    monkeypatch.setitem(toy.GAME.__dict__, "act", broken)
    record = report()["record.jsonl"]
    assert "KeyError" in record
    assert "face down: c3" not in record
