"""What the table has done by hand, entered by touch: a thing to choose at a time, saved, and taken back with undo."""

from __future__ import annotations

import pytest

from companion.commands import ByHand, Start, TakeBack
from companion.engine import Act, Adjust, Msg, Setup, complete_options
from companion.games import find_games
from screens.looks import PEEK
from screens.screen import Own, Push
from tests.pilot import Pilot
from tests.screens.test_golden import faint, overlapping, too_small

CHRONOS = find_games()["chronos"]
BY_HAND = Msg("app-by-hand")


@pytest.fixture
def pilot(device) -> Pilot:
    """Three cards have been revealed, and Ann is to place hers."""
    device.game = CHRONOS
    setup = Setup(
        seats=("Ann", "Ben", "Cleo"),
        options=complete_options(CHRONOS.form, {}),
        more={"set": "first_game", "colours": ["red", "blue", "green"]},
    )
    device.do(Start("chronos", setup))
    device.choose("r1c3", "r3c3")
    device.tap("red_knight", "blue_knight", "green_knight")
    pilot = Pilot(device)
    pilot.touch("Look", "By hand")
    return pilot


def done(pilot: Pilot) -> Act | Adjust:
    """The one thing that reached the record."""
    (command,) = [step for step in pilot.sent if isinstance(step, ByHand)]
    return command.step


def test_points_are_given(pilot):
    pilot.touch("Points", "Ben", "−2")
    assert done(pilot) == Adjust(1, -2, "")
    assert [line.total for line in pilot.sitting.table.tally.lines] == [0, -2, 0]


def test_a_card_is_moved_out_of_its_pocket(pilot):
    pilot.touch("Move a card", "R2 Knight", "Ann’s hand")
    assert done(pilot) == Act("move", "red_knight", {"from": "1:r1c3", "to": "hand:0"})
    assert pilot.sitting.table.view.prompt.key == "chronos-choose-sheet"


def test_a_card_is_turned_a_sheet_locked_the_order_set_the_start_given(pilot):
    for labels, step in (
        (("Turn a card round", "R2 Knight"), Act("turn", "1:r1c3")),
        (
            ("Lock a sheet", "Sheet 2", "All but Ann", "Next round too"),
            Act("lock", "sheet:2", {"for": [1, 2], "until": "next_round"}),
        ),
        (("Who starts next", "Cleo"), Act("move", "start", {"to": "seat:2"})),
        (("Order of placing", "Cleo, Ann and Ben"), Act("order", [2, 0, 1])),
    ):
        pilot.sent.clear()
        pilot.touch(*labels)
        assert done(pilot) == step
        assert pilot.sitting.refusal is None
        pilot.touch("Look", "By hand")


def test_what_was_done_by_hand_is_taken_back_with_undo(pilot):
    before = pilot.sitting.table.view
    pilot.touch("Move a card", "R2 Knight", "Aside")
    assert pilot.sitting.table.view != before
    pilot.touch_that(TakeBack())
    assert pilot.sitting.table.view == before


def test_back_goes_one_choice_back_and_then_to_the_table(pilot):
    pilot.touch("Lock a sheet", "Sheet 2", "Back", "Sheet 3", "Back", "Back")
    assert "Points" in pilot.offers
    pilot.touch("Back")
    assert "Undo" in pilot.offers
    assert [step for step in pilot.sent if isinstance(step, ByHand)] == []


def test_a_pocket_that_is_taken_meanwhile_is_refused_and_says_why(pilot):
    pilot.touch("Move a card", "R2 Knight")
    pilot.sitting.do(ByHand(Act("move", "blue_noble", {"from": "hand:1", "to": "1:r1c2"})))
    pilot.touch("1: Top middle")
    assert pilot.sitting.refusal == "chronos-pocket-taken"


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans", "ja"])
@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (480, 800)])
def test_everything_can_be_read_and_touched(pilot, lang, size):
    other = Pilot(pilot.sitting, size=size, lang=lang)
    other.stack = pilot.stack
    for number in range(len(pilot.sitting.table.view.deeds)):
        deed = pilot.sitting.table.view.deeds[number]
        measured(other)
        other.touch_that(Own("choose", deed))
        for picks in deed.picks:
            measured(other)
            other.touch_that(Own("choose", picks[0]))
        other.touch_that(TakeBack(), Own(PEEK, "sheet:1"))
        other._do(
            next(
                hit for hit in other.look().hits if isinstance(hit.does, Push) and hit.name == other.canvas.say(BY_HAND)
            )
        )


def measured(pilot: Pilot) -> None:
    canvas = pilot.look()
    assert [text.words for text in canvas.texts if not text.fits] == []
    assert [text.words for text in canvas.texts if faint(text)] == []
    assert too_small(canvas) == []
    assert overlapping([(hit.name, hit.zone) for hit in canvas.hits], 0.05) == []
