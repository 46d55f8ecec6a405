"""Every house rule, both ways."""

from __future__ import annotations

import pytest

from companion.engine import Answer, BadInput, Setup
from companion.games.celtica import GAME
from companion.games.celtica.form import FORM
from tests.games.celtica.table import NAMES, Table
from tests.games.celtica.test_examples import final_use, one_card_left


def test_every_rule_that_exists_can_be_set_and_no_other():
    for rule in FORM:
        for value in rule.values:
            assert getattr(GAME.new(Setup(seats=NAMES[:2], options={rule.id: value})).house, rule.id) == value
    with pytest.raises(BadInput):
        GAME.new(Setup(seats=NAMES[:2], options={"ruin_choice": "nobody"}))


@pytest.mark.parametrize(("value", "alone"), [("never", False), ("allowed_while_holding_druid_cards", True)])
def test_experience_alone(value, alone):
    table = Table(2, experience_alone=value).dealt().holds("A", experience=1)
    assert ("exp_red" in table.may_lay) is alone


def test_experience_alone_lets_nobody_stay_in_without_a_druid_card():
    table = Table(2, "altar", experience_alone="allowed_while_holding_druid_cards").dealt()
    table.holds("A", druids=1, experience=2).plays("A", "red", "exp_red").tells("altar").choose("no")
    table.asks("play", "B")
    assert table.hand("A") == (0, 1)


def test_a_table_may_lay_experience_alone_against_the_rules():
    table = Table(2, "village 1").dealt().holds("A", experience=1).tap_card("exp_red", anyway=True).choose("done")
    assert table.at("red") == 1


@pytest.mark.parametrize(("value", "asks"), [("printed_number", "part"), ("nothing", "play")])
def test_goal_gives_parts(value, asks):
    Table(2, goal=(18, "goal 2"), goal_gives_parts=value).dealt().stand(red=17).plays("A", "red").asks(asks)


def test_a_goal_without_a_number_gives_nothing():
    Table(2, goal=(18, "goal 0")).dealt().stand(red=17).plays("A", "red").asks("play", "B")


def test_overshoot_stops_at_the_goal():
    table = Table(2, goal=(18, "goal 0")).dealt().stand(red=17).plays("A", "red", "red")
    assert table.at("red") == 18
    assert "steps-lost" in table.news


def test_overshoot_exact_only_moves_by_itself_once_the_goal_is_reached():
    table = Table(2, goal=(18, "goal 0"), overshoot="exact_only").dealt().stand(red=17).tap_card("red")
    table.asks("play", "B")
    assert [made.value for made in table.match.made] == ["done"]
    assert table.at("red") == 18


def test_overshoot_exact_only_offers_cards_as_far_as_the_goal():
    table = Table(2, "altar", goal=(18, "goal 0"), overshoot="exact_only").dealt().holds("A", experience=1)
    table.stand(red=16).tap_card("red")
    assert table.may_lay == {"card_red", "exp_red"}
    table.tap_card("exp_red").asks("play", "B")


def test_overshoot_exact_only_takes_a_goal_learned_as_exactly_reached():
    table = Table(2, overshoot="exact_only").dealt().stand(red=16).plays("A", "red", "red").tells("goal 0")
    assert table.state.board.goal == 18


def test_altar_deadline_next_turn_asks_whether_the_card_was_played():
    table = Table(2, "altar", "altar").dealt().plays("A", "red").choose("yes").plays("B", "red").choose("no")
    table.plays("A", "white").asks("altar_played", "A").choose("yes")
    assert table.view.banner is None


def test_altar_deadline_this_round_asks_nothing():
    table = Table(2, "altar", "altar", altar_deadline="any_time_this_round").dealt()
    table.plays("A", "red").choose("yes").plays("B", "red").choose("no").plays("A", "white").asks("altar", "A")


def test_whoever_has_laid_all_cards_has_laid_the_altar_card():
    table = Table(2, "altar", "altar").dealt().holds("A", druids=1).plays("A", "red").choose("yes")
    table.plays("B", "red").choose("no").plays("A", "white").asks("altar", "A")
    assert [made.value for made in table.match.made] == ["done", "yes"]


def test_altar_card_on_trust_is_not_asked_for():
    Table(2, "altar").dealt().plays("A", "red").choose("yes").asks("play", "B")


def test_altar_card_in_private_is_tapped_or_left_untold():
    table = Table(2, "altar", "altar", altar_card="private_tap").dealt().plays("A", "red").choose("yes")
    table.asks("altar_card", "A").choose("untold").plays("B", "red").choose("no")
    table.plays("A", "white").asks("altar_played", "A")


@pytest.mark.parametrize(
    ("value", "over"), [("stacks_and_discard_empty", True), ("when_display_cannot_be_filled", False)]
)
def test_end_on_supply(value, over):
    """A refill takes the very last parts, and the display is full."""
    table = Table(2, "village 1", end_on_supply=value).dealt().supply(1).plays("A", "red").takes("A", "C")
    table.accepted(Answer("tap", table.match.ask.legal()[0]))
    assert len(table.display) == 9
    assert table.over is over


def test_end_on_supply_when_the_display_cannot_be_filled():
    table = Table(2, "village 2", end_on_supply="when_display_cannot_be_filled").dealt().supply(1)
    table.plays("A", "red").takes("A", "C1")
    table.accepted(Answer("tap", table.match.ask.legal()[0]))
    assert (len(table.display), table.over) == (8, True)


@pytest.mark.parametrize(("value", "asks"), [("after_each_player", "final"), ("after_each_action", "refill")])
def test_final_refill(value, asks):
    table = final_use(Table(2, goal=(18, "goal 0"), final_refill=value).dealt(), B=4).plays("A", "black")
    table.choose("take").takes("B", "8").asks(asks)


def test_the_display_is_not_filled_up_for_nobody():
    table = final_use(Table(2, goal=(18, "goal 0")).dealt(), B=2).plays("A", "black").choose("take").takes("B", "8")
    assert table.match.finished


@pytest.mark.parametrize(("value", "first"), [("left_of_ender", "B"), ("start_with_ender", "A")])
def test_final_order(value, first):
    table = final_use(Table(3, goal=(18, "goal 0"), final_order=value).dealt(), A=1, B=1, C=1)
    table.plays("A", "black").asks("final", first)


def test_final_order_after_a_normal_end_counts_from_the_last_player():
    table = one_card_left(Table(3, goal=(18, "goal 0")).dealt().holds("A", experience=1).holds("C", experience=1), "B")
    table.stand(red=17).plays("B", "red").asks("final", "C").choose("done").asks("final", "A")


@pytest.mark.parametrize(
    ("value", "asked", "words"),
    [
        ("owner", "A", "celtica-give-up"),
        ("none", "A", "celtica-draw-loss"),
        ("opponent", "B", "celtica-choose-loss"),
    ],
)
def test_ruin_choice(value, asked, words):
    table = Table(2, "ruin 1", ruin_choice=value).dealt().plays("A", "red").asks("lose", asked)
    assert table.view.prompt.key == words
    table.tap("2")
    assert table.parts("A") == "1"
