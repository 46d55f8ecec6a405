"""A card that lies face down shows nowhere: two tables that differ in it alone look, ask and refuse alike."""

from __future__ import annotations

import pytest

from companion.engine import public_question
from companion.games.chronicle import GAME
from tests.games.chronicle.table import Table, sit


def all_that_leaves(table: Table):
    state, match = table.state, table.match
    return GAME.view(state, match.ask), GAME.public(state), GAME.scores(state), public_question(match), match.made


def same(*tables: Table) -> None:
    first, *others = [repr(all_that_leaves(table)) for table in tables]
    assert all(other == first for other in others)


SLOUGHS = ("L7", "W1", "L10", "W5", "W9")


def test_a_slough_looks_the_same_whatever_it_is():
    same(*(sit().play("A", "P2").play("B", laid) for laid in SLOUGHS))


def test_a_slough_of_a_card_everybody_knows_to_be_in_that_hand_looks_like_any_other():
    def known() -> Table:
        return sit(history="round_table", leader="B").play("B", "P2").play("C", "P6").play("D", "P1").play("A", "P8")

    tables = [known().aim("C").tap("L2").play("A", "P9").tap("L3").play("B", laid) for laid in ("W10", "W3", "L6")]
    same(*tables)
    same(*(table.play("C", "P7").aim("B") for table in tables))


def test_a_slough_taken_back_looks_the_same_whatever_it_was():
    same(*(sit().play("A", "P2").play("B", laid).play("C", "P7").aim("B") for laid in SLOUGHS))


def test_a_face_down_discard_looks_the_same_whatever_it_is():
    option = {"discard_by_8": "target_chooses_face_down"}
    same(*(sit(leader="B", **option).play("B", "W8").aim("A").tap(laid) for laid in ("L7", "P2", "King")))
    same(*(sit(leader="B", **option).play("B", "L2").play("C", "L8").aim("B").tap(laid) for laid in ("P10", "W2")))


def test_what_may_be_turned_up_does_not_tell_what_lies_face_down_elsewhere():
    tables = []
    for laid in ("L7", "W3"):
        table = sit(leader="B").play("B", "P2").play("C", laid).play("D", "P7").aim("C").untold("A")
        tables.append(table.asks("turned_up"))
    same(*tables)


@pytest.mark.parametrize("tapped", SLOUGHS)
def test_whether_a_slough_is_secret_is_known_before_it_is_tapped(tapped):
    table = sit().play("A", "P2")
    assert table.match.ask.asks["card"].hides(f"{'love' if tapped[0] == 'L' else 'wisdom'}_{int(tapped[1:]):02}")
    assert not table.match.ask.asks["card"].hides("wild_king")


def test_a_slough_is_secret_until_the_trick_is_taken():
    table = sit().play("A", "P2").play("B", "L7")
    assert table.match.secret_steps() == (3,)
    table.play("C", "P6").play("D", "P1").asks("play", "C")
    assert table.match.secret_steps() == ()


def test_a_slough_taken_back_stays_secret_until_it_is_played_open():
    table = sit().play("A", "P2").play("B", "L7").play("C", "P7").aim("B").play("D", "P1").asks("play", "C")
    assert table.match.secret_steps() == (3,)
    table.play("C", "L2").play("D", "L1").play("A", "L6").play("B", "L7")
    assert table.match.secret_steps() == ()
