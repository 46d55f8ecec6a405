"""What there is to see."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from companion.engine import Drawing, Face, Sign
from companion.engine.drawing import Label, Line
from companion.engine.view import Change, Signs
from companion.games.wonders.military import conflicts
from companion.games.wonders.war_picture import war_drawing
from tests.games.wonders.table import Table

BOARDS = ("gizah:A", "babylon:A", "rhodos:A")


def tiles(table: Table):
    return table.view.stage.shares[0].area.tiles


def test_a_tile_shows_coins_shields_goods_science_and_stages():
    table = Table(3, *BOARDS).given(0, "clay_pit", "apothecary", "barracks", stages=(1,), coins=7)
    tile = tiles(table)[0]
    assert [(counter.mark, counter.value) for counter in tile.counters] == [("coin", 7), ("war", 1)]
    assert tile.signs == (Signs(("stone",)), Signs(("ore", "clay")), Signs(("compass",)))
    assert tile.stages == (True, False, False)


def test_what_has_changed_is_marked():
    table = Table(3, *BOARDS).turn("altar", "baths", "loom", uses={1: "sell"})
    assert tiles(table)[1].counters[0].value == Change(3, 6)


def test_any_of_all_goods_is_one_sign():
    table = Table(3, *BOARDS).given(0, "caravansery", "forum")
    assert tiles(table)[0].signs == (Signs(("stone",)), Signs(("made",)), Signs(("raw",)))


def test_open_cards_show_what_silence_does():
    table = Table(3, *BOARDS).given(1, coins=0).seal("altar", "guard_tower", "baths")
    assert [tile.face.card for tile in tiles(table)] == ["altar", "guard_tower", "baths"]
    table.match.ask.asks[1].legal()
    assert [tile.word.key for tile in tiles(table)] == ["wonders-use-build", "wonders-use-build", "wonders-use-build"]


def test_while_somebody_pays_tiles_show_what_is_for_sale():
    table = Table(3, "ephesos:A", "gizah:A", "rhodos:A").given(2, "stone_pit").given(1, "forum")
    table.seal("baths", "altar", "loom").choose("done").asks("pay")
    assert tiles(table)[1].signs == (Signs(("stone",)),), "no forum"
    words = [option.label["to"] for option in table.match.ask.asks[0].among]
    assert [[one["n"] for one in to] for to in words] == [[2], [2]]


def test_the_war_shows_every_border_with_its_tokens_and_sums():
    table = Table(5, *BOARDS, "ephesos:A", "olympia:A").given(2, "stockade")
    while table.key != "war":
        table.turns(1)
    shapes = table.view.stage.shares[0].area.shapes
    assert sum(isinstance(shape, Line) for shape in shapes) == 5
    labels = [shape.text for shape in shapes if isinstance(shape, Label)]
    numbers = [text for text in labels if isinstance(text, str)]
    assert sorted(numbers) == sorted(["0", "0", "1", "0", "0", "+1", "+1", "−1", "−1"])
    sums = [text["n"] for text in labels if not isinstance(text, str) and text.key == "wonders-war-total"]
    assert sums == [0, -1, 2, -1, 0]
    assert table.view.keys[0].detail.key == "wonders-then-age"


def test_the_discards_lie_in_rows():
    table = Table(3, "halikarnassos:A", "gizah:A", "rhodos:A").given(0, "ore_vein", "foundry", stages=(1,))
    table.turn("altar", "theater", "baths", uses={0: "stage:2", 1: "sell", 2: "sell"}).asks("dug")
    (row,) = [share.area for share in table.view.stage.shares]
    assert [face.card for face in row.cards] == ["theater", "baths", None]
    assert row.cards[-1].face is Face.AWAITED


def test_the_tally_takes_the_place_of_the_stage_at_the_end():
    table = Table(3).age().age()
    assert table.view.scores is None
    table.age()
    assert [column.id for column in table.view.scores.columns] == [
        "military", "treasury", "wonder", "civilian", "science", "commerce", "guilds",
    ]  # fmt: skip
    assert table.view.prompt.key == "wonders-game-over"


def test_two_players_see_who_holds_the_free_city_card():
    table = Table(2, *BOARDS)
    assert table.view.context[0].text.key == "wonders-holds-free-city"


# -- the war upright


def tokens(picture: Drawing):
    return [shape for shape in picture.shapes if isinstance(shape, Sign) and shape.id in ("victory", "defeat")]


@pytest.mark.parametrize("shields", [(0, 1, 2), (2, 0, 1, 3), (5, 1, 4, 2, 3), (1, 0, 1, 0, None, 1, 0), (None, 3, 1)])
def test_upright_every_token_lies_beside_its_city_apart_from_the_others(shields):
    war = conflicts(1, shields)
    state = Table(len(shields)).match.state
    picture = war_drawing(state, war).upright
    laid = tokens(picture)
    assert len(laid) == sum(token != 0 for border in war.borders for token in border.tokens)
    for one, other in combinations(laid, 2):
        assert dist(one.at, other.at) >= one.mm
    assert all(one.mm / 2 <= one.at[1] <= picture.h - one.mm / 2 and one.at[0] <= picture.w for one in laid)
    assert picture.h <= 82.0


def test_upright_the_line_round_outside_touches_no_token_but_its_own():
    """With an odd number of cities it has to pass below the last city's other token."""
    war = conflicts(1, (0, 1, 2))
    state = Table(3, *BOARDS).match.state
    picture = war_drawing(state, war).upright
    outside = max((shape for shape in picture.shapes if isinstance(shape, Line)), key=lambda line: len(line.points))
    others = [token for token in tokens(picture) if token.at not in (outside.points[0], outside.points[-1])]
    for token in others:
        assert all(from_line(token.at, start, end) > token.mm / 2 for start, end in pairwise(outside.points))


def from_line(at, start, end):
    """How far a point is from a line that runs along or down."""
    x = min(max(at[0], min(start[0], end[0])), max(start[0], end[0]))
    y = min(max(at[1], min(start[1], end[1])), max(start[1], end[1]))
    return dist(at, (x, y))
