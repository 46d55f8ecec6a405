"""Where lines break."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.engine import Mark
from screens.wrap import NOT_FIRST, NOT_LAST, Run, wrap


def wide(run: Run) -> float:
    """A wide character and a mark are two columns wide, any other is one."""
    if isinstance(run, Mark):
        return 2
    return sum(2 if char >= "\u2e80" else 1 for char in run)


def lines(*runs: Run, width: float) -> list[str]:
    return ["".join(run if isinstance(run, str) else "*" for run in line) for line in wrap(runs, width, wide)]


def test_latin_breaks_at_spaces_and_the_space_is_gone():
    assert lines("follow Wisdom or play", width=14) == ["follow Wisdom", "or play"]


def test_lines_are_as_even_as_possible():
    assert lines("Ben: follow Wisdom or play a wild", width=24) == ["Ben: follow Wisdom", "or play a wild"]


def test_a_hyphen_ends_a_line():
    assert lines("Chronos-Record", width=9) == ["Chronos-", "Record"]


def test_chinese_breaks_between_characters():
    assert lines("跟智慧或出萬用牌", width=8) == ["跟智慧或", "出萬用牌"]


def test_two_lines_break_behind_a_full_width_colon_rather_than_in_a_word():
    assert lines("Ben：選一個口袋", width=12) == ["Ben：", "選一個口袋"]
    assert lines("全員：札をタッチ", width=12) == ["全員：", "札をタッチ"]
    assert lines("アナ：智慧か、万能札を出す", width=16) == ["アナ：智慧か、", "万能札を出す"]


def test_a_colon_without_room_behind_it_divides_nothing():
    assert lines("Ben：跟智慧或出萬用牌", width=14) == ["Ben：跟智慧", "或出萬用牌"]


def test_a_katakana_word_stays_whole_where_that_costs_no_line():
    assert lines("1番目のマスは何？", width=11) == ["1番目の", "マスは何？"]
    assert lines("クロノスレコード", width=10) == ["クロノス", "レコード"]


def test_a_figure_stays_with_what_it_counts():
    assert lines("翻開9塊", width=6) == ["翻開", "9塊"]


def test_no_line_begins_with_a_full_stop_or_a_small_kana():
    assert lines("変更なし。次", width=8) == ["変更な", "し。次"]
    assert lines("カードにタッチッ", width=14) == ["カードに", "タッチッ"]


def test_no_line_ends_with_an_opening_bracket():
    assert all(not line.endswith(tuple(NOT_LAST)) for line in lines("愛7「踊り子」を出す", width=7))


def test_a_latin_name_in_chinese_stays_whole():
    assert lines("仍輪到Benjamin", width=10) == ["仍輪到", "Benjamin"]


def test_a_mark_is_never_lost():
    assert lines("most ", Mark("wisdom"), " wins 1 ", Mark("fame"), width=9) == ["most *", "wins 1 *"]


def test_a_word_too_wide_stands_alone():
    assert lines("a Clementine b", width=5) == ["a", "Clementine", "b"]


def test_nothing_is_no_line_with_words():
    assert lines("", width=10) == [""]


words = st.text(alphabet="ab- 智。（、", max_size=40)


@given(words, st.integers(4, 30))
def test_every_character_but_spaces_is_kept_in_order(text: str, width: int):
    kept = "".join(lines(text, width=width)).replace(" ", "")
    assert kept == text.replace(" ", "")


@given(st.text(alphabet="智慧。、）か", min_size=1, max_size=40), st.integers(8, 30))
def test_forbidden_beginnings_never_begin_a_later_line(text: str, width: int):
    assert all(line[0] not in NOT_FIRST for line in lines(text, width=width)[1:])
