"""The worked examples, one test each; board numbers are made up where the rule text does not quote them."""

from __future__ import annotations

import pytest

from companion.engine import Answer
from companion.games.celtica import GAME
from tests.games.celtica.table import Table


def scored(*vectors):
    return GAME.position({"parts": [list(vector) for vector in vectors]})


def test_e1_two_white_cards_reach_a_village_and_bring_one_part():
    """Rule text, moving druids: the display is filled up to nine again."""
    table = Table(3, "?", "village 1").dealt().plays("A", "white", "white").takes("A", "7").refill("C")
    assert (table.at("white"), table.parts("A"), table.display) == (2, "127", "C1234568C")
    table.asks("play", "B")


def test_e2_a_ruin_costs_two_parts_of_five_and_brings_an_experience_card():
    """Rule text, ruins: the owner chooses."""
    table = Table(3, "ruin 2").dealt().owns("A", "C1234").plays("A", "red").gives_up("A", "2C")
    assert table.parts("A") == "134"
    assert table.hand("A") == (4, 1)
    table.asks("play", "B")


def test_e3_who_owns_fewer_loses_all_and_still_draws_experience():
    table = Table(3, "ruin 2").dealt().owns("A", "5").plays("A", "red").gives_up("A", "5")
    assert (table.parts("A"), table.hand("A")) == ("", (4, 1))


def test_e4_who_owns_nothing_loses_nothing_and_still_draws_experience():
    table = Table(3, "ruin 3").dealt().owns("A", "").plays("A", "red").asks("play", "B")
    assert table.hand("A") == (4, 1)


def test_e5_experience_cards_lengthen_the_way_and_only_the_last_place_acts():
    """Rule text, experience cards."""
    table = Table(3, "ruin 3", "ruin 3", "ruin 3", "village 1").dealt().holds("A", experience=2)
    table.plays("A", "red", "red", "exp_red", "exp_red")
    assert table.at("red") == 4
    table.asks("part", "A")


def test_e6_an_experience_card_of_another_colour_is_refused():
    table = Table().dealt().holds("A", experience=1).tap_card("red")
    assert table.refuses_card("exp_white").reason.key == "celtica-one-colour"


def test_e7_druid_cards_of_two_colours_in_one_turn_are_refused():
    table = Table().dealt().tap_card("red")
    assert table.refuses_card("white").reason.key == "celtica-one-colour"


def test_e8_experience_cards_alone_keep_nobody_in_the_round():
    """Rule text: their turn is over, they keep the cards."""
    table = Table(3, "altar", "altar").dealt().holds("B", druids=0, experience=3)
    table.plays("A", "red").choose("no").asks("play", "C")
    assert table.hand("B") == (0, 3)


def test_e9_an_experience_card_alone_is_refused():
    table = Table().dealt().holds("A", druids=2, experience=1)
    refusal = table.refuses_card("exp_red")
    assert (refusal.reason.key, refusal.may_force) == ("celtica-druid-card-first", True)


def test_e9_an_experience_card_alone_where_the_house_allows_it_while_druid_cards_are_held():
    table = Table(3, "village 1", experience_alone="allowed_while_holding_druid_cards").dealt()
    table.holds("A", druids=2, experience=1).plays("A", "exp_red")
    assert (table.at("red"), table.hand("A")) == (1, (2, 0))


def altar_before_a_ruin() -> Table:
    """All druids stand on an altar but the red one, and the next place is a ruin; only A has a card."""
    table = Table(3, "?", "altar", "ruin 1").dealt().stand(red=1, grey=2, white=2, brown=2, black=2)
    return table.holds("A", druids=1).holds("B", druids=0).holds("C", druids=0).plays("A", "red").asks("altar", "A")


def test_e10_who_declines_the_altar_ends_the_round_and_the_left_neighbour_starts():
    """Rule text, the exception."""
    table = altar_before_a_ruin().choose("no").asks("play", "B")
    assert (table.state.round, table.hand("A")) == (2, (5, 0))


def test_e11_who_draws_at_the_altar_plays_on_alone_into_the_ruin():
    table = altar_before_a_ruin().choose("yes").plays("A", "black").gives_up("A", "1")
    assert table.at("black") == 3
    assert table.hand("B") == (5, 0)


def test_e12_another_colour_than_the_altar_card_that_was_tapped_is_flagged():
    table = Table(2, "altar", "?", altar_card="private_tap").dealt().plays("A", "red").choose("yes")
    table.asks("altar_card", "A").tap_card("brown")
    table.plays("B", "red").tells("altar").choose("no").plays("A", "white", "white")
    assert "altar-broken" in table.news
    assert table.view.banner.key == "celtica-altar-broken"


