"""Matches on the device: started, left, resumed, finished, and played whole with the plug pulled."""

from __future__ import annotations

import json
import random

import pytest

from companion.commands import ByHand, EndMatch, Focus, Leave, Pause, Resume, Start, TakeBack
from companion.engine import Adjust, Msg, Named, Setup, Who
from companion.games import find_games
from tests.core.ends import play_to_the_end
from tests.engine import toy


def test_at_home_there_are_games_and_no_match(device):
    assert device.model.table is None
    assert {"toy", "other"} <= {game.id for game in device.model.games}
    assert device.model.unfinished == ()


def test_a_match_starts_with_its_house_rules_completed(table_of):
    table = table_of("toy", "Ann", "Ben")
    assert table.table.names == ("Ann", "Ben")
    assert not table.table.stopwatch.paused
    header = json.loads(table.journal.matches()[0].header)
    assert (header["game"], header["seats"], header["rules"]) == ("toy", ["Ann", "Ben"], 1)


def test_a_set_up_that_cannot_be_says_what_was_expected(device):
    device.do(Start("toy", Setup(seats=("Ann",))))
    assert device.model.table is None
    assert device.model.message == Msg("app-bad-line", what="seats: expected 2 to 3 names")
    assert device.journal.matches() == []


def test_an_unfinished_match_says_how_far_it_is_and_what_was_saved_last(table_of):
    table = table_of("toy", "Ann", "Ben")
    table.tap("c0")
    table.do(Leave())
    (card,) = table.model.unfinished
    assert (card.game, card.seats, card.to_act, card.readable) == ("toy", ("Ann", "Ben"), 1, True)
    assert card.where == Msg("w")
    assert card.last == Msg("app-last", who=Who(0), what=Named("c0"))


def test_the_list_of_unfinished_matches_never_names_a_face_down_card(table_of):
    table = table_of("toy")
    table.tap("c3")
    table.do(Leave())
    assert table.model.unfinished[0].last == Msg("app-last", who=Who(0), what=Msg("app-face-down"))


def test_what_the_table_did_last_is_told_without_a_seat(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    table.choose("yes", "no", 2)
    table.do(Leave())
    assert table.model.unfinished[0].last == Msg("app-last-of-table", what=Msg("app-number", n=2))


def test_a_match_comes_back_at_the_same_question(table_of):
    table = table_of("toy", "Ann", "Ben")
    table.tap("c0")
    match = table.table.match
    before = table.table
    table.restart()
    assert [card.id for card in table.model.unfinished] == [match]
    table.do(Resume(match))
    assert (table.table.asked, table.table.record, table.table.view) == (before.asked, before.record, before.view)
    table.tap("c1")
    assert table.refusal == "app-resume-first"


def test_leaving_keeps_the_match_and_ending_it_takes_it_off_the_list(table_of):
    table = table_of("toy")
    match = table.table.match
    table.do(Leave())
    table.do(Resume(match))
    table.do(EndMatch())
    assert table.model.table is None
    assert table.model.unfinished == ()
    assert table.journal.matches()[0].state == "given_up"


def test_the_lights_are_those_of_whoever_sits_at_the_table(table_of):
    table = table_of("toy", "Ann", "Ben")
    assert table.sounds.sitting == 2
    table.do(Leave())
    assert table.sounds.sitting == 0
    table.do(Resume(table.model.unfinished[0].id))
    assert table.sounds.sitting == 2


def test_a_match_that_is_not_there_cannot_be_resumed(device):
    device.do(Resume("nothing"))
    assert device.model.table is None


def test_a_finished_match_is_stored_with_its_result_and_copied(table_of, tmp_path):
    table = table_of("toy", "Ann", "Ben")
    copies = len(list((tmp_path / "backups").iterdir()))
    play_to_the_end(table)
    assert table.table.finished
    (row,) = table.journal.matches("finished")
    assert [(line["name"], line["total"], line["winner"]) for line in json.loads(row.standings)] == [
        ("Ann", 2, True),
        ("Ben", 2, True),
    ]
    assert len(list((tmp_path / "backups").iterdir())) == copies + 1
    table.do(Leave())
    assert table.model.unfinished == ()


def test_points_given_after_the_end_change_the_stored_result(table_of):
    table = table_of("toy")
    play_to_the_end(table)
    table.do(ByHand(Adjust(1, 3, "agreed")))
    (row,) = table.journal.matches("finished")
    assert [line["total"] for line in json.loads(row.standings)] == [2, 5]


def test_an_ended_match_cannot_be_given_up(table_of):
    table = table_of("toy")
    play_to_the_end(table)
    table.do(EndMatch())
    assert table.journal.matches()[0].state == "finished"


def test_undo_after_the_end_opens_the_match_again(table_of):
    table = table_of("toy")
    play_to_the_end(table)
    table.do(TakeBack())
    assert not table.table.finished
    table.do(Leave())
    assert len(table.model.unfinished) == 1


def test_a_cut_between_the_last_answer_and_the_result_is_made_good_on_resume(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    table.choose("yes", "no", 2)
    match = table.table.match
    table.journal.append(match, {"choose": "end"}, "toy-again")
    table.restart()
    table.do(Resume(match))
    assert table.table.finished
    assert table.journal.matches()[0].state == "finished"


def test_a_match_of_a_game_that_is_gone_is_listed_as_unreadable(table_of, clock):
    table = table_of("other")
    match = table.table.match
    table.games.pop("other")
    table.restart()
    (card,) = table.model.unfinished
    assert (card.readable, card.where) == (False, Msg("app-unreadable"))
    table.do(Resume(match))
    assert table.model.table is None
    assert table.model.message == Msg("app-unreadable")


def test_a_match_whose_rules_break_cannot_be_resumed_and_does_not_end_the_program(table_of, monkeypatch):
    table = table_of("toy")
    match = table.table.match
    table.restart()

    def broken(state, ask):
        raise LookupError

    monkeypatch.setitem(toy.GAME.__dict__, "view", broken)
    table.do(Resume(match))
    assert table.model.table is None
    assert table.model.message == Msg("app-unreadable")


@pytest.mark.parametrize("game", find_games())
def test_a_whole_game_is_played_through_the_device_and_comes_back_after_every_cut(device, game):
    chance = random.Random(7)
    device.sit_down(game)
    rules = device.games[game]
    itself = rules.self_play(device.core._table.history.setup, chance)
    while not device.table.finished:
        match = device.core._table.history.match
        answer = itself.answer(match.state, match.ask)
        lines = len(device.saved())
        if answer.told == "tap":
            if answer.seat is not None:
                device.do(Focus(answer.seat))
            device.tap(str(answer.value))
        else:
            device.choose(answer.value, seat=answer.seat)
        assert (device.refusal, len(device.saved())) == (None, lines + 1), answer
        if chance.random() < 0.1 and not device.table.finished:
            before = device.table
            device.restart()
            device.do(Resume(before.match))
            device.do(Pause(on=False))
            after = device.table
            assert (after.asked, after.view, after.record, after.times) == (
                before.asked,
                before.view,
                before.record,
                before.times,
            )
    assert device.journal.matches()[0].state == "finished"
