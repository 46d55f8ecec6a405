"""The path is learned: by landing, by a survey, and by telling a place again."""

from __future__ import annotations

import pytest

from companion.engine import Act, BadInput, Setup
from companion.games.celtica import GAME
from companion.games.celtica.board import read_board
from tests.games.celtica.table import NAMES, Table, board

SURVEY, ENOUGH = Act("mode", "survey"), Act("mode", "play")


# -- by landing


def test_a_place_is_asked_for_when_a_druid_first_comes_there():
    table = Table(2).dealt().plays("A", "red", "red").asks("place").choose("castle").asks("place_n").number(2)
    assert table.known(2) == "castle 2"
    table.asks("part", "A")


def test_places_that_are_passed_stay_unknown():
    table = Table(2).dealt().plays("A", "red", "red", "red").tells("altar")
    assert [table.known(index) for index in (1, 2, 3)] == ["?", "?", "altar"]


def test_an_altar_has_no_number():
    Table(2).dealt().plays("A", "red").tells("altar").asks("altar", "A")


def test_a_place_is_asked_for_once():
    table = Table(2).dealt().plays("A", "red").tells("altar").choose("no").plays("B", "white").asks("altar", "B")
    assert table.known(1) == "altar"


def test_one_step_to_the_goal_needs_no_counting():
    table = Table(2).dealt().plays("A", "red").tells("goal 0")
    assert table.state.board.goal == 1
    table.asks("play", "B")


def test_what_was_learned_is_what_the_next_match_begins_with():
    table = Table(2, "?", "village 1").dealt().plays("A", "red").tells("altar").choose("no")
    assert GAME.learned(table.state) == {"board": [{"kind": "altar"}, {"kind": "village", "n": 1}]}
    assert GAME.learned(Table(2).state) == {}


# -- by a survey


def test_before_the_game_the_whole_path_can_be_walked_up_to_the_goal():
    table = Table(2)
    (key,) = table.view.keys
    assert key.act == SURVEY
    table.by_hand(key.act)
    for words in ("village 1", "altar", "ruin 2", "goal 3"):
        table.tells(words)
    assert GAME.learned(table.state)["board"] == board("village 1", "altar", "ruin 2", "goal 3")
    assert table.asks("display").view.keys == ()


def test_a_survey_asks_only_for_what_is_not_known():
    table = Table(2, "village 1", "?", "altar", goal=(5, "goal 1")).by_hand(SURVEY)
    assert table.view.prompt["n"] == 2
    table.tells("ruin 1")
    assert table.view.prompt["n"] == 4
    table.tells("altar").asks("display")


def test_a_survey_can_be_left_and_the_rest_is_learned_while_playing():
    table = Table(2).by_hand(SURVEY).tells("village 1")
    (key,) = table.view.keys
    assert key.act == ENOUGH
    table.by_hand(key.act).asks("display")
    assert table.known(1) == "village 1"


def test_a_survey_left_in_the_middle_of_a_place_has_not_told_it():
    table = Table(2).by_hand(SURVEY).choose("village").asks("place_n").by_hand(ENOUGH).asks("display")
    assert table.known(1) == "?"


def test_there_is_nothing_to_survey_where_all_is_known():
    table = Table(2, "village 1", "goal 1")
    assert table.view.keys == ()
    assert table.refuses_by_hand(SURVEY) == "path-is-known"


# -- told again


def landed_on_village() -> Table:
    return Table(2, "ruin 1", "village 1", "altar").dealt().plays("A", "red", "red").asks("part", "A")


def test_the_third_key_tells_the_place_again():
    (key,) = landed_on_village().view.keys
    assert key.label.key == "celtica-fix-place"
    assert key.act == Act("turn", "place:2")


def test_a_place_told_as_it_is_known_changes_nothing():
    table = landed_on_village().doubts(2).tells("village 1").asks("part", "A")
    assert table.known(2) == "village 1"


def test_both_are_shown_side_by_side_and_the_table_decides():
    table = landed_on_village().doubts(2).tells("village 2").asks("which")
    words = [option.label.key for option in table.match.ask.among]
    assert words == ["celtica-place", "celtica-place", "celtica-druid-elsewhere"]
    assert len(table.view.stage.shares) == 1
    table.choose("told")
    assert table.view.prompt["n"] == 2


def test_what_is_known_may_be_right_after_all():
    table = landed_on_village().doubts(2).tells("ruin 3").choose("known").asks("part", "A")
    assert table.known(2) == "village 1"


def test_or_the_druid_stands_elsewhere():
    table = landed_on_village().doubts(2).tells("altar").choose("druid").asks("druid_at").number(3).asks("altar", "A")
    assert (table.at("red"), table.known(2)) == (3, "village 1")


def test_a_place_corrected_while_its_parts_are_taken_gives_what_is_missing():
    table = Table(2, "village 1").dealt().plays("A", "red").takes("A", "C").asks("refill")
    table.refill("C").asks("play", "B").plays("B", "white").doubts(1).tells("village 2").choose("told")
    assert table.view.prompt["n"] == 2


