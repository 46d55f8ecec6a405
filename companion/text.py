"""Messages become sentences here, and nowhere else: through Project Fluent, one file a language and game.

`Msg("chronicle-must-follow")` is `must-follow` in `companion/games/chronicle/text/<lang>.ftl`, `Msg("app-saved")` is
`saved` in `companion/locale/<lang>.ftl`. A file is parsed when it is first needed.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from companion.engine import Arg, CardId, Game, Mark, Msg, Named, Who
from companion.errors import ConfigError

Renamed = Mapping[str, str | Mapping[str, str]]

APP: Final = "app"
# Two private characters carry a mark's id through Fluent, so that each language may put the mark where it belongs.
_MARK: Final = re.compile("\ue000(.*?)\ue001")
_log = logging.getLogger(__name__)


class Text:
    """The Fluent files of the app and of all games, parsed one by one as they are needed.

    `renamed` holds the names that the owner of a deck gave its cards.
    """

    def __init__(self, games: Mapping[str, Game[Any]], renamed: Renamed | None = None) -> None:
        self._games = games
        self._renamed = renamed or {}
        self._bundles: dict[tuple[str, str], FluentBundle] = {}

    def words(self, lang: str, game: str | None = None, players: tuple[str, ...] = ()) -> Words:
        """The words of a language. With a game and its players they name cards and people too."""
        return Words(self, lang, None if game is None else self._games[game], players)

    def bundle(self, lang: str, scope: str) -> FluentBundle:
        """The messages of the app ("app") or of a game in one language; none where there is no such file."""
        found = self._bundles.get((lang, scope))
        if found is None:
            found = self._bundles[lang, scope] = FluentBundle([lang], use_isolating=False)
            file = fluent_file(lang, scope)
            if file.is_file():
                found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return found

    def title(self, game: str, lang: str) -> str | None:
        """The name of a game, which needs no file."""
        return self._games[game].title.get(lang) if game in self._games else None

    def renamed(self, game: str, card: CardId, lang: str) -> str | None:
        """What the owner of the deck calls a card, where that differs from our name."""
        name = self._renamed.get(f"{game}:{card}")
        return name.get(lang) if isinstance(name, Mapping) else name


class Words:
    """The words of one language, for one match where there is one."""

    def __init__(self, text: Text, lang: str, game: Game[Any] | None, players: tuple[str, ...]) -> None:
        self._text = text
        self._lang = lang
        self._game = game
        self._players = players

    @property
    def lang(self) -> str:
        """en, zh-Hant, zh-Hans or ja."""
        return self._lang

    def say(self, msg: Msg) -> str:
        """The message as plain text; marks become their names."""
        return _MARK.sub(lambda mark: self._name_of_mark(mark[1]), self._sentence(msg))

    def runs(self, msg: Msg) -> tuple[str | Mark, ...]:
        """The message as text, with the marks that are to be drawn in between."""
        pieces = _MARK.split(self._sentence(msg))
        return tuple(Mark(piece) if place % 2 else piece for place, piece in enumerate(pieces) if piece)

    def knows(self, msg: Msg) -> bool:
        """Whether there are words for the message."""
        scope, _, key = msg.key.partition("-")
        return self._text.bundle(self._lang, scope).has_message(key)

    def card(self, card: CardId, *, short: bool = False) -> str:
        """A card as people say it: "L7 Dancer", or short "L7". A card without a number goes by its name.

        Where the game says so, a card goes by its name alone.
        """
        if self._game is None or card not in self._game.cards:
            return card
        kind = self._game.cards[card]
        name = self._sentence(Msg(f"{self._game.id}-card-{card}"))
        if kind.by_name:
            return name
        letter = self._find(self._game.id, f"mark-{kind.mark}") or ""
        sign = f"{letter}{'' if kind.number is None else kind.number}"
        if short:
            return name if kind.number is None else sign
        return self._app("card", sign=sign, name=name) if sign else name

    # -- how a sentence is made

    def _sentence(self, msg: Msg) -> str:
        scope, _, key = msg.key.partition("-")
        known = self._text.title(scope, self._lang) if key == "title" else None
        if key.startswith("card-"):
            known = self._text.renamed(scope, key.removeprefix("card-"), self._lang)
        if known is None:
            known = self._find(scope, key, {name: self._value(arg) for name, arg in msg.args})
        if known is None:
            _log.warning("text key=%s lang=%s missing", msg.key, self._lang)
        return msg.key if known is None else known

    def _find(self, scope: str, key: str, args: Mapping[str, str | int] | None = None) -> str | None:
        bundle = self._text.bundle(self._lang, scope)
        if not bundle.has_message(key):
            return None
        pattern = bundle.get_message(key).value
        if pattern is None:
            return None
        sentence, faults = bundle.format_pattern(pattern, dict(args or {}))
        for fault in faults:
            _log.warning("text key=%s-%s lang=%s %s", scope, key, self._lang, fault)
        return str(sentence)

    def _app(self, key: str, **args: str | int) -> str:
        return self._find(APP, key, args) or key

    def _value(self, arg: Arg) -> str | int:
        match arg:
            case Who():
                return self._name_of_seat(arg.seat)
            case Named():
                return self.card(arg.card, short=arg.short)
            case Mark():
                return f"\ue000{arg.id}\ue001"
            case Msg():
                return self._sentence(arg)
            case tuple():
                return self._joined([str(self._value(one)) for one in arg])
            case int() if arg < 0:
                # A true minus sign, as wide as the plus; a hyphen is lost before a figure.
                return f"−{-arg}"
            case _:
                return arg

    def _joined(self, pieces: list[str]) -> str:
        *first, last = pieces or [""]
        if not first:
            return last
        together = first[0]
        for piece in first[1:]:
            together = self._app("list-more", before=together, next=piece)
        return self._app("list-last", before=together, last=last)

    def _name_of_seat(self, seat: int) -> str:
        """The player's name; a seat that nobody sits at, such as a free city, has one in its game's words."""
        if seat < len(self._players):
            return self._players[seat]
        own = None if self._game is None else self._find(self._game.id, f"seat-name-{seat}")
        return own or self._app("seat", n=seat + 1)

    def _name_of_mark(self, mark: str) -> str:
        scopes = [APP] if self._game is None else [self._game.id, APP]
        return next((name for scope in scopes if (name := self._find(scope, f"mark-name-{mark}"))), mark)


def fluent_file(lang: str, scope: str) -> Traversable:
    """Where the words of the app ("app") or of a game lie."""
    package = resources.files("companion")
    if scope == APP:
        return package / "locale" / f"{lang}.ftl"
    return package / "games" / scope / "text" / f"{lang}.ftl"


def load_renamed(path: Path, games: Mapping[str, Game[Any]], langs: Iterable[str]) -> Renamed:
    """The owner's names of cards: `{"chronicle:love_07": "Dancer", "crows:bell": {"en": "Gong", "ja": "鐘"}}`.

    Raises ConfigError naming the card. A file that is not there renames nothing.
    """
    if not path.exists():
        return {}
    try:
        names = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise ConfigError(f"{path}: expected a JSON object of cards and their names ({fault})") from fault
    if not isinstance(names, dict):
        raise ConfigError(f"{path}: expected a JSON object of cards and their names")
    for card, name in names.items():
        game, _, own = card.partition(":")
        if game not in games or own not in games[game].cards:
            raise ConfigError(f"{path}, {card}: expected a card such as chronicle:love_07")
        by_lang = name if isinstance(name, dict) else {}
        if not isinstance(name, str) and not (by_lang and all(isinstance(word, str) for word in by_lang.values())):
            raise ConfigError(f"{path}, {card}: expected a name, or a name for each language")
        for lang in by_lang:
            if lang not in langs:
                raise ConfigError(f"{path}, {card}: {lang} is not one of {', '.join(langs)}")
    return names
