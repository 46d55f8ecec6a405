"""Described positions: what is scored, by which parts, and what is a bad line."""

from __future__ import annotations

import pytest

from companion.engine import BadInput
from companion.games.chronicle import GAME
from tests.games.chronicle.table import score, scored

GOOD = {"history": ["monster_attack"], "allies": [["power_02", "power_05"], [], []]}


def test_a_position_is_scored_with_its_parts():
    assert GAME.position({**GOOD, "leftover": [[], ["love_03"], []], "options": {}}) == {
        "fame": [1, 0, 0],
        "parts": [[{"what": "monster_attack", "points": 1, "cards": ["power_02", "power_05"]}], [], []],
    }


def test_leftover_cards_count_among_the_allies():
    assert score("monster_attack", left={"B": "P3 P4 P6 P7 P8"}, A="P2 P5", B="", C="") == [0, 1, 0]


def test_cards_that_bring_further_history_count_for_nothing():
    assert score("talk_with_dragon", "coronation", "monster_attack", A="P3", B="", C="") == [1, 0, 0]
    assert score("coronation", A="P3", B="", C="") == [0, 0, 0]


def test_the_parts_of_each_list_add_up_to_the_total():
    described = scored("monster_attack", "dark_age", "angel_advent", "compile_annals", A="P3 W3", B="Demon", C="L2 P4")
    assert described["fame"] == [sum(part["points"] for part in parts) for parts in described["parts"]]
    assert [[part["what"] for part in parts] for parts in described["parts"]] == [
        ["monster_attack", "angel_advent"],
        ["dark_age"],
        ["monster_attack", "angel_advent", "compile_annals"],
    ]


@pytest.mark.parametrize(
    ("history", "best"),
    [
        ("monster_attack", "A"),
        ("bloody_rebellion", "C"),
        ("round_table", "B"),
        ("political_intrigue", "AC"),
        ("natural_disaster", "C"),
        ("moral_decay", "AB"),
        ("compile_annals", "C"),
        ("founding_festival", "AB"),
        ("angel_advent", "ABC"),
        ("dark_age", ""),
    ],
)
def test_every_condition(history, best):
    fame = score(history, A="P3 P4", B="W3 P6", C="L3 L4 L6")
    assert "".join(letter for letter, points in zip("ABC", fame, strict=True) if points) == best


@pytest.mark.parametrize("history", ["monster_attack", "round_table", "natural_disaster", "compile_annals"])
def test_most_takes_at_least_one(history):
    assert score(history, A="", B="", C="") == [0, 0, 0]


def test_fewest_may_be_none():
    assert score("moral_decay", A="", B="L3", C="") == [1, 0, 1]


@pytest.mark.parametrize("evil", ["P1", "W1", "L1", "Demon"])
def test_exactly_these_four_are_evil(evil):
    assert score("dark_age", A=evil, B="P2 W2 L2 King Dragon Sage Fool", C="") == [1, 0, 0]


def test_three_evil_cards_are_no_monopoly():
    assert score("monster_attack", A="P1 W1 L1", B="P3", C="Demon") == [0, 1, 0]


def test_another_players_angel_sheds_nothing():
    assert score("monster_attack", A="P1 P3 P4", B="Angel P5", C="") == [0, 1, 0]


def test_evil_holders_drop_out_before_the_others_are_compared():
    assert score("bloody_rebellion", A="W1", B="P3", C="P4 P6") == [0, 1, 0]


def test_a_tie_that_the_table_decides_is_a_bad_line():
    with pytest.raises(BadInput, match=r"options\.tie_policy"):
        score("monster_attack", options={"tie_policy": "ask_table"}, A="P3", B="P4", C="")
    assert score("monster_attack", options={"tie_policy": "ask_table"}, A="P3", B="", C="") == [1, 0, 0]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"history": None}, "history"),
        ({"history": []}, "history"),
        ({"history": "monster_attack"}, "history"),
        ({"history": ["power_02"]}, "history.0"),
        ({"history": [3]}, "history.0"),
        ({"history": [["monster_attack"]]}, "history.0"),
        ({"history": ["dark_age", "dark_age"]}, "history.1"),
        ({"allies": None}, "allies"),
        ({"allies": [[], []]}, "allies"),
        ({"allies": [[], [], [], [], [], [], []]}, "allies"),
        ({"allies": [[], "power_02", []]}, "allies.1"),
        ({"allies": [["power_11"], [], []]}, "allies.0.0"),
        ({"allies": [["monster_attack"], [], []]}, "allies.0.0"),
        ({"allies": [[{}], [], []]}, "allies.0.0"),
        ({"allies": [["power_02"], ["power_02"], []]}, "allies.1.0"),
        ({"allies": [["power_02", "power_02"], [], []]}, "allies.0.1"),
        ({"leftover": [[], []]}, "leftover"),
        ({"leftover": [["power_05"], [], []]}, "leftover.0.0"),
        ({"options": []}, "options"),
        ({"options": {"tie_policy": "coin"}}, "options.tie_policy"),
        ({"options": {"trumps": "yes"}}, "options.trumps"),
        ({"fame": [1, 0, 0]}, "fame"),
    ],
)
def test_a_bad_position_names_its_field(change, field):
    with pytest.raises(BadInput) as bad:
        GAME.position({**GOOD, **change})
    assert bad.value.field == field


@pytest.mark.parametrize("missing", ["history", "allies"])
def test_a_position_says_history_and_allies(missing):
    with pytest.raises(BadInput) as bad:
        GAME.position({name: value for name, value in GOOD.items() if name != missing})
    assert bad.value.field == missing
