"""Names in any script: kana on the glass, everything else from a keyboard or from the names that are known."""

from __future__ import annotations

import pygame
import pytest

from companion.commands import Remember, SetLanguage
from companion.model import LANGUAGES
from screens.fonts import Fonts
from screens.letters import DAKUTEN, HANDAKUTEN, HIRAGANA, KATAKANA, LATIN, SMALL, pages_for, with_mark
from screens.names import LONGEST, NewName
from screens.screen import Own, Push
from tests.pilot import Pilot
from tests.screens.test_loop import Sim


@pytest.mark.parametrize(
    ("name", "mark", "then"),
    [
        ("か", DAKUTEN, "が"),
        ("は", HANDAKUTEN, "ぱ"),
        ("ハ", DAKUTEN, "バ"),
        ("しよ", SMALL, "しょ"),
        ("きやっ", SMALL, "きやつ"),
        ("ま", DAKUTEN, "ま"),
        ("A", HANDAKUTEN, "A"),
        ("A", SMALL, "A"),
        ("", DAKUTEN, ""),
        ("", SMALL, ""),
    ],
)
def test_the_marks_of_kana_change_the_letter_before_them(name, mark, then):
    assert with_mark(name, mark) == then


def test_katakana_stand_where_their_hiragana_stand():
    assert KATAKANA.rows[0] == "アカサタナハマヤラワ"
    assert KATAKANA.rows[3].endswith("ー")
    assert [len(row) for row in KATAKANA.rows] == [len(row) for row in HIRAGANA.rows] == [10] * 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_can_be_drawn_and_none_stands_twice(lang):
    for page in pages_for(lang, LANGUAGES):
        letters = "".join(page.rows)
        assert Fonts(lang).can_draw(letters)
        assert len(set(letters)) == len(letters)


def test_a_device_without_chinese_and_japanese_letters_offers_latin_alone():
    assert pages_for("en", ("en",)) == (LATIN,)


@pytest.fixture
def pilot(device):
    pilot = Pilot(device)
    pilot.stack.do(Push(NewName(())), device.model)
    return pilot


def test_a_japanese_name_is_typed_in_kana(pilot, device):
    pilot.touch("あ", "し", "よ", "小", "う", "た", "ア", "ケ", DAKUTEN, "Take a seat")
    assert Remember("しょうたゲ") in pilot.sent
    assert device.model.players == ("しょうたゲ",)


def test_a_chinese_name_is_made_of_common_characters(device):
    device.do(SetLanguage("zh-Hans"))
    pilot = Pilot(device, lang="zh-Hans")
    pilot.stack.do(Push(NewName(())), device.model)
    pilot.touch("あ", "ア", "字", "张", "小", "明")
    assert "张小明" in pilot.words


def test_the_pages_of_letters_come_round_to_the_first(pilot):
    pilot.touch("あ", "ア", "字", "A", "M")
    assert "m" in pilot.offers


def test_a_keyboard_types_names_in_any_script(device, clock):
    sim = Sim(device, clock)
    sim.turn()
    sim.loop.stack.do(Push(NewName(())), device.model)
    for text in ("王", "大明", "ß"):
        sim.turn(pygame.event.Event(pygame.TEXTINPUT, text=text))
    sim.turn(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE))
    assert any(text.words == "王大明" for text in sim.loop.canvas.texts)


def test_a_keyboard_does_nothing_where_nothing_is_typed(device, clock):
    sim = Sim(device, clock)
    sim.turn()
    before = device.model
    sim.turn(pygame.event.Event(pygame.TEXTINPUT, text="x"), pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE))
    assert device.model is before


def test_a_pasted_name_is_cut_to_forty_letters_without_signs_that_cannot_be_seen(device):
    screen = NewName(())
    screen.own(Own("type", " \x07" + "あ" * 60), device.model)
    assert screen._typed == "あ" * LONGEST
