"""Every house rule, both ways."""

from __future__ import annotations

import pytest

from companion.games.crows.form import FORM
from tests.games.crows.table import Table, sit

PARTLY = {"multi_bird_cards": "partial_kill_allowed_with_counter"}
OWN = {"mirror_redirect_source": "mirror_player_becomes_source"}


def test_the_form_has_every_rule_with_its_default_first():
    assert [(rule.id, rule.values[0]) for rule in FORM] == [
        ("multi_bird_cards", "indivisible"),
        ("bats_first_plectrum", "yes"),
        ("casting_net_with_bats", "net_takes_bats_only"),
        ("bell_on_whistle", "hour_advances"),
        ("bell_on_trap_net", "no_effect"),
        ("bell_draw", "counts_as_a_draw"),
        ("whistle_reaction", "before_cards_are_seen"),
        ("mirror_redirect_source", "attacker_stays_source"),
        ("mirror_copies_mirror_or_door", "nothing"),
        ("hand_limit_timing", "after_surviving_judgement"),
        ("judge_all_players", "no"),
    ]


# -- multi_bird_cards


def test_multi_bird_cards_indivisible():
    assert sit(A="c3").plays("stone").asks("play").area("A") == "c3"


def test_multi_bird_cards_partial_kill_leaves_a_counter():
    table = sit(A="c3", **PARTLY).plays("stone").tap("c3 c3").asks("play")
    assert table.public["counters"][0] == [{"card": "crow_3", "dead": 2}]
    assert [cell.now for cell in [table.view.stage.shares[1].area.rows[0].cells[0]]] == [1]
    table.plays("blowgun").tap("c3").asks("play")
    assert (table.area("A"), table.birds_discarded) == ("", "c3")


def test_a_plain_kill_takes_one_bird_of_a_card_where_it_may_be_divided():
    table = sit(A="c2", **PARTLY).kills_with("singing", "c2").asks("play")
    assert table.public["counters"][0] == [{"card": "crow_2", "dead": 1}]
    assert table.news == ["counter", "kills"]


def test_the_card_with_a_counter_is_meant_first_and_takes_it_along():
    table = sit(A="c2 c2", **PARTLY).plays("blowgun").tap("c2").plays("blowgun").tap("c2").asks("play")
    assert (table.area("A"), table.birds_discarded) == ("c2", "c2")
    table = sit(A="c3", **PARTLY).plays("blowgun").tap("c3").plays("scarecrow").tap("c3").at("B").accepts()
    assert table.public["counters"][1] == [{"card": "crow_3", "dead": 1}]


def test_a_card_with_a_counter_flies_as_the_birds_that_are_left_on_it():
    table = sit(A="c3", **PARTLY).plays("blowgun").tap("c3").plays("water_gun").tap("c3").at("B").accepts()
    assert table.area("B") == "c3"


def test_a_counter_is_gone_with_the_card():
    table = sit(A="c2", **PARTLY).plays("blowgun").tap("c2").plays("casting_net").asks("play")
    assert table.birds_discarded == "c2"
    table.move("c2", "birds", "area:A")
    assert table.public["counters"][0] == []


def test_part_of_a_card_counts_at_judgement():
    table = sit(3, "tora", A="c3 c2", **PARTLY).plays("blowgun").tap("c2").judge()
    assert table.out == ""


# -- bats_first_plectrum


@pytest.mark.parametrize(("rule", "kinds"), [("yes", None), ("no", {"bat", "crow"})])
def test_bats_first_plectrum(rule, kinds):
    table = sit(A="b c", bats_first_plectrum=rule).plays("plectrum")
    if kinds is None:
        assert [made.value for made in table.match.made] == ["bat"]
        table.asks("target")
    else:
        assert table.choices == kinds


# -- casting_net_with_bats


def test_casting_net_takes_bats_only():
    assert sit(A="b b c r").plays("casting_net").asks("play").area("A") == "c r"


