"""What there is to see at each question."""

from __future__ import annotations

import pytest

from companion.engine import Disc, Drawing, Face, Ink, Label, Match, Msg, Poly, Setup, Sign, Spot
from companion.engine.view import CardRow, Change, Column, Ledger, RowState, SeatTiles
from companion.games.chronos import GAME
from companion.games.chronos.compass import compass
from tests.games.chronos.table import NAMES, Table, sit, sit_as_two

KNIGHTS = ("knight", "knight", "knight")
FINGER = 12.0
PAPERS = (Ink.PAPER, Ink.PAPER_OLD, Ink.PAPER_OLDER, Ink.PAPER_OLDEST)


def areas(table: Table) -> list[object]:
    found: list[object] = []
    for share in table.view.stage.shares:
        found += [one.area for one in share.shares] if isinstance(share, Column) else [share.area]
    return found


def drawing(table: Table) -> Drawing:
    return next(area for area in areas(table) if isinstance(area, Drawing))


def look(table: Table, number: int) -> Drawing:
    return table.view.looks[number - 1].stage.shares[0].area


def spots(picture: Drawing) -> list[str]:
    return [shape.option for shape in picture.shapes if isinstance(shape, Spot)]


def smallest(picture: Drawing) -> float:
    """The least side of a touch spot, in millimetres."""
    return min(min(shape.w, shape.h) for shape in picture.shapes if isinstance(shape, Spot))


def widths(picture: Drawing) -> list[float]:
    return [shape.w for shape in picture.shapes if isinstance(shape, Spot)]


def seen(n: int) -> Msg:
    return Msg("chronos-seen", n=n)


def papers(picture: Drawing) -> list[Ink]:
    """The paper of every card that is seen, in reading order; slivers of covered ones have an outline."""
    return [s.fill for s in picture.shapes if isinstance(s, Poly) and s.fill in PAPERS and s.line is None]


def words(picture: Drawing) -> list[str]:
    return [s.text if isinstance(s.text, str) else s.text.key for s in picture.shapes if isinstance(s, Label)]


def test_four_tabs_can_be_touched_on_every_picture_of_the_binder():
    table = sit().lay(*KNIGHTS)
    assert spots(drawing(table)) == [f"sheet:{n}" for n in (1, 2, 3, 4)]
    assert [spots(look(table, n)) for n in (1, 2, 3, 4)] == [spots(drawing(table))] * 4


def test_tabs_and_pockets_are_as_large_as_a_finger():
    table = sit().lay(*KNIGHTS).choose("sheet:1")
    assert smallest(drawing(table)) >= FINGER


# -- on a screen that stands upright: 79.9 mm across; other areas below, of at least 15 mm, 1.5 mm apart

ACROSS, BELOW = 79.9, 15.0 + 1.5


def placing() -> Drawing:
    return drawing(sit().lay(*KNIGHTS).choose("sheet:1"))


STANDING = {
    "page": lambda: drawing(sit()),
    "binder": placing,
    "page to look at": lambda: look(sit().lay(*KNIGHTS), 2),
    "compass": lambda: compass("white_mage", ("e",)),
}


@pytest.mark.parametrize("stage", [104.0, 96.0, 80.0])
@pytest.mark.parametrize("scene", STANDING)
def test_upright_every_spot_is_as_large_as_a_finger(scene, stage):
    lying = STANDING[scene]()
    standing = lying.upright or lying
    share = min(ACROSS / standing.w, (stage - BELOW) / standing.h)
    assert spots(standing) == spots(lying)
    assert smallest(standing) * share >= FINGER


def test_where_the_stage_is_too_low_for_both_the_points_give_way_to_the_card():
    _, beside = sit().lay(*KNIGHTS).view.stage.shares
    assert [(type(share.area), share.spare) for share in beside.shares] == [(CardRow, False), (Ledger, True)]


def test_upright_both_sides_are_as_wide_as_the_screen_and_the_page_is_no_smaller():
    for lying in (drawing(sit()), placing()):
        assert lying.upright is not None
        assert lying.upright.w == pytest.approx(ACROSS)
        assert widths(lying.upright) == widths(lying)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_nothing_is_drawn_beside_the_picture(number):
    lying = look(sit("big_is_good").lay("traveller", "noble", "noble").put("3:r2c2", "4:r1c1", "2:r3c1"), number)
    for picture in (lying, lying.upright):
        corners = [point for shape in picture.shapes if isinstance(shape, Poly) for point in shape.points]
        assert all(0 <= x <= picture.w and 0 <= y <= picture.h for x, y in corners)


