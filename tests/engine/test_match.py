"""The match: answers in, questions out, and nothing changed by what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engine import (
    Act,
    Adjust,
    Answer,
    Diverged,
    History,
    Match,
    Msg,
    Option,
    PickOne,
    Refusal,
    RuleBug,
    Setup,
    Splice,
    Undo,
    public_question,
)
from tests.engine.toy import GAME, SETUP, tap, taps, through_votes


def fresh() -> History:
    return History(GAME, SETUP)


def told(history: History, *steps) -> History:
    for step in steps:
        assert history.offer(step) is None, step
    return history


def test_a_question_goes_to_the_seat_whose_turn_it_is():
    history = told(fresh(), *taps("c0"))
    assert history.match.ask.seat == 1


def test_a_refused_answer_changes_nothing():
    history = fresh()
    refusal = history.offer(Answer("tap", "c5"))
    assert refusal.reason.key == "toy-no"
    assert refusal.may_force
    assert history.entries == []
    assert history.match.steps == []


def test_the_table_may_insist_on_a_forceable_card_only():
    assert fresh().offer(Answer("tap", "c5", anyway=True)) is None
    assert fresh().offer(Answer("tap", "nonsense", anyway=True)).reason.key == "toy-no"


def test_another_kind_of_answer_is_refused_by_what_was_asked_for():
    assert fresh().offer(Answer("choose", "yes")).reason.key == "app-asked-for-tap"


def test_another_seats_answer_is_refused():
    assert fresh().offer(Answer("tap", "c0", seat=1)).reason.key == "app-not-your-turn"


def test_a_seat_that_is_not_there_answers_nothing():
    history = told(fresh(), *taps("c0", "c1"), Answer("choose", "yes", seat=0), Answer("choose", "no", seat=1))
    for seat in (-1, 2):
        assert history.offer(Answer("number", 2, seat=seat)).reason.key == "app-no-such-seat"
    assert history.offer(Answer("number", 2, seat=1)) is None


def test_a_choice_with_one_candidate_is_made_and_announced():
    match = told(fresh(), *taps("c0", "c1")).match
    assert [(made.ask, made.value) for made in match.made] == [("toy-who", "seat:0")]
    assert match.ask.key == "toy-vote"


def test_arrival_order_of_a_question_to_all_does_not_matter():
    one = told(fresh(), *taps("c0", "c1"), Answer("choose", "yes", seat=0), Answer("choose", "no", seat=1))
    other = told(fresh(), *taps("c0", "c1"), Answer("choose", "no", seat=1), Answer("choose", "yes", seat=0))
    assert one.match.state == other.match.state
    assert one.match.state.votes == {0: "yes", 1: "no"}


def test_a_seat_may_change_its_mind_until_the_last_is_in():
    history = told(fresh(), *taps("c0", "c1"), Answer("choose", "yes", seat=0), Answer("choose", "no", seat=0))
    assert history.match.seats_in == (0,)
    told(history, Answer("choose", "yes", seat=1))
    assert history.match.state.votes == {0: "no", 1: "yes"}


def test_what_somebody_thought_better_of_stays_secret_to_the_end():
    history = told(fresh(), *taps("c0", "c1"), Answer("choose", "yes", seat=0), Answer("choose", "no", seat=0))
    told(history, Answer("choose", "yes", seat=1))
    assert history.match.secret_steps() == (2,)
    told(history, Answer("choose", "pass"), Answer("choose", "end"))
    assert history.match.secret_steps() == ()


def test_an_answer_without_a_seat_goes_to_the_next_seat_not_yet_in():
    history = told(fresh(), *taps("c0", "c1"))
    assert history.match.next_seat() == 0
    told(history, Answer("choose", "yes"))
    assert history.match.next_seat() == 1


def test_kind_and_value_find_the_branch_of_a_window():
    assert told(fresh(), *through_votes(), Answer("number", 2)).match.state.bid == 2
    assert told(fresh(), *through_votes(), Answer("choose", "pass")).match.state.bid == 0


def test_the_clock_may_only_give_the_default():
    history = told(fresh(), *through_votes())
    assert history.offer(Answer("number", 2, by="clock")).reason.key == "app-not-the-default"
    assert history.offer(Answer("choose", "pass", by="clock")) is None


def test_a_face_down_card_is_secret_until_it_lies_open():
    history = told(fresh(), *taps("c3"))
    assert history.match.secret_steps() == (0,)
    told(history, *taps("c0"))
    assert history.match.secret_steps() == ()


def test_what_may_be_told_does_not_depend_on_a_face_down_card():
    one, other = told(fresh(), *taps("c3")), told(fresh(), *taps("c4"))
    assert public_question(one.match) == public_question(other.match)


def test_undo_takes_back_the_last_entries_of_any_kind_but_undo():
    history = told(fresh(), *taps("c0"), Adjust(0, 2, "agreed"), *taps("c1"))
    told(history, Undo(2))
    assert history.match.state.adjustments == []
    assert history.match.state.face_down == {0: "c0"}
    assert history.offer(Undo(2)).reason.key == "app-nothing-to-undo"
    assert history.offer(Undo(0)).reason.key == "app-nothing-to-undo"


def test_undo_takes_back_a_correction():
    history = told(fresh(), *taps("c0"), Splice(0, 1, tuple(taps("c2"))), Undo(1))
    assert history.match.state.face_down == {0: "c0"}


def test_a_correction_that_does_not_fit_is_refused_and_names_the_step():
    history = told(fresh(), *taps("c0", "c1"))
    refusal = history.offer(Splice(0, 1, tuple(taps("c1"))))
    assert refusal.reason.key == "app-correction-does-not-fit"
    assert refusal.reason["step"] == 1
    assert history.match.state.taken == {0: "c0", 1: "c1"}


@pytest.mark.parametrize(("at", "drop"), [(-1, 0), (0, 5), (3, 1)])
def test_a_correction_outside_the_record_is_refused(at, drop):
    history = told(fresh(), *taps("c0"))
    assert history.offer(Splice(at, drop)).reason.key == "app-no-such-step"


def test_turning_back_leads_to_the_marked_question_and_undo_leads_out_again():
    history = told(fresh(), *through_votes(), Answer("choose", "pass"), Answer("choose", "back"))
    assert history.match.ask.key == "toy-tap"
    assert history.match.steps == []
    told(history, Undo(1))
    assert history.match.ask.key == "toy-again"


def test_playouts_never_turn_back():
    history = told(fresh(), *through_votes(), Answer("choose", "pass"))
    assert [move.value for move in history.match.moves()] == ["end"]


def test_an_action_by_hand_makes_the_question_anew():
    history = told(fresh(), Act("move", "c0"))
    assert "c0" not in history.match.ask.cards
    assert history.match.ask.seat == 0


def test_an_action_keeps_the_answers_that_are_in():
    history = told(fresh(), *taps("c0", "c1"), Answer("choose", "yes", seat=1), Act("note", "pizza"))
    assert history.match.seats_in == (1,)


def test_an_action_shows_nothing_that_was_told_in_secret():
    history = told(fresh(), *taps("c0", "c1"), Answer("choose", "yes", seat=1), Adjust(0, 1, "found a coin"))
    assert history.match.secret_steps() == (2,)


def test_a_choice_may_say_why_something_else_cannot_be_chosen():
    ask = PickOne(key="k", among=(Option("a", Msg("a")),), why_not=lambda value: Refusal(Msg("taken", what=value)))
    assert ask.read("b") == Refusal(Msg("taken", what="b"))


def test_a_bug_in_the_rules_leaves_the_match_as_it_was():
    history = told(fresh(), *taps("c0"))
    with pytest.raises(RuleBug):
        history.offer(Act("move", "bug"))
    assert history.match.ask.seat == 1
    assert len(history.entries) == 1


def breaks_once_open(state, *_):
    """The rules of a game that breaks as soon as both cards lie open."""
    if state.taken:
        raise KeyError("c0")
    return frozenset(state.face_down.values())


def told_values(history: History) -> tuple:
    return [entry.value for entry in history.entries], [step.value for step in history.match.steps]


@pytest.mark.parametrize(
    ("hook", "before", "then"),
    [("hidden", taps("c0"), taps("c1")[0]), ("where", taps("c0", "c1"), Answer("choose", "no"))],
)
def test_a_bug_in_what_lies_face_down_or_how_far_it_is_leaves_the_match_as_it_was(hook, before, then):
    history = told(History(replace(GAME, **{hook: breaks_once_open}), SETUP), *before)
    standing = told_values(history)
    with pytest.raises(RuleBug):
        history.offer(then)
    assert told_values(history) == standing


def test_a_bug_in_a_choice_that_is_made_by_itself_is_a_bug_of_the_rules():
    class Nobody(PickOne):
        def legal(self):
            raise IndexError

    async def play(state):
        await taps_once(state)
        await Nobody(key="toy-nobody", among=())

    async def taps_once(state):
        state.free.remove(await tap(state, 0))

    history = History(replace(GAME, play=play), SETUP)
    with pytest.raises(RuleBug):
        history.offer(taps("c0")[0])
    assert history.match.steps == []


def test_what_broke_is_not_played_on_though_the_rules_break_on_the_way_back_too():
    broken = []

    def hidden(state):
        if broken:
            raise MemoryError
        return GAME.hidden(state)

    history = told(History(replace(GAME, hidden=hidden), SETUP), *taps("c0"))
    broken.append(True)
    for _ in range(2):
        with pytest.raises(RuleBug):
            history.offer(taps("c1")[0])
    broken.clear()
    assert told_values(history) == (["c0"], ["c0"])


def test_the_last_entry_is_a_step_of_the_match_unless_it_corrected_or_turned_back():
    history = told(fresh(), *taps("c0"))
    assert (history.last, history.last_is_step) == (taps("c0")[0], True)
    correction = Splice(0, 1, tuple(taps("c2")))
    told(history, correction)
    assert (history.last, history.last_is_step) == (correction, False)
    told(history, Undo(1))
    assert (history.last, history.last_is_step) == (taps("c0")[0], True)
    told(history, Undo(1))
    assert (history.last, history.last_is_step) == (None, False)


def test_an_answer_that_turned_the_match_back_is_no_step_of_it():
    history = told(fresh(), *through_votes(), Answer("choose", "pass"), Answer("choose", "back"))
    assert (history.last.value, history.last_is_step) == ("back", False)


def test_why_a_face_down_card_no_longer_fits_does_not_name_it():
    history = told(History(GAME, Setup(seats=("Ann", "Ben", "Cleo"))), *taps("c0", "c3"))
    why = history.offer(Splice(0, 1, tuple(taps("c3")))).reason["why"]
    assert why == Msg("app-face-down-untold")


def test_an_adjustment_counts_even_after_the_end():
    history = told(fresh(), *through_votes(), Answer("choose", "pass"), Answer("choose", "end"))
    assert history.match.finished
    told(history, Adjust(1, 3, "a bottle of wine"))
    assert [line.total for line in GAME.scores(history.match.state).lines] == [0, 3]
    assert history.offer(Answer("tap", "c2")).reason.key == "app-game-over"


def test_every_prefix_resumes_at_the_same_question():
    steps = [*through_votes(), Answer("choose", "pass"), Answer("choose", "end")]
    history = fresh()
    for number, step in enumerate(steps):
        again = Match(GAME, SETUP, history.match.steps)
        assert again.ask == history.match.ask, number
        assert again.state == history.match.state
        told(history, step)


def test_a_recorded_question_that_is_no_longer_asked_is_found_out():
    with pytest.raises(Diverged) as diverged:
        Match(GAME, SETUP, [Answer("tap", "c0", ask="toy-tap"), Answer("tap", "c1", ask="toy-other")])
    assert diverged.value.step == 1


def test_forgetting_the_last_entry_is_as_if_it_never_came():
    history = told(fresh(), *taps("c0", "c1"))
    history.forget_last()
    assert history.match.ask.seat == 1
    assert len(history.entries) == 1


def test_the_record_knows_the_words_of_every_choice():
    history = told(fresh(), *through_votes(), Answer("number", 2))
    assert [line.words for line in history.match.lines] == [None, None, Msg("y"), Msg("n"), Msg("app-number", n=2)]


def test_a_question_with_face_down_answers_keeps_secrets():
    assert fresh().match.keeps_secrets
    assert not told(fresh(), *through_votes()).match.keeps_secrets


def test_an_entry_stays_secret_until_its_card_lies_open():
    history = told(fresh(), *taps("c3"))
    assert history.secret_entries() == (0,)
    told(history, *taps("c0"))
    assert history.secret_entries() == ()


def test_a_face_down_card_that_was_taken_back_stays_secret_though_the_trick_is_open():
    history = told(fresh(), *taps("c3"), Undo(1), *taps("c4", "c0"))
    assert history.secret_entries() == (0,)


def test_a_corrected_face_down_card_and_the_correction_itself_are_secret():
    history = told(fresh(), *taps("c3"), Splice(0, 1, tuple(taps("c4"))))
    assert history.secret_entries() == (0, 1)


def test_nothing_is_secret_once_the_match_has_ended():
    history = told(fresh(), *taps("c3"), Undo(1), *through_votes(), Answer("choose", "pass"))
    assert history.secret_entries() == (0,)
    told(history, Answer("choose", "end"))
    assert history.secret_entries() == ()
