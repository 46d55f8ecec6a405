"""What is known of the house's own copy of a game: printed values, the places of a board.

It goes into a match's first line when that begins, and what is learned while playing is kept at once for the next
match. A replay depends on nothing of it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from companion.engine import BadInput, Game, History, Json, Setup
from companion.journal import Journal
from companion.record_lines import parse

_log = logging.getLogger(__name__)


class Profiles:
    """A profile for each game: the fields of its first line that `Game.learned` gives."""

    def __init__(self, journal: Journal) -> None:
        """Raises StorageFault where the database cannot be read."""
        self._journal = journal
        self._kept = dict(_legible(journal.profiles()))
        self._seen: Json = {}

    def known(self, game: Game[Any], setup: Setup) -> Setup:
        """A set-up that has been read, with what is known of the copy. What was learned last wins over what it says,
        for that may be the first line of an earlier match.
        """
        more = {**setup.more, **self._kept.get(game.id, {})}
        try:
            return replace(setup, more=game.more(more, setup))
        except BadInput as bad:
            _log.warning("profile game=%s does not fit: %s", game.id, bad)
            return setup

    def begin(self, history: History[Any]) -> None:
        """A new match is on the table: all that its first line knows is kept. Raises StorageFault."""
        self._seen = {}
        self.learn(history)

    def go_on(self, history: History[Any]) -> None:
        """An earlier match is on the table again: what it knew when it was left has been kept already."""
        self._seen = _learned(history)

    def learn(self, history: History[Any]) -> None:
        """Keep what has been learned, or unlearned, since the last look. Raises StorageFault."""
        now = _learned(history)
        if now == self._seen:
            return
        game = history.game.id
        kept = carried(self._seen, now, self._kept.get(game, {}))
        if kept != self._kept.get(game, {}):
            self._journal.keep_profile(game, json.dumps(kept, ensure_ascii=False))
            self._kept[game] = kept
        self._seen = now


def carried(before: Json, now: Json, kept: Json) -> Json:
    """What is kept, with what has changed from `before` to `now`.

    What did not change stays as it is kept: another match may have learned it since. Objects are compared name by
    name, lists entry by entry; None is what is not known.
    """
    if now == before:
        return kept
    if isinstance(now, Mapping):
        was, had = _object(before), _object(kept)
        names = dict.fromkeys((*had, *was, *now))
        merged = {name: carried(was.get(name), now.get(name), had.get(name)) for name in names}
        return {name: value for name, value in merged.items() if value is not None}
    if isinstance(now, list):
        entries = zip_longest(_list(before), now, _list(kept))
        return _trimmed([old if new == was else new for was, new, old in entries])
    return now


def _legible(profiles: Mapping[str, str]) -> Iterator[tuple[str, Json]]:
    """The profiles that can be read: one that cannot is not known, and is written anew when something is learned."""
    for game, fields in profiles.items():
        try:
            yield game, parse(fields)
        except BadInput as bad:
            _log.warning("profile game=%s unreadable: %s", game, bad)


def _learned(history: History[Any]) -> Json:
    return history.game.learned(history.match.state)


def _object(value: Json) -> Mapping[str, Json]:
    return value if isinstance(value, Mapping) else {}


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def _trimmed(entries: list[Json]) -> list[Json]:
    while entries and entries[-1] is None:
        entries.pop()
    return entries
