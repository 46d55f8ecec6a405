"""The log tells each input, and never a card that may lie face down."""

from __future__ import annotations

import logging

import pytest

from companion.commands import BindTag
from companion.inputs import Tap
from tests.engine import toy
from tests.sitting import STRANGER, uid_of
from tests.table.toy_table import voting


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
