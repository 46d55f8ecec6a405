"""The commands as a user types them: what they print, where, and with which exit status."""

from __future__ import annotations

import csv
import io
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from companion.games import find_games
from companion.journal import Journal
from tests.games.playout import FULL

GAMES = tuple(find_games())
TABLES = [(game.id, seats) for game in find_games().values() for seats in game.seats]


def one_line(err):
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_demo_ends_like_the_replay_of_its_record(run, tmp_path, game, seats):
    for seed in range(100 if FULL else 2):
        record = tmp_path / f"{seed}.jsonl"
        status, out, err = run("demo", game, "--seats", seats, "--seed", seed, "--json", "--record", record)
        assert (status, err) == (0, "")
        end = json.loads(out)
        assert end["finished"]
        totals = {seat["total"] for seat in end["scores"]}
        if totals != {None}:  # a game without points has no totals either
            assert all(seat["total"] == sum(part["points"] for part in seat["parts"]) for seat in end["scores"])
        status, out, err = run("replay", record, "--json", "--verify")
        assert (status, err) == (0, "")
        assert json.loads(out.splitlines()[-1]) == end


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans", "ja"])
def test_a_demo_tells_its_tally_in_every_language(run, game, lang):
    status, out, err = run("demo", game, "--lang", lang)
    assert (status, err) == (0, "")
    assert out.strip().startswith("1. ")


def test_standard_output_is_answers_and_nothing_else():
    """What the libraries have to say on being imported is no answer to anybody's line."""
    told = '{"history":["monster_attack"],"allies":[["power_02"],[],[]]}\n'
    words = [sys.executable, "-m", "companion", "score", "chronicle"]
    surroundings = {name: value for name, value in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    ran = subprocess.run(words, input=told, env=surroundings, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert [json.loads(line)["fame"] for line in ran.stdout.splitlines()] == [[1, 0, 0]]


def test_games_that_cannot_be_loaded_are_told_in_one_line(run, monkeypatch):
    monkeypatch.setattr("companion.__main__.find_games", lambda: {}["chronicle"])
    status, out, err = run("score", "chronicle")
    assert (status, out) == (1, "")
    assert "something of ours broke" in one_line(err)


def test_the_same_seed_is_the_same_match(run):
    assert run("demo", "chronicle", "--seed", 7)[1] == run("demo", "chronicle", "--seed", 7)[1]
    assert run("demo", "chronicle", "--seed", 7)[1] != run("demo", "chronicle", "--seed", 8)[1]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["demo", "chronicle", "--seats", "9"], "--seats: chronicle is for 3 to 6"),
        (["demo", "chronicle", "--option", "end_tie=never"], "options.end_tie"),
        (["demo", "chronicle", "--option", "nonsense"], "expected a house rule"),
        (["demo", "poker"], "invalid choice"),
        (["replay", "no/such/file"], "no/such/file: cannot be read"),
        (["replay", "."], "cannot be read"),
        (["score", "chronicle", "no/such/file"], "no/such/file: cannot be read"),
        (["export"], "there is no finished match"),
        (["export", "--as", "csv", "--all"], "there is no finished match"),
        (["export", "no-such-match"], "there is no such match"),
        (["--size", "big"], "expected a size such as 800x480"),
        (["--config", "no/such/file"], "no/such/file"),
        (["dance"], "invalid choice"),
    ],
)
def test_bad_words_get_one_plain_line_and_status_2(run, words, says):
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert says in one_line(err)


def test_a_demo_on_a_database_of_a_newer_version_says_so(run, tmp_path):
    with closing(sqlite3.connect(tmp_path / "companion.db")) as db:
        db.execute("PRAGMA user_version = 99")
        db.execute("CREATE TABLE match (id TEXT)")
    status, out, err = run("demo", "chronicle", "--data", tmp_path)
    assert (status, out) == (1, "")
    assert "written by a newer version of the companion" in one_line(err)


