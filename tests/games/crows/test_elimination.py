"""Players leave: the next living seat acts and its clock runs, whoever is out and whenever it happened."""

from __future__ import annotations

from itertools import combinations

import pytest

from companion.stopwatch import on_the_clock
from tests.games.crows.table import LETTERS, Table, sit

CASES = [
    (seats, gone, turn)
    for seats in (2, 3, 4)
    for size in range(seats - 1)
    for gone in combinations(LETTERS[:seats], size)
    for turn in LETTERS[:seats]
    if turn not in gone
]


def living_after(letter: str, seats: int, gone: str) -> str:
    around = [LETTERS[(LETTERS.index(letter) + step) % seats] for step in range(1, seats + 1)]
    return next(one for one in around if one not in gone)


def acting(table: Table) -> str:
    """Who is asked; it is that seat's clock that runs."""
    seat = table.match.ask.seat
    assert on_the_clock(table.match) == (seat,)
    return LETTERS[seat]


def described(seats: int, gone: tuple[str, ...], turn: str) -> Table:
    table = sit(seats, turn=turn)
    for letter in gone:
        table.leaves(letter)
    assert table.asks("play", turn).out == "".join(gone)
    return table


def ended(table: Table, seats: int, gone: str) -> bool:
    """Whether only one player is left, who then has won."""
    left = [letter for letter in LETTERS[:seats] if letter not in gone]
    if len(left) == 1:
        assert table.match.finished
        assert table.winners == left[0]
        assert on_the_clock(table.match) == ()
    return len(left) == 1


@pytest.mark.parametrize(("seats", "gone", "turn"), CASES)
def test_whoever_is_out_by_judgement_hands_the_turn_to_the_next_living_seat(seats, gone, turn):
    table = described(seats, gone, turn).holds(turn, 1).lays(turn, "o").judge()
    if not ended(table, seats, "".join((*gone, turn))):
        assert acting(table) == turn, "the one who leaves still shows a hand"
        table.tap("stone")
        assert acting(table.asks("draw_bird")) == living_after(turn, seats, "".join((*gone, turn)))
    assert table.out == "".join((*gone, turn))


@pytest.mark.parametrize(("seats", "gone", "turn"), CASES)
def test_whoever_stays_hands_the_turn_to_the_next_living_seat(seats, gone, turn):
    table = described(seats, gone, turn).judge()
    assert acting(table.asks("draw_bird")) == living_after(turn, seats, "".join(gone))


@pytest.mark.parametrize(("seats", "gone", "turn"), CASES)
def test_whoever_leaves_by_hand_in_the_own_turn_hands_it_on(seats, gone, turn):
    table = described(seats, gone, turn).leaves(turn)
    if not ended(table, seats, "".join((*gone, turn))):
        assert acting(table.asks("draw_bird")) == living_after(turn, seats, "".join((*gone, turn)))


@pytest.mark.parametrize(("seats", "gone", "turn"), CASES)
def test_whoever_leaves_in_anothers_turn_takes_no_turn_away(seats, gone, turn):
    for other in LETTERS[:seats]:
        if other in (*gone, turn):
            continue
        table = described(seats, gone, turn).leaves(other)
        if ended(table, seats, "".join((*gone, other))):
            continue
        assert acting(table.asks("play")) == turn
        assert acting(table.judge().asks("draw_bird")) == living_after(turn, seats, "".join((*gone, other)))


@pytest.mark.parametrize(("seats", "gone", "turn"), CASES)
def test_whoever_is_out_by_anothers_judgement_is_passed_over(seats, gone, turn):
    for other in LETTERS[:seats]:
        if other in (*gone, turn):
            continue
        table = sit(seats, turn=turn, judge_all_players="yes")
        for letter in gone:
            table.leaves(letter)
        table.holds(other, 1).lays(other, "o").judge()
        if ended(table, seats, "".join((*gone, other))):
            continue
        assert acting(table.asks("drop")) == other
        table.tap("stone")
        assert acting(table.asks("draw_bird")) == living_after(turn, seats, "".join((*gone, other)))


def test_an_attacker_who_leaves_takes_the_attack_along():
    table = sit(3, A="c c2").plays("water_gun").tap("c").at("B").asks("answer", "B").leaves("A").asks("draw_bird", "B")
    assert sorted(table.birds_discarded.split()) == ["c", "c2"]
    assert table.area("B") == ""


def test_a_target_who_leaves_is_not_reached():
    table = sit(3, A="c").plays("water_gun").tap("c").at("B").asks("answer", "B").leaves("B").asks("play", "A")
    assert table.area("A") == "c"


def test_birds_whistled_to_somebody_who_left_are_discarded():
    table = sit(3).plays("whistle").at("B").accepts().asks("whistle_bird").tap("c2").leaves("B").tap("r")
    assert table.asks("play", "A").birds_discarded == "c2 r"


def test_a_nightjar_passes_over_somebody_who_left():
    table = sit(3, A="c c c").plays("nightjar").tap("c").leaves("C").tap("c c").asks("play", "A")
    assert (table.area("A"), table.area("B")) == ("c c", "c")


def test_whoever_leaves_puts_the_hand_under_the_deck():
    table = sit(3)
    before = table.public["shamisen_deck"]
    table.leaves("B")
    assert (table.hand("B"), table.public["shamisen_deck"]) == (0, before + 2)
    assert table.news == ["left-early"]


def test_somebody_who_leaves_during_the_deal_gets_no_birds():
    table = Table(3).tap("c c c c").leaves("B").asks("deal", "C").tap("c c c").asks("draw_bird", "A")
    assert table.area("B") == ""


def test_the_last_but_one_leaves_and_the_match_is_over():
    table = sit(2, A="c").plays("stone").leaves("A")
    assert table.match.finished
    assert (table.winners, table.area("A")) == ("B", "")


def test_the_order_of_leaving_ranks_the_others():
    from companion.games.crows import GAME

    table = sit(4, A="o").holds("A", 0).judge().leaves("C").draws("b b b")
    assert [line.rank for line in GAME.scores(table.state).lines] == [4, 1, 3, 1]
    assert not any(line.winner for line in GAME.scores(table.state).lines)
    table.leaves("D")
    sheet = GAME.scores(table.state)
    assert [line.rank for line in sheet.lines] == [4, 1, 3, 2]
    assert (table.winners, sheet.points) == ("B", False)
