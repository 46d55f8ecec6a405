"""The result taken along: the link and its code, the files on a stick, and that all of them tell the same."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime
from functools import partial
from urllib.parse import parse_qs, urlsplit

import pygame
import pytest
import segno

from companion import commands as ask_for
from companion.bgstats import bgsplay, create_play, play_links
from companion.export import write_csv, write_json
from companion.games import find_games
from companion.health import Health
from companion.qr import code_of
from companion.results import result_of
from companion.take_along import result_code, write_result
from screens.canvas import Canvas
from screens.fonts import Fonts
from tests.pilot import Pilot, play_on
from tests.screens.voices import Voice
from tests.test_health import House

CJK = ("王大明", "林小花", "陳美麗", "張志強", "李淑芬", "黃俊傑", "吳佳穎")
TABLES = [(game.id, seats, seed) for seed, game in enumerate(find_games().values()) for seats in game.seats]


@pytest.fixture
def result(table_of):
    def played(game="chronicle", seats=4, seed=3, names=CJK):
        sitting = table_of(game, *names[:seats])
        play_on(sitting, seed=seed)
        row = sitting.journal.matches("finished")[0]
        return sitting, result_of(row, sitting.journal, sitting.games)

    return played


def told(link):
    (data,) = parse_qs(urlsplit(link).query, strict_parsing=True)["data"]
    return json.loads(data)


def test_the_link_has_the_fields_that_bg_stats_reads(result):
    _, one = result()
    play = told(play_links(one)[0])
    assert play == create_play(one)
    assert set(play) == {"sourceName", "sourcePlayId", "playDate", "durationMin", "game", "players"}
    assert play["sourcePlayId"] == bgsplay([one])["plays"][0]["uuid"]
    assert datetime.strptime(play["playDate"], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC) == one.ended
    assert set(play["game"]) == {"name", "sourceGameId", "highestWins", "noPoints"}
    for person in play["players"]:
        assert set(person) == {"name", "sourcePlayerId", "startPlayer", "winner", "score", "rank"}
        assert type(person["startPlayer"]) is type(person["winner"]) is bool
    assert sum(person["startPlayer"] for person in play["players"]) == 1
    ids = {player["name"]: player["uuid"] for player in bgsplay([one])["players"]}
    assert {person["name"]: person["sourcePlayerId"] for person in play["players"]} == ids


def test_a_link_is_a_url_whatever_people_are_called(result):
    _, one = result(names=("A&B=C", 'D"+%', "#?/;", "é 王"))
    link = play_links(one)[0]
    assert link.isascii()
    assert not set(' "<>[]{}|\\^`#+&;') & set(urlsplit(link).query)
    assert [person["name"] for person in told(link)["players"]] == list(one.seats)


@pytest.mark.parametrize(("game", "seats", "seed"), TABLES)
def test_screen_link_and_every_file_tell_the_same_result(result, game, seats, seed):
    sitting, one = result(game, seats, seed)
    sheet = sitting.table.tally
    lines = [
        (one.seats[line.seat], line.total if sheet.points else None, line.rank, line.winner) for line in sheet.lines
    ]
    table, tree = io.StringIO(), io.StringIO()
    write_csv([one], table)
    write_json([one], tree)
    rows = csv.DictReader(io.StringIO(table.getvalue()))
    number = {"": None}
    as_csv = [
        (
            row["name"],
            number.get(row["total"], row["total"] and int(row["total"])),
            number.get(row["rank"], row["rank"] and int(row["rank"])),
            row["winner"] == "yes",
        )
        for row in rows
    ]
    assert as_csv == lines
    seated = json.loads(tree.getvalue())[0]["seats"]
    assert [(seat["name"], seat["total"], seat["rank"], seat["winner"]) for seat in seated] == lines
    file = bgsplay([one])
    names = {player["id"]: player["name"] for player in file["players"]}
    scores = file["plays"][0]["playerScores"]
    as_file = [
        (names[s["playerRefId"]], int(s["score"]) if s["score"] else None, s["rank"] or None, s["winner"])
        for s in scores
    ]
    assert as_file == lines
    people = told(play_links(one)[0])["players"]
    as_link = [(p["name"], p.get("score"), p.get("rank"), p["winner"]) for p in people]
    assert as_link == lines[:seats], "whom nobody sat for is in the files alone"


def test_files_written_again_are_the_same_files(result, tmp_path):
    sitting, one = result()

    def written():
        shown = write_result(tmp_path / "stick", one.match, sitting.journal, sitting.games)
        return shown, {file.name: file.read_bytes() for file in (tmp_path / "stick").iterdir()}

    shown, files = written()
    assert {name.rpartition(".")[2] for name in files} == {"bgsplay", "csv", "json", "jsonl"}
    assert written() == (shown, files)
    assert shown.suffix == ".bgsplay"
    assert files[shown.with_suffix(".csv").name].startswith(b"\xef\xbb\xbf"), "else a spreadsheet loses the names"


# -- the code


def test_a_code_is_what_the_library_makes_of_the_link(result):
    _, one = result()
    link = play_links(one)[0]
    made = segno.make_qr(link, error="L", boost_error=False)
    assert [list(row) for row in code_of([link])] == [[module == 1 for module in row] for row in made.matrix]


def test_seven_people_with_chinese_names_have_three_whole_pixels_a_module(result):
    _, one = result("wonders", 7)
    code = code_of(play_links(one))
    assert len(code) <= 133, "version 29"
    canvas = Canvas(pygame.Surface((800, 480)), Voice(), Fonts("en"))
    canvas.code(canvas.sheet.left(canvas.sheet.h), code)
    box = pygame.mask.from_threshold(canvas.surface, (255, 255, 255), (1, 1, 1)).get_bounding_rects()
    area = box[0].unionall(box[1:])
    pixels, rest = divmod(area.w, len(code) + 8)
    assert rest == 0
    assert pixels >= 3
    for y, row in enumerate(code):
        for x, dark in enumerate(row):
            at = pygame.Rect(area.x + (x + 4) * pixels, area.y + (y + 4) * pixels, pixels, pixels)
            seen = {canvas.surface.get_at(corner)[0] for corner in (at.topleft, (at.right - 1, at.bottom - 1))}
            assert seen == {0 if dark else 255}


def test_what_can_be_spared_goes_before_a_code_becomes_too_fine():
    fits, fine = "x" * 1628, "x" * 1629
    assert len(code_of([fine, fits])) == 133
    assert len(code_of([fine, fine])) > 133
    assert code_of(["x" * 3000]) is None


# -- on the device


def test_nothing_is_made_until_somebody_asks_and_another_end_has_another_code(result):
    sitting, one = result()
    assert sitting.model.share is None
    sitting.do(ask_for.ShareResult())
    assert sitting.model.share.code == code_of(play_links(one))
    sitting.do(ask_for.TakeBack())
    assert sitting.model.share is None
    sitting.do(ask_for.ShareResult())
    assert sitting.model.share is None, "it has not ended"


def test_from_the_result_it_is_two_touches_to_the_files(result, tmp_path):
    sitting, one = result()
    write = partial(write_result, journal=sitting.journal, games=sitting.games)
    sitting.core._health = Health(result=write, spare=tmp_path / "results")
    pilot = Pilot(sitting)
    pilot.touch("Share result")
    assert "One moment" in pilot.words
    assert "Scan with a phone" in pilot.words.replace("\n", " ")
    pilot.touch("Save as files")
    assert pilot.touches == 2
    assert pilot.sent == [ask_for.ShareResult(), ask_for.SaveResult(one.match)]
    assert "Result saved" in pilot.words
    assert {file.suffix for file in (tmp_path / "results").iterdir()} == {".bgsplay", ".csv", ".json", ".jsonl"}


def test_a_result_goes_to_a_stick_that_is_mounted_and_let_go(tmp_path):
    house = House(tmp_path)
    house.core.handle(ask_for.SaveResult("m1"))
    assert house.said == "app-one-moment"
    house.answer("mount", "done")
    assert (house.stick / "m1.bgsplay").exists()
    house.answer("unmount", "done")
    assert house.said == "app-result-saved"
    house.journal.close()


def test_without_a_helper_a_result_stays_here(tmp_path):
    house = House(tmp_path, helper=False)
    house.core.handle(ask_for.SaveResult("m1"))
    assert house.said == "app-result-kept"
    assert (house.spare / "m1.bgsplay").exists()
    house.journal.close()


def test_without_a_stick_a_result_says_so(tmp_path):
    house = House(tmp_path)
    house.core.handle(ask_for.SaveResult("m1"))
    house.answer("mount", "no-stick")
    assert house.said == "app-no-stick"
    house.journal.close()


def test_a_match_that_cannot_be_read_has_no_code_and_nothing_breaks(result):
    sitting, _ = result()
    assert result_code("no-such-match", sitting.journal, sitting.games) is None