def test_a_demo_on_a_full_disk_says_so(run, tmp_path, monkeypatch):
    def full(*_):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Journal, "_insert", full)
    status, out, err = run("demo", "chronicle", "--data", tmp_path)
    assert (status, out) == (1, "")
    assert "database or disk is full" in one_line(err)


def test_positions_are_read_from_standard_input_or_a_file(run, tmp_path):
    line = '{"history":["monster_attack"],"allies":[["power_02"],[],[]]}\n'
    expected = {"fame": [1, 0, 0], "parts": [[{"what": "monster_attack", "points": 1, "cards": ["power_02"]}], [], []]}
    status, out, err = run("score", "chronicle", given=line)
    assert (status, json.loads(out), err) == (0, expected, "")
    (tmp_path / "positions").write_text(line)
    assert json.loads(run("score", "chronicle", tmp_path / "positions")[1]) == expected


def test_a_file_may_begin_with_a_byte_order_mark(run, tmp_path):
    """Windows editors write one."""
    line = '{"history":["monster_attack"],"allies":[["power_02"],[],[]]}\n'
    (tmp_path / "positions").write_text(line, encoding="utf-8-sig")
    assert run("score", "chronicle", tmp_path / "positions")[0] == 0


def test_a_bad_position_is_answered_in_place_and_makes_status_2(run):
    good = '{"history":["monster_attack"],"allies":[["power_02"],[],[]]}'
    status, out, err = run("score", "chronicle", given=f"{good}\nnonsense\n{good}\n")
    answers = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (2, "")
    assert answers[0] == answers[2]
    assert answers[1] == {"line": 2, "error": "line: expected one JSON object"}


@pytest.fixture
def played(run, tmp_path):
    """A folder with two finished matches."""
    for seed in (1, 2):
        assert run("demo", "chronicle", "--seed", seed, "--data", tmp_path / "kept")[0] == 0
    return tmp_path / "kept"


def test_an_export_without_a_name_is_the_last_finished_match(run, played):
    status, out, err = run("export", "--data", played)
    assert (status, err) == (0, "")
    header = json.loads(out.splitlines()[0])
    assert header["game"] == "chronicle"
    assert {"id", "rules", "app", "began", "hash"} <= set(header)
    assert run("export", header["id"], "--data", played)[1] == out


def test_all_records_go_into_a_folder(run, played, tmp_path):
    assert "name one" in one_line(run("export", "--all", "--data", played)[2])
    assert run("export", "--all", "--to", tmp_path / "records", "--data", played)[0] == 0
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_every_form_of_export_tells_the_same_result(run, played):
    """What the tally shows is what CSV, JSON and BG Stats say."""
    record = run("export", "--data", played)[1]
    end = json.loads(run("replay", "-", "--json", given=record)[1].splitlines()[-1])
    tally = [(seat["name"], seat["total"], seat["rank"], seat["winner"]) for seat in end["scores"]]

    rows = list(csv.DictReader(io.StringIO(run("export", "--as", "csv", "--data", played)[1])))
    assert [(row["name"], int(row["total"]), int(row["rank"]), row["winner"] == "yes") for row in rows] == tally
    for row in rows:
        categories = list(row)[9:]
        assert sum(int(row[name]) for name in categories if row[name]) == int(row["total"])

    results = json.loads(run("export", "--as", "json", "--data", played)[1])
    assert [(s["name"], s["total"], s["rank"], s["winner"]) for s in results[0]["seats"]] == tally

    plays = json.loads(run("export", "--as", "bgstats", "--data", played)[1])
    names = {player["id"]: player["name"] for player in plays["players"]}
    scores = plays["plays"][0]["playerScores"]
    assert [(names[s["playerRefId"]], int(s["score"]), s["rank"], s["winner"]) for s in scores] == tally


def test_a_second_export_does_not_double_a_play(run, played):
    one = json.loads(run("export", "--as", "bgstats", "--all", "--data", played)[1])
    again = json.loads(run("export", "--as", "bgstats", "--all", "--data", played)[1])
    assert one == again
    assert len({play["uuid"] for play in one["plays"]}) == 2
