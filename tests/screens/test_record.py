"""Undoing, changing, removing and inserting steps, with every consequence shown before."""

from __future__ import annotations

import pygame
import pytest

from companion.commands import ByHand, MakeEdit
from companion.engine import Adjust, Splice
from companion.inputs import ButtonName
from screens.screen import Own
from tests.pilot import Pilot, play_on


@pytest.fixture
def sitting(table_of):
    """Ann tapped c0, Ben c1; both have voted in secret, and a bid is asked for."""
    sitting = table_of("toy", "Ann", "Ben")
    sitting.tap("c0", "c1")
    sitting.choose("yes", seat=0)
    sitting.choose("no", seat=1)
    return sitting


@pytest.fixture
def pilot(sitting):
    return Pilot(sitting)


def cards(sitting):
    return [line.card for line in sitting.table.record if line.card]


def test_a_mis_tap_is_undone_in_two_touches(table_of):
    sitting = table_of("toy", "Ann", "Ben")
    sitting.tap("c0")
    pilot = Pilot(sitting)
    pilot.touch("Undo")
    assert cards(sitting) == []
    assert pilot.touches <= 2


def test_the_undo_key_after_a_correction_names_it_and_takes_back_all_of_it(pilot, sitting):
    pilot.touch("Record", "Ben toy-card-c1", "Remove step", "Remove it")
    assert cards(sitting) == ["c0"]
    assert "correction" in pilot.words
    pilot.touch("Undo")
    assert cards(sitting) == ["c0", "c1"]


def test_an_edit_whose_picture_breaks_is_tried_once(pilot, sitting, monkeypatch):
    pilot.touch("Record")

    def broken(state, ask):
        raise LookupError

    monkeypatch.setitem(sitting.core._table.history.game.__dict__, "view", broken)
    pilot.touch("Ann toy-card-c0")
    pilot.look()
    asked = len(pilot.sent)
    pilot.look()
    assert len(pilot.sent) == asked
    assert "enter it by hand" in pilot.words


def test_a_step_deep_in_the_record_is_undone_with_all_that_came_after(pilot, sitting):
    pilot.touch("Record", "Ben toy-card-c1")
    assert "4 steps" not in pilot.words
    assert "3 steps" in pilot.words
    pilot.touch("Undo")
    assert cards(sitting) == ["c0"]
    assert sitting.table.asked.awaited == 1


def test_a_card_told_wrongly_two_steps_ago_is_changed_within_five_touches(pilot, sitting):
    pilot.touch("Record")
    pilot.touches = 0
    pilot.touch("Ann toy-card-c0", "Change", "toy-card-c2")
    assert cards(sitting) == ["c0", "c1"], "nothing is changed before it is accepted"
    assert "All later steps still fit" in pilot.words
    pilot.touch("Change it")
    assert cards(sitting) == ["c2", "c1"]
    assert pilot.touches <= 5


def test_both_versions_stay_in_the_log(pilot, sitting):
    pilot.touch("Record", "Ann toy-card-c0", "Change", "toy-card-c2", "Change it")
    saved = sitting.saved()
    assert '"tap":"c0"' in saved[0]
    assert '"correct"' in saved[-1]
    assert "c2" in saved[-1]


def test_what_was_never_told_is_inserted_before_a_step_and_pushes_nobody_out_unseen(pilot, sitting):
    pilot.touch("Record", "Ann toy-card-c0", "Insert", "toy-card-c2")
    assert "No longer fits" in pilot.words
    assert "later steps go" in pilot.words
    pilot.touch("Put it in")
    assert cards(sitting)[:2] == ["c2", "c0"]


def test_a_step_is_removed_within_five_touches(pilot, sitting):
    pilot.touch("Record")
    pilot.touches = 0
    pilot.touch("Ben toy-card-c1", "Remove step")
    assert "No longer fits" in pilot.words
    pilot.touch("Remove it")
    assert cards(sitting) == ["c0"]
    assert pilot.touches <= 5


def test_a_card_that_has_no_place_there_cannot_be_accepted(pilot, sitting):
    pilot.touch("Record", "Ben toy-card-c1", "Change", "toy-card-c0")
    assert "Change it" not in pilot.offers
    assert "does not fit there" in pilot.words


def test_going_back_changes_nothing(pilot, sitting):
    before = sitting.saved()
    pilot.touch("Record", "Ann toy-card-c0", "Change", "toy-card-c2", "Back", "Back")
    assert sitting.saved() == before
    assert sitting.table.trial is None


def test_the_newest_step_is_looked_at_first(pilot, sitting):
    pilot.touch("Record")
    pilot.look()
    assert sitting.table.trial.edit == Splice(3, 1)


def test_a_secret_vote_is_a_closed_eye_and_does_not_say_what_it_was(table_of):
    sitting = table_of("toy", "Ann", "Ben")
    sitting.tap("c3")
    pilot = Pilot(sitting)
    pilot.touch("Record")
    assert "face down" in pilot.words
    assert "c3" not in pilot.words


def test_two_face_down_cards_give_the_same_record_screen(sitting):
    """Look, 10: swap any two face-down cards, and the picture is the same, byte for byte."""
    pictures = []
    for card in ("c3", "c4"):
        sitting.sit_down("toy", "Ann", "Ben")
        sitting.tap(card)
        pilot = Pilot(sitting)
        pilot.touch("Record")
        pictures.append(pygame.image.tobytes(pilot.look().surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_buttons_are_the_keys_above_them(pilot, sitting):
    pilot.touch("Record")
    pilot.press(ButtonName.LAST)
    assert len(sitting.table.record) == 3
    pilot.touch("Record")
    pilot.press(ButtonName.FIRST)
    assert "Record" in pilot.offers


def test_points_given_by_hand_can_be_removed_but_not_changed(pilot, sitting):
    sitting.do(ByHand(Adjust(1, 2, "agreed")))
    pilot.touch("Record")
    assert "Change" not in pilot.offers
    pilot.touch("Remove step", "Remove it")
    assert len(sitting.table.record) == 4


def test_a_card_tapped_meanwhile_leaves_the_looked_at_step_where_it_is(table_of):
    sitting = table_of("toy", "Ann", "Ben")
    sitting.tap("c0")
    pilot = Pilot(sitting)
    pilot.touch("Record", "Ann toy-card-c0")
    sitting.tap("c1")
    assert "2 steps" in pilot.words
    pilot.touch("Undo")
    assert cards(sitting) == []


def test_a_chronicle_card_is_found_again_many_pages_back(table_of):
    sitting = table_of("chronicle", "Ann", "Ben", "Cleo", "Dan")
    play_on(sitting, seed=5, steps=24)
    pilot = Pilot(sitting)
    oldest = sitting.table.record[0]
    pilot.touch("Record")
    pilot.touches = 0
    for page in range(1, 5):
        pilot.touch_that(Own("page", page))
    pilot.touch_that(Own("step", oldest.at))
    pilot.look()
    assert sitting.table.trial.edit == Splice(0, len(sitting.table.record))
    assert not [step for step in pilot.sent if isinstance(step, MakeEdit)]
