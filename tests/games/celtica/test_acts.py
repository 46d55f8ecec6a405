"""What the table does by hand."""

from __future__ import annotations

import pytest

from companion.engine import Act, Adjust
from companion.games.celtica import GAME
from tests.games.celtica.table import Table
from tests.games.celtica.test_examples import final_use
from tests.games.celtica.test_self_play import all_cards_are_there


def dealt() -> Table:
    return Table(3, "village 1", "altar", goal=(18, "goal 1")).dealt()


def test_parts_move_between_display_players_discard_and_stacks():
    table = dealt()
    for part, source, goal in (
        ("part_centre", "display", "parts:0"),
        ("part_outer_1", "parts:1", "discard"),
        ("part_outer_1", "discard", "display"),
        ("part_outer_2", "parts:2", "stacks"),
        ("part_outer_8", "stacks", "parts:2"),
    ):
        table.by_hand(Act("move", part, {"from": source, "to": goal}))
        all_cards_are_there(table.state)
    assert (table.parts("A"), table.parts("B"), table.parts("C")) == ("12C", "2", "18")
    assert table.display == "123456781"


def test_hidden_cards_move_between_hands_and_decks():
    table = dealt().by_hand(Act("move", "druid_card", {"from": "hand:0", "to": "hand:1"}))
    table.by_hand(Act("move", "experience_card", {"from": "deck", "to": "hand:2"}))
    assert [table.hand(letter) for letter in "ABC"] == [(4, 0), (6, 0), (5, 1)]
    all_cards_are_there(table.state)


def test_a_card_comes_back_from_the_discard_by_name():
    table = dealt().plays("A", "red", "red").choose("no")
    table.by_hand(Act("move", "card_red", {"from": "discard", "to": "hand:0"}))
    assert (table.hand("A"), table.state.druid_discard) == ((4, 0), ["card_red"])


def test_the_turn_passes_before_a_card_is_laid():
    dealt().by_hand_to("C").asks("play", "C").plays("C", "red").asks("part", "C")


def test_who_has_lost_the_last_card_by_hand_is_passed_over():
    dealt().holds("A", druids=0).asks("play", "B")


def test_a_round_whose_cards_have_all_gone_is_over():
    table = dealt().holds("A", druids=0).holds("B", druids=0).holds("C", druids=0)
    assert table.state.round == 2
    table.asks("play")


def test_whole_amulets_are_given_by_hand_where_the_app_has_them_wrong():
    table = final_use(dealt(), A=0).plays("A", "black").takes("A", "3").refill("C")
    assert table.winners == "A"
    table.by_hand(Adjust(1, 1, "miscounted"))
    assert table.winners == "B"
    sheet = GAME.scores(table.state)
    assert [column.id for column in sheet.columns][-1] == "adjust"
    assert sheet.lines[1].parts[-1].why["why"] == "miscounted"


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (Act("lock", "x"), "app-no-such-action"),
        (Act("mode", "tally"), "app-no-such-action"),
        (Act("mode", "survey", {"x": 1}), "app-no-such-action"),
        (Act("turn", "place:0"), "no-such-place"),
        (Act("turn", "place:99"), "no-such-place"),
        (Act("turn", 7), "no-such-place"),
        (Act("turn", "place:19"), "beyond-known-goal"),
        (Act("turn", "place:2", {"to": {"kind": "hut"}}), "app-bad-line"),
        (Act("move", "druid_red", {"to": "village"}), "no-such-place"),
        (Act("move", "druid_red", {"to": "place:19"}), "beyond-known-goal"),
        (Act("move", "turn", {"to": "seat:7"}), "not-their-turn"),
        (Act("move", "crow", {"from": "a", "to": "b"}), "move-from-to"),
        (Act("move", "part_centre", {"to": "display"}), "move-from-to"),
        (Act("move", "part_centre", {"from": 1, "to": "display"}), "move-from-to"),
        (Act("move", "part_centre", {"from": "parts:0", "to": "display"}), "not-there"),
        (Act("move", "part_centre", {"from": "box", "to": "display"}), "no-such-zone"),
        (Act("move", "part_centre", {"from": "display", "to": "display"}), "no-such-zone"),
        (Act("move", "part_centre", {"from": "display", "to": "hand:0"}), "no-such-zone"),
        (Act("move", "card_red", {"from": "discard", "to": "hand:0"}), "not-there"),
        (Act("move", "experience_card", {"from": "hand:0", "to": "deck"}), "none-there"),
        (Act("move", "druid_card", {"from": "parts:0", "to": "deck"}), "none-there"),
        (Act("move", "druid_card", {"from": "hand:0", "to": "parts:0"}), "no-such-zone"),
    ],
)
def test_what_cannot_be_done_says_why(deed, why):
    assert dealt().refuses_by_hand(deed) == why


def test_a_part_that_lies_nowhere_face_down_does_not_come_from_the_stacks():
    table = dealt().supply(0)
    assert table.refuses_by_hand(Act("move", "part_centre", {"from": "stacks", "to": "display"})) == "not-there"


def test_the_turn_does_not_pass_once_cards_are_laid():
    table = dealt().tap_card("red")
    assert table.refuses_by_hand(Act("move", "turn", {"to": "seat:1"})) == "not-their-turn"


def test_a_goal_told_at_once_takes_the_druids_beyond_it_back():
    table = Table(2).dealt().stand(red=9).by_hand(Act("turn", "place:5", {"to": {"kind": "goal", "n": 2}}))
    assert table.at("red") == 5


def test_nothing_moves_after_the_end():
    table = final_use(dealt(), A=0).plays("A", "black").takes("A", "3").refill("C")
    assert table.match.finished
    assert table.refuses_by_hand(Act("mode", "survey")) == "nothing-to-move"
