"""Exports of a house whose matches are not all sound: one that no longer fits keeps none of the others."""

from __future__ import annotations

import csv
import io
import json
from contextlib import closing
from pathlib import Path

import pytest

from companion import batch
from companion.commands import EndMatch
from companion.export import write_record
from companion.journal import Journal
from companion.results import NotPlayable, result_of
from tests.core.ends import play_to_the_end

UNLOCKED = "DROP TRIGGER IF EXISTS entry_is_final; DROP TRIGGER IF EXISTS entry_stays;"


def alter(journal: Journal, change: str) -> None:
    """Somebody changes a record where it lies; who does it on purpose takes the lock off first."""
    journal._db.executescript(f"{UNLOCKED} {change};")


@pytest.fixture
def house(run, tmp_path):
    """Two finished matches; `house(change)` alters the older one. Gives the folder and the ids, the newest first."""
    folder = tmp_path / "house"
    for seed in (1, 2):
        assert run("demo", "chronicle", "--seed", seed, "--data", folder)[0] == 0

    def altered(change: str = "") -> tuple[Path, str, str]:
        with closing(Journal(folder / "companion.db")) as journal:
            alter(journal, change)
            newer, older = (row.id for row in journal.matches())
        return folder, newer, older

    return altered


DOES_NOT_FIT = 'UPDATE entry SET body = \'{"tap":"no_such_card"}\' WHERE match = 1 AND n = 5'
PART = '{"what":"revoke","points":"many","cards":[]}'
TORN = (
    "",
    "{torn",
    "[1]",
    '[{"seat":0}]',
    f'[{{"seat":0,"name":"Ann","total":1,"rank":1,"winner":true,"parts":[{PART}]}}]',
    '[{"seat":1,"name":"Ann","total":1,"rank":1,"winner":true,"parts":[]}]',
)
NO_RESULT = "UPDATE match SET standings = NULL WHERE n = 1"


def totals(table: str) -> dict[str, list[tuple[str, str]]]:
    """Name and total of each line, by match."""
    found: dict[str, list[tuple[str, str]]] = {}
    for row in csv.DictReader(io.StringIO(table)):
        found.setdefault(row["match"], []).append((row["name"], row["total"]))
    return found


def test_of_a_match_that_no_longer_fits_the_result_kept_at_its_end_counts(run, house):
    folder, newer, older = house()
    whole = {form: run("export", "--all", "--as", form, "--data", folder)[1] for form in ("csv", "json", "bgstats")}
    house(DOES_NOT_FIT)
    status, out, err = run("export", "--all", "--as", "csv", "--data", folder)
    assert status == 0
    assert totals(out) == totals(whole["csv"])
    assert err.splitlines()[0].startswith(f"companion: match {older} can no longer be played: step 5: ")
    assert err.splitlines()[0].endswith("its result is the one kept at its end")
    assert newer not in err
    told = json.loads(run("export", older, "--as", "json", "--data", folder)[1])[0]
    before = next(match for match in json.loads(whole["json"]) if match["match"] == older)
    assert told["table_ms"] is None
    for seat, was in zip(told["seats"], before["seats"], strict=True):
        for field in ("name", "total", "rank", "winner"):
            assert seat[field] == was[field]
        assert [(part["what"], part["points"], part["cards"]) for part in seat["parts"]] == [
            (part["what"], part["points"], part["cards"]) for part in was["parts"]
        ]
        assert seat["time"] is None
    assert run("export", "--all", "--as", "bgstats", "--data", folder)[1] == whole["bgstats"]
    assert {
        row["match"]
        for row in csv.DictReader(io.StringIO(run("export", "--all", "--as", "times", "--data", folder)[1]))
    } == {newer}


@pytest.mark.parametrize("kept", ["NULL", *(f"'{torn}'" for torn in TORN)])
def test_a_match_without_any_result_is_named_and_the_others_are_written(run, house, tmp_path, kept):
    folder, newer, older = house(f"{DOES_NOT_FIT}; UPDATE match SET standings = {kept} WHERE n = 1")
    to = tmp_path / "results.csv"
    status, out, err = run("export", "--all", "--as", "csv", "--to", to, "--data", folder)
    assert (status, out) == (2, "")
    assert err.startswith(f"companion: match {older} can no longer be played: ")
    assert err.count("\n") == 1
    assert list(totals(to.read_text(encoding="utf-8"))) == [newer]


def test_a_match_whose_record_has_lost_its_end_keeps_its_result(run, house):
    folder, _newer, older = house()
    whole = run("export", older, "--as", "csv", "--data", folder)[1]
    house("DELETE FROM entry WHERE match = 1 AND n > 20")
    status, out, err = run("export", older, "--as", "csv", "--data", folder)
    assert (status, totals(out)) == (0, totals(whole))
    assert "its record ends before the match does" in err


