"""Every house rule, both ways. The first value is what is played where nothing else was agreed."""

from __future__ import annotations

from dataclasses import fields

import pytest

from companion.engine import BadInput, Setup
from companion.games.chronicle import GAME
from companion.games.chronicle.form import FORM, HouseRules
from tests.games.chronicle.table import Table, score, scored, sit


def test_every_option_of_the_form_is_a_house_rule_and_the_other_way_round():
    assert [rule.id for rule in FORM] == [rule.name for rule in fields(HouseRules)]


def test_an_unknown_option_is_a_bad_line():
    with pytest.raises(BadInput, match=r"options\.trumps"):
        GAME.new(Setup(seats=("Ann", "Ben", "Cleo"), options={"trumps": "yes"}))


@pytest.mark.parametrize(("rule", "fame"), [("any_evil", [0, 0, 1]), ("only_players_with_most_evil", [1, 0, 0])])
def test_evil_exclusion(rule, fame):
    options = {"evil_exclusion": rule}
    assert score("monster_attack", options=options, A="P1 P2 P9", B="W1 L1 P3 P4 P5 P6 P7 P8", C="P10") == fame


def test_most_evil_shuts_out_nobody_where_nobody_holds_any():
    assert score("monster_attack", options={"evil_exclusion": "only_players_with_most_evil"}, A="P2", B="", C="") == [
        1,
        0,
        0,
    ]


@pytest.mark.parametrize(("rule", "fame"), [("all_tied_score", [1, 1, 0]), ("nobody", [0, 0, 0])])
def test_tie_policy(rule, fame):
    assert score("monster_attack", options={"tie_policy": rule}, A="P3", B="P4", C="") == fame


@pytest.mark.parametrize(
    ("answer", "fame"), [("seat:1", [0, 1, 0]), ("all", [1, 1, 0]), ("none", [0, 0, 0]), ("seat:0", [1, 0, 0])]
)
def test_tie_policy_ask_table(answer, fame):
    table = sit(3, tie_policy="ask_table").end_round(A="P3", B="P4").asks("tie")
    assert table.choose(answer).asks("history").fame == fame


def test_without_a_tie_the_table_is_not_asked():
    sit(3, tie_policy="ask_table").end_round(A="P3 P6", B="P4").asks("history")


def test_a_dark_age_has_no_ties():
    assert sit(3, "dark_age", tie_policy="ask_table").end_round(A="P1", B="W1").asks("history").fame == [1, 1, 0]


@pytest.mark.parametrize(("rule", "fame"), [("yes", [1, 0, 0]), ("no", [0, 1, 0])])
def test_two_counts_3_in_totals(rule, fame):
    options = {"two_counts_3_in_totals": rule}
    assert score("compile_annals", options=options, A="P2", B="P3 P4", C="") == fame
    assert score("monster_attack", options=options, A="P2", B="P3 P4", C="") == [1, 0, 0]


def test_two_counts_3_always_in_fewest_too():
    assert score("bloody_rebellion", A="P2", B="P3 P4", C="P6 P7 P8") == [0, 1, 0]


@pytest.mark.parametrize(("answer", "fame"), [("three", [0, 1, 0]), ("one", [1, 0, 0])])
def test_two_counts_3_owner_chooses(answer, fame):
    table = sit(3, "bloody_rebellion", two_counts_3="owner_chooses")
    table.end_round(A="P2", B="P3 P4", C="P6 P7 P8").asks("twos", "A")
    assert table.choose(answer).asks("history").fame == fame


def test_two_counts_3_owner_chooses_is_not_asked_where_it_makes_no_difference():
    sit(3, "round_table", two_counts_3="owner_chooses").end_round(A="P2", B="P3 P4").asks("history")


def test_in_a_described_position_a_2_counts_as_it_serves_its_owner():
    options = {"two_counts_3": "owner_chooses"}
    assert score("bloody_rebellion", options=options, A="P2", B="P3 P4", C="P6 P7") == [1, 0, 0]
    assert score("monster_attack", options=options, A="P2", B="P3 P4", C="P6 P7") == [1, 0, 0]


@pytest.mark.parametrize(("rule", "chooser"), [("player_of_sage", "A"), ("target", "C")])
def test_sage_chooser(rule, chooser):
    table = sit(sage_chooser=rule).won("C", "W3 W4").play("A", "Sage").asks("ally", chooser).tap("W3")
    assert "wisdom_03" in table.round.hands[0].known


@pytest.mark.parametrize(("rule", "chooser"), [("target", "C"), ("player_of_fool", "A")])
def test_fool_chooser(rule, chooser):
    sit(fool_chooser=rule).won("C", "W3 W4").play("A", "Fool").asks("give_up", chooser)


def recalled(**options: str) -> Table:
    return sit(**options).play("A", "P2").play("B", "P7").play("C", "P3").play("D", "P4")


def test_recall_replay_no():
    assert recalled().asks("play", "C").round.tricks == 2


def test_recall_replay_yes_at_end_of_trick():
    table = recalled(recall_replay="yes_at_end_of_trick").asks("play", "A")
    assert table.round.tricks == 1
    assert table.refuses("L3").reason.key == "chronicle-must-follow"
    table.play("A", "P2").asks("play", "A")
    assert table.allies("A") == "P7 P3 P4 P2"


