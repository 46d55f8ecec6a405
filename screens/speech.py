"""What screens need of the words: messages of the model become text and marks in the language of the model."""

from __future__ import annotations

from typing import Protocol

from companion.engine import Mark, Msg


class Speech(Protocol):
    """The words of one language, for one match where there is one: it knows the names at the table."""

    @property
    def lang(self) -> str:
        """en, zh-Hant, zh-Hans or ja."""

    def say(self, msg: Msg) -> str:
        """The message as plain text; marks become their letters."""

    def runs(self, msg: Msg) -> tuple[str | Mark, ...]:
        """The message as text with marks to be drawn in between."""

    def knows(self, msg: Msg) -> bool:
        """Whether there are words for the message."""


class Voice(Protocol):
    """Words of any language; with a game and its players they name cards and people too."""

    def words(self, lang: str, game: str | None = None, players: tuple[str, ...] = ()) -> Speech:
        """The words of a language, for a match where there is one."""
