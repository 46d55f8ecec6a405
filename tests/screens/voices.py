"""The words of a game that is none, for tables to look at.

`said("Ben: follow [wisdom]", hant="…", ja="…")` is a message of that game; a mark stands in brackets.
"""

from __future__ import annotations

import re

from companion.engine import Card, Catalogue, Mark, Msg, Named, Who
from companion.model import LANGUAGES
from companion.text import Text
from tests.screens.longer import longer_word

CARDS = Catalogue(
    (
        Card("w1", "wisdom", 1),
        Card("w2", "wisdom", 2),
        Card("l7", "love", 7),
        Card("p8", "power", 8),
        Card("sage", "wild"),
    )
)
_LETTERS = {"power": "P力力力", "wisdom": "W智智智", "love": "L愛爱愛", "wild": "J萬万万"}
_CARDS = {"w1": "Phantom Mage", "w2": "Queen", "l7": "Dancer", "p8": "Knight", "sage": "Sage"}
_HANT = {"w1": "幻影魔法師", "w2": "女王", "l7": "舞者", "p8": "騎士", "sage": "賢者"}


_LEARN = (
    "Everybody plays one card; highest of the suit led takes all.",
    "每人出一張牌，先出花色中最大的贏得這一墩。",
    "每人出一张牌，先出花色中最大的赢得这一墩。",
    "全員が1枚ずつ出し、台札のスートで一番強い札が取る。",
)
_RULES = (
    """The leader may play any card. The others follow suit if they can; a wild always may be played. Whoever cannot
follow lays any card face down. The highest card of the suit led takes the trick and all cards in it.""".replace(
        "\n", " "
    ),
    "先出的人可出任何牌。其他人有同花色就必須跟，萬用牌隨時可出。跟不了就把任一張牌蓋著出。先出花色中最大的牌贏得這一墩。",
    "先出的人可出任何牌。其他人有同花色就必须跟，万用牌随时可出。跟不了就把任一张牌盖着出。先出花色中最大的牌赢得这一墩。",
    "リードは何を出してもよい。他の人は同じスートがあれば従い、万能札はいつでも出せる。なければ好きな札を裏で出す。台札のスートで一番強い札がトリックを取る。",
)


def said(en: str, hant: str = "", hans: str = "", ja: str = "", **args: object) -> Msg:
    return Msg("chronicle-said", en=en, hant=hant or en, hans=hans or hant or en, ja=ja or hant or en, **args)


class Voice:
    """The app's own words from its files, the game's from here."""

    def __init__(self, longer: float = 1.0) -> None:
        self._text = Text({})
        self._longer = longer

    def words(self, lang: str, game: str | None = None, players: tuple[str, ...] = ()) -> Speech:
        del game
        return Speech(self._text, lang, players, self._longer)


class Speech:
    def __init__(self, text: Text, lang: str, players: tuple[str, ...], longer: float) -> None:
        self.lang = lang
        self._app = text.words(lang, None, players)
        self._players = players
        self._longer = longer

    def say(self, msg: Msg) -> str:
        return re.sub(r"\[(\w+)\]", lambda mark: mark[1], self._sentence(msg))

    def runs(self, msg: Msg) -> tuple[str | Mark, ...]:
        pieces = re.split(r"\[(\w+)\]", self._sentence(msg))
        return tuple(Mark(piece) if place % 2 else piece for place, piece in enumerate(pieces) if piece)

    def knows(self, msg: Msg) -> bool:
        return msg.key.startswith(("chronicle-rules-", "chronicle-phase-", "chronicle-learn-"))

    def _sentence(self, msg: Msg) -> str:
        place = LANGUAGES.index(self.lang)
        if msg.key == "chronicle-said":
            words = str(msg[("en", "hant", "hans", "ja")[place]])
            for name, value in msg.args:
                words = words.replace("{" + name + "}", self._value(value))
            return _stretched(words, self._longer)
        if msg.key.startswith("chronicle-mark-"):
            return _LETTERS.get(msg.key.removeprefix("chronicle-mark-"), "CCCC")[place]
        if msg.key.startswith("chronicle-card-"):
            card = msg.key.removeprefix("chronicle-card-")
            return (_CARDS if self.lang == "en" else _HANT).get(card, card)
        if msg.key.startswith("chronicle-rules-"):
            return _stretched(_RULES[place], self._longer)
        if msg.key.startswith("chronicle-learn-"):
            return _stretched(_LEARN[place], self._longer)
        if msg.key.startswith("chronicle-phase-"):
            return _stretched(("A trick", "一墩牌", "一墩牌", "トリック")[place], self._longer)
        if msg.key == "chronicle-title":
            return "Chronicle" if self.lang == "en" else "編年史"
        named = {name: Msg("chronicle-said", **_same(self._value(value))) for name, value in msg.args}
        return _stretched(self._app.say(Msg(msg.key, **{**dict(msg.args), **_plain(named, msg)})), self._longer)

    def _value(self, value: object) -> str:
        if isinstance(value, Named):
            card = CARDS[value.card]
            letter = _LETTERS[card.mark][LANGUAGES.index(self.lang)]
            name = (_CARDS if self.lang == "en" else _HANT)[card.id]
            return f"{letter}{card.number or ''}" if value.short else f"{letter}{card.number or ''} {name}"
        if isinstance(value, Who):
            return self._players[value.seat] if value.seat < len(self._players) else f"#{value.seat}"
        if isinstance(value, Msg):
            return self._sentence(value)
        return str(value)


def _same(words: str) -> dict[str, str]:
    return dict.fromkeys(("en", "hant", "hans", "ja"), words)


def _plain(named: dict[str, Msg], msg: Msg) -> dict[str, str]:
    """Arguments that only the game can say become plain text."""
    return {name: str(said_as["en"]) for name, said_as in named.items() if isinstance(msg[name], (Named, Msg))}


def _stretched(words: str, longer: float) -> str:
    """The words at so many times their length, with the same words in them, as a longer language would have."""
    if longer == 1.0 or not words.isascii() or "[" in words:
        return words
    return " ".join(_longer_word(word, longer) for word in words.split(" "))


def _longer_word(word: str, longer: float) -> str:
    core = word.rstrip(".,:;?)")
    if not core.isalpha() or len(core) < 3:
        return word
    return longer_word(core, longer) + word[len(core) :]