def test_e12_an_altar_card_on_trust_is_only_asked_about():
    table = Table(2, "altar", "altar").dealt().plays("A", "red").choose("yes").plays("B", "red").choose("no")
    assert table.view.detail.key == "celtica-altar-card-now"
    table.plays("A", "white", "white").asks("altar_played", "A").choose("no")
    assert table.view.banner.key == "celtica-altar-broken"
    table.asks("altar", "A")


def test_e13_cards_of_a_druid_at_the_goal_are_only_discarded():
    """Rule text, end of the game."""
    table = Table(3, goal=(18, "goal 3")).dealt().stand(white=18).plays("A", "white", "white", "white")
    assert (table.at("white"), table.hand("A")) == (18, (2, 0))
    assert table.state.druid_discard == ["card_white"] * 3
    table.asks("play", "B")


def test_e14_steps_beyond_the_goal_are_lost():
    table = Table(3, goal=(18, "goal 2")).dealt().stand(black=17).plays("A", "black", "black", "black")
    assert table.at("black") == 18
    assert table.state.news[0].args == (("druid", table.state.news[0]["druid"]), ("n", 2))
    table.takes("A", "C1").refill("C1").asks("play", "B")


def one_card_left(table: Table, letter: str) -> Table:
    for other in "ABCDE"[: len(table.state.seats)]:
        table.holds(other, druids=1 if other == letter else 0)
    return table


def test_e15_after_a_round_the_left_neighbour_of_the_last_player_starts():
    table = one_card_left(Table(3, "ruin 1").dealt().owns("B", ""), "B").plays("B", "red").asks("play", "C")
    assert [table.hand(letter)[0] for letter in "ABC"] == [5, 5, 5]
    assert "round-over" in table.news


def test_e16_a_druid_at_the_goal_makes_the_round_the_last_and_it_is_played_to_its_end():
    table = Table(3, goal=(18, "goal 0")).dealt().stand(black=17).holds("A", druids=2).holds("B", druids=1)
    table.holds("C", druids=1, experience=1).holds("A", experience=1)
    table.plays("A", "red").tells("altar").choose("no").plays("B", "grey").choose("no").plays("C", "black")
    assert table.view.where.key == "celtica-where-last"
    table.plays("A", "white").choose("no").asks("final", "C")
    assert table.over


def test_e17_the_fifth_druid_at_the_goal_ends_the_game_at_once():
    table = Table(3, goal=(18, "goal 0")).dealt().stand(red=18, grey=18, white=18, brown=18, black=17)
    table.plays("A", "black")
    assert table.over
    assert table.match.finished
    assert table.hand("B") == (5, 0)
    assert "all-arrived" in table.news


def test_e18_the_game_ends_at_once_when_no_part_can_be_drawn_any_more():
    table = Table(3, "village 2").dealt().supply(1).plays("A", "red").takes("A", "C1")
    (left,) = table.match.ask.legal()
    table.accepted(Answer("tap", left))
    assert (len(table.display), table.over, table.match.finished) == (8, True, True)


def test_e19_empty_stacks_are_made_anew_from_the_discard():
    table = Table(3, "village 3").dealt().supply(0, discard="33444").plays("A", "red").takes("A", "567")
    assert "shuffle-parts" in table.news
    table.refill("334").asks("play", "B")
    assert (table.state.stacks, table.state.part_discard, table.over) == (2, [], False)


def final_use(table: Table, **experience: int) -> Table:
    """The fifth druid reaches the goal: experience cards are used."""
    for letter, count in experience.items():
        table.holds(letter, experience=count)
    return table.stand(red=18, grey=18, white=18, brown=18, black=17)


def test_e20_four_experience_cards_take_a_part_and_swap_two():
    """Rule text, the last use; the cards may be split in any way, and kept."""
    table = final_use(Table(2, goal=(18, "goal 0")).dealt(), B=4).plays("A", "black").asks("final", "B")
    table.choose("take").takes("B", "8").choose("swap").gives_up("B", "1").takes("B", "7")
    table.choose("swap").gives_up("B", "2").takes("B", "1")
    assert table.match.finished
    assert sorted(table.parts("B")) == ["1", "7", "8"]
    assert sorted(table.display) == sorted("C1223456")


@pytest.mark.parametrize("uses", [("swap",) * 4, ("take", "take"), ("take",), ()])
def test_e20_any_other_split_is_legal_too(uses):
    table = final_use(Table(2, goal=(18, "goal 0")).dealt(), B=4).plays("A", "black")
    for use in uses:
        table.choose(use)
        if use == "swap":
            table.gives_up("B", table.parts("B")[0])
        table.takes("B", table.display[0])
    if not table.match.finished:
        table.choose("done")
    assert table.match.finished
    assert len(table.parts("B")) == 2 + uses.count("take")


