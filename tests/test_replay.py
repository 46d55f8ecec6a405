"""`companion replay`: every line answered, nothing changed by what is refused, and the end line that sums up."""

from __future__ import annotations

import io
import json

import pytest

from companion.chain import chained
from companion.demo import Players, demo_setup
from companion.engine import BadInput, History
from companion.games import find_games
from companion.record_lines import parse, read_line, write
from companion.replay import Run
from tests.engine.toy import GAME

HEADER = '{"game":"toy","seats":["Ann","Ben"]}'
WHOLE = ['{"tap":"c0"}', '{"tap":"c1"}', '{"choose":"yes"}', '{"choose":"no"}', '{"number":2}', '{"choose":"end"}']


def say(msg, seats):
    """A message by its key; a player by name."""
    return seats[msg["who"].seat] if msg.key == "app-who" else msg.key


def play(*lines, name="game.jsonl", as_json=True, verify=False):
    out, err = io.StringIO(), io.StringIO()
    run = Run(name, {"toy": GAME}, lambda game, seats: lambda msg: say(msg, seats), out, err, as_json=as_json)
    status = run.play(lines, verify=verify)
    answers = [json.loads(line) for line in out.getvalue().splitlines()] if as_json else out.getvalue()
    return status, answers, err.getvalue()


def test_every_line_is_answered_with_the_next_question():
    status, answers, err = play(HEADER, '{"tap":"c0"}')
    assert (status, err) == (0, "")
    assert answers[0] == {
        "line": 2,
        "ok": True,
        "ask": {"key": "toy-tap", "kind": "tap", "seat": 1, "accepts": ["c0", "c1", "c2", "c3", "c4"]},
    }


def test_a_whole_match_ends_with_its_scores():
    status, answers, _err = play(HEADER, *WHOLE)
    end = answers[-1]
    assert status == 0
    assert (end["end"], end["finished"], end["ask"], end["state"]) == (True, True, None, {"bid": 2})
    assert end["scores"][0] == {
        "seat": 0,
        "name": "Ann",
        "total": 2,
        "rank": 1,
        "winner": True,
        "parts": [{"what": "bid", "points": 2, "cards": []}],
    }


def test_the_kinds_of_question_are_described():
    _status, answers, _err = play(HEADER, *WHOLE[:4])
    each, window = answers[1]["ask"], answers[3]["ask"]
    assert (each["kind"], each["in"], sorted(each["asks"])) == ("each", [], ["0", "1"])
    assert (window["kind"], window["asks"]["bid"]["min"], window["asks"]["bid"]["max"]) == ("first", 1, 3)


def test_from_a_file_the_first_refused_line_ends_the_run():
    status, answers, err = play(HEADER, '{"tap":"c5"}', '{"tap":"c1"}')
    assert status == 2
    assert answers[0]["refused"] == "toy-no"
    assert answers[0]["may_force"] is True
    assert answers[1]["end"] is True
    assert err.startswith("game.jsonl, line 2, ")


def test_from_standard_input_a_refused_line_changes_nothing_and_reading_goes_on():
    status, answers, err = play(HEADER, '{"tap":"c5"}', '{"tap":"c1"}', name="-")
    assert (status, err) == (0, "")
    assert [answer.get("ok") for answer in answers] == [False, True, None]


def test_from_standard_input_a_malformed_line_is_answered_and_reading_goes_on():
    status, answers, err = play(HEADER, '{"tap":5}', '{"tap":"c1"}', name="-")
    assert status == 2
    assert answers[0]["refused"] == "bad-line"
    assert answers[1]["ok"] is True
    assert err == "-, line 2, tap: expected an id\n"


def test_a_malformed_line_of_a_file_is_named_on_standard_error():
    status, _answers, err = play(HEADER, '{"tap":"c0","colour":"red"}')
    assert (status, err) == (2, "game.jsonl, line 2, colour: unknown field\n")


@pytest.mark.parametrize("header", ["", "{}", "nonsense", '{"game":"toy","seats":["Ann"]}'])
def test_a_malformed_header_plays_nothing(header):
    status, answers, err = play(header, '{"tap":"c0"}')
    assert (status, answers) == (2, [])
    assert err.startswith("game.jsonl, line 1, ")


