"""What is tapped and chosen at the table, and what is refused."""

from __future__ import annotations

import json

import pytest

from companion.commands import BindTag, CloseRefusal, Insist
from companion.engine import Msg, Named, Who
from companion.inputs import Button, ButtonName, Choice, Tap
from companion.model import Unbound
from companion.ports import Cue
from tests.engine import toy
from tests.sitting import STRANGER, uid_of
from tests.table.toy_table import voting

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