def test_only_free_pockets_of_the_chosen_sheet_can_be_touched():
    table = sit().lay(*KNIGHTS).choose("sheet:1")
    assert spots(drawing(table))[:6] == ["r1c2", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2"]


def test_the_older_the_sheet_the_darker_its_paper():
    table = sit().lay(*KNIGHTS).put("2:r2c1", "3:r2c2", "4:r2c3")
    assert papers(look(table, 4))[:6] == [
        Ink.PAPER_OLDEST, Ink.PAPER_OLDEST, Ink.PAPER_OLDER, Ink.PAPER_OLD, Ink.PAPER, Ink.PAPER_OLDEST,
    ]  # fmt: skip
    assert papers(look(table, 2))[:4] == [Ink.PAPER_OLD, Ink.PAPER_OLD, Ink.PAPER, Ink.PAPER_OLD]


def test_covered_cards_are_hinted_by_a_sliver_each():
    table = sit().lay(*KNIGHTS).put("2:r1c3", "3:r1c3", "4:r2c3")

    def slivers(n):
        return sum(
            isinstance(s, Poly) and s.fill is Ink.PAPER_OLDEST and s.line is Ink.INK for s in look(table, n).shapes
        )

    assert [slivers(n) for n in (1, 2, 3, 4)] == [0, 1, 2, 2]


def test_the_last_placement_is_lit_where_it_is_seen_and_its_tab_everywhere():
    table = sit().lay(*KNIGHTS).put("2:r1c2")

    def lit(n):
        return [s for s in look(table, n).shapes if isinstance(s, Poly) and s.line is Ink.GOOD]

    def dots(n):
        return [s for s in look(table, n).shapes if isinstance(s, Disc) and s.fill is Ink.GOOD]

    assert [len(lit(n)) for n in (1, 2, 3, 4)] == [0, 1, 1, 1]
    assert [len(dots(n)) for n in (1, 2, 3, 4)] == [1, 1, 1, 1]


def test_travellers_of_the_left_page_show_their_number_and_other_backs_nothing():
    table = sit("big_is_good").lay("traveller", "noble", "noble").put("3:r2c2", "4:r1c1", "2:r3c1")
    left_of_2 = [s for s in look(table, 2).shapes if isinstance(s, Sign) and s.at[0] < 22]
    assert [sign.id for sign in left_of_2] == ["red"]
    assert [s for s in look(table, 4).shapes if isinstance(s, Sign) and s.at[0] < 22] == []


def test_what_nobody_has_told_is_a_question_mark_and_no_arrow():
    table = sit(printed={}).lay("black_mage", "jester", "knight").choose("seat:0", "seat:1")
    table.puts("A", "2:r2c2", "upright").put("2:r1c1", "2:r3c1")
    assert "?" in words(look(table, 2))
    assert "×−1" in words(look(table, 2))
    told = sit().lay("black_mage", "knight", "knight").puts("A", "2:r2c2", "upright")
    arrows = [s for s in look(told, 2).shapes if isinstance(s, Poly) and s.fill is Ink.TEXT]
    assert len(arrows) == 2
    assert [s for s in look(table, 2).shapes if isinstance(s, Poly) and s.fill is Ink.TEXT] == []


def test_upside_down_the_arrows_are_drawn_the_other_way():
    def tips(way):
        table = sit().lay("black_mage", "knight", "knight").puts("A", "2:r2c2", way)
        return [s.points[0] for s in look(table, 2).shapes if isinstance(s, Poly) and s.fill is Ink.TEXT]

    middle = (28.6 + 0.3 + 15.85 + 15.3 / 2, 0.65 + 15.85 + 15.3 / 2)
    for upright, turned in zip(tips("upright"), tips("turned"), strict=True):
        assert upright[0] + turned[0] == pytest.approx(2 * middle[0])
        assert upright[1] + turned[1] == pytest.approx(2 * middle[1])


def test_a_sheet_that_is_locked_for_the_player_says_so_on_its_tab():
    table = sit().lay(*KNIGHTS).does("lock", "sheet:3", for_=[0], until="game")
    assert [s.id for s in drawing(table).shapes if isinstance(s, Sign)].count("octagon") == 1
    table.put("1:r1c2")
    assert "octagon" not in [s.id for s in drawing(table).shapes if isinstance(s, Sign)]


def test_while_cards_are_laid_everybody_has_a_tile_and_the_page_stays_in_sight():
    table = sit()
    tiles = next(area for area in areas(table) if isinstance(area, SeatTiles))
    assert [tile.face.face for tile in tiles.tiles] == [Face.AWAITED] * 3
    assert [tile.counters[0].mark for tile in tiles.tiles] == ["red", "blue", "green"]
    assert isinstance(drawing(table), Drawing)
    assert table.view.subject == "secret"


def test_the_first_of_two_cards_is_a_back():
    table = sit_as_two().tap("red_noble")
    tiles = next(area for area in areas(table) if isinstance(area, SeatTiles))
    assert [tile.face.face for tile in tiles.tiles] == [Face.SECRET, Face.AWAITED]


def test_the_card_that_goes_in_is_shown_by_name():
    table = sit().lay("black_mage", "knight", "knight")
    (face,) = next(area for area in areas(table) if isinstance(area, CardRow)).cards
    assert (face.card, face.caption) == ("red_black_mage", Msg("chronos-kind-black_mage"))


def test_whoever_a_jester_sends_first_is_chosen_beside_cards_large_enough_for_their_names():
    page, cards = sit().lay("knight", "jester", "knight").view.stage.shares
    assert page.area.w == pytest.approx(61.4)
    assert [(face.card, face.heading["who"].seat, face.caption) for face in cards.area.cards] == [
        ("red_knight", 0, None), ("blue_jester", 1, None), ("green_knight", 2, None),
    ]  # fmt: skip


def test_the_ledger_counts_cards_seen_and_points_and_marks_what_changed():
    table = sit().lay("blue_contract_demon", "knight", "knight")
    ledger = next(area for area in areas(table) if isinstance(area, Ledger))
    assert [row.cells for row in ledger.rows] == [(seen(1), Change(0, 5)), (seen(1), 0), (seen(1), 0)]
    assert [row.state for row in ledger.rows] == [RowState.ACTING, RowState.PLAIN, RowState.PLAIN]


def test_a_counted_page_is_told_and_can_be_looked_at_point_by_point():
    table = sit().round("knight knight knight", "1:r1c2 1:r2c2 1:r2c3", 1)
    (note,) = table.view.notes
    assert (note.key, [score["n"] for score in note["scores"]]) == ("chronos-counted", [4, 4, 4])
    last = table.view.looks[4]
    assert [line.total for line in last.scores.lines] == [4, 4, 4]
    assert all(part.why for line in last.scores.lines for part in line.parts)
    assert table.view.looks[5].scores == GAME.scores(table.state)


def test_factors_are_explained_arrow_by_arrow():
    table = sit().lay("black_mage", "knight", "knight").puts("A", "2:r2c2", "upright").put("2:r2c3", "2:r3c1").era(2)
    (part,) = [part for part in GAME.scores(table.state).lines[1].parts if part.points < 0]
    assert part.cards == ("blue_knight", "red_black_mage")
    assert [factor.key for factor in part.why["factors"]] == ["chronos-factor-minus"]


def test_at_the_end_the_tally_is_seen_and_nothing_else_to_look_at():
    match = Match(GAME, Setup(seats=NAMES))
    view = GAME.view(match.state, None)
    assert view.scores is not None
    assert view.looks == ()


def test_how_far_the_match_is():
    assert GAME.where(Table().state) == Msg("chronos-where-before")
    assert GAME.where(sit().state) == Msg("chronos-where", round=1, of=7)


def test_while_cards_are_placed_whoever_places_next_is_named():
    table = sit()
    assert GAME.view(table.state, table.match.ask).then is None
    table.lay("knight", "knight", "knight")
    assert GAME.view(table.state, table.match.ask).then == 1
