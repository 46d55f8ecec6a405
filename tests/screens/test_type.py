"""Faces and sizes: what can be drawn, and how words are made to fit."""

from __future__ import annotations

import pytest

from companion.engine import Mark, Style
from screens.fonts import Fonts, available_languages
from screens.theme import PALETTE, Tone, contrast
from screens.typeset import Typesetter


@pytest.fixture(scope="module")
def english() -> Typesetter:
    return Typesetter(Fonts("en"), 1.0, lambda _mark: 1.0)


def fit(
    setter: Typesetter, words: str, width: float, *, style: Style = Style.PROMPT, lines: int = 2, shorten: bool = False
):
    return setter.fit((words,), (width, 92.0), style, bold=True, lines=lines, shorten=shorten)


def test_a_sentence_wraps_before_it_becomes_smaller(english):
    assert len(fit(english, "Ben: follow Wisdom or play a wild", 600).lines) == 2
    assert fit(english, "Ben: follow Wisdom or play a wild", 600).on_480 >= 42


def test_a_sentence_too_long_for_two_lines_becomes_smaller_and_is_never_cut(english):
    words = "Bartholomew: follow Wisdom or play a wild card"
    setting = fit(english, words, 420)
    assert setting.fits
    assert " ".join("".join(line) for line in setting.lines) == words


def test_a_guest_keeps_the_number(english):
    short = ["".join(fit(english, f"Guest {n}", 72, style=Style.NAME, lines=1, shorten=True).lines[0]) for n in (1, 7)]
    assert short == ["G…1", "G…7"]


def test_a_name_without_room_is_shortened(english):
    setting = fit(english, "Clementine Featherstonehaugh", 120, style=Style.NAME, lines=1, shorten=True)
    assert setting.fits
    assert "".join(setting.lines[0]).endswith("…")


def test_a_mark_takes_as_much_room_as_it_is_wide():
    wide = Typesetter(Fonts("en"), 1.0, lambda _mark: 2.0)
    narrow = Typesetter(Fonts("en"), 1.0, lambda _mark: 1.0)
    assert wide.measure(Mark("x"), 40, bold=True) > narrow.measure(Mark("x"), 40, bold=True)


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans", "ja"])
def test_chinese_and_japanese_have_all_their_glyphs(lang):
    assert Fonts(lang).can_draw("跟智慧或出萬用牌：“Ben”。・ー、！？ポケット编年史")


def test_without_the_cjk_font_english_alone_is_offered(tmp_path):
    assert available_languages(tmp_path) == ("en",)
    assert not Fonts("en", tmp_path).can_draw("智")
    assert Fonts("en", tmp_path).width("智", 30, bold=False) > 0


def test_the_four_meanings_and_text_stand_out_from_the_ground():
    """Look, 4: 7 to 1 on the ground."""
    names = ("TEXT", "SOFT", "ACT", "GOOD", "REFUSE", "SECRET")
    inks = {colour.name: PALETTE[colour] for colour in PALETTE}
    assert all(contrast(inks[name], PALETTE[Tone.GROUND]) >= 7.0 for name in names)