def test_a_place_told_again_during_a_refill_acts_after_it():
    table = Table(2, "village 1").dealt().plays("A", "red").takes("A", "C").asks("refill").doubts(1)
    table.tells("ruin 1").choose("told").refill("C").asks("lose", "A")


@pytest.mark.parametrize("asks", ["display", "start_part", "play"])
def test_a_place_can_be_told_at_any_question(asks):
    table = Table(2)
    while table.key != f"celtica-{asks}":
        table.tap("C") if asks == "display" else table.dealt() if asks == "play" else fill_display(table)
    table.doubts(4).tells("castle 1").asks(asks)
    assert table.known(4) == "castle 1"


def fill_display(table: Table) -> None:
    for one in "C12345678":
        table.tap(one)


def test_a_place_can_be_told_or_forgotten_at_once():
    table = landed_on_village().by_hand(Act("turn", "place:2", {"to": {"kind": "altar"}})).asks("altar", "A")
    table.by_hand(Act("turn", "place:2", {"to": None})).asks("place")


# -- what does not agree


def test_a_goal_before_known_places_is_shown_beside_the_first_of_them():
    table = Table(2, "?", "?", "altar").dealt().plays("A", "red", "red").tells("goal 0", steps=2).asks("which")
    assert table.view.detail.key == "celtica-known-beyond"
    table.choose("told")
    assert (table.state.board.goal, table.known(3)) == (2, "?")


def test_the_goal_may_not_be_there_after_all():
    table = Table(2, "?", "?", "altar").dealt().plays("A", "red", "red").tells("goal 0", steps=2).choose("known")
    assert table.state.board.goal is None
    table.asks("place").tells("ruin 0")


def test_a_druid_beyond_the_goal_is_brought_back_by_the_table():
    table = Table(2).dealt().stand(white=9).plays("A", "red").tells("goal 0").asks("druid_at")
    assert table.view.prompt.key == "celtica-where-stands"
    table.number(1)
    assert table.at("white") == 1


def test_a_goal_that_is_none_is_not_known_any_more():
    table = Table(2, goal=(2, "goal 1")).dealt().plays("A", "red", "red").doubts(2).tells("village 1").choose("told")
    assert table.state.board.goal is None
    assert table.known(2) == "village 1"


@pytest.mark.parametrize(
    ("index", "words", "warning"),
    [(3, "village 7", "number-is-unusual"), (1, "ruin 0", "number-is-unusual"), (5, "goal 2", "goal-is-elsewhere")],
)
def test_what_is_unlikely_is_warned_of_and_taken(index, words, warning):
    table = Table(2).doubts(index).tells(words)
    assert table.news == [warning]
    assert table.known(index) == words


@pytest.mark.parametrize(("index", "words"), [(3, "village 3"), (18, "goal 7"), (4, "altar")])
def test_what_is_likely_is_not(index, words):
    assert Table(2).doubts(index).tells(words).news == []


def test_a_druid_may_be_put_right_at_any_time():
    table = Table(2, "village 1", "?", "altar").dealt().plays("A", "red").stand(red=3).asks("altar", "A")
    assert table.at("red") == 3


def test_a_druid_put_back_to_the_start_has_come_nowhere():
    Table(2, "village 1").dealt().plays("A", "red").stand(red=0).asks("play", "B")


# -- the first line


@pytest.mark.parametrize(
    ("described", "field"),
    [
        ("village", "board"),
        ([{"kind": "village"}], "board[0].n"),
        ([{"kind": "hut", "n": 1}], "board[0].kind"),
        ([None, {"kind": "ruin", "n": 10}], "board[1].n"),
        ([{"kind": "ruin", "n": True}], "board[0].n"),
        ([{"kind": "altar", "n": 1}], "board[0].n"),
        ([{"kind": "ruin", "n": 1, "x": 1}], "board[0].x"),
        ([7], "board[0]"),
        ([{"kind": "goal", "n": 1}, {"kind": "altar"}], "board[1]"),
        ([None] * 61, "board"),
    ],
)
def test_a_board_that_cannot_be_is_refused_by_place(described, field):
    with pytest.raises(BadInput) as bad:
        GAME.more({"board": described}, Setup(seats=NAMES[:2]))
    assert bad.value.field == field


def test_a_board_is_written_back_as_it_was_read():
    described = [{"kind": "village", "n": 1}, {"kind": "altar"}, None, {"kind": "goal", "n": 2}]
    assert GAME.more({"board": described}, Setup(seats=NAMES[:2])) == {"board": described}
    assert GAME.more({}, Setup(seats=NAMES[:2])) == {}
    assert read_board([{"kind": "goal"}]).as_json() == [{"kind": "goal", "n": 0}]


def test_nothing_else_stands_in_the_first_line():
    with pytest.raises(BadInput, match="unknown field"):
        GAME.more({"boards": []}, Setup(seats=NAMES[:2]))
