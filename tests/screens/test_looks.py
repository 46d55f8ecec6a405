"""Looking at other pages, and at the tally, for as long as somebody wants: nothing in the match changes."""

from __future__ import annotations

import pytest

from companion.commands import Start
from companion.engine import Drawing, Label, Setup, complete_options
from companion.games import find_games
from companion.inputs import Choice
from screens.looks import PEEK, look_at
from screens.screen import Own
from tests.pilot import Pilot
from tests.screens.test_golden import overlapping, too_small

CHRONOS = find_games()["chronos"]
PRINTED = {
    "numbers": {"contract_demon": -3, "jester": 1},
    "arrows": {"black_mage": ["n", "e"]},
}


@pytest.fixture
def pilot(device) -> Pilot:
    """Three people before their first card, three knights on the oldest sheet."""
    device.game = CHRONOS
    setup = Setup(
        seats=("Ann", "Ben", "Cleo"),
        options=complete_options(CHRONOS.form, {}),
        more={"set": "first_game", "colours": ["red", "blue", "green"], "printed": PRINTED},
    )
    device.do(Start("chronos", setup))
    device.choose("r1c3", "r3c3")
    return Pilot(device)


def told(pilot: Pilot) -> list[object]:
    """What reached the core."""
    return [step for step in pilot.sent if not isinstance(step, Own)]


def test_a_tab_opens_its_page_and_a_second_touch_goes_back(pilot):
    before = pilot.words
    pilot.touch("sheet:2")
    assert "Page 2" in pilot.words
    pilot.touch("sheet:2")
    assert pilot.words == before
    assert told(pilot) == []


def test_a_key_leafs_through_the_pages_and_leads_back(pilot):
    before = pilot.words
    pilot.touch("Look")
    for page in ("Page 2", "Page 3", "Page 4", "Page 1"):
        pilot.touch(page)
        assert page in pilot.words
    pilot.touch("Back")
    assert pilot.words == before
    assert told(pilot) == []


def test_while_a_sheet_is_chosen_tabs_choose_and_the_key_looks(pilot):
    pilot.sitting.tap("red_knight", "blue_knight", "green_knight")
    pilot.touch("Look", "sheet:3")
    assert told(pilot) == []
    assert "Page 3" in pilot.words
    pilot.touch("Back", "sheet:3")
    assert told(pilot) == [Choice("choose", "sheet:3")]


def test_while_somebody_looks_nothing_is_answered_by_touching_the_stage(pilot):
    pilot.sitting.tap("red_knight", "blue_knight", "green_knight")
    pilot.sitting.choose("sheet:1")
    assert "r1c2" in pilot.offers
    pilot.touch("Look")
    assert not [name for name in pilot.offers if name in {f"r{row}c{col}" for row in (1, 2, 3) for col in (1, 2, 3)}]


def test_a_tap_is_taken_while_somebody_looks_and_ends_the_look(pilot):
    pilot.touch("sheet:2")
    pilot.sitting.tap("red_knight")
    assert "Page 2" not in pilot.words
    assert pilot.sitting.table.asked.seats_in == (0,)


def test_after_a_page_was_counted_its_points_can_be_looked_at(pilot):
    pilot.sitting.tap("red_knight", "blue_knight", "green_knight")
    for place in ("r1c2", "r2c1", "r2c2"):
        pilot.sitting.choose("sheet:1", place)
    pilot.sitting.tap("era_1")
    pilot.touch("Look", "Page 2", "Page 3", "Page 4", "Round 1, page 1")
    assert "Cards" in pilot.words
    assert "4" in pilot.words


def test_every_look_can_be_read_and_touched(pilot):
    for look in pilot.sitting.table.view.looks:
        canvas = pilot.look()
        pilot.touch_that(Own(PEEK, look.id))
        canvas = pilot.look()
        assert [text.words for text in canvas.texts if not text.fits] == []
        assert too_small(canvas) == []
        assert overlapping([(hit.name, hit.zone) for hit in canvas.hits], 0.05) == []


def test_a_look_that_is_gone_is_not_shown():
    assert look_at((), "sheet:1") is None


def test_the_pictures_of_two_pages_differ_by_what_is_seen(pilot):
    pilot.sitting.tap("red_knight", "blue_knight", "green_knight")
    for place in ("r1c2", "r2c1", "r2c2"):
        pilot.sitting.choose("sheet:2", place)
    looks = pilot.sitting.table.view.looks
    numbers = [
        sum(isinstance(shape, Label) and shape.text == "2" for shape in drawing.shapes)
        for drawing in (look.stage.shares[0].area for look in looks[:2])
        if isinstance(drawing, Drawing)
    ]
    assert numbers[1] == numbers[0] + 3
