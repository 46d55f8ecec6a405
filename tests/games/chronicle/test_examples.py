"""The worked examples of the rulings, E1 to E35, played at a table."""

from __future__ import annotations

import pytest

from tests.games.chronicle.table import Table, score, sit


@pytest.mark.parametrize(("seats", "size"), [(3, 12), (4, 9), (5, 7), (6, 6)])
def test_e1_all_characters_are_dealt_evenly(seats, size):
    table = sit(seats)
    assert {hand.size for hand in table.round.hands} == {size}
    assert table.out == ("W5" if seats == 5 else "")


def test_e2_five_players_remove_a_card_but_never_the_start_card():
    table = Table(5).history("monster_attack").tap("P10").asks("removed")
    assert table.news == ["put-back"]
    table.tap("W4").asks("lead")
    assert table.out == "W4"


def test_e2_another_card_is_simply_removed():
    assert Table(5).history("monster_attack").tap("W4").asks("lead").out == "W4"


def test_e3_any_card_may_lead():
    table = sit(4, "round_table").play("A", "L3")
    assert table.round.trick.suit == "love"
    assert table.round.trick.reversed


def test_e4_a_plain_trick():
    table = sit().play("A", "P6").play("B", "P9").asks("hand", "B").tap("W2").play("C", "L7").play("D", "P2")
    assert table.allies("B") == "W2 P6 P9 L7 P2"
    assert table.hands() == "A8 B7 C8 D8"
    table.asks("play", "B")


def test_e5_after_a_3_the_lowest_number_wins():
    table = sit().play("A", "W8").aim("B").tap("L5").play("B", "W3").play("C", "W10").play("D", "W1")
    assert table.allies("D") == "W8 W3 W10 W1"
    assert table.out == "L5"
    assert table.view.stage.shares[0].area.rows[3].marks == ("evil",)


def test_e6_a_5_ends_the_trick_and_later_players_keep_their_cards():
    table = sit().play("A", "L9").tap("P4").play("B", "L5").asks("play", "A")
    assert table.allies("A") == "P4 L9 L5"
    assert table.hands() == "A7 B8 C9 D9"


def test_e7_a_5_that_is_led_is_won_by_its_leader():
    table = sit().play("A", "P5").asks("play", "A")
    assert table.allies("A") == "P5"
    assert table.hands() == "A8 B9 C9 D9"


def test_e8_a_5_after_a_3_loses():
    table = sit().play("A", "P3").play("B", "P5").asks("play", "A")
    assert table.allies("A") == "P3 P5"


def test_e9_a_recalled_card_cannot_win_and_what_it_did_stays_done():
    table = sit().won("A", "L1").play("A", "P10").tap("L1").play("B", "P8").aim("C").tap("W3")
    table.play("C", "P7").aim("A").play("D", "P4").asks("play", "B")
    assert table.allies("B") == "P8 P7 P4"
    assert table.hand("A") == 8  # the ally was put down from the hand beforehand
    assert table.out == "L1 W3"


def test_e10_a_7_that_is_led_recalls_nobody():
    table = sit().play("A", "W7").asks("play", "B")
    assert table.news == ["no-effect"]


def test_e11_a_recalled_leader_leaves_the_suit_behind():
    table = sit().play("A", "L10").play("B", "L7").asks("play", "C")
    assert [(made.ask, made.value) for made in table.match.made] == [("chronicle-target", "seat:0")]
    assert table.round.trick.suit == "love"
    assert "P2" in table.may_be_tapped  # as a slough, as far as the table knows
    assert "unknown" in table.match.ask.asks


def test_e12_the_king_beats_the_demon_and_takes_it():
    table = sit().play("A", "W2").play("B", "Demon").play("C", "King").play("D", "W10").asks("play", "C")
    assert table.allies("C") == "W2 Demon King W10"


def test_e13_a_recalled_king_does_not_win():
    table = sit().play("A", "L4").play("B", "King").play("C", "Demon").play("D", "L7").aim("B").asks("play", "C")
    assert table.allies("C") == "L4 Demon L7"
    assert table.hand("B") == 9


