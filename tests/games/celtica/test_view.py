"""What there is to see at each question."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.engine import Disc, Drawing, Ink, Label, Poly, Ring, Sign
from companion.engine.view import PartRow
from companion.games.celtica.box import COLOURS
from companion.games.celtica.jewels import amulet
from tests.games.celtica.table import Table
from tests.games.celtica.test_examples import final_use


def areas(table: Table):
    return [share.area for share in table.view.stage.shares]


def signs(drawing: Drawing) -> list[str]:
    return [shape.id for shape in drawing.shapes if isinstance(shape, Sign)]


def test_the_stage_is_the_path_the_display_and_the_amulets():
    path, display, amulets = areas(Table(3).dealt())
    assert isinstance(path, Drawing)
    assert isinstance(display, PartRow)
    assert isinstance(amulets, Drawing)
    assert len(display.parts) == 9


def test_the_path_shows_what_is_known_and_where_the_druids_stand():
    table = Table(3, "village 2", "?", "ruin 1", goal=(10, "goal 3")).dealt().stand(white=3)
    path = areas(table)[0]
    assert signs(path)[:4] == ["start", "village", "ruin", "goal"]
    assert signs(path)[4:] == ["red", "grey", "brown", "black", "white"]
    assert [shape.text for shape in path.shapes if isinstance(shape, Label)] == ["2", "1"]
    assert sum(isinstance(shape, Disc) and shape.fill is None for shape in path.shapes) == 7
    at = {shape.id: shape.at[0] for shape in path.shapes if isinstance(shape, Sign)}
    assert at["white"] == at["ruin"]
    assert all(at[colour] < at["village"] for colour in COLOURS if colour != "white")


def test_a_path_of_unknown_length_is_drawn_as_far_as_it_is_expected():
    path = areas(Table(2).dealt())[0]
    assert sum(isinstance(shape, Disc) for shape in path.shapes) == 18


def test_the_place_that_acts_is_lit():
    path = areas(Table(2, "village 1").dealt().plays("A", "red"))[0]
    (lit,) = [shape for shape in path.shapes if isinstance(shape, Disc) and shape.line is Ink.ACT]
    (house,) = [shape for shape in path.shapes if isinstance(shape, Sign) and shape.id == "village"]
    assert lit.at == house.at


def test_the_parts_of_the_display_can_be_touched_while_some_are_taken():
    display = areas(Table(2, "village 1").dealt().plays("A", "red"))[1]
    assert {part.state for part in display.parts} == {"legal"}
    assert {part.card for part in display.parts} == {f"part_outer_{n}" for n in range(1, 9)} | {"part_centre"}
    assert {part.state for part in areas(Table(2).dealt())[1].parts} == {"plain"}


def test_a_gap_in_the_display_is_an_empty_place():
    table = Table(2, "village 1").dealt().plays("A", "red").takes("A", "C")
    display, kinds, _ = areas(table)
    assert [part.state for part in display.parts] == ["plain"] * 8 + ["empty"]
    assert [part.state for part in kinds.parts] == ["legal"] * 9


def test_a_part_that_only_lies_there_cannot_be_touched_for_a_new_one():
    display, kinds, _ = areas(Table(2, "village 1").dealt().plays("A", "red").takes("A", "C"))
    assert {part.option for part in display.parts[:8]} == {"lies"}
    assert {part.option for part in kinds.parts} == {None}


def test_at_a_ruin_the_own_parts_are_offered():
    row = areas(Table(2, "ruin 1").dealt().owns("A", "C335").plays("A", "red"))[1]
    assert [part.card for part in row.parts] == ["part_centre", "part_outer_3", "part_outer_5"]


def test_a_part_just_taken_is_bright_in_the_own_amulet():
    table = Table(2, "village 1").dealt().plays("A", "red").takes("A", "3")
    drawing = areas(table)[-1]
    assert sum(isinstance(shape, Ring) and shape.fill is Ink.ACT for shape in drawing.shapes) == 1


def test_an_amulet_has_nine_pieces_and_a_ring_once_it_is_whole():
    whole = amulet((10, 10), 9, ("part_centre", *(f"part_outer_{n}" for n in range(1, 9))))
    begun = amulet((10, 10), 9, ("part_outer_2",))
    assert sum(isinstance(shape, Ring) and shape.fill is Ink.PAPER for shape in whole) == 8
    assert whole[-1].line is Ink.GOOD
    assert sum(isinstance(shape, Ring) and shape.fill is None for shape in begun) == 7
    assert all(shape.line is not Ink.GOOD for shape in begun)


def test_every_outer_piece_has_a_sign_of_its_own():
    looks = set()
    for number in range(1, 9):
        sign = amulet((0, 0), 10, (f"part_outer_{number}",))[number + 1]
        corners = len(sign.points) if isinstance(sign, Poly) else 0
        first = sign.points[0] if isinstance(sign, Poly) else sign.at
        looks.add((type(sign), corners, round(first[0], 1), round(first[1], 1)))
    assert len(looks) == 8


def test_hands_are_shown_as_numbers_only():
    table = Table(2).dealt().holds("B", experience=3)
    drawing = areas(table)[-1]
    numbers = [shape.text for shape in drawing.shapes if isinstance(shape, Label) and isinstance(shape.text, str)]
    assert numbers == ["5", "0", "5", "3"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_has_a_tile_and_more_amulets_than_fit_are_dots(seats):
    table = Table(seats).dealt().owns("A", "CCCCCCC")
    drawing = areas(table)[-1]
    assert [name for name in signs(drawing) if name.startswith("seat_")] == [f"seat_{n}" for n in range(seats)]
    built = sum(isinstance(s, Disc) and s.fill is Ink.PAPER and s.r > 2 for s in drawing.shapes)
    dots = sum(isinstance(shape, Disc) and shape.r == 1.2 for shape in drawing.shapes)
    assert built + dots == 7


def test_the_fourth_key_moves_the_druid_as_far_as_cards_are_laid():
    (key,) = Table(2).dealt().tap_card("red").tap_card("red").view.keys
    assert (key.option, key.label.key, key.label["n"]) == ("done", "celtica-move", 2)
    assert Table(2).dealt().view.keys == ()


def test_the_key_of_a_druid_at_the_goal_discards():
    table = Table(2, goal=(18, "goal 0")).dealt().stand(red=18).tap_card("red")
    assert table.view.keys[0].label.key == "celtica-discard"
    assert table.view.prompt.key == "celtica-goes-nowhere"


def test_the_bar_says_where_the_cards_lead():
    table = Table(2, "?", "castle 2").dealt().tap_card("red")
    assert table.view.detail["place"].key == "celtica-unknown"
    assert table.tap_card("red").view.detail["place"]["n"] == 2


def test_the_last_round_is_announced_to_everybody_who_plays():
    table = Table(2, goal=(18, "goal 0")).dealt().stand(red=17).plays("A", "red").asks("play", "B")
    assert table.view.detail.key == "celtica-last-round"


def test_how_far_the_match_is():
    table = final_use(Table(2, goal=(18, "goal 0")).dealt(), B=1)
    assert Table(2).view.where.key == "celtica-where-begins"
    assert table.view.where.key == "celtica-where-last"
    assert Table(2).dealt().view.where.key == "celtica-where"
    assert table.plays("A", "black").view.where.key == "celtica-where-final"
    assert table.choose("done").view.where.key == "celtica-where-end"


def test_the_end_shows_the_tally():
    table = final_use(Table(2, goal=(18, "goal 0")).dealt(), B=0).plays("A", "black")
    assert [column.id for column in table.view.scores.columns] == ["complete", "incomplete:1"]
    assert table.view.scores.points is False


def test_whoever_plays_next_is_named():
    assert Table(3).dealt().view.then == 1


def test_whoever_has_no_druid_card_does_not_play_next():
    table = Table(3).dealt()
    table.state.hands[1].druids = 0
    assert table.view.then == 2


# -- upright: 79.9 mm wide, with about 96 mm for everything, and 26 mm of them for two rows of parts to touch


def upright(table: Table, place: int) -> Drawing:
    drawing = areas(table)[place].upright
    assert drawing.w == 79.9
    return drawing


def shown(drawing: Drawing, *ids: str) -> dict[str, Sign]:
    return {shape.id: shape for shape in drawing.shapes if isinstance(shape, Sign) and shape.id in ids}


def test_upright_the_path_turns_back_half_way_and_is_as_large_as_lying():
    table = Table(5, "village 1", *"?" * 10, "ruin 2", "castle 1", goal=(18, "goal 3")).dealt().stand(white=12)
    lying, turned = areas(table)[0], upright(table, 0)
    assert turned.h <= 30
    village, ruin, castle, goal = shown(turned, "village", "ruin", "castle", "goal").values()
    assert village.at[1] < 15 < goal.at[1]
    assert ruin.at[0] > castle.at[0] > goal.at[0]
    assert village.mm >= shown(lying, "village")["village"].mm - 0.1
    assert shown(turned, "white")["white"].at[0] == ruin.at[0]


def test_druids_side_by_side_never_cover_each_other_nor_leave_the_sheet():
    for places in ({"red": 18, "grey": 18, "white": 18, "brown": 18, "black": 18}, {"red": 4, "grey": 4, "white": 5}):
        table = Table(5, goal=(18, "goal 3")).dealt().stand(**places)
        for drawing in (areas(table)[0], upright(table, 0)):
            druids = sorted(shown(drawing, *places).values(), key=lambda sign: sign.at[0])
            assert all(right.at[0] - left.at[0] > 4.5 for left, right in pairwise(druids))
            assert druids[0].at[0] >= 3
            assert druids[-1].at[0] <= drawing.w - 3


@pytest.mark.parametrize(("seats", "across", "high"), [(2, 1, 37), (3, 2, 37), (4, 2, 37), (5, 2, 38)])
def test_upright_the_tiles_stand_in_a_grid_and_every_player_is_named(seats, across, high):
    tiles = upright(Table(seats).dealt().owns("A", "CCC"), -1)
    emblems = list(shown(tiles, *(f"seat_{seat}" for seat in range(seats))).values())
    assert len({emblem.at[0] for emblem in emblems}) == across
    assert (
        len([shape for shape in tiles.shapes if isinstance(shape, Label) and not isinstance(shape.text, str)]) == seats
    )
    assert tiles.h <= high


def test_upright_all_amulets_are_as_large_as_their_row_allows():
    few = Table(2).dealt().owns("A", "C").view.looks[0].stage.shares[0].area.upright
    many = Table(5).dealt().owns("A", "CCCCCC").view.looks[0].stage.shares[0].area.upright
    assert (few.w, few.h) == (many.w, many.h) == (79.9, 96.0)
    assert max(shape.r1 for shape in few.shapes if isinstance(shape, Ring)) > 15
    assert min(shape.r1 for shape in many.shapes if isinstance(shape, Ring)) > 4.5


def test_the_display_gives_way_unless_it_is_asked_for_and_then_the_path_does():
    table = Table(2, "village 1").dealt()
    assert [share.spare for share in table.view.stage.shares] == [False, True, False]
    assert [share.spare for share in table.plays("A", "red").view.stage.shares] == [True, False, False]
