"""Every sentence of every game in every language: each character has a glyph, and lines break where they may."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.games import find_games
from companion.model import LANGUAGES
from companion.text import APP, fluent_file
from screens.fonts import Fonts
from screens.wrap import NOT_FIRST, NOT_LAST, wrap

GAMES = find_games()
SCOPES = [(scope, lang) for scope in (APP, *GAMES) for lang in LANGUAGES]


class _Texts(Visitor):
    """The literal words of a Fluent file, sentence by sentence."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        # What is put in from elsewhere stands as a name would.
        words = "".join(part.value if isinstance(part, ftl.TextElement) else "Ann" for part in node.elements)
        self.said.append(words.replace("\n", " "))
        self.generic_visit(node)


def sentences(scope: str, lang: str) -> list[str]:
    """Everything that is said, and the titles of games, which need no file."""
    texts = _Texts()
    texts.visit(FluentParser().parse(fluent_file(lang, scope).read_text(encoding="utf-8")))
    return [*texts.said, *(GAMES[scope].title.values() if scope in GAMES else ())]


@pytest.mark.parametrize(("scope", "lang"), SCOPES)
def test_no_character_is_missing_in_regular_or_bold(scope, lang):
    fonts = Fonts(lang)
    boxes = {
        char
        for words in sentences(scope, lang)
        for bold in (False, True)
        for piece, face, _ in fonts._faces(words, bold=bold)
        for char, glyph in zip(piece, face.get_metrics(piece, size=32), strict=True)
        if glyph is None
    }
    assert boxes == set()


@pytest.mark.parametrize(("scope", "lang"), [pair for pair in SCOPES if pair[1] != "en"])
def test_no_line_begins_with_a_stop_or_ends_with_an_opening_bracket(scope, lang):
    fonts = Fonts(lang)
    for words in sentences(scope, lang):
        for room in (220, 340, 500):
            lines = wrap((words,), room, lambda run: fonts.width(run, 28, bold=False))
            for line in lines[1:]:
                assert line[0][0] not in NOT_FIRST, words
            for line in lines[:-1]:
                assert line[-1][-1] not in NOT_LAST, words


def test_a_missing_character_is_noticed():
    assert not Fonts("en").can_draw("\U0001f0a1")
