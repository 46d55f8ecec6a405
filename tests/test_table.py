"""A match at the table: what is tapped, refused, taken back, timed and logged."""

from __future__ import annotations

import json
import logging

import pytest

from companion.commands import (
    BindTag,
    ByHand,
    CloseRefusal,
    DropTrial,
    Focus,
    IgnoreTag,
    Insist,
    Leave,
    MakeEdit,
    Pause,
    Resume,
    TakeBack,
    TryEdit,
)
from companion.engine import Act, Adjust, Answer, Msg, Named, Splice, Who
from companion.inputs import Button, ButtonName, Choice, Tap, Together
from companion.model import Unbound
from companion.ports import Cue
from companion.tags import CardTag, PlayerTag, SeatTag
from tests.engine import toy
from tests.sitting import uid_of

STRANGER = bytes.fromhex("04DEADBEEF0001")


@pytest.fixture
def table(table_of):
    sitting = table_of("toy", "Ann", "Ben")
    for card in toy.CARDS:
        bind(sitting, uid_of(toy.GAME, card), CardTag("toy", card))
    return sitting


def voting(table):
    table.tap("c0", "c1")
    table.sounds.words()
    return table


def bind(table, uid: bytes, means) -> None:
    table.core._tags.bind(uid.hex().upper(), means)


# -- taps and choices


def test_a_tap_is_saved_before_it_is_heard(table):
    heard = []
    cue = table.sounds.cue
    table.sounds.cue = lambda word, seat=None: (heard.append((word, len(table.saved()))), cue(word, seat))
    table.tap("c0")
    assert heard[0] == (Cue.ACCEPTED, 1)
    assert table.table.saved == Msg("app-saved-card", card=Named("c0", short=True))


def test_the_next_player_is_told_after_the_tap_of_the_one_before(table):
    table.tap("c0")
    assert table.sounds.cues == [(Cue.ACCEPTED, 0), (Cue.YOUR_TURN, 1)]


def test_the_toast_goes_after_a_moment(table):
    table.tap("c0")
    table.wait(1.4)
    assert table.table.saved is not None
    table.wait(0.1)
    assert table.table.saved is None


def test_a_card_picked_by_touch_counts_like_a_tap(table):
    table.do(Choice("tap", "c0"))
    assert table.table.asked.seat == 1
    assert json.loads(table.saved()[0])["tap"] == "c0"


def test_a_button_alone_changes_nothing(table):
    before = table.table
    table.do(Button(ButtonName.FIRST, held=True))
    assert table.table == before


def test_a_choice_that_was_made_by_itself_is_announced(table):
    voting(table)
    assert [made.ask for made in table.table.made] == ["toy-who"]
    assert table.table.view.notes == (Msg("app-made-by-itself", what=Msg("app-who", who=Who(0))),)


# -- refusals


def test_a_refused_card_changes_nothing_and_says_why(table):
    table.tap("c5")
    assert table.refusal == "toy-no"
    assert table.table.refusal.card == "c5"
    assert table.sounds.words() == [Cue.REFUSED]
    assert table.saved() == []


def test_a_refusal_goes_after_eight_seconds(table):
    table.tap("c5")
    table.wait(7.9)
    assert table.refusal == "toy-no"
    table.wait(0.1)
    assert table.refusal is None


@pytest.mark.parametrize("close", [lambda table: table.do(CloseRefusal()), lambda table: table.tap("c0")])
def test_a_refusal_is_closed_by_its_key_and_by_a_legal_tap(table, close):
    table.tap("c5")
    close(table)
    assert table.refusal is None


def test_the_table_may_say_that_it_was_played_anyway(table):
    table.tap("c5")
    table.do(Insist())
    assert table.refusal is None
    assert json.loads(table.saved()[0])["anyway"] is True


def test_nobody_can_insist_on_what_cannot_be(table):
    table.do(Choice("choose", "yes"))
    table.do(Insist())
    assert table.saved() == []
    assert table.refusal == "app-asked-for-tap"


def test_insisting_after_the_refusal_was_read_does_nothing(table):
    table.tap("c5")
    table.do(CloseRefusal())
    table.do(Insist())
    assert table.saved() == []