def test_e14_under_the_dragon_nobody_wins_and_its_player_leads():
    table = sit().play("A", "King").play("B", "P1").play("C", "Dragon").play("D", "P9").tap("W2").asks("play", "C")
    assert table.out == "King P1 Dragon P9"
    assert table.allies("D") == "W2"


def test_e15_the_dragon_and_a_5():
    table = sit().play("A", "Dragon").play("B", "L5").asks("play", "A")
    assert table.out == "Dragon L5"
    assert table.hands() == "A8 B8 C9 D9"


def test_e16_among_sage_fool_and_angel_the_first_played_wins():
    table = sit(3).won("B", "P2 P3").play("A", "Fool").asks("give_up", "B").tap("P2").tap("P3")
    table.play("B", "Angel").play("C", "Sage").asks("play", "A")
    assert table.allies("A") == "Fool Angel Sage"
    assert table.out == "P2 P3"


def test_e17_the_first_colour_after_wild_cards_is_the_suit():
    table = sit(history="compile_annals").play("A", "Sage").play("B", "Fool").play("C", "W4").play("D", "L10")
    assert table.asks("play", "C").allies("C") == "Sage Fool W4 L10"


def test_e18_nothing_can_be_sloughed_before_a_suit_is_set():
    table = sit().play("A", "Angel").asks("play", "B")
    assert "unknown" not in table.match.ask.asks
    table.refuses_choice("unknown")


def test_e19_a_wild_card_never_lies_face_down():
    table = sit().play("A", "P2").play("B", "P3").play("C", "P9").tap("L2").play("D", "King")
    assert table.allies("D") == "P2 P3 P9 King"


def test_e19_a_slough_turned_up_is_no_wild_card():
    table = sit().play("A", "P2").untold("B").play("C", "P3").play("D", "P4").asks("turned_up")
    refusal = table.refuses("King")
    assert refusal.reason.key == "chronicle-wild-lies-open"
    assert refusal.may_force


def test_e20_a_wild_card_may_be_played_while_holding_the_suit():
    table = sit().won("D", "P9").move("P9", "allies:D", "hand:D")
    table.play("A", "P2").play("B", "P3").play("C", "L3").asks("play", "D").refuses("L4")
    table.play("D", "Sage").asks("play", "A")


def test_e21_who_has_fewer_than_three_allies_gives_up_all():
    table = sit().won("D", "L2 L3").play("A", "Fool").asks("give_up", "D").tap("L2").tap("L3").asks("play", "B")
    assert table.allies("D") == ""


def test_e22_who_is_emptied_before_their_turn_is_skipped_and_the_round_ends():
    table = sit(3).won("A", "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 W2")
    table.won("B", "W1 W3 W4 W5 W6 W7 W9 W10 L1 L2 L3").won("C", "L4 L5 L6 L7 L8 L9 L10 Sage Fool Angel Demon")
    table.play("A", "W8").aim("C").tap("Dragon").play("B", "King").asks("history")
    assert table.state.results[0].number == 1


def test_e23_a_2_counts_as_three_and_evil_shuts_out():
    assert score("monster_attack", A="P2 P5", B="P6 P7 P8", C="P1 P9 P10 P4 P3") == [1, 0, 0]


def test_e24_fewest_with_a_tie():
    assert score("bloody_rebellion", A="P2", B="P6 P7", C="P8 P10") == [0, 1, 1]


def test_e25_wild_cards_count_in_totals_only():
    allies = {"A": "Sage King P2", "B": "P3 P4 P5 W6", "C": ""}
    assert score("compile_annals", **allies) == [1, 0, 0]
    assert score("monster_attack", **allies) == [1, 1, 0]


def test_e26_the_angel_sheds_evil_before_anybody_is_compared():
    assert score("round_table", A="W5 W6", B="W9", C="Angel W1 W4") == [1, 0, 0]


def test_e27_the_dark_age_rewards_evil():
    assert score("dark_age", A="P1", B="Demon", C="W5", D="Angel L1") == [1, 1, 0, 0]


@pytest.mark.parametrize("history", ["monster_attack", "dark_age"])
def test_e28_all_four_evil_cards_bring_two_fame_and_nobody_else_scores(history):
    assert score(history, A="P1 W1 L1 Demon P4", B="P2 P3", C="P9") == [2, 0, 0]


