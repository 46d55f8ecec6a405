"""The worked examples E1 to E29, as they happen at a table."""

from __future__ import annotations

import pytest

from tests.games.crows.table import Table, out, sit


@pytest.mark.parametrize(
    ("seats", "shamisen", "birds", "upper", "lower"), [(4, 22, 31, 15, 14), (3, 24, 34, 16, 16), (2, 26, 37, 18, 17)]
)
def test_e1_setup_counts(seats, shamisen, birds, upper, lower):
    table = Table(seats)
    assert table.public["shamisen_deck"] == shamisen
    table.deal()
    assert table.public["bird_deck"] == birds
    halves = table.state.news[0]
    assert (halves.key, halves["upper"], halves["lower"]) == ("crows-halves", upper, lower)


@pytest.mark.parametrize(
    ("hour", "area", "is_out"),
    [
        ("ushi", "c3 c3 c", False),
        ("ushi", "c3 c3 c2", True),
        ("tora", "c2 c2", False),
        ("tora", "c3 c2", True),
        ("u", "c2 r", False),
        ("u", "c2 c", True),
        ("u", "r2", True),
        ("u", "w w", False),
        ("tatsu", "c2 b b b b b", False),
        ("tatsu", "r", True),
        ("tatsu", "w", True),
        ("tatsu", "c3 r", True),
        ("ushi", "o", True),
        ("tora", "o", True),
        ("u", "o", True),
        ("tatsu", "o", True),
    ],
)
def test_e2_thresholds(hour, area, is_out):
    assert out(hour, area) is is_out
    table = sit(3, hour, A=area).holds("A", 0).judge()
    assert table.out == ("A" if is_out else "")


def test_e3_a_bell_brings_the_next_hour_in_the_same_turn():
    table = Table(3).deal("r r r b b b w w b").draws("c2 bell r2")
    assert table.area("A") == "c2 r r r r2"
    assert table.state.hours == ["tora", "u", "tatsu"]
    assert table.birds_discarded == "bell"
    table.asks("play", "A").lays("A", "c3 c2").holds("A", 0).judge()
    assert table.out == "A"


def test_e4_the_last_hour_stays():
    table = Table(3).deal().hour_is("tatsu").draws("bell")
    assert table.state.hours == ["tatsu"]
    assert table.birds_discarded == "bell"
    assert table.news == ["last-hour-stays"]


def test_e5_stone_and_bats():
    table = sit(A="b c c2").plays("stone").asks("bird", "A")
    assert table.may_be_tapped == {"b"}
    assert table.refuses("c").reason.key == "crows-bats-first"
    assert table.refuses("c2").reason.key == "crows-bats-first"
    table.tap("b")
    assert table.may_be_tapped == {"c"}
    assert table.refuses("c2").reason.key == "crows-too-many-birds"
    table.tap("c").asks("play")
    assert table.area("A") == "c2"
    assert sit(A="b c c2").plays("stone").picks("b").area("A") == "c c2"


def test_e6_stone_with_two_bats():
    table = sit(A="b b c").plays("stone").tap("b")
    assert table.may_be_tapped == {"b"}
    table.tap("b").asks("play")
    assert table.area("A") == "c"
    assert table.birds_discarded == "b b"


def test_e7_stone_without_bats():
    table = sit(A="c c c2 c3").plays("stone")
    assert table.may_be_tapped == {"c", "c2"}
    assert table.refuses("c3").reason["n"] == 2
    table.tap("c")
    assert table.may_be_tapped == {"c"}
    assert sit(A="c c c2 c3").plays("stone").tap("c2").asks("play").area("A") == "c c c3"


def test_e8_blowgun_ignores_bats():
    table = sit(A="b c c2").plays("blowgun")
    assert table.may_be_tapped == {"b", "c"}
    assert table.branches == {"card"}
    assert table.refuses("c2").reason.key == "crows-too-many-birds"
    table.tap("c").asks("play")
    assert table.area("A") == "b c2"


def test_e9_a_crow_of_three_cannot_be_shot_away_but_scared():
    table = sit(A="c3").plays("water_gun").asks("play")
    assert table.area("A") == "c3"
    assert table.discarded == ["water_gun"]
    table.plays("scarecrow").tap("c3").at("B").accepts()
    assert (table.area("A"), table.area("B")) == ("", "c3")


