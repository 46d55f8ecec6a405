"""A card chosen by touch, because its tag is dead or there is no reader."""

from __future__ import annotations

import pytest

from companion.engine import Asked, Msg, Option
from companion.inputs import Choice
from screens.picker import Answers, ByTouch, answers_of
from screens.play import PlayScreen
from screens.screen import Own, Push
from tests.pilot import Pilot, play_on
from tests.screens.pictures import DOORS, SIZES
from tests.screens.questions import picking
from tests.screens.rooms import sheet_of
from tests.screens.sample import model


def test_a_dead_tag_is_told_by_touch(table_of):
    sitting = table_of("toy", "Ann", "Ben")
    pilot = Pilot(sitting)
    pilot.touch("By touch", "toy-card-c1")
    assert pilot.sent[-1] == Choice("tap", "c1")
    assert [line.card for line in sitting.table.record] == ["c1"]
    assert "By touch" in pilot.offers, "the table is back"


def test_only_cards_that_may_still_come_are_listed(table_of):
    sitting = table_of("chronicle", "Ann", "Ben", "Cleo")
    pilot = Pilot(sitting)
    pilot.touch("By touch")
    assert "Round Table" in pilot.offers
    assert "Assassin" not in pilot.offers, "a history card is asked for"


def test_every_card_that_may_be_tapped_stands_under_its_mark(table_of):
    sitting = table_of("chronicle", "Ann", "Ben", "Cleo")
    play_on(sitting, seed=2, steps=12)
    pilot = Pilot(sitting)
    pilot.stack.do(Push(ByTouch()), sitting.model)
    offered = set(pilot.stack.top._answers(sitting.model).cards)
    marks = {sitting.table.game.cards[card].mark for card in offered}
    seen = set()
    for mark in marks:
        if len(marks) > 1:
            pilot.touch_that(Own("tab", mark))
        page = 0
        while True:
            taps = [hit.does[0] for hit in pilot.look().hits if isinstance(hit.does, tuple)]
            seen |= {step.value for step in taps if isinstance(step, Choice) and step.told == "tap"}
            page += 1
            if Own("page", page) not in [hit.does for hit in pilot.canvas.hits]:
                break
            pilot.touch_that(Own("page", page))
    assert seen == offered


def test_where_a_card_could_lie_unseen_the_screen_says_who_sees_and_offers_face_down(table_of):
    sitting = table_of("chronicle", "Ann", "Ben", "Cleo")
    pilot = Pilot(sitting)
    play_on(sitting, until=lambda table: any(key.style == "secret" for key in table.view.keys))
    pilot.touch("By touch")
    assert "seen by all" in pilot.words
    steps = len(sitting.table.record)
    pilot.touch("Face down")
    assert len(sitting.table.record) == steps + 1
    assert "seen by all" not in pilot.words


def test_more_options_than_the_table_has_room_for_are_leafed_through():
    asking = picking(30)
    screen, canvas = PlayScreen(DOORS), sheet_of(SIZES[0], "en", 1.0)
    found = set()
    for _ in range(3):
        canvas.begin()
        screen.paint(canvas, model(asking))
        found |= {hit.does.value for hit in canvas.hits if isinstance(hit.does, Choice)}
        screen.own(next(hit.does for hit in canvas.hits if hit.does == Own("page")), model(asking))
    assert found == set(asking.asked.accepts)


YES, NO = Option("yes", Msg("y")), Option("no", Msg("n"))
TAP = Asked(key="k", kind="tap", seat=0, accepts=("c0", "c1"))
VOTE = Asked(key="k", kind="choose", seat=0, accepts=("yes", "no"), options=(YES, NO))
BID = Asked(key="k", kind="number", seat=0, low=1, high=3)


@pytest.mark.parametrize(
    ("asked", "seat", "answers"),
    [
        (None, None, Answers()),
        (TAP, None, Answers(cards=("c0", "c1"))),
        (VOTE, None, Answers(options=(YES, NO))),
        (BID, None, Answers(bounds=(1, 3))),
        (Asked(key="k", kind="first", seat=0, asks={"a": TAP, "b": VOTE}), None, Answers(("c0", "c1"), (YES, NO))),
        (Asked(key="k", kind="each", seat=None, asks={"0": TAP, "1": VOTE}), 1, Answers(options=(YES, NO))),
        (Asked(key="k", kind="each", seat=None, asks={"0": TAP}), 1, Answers()),
    ],
)
def test_everything_that_a_question_accepts_can_be_chosen(asked, seat, answers):
    assert answers_of(asked, seat) == answers


def test_a_number_is_typed_and_only_within_its_bounds(table_of):
    sitting = table_of("toy", "Ann", "Ben")
    sitting.tap("c0", "c1")
    sitting.choose("yes", seat=0)
    sitting.choose("no", seat=1)
    sitting.choose(2)
    pilot = Pilot(sitting)
    pilot.touch("Record", "Change")
    pilot.touch_that(Own("tab", "number"))
    pilot.touch("9")
    assert "OK" not in pilot.offers
    pilot.touch_that(Own("rub"))
    pilot.touch("3", "OK", "Change it")
    assert sitting.table.record[-1].value == 3
