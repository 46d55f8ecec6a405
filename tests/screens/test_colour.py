"""Nobody needs to see a colour: measured on the theme, for every game, as four kinds of sight see it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from companion.engine import Ink, Msg
from companion.games import find_games
from companion.model import LANGUAGES
from companion.text import Text
from screens.marks import mark_art
from screens.theme import Tone, contrast, rgb
from tests.screens.colour import SIGHTS, apart, seen

GAMES = find_games()
# The kinds that a card's colour tells apart.
KINDS = {
    "chronicle": ("power", "wisdom", "love", "wild"),
    "wonders": ("raw", "made", "civil", "science", "trade", "war", "guild"),
    "chronos": ("red", "blue", "green"),
    "crows": ("crow", "rooster", "warbler", "owl", "bat"),
    "celtica": ("red", "grey", "white", "brown", "black"),
}
PLAYED = [game for game in KINDS if game in GAMES]
LEAST = 12.0


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.0, 2.0), (50, 0.0, 0.0), 2.3669),
        ((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ],
)
def test_the_difference_is_that_of_the_published_pairs(one, other, difference):
    """Sharma, Wu and Dalal 2005, table 1: pairs 1, 7, 9, 25, 30, 34 and 17."""
    assert apart(one, other) == pytest.approx(difference, abs=5e-5)
    assert apart(other, one) == pytest.approx(difference, abs=5e-5)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", PLAYED)
def test_kinds_stand_apart_for_every_sight(game, sight):
    colours = {kind: seen(rgb(mark_art(game, kind).colour), sight) for kind in KINDS[game]}
    near = {(one, other): apart(colours[one], colours[other]) for one, other in combinations(colours, 2)}
    assert {pair: round(distance, 1) for pair, distance in near.items() if distance < LEAST} == {}


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_four_meanings_and_text_stand_apart_for_every_sight(sight):
    inks = [seen(rgb(ink), sight) for ink in (Ink.ACT, Ink.GOOD, Ink.REFUSE, Ink.SECRET, Ink.TEXT)]
    assert min(apart(one, other) for one, other in combinations(inks, 2)) >= LEAST


@pytest.mark.parametrize("game", PLAYED)
def test_every_kind_has_a_shape_of_its_own(game):
    shapes = [tuple(replace(part, ink=None) for part in mark_art(game, kind).parts) for kind in KINDS[game]]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_kind_has_a_letter_of_its_own(game, lang):
    words = Text(GAMES).words(lang, game)
    letters = [words.say(Msg(f"{game}-mark-{kind}")) for kind in KINDS[game]]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) <= 2 for letter in letters)


@pytest.mark.parametrize("game", PLAYED)
def test_marks_are_seen_on_the_ground_and_their_letters_on_them(game):
    for kind in KINDS[game]:
        art = mark_art(game, kind)
        # Black on a dark ground is seen by its paper outline.
        if art.colour is Ink.DRUID_BLACK:
            assert contrast(rgb(Ink.PAPER), rgb(Tone.GROUND)) >= 4.5
        else:
            assert contrast(rgb(art.colour), rgb(Tone.GROUND)) >= 4.5, kind
        ground = Tone.GROUND if art.beside else art.colour
        assert contrast(rgb(art.letter_ink), rgb(ground)) >= 4.5, kind


@pytest.mark.parametrize("ground", [Tone.GROUND, Ink.WELL, Ink.TILE, Tone.KEY, Ink.ACT_TINT, Ink.GOOD_TINT])
def test_text_is_read_on_every_ground(ground):
    assert contrast(rgb(Ink.TEXT), rgb(ground)) >= 7.0
    if ground not in (Ink.ACT_TINT, Ink.GOOD_TINT):
        assert contrast(rgb(Ink.SOFT), rgb(ground)) >= 7.0


@pytest.mark.parametrize("ground", [Ink.PAPER, Tone.SHADE, Ink.ACT, Ink.GOOD])
def test_ink_is_read_on_paper_and_on_what_is_filled(ground):
    assert contrast(rgb(Ink.INK), rgb(ground)) >= 7.0


@pytest.mark.parametrize(
    ("ink", "grounds"),
    [
        (Ink.ACT, (Tone.GROUND, Ink.ACT_TINT, Tone.KEY)),
        (Ink.REFUSE, (Tone.GROUND, Ink.REFUSE_TINT, Tone.KEY)),
        (Ink.SECRET, (Tone.GROUND, Ink.SECRET_TINT)),
        (Ink.GOOD, (Tone.GROUND, Ink.GOOD_TINT)),
        (Ink.DIM, (Tone.GROUND, Ink.WELL, Ink.TILE)),
    ],
)
def test_what_means_something_is_seen_where_it_is_drawn(ink, grounds):
    for ground in grounds:
        assert contrast(rgb(ink), rgb(ground)) >= 4.5
