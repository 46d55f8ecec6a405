"""Whatever the table can do by hand can be chosen on the glass, and is done."""

from __future__ import annotations

import pytest

from companion.engine import Drawing, Sign
from companion.games.celtica.jewels import amulet
from tests.games.celtica.table import Table
from tests.games.celtica.test_examples import final_use
from tests.games.celtica.test_self_play import all_cards_are_there


def dealt() -> Table:
    return Table(3, "village 1", "altar", goal=(18, "goal 1")).dealt().plays("A", "white", "white").choose("no")


def deed(table: Table, name: str):
    return next(one for one in table.view.deeds if one.label.key == f"celtica-{name}")


def do(table: Table, name: str, *labels) -> Table:
    found = deed(table, name)
    chosen = [
        next(pick for pick in picks if fits(pick, label)) for picks, label in zip(found.picks, labels, strict=True)
    ]
    return table.by_hand(found.act(chosen))


def fits(pick, wanted: dict) -> bool:
    return wanted.items() <= dict(pick.adds).items()


def test_a_place_is_told_again():
    do(dealt(), "do-place", {"turn": "place:2"}).asks("place")


def test_a_druid_is_moved():
    assert do(dealt(), "do-druid", {"move": "druid_red"}, {"to": "place:7"}).at("red") == 7
    assert do(dealt(), "do-druid", {"move": "druid_white"}, {"to": "place:0"}).at("white") == 0


def test_a_part_is_moved():
    table = do(dealt(), "do-part", {"move": "part_centre", "from": "display"}, {"to": "parts:1"})
    assert table.parts("B") == "12C"


def test_a_card_is_moved():
    table = do(dealt(), "do-card", {"move": "experience_card", "from": "deck"}, {"to": "hand:2"})
    assert table.hand("C") == (5, 1)
    assert do(table, "do-card", {"move": "card_white", "from": "discard"}, {"to": "hand:0"}).hand("A") == (4, 0)


def test_the_turn_is_passed():
    do(dealt(), "do-turn", {"to": "seat:2"}).asks("play", "C")


def test_the_path_is_told_from_where_it_is_not_known():
    do(dealt(), "tell-path", {"mode": "survey"}).asks("place")


@pytest.mark.parametrize("name", ["do-place", "do-druid", "do-part", "do-card", "do-turn", "tell-path"])
def test_every_choice_is_done_or_refused_in_words_and_loses_no_card(name):
    table = dealt()
    first, *further = deed(table, name).picks
    for pick in first:
        for then in further[0] if further else (None,):
            chosen = [pick] if then is None else [pick, then]
            table = dealt() if table.key == "celtica-place" else table
            refusal = table.told.offer(deed(table, name).act(chosen))
            assert refusal is None or refusal.reason.key.startswith("celtica-")
            all_cards_are_there(table.state)


def test_no_turn_is_passed_once_a_card_is_laid_and_nothing_moves_after_the_end():
    labels = [one.label.key for one in dealt().tap_card("red").view.deeds]
    assert "celtica-do-turn" not in labels
    assert final_use(dealt(), A=0).by_hand_to("A").plays("A", "black").takes("A", "C").refill("C").view.deeds == ()


def test_all_amulets_can_be_looked_at():
    (look,) = dealt().owns("B", "CC12").view.looks
    drawing = look.stage.shares[0].area
    assert isinstance(drawing, Drawing)
    assert [shape.id for shape in drawing.shapes if isinstance(shape, Sign)] == ["seat_0", "seat_1", "seat_2"]
    # Ann has begun one amulet, Ben two, Cleo one.
    one = sum(type(shape).__name__ == "Ring" for shape in amulet((0, 0), 5, ()))
    assert sum(type(shape).__name__ == "Ring" for shape in drawing.shapes) == 4 * one
