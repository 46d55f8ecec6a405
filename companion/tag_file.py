"""The register of tags as a file, to carry it from one device to another: JSON Lines, a tag a line.

{"uid":"04A1B2C3D4E5F6","id":"chronicle:power_06"}
{"uid":"04A1B2C3D4E5F7","player":"Ann"}
{"uid":"04A1B2C3D4E5F8","seat":2}
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from companion.engine import BadInput, Game
from companion.errors import BadLine
from companion.record_lines import parse, read_name
from companion.tags import Bound, CardTag, PlayerTag, SeatTag, is_random, written

# A UID is 4, 7 or 10 bytes (ISO/IEC 14443-3, 6.5.4).
_UID: Final = re.compile(r"[0-9A-F]{8}|[0-9A-F]{14}|[0-9A-F]{20}")
# As many as the largest game of all seats.
_SEATS: Final = 7


def tag_lines(tags: Mapping[str, str]) -> Iterator[str]:
    """The lines of a register, which maps the UID of each tag to what it means."""
    for uid, means in sorted(tags.items()):
        yield json.dumps({"uid": uid, **_told(means)}, ensure_ascii=False, separators=(",", ":"))


def read_tags(file: str, lines: Iterable[str], games: Mapping[str, Game[Any]]) -> dict[str, str]:
    """What each tag of a file means, as the journal keeps it. Raises BadLine naming file, line and field."""
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            said = parse(line)
            uid = _uid(said.pop("uid", None))
            means = written(_meaning(said, games))
        except BadInput as bad:
            raise BadLine(file, number, "" if bad.field == "line" else bad.field, bad.expected) from bad
        if uid in found:
            raise BadLine(file, number, "uid", f"{uid} stands in the file already, expected each tag once")
        found[uid] = means
    return found


def _told(means: str) -> dict[str, str | int]:
    kind, _, rest = means.partition(":")
    if kind == "player":
        return {"player": rest}
    return {"seat": int(rest)} if kind == "seat" else {"id": means}


def _uid(said: object) -> str:
    if not isinstance(said, str) or not _UID.fullmatch(said):
        raise BadInput("uid", "expected 8, 14 or 20 upper-case hex digits")
    if is_random(bytes.fromhex(said)):
        raise BadInput("uid", "begins with 08: a phone or bank card, which has another one each time")
    return said


def _meaning(said: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> Bound:
    match said:
        case {"id": str(card), **rest} if not rest:
            game, _, name = card.partition(":")
            if game not in games or name not in games[game].cards:
                raise BadInput("id", f"{card} is unknown, expected game:card such as chronicle:power_06")
            return CardTag(game, name)
        case {"player": str(name), **rest} if not rest:
            return PlayerTag(read_name("player", name))
        case {"seat": int(seat), **rest} if not rest and not isinstance(seat, bool):
            if not 0 <= seat < _SEATS:
                raise BadInput("seat", f"expected 0 to {_SEATS - 1}")
            return SeatTag(seat)
    unknown = sorted(said.keys() - {"id", "player", "seat"})
    if unknown:
        raise BadInput(unknown[0], "unknown, expected uid and one of id, player, seat")
    raise BadInput("", "expected uid and one of id (text), player (text), seat (number)")
