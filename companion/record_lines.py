"""Records as they are written down: JSON Lines, the first describing the match, each further one an input.

The same lines are the rows of the journal, what `export` writes and what `replay` reads.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from companion.clocks import TABLE, changes_time
from companion.engine import (
    Act,
    Adjust,
    Answer,
    BadInput,
    Entry,
    Game,
    Seat,
    Setup,
    Splice,
    Step,
    Undo,
    complete_options,
)

JsonLine = dict[str, Any]

_KINDS: Final = ("tap", "choose", "number", "undo", "adjust", "correct", "do")
_ACTS: Final = ("move", "lock", "order", "turn", "mode", "note")
_NAME_LENGTH: Final = 40
# The common account, beside those of the seats.
_TABLE: Final = "table"
# Control characters and ends of lines and paragraphs: a name that breaks a line cannot be shown or printed.
_UNPRINTABLE: Final = ("Cc", "Zl", "Zp")
# Beyond it other readers of JSON lose digits (RFC 7493, 2.2), and sums of what is longer could not be printed.
_LARGEST: Final = 2**53 - 1
# The number of a seat, as it stands for one among the names of an object.
_SEAT: Final = re.compile("[0-9]|[1-9][0-9]")
_HASH: Final = "expected 64 hex digits"


@dataclass(frozen=True, kw_only=True)
class Header:
    """The first line: which game, how it was set up, and where it comes from.

    `id`, `rules`, `app` and `began` (UTC, ISO 8601) stand in exported records only.
    """

    game: str
    setup: Setup
    id: str | None = None
    rules: int | None = None
    app: str | None = None
    began: str | None = None
    hash: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A further line: the entry, the milliseconds each seat (or the table) was charged, and its hash where it has one.

    A note that begins with "clock: " was charged time that did not pass: given where it is negative, or taken.
    """

    entry: Entry
    ms: Mapping[Seat, int] = field(default_factory=dict)
    hash: str | None = None


def parse(text: str) -> JsonLine:
    """A line as a JSON object. Raises BadInput where it is none, or where a name stands in it twice."""
    try:
        line = json.loads(
            text, object_pairs_hook=_without_doubles, parse_constant=_no_constant, parse_int=_printable_number
        )
        json.dumps(line, ensure_ascii=False).encode()  # half a character can be written in JSON, but not saved
    except BadInput:
        raise
    except (ValueError, RecursionError) as fault:
        raise BadInput("line", "expected one JSON object") from fault
    if not isinstance(line, dict):
        raise BadInput("line", "expected one JSON object")
    return line


def read_header(line: JsonLine, games: Mapping[str, Game[Any]]) -> Header:
    """The header of a record. Raises BadInput naming the field."""
    rest = dict(line)
    game = _game(rest.pop("game", None), games)
    seats = read_seats(rest.pop("seats", None), game.seats)
    start = rest.pop("start", 0)
    if not _is_int(start) or start not in range(len(seats)):
        raise BadInput("start", f"expected a seat from 0 to {len(seats) - 1}")
    options = rest.pop("options", {})
    if not isinstance(options, dict):
        raise BadInput("options", "expected an object of option ids and values")
    setup = Setup(seats=seats, start=start, options=complete_options(game.form, options))
    known = {
        "id": _optional(rest, "id", str, "expected a text"),
        "rules": _optional(rest, "rules", int, "expected a whole number"),
        "app": _optional(rest, "app", str, "expected a text"),
        "began": _optional(rest, "began", str, "expected a time"),
        "hash": _hash(rest),
    }
    more = game.more(rest, setup)
    return Header(game=game.id, setup=Setup(seats=seats, start=start, options=setup.options, more=more), **known)


def read_seats(seats: Any, allowed: range) -> tuple[str, ...]:
    """The players' names by seat: different, 1 to 40 characters, as many as the game seats. Raises BadInput."""
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadInput("seats", "expected a list of names")
    if len(seats) not in allowed:
        raise BadInput("seats", f"expected {allowed[0]} to {allowed[-1]} names")
    for place, name in enumerate(seats):
        read_name(f"seats[{place}]", name)
    if len(set(seats)) != len(seats):
        raise BadInput("seats", "expected different names")
    return tuple(seats)


