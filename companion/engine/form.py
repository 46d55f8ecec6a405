"""How a match is set up: who sits where, who begins, which house rules hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Field:
    """A house rule of the setup form: its id and its values, the default first.

    Its words are `option-<id>` and `option-<id>-<value>` in the game's Fluent files, a colon written as a hyphen.
    `each`: every seat has a value of its own, and no two the same before a colon (a board has one owner, whichever
    its side); `least` of them are wanted even with fewer seats.
    """

    id: str
    values: tuple[str, ...]
    each: bool = False
    least: int = 0


class BadInput(ValueError):
    """Something written does not fit: `field` says where, `expected` what was expected there."""

    def __init__(self, field: str, expected: str) -> None:
        super().__init__(f"{field}: {expected}")
        self.field = field
        self.expected = expected


@dataclass(frozen=True, kw_only=True)
class Setup:
    """The first line of a record. `options` holds every house rule of the game; `more` what only this game has."""

    seats: tuple[str, ...]
    start: Seat = 0
    options: Mapping[str, str] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)


def complete_options(form: tuple[Field, ...], given: Mapping[str, Any]) -> dict[str, str]:
    """Every option of the form with its chosen or default value.

    Raises BadInput for an id or a value that the form does not have.
    """
    known = {rule.id: rule.values for rule in form}
    for option, value in given.items():
        if option not in known:
            raise BadInput(f"options.{option}", f"expected one of {', '.join(known) or 'no option'}")
        if value not in known[option]:
            raise BadInput(f"options.{option}", f"expected one of {', '.join(known[option])}")
    return {rule.id: given.get(rule.id, rule.values[0]) for rule in form}