def test_a_phone_is_told_from_a_card_and_never_stored(table):
    table.do(Tap(bytes.fromhex("08A1B2C3")))
    assert table.refusal == "app-phone"
    assert table.model.unbound is None
    table.do(BindTag("08A1B2C3", "toy", "c0"))
    assert "08A1B2C3" not in table.journal.tags()
    assert table.saved() == []


def test_a_card_of_another_game_is_refused_by_its_name_its_game_and_the_one_on_the_table(table):
    table.do(Tap(STRANGER, "other:c0"))
    assert table.table.refusal.reason == Msg(
        "app-other-game", card=Msg("other-card-c0"), game=Msg("other-title"), own=Msg("toy-title")
    )
    assert table.saved() == []


def test_a_tag_that_carries_its_name_needs_no_binding(table):
    table.do(Tap(STRANGER, "toy:c0"))
    assert table.table.record[0].card == "c0"


@pytest.mark.parametrize("text", ["toy:nonsense", "nonsense", "seat:1", "https://example.org"])
def test_a_tag_that_carries_something_else_means_nothing(table, text):
    table.do(Tap(STRANGER, text))
    assert table.model.unbound == Unbound(STRANGER.hex().upper(), "toy")


def test_a_bound_tag_means_what_it_was_bound_to_whatever_it_carries(table):
    table.do(Tap(uid_of(toy.GAME, "c1"), "toy:c0"))
    assert table.table.record[0].card == "c1"


# -- tags that mean nothing yet


def test_an_unknown_tag_changes_nothing_and_asks_which_card_it_is(table):
    table.do(Tap(STRANGER))
    assert table.model.unbound == Unbound(STRANGER.hex().upper(), "toy")
    assert table.saved() == []


def test_binding_an_unknown_tag_counts_as_its_tap(table):
    table.do(Tap(STRANGER))
    table.do(BindTag(STRANGER.hex().upper(), "toy", "c0"))
    assert table.model.unbound is None
    assert table.table.record[0].card == "c0"
    assert table.journal.tags()[STRANGER.hex().upper()] == "toy:c0"


def test_binding_to_a_card_that_may_not_be_played_is_kept_but_not_played(table):
    table.do(Tap(STRANGER))
    table.do(BindTag(STRANGER.hex().upper(), "toy", "c5"))
    assert table.refusal == "toy-no"
    assert table.saved() == []


def test_an_unknown_tag_can_be_left_alone(table):
    table.do(Tap(STRANGER))
    table.do(IgnoreTag())
    assert table.model.unbound is None


def test_another_tap_answers_the_question_what_a_tag_is(table):
    table.do(Tap(STRANGER))
    table.tap("c0")
    assert table.model.unbound is None
    assert table.table.asked.seat == 1


# -- several cards at once


@pytest.mark.parametrize(
    "together",
    [
        Together((uid_of(toy.GAME, "c0"), uid_of(toy.GAME, "c1"), uid_of(toy.GAME, "c2"))),
        Together((uid_of(toy.GAME, "c0"), uid_of(toy.GAME, "c1")), complete=False),
        Together((uid_of(toy.GAME, "c0"), STRANGER)),
    ],
)
def test_cards_that_cannot_be_told_apart_are_asked_for_one_at_a_time(table, together):
    table.do(together)
    assert table.refusal == "app-one-at-a-time"
    assert table.saved() == []


def test_two_cards_at_once_are_both_named(table, monkeypatch):
    monkeypatch.setattr("companion.engine.Match.keeps_secrets", property(lambda match: False))
    table.do(Together((uid_of(toy.GAME, "c0"), uid_of(toy.GAME, "c1"))))
    assert table.table.refusal.reason == Msg("app-two-cards", cards=(Named("c0"), Named("c1")))


def test_two_cards_that_may_lie_face_down_are_not_named(table):
    table.do(Together((uid_of(toy.GAME, "c3"), uid_of(toy.GAME, "c4"))))
    assert table.refusal == "app-one-at-a-time"


# -- several seats at once


def test_without_a_word_it_is_the_next_seat_clockwise(table):
    voting(table)
    assert table.table.focus == 0
    table.choose("yes")
    assert table.table.focus == 1


