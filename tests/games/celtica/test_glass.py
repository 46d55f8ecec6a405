"""At the device: the path is told by touch, parts are touched where they lie, and a wrong place is put right."""

from __future__ import annotations

import pytest

from companion.commands import Start
from companion.engine import Setup
from tests.pilot import Pilot


@pytest.fixture
def pilot(device) -> Pilot:
    device.sit_down("celtica", "Ann", "Ben")
    return Pilot(device)


def lay_out(pilot: Pilot) -> None:
    """Nine parts and two for each player, all by touch."""
    for _ in range(13):
        pilot.touch("part_centre" if pilot.sitting.table.view.prompt.key != "celtica-draw-parts" else "part_outer_1")


def test_the_path_is_told_by_touch_before_the_game_and_left_for_later(pilot):
    pilot.touch("Tell the path", "village", "1", "OK", "altar")
    assert "What is printed at place 3?" in pilot.words
    pilot.touch("Enough")
    assert "Lay 9 parts face up" in pilot.words
    assert pilot.sitting.journal.profiles() == {
        "celtica": '{"board": [{"kind": "village", "n": 1}, {"kind": "altar"}]}'
    }


def test_the_display_is_laid_by_touch(pilot):
    lay_out(pilot)
    assert "Ann: play one colour" in pilot.words


def test_a_place_is_put_right_by_touch_while_its_parts_are_taken(pilot):
    lay_out(pilot)
    pilot.sitting.tap("card_red")
    pilot.touch("Move 1", "village", "1", "OK")
    assert "Ann: take 1 part" in pilot.words
    pilot.touch("Fix place", "village", "2", "OK")
    assert "Place 1: which is right?" in pilot.words
    pilot.touch("village 2")
    assert "Ann: take 2 parts" in pilot.words


def test_a_part_that_only_lies_there_is_not_touched(pilot):
    lay_out(pilot)
    assert not [name for name in pilot.offers if name.startswith("part_")]


def test_a_long_name_is_shortened_in_its_tile(device):
    names = ("Maximiliane-Charlotte", "Bartholomew the Elder", "Cleo", "Dan")
    device.do(Start("celtica", Setup(seats=names)))
    device.game = device.games["celtica"]
    pilot = Pilot(device)
    lay_out(pilot)
    texts = pilot.look().texts
    assert any(text.words.startswith("M") and text.words.endswith("…") for text in texts)
    assert all(text.fits for text in texts)