def read_name(field: str, name: str) -> str:
    """A player's name: 1 to 40 characters, some of them no space, and all on one line. Raises BadInput."""
    if not name.strip() or len(name) > _NAME_LENGTH or any(unicodedata.category(c) in _UNPRINTABLE for c in name):
        raise BadInput(field, f"expected a name of 1 to {_NAME_LENGTH} characters")
    return name


def names_in(header: str) -> tuple[str, ...]:
    """The players named in a first line as it was written; nobody where it cannot be read."""
    try:
        seats = parse(header).get("seats")
    except BadInput:
        return ()
    return tuple(name for name in seats if isinstance(name, str)) if isinstance(seats, list) else ()


def header_line(header: Header) -> JsonLine:
    """The first line as it is written, every option with its value, so that a later default changes nothing."""
    setup = header.setup
    line: JsonLine = {"game": header.game, "seats": list(setup.seats), "start": setup.start, **setup.more}
    if setup.options:
        line["options"] = dict(setup.options)
    for name in ("id", "rules", "app", "began", "hash"):
        value = getattr(header, name)
        if value is not None:
            line[name] = value
    return line


def read_line(line: JsonLine) -> Line:
    """A further line of a record. Raises BadInput naming the field."""
    rest = dict(line)
    charged = rest.pop("ms", {})
    digest = _hash(rest)
    entry = _entry(rest, _KINDS)
    return Line(entry, _ms(charged, given=changes_time(entry)), digest)


def entry_line(entry: Entry, ms: Mapping[Seat, int] | None = None) -> JsonLine:
    """An entry as it is written, with the time charged where there is any."""
    line = _WRITERS[type(entry)](entry)
    if ms:
        line["ms"] = {_TABLE if seat == TABLE else str(seat): charged for seat, charged in ms.items()}
    return line