def test_nothing_at_all_is_a_malformed_header():
    assert play()[0] == 2


def test_undo_and_correct_lines_edit_the_record():
    _status, answers, _err = play(HEADER, '{"tap":"c0"}', '{"undo":1}', '{"undo":1}', name="-")
    assert [answer.get("refused") for answer in answers] == [None, None, "nothing-to-undo", None]
    _status, answers, _err = play(HEADER, *WHOLE[:4], '{"correct":{"at":0,"drop":1,"put":[{"tap":"c2"}]}}', *WHOLE[4:])
    assert answers[-1]["finished"]


def exported(*lines):
    previous, chain = "", []
    for text in lines:
        line = parse(text)
        previous = line["hash"] = chained(previous, line)
        chain.append(write(line))
    return chain


def test_verify_accepts_an_unbroken_chain_and_names_the_first_line_that_does_not_fit():
    lines = exported(HEADER, *WHOLE)
    assert play(*lines, verify=True)[0] == 0
    lines[3] = lines[3].replace("yes", "no")
    status, _answers, err = play(*lines, verify=True)
    assert status == 2
    assert err == "game.jsonl, line 4, hash: does not fit this line and the ones before it\n"


def test_verify_demands_hashes():
    status, _answers, err = play(HEADER, *WHOLE, verify=True)
    assert (status, err) == (2, "game.jsonl, line 1, hash: is missing\n")


def test_in_plain_words_every_step_and_the_tally_are_told():
    status, told, _err = play(HEADER, *WHOLE, as_json=False)
    assert status == 0
    assert "p → app-as-is" in told
    assert "1. Ann 2 = bid 2" in told


def test_a_face_down_card_is_not_named():
    _status, told, _err = play(HEADER, '{"tap":"c3"}', as_json=False)
    assert "app-face-down" in told
    assert "c3" not in told


def test_a_line_on_which_the_rules_break_is_refused_by_its_number():
    broken = '{"do":{"move":"bug"}}'
    status, answers, err = play(HEADER, broken, '{"tap":"c0"}')
    assert (status, err) == (2, "game.jsonl, line 2, enter-by-hand: app-enter-by-hand\n")
    assert [answer.get("refused") for answer in answers] == ["enter-by-hand", None]
    assert answers[-1]["end"] is True
    status, answers, err = play(HEADER, broken, '{"tap":"c0"}', name="-")
    assert (status, err) == (0, "")
    assert [answer.get("ok") for answer in answers] == [False, True, None]


LONG = "9" * 5000
OBJECTS = ("", "x", [], {}, None, 7, ["x"], f"place:{LONG}", f"token:{LONG}", f"stage:-{LONG}", "token:--1", "place:²")
PLACES = (*OBJECTS, f"hand:{LONG}", f"seat:{LONG}", True, 1.5, [[]], {"kind": []})


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
def test_nothing_that_can_be_written_as_done_by_hand_breaks_the_rules(game):
    players = Players(game, demo_setup(game, game.seats[0], 1, {}), 1)
    for _ in range(12):
        players.act()
    known = (next(iter(game.cards)), "coins", "unknown", "start", "trick", "lead", "place:3", "sheet:1", "1:r1c1")
    between = (("box", "city:0"), ("city:0", "box"), ("hand:0", "hand:1"), ("hand:0", "allies:1"), ("deck", "hand:0"))
    for what in ("move", "lock", "order", "turn", "mode"):
        for of in (*OBJECTS, *known):
            for details in (
                *({"to": place} for place in PLACES),
                *({"from": "box", "to": place, "n": place} for place in PLACES),
                *({"from": source, "to": goal} for source, goal in between),
                *({"for": [0], "until": place} for place in PLACES),
                *({"for": place, "until": "none"} for place in PLACES),
            ):
                take(players.history, {"do": {what: of, **details}})


def take(history: History, line: dict) -> None:
    """Offer a line if it is one. A RuleBug fails the test."""
    try:
        entry = read_line(parse(write(line))).entry
    except BadInput:
        return
    history.offer(entry)
