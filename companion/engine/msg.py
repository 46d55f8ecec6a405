"""What is said, before it is words: a key and its arguments.

Rules and views never build sentences. Word order, plurals and punctuation are each language's own business.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.engine.seats import Seat

CardId = str
MarkId = str


@dataclass(frozen=True, slots=True)
class Who:
    """The player at a seat, by name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Named:
    """A card as people say it: letter, number and name ("L7 Dancer"), or `short` ("L7")."""

    card: CardId
    short: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A drawn sign inside a sentence: a suit, a star, a coin."""

    id: MarkId


@dataclass(frozen=True, slots=True, init=False)
class Msg:
    """A message of the project's Fluent files: `Msg("chronicle-must-follow", suit=Mark("power"))`.

    Keys are `<game>-words`, the app's own begin with `app-`. A tuple of arguments is joined as the language
    joins lists. A plain `str` argument is text nobody translates, such as a path.
    """

    key: str
    args: tuple[tuple[str, Arg], ...]

    def __init__(self, key: str, /, **args: Arg) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", tuple(sorted(args.items())))

    def __getitem__(self, name: str) -> Arg:
        return dict(self.args)[name]


Arg = int | str | Who | Named | Mark | Msg | tuple["Who | Named | Mark | Msg", ...]