def test_touching_a_seat_gives_it_the_next_answer(table):
    voting(table)
    table.do(Focus(1))
    table.choose("no")
    assert table.table.asked.seats_in == (1,)
    assert table.table.focus == 0


@pytest.mark.parametrize("means", [SeatTag(1), PlayerTag("Ben")])
def test_a_seats_own_tag_gives_it_the_next_answer(table, means):
    voting(table)
    bind(table, STRANGER, means)
    table.do(Tap(STRANGER))
    assert table.table.focus == 1


def test_the_tag_of_somebody_who_does_not_play_is_turned_away(table):
    bind(table, STRANGER, PlayerTag("Zoe"))
    table.do(Tap(STRANGER))
    assert table.refusal == "app-not-at-this-table"


def test_a_seat_that_is_not_asked_cannot_be_chosen(table):
    table.do(Focus(1))
    assert table.refusal == "app-not-asked"


def test_what_was_sealed_is_revealed_with_one_sound(table):
    voting(table)
    table.choose("yes")
    assert table.sounds.words() == [Cue.ACCEPTED, Cue.YOUR_TURN]
    table.choose("no")
    assert table.sounds.words() == [Cue.ACCEPTED, Cue.REVEAL]


# -- time


def test_the_stopwatch_counts_up_from_the_start_of_the_turn(table):
    table.wait(12)
    assert table.turn_ms() == 12_000
    table.tap("c0")
    assert table.turn_ms() == 0


def test_the_time_of_a_turn_is_charged_to_its_seat_and_written_down(table):
    table.wait(12)
    table.tap("c0")
    table.wait(40)
    table.tap("c1")
    assert [json.loads(line)["ms"] for line in table.saved()] == [{"0": 12_000}, {"1": 40_000}]
    assert table.table.times == (12_000, 40_000)


def test_seats_asked_at_once_are_charged_until_they_have_answered(table):
    voting(table)
    table.wait(5)
    table.choose("yes", seat=1)
    table.wait(3)
    table.choose("yes", seat=0)
    assert table.table.times == (8_000, 5_000)


def test_undo_gives_both_clocks_back_what_they_showed(table):
    """Fault scenario 31: play, 40 s, undo."""
    table.wait(12)
    table.tap("c0")
    table.wait(40)
    table.do(TakeBack())
    assert table.turn_ms() == 12_000
    assert table.table.times == (0, 0)
    table.wait(1)
    table.tap("c0")
    assert table.table.times == (13_000, 0)


def test_undo_of_several_answers_stands_at_the_first_of_their_questions(table):
    table.wait(12)
    table.tap("c0")
    table.wait(40)
    table.tap("c1")
    table.do(TakeBack(2))
    assert (table.turn_ms(), table.table.asked.seat) == (12_000, 0)


def test_undo_of_a_sealed_vote_gives_the_time_back_to_all_who_were_asked(table):
    voting(table)
    table.wait(5)
    table.choose("yes")
    table.wait(2)
    table.do(TakeBack())
    assert table.turn_ms() == 5_000
    table.choose("no")
    assert table.table.times == (5_000, 5_000)


def test_a_note_in_the_middle_of_a_turn_does_not_start_the_turn_again(table):
    table.wait(12)
    table.do(ByHand(Act("note", "rules question")))
    table.wait(3)
    assert table.turn_ms() == 15_000


def test_a_pause_costs_nobody_anything(table):
    table.wait(2)
    table.do(Pause(on=True))
    table.wait(600)
    assert table.turn_ms() == 2_000
    assert table.table.paused_for.at == 102.0
    table.do(Pause(on=False))
    table.wait(1)
    assert table.turn_ms() == 3_000
    table.tap("c0")
    assert table.table.times == (3_000, 0)


def test_pausing_twice_is_one_pause(table):
    table.do(Pause(on=True))
    table.wait(5)
    table.do(Pause(on=True))
    table.do(Pause(on=False))
    table.do(Pause(on=False))
    assert table.turn_ms() == 0


def test_taps_during_a_pause_are_answered_and_change_nothing(table):
    table.do(Pause(on=True))
    for event in (Tap(uid_of(toy.GAME, "c0")), Choice("tap", "c0"), Together((STRANGER, STRANGER)), Tap(STRANGER)):
        table.do(event)
        assert table.refusal == "app-resume-first"
    assert table.saved() == []
    assert table.table.asked.seat == 0