def test_recall_replay_ends_with_a_5():
    table = sit(recall_replay="yes_at_end_of_trick").play("A", "P2").play("B", "P7").play("C", "P5")
    assert table.asks("play", "B").allies("B") == "P7 P5"


def test_recall_slough_allowed():
    table = sit().play("A", "P2").play("B", "L3").play("C", "P7").asks("target", "C")
    assert table.targets == "AB"


def test_recall_slough_not_allowed():
    table = sit(recall_slough="not_allowed").play("A", "P2").play("B", "L3").play("C", "P7").asks("play", "D")
    assert [made.value for made in table.match.made] == ["seat:0"]


@pytest.mark.parametrize(("rule", "taker"), [("no", "C"), ("yes", "B")])
def test_recall_cancels_reverse(rule, taker):
    sit(recall_cancels_reverse=rule).play("A", "P3").play("B", "P7").play("C", "P2").play("D", "P4").asks("play", taker)


def test_discard_by_8_face_up():
    table = sit().play("A", "P8").aim("B").tap("L3")
    assert table.out == "L3"


def test_discard_by_8_face_down_stays_secret_to_the_end_of_the_round():
    table = sit(discard_by_8="target_chooses_face_down").play("A", "P8").aim("B").tap("L3").asks("play", "B")
    assert table.out == ""
    assert GAME.hidden(table.state) == {"love_03"}
    assert table.refuses("L3").reason.key == "chronicle-lies-face-down"
    assert table.match.secret_steps() == (4,)


def test_after_a_face_down_discard_nobody_is_sure_what_that_hand_holds():
    table = sit(leader="B", discard_by_8="target_chooses_face_down").play("B", "W2").play("C", "W8").aim("B").tap("P10")
    assert table.round.hands[1].known == []
    table.play("D", "W1").play("A", "W4").play("C", "P2").play("D", "P6").play("A", "P1").play("B", "L2")


def test_discard_by_8_at_random_lies_face_up():
    table = sit(discard_by_8="random").play("A", "P8").aim("B").asks("discard", "B")
    assert table.view.prompt.key == "chronicle-discard-random"
    assert table.tap("L3").out == "L3"


def test_multi_history_scoring_each_condition():
    assert score("talk_with_dragon", "monster_attack", "round_table", A="P3 W3", B="P4", C="W4") == [2, 1, 1]


def test_multi_history_scoring_all_conditions_together():
    options = {"multi_history_scoring": "all_conditions_together"}
    described = scored("monster_attack", "round_table", options=options, A="P3 W3", B="P4", C="W4")
    assert described["fame"] == [1, 0, 0]
    assert described["parts"][0][0]["what"] == "all_conditions"


def test_all_conditions_together_with_one_condition_is_that_condition():
    options = {"multi_history_scoring": "all_conditions_together"}
    assert scored("monster_attack", options=options, A="P3", B="", C="")["parts"][0][0]["what"] == "monster_attack"


@pytest.mark.parametrize(
    ("rule", "fame"), [("only_for_dark_age_point", [1, 1, 0]), ("lifts_ban_for_whole_round", [2, 0, 0])]
)
def test_dark_age_exemption(rule, fame):
    options = {"dark_age_exemption": rule}
    assert score("dark_age", "monster_attack", options=options, A="P1 P3", B="P4", C="") == fame


@pytest.mark.parametrize(("rule", "fame"), [("yes", [0, 1, 0]), ("no", [2, 0, 0])])
def test_angel_before_monopoly(rule, fame):
    options = {"angel_before_monopoly": rule}
    assert score("round_table", options=options, A="P1 W1 L1 Demon Angel", B="W3", C="") == fame


def test_history_per_round_2_turns_up_two_and_both_start_cards_are_shown():
    table = Table(4, history_per_round="2").history("monster_attack").asks("history").history("angel_advent")
    table.asks("lead").leads("B").asks("show").leads("C").asks("play", "B")
    assert table.round.hands[1].known == ["power_10"]
    assert table.round.hands[2].known == ["wild_angel"]
    assert [one.history for one in table.round.conditions] == ["monster_attack", "angel_advent"]


def test_history_per_round_2_with_the_dragon_brings_two_more():
    table = Table(4, history_per_round="2").history("talk_with_dragon", "dark_age", "round_table").asks("history")
    table.history("moral_decay").asks("lead").leads("B").asks("show").leads("C")
    assert table.round.hands[2].known == ["love_01"]


def test_history_per_round_2_shows_no_start_card_that_was_removed():
    Table(5, history_per_round="2").history("monster_attack", "angel_advent").tap("Angel").leads("A").asks("play", "A")


def test_end_tie_share():
    table = sit(3, "angel_advent").gains("A", 2).gains("B", 2).end_round(C="P1")
    assert table.winners == "AB"


def test_end_tie_play_on_ends_where_one_is_ahead():
    table = sit(3, "dark_age", end_tie="play_on").gains("A", 2).gains("B", 2).end_round(A="P1")
    assert table.winners == "A"


def test_points_given_by_hand_count_for_the_end_of_the_game():
    assert sit(3, "dark_age").gains("C", 3).end_round().winners == "C"


def test_the_highest_total_wins_where_several_have_three():
    table = sit(3, "dark_age").gains("A", 3).gains("B", 2).end_round(A="P1", B="W1")
    assert table.fame == [4, 3, 0]
    assert table.winners == "A"
