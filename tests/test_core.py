"""The device: at home, starting and resuming matches, and what it says when something does not work."""

from __future__ import annotations

import json
import random
from contextlib import closing
from dataclasses import replace

import pytest

from companion.clock import FakeClock, SystemClock
from companion.commands import (
    BindTag,
    ByHand,
    EndMatch,
    Focus,
    IgnoreTag,
    Leave,
    Pause,
    Remember,
    Resume,
    SetLanguage,
    SetSetting,
    Start,
    TakeBack,
)
from companion.core import Core
from companion.engine import Adjust, Msg, Named, Setup, Who
from companion.errors import StorageFault
from companion.games import find_games
from companion.inbox import Inbox
from companion.inputs import Fault, Tap, Tick, Together
from companion.journal import Journal
from companion.model import Notice, Tapped, Unbound
from companion.ports import Cue
from companion.tags import CardTag, PlayerTag, SeatTag, Tags
from tests.engine import toy
from tests.sitting import HeardCues

STRANGER = bytes.fromhex("04DEADBEEF0001")


def play_to_the_end(table) -> None:
    table.tap("c0", "c1")
    table.choose("yes", "no", 2, "end")


def no_room(journal: Journal) -> None:
    """The disk is full from now on."""
    journal._db.execute("PRAGMA query_only = ON")


def room_again(journal: Journal) -> None:
    journal._db.execute("PRAGMA query_only = OFF")


# -- matches


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


def alter(table, change):
    """Somebody changes the record where it lies; who does it on purpose takes the lock off first."""
    table.journal._db.executescript(f"DROP TRIGGER entry_is_final; DROP TRIGGER entry_stays; {change};")
    table.restart()


@pytest.mark.parametrize(
    ("change", "step"),
    [
        ("UPDATE entry SET body = replace(body, 'c1', 'c2') WHERE n = 1", 2),
        ("DELETE FROM entry WHERE n = 0", 1),
        ("UPDATE match SET header = replace(header, 'Ben', 'Eva')", 0),
    ],
)
def test_a_record_that_was_changed_where_it_lies_is_told_on_resume(table_of, change, step):
    table = table_of("toy")
    table.tap("c0", "c1")
    match = table.table.match
    alter(table, change)
    table.do(Resume(match))
    assert table.model.message == Msg("app-record-altered", n=step)


