"""What is taken back, tried, changed or given by hand, and what the record keeps of it."""

from __future__ import annotations

import json

from companion.commands import ByHand, DropTrial, MakeEdit, TakeBack, TryEdit
from companion.engine import Act, Adjust, Answer, Msg, Splice, Who
from companion.ports import Cue
from tests.table.toy_table import voting


def test_undo_stands_at_the_question_before_and_says_so(table):
    table.tap("c0")
    table.sounds.words()
    table.do(TakeBack())
    assert table.table.asked.seat == 0
    assert table.sounds.cues == [(Cue.UNDO, 0)]
    assert table.table.saved == Msg("app-taken-back")


def test_with_nothing_to_undo_nothing_happens(table):
    table.do(TakeBack())
    assert table.refusal == "app-nothing-to-undo"
    assert table.saved() == []


def test_points_given_by_hand_are_in_the_record_and_in_the_tally(table):
    table.do(ByHand(Adjust(1, 3, "a bottle of wine")))
    assert table.table.tally.lines[1].total == 3
    points = Msg("app-adjusted", who=Who(1), points=3)
    assert table.table.record[0].words == Msg("app-because", what=points, why="a bottle of wine")
    table.do(ByHand(Adjust(0, -1, "")))
    assert table.table.record[1].words == Msg("app-adjusted", who=Who(0), points=-1)


def test_an_action_that_the_game_cannot_take_is_refused(table):
    table.do(ByHand(Act("move", "nowhere")))
    assert table.refusal == "toy-cannot"


def test_the_record_shows_what_was_chosen_and_hides_what_lies_face_down(table):
    table.tap("c3")
    assert [(line.card, line.secret, line.value) for line in table.table.record] == [(None, True, None)]
    table.tap("c0")
    table.choose("yes", "no", 2)
    lines = table.table.record
    assert [line.card for line in lines] == ["c3", "c0", None, None, None]
    assert [line.words for line in lines[2:]] == [Msg("y"), Msg("n"), Msg("app-number", n=2)]
    assert [line.seat for line in lines] == [0, 1, 0, 1, None]


def test_an_edit_can_be_seen_before_it_is_made(table):
    voting(table)
    edit = Splice(0, 1, (Answer("tap", "c2"),))
    table.do(TryEdit(edit))
    assert table.table.trial.misfit is None
    assert table.table.trial.view is not None
    assert table.table.record[0].card == "c0"
    table.do(MakeEdit(edit))
    assert [line.card for line in table.table.record] == ["c2", "c1"]
    assert table.table.trial is None


def test_a_tried_edit_can_be_dropped(table):
    table.tap("c0")
    table.do(TryEdit(Splice(0, 1)))
    table.do(DropTrial())
    assert table.table.trial is None
    assert table.table.asked.seat == 1


def test_what_an_edit_changes_is_told(table):
    voting(table)
    table.choose("yes", "no", 2)
    table.do(TryEdit(Splice(4, 1, (Answer("number", 3),))))
    assert table.table.trial.changes == (
        Msg("app-change-total", who=Who(0), old=2, new=3),
        Msg("app-change-total", who=Who(1), old=2, new=3),
    )


def test_taking_back_many_steps_shows_whose_turn_it_would_be(table):
    voting(table)
    table.choose("yes", "no")
    table.do(TryEdit(Splice(1, 3)))
    assert table.table.trial.changes == (Msg("app-change-turn", who=Who(1)),)


def test_an_edit_names_the_first_step_that_no_longer_fits(table):
    voting(table)
    table.do(TryEdit(Splice(0, 1, (Answer("tap", "c1"),))))
    trial = table.table.trial
    assert (trial.misfit.at, trial.misfit.card, trial.why.key) == (1, "c1", "toy-no")
    assert Msg("app-change-steps-lost", n=1) in trial.changes


def test_a_new_step_that_does_not_fit_is_named_too(table):
    voting(table)
    table.do(TryEdit(Splice(1, 0, (Answer("number", 1),))))
    assert (table.table.trial.misfit.told, table.table.trial.why.key) == ("number", "app-asked-for-tap")


def test_an_edit_that_does_not_fit_is_refused(table):
    voting(table)
    table.do(MakeEdit(Splice(0, 1, (Answer("tap", "c1"),))))
    assert table.refusal == "app-correction-does-not-fit"
    assert [line.card for line in table.table.record] == ["c0", "c1"]


def test_an_edit_may_keep_what_fits_and_leave_out_the_rest(table):
    voting(table)
    table.do(MakeEdit(Splice(0, 1, (Answer("tap", "c1"),)), keep_up_to_misfit=True))
    assert [line.card for line in table.table.record] == ["c1"]
    assert table.table.asked.seat == 1


def test_keeping_what_fits_of_an_edit_that_fits_is_that_edit(table):
    voting(table)
    table.do(MakeEdit(Splice(0, 1, (Answer("tap", "c2"),)), keep_up_to_misfit=True))
    assert [line.card for line in table.table.record] == ["c2", "c1"]


def test_an_edit_outside_the_record_is_refused(table):
    table.do(TryEdit(Splice(5, 1)))
    assert table.table.trial.why.key == "app-no-such-step"
    table.do(MakeEdit(Splice(5, 1), keep_up_to_misfit=True))
    assert table.refusal == "app-no-such-step"


def test_the_record_keeps_both_versions(table):
    table.tap("c0")
    table.do(MakeEdit(Splice(0, 1, (Answer("tap", "c2"),))))
    assert [next(iter(json.loads(line))) for line in table.saved()] == ["tap", "correct"]


# -- what would be taken back


def test_what_would_be_taken_back_is_the_last_entry_and_not_the_last_step(table):
    assert table.table.last is None
    table.tap("c0")
    assert table.table.last == table.table.record[-1]
    voted = voting(table)
    voted.choose("yes")
    assert (table.table.last.secret, table.table.last.words) == (True, None)
    table.do(MakeEdit(Splice(1, 2)))
    assert table.table.last == Msg("app-last-correction")
    table.do(TakeBack())
    assert [line.card for line in table.table.record] == ["c0", "c1", None]
    assert table.table.last == table.table.record[-1]


def test_a_correction_that_emptied_the_record_can_be_taken_back(table):
    table.tap("c0")
    table.do(MakeEdit(Splice(0, 1)))
    assert (table.table.record, table.table.last) == ((), Msg("app-last-correction"))


def test_a_correction_that_put_in_the_last_step_is_taken_back_as_one(table):
    table.tap("c0")
    table.do(MakeEdit(Splice(0, 1, (Answer("tap", "c2"),))))
    assert table.table.last == Msg("app-last-correction")


def test_an_answer_that_turned_the_match_back_is_taken_back_as_that(table):
    voting(table)
    table.choose("yes", "no", "pass", "back")
    assert (table.table.record, table.table.last) == ((), Msg("app-last-turned-back"))
    table.do(TakeBack())
    assert table.table.asked.key == "toy-again"


# -- what lies face down


def test_why_a_face_down_card_would_no_longer_fit_does_not_name_it(table_of):
    table = table_of("toy", "Ann", "Ben", "Cleo")
    table.tap("c0", "c3")
    edit = Splice(0, 1, (Answer("tap", "c3"),))
    table.do(TryEdit(edit))
    assert (table.table.trial.misfit.secret, table.table.trial.why) == (True, Msg("app-face-down-untold"))
    table.do(MakeEdit(edit))
    assert table.model.table.refusal.reason["why"] == Msg("app-face-down-untold")