def test_where_nothing_can_be_written_the_earlier_file_stays(run, house, tmp_path):
    folder, _newer, older = house(f"{DOES_NOT_FIT}; {NO_RESULT}")
    to = tmp_path / "results.csv"
    to.write_text("of last year")
    assert run("export", older, "--as", "csv", "--to", to, "--data", folder)[0] == 2
    assert to.read_text() == "of last year"


@pytest.mark.parametrize("form", ["csv", "record"])
def test_an_export_that_the_disk_breaks_off_leaves_the_earlier_file_whole(run, house, tmp_path, monkeypatch, form):
    folder, _newer, older = house()
    to = tmp_path / "out"
    to.write_text("of last year")

    def full(what, *rest):
        print("half of it", file=next(one for one in (what, *rest) if hasattr(one, "write")))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(batch, f"write_{form}", full)
    assert run("export", older, "--as", form, "--to", to, "--data", folder)[0] == 1
    assert to.read_text() == "of last year"
    assert {file.name for file in tmp_path.iterdir()} == {"house", "out"}


def test_an_export_may_go_into_a_device_or_pipe(run, house):
    assert run("export", "--to", "/dev/null", "--data", house()[0]) == (0, "", "")
    assert Path("/dev/null").is_char_device()


def test_a_finished_record_that_no_longer_fits_is_written_as_it_lies(run, house, tmp_path):
    folder, newer, older = house(DOES_NOT_FIT)
    status, _, err = run("export", "--all", "--to", tmp_path / "records", "--data", folder)
    assert (status, err) == (0, f"match {older} was altered where it lies, from step 6 on\n")
    with closing(Journal(folder / "companion.db")) as journal:
        for match in (newer, older):
            lines = (tmp_path / "records" / f"{match}.jsonl").read_text(encoding="utf-8").splitlines()
            assert lines[1:] == [row.body for row in journal.entries(match)]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ("UPDATE entry SET body = replace(body, '{', '{ ') WHERE match = 1 AND n = 2", None),
        ("UPDATE entry SET body = json_set(body, '$.ms', json('{\"0\":1}')) WHERE match = 1 AND n = 2", "step 3"),
        ("UPDATE entry SET body = 'torn' WHERE match = 1 AND n = 2", "step 3"),
        ("UPDATE match SET header = replace(header, 'Ann', 'Eva') WHERE n = 1", "its set-up"),
    ],
)
def test_a_record_that_was_altered_is_named_and_written(run, house, change, where):
    folder, _newer, older = house(change)
    status, out, err = run("export", older, "--data", folder)
    assert status == 0
    assert len(out.splitlines()) > 20
    assert err == ("" if where is None else f"match {older} was altered where it lies, from {where} on\n")


# -- matches that were not finished


def record_of(table) -> tuple[list[str], str]:
    """The taps and choices that leave the device, and what is said beside them."""
    out, err = io.StringIO(), io.StringIO()
    write_record(table.journal.matches()[0], table.journal, table.games, out, err)
    told = [json.loads(line) for line in out.getvalue().splitlines()[1:]]
    return [line.get("tap", line.get("choose")) for line in told], err.getvalue()


def given_up(table, *cards: str) -> str:
    """A match that was given up, whose further steps today's rules do not take."""
    table.tap(*cards)
    match = table.table.match
    table.do(EndMatch())
    for choice in ("yes", "c4"):
        table.journal.append(match, {"choose": choice}, "toy-question-of-an-older-version")
    table.journal.give_up(match)
    return match


def test_a_record_given_up_is_written_as_far_as_todays_rules_take_it(table_of):
    table = table_of("toy")
    match = given_up(table, "c0", "c1")
    told, said = record_of(table)
    assert told == ["c0", "c1"]
    assert said.startswith(f"match {match}: 2 lines left out: from there on a card may be face down")


def test_a_card_face_down_stays_in_a_record_given_up(table_of):
    table = table_of("toy")
    match = given_up(table, "c3")
    told, said = record_of(table)
    assert told == []
    assert said.startswith(f"match {match}: 3 lines left out")
    assert "c3" not in said.replace(match, "")


def test_rules_that_break_name_no_card_beside_an_export(tattling):
    told, said = record_of(tattling)
    assert told == []
    assert "KeyError" in said
    assert "face down: c3" not in said


def test_of_a_game_that_is_gone_only_finished_records_are_written(table_of):
    table = table_of("other")
    table.tap("c0")
    table.games.pop("other")
    with pytest.raises(NotPlayable):
        record_of(table)
    with pytest.raises(NotPlayable):
        result_of(table.journal.matches()[0], table.journal, table.games)
    table.restart()
    table.do(EndMatch())
    table.sit_down("toy")
    play_to_the_end(table)
    assert len(record_of(table)[0]) == 6