def test_where_an_altered_record_no_longer_fits_it_is_not_blamed_on_the_rules(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    match = table.table.match
    alter(table, "UPDATE entry SET body = replace(body, 'c1', 'c0') WHERE n = 1")
    table.do(Resume(match))
    assert table.model.message == Msg("app-record-altered-cut", n=1)


def test_an_altered_record_takes_what_is_told_further_on(table_of):
    """Even where the line before has lost its hash: what is at the table is also in the journal."""
    table = table_of("toy")
    table.tap("c0", "c1")
    match = table.table.match
    alter(table, "UPDATE entry SET body = json_remove(body, '$.hash') WHERE n = 1")
    table.do(Resume(match))
    table.do(Pause(on=False))
    table.choose("yes")
    table.restart()
    table.do(Resume(match))
    assert len(table.table.record) == 3


def test_an_untouched_record_is_gone_on_with_without_a_word(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    match = table.table.match
    table.restart()
    table.do(Resume(match))
    assert table.model.message is None


def test_a_record_that_todays_rules_do_not_take_whole_goes_on_from_where_they_do(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    old = table.table.match
    table.journal.append(old, {"choose": "yes"}, "toy-question-of-an-older-version")
    table.journal.append(old, {"choose": "no"}, None)
    table.restart()
    assert table.model.unfinished[0].readable
    table.do(Resume(old))
    assert table.model.message == Msg("app-record-cut", n=2)
    assert [line.card for line in table.table.record] == ["c0", "c1"]
    assert table.table.match != old
    assert len(table.journal.entries(old)) == 4, "the old record stays as it was"
    assert [row.id for row in table.journal.unfinished()] == [table.table.match]


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


# -- people, languages, settings


def test_names_that_have_played_are_remembered_the_last_ones_first(table_of):
    table = table_of("toy", "Ann", "Ben")
    table.do(Leave())
    table.sit_down("toy", "Cleo", "Ann")
    assert table.model.players == ("Cleo", "Ann", "Ben")


def test_a_name_can_be_remembered_and_forgotten(device):
    device.do(Remember("Ann"))
    device.do(Remember("Ben"))
    device.do(Remember("Ann", forget=True))
    assert device.model.players == ("Ben",)


def test_the_language_stays_after_switching_off(device):
    device.do(SetLanguage("ja"))
    device.restart()
    assert device.model.lang == "ja"


@pytest.mark.parametrize("lang", ["fr", ""])
def test_a_language_that_cannot_be_shown_is_not_set(device, lang):
    device.do(SetLanguage(lang))
    assert device.model.lang == "en"


def test_a_language_whose_font_is_gone_gives_way_to_the_first_that_can_be_shown(device):
    device.do(SetLanguage("ja"))
    core = Core(device.games, device.journal, device.clock, device.sounds, languages=("en",))
    assert core.model().lang == "en"


def test_settings_stay_after_switching_off(device):
    device.do(SetSetting("sound", "off"))
    device.restart()
    assert device.model.settings["sound"] == "off"


# -- tags at home


def test_an_unknown_tag_at_home_asks_what_it_is(device):
    device.do(Tap(STRANGER))
    assert device.model.unbound == Unbound(STRANGER.hex().upper(), None)
    device.do(IgnoreTag())
    assert device.model.unbound is None


def test_a_deck_is_bound_card_by_card_without_a_match(device):
    device.do(Tap(STRANGER))
    device.do(BindTag(STRANGER.hex().upper(), "toy", "c0"))
    assert device.model.unbound is None
    assert device.model.message == Msg("app-tag-bound")
    device.do(Tap(STRANGER))
    device.do(Tap(STRANGER))
    assert device.model.tapped == Tapped(STRANGER.hex().upper(), "toy:c0", 2)


def test_a_phone_at_home_is_told_from_a_card(device):
    device.do(Tap(bytes.fromhex("08A1B2C3")))
    assert device.model.message == Msg("app-phone")
    assert device.model.unbound is None


def test_several_tags_at_home_are_asked_for_one_at_a_time(device):
    device.do(Together((STRANGER, STRANGER)))
    assert device.model.message == Msg("app-one-at-a-time")


def test_a_tag_that_was_lost_with_its_game_means_nothing(device):
    device.journal.bind(STRANGER.hex().upper(), "gone:c0")
    device.restart()
    device.do(Tap(STRANGER))
    assert device.model.unbound is not None


def test_what_a_tag_means_is_written_as_tag_files_write_it(journal):
    tags = Tags(journal, {"toy": toy.GAME})
    for uid, means, text in [
        (STRANGER, CardTag("toy", "c0"), "toy:c0"),
        (b"\x04" * 4, PlayerTag("Ann: the first"), "player:Ann: the first"),
        (b"\x04" * 10, SeatTag(2), "seat:2"),
    ]:
        tags.bind(uid.hex().upper(), means)
        assert Tags(journal, {"toy": toy.GAME}).meaning(uid) == means
        assert journal.tags()[uid.hex().upper()] == text
    tags.unbind(STRANGER.hex().upper())
    assert tags.meaning(STRANGER) is None


def test_a_part_of_a_uid_never_equals_the_whole(journal):
    tags = Tags(journal, {"toy": toy.GAME})
    tags.bind("04A1B2C3D4E5F6", SeatTag(0))
    assert tags.meaning(bytes.fromhex("04A1B2C3")) is None


# -- what does not work


def test_a_device_that_stops_is_told_until_it_works_again(device):
    device.do(Fault("reader", "app-fault-reader-silent", "no answer"))
    assert device.model.notices == (Notice("reader", Msg("app-fault-reader-silent", detail="no answer")),)
    device.do(Fault("reader", "app-fault-reader-silent", "no answer"))
    assert device.sounds.words() == [Cue.FAULT]
    device.do(Fault("reader", None))
    assert device.model.notices == ()


def test_an_answer_that_cannot_be_saved_is_not_acknowledged_and_never_was(table_of):
    table = table_of("toy", "Ann", "Ben")
    table.wait(5)
    no_room(table.journal)
    table.tap("c0")
    assert table.sounds.words() == [Cue.FAULT]
    assert table.table.asked.seat == 0
    assert table.table.record == ()
    assert table.table.saved is None
    assert table.model.notices == (Notice("storage", Msg("app-fault-storage-read-only")),)
    assert table.turn_ms() == 5_000


def test_the_notice_goes_once_something_can_be_saved_again(table_of):
    table = table_of("toy")
    no_room(table.journal)
    table.tap("c0")
    room_again(table.journal)
    table.tap("c0")
    assert table.model.notices == ()
    assert table.sounds.words() == [Cue.FAULT, Cue.ACCEPTED, Cue.YOUR_TURN]
    assert len(table.saved()) == 1


def test_an_undo_that_cannot_be_saved_changes_nothing(table_of):
    table = table_of("toy")
    table.tap("c0")
    no_room(table.journal)
    table.do(TakeBack())
    assert [line.card for line in table.table.record] == ["c0"]


def test_a_match_that_cannot_be_saved_does_not_start(device):
    no_room(device.journal)
    device.do(Start("toy", Setup(seats=("Ann", "Ben"))))
    assert device.model.table is None
    assert device.model.notices[0].device == "storage"


def test_a_result_that_could_not_be_stored_is_stored_at_the_next_start(table_of, monkeypatch):
    table = table_of("toy")

    def full(match, standings):
        raise StorageFault("full")

    with monkeypatch.context() as patch:
        patch.setattr(table.journal, "finish", full)
        play_to_the_end(table)
    assert table.table.finished
    match = table.table.match
    table.restart()
    table.do(Resume(match))
    assert table.journal.matches()[0].state == "finished"


def test_a_copy_that_cannot_be_made_does_not_keep_the_table_from_playing(tmp_path, clock):
    (tmp_path / "backups").write_text("in the way")
    with closing(Journal(tmp_path / "companion.db")) as journal:
        core = Core({"toy": toy.GAME}, journal, clock, HeardCues())
        assert core.model().notices[0].device == "storage"
        core.handle(Start("toy", Setup(seats=("Ann", "Ben"))))
        assert core.model().table is not None


def test_a_repaired_database_is_told_with_what_is_missing(table_of, tmp_path):
    table = table_of("toy")
    table.journal.close()
    (tmp_path / "companion.db").write_bytes(b"broken" * 1000)
    table.restart()
    assert table.model.notices == (Notice("storage", Msg("app-fault-storage-restored")),)
    table.journal.repair = replace(table.journal.repair, missing=3)
    table.do(Remember("Ann"))
    assert table.model.notices[0].text == Msg("app-fault-storage-restored-without", n=3)
    table.journal.repair = replace(table.journal.repair, copy=None)
    table.do(Remember("Ben"))
    assert table.model.notices[0].text == Msg("app-fault-storage-lost")


def test_a_bug_of_ours_at_the_table_does_not_end_the_evening(table_of, monkeypatch, caplog):
    table = table_of("toy")

    def broken(event):
        raise LookupError("c3 is on the table")

    monkeypatch.setattr(table.core._table, "handle", broken)
    table.tap("c3")
    assert table.model.message == Msg("app-enter-by-hand")
    assert "LookupError" in caplog.text
    assert "c3" not in caplog.text


def test_a_bug_outside_a_match_is_left_to_the_next_start(device, monkeypatch):
    monkeypatch.setattr(device.core, "_tapped_at_home", lambda tap: {}["bug"])
    with pytest.raises(KeyError):
        device.do(Tap(STRANGER))


# -- what there is to see


def test_nothing_new_is_the_same_object(table_of):
    table = table_of("toy")
    model = table.model
    table.wait(1)
    table.do(Tick(table.clock.now()))
    assert table.model is model
    table.tap("c0")
    assert table.model is not model


def test_a_command_for_a_match_that_is_gone_does_nothing(device):
    device.do(TakeBack())
    device.do(EndMatch())
    assert device.model.table is None


# -- clock and inbox


def test_a_fake_clock_stands_still_until_told():
    clock = FakeClock(5.0)
    assert clock.now() == clock.now()
    clock.advance(30)
    assert clock.now() == 35.0


def test_the_system_clock_never_goes_back():
    clock = SystemClock()
    assert clock.now() <= clock.now()


def test_the_inbox_gives_back_what_was_put_in_order_and_wakes():
    woken = []
    inbox = Inbox(wake=lambda: woken.append(1))
    inbox.put(Tick(1.0))
    inbox.put(Tick(2.0))
    assert list(inbox.drain()) == [Tick(1.0), Tick(2.0)]
    assert list(inbox.drain()) == []
    assert len(woken) == 2
    inbox.wake = None
    inbox.put(Tick(3.0))
    assert list(inbox.drain()) == [Tick(3.0)]
