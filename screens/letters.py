"""The letters that a name can be typed with on the glass: Latin, kana, and Han characters common in names. Pure.

Rarer characters come from a USB keyboard with an input method, or from the list of names that are already known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import normalize

DAKUTEN, HANDAKUTEN, SMALL = "゛", "゜", "小"
_COMBINING = {DAKUTEN: "\u3099", HANDAKUTEN: "\u309a"}
_LARGE_KANA, _SMALL_KANA = "あいうえおつやゆよわアイウエオツヤユヨワ", "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ"
# Katakana lie this far behind hiragana (Unicode, blocks 3040 and 30A0).
_KATAKANA = 0x60


@dataclass(frozen=True, slots=True)
class Page:
    """A page of letters: the sign that leads to it, and its rows."""

    sign: str
    rows: tuple[str, ...]


_HIRAGANA = (
    "あかさたなはまやらわ",
    "いきしちにひみゆりを",
    "うくすつぬふむよるん",
    f"えけせてねへめ{DAKUTEN}れー",
    f"おこそとのほも{HANDAKUTEN}ろ{SMALL}",
)
LATIN = Page("A", ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm'.,"))
HIRAGANA = Page("あ", _HIRAGANA)
KATAKANA = Page(
    "ア",
    tuple("".join(chr(ord(kana) + _KATAKANA) if "ぁ" <= kana <= "ん" else kana for kana in row) for row in _HIRAGANA),
)
HAN = {
    "zh-Hant": Page(
        "字", ("王李張陳林黃吳劉蔡楊", "許鄭謝郭洪曾邱廖賴周", "明小華美志英文家雅怡", "婷宇傑俊佳欣玲心安大")
    ),
    "zh-Hans": Page(
        "字", ("王李张刘陈杨赵黄周吴", "徐孙胡朱高林何郭马罗", "明小华美志英文家雅怡", "婷宇杰俊佳欣玲心安大")
    ),
    "ja": Page("字", ("佐藤鈴木高橋田中伊渡", "辺山本村小林加吉井上", "川口美子太郎一二三真", "由香恵健大翔花愛優明")),
}


def pages_for(lang: str, languages: Sequence[str]) -> tuple[Page, ...]:
    """The pages in the order they are leafed through; Latin alone where the device can draw nothing else."""
    if len(languages) == 1:
        return (LATIN,)
    return (LATIN, HIRAGANA, KATAKANA, HAN.get(lang, HAN["zh-Hant"]))


def with_mark(name: str, mark: str) -> str:
    """The name with its last kana voiced, half-voiced or small, where it can be; a small one becomes large again."""
    last = name[-1:]
    if not last:
        return name
    if mark in _COMBINING:
        whole = normalize("NFC", last + _COMBINING[mark])
        return name[:-1] + whole if len(whole) == 1 else name
    for these, those in ((_LARGE_KANA, _SMALL_KANA), (_SMALL_KANA, _LARGE_KANA)):
        if last in these:
            return name[:-1] + those[these.index(last)]
    return name