def test_going_on_closes_what_was_said_of_a_tap_during_the_pause(table):
    table.do(Pause(on=True))
    table.tap("c0")
    table.do(Pause(on=False))
    assert table.refusal is None


def test_a_match_comes_back_paused_with_the_time_that_was_written_down(table):
    table.wait(12)
    table.tap("c0")
    match = table.table.match
    table.do(Leave())
    table.restart()
    table.wait(3600)
    table.do(Resume(match))
    table.wait(60)
    assert table.table.stopwatch.paused
    assert table.turn_ms() == 0
    assert table.table.times == (12_000, 0)


def test_undo_after_a_power_cut_still_gives_the_time_back(table):
    table.wait(12)
    table.tap("c0")
    match = table.table.match
    table.restart()
    table.do(Resume(match))
    table.do(TakeBack())
    assert table.turn_ms() == 12_000


# -- undo and corrections


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


# -- bugs


def test_a_bug_in_the_rules_undoes_the_answer_and_offers_hand_entry(table, caplog):
    table.tap("c3")
    with caplog.at_level(logging.ERROR):
        table.do(ByHand(Act("move", "bug")))
    assert table.refusal == "app-enter-by-hand"
    assert len(table.saved()) == 1
    assert table.table.asked.seat == 1
    assert "broke=KeyError" in caplog.text
    assert "c3" not in caplog.text, "the card lies face down"


def test_a_view_that_breaks_is_not_saved_either(table_of, monkeypatch):
    table = table_of("toy")

    def broken(state, ask):
        raise LookupError

    table.tap("c0")
    monkeypatch.setitem(table.core._table.history.game.__dict__, "view", broken)
    table.tap("c1")
    assert table.refusal == "app-enter-by-hand"
    assert len(table.saved()) == 1


# -- the log


def test_a_line_of_the_log_tells_each_input(table, caplog):
    voting(table)
    with caplog.at_level(logging.INFO):
        table.choose("yes", "no", 9, "pass")
        table.tap("c2")
    assert [record.getMessage() for record in caplog.records] == [
        "choose value=*** seat=0 ask=toy-vote accepted",
        "choose value=*** seat=1 ask=toy-vote accepted",
        "number value=9 seat=None ask=toy-window app-out-of-range",
        "choose value=pass seat=None ask=toy-window accepted",
        "tap uid=*** card=*** seat=None ask=toy-again app-asked-for-choose",
    ]


def test_an_open_card_is_logged_with_its_tag(table, caplog):
    with caplog.at_level(logging.INFO):
        table.tap("c0")
    uid = uid_of(toy.GAME, "c0").hex().upper()
    assert caplog.messages == [f"tap uid={uid} card=c0 seat=0 ask=toy-tap accepted"]


@pytest.mark.parametrize("play", [("c3",), ("c5",), ("c3", "c3")])
def test_the_log_never_names_a_card_where_one_may_lie_face_down(table, caplog, play):
    with caplog.at_level(logging.DEBUG):
        table.tap(*play)
    for card in play:
        assert card not in caplog.text
        assert uid_of(toy.GAME, card).hex().upper() not in caplog.text


def test_two_cards_played_face_down_look_and_sound_the_same(table_of, caplog):
    def outcome(card):
        table = table_of("toy")
        caplog.clear()
        with caplog.at_level(logging.DEBUG):
            table.tap(card)
        seen = table.table
        shown = (seen.view, seen.asked, seen.record, seen.saved, seen.refusal, seen.tally, seen.made)
        return shown, list(table.sounds.cues), caplog.text

    one, other = outcome("c3"), outcome("c4")
    assert one == other


def test_a_tag_bound_while_a_card_lies_face_down_is_not_logged(table, caplog):
    with caplog.at_level(logging.DEBUG):
        table.do(Tap(STRANGER))
        table.do(BindTag(STRANGER.hex().upper(), "toy", "c3"))
    assert STRANGER.hex().upper() not in caplog.text
    assert "c3" not in caplog.text
