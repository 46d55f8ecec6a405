"""Every sentence of the app and the games as a longer language would have it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Transformer

from companion.engine import Game
from companion.text import Text, fluent_file

# Names are no sentences: a card is called what is printed on it.
_NAMES = ("card-", "mark-")
_WORD = re.compile(r"[A-Za-z]{3,}")


class LongText(Text):
    """The words, so many times as long as they are written."""

    def __init__(self, games: Mapping[str, Game[Any]], longer: float = 1.4) -> None:
        super().__init__(games)
        self._longer = longer
        self._long: dict[tuple[str, str], FluentBundle] = {}

    def bundle(self, lang: str, scope: str) -> FluentBundle:
        found = self._long.get((lang, scope))
        if found is None:
            tree = FluentParser().parse(fluent_file(lang, scope).read_text(encoding="utf-8"))
            found = self._long[lang, scope] = FluentBundle([lang], use_isolating=False)
            found.add_resource(FluentResource(FluentSerializer().serialize(_Lengthener(self._longer).visit(tree))))
        return found


class _Lengthener(Transformer):
    def __init__(self, longer: float) -> None:
        self._longer = longer

    def visit_Message(self, node: Message) -> Message:
        return node if node.id.name.startswith(_NAMES) else self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = _WORD.sub(lambda word: longer_word(word[0], self._longer), node.value)
        return node


def longer_word(word: str, longer: float) -> str:
    """The same word with more of its letters, so that it breaks where it did."""
    return word + (word[1:] * 3)[: int(len(word) * (longer - 1) + 0.5)]