def test_e10_scarecrow_with_a_bat():
    table = sit(A="b c3").plays("scarecrow")
    assert table.may_be_tapped == {"b"}
    assert table.refuses("c3").reason.key == "crows-bats-first"


def test_e11_water_gun_mix():
    table = sit(A="b r").plays("water_gun")
    assert table.may_be_tapped == {"b"}
    table.tap("b")
    assert table.may_be_tapped == {"r"}
    table.tap("r").at("C").asks("answer", "C").accepts()
    assert (table.area("A"), table.area("B"), table.area("C")) == ("", "", "b r")
    assert sit(A="b r").plays("water_gun").picks("b").at("B").accepts().area("B") == "b"


def test_e12_casting_net():
    assert sit(A="c c2 c3").plays("casting_net").asks("play").area("A") == ""
    table = sit(A="c c2 c3 b b").plays("casting_net").asks("play")
    assert table.area("A") == "c c2 c3"
    assert table.match.made[0].value == "bat"


def test_e13_trap_net():
    table = sit(A="r r2 b").plays("trap_net").asks("flip").tap("r2")
    assert table.area("A") == "b"
    assert sorted(table.birds_discarded.split()) == ["r", "r2", "r2"]
    table = sit(A="r r2 b").plays("trap_net").tap("w")
    assert (table.area("A"), table.birds_discarded) == ("b r r2", "w")
    table = sit(A="r r2 b").plays("trap_net").tap("bell")
    assert (table.area("A"), table.birds_discarded, table.state.hour) == ("b r r2", "bell", "ushi")


def test_e14_plain_kill():
    table = sit(A="b c").kills_with("scissors")
    assert table.may_be_tapped == {"b"}
    table.tap("b").asks("play")
    assert (table.area("A"), table.discarded) == ("c", ["scissors"])
    table = sit(A="c2").tap("stone")
    assert table.key == "crows-bird", "only the effect is left, so nobody is asked"
    assert table.match.made[0].value == "effect"


def test_e15_door_against_water_gun():
    table = sit(A="c2").plays("water_gun").tap("c2").at("B").door().asks("play", "A")
    assert (table.area("A"), table.area("B")) == ("c2", "")
    assert table.discarded == ["door", "water_gun"]
    assert (table.hand("A"), table.hand("B")) == (3, 1)


def test_e16_door_against_whistle():
    table = sit().plays("whistle").at("B").door().asks("whistle_bird").tap("c2 r").asks("play", "A")
    assert (table.area("A"), table.area("B")) == ("c2 r", "")


def test_e17_mirror_to_a_third_player_is_final():
    table = sit().plays("whistle").at("B").mirror("C").asks("whistle_bird").tap("c2 r").asks("play", "A")
    assert (table.area("A"), table.area("B"), table.area("C")) == ("", "", "c2 r")
    assert table.hands == [3, 1, 2]


def test_e18_mirror_back():
    table = sit(A="c3").plays("scarecrow").tap("c3").at("B").mirror("A").asks("play", "A")
    assert (table.area("A"), table.area("B")) == ("c3", "")
    table = sit(2, A="c3").plays("scarecrow").tap("c3").accepts()
    assert table.area("B") == "c3"
    table = sit(2, A="c3").plays("scarecrow").tap("c3").asks("answer", "B").tap("mirror").asks("play", "A")
    assert [made.value for made in table.match.made] == ["seat:0"]
    assert table.area("A") == "c3"


def test_e19_mirror_as_copy():
    table = sit().lies_on_top("singing").plays("mirror").asks("play")
    assert (table.hand("A"), table.discarded) == (5, ["singing", "mirror"])
    table = sit(A="c").lies_on_top("water_gun").plays("mirror").tap("c").at("B").asks("answer", "B")
    assert table.branches == {"door", "mirror", "accept"}
    table.door()
    assert (table.area("A"), table.discarded) == ("c", ["water_gun", "door", "mirror"])
    table = sit(A="c2").lies_on_top("singing", "door").plays("mirror").asks("play")
    assert (table.hand("A"), table.news) == (3, ["nothing-to-copy"])


