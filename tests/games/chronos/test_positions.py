"""`companion score chronos`: what is answered, and what is a bad line."""

from __future__ import annotations

import pytest

from companion.engine import BadInput
from companion.games.chronos import GAME
from tests.games.chronos.table import P0, described, lying

ONE = {"sheet": 1, "row": 1, "col": 3, "colour": "red", "kind": "knight"}


def test_a_page_is_answered_with_points_cards_seen_and_parts_by_colour():
    assert described(*P0, page=1) == {
        "points": {"red": 2, "blue": 5, "green": 2},
        "seen": {"red": 1, "blue": 2, "green": 1},
        "parts": [
            [{"what": "red_knight", "points": 2, "cards": ["red_knight"]}],
            [
                {"what": "blue_noble", "points": 1, "cards": ["blue_noble"]},
                {"what": "blue_knight", "points": 2, "cards": ["blue_knight"]},
                {"what": "noble_majority", "points": 2, "cards": ["blue_noble"]},
            ],
            [{"what": "green_knight", "points": 2, "cards": ["green_knight"]}],
        ],
    }


def test_the_end_is_answered_with_the_bonus_of_all_pages():
    answer = described(*P0)
    assert answer["bonus"] == {"red": 7, "blue": 3, "green": 7}
    assert [part["what"] for part in answer["parts"][0]] == [f"bonus_page_{page}" for page in (1, 2, 3, 4)]


def test_the_mages_that_changed_a_number_stand_beside_the_card():
    answer = described("1 r2c1 blue white_mage", "1 r2c2 red knight", page=1, printed={"arrows": {"white_mage": ["e"]}})
    assert answer["parts"][0] == [{"what": "red_knight", "points": 4, "cards": ["red_knight", "blue_white_mage"]}]


def test_a_knight_and_a_noble_count_what_the_table_says():
    printed = {"numbers": {"knight": 1, "noble": 3}}
    assert described("1 r1c1 red knight", "1 r1c2 blue noble", page=1, printed=printed)["points"]["blue"] == 3


def test_adjustments_are_parts_too():
    answer = described("1 r1c1 red knight", page=1, adjust={"red": -1})
    assert answer["points"]["red"] == 1
    assert answer["parts"][0][-1] == {"what": "adjust", "points": -1, "cards": []}


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ({}, "cards"),
        ({"cards": []}, "page"),
        ({"cards": [], "page": 1, "final": True}, "page"),
        ({"cards": [], "page": 5}, "page"),
        ({"cards": [], "page": True}, "page"),
        ({"cards": [], "final": False}, "final"),
        ({"cards": [], "final": True, "adjust": {}}, "adjust"),
        ({"cards": [], "page": 1, "adjust": {"white": 1}}, "adjust"),
        ({"cards": [], "page": 1, "adjust": {"red": "1"}}, "adjust.red"),
        ({"cards": [], "page": 1, "adjust": []}, "adjust"),
        ({"cards": [], "page": 1, "options": []}, "options"),
        ({"cards": [], "page": 1, "options": {"nobles": "yes"}}, "options.nobles"),
        ({"cards": [], "page": 1, "hour": 1}, "hour"),
        ({"cards": [1], "page": 1}, "cards[0]"),
        ({"cards": [{**ONE, "upside": True}], "page": 1}, "cards[0].upside"),
        ({"cards": [{**ONE, "turned": 1}], "page": 1}, "cards[0].turned"),
        ({"cards": [{**ONE, "sheet": 0}], "page": 1}, "cards[0].sheet"),
        ({"cards": [{**ONE, "row": 4}], "page": 1}, "cards[0].row"),
        ({"cards": [{**ONE, "col": None}], "page": 1}, "cards[0].col"),
        ({"cards": [{**ONE, "colour": "white"}], "page": 1}, "cards[0].colour"),
        ({"cards": [{**ONE, "kind": "king"}], "page": 1}, "cards[0].kind"),
        ({"cards": [ONE, {**ONE, "kind": "noble"}], "page": 1}, "cards[1]"),
        (
            {"cards": [ONE, *({**ONE, "sheet": 2, "col": col} for col in (1, 2, 3)), {**ONE, "sheet": 3}], "page": 1},
            "cards[4]",
        ),
    ],
)
def test_a_position_that_cannot_be_is_a_bad_line(line, field):
    with pytest.raises(BadInput) as bad:
        GAME.position(line)
    assert bad.value.field == field


def test_a_printed_value_that_is_needed_and_missing_is_a_bad_line():
    for card, field in (("jester", "printed.numbers.jester"), ("white_mage", "printed.arrows.white_mage")):
        with pytest.raises(BadInput) as bad:
            described(f"1 r1c1 red {card}", page=1)
        assert bad.value.field == field


def test_a_printed_value_that_is_not_needed_may_be_missing():
    covered = ("1 r1c1 red jester", "2 r1c1 red knight", "1 r1c2 red white_mage", "2 r1c2 blue knight")
    assert described(*covered, page=2)["points"] == {"red": 2, "blue": 2, "green": 0}
    turned_away = ("4 r1c1 red jester", "1 r1c1 red knight")
    assert described(*turned_away, page=2)["points"]["red"] == 2
    assert described("1 r1c1 red jester")["bonus"]["red"] == 12


def test_a_travellers_back_needs_its_number_too():
    with pytest.raises(BadInput, match=r"printed\.numbers\.traveller"):
        described("4 r1c1 red traveller", page=1)


def test_every_card_of_the_box_can_lie_somewhere():
    assert (
        GAME.position({"cards": [lying(f"{n} r1c1 red knight") for n in (1, 2, 3, 4)], "page": 4})["points"]["red"] == 2
    )