def test_casting_net_takes_bats_and_then_one_kind():
    both = {"casting_net_with_bats": "bats_die_then_also_one_kind"}
    table = sit(A="b b c r", **both).plays("casting_net")
    assert table.choices == {"crow", "rooster"}
    assert table.kind("crow").asks("play").area("A") == "r"
    assert sit(A="b b c", **both).plays("casting_net").asks("play").area("A") == ""
    assert sit(A="b b", **both).plays("casting_net").asks("play").area("A") == ""
    assert sit(A="c r", **both).plays("casting_net").kind("crow").asks("play").area("A") == "r"


# -- bells


@pytest.mark.parametrize(("rule", "hour"), [("hour_advances", "tora"), ("no_effect", "ushi")])
def test_bell_on_whistle(rule, hour):
    table = sit(bell_on_whistle=rule).plays("whistle").at("B").accepts().tap("bell c2").asks("play", "A")
    assert (table.state.hour, table.area("B"), table.birds_discarded) == (hour, "c2", "bell")


@pytest.mark.parametrize(("rule", "hour"), [("no_effect", "ushi"), ("hour_advances", "tora")])
def test_bell_on_trap_net(rule, hour):
    table = sit(A="c", bell_on_trap_net=rule).plays("trap_net").tap("bell").asks("play")
    assert (table.state.hour, table.area("A"), table.birds_discarded) == (hour, "c", "bell")


def test_a_drawn_bell_counts_as_a_draw():
    table = Table(2).deal().draws("bell r w").asks("play")
    assert table.area("A") == "c c c r w"


def test_a_drawn_bell_is_replaced():
    table = Table(2, bell_draw="draw_replacement").deal().draws("bell r bell w").asks("draw_bird").draws("b")
    assert table.asks("play").area("A") == "b c c c r w"
    assert table.state.hour == "u"


def test_where_only_bells_are_left_nothing_replaces_them():
    table = Table(2, bell_draw="draw_replacement").deal()
    for bird, count in {"b": 5, "c": 9, "c2": 7, "c3": 3, "r": 5, "r2": 2, "w": 2, "o": 2}.items():
        for _ in range(count - (bird == "o")):
            table.move(bird, "bird_deck", "area:B")
    table.draws("bell o").asks("play")
    assert table.state.hour == "tora"


# -- whistle_reaction


def test_a_whistle_is_answered_before_its_cards_are_seen():
    table = sit().plays("whistle").at("B").asks("answer", "B").door().asks("whistle_bird")
    assert table.tap("c c2").asks("play").area("A") == "c c2"


def test_a_whistle_is_answered_after_its_cards_are_seen():
    after = {"whistle_reaction": "after_cards_are_seen"}
    table = sit(**after).plays("whistle").at("B").asks("whistle_bird").tap("c3 bell").asks("answer", "B")
    assert table.state.hour == "tora"
    assert table.view.detail.key == "crows-threat-send"
    assert table.view.stage.shares[1].area.rows[1].cells[0].arriving == 3
    assert table.mirror("C").asks("play", "A").area("C") == "c3"
    table = sit(**after).plays("whistle").at("B").tap("c3 c").door().asks("play", "A")
    assert table.area("A") == "c c3"


# -- mirror_redirect_source


def test_a_mirrored_attack_stays_the_attackers():
    table = sit(A="c3", B="r", C="w").plays("scarecrow").tap("c3").at("B").mirror("C").asks("play", "A")
    assert [table.area(letter) for letter in "ABC"] == ["", "r", "c3 w"]
    table = sit(A="c", B="c2", C="c3").plays("plectrum").at("B").mirror("C").asks("play", "A")
    assert [table.area(letter) for letter in "ABC"] == ["c3", "c2", "c"]
    table = sit(A="c", B="r", C="w").plays("room_swap").at("B").mirror("C").asks("play", "A")
    assert [table.area(letter) for letter in "ABC"] == ["w", "r", "c"]
    table = sit().plays("scissors").at("B").mirror("C").asks("play", "A")
    assert table.hands == [4, 1, 1]


