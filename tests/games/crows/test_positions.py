"""Described positions: who would be out, what is counted, and what is a bad line."""

from __future__ import annotations

import pytest

from companion.engine import BadInput
from companion.games.crows import GAME

GOOD = {"hour": "tora", "areas": [["crow_3", "crow_2"], ["bat_1"]]}


def test_a_position_tells_who_is_out_and_what_was_counted():
    assert GAME.position({**GOOD, "options": {}}) == {"out": [True, False], "counts": [{"crow": 5}, {"bat": 1}]}


def test_kinds_that_are_not_there_are_not_counted():
    assert GAME.position({"hour": "ushi", "areas": [[], ["rooster_2", "owl_1"]]})["counts"] == [
        {},
        {"rooster": 2, "owl": 1},
    ]


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ({"areas": [[], []]}, "hour"),
        ({**GOOD, "hour": "midnight"}, "hour"),
        ({**GOOD, "hour": ["tora"]}, "hour"),
        ({"hour": "tora"}, "areas"),
        ({**GOOD, "areas": []}, "areas"),
        ({**GOOD, "areas": [[]] * 5}, "areas"),
        ({**GOOD, "areas": ["crow_1", []]}, "areas.0"),
        ({**GOOD, "areas": [[], ["bell"]]}, "areas.1.0"),
        ({**GOOD, "areas": [["stone"], []]}, "areas.0.0"),
        ({**GOOD, "areas": [[["crow_1"]], []]}, "areas.0.0"),
        ({**GOOD, "areas": [["owl_1", "owl_1"], ["owl_1"]]}, "areas.1.0"),
        ({**GOOD, "options": []}, "options"),
        ({**GOOD, "options": {"no_such": "rule"}}, "options.no_such"),
        ({**GOOD, "options": {"judge_all_players": "maybe"}}, "options.judge_all_players"),
        ({**GOOD, "turn": 1}, "turn"),
    ],
)
def test_a_bad_line_names_its_field(line, field):
    with pytest.raises(BadInput) as bad:
        GAME.position(line)
    assert bad.value.field == field