def test_e29_the_angel_spoils_a_monopoly_in_its_own_hand():
    assert score("monster_attack", A="P1 W1 L1 Demon Angel P2", B="P3", C="") == [1, 0, 0]


def test_e30_talk_with_the_dragon_scores_each_condition():
    history = ("talk_with_dragon", "monster_attack", "angel_advent")
    assert score(*history, A="P5 P6", B="P7 W1", C="L2") == [2, 0, 1]


def test_e30_the_dragons_holder_leads():
    table = Table(4).history("talk_with_dragon").asks("history").history("monster_attack", "angel_advent").asks("lead")
    table.leads("B").asks("play", "B")
    assert table.round.hands[1].known == ["wild_dragon"]


def test_e31_a_coronation_that_draws_the_dragon_replaces_it():
    table = Table(4).history("coronation", "dark_age", "talk_with_dragon").asks("history")
    assert table.news == ["set-aside"]
    assert table.refuses("talk_with_dragon").reason.key == "chronicle-history-up"
    table.history("round_table", "moral_decay").asks("lead")
    assert [one.history for one in table.round.conditions] == ["dark_age", "round_table", "moral_decay"]
    assert table.news == ["shuffle-back"]
    table.leads("A").end_round().asks("history").history("talk_with_dragon")


def played_out(**options: str) -> Table:
    """A has emptied its hand and has eight allies, B has six and two cards left, C has seven and no card left."""
    table = sit(3, "founding_festival", **options)
    table.won("A", "P3 P4 P6 P7 P8 P9 P10").won("B", "W3 W4 W5 W6 W7 W8").won("C", "L3 L4 L5 L6 L7 L8 L9")
    table.laid_aside("A", "P1 P2 W1 Fool").laid_aside("B", "W9 W10 L1 L2").laid_aside("C", "L10 Angel Demon King W2")
    return table.play("A", "P5")


def test_e32_who_keeps_the_leftover_cards_out_has_the_fewest():
    assert played_out().asks("leftover", "B").choose("no").asks("history").fame == [0, 1, 0]


def test_e32_who_adds_them_adds_all():
    table = played_out().choose("yes").asks("left_card", "B").tap("Sage").asks("left_card", "B").tap("Dragon")
    assert table.asks("history").fame == [0, 0, 1]


def test_e32_where_all_must_be_added_nobody_is_asked_whether():
    table = played_out(leftover_hand="must_all").asks("left_card", "B")
    assert [made.value for made in table.match.made] == ["yes"]
    assert table.tap("Sage").tap("Dragon").asks("history").fame == [0, 0, 1]


def test_e33_where_everybody_holds_evil_nobody_scores():
    assert score("natural_disaster", A="P1 L2", B="W1", C="L1 L3") == [0, 0, 0]


def test_e34_a_tie_at_the_top_is_a_shared_victory():
    table = sit(3, "angel_advent").gains("A", 2).gains("B", 2).gains("C", 1).end_round(C="P1")
    assert table.key is None
    assert table.fame == [3, 3, 1]
    assert table.winners == "AB"


def test_e34_or_play_goes_on_until_the_tie_is_broken():
    table = sit(3, "angel_advent", end_tie="play_on").gains("A", 2).gains("B", 2).end_round(C="P1").asks("history")
    table.history("dark_age").leads("A").end_round(B="P1")
    assert table.winners == "B"


def test_e35_used_history_cards_make_the_next_deck():
    table = Table(3)
    plain = [
        "monster_attack", "bloody_rebellion", "round_table", "political_intrigue", "natural_disaster", "moral_decay",
        "compile_annals", "founding_festival", "dark_age", "angel_advent",
    ]  # fmt: skip
    for history in plain[:7]:
        table.history(history).leads("A").end_round(A="P1", B="W1", C="L1")
    table.history("coronation", *plain[7:]).leads("A").end_round(A="P1", B="W1", C="L1").gains("A", -1).gains("B", -1)
    table.gains("C", -1).history("talk_with_dragon").asks("history")
    assert table.news == ["shuffle-history"]
    table.history("monster_attack", "dark_age").asks("lead")