def test_e20_plectrum():
    table = sit(A="c c2 r", B="c3").plays("plectrum").kind("crow").at("B").accepts()
    assert (table.area("A"), table.area("B")) == ("c3 r", "c c2")
    table = sit(A="c c2 r").plays("plectrum").kind("crow").at("B").accepts()
    assert (table.area("A"), table.area("B")) == ("r", "c c2")


def test_e21_a_plectrum_takes_no_kind_that_one_lacks():
    table = sit(A="c r", B="w").plays("plectrum")
    assert table.choices == {"crow", "rooster"}
    assert table.refuses_choice("warbler").reason.key == "app-no-such-choice"


def test_e22_room_swap():
    table = sit(A="o c2").plays("room_swap").at("B").accepts()
    assert (table.area("A"), table.area("B")) == ("", "c2 o")
    table.judge().asks("draw_bird", "B")
    assert table.out == ""


def test_e23_nightjar():
    table = sit(4, A="c c c c c2").leaves("D").plays("nightjar").asks("nightjar_card")
    dealt_to = []
    for bird in ("c", "c2", "c", "c", "c"):
        dealt_to.append(table.state.deed.next_to)
        table.tap(bird)
    assert dealt_to == [0, 1, 2, 0, 1]
    assert [table.area(letter) for letter in "ABCD"] == ["c c", "c c2", "c", ""]
    table.asks("play", "A")


def test_e24_nobody_is_judged_in_another_players_turn():
    table = sit(A="c2", B="c3 c3 c").plays("water_gun").tap("c2").at("B").accepts().judge()
    assert table.out == ""
    table.asks("draw_bird", "B").draws("b b b").holds("B", 0).judge()
    assert table.out == "B"


def test_e25_elimination_and_win():
    table = sit(3, "tora", A="c3 c2").holds("A", 2).judge().asks("drop", "A").tap("stone door")
    assert (table.out, table.area("A"), table.hand("A")) == ("A", "", 0)
    assert table.discarded == ["stone", "door"]
    table.asks("draw_bird", "B").draws("b b b").judge().asks("draw_bird", "C").draws("b r r").lays("C", "o").judge()
    assert table.match.finished
    assert (table.out, table.winners) == ("AC", "B")


def test_e26_hand_limit():
    table = sit().holds("A", 7).judge().asks("drop", "A").tap("stone scissors").asks("draw_bird", "B")
    assert table.hand("A") == 5
    table = sit(A="o").holds("A", 7).judge().tap("stone stone water_gun water_gun water_gun door door")
    assert table.asks("draw_bird", "B").hand("A") == 0


def test_e27_reshuffle():
    table = Table(3).deal("c c c c c c c c c")
    discarded = "b b b b b w w o o r r r r r r2 r2 c2 c2 c2 bell"
    for bird in discarded.split():
        table.move(bird, "bird_deck", "birds")
    in_front = "c2 c2 c2 c2 c c c c c c c3 c3"
    for bird in in_front.split():
        table.move(bird, "bird_deck", "area:B")
    table.move("bell", "bird_deck", "birds").move("b", "birds", "area:C")
    assert (table.public["bird_deck"], len(table.state.bird_discard)) == (1, 20)
    table.draws("c3").asks("draw_bird", "A")
    assert (table.public["bird_deck"], table.news) == (20, ["shuffle-birds"])
    table.draws("bell")
    assert table.state.hour == "tora"
    table.draws("bell").asks("play", "A")
    assert table.state.hour == "u"
    assert table.area("A") == "c c c c3"


def test_e28_scissors_change_two_counts():
    before = sit().plays("scissors").at("B").asks("answer", "B")
    assert before.hands == [3, 2, 2]
    assert before.accepts().hands == [4, 1, 2]
    table = sit().holds("B", 0).plays("scissors").at("B").asks("play", "A")
    assert (table.hands, table.news) == ([3, 0, 2], ["empty-hand"])


def test_e29_a_target_that_already_cries_has_a_whole_turn():
    table = sit(3, "tatsu", A="r").plays("water_gun").tap("r").at("B").accepts().judge()
    table.asks("draw_bird", "B").draws("b b b")
    assert table.hand("B") == 4
    assert table.view.banner.key == "crows-has"
    table.plays("blowgun").tap("r").judge()
    assert table.out == ""
    table.asks("draw_bird", "C")
