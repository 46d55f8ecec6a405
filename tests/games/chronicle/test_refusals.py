"""What is refused, by which words, which ways on are shown, and what the table may insist on."""

from __future__ import annotations

import pytest

from companion.engine import Named
from companion.games.chronicle import GAME
from companion.text import Text
from tests.games.chronicle.table import Table, sit


def follow_known() -> Table:
    """B is known to hold P9, and Power is led."""
    return sit().won("B", "P9").move("P9", "allies:B", "hand:B").play("A", "P2").asks("play", "B")


def test_a_slough_is_refused_where_the_suit_is_known_to_be_in_that_hand():
    refusal = follow_known().refuses("L7")
    assert refusal.reason.key == "chronicle-must-follow"
    assert refusal.reason["card"] == Named("power_09")
    assert refusal.may_force


def test_the_card_that_would_have_been_sloughed_is_not_named():
    table = follow_known()
    one, other = table.refuses("L7"), table.refuses("W4")
    assert one == other
    assert one.card is None


def test_the_ways_on_are_the_known_card_the_suit_and_a_wild_card():
    assert [way.card or way.mark for way in follow_known().refuses("L7").ways] == ["power_09", "power", "wild"]


def test_a_shown_start_card_must_be_followed_with():
    table = sit(leader="B").play("B", "L2").play("C", "L9").tap("W3").play("D", "L6").play("A", "L1")
    table.play("C", "P2").play("D", "P6").play("A", "P1").asks("play", "B")
    assert table.refuses("L8").reason["card"] == Named("power_10")


def test_the_untold_slough_is_not_offered_where_the_suit_is_known_to_be_in_hand():
    table = follow_known()
    table.refuses_choice("unknown")
    assert table.view.keys[0].off.key == "chronicle-must-be-played"


def test_the_table_may_insist_on_the_slough():
    table = follow_known().play("B", "L7", anyway=True).play("C", "P1").play("D", "P6").asks("play", "D")
    assert table.allies("D") == "P2 L7 P1 P6"
    assert table.round.sloughs == []


def test_a_card_that_lies_face_down_is_refused_without_a_name():
    table = sit().play("A", "P2").play("B", "L7").asks("play", "C")
    refusal = table.refuses("L7")
    assert refusal.reason.key == "chronicle-lies-face-down"
    assert refusal.card is None
    assert refusal.reason.args == ()
    assert not refusal.may_force


def test_a_card_among_the_allies_is_refused_with_its_place():
    refusal = sit().won("B", "P9").refuses("P9")
    assert refusal.reason.key == "chronicle-lies-in-allies"
    assert refusal.card == "power_09"
    assert not refusal.may_force


def test_a_card_in_the_trick_is_refused():
    assert sit().play("A", "P2").refuses("P2").reason.key == "chronicle-lies-in-trick"


def test_a_card_out_of_the_round_is_refused():
    assert sit(5).refuses("W5").reason.key == "chronicle-lies-in-out"


def test_a_card_known_to_be_in_another_hand_is_refused_but_the_table_may_insist():
    table = sit().play("A", "P2").asks("play", "B")
    refusal = table.refuses("P10")
    assert refusal.reason.key == "chronicle-lies-in-hand"
    assert refusal.may_force
    table.play("B", "P10", anyway=True).play("C", "P1").play("D", "P6").asks("play", "B")
    assert table.round.hands[0].known == []


def test_a_card_that_everybody_knows_is_asked_for_tells_nothing_of_what_lies_face_down():
    """P10 is known to be with B. Whether B laid it face down must not be found out by tapping it for C."""
    refusals = []
    for laid in ("P10", "W3"):
        table = sit(leader="B").play("B", "L2").play("C", "L1").play("D", "L6").play("A", "L9").tap("W5")
        table.play("A", "L8").aim("C").tap("W9").play("B", laid).asks("play", "C")
        refusals.append(table.refuses("P10"))
    assert refusals[0] == refusals[1]


def test_only_known_cards_are_played_from_a_hand_that_is_known_altogether():
    table = sit(3).laid_aside("B", "W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 L1").won("B", "L2").move("L2", "allies:B", "hand:B")
    table.play("A", "P2").asks("play", "B")
    assert table.refuses("P3").reason.key == "chronicle-not-in-that-hand"
    assert table.may_be_tapped == {"L2"}


def test_a_history_card_is_no_character():
    assert sit().refuses("dark_age").reason.key == "chronicle-no-character"


def test_what_is_no_card_at_all_is_not_wanted():
    assert sit().refuses("joker").reason.key == "app-not-wanted"


def test_a_character_is_no_history_card():
    assert Table(4).refuses("P2").reason.key == "chronicle-no-history"


def test_a_used_history_card_comes_up_only_after_the_deck_is_made_anew():
    table = sit(3).end_round().asks("history")
    assert table.refuses("monster_attack").reason.key == "chronicle-history-used"


def test_the_start_card_cannot_be_removed_twice():
    table = Table(5).history("monster_attack").tap("P10")
    assert table.refuses("P10").reason.key == "chronicle-start-card-stays"


def test_only_an_ally_of_the_chosen_player_can_be_taken():
    table = sit().won("B", "W2 W3").won("C", "W4").play("A", "P4").aim("B")
    refusal = table.refuses("W4")
    assert refusal.reason.key == "chronicle-no-ally-of"
    assert [way.card for way in refusal.ways] == ["wisdom_02", "wisdom_03"]
    assert table.refuses("L9").card is None


def test_a_slough_turned_up_is_not_of_the_led_suit():
    table = sit().play("A", "P2").untold("B").play("C", "P3").play("D", "P4").asks("turned_up")
    refusal = table.refuses("P9")
    assert refusal.reason.key == "chronicle-suit-lies-open"
    assert refusal.may_force


def test_the_leader_is_shown_that_any_card_may_be_played():
    table = sit().won("B", "P9")
    assert [way.title.key for way in table.refuses("P9").ways] == ["chronicle-way-any"]


def test_while_a_suit_is_led_all_three_ways_are_drawn():
    ways = sit().won("B", "P9").play("A", "W2").refuses("P9").ways
    assert [way.face_down for way in ways] == [False, False, True]


def test_the_question_says_what_lies_face_down_as_little_as_the_refusals():
    table = sit().play("A", "P2").play("B", "L7")
    assert "love_07" not in table.match.ask.asks["card"].legal()
    assert "love_07" in table.match.ask.asks["card"].accepts()
    assert GAME.hidden(table.state) == {"love_07"}


@pytest.mark.parametrize(("lang", "name"), [("en", "Dragon"), ("zh-Hant", "龍"), ("zh-Hans", "龙"), ("ja", "竜")])
def test_a_wild_card_goes_by_its_name_alone(lang, name):
    words = Text({GAME.id: GAME}).words(lang, GAME.id)
    assert words.card("wild_dragon") == words.card("wild_dragon", short=True) == name


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Round Table is a history card: tap a character"),
        ("zh-Hant", "圓桌會議是歷史牌：請感應角色牌"),
        ("zh-Hans", "圆桌会议是历史牌：请感应角色牌"),
        ("ja", "円卓会議は歴史札：人物札をタッチ"),
    ],
)
def test_a_history_card_goes_by_its_name_alone(lang, says):
    words = Text({GAME.id: GAME}).words(lang, GAME.id)
    assert words.say(sit().refuses("round_table").reason) == says
    assert says.startswith(words.card("round_table"))