def test_a_mirrored_attack_becomes_the_mirrors_own():
    table = sit(A="c3", B="r", C="w", **OWN).plays("scarecrow").tap("c3").at("B").mirror("C").asks("bird", "B").tap("r")
    assert [table.asks("play", "A").area(letter) for letter in "ABC"] == ["c3", "", "r w"]
    table = sit(A="c", B="r c2", C="c3", **OWN).plays("plectrum").at("B").mirror("C").asks("kind", "B").kind("crow")
    assert [table.asks("play", "A").area(letter) for letter in "ABC"] == ["c", "c3 r", "c2"]
    table = sit(A="c", B="r", C="w", **OWN).plays("room_swap").at("B").mirror("C").asks("play", "A")
    assert [table.area(letter) for letter in "ABC"] == ["c", "w", "r"]
    table = sit(**OWN).plays("scissors").at("B").mirror("C").asks("play", "A")
    assert table.hands == [3, 2, 1]


def test_a_mirror_of_ones_own_hits_the_attacker_too():
    table = sit(A="c3", B="r", **OWN).plays("scarecrow").tap("c3").at("B").mirror("A").tap("r").asks("play", "A")
    assert (table.area("A"), table.area("B")) == ("c3 r", "")
    assert sit(**OWN).plays("whistle").at("B").mirror("C").tap("c r").asks("play", "A").area("C") == "c r"


def test_a_mirror_of_ones_own_without_birds_does_nothing():
    table = sit(A="c3", C="w", **OWN).plays("scarecrow").tap("c3").at("B").mirror("C").asks("play", "A")
    assert [table.area(letter) for letter in "ABC"] == ["c3", "", "w"]


# -- mirror_copies_mirror_or_door


@pytest.mark.parametrize("top", ["door", "mirror"])
def test_mirror_copies_neither_mirror_nor_door(top):
    table = sit().lies_on_top("singing", top).plays("mirror").asks("play")
    assert (table.hand("A"), table.news) == (3, ["nothing-to-copy"])


@pytest.mark.parametrize("top", ["door", "mirror"])
def test_mirror_looks_one_card_deeper_and_no_further(top):
    deeper = {"mirror_copies_mirror_or_door": "look_one_card_deeper"}
    assert sit(**deeper).lies_on_top("singing", top).plays("mirror").hand("A") == 5
    assert sit(**deeper).lies_on_top("singing", "door", top).plays("mirror").hand("A") == 3
    assert sit(**deeper).lies_on_top("stone", "singing").plays("mirror").hand("A") == 5


# -- hand_limit_timing


def test_hand_limit_after_surviving_judgement():
    table = sit(A="o").holds("A", 7).judge()
    assert (table.asks("drop", "A").out, table.view.prompt.key) == ("A", "crows-drop-all")


def test_hand_limit_before_judgement():
    rule = {"hand_limit_timing": "before_judgement"}
    table = sit(A="o", **rule).holds("A", 7).judge()
    assert (table.asks("drop", "A").out, table.view.prompt.key) == ("", "crows-drop-to-limit")
    table.tap("stone stone").asks("drop", "A")
    assert (table.out, table.hand("A")) == ("A", 5)
    assert sit(**rule).holds("A", 6).judge().tap("stone").asks("draw_bird", "B").hand("A") == 5


# -- judge_all_players


def test_judge_all_players_no():
    assert sit(B="o").judge().asks("draw_bird", "B").out == ""


def test_judge_all_players_yes():
    table = sit(4, B="o", D="c3 c3 c3", judge_all_players="yes").holds("B", 0).holds("D", 1).judge()
    assert table.asks("drop", "D").tap("stone").asks("draw_bird", "C").out == "BD"


def test_where_everybody_would_be_out_the_last_one_stays():
    table = sit(3, A="o", B="o", C="c3 c3 c3", judge_all_players="yes").holds("A", 0).holds("B", 0).judge()
    assert table.match.finished
    assert (table.out, table.winners) == ("AB", "C")