def test_e21_the_last_use_goes_round_from_the_left_of_the_one_who_ended_the_game():
    table = Table(4, goal=(18, "goal 0")).dealt()
    table = final_use(table, A=2, B=2, C=2, D=2).by_hand_to("C").plays("C", "black")
    table.asks("final", "D").choose("take").takes("D", "3").refill("C")
    table.asks("final", "A").choose("take").takes("A", "4").refill("C")
    table.asks("final", "B").choose("take").takes("B", "5").refill("C")
    table.asks("final", "C").choose("take").takes("C", "6")
    assert table.match.finished


def test_e22_without_a_supply_the_last_use_goes_on_with_fewer_parts():
    table = Table(2, "village 2", goal=(18, "goal 0")).dealt().supply(0)
    for one in "C123":
        table.lays_away(one)
    table = final_use(table, B=2, A=1).plays("A", "black").asks("final", "B")
    before = len(table.display)
    table.choose("take").takes("B", table.display[0]).asks("final", "A")
    assert len(table.display) == before - 1
    table.choose("swap").gives_up("A", table.parts("A")[0]).takes("A", table.display[0])
    assert len(table.display) == before - 1
    assert table.match.finished


@pytest.mark.parametrize(
    ("vector", "sizes", "complete"),
    [
        ((3, 3, 3, 3, 3, 3, 3, 3, 3), [9, 9, 9], 3),
        ((3, 3, 3, 3, 3, 3, 3, 2, 2), [9, 9, 7], 2),
        ((3, 3, 3, 3, 3, 3, 3, 3, 2), [9, 9, 8], 2),
        ((3, 3, 2, 2, 2, 2, 2, 1, 1), [9, 7, 2], 1),
        ((2, 2, 2, 2, 2, 2, 2, 1, 1), [9, 7], 1),
        ((2, 1, 1, 1, 1, 1, 1, 1, 0), [8, 1], 0),
    ],
)
def test_e23_parts_are_packed_into_amulets(vector, sizes, complete):
    assert scored(vector) == {"complete": [complete], "sizes": [sizes], "rank": [1]}


def test_e24_most_complete_amulets_then_the_largest_incomplete_one():
    """Rule text, the winner: C before B before A."""
    a, b, c = (3, 3, 3, 3, 3, 3, 3, 2, 2), (3, 3, 3, 3, 3, 3, 3, 3, 2), (3, 3, 3, 3, 3, 3, 3, 3, 3)
    assert scored(a, b, c)["rank"] == [3, 2, 1]


def test_e25_a_deeper_tie_is_broken_by_the_second_largest_incomplete_amulet():
    assert scored((3, 3, 2, 2, 2, 2, 2, 1, 1), (2, 2, 2, 2, 2, 2, 2, 1, 1))["rank"] == [1, 2]


def test_e26_a_complete_tie_is_a_shared_win():
    table = final_use(Table(2, goal=(18, "goal 0")).dealt(), A=0).plays("A", "black")
    assert (table.match.finished, table.winners) == (True, "AB")


def test_e27_a_part_that_is_there_already_begins_a_second_amulet():
    table = Table(2, "village 1").dealt().owns("A", "C1345").plays("A", "red").takes("A", "3")
    assert table.amulets("A") == (5, 1)


def test_e28_a_place_that_was_told_once_acts_by_itself():
    table = Table(2).dealt().plays("A", "red", "red").tells("village 1").takes("A", "C").refill("C")
    table.plays("B", "white", "white").asks("part", "B")


def test_e28_what_the_table_tells_otherwise_is_shown_beside_what_is_known():
    table = Table(2, "?", "village 1").dealt().plays("A", "white", "white").doubts(2).tells("ruin 2")
    table.asks("which")
    assert [option.id for option in table.match.ask.among] == ["told", "known", "druid"]
    table.choose("told").asks("lose", "A")
    assert table.known(2) == "ruin 2"


def test_e29_the_goal_is_learned_with_the_steps_that_were_really_moved():
    table = Table(2).dealt().stand(black=16).plays("A", "black", "black", "black", "black").tells("goal 3", steps=2)
    assert (table.state.board.goal, table.at("black")) == (18, 18)
    table.takes("A", "123").refill("123").stand(white=16).plays("B", "white", "white", "white", "white")
    assert table.at("white") == 18


def test_e30_the_first_deal_of_four_players():
    table = Table(4).dealt()
    decks = GAME.public(table.state)["decks"]
    assert (decks["druid"], decks["parts"], len(table.display)) == (40, 73, 9)


@pytest.mark.parametrize(("seats", "left", "stacks"), [(2, 50, 77), (3, 45, 75), (4, 40, 73), (5, 35, 71)])
def test_the_first_deal_at_every_table(seats, left, stacks):
    decks = GAME.public(Table(seats).dealt().state)["decks"]
    assert (decks["druid"], decks["parts"], decks["experience"]) == (left, stacks, 20)