def write(line: JsonLine) -> str:
    """A line as text, without its end."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


# -- reading


def _entry(rest: JsonLine, kinds: tuple[str, ...]) -> Entry:
    found = [kind for kind in kinds if kind in rest]
    if len(found) != 1:
        raise BadInput("line", f"expected one of {', '.join(kinds)}")
    kind = found[0]
    value = rest.pop(kind)
    entry = _READERS[kind](value, rest)
    for name in rest:
        raise BadInput(name, "unknown field")
    return entry


def _answer(kind: Any) -> Callable[[Any, JsonLine], Answer]:
    def read(value: Any, rest: JsonLine) -> Answer:
        if kind == "number":
            if not _is_int(value):
                raise BadInput("number", "expected a whole number")
        elif not isinstance(value, str):
            raise BadInput(kind, "expected an id")
        seat = rest.pop("seat", None)
        if seat is not None and not _is_int(seat):
            raise BadInput("seat", "expected a seat number")
        anyway = rest.pop("anyway", False)
        if not isinstance(anyway, bool):
            raise BadInput("anyway", "expected true or false")
        by = rest.pop("by", "table")
        if by not in ("table", "clock", "chance"):
            raise BadInput("by", "expected table, clock or chance")
        return Answer(kind, value, seat, anyway, by)

    return read


def _undo(value: Any, rest: JsonLine) -> Undo:
    del rest
    if not _is_int(value) or value < 1:
        raise BadInput("undo", "expected a whole number from 1")
    return Undo(value)


def _adjust(value: Any, rest: JsonLine) -> Adjust:
    del rest
    fields = _fields("adjust", value, {"seat": int, "points": int}, {"why": str})
    return Adjust(fields["seat"], fields["points"], fields.get("why", ""))


def _correct(value: Any, rest: JsonLine) -> Splice:
    del rest
    fields = _fields("correct", value, {"at": int, "drop": int, "put": list}, {})
    put: list[Step] = []
    for number, step in enumerate(fields["put"]):
        if not isinstance(step, dict):
            raise BadInput(f"correct.put[{number}]", "expected an input")
        try:
            entry = _entry(dict(step), ("tap", "choose", "number", "adjust", "do"))
        except BadInput as bad:
            raise BadInput(f"correct.put[{number}].{bad.field}", bad.expected) from bad
        assert not isinstance(entry, (Undo, Splice))
        put.append(entry)
    return Splice(fields["at"], fields["drop"], tuple(put))


def _do(value: Any, rest: JsonLine) -> Act:
    del rest
    if not isinstance(value, dict):
        raise BadInput("do", "expected an object")
    found = [what for what in _ACTS if what in value]
    if len(found) != 1:
        raise BadInput("do", f"expected one of {', '.join(_ACTS)}")
    what, details = found[0], dict(value)
    of = details.pop(what)
    if what == "order":
        if not isinstance(of, list):
            raise BadInput("do.order", "expected a list of seats")
    elif not isinstance(of, str) or (what == "note" and details):
        raise BadInput(f"do.{what}", "expected a text")
    return Act(what, of, details)


def _fields(name: str, value: Any, needed: Mapping[str, type], optional: Mapping[str, type]) -> JsonLine:
    if not isinstance(value, dict):
        raise BadInput(name, "expected an object")
    for key in value:
        if key not in needed and key not in optional:
            raise BadInput(f"{name}.{key}", "unknown field")
    for key, kind in {**needed, **optional}.items():
        if key in needed and key not in value:
            raise BadInput(f"{name}.{key}", "is missing")
        if key in value and (not isinstance(value[key], kind) or isinstance(value[key], bool)):
            raise BadInput(f"{name}.{key}", f"expected {_KIND_NAMES[kind]}")
    return value


_KIND_NAMES: Final = {int: "a whole number", str: "a text", list: "a list of inputs"}
_READERS: Final[Mapping[str, Callable[[Any, JsonLine], Entry]]] = {
    "tap": _answer("tap"),
    "choose": _answer("choose"),
    "number": _answer("number"),
    "undo": _undo,
    "adjust": _adjust,
    "correct": _correct,
    "do": _do,
}


def _game(game: Any, games: Mapping[str, Game[Any]]) -> Game[Any]:
    if not isinstance(game, str) or game not in games:
        raise BadInput("game", f"expected one of {', '.join(games)}")
    return games[game]


def _ms(ms: Any, *, given: bool) -> dict[Seat, int]:
    if not isinstance(ms, dict) or not all(
        _is_account(account) and _is_int(charged) and (given or charged >= 0) for account, charged in ms.items()
    ):
        raise BadInput("ms", "expected milliseconds by seat")
    return {TABLE if account == _TABLE else int(account): charged for account, charged in ms.items()}


def _is_account(name: str) -> bool:
    return name == _TABLE or _SEAT.fullmatch(name) is not None


def _optional(rest: JsonLine, name: str, kind: type, expected: str) -> Any:
    value = rest.pop(name, None)
    if value is not None and (not isinstance(value, kind) or isinstance(value, bool)):
        raise BadInput(name, expected)
    return value


def _hash(rest: JsonLine) -> str | None:
    digest: str | None = _optional(rest, "hash", str, _HASH)
    if digest is not None and re.fullmatch("[0-9a-fA-F]{64}", digest) is None:
        raise BadInput("hash", _HASH)
    return digest


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _without_doubles(pairs: list[tuple[str, Any]]) -> JsonLine:
    line = dict(pairs)
    if len(line) != len(pairs):
        raise BadInput("line", "expected each name once")
    return line


def _no_constant(name: str) -> Any:
    raise BadInput("line", f"expected a number, not {name}")


def _printable_number(digits: str) -> int:
    number = int(digits)
    if abs(number) > _LARGEST:
        raise BadInput("line", f"expected whole numbers up to {_LARGEST}")
    return number


# -- writing


def _write_answer(answer: Any) -> JsonLine:
    line: JsonLine = {answer.told: answer.value}
    if answer.seat is not None:
        line["seat"] = answer.seat
    if answer.anyway:
        line["anyway"] = True
    if answer.by != "table":
        line["by"] = answer.by
    return line


_WRITERS: Final[Mapping[type, Callable[[Any], JsonLine]]] = {
    Answer: _write_answer,
    Undo: lambda undo: {"undo": undo.count},
    Adjust: lambda adjust: {"adjust": {"seat": adjust.seat, "points": adjust.points, "why": adjust.why}},
    Splice: lambda splice: {
        "correct": {"at": splice.at, "drop": splice.drop, "put": [entry_line(step) for step in splice.put]}
    },
    Act: lambda act: {"do": {act.what: act.of, **act.details}},
}
