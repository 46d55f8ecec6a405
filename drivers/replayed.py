"""Plays a written script of inputs, for demonstrations and overnight runs.

JSON Lines, one input a line, each with the seconds to wait before it:

    {"after": 0.4, "tap": "04A1B2C3D4E5F6", "text": "chronicle:power_06"}
    {"after": 1, "together": ["04A1B2C3D4E5F6", "04A1B2C3D4E5F7"], "texts": ["chronicle:love_02", null]}
    {"after": 0.2, "button": "first", "held": true}
    {"after": 2, "choose": "seat:1", "seat": 0}
    {"after": 0, "number": 3}
    {"after": 5, "fault": "reader", "key": "app-fault-reader-silent"}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from threading import Event, Thread
from typing import Any

from companion.errors import BadLine
from companion.inputs import Button, ButtonName, Choice, Fault, Input, Tap, Together
from companion.ports import Put

Timed = tuple[float, Input]


class Replayed:
    """A device that tells what was written down, in its own thread, and then is still."""

    def __init__(self, script: Sequence[Timed], wait: Callable[[float], bool] | None = None) -> None:
        """`wait` lets seconds pass and says whether to stop."""
        self._script = script
        self._stopping = Event()
        self._wait = wait or self._stopping.wait
        self._thread: Thread | None = None

    def start(self, put: Put) -> None:
        self._thread = Thread(target=self._play, args=(put,), name="replayed", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(0.5)

    def _play(self, put: Put) -> None:
        for after, event in self._script:
            if self._wait(after) or self._stopping.is_set():
                return
            put(event)


def read_script(path: Path) -> list[Timed]:
    """The script in a file. Raises BadLine naming the first line that is not as it should be, or OSError."""
    with path.open(encoding="utf-8") as lines:
        return parse_script(str(path), lines)


def parse_script(file: str, lines: Iterable[str]) -> list[Timed]:
    """The script in lines; `file` is their name in a complaint."""
    return [_timed(file, number, line) for number, line in enumerate(lines, 1) if line.strip()]


def _timed(file: str, number: int, line: str) -> Timed:
    try:
        said = json.loads(line)
    except ValueError as bad:
        raise BadLine(file, number, "", "expected one JSON object") from bad
    if not isinstance(said, dict):
        raise BadLine(file, number, "", "expected one JSON object")
    after = said.pop("after", 0)
    if not isinstance(after, int | float) or isinstance(after, bool) or after < 0:
        raise BadLine(file, number, "after", "expected seconds, 0 or more")
    event = _input(said)
    if event is None:
        raise BadLine(file, number, "", "expected tap, together, button, choose, number or fault, with its own fields")
    return float(after), event


def _input(said: dict[str, Any]) -> Input | None:
    """The input that a line says, or None; a field too many is as bad as one too few."""
    try:
        match said:
            case {"tap": str(uid), **rest} if rest.keys() <= {"text"}:
                return Tap(bytes.fromhex(uid), **rest)
            case {"together": list(uids), **rest} if rest.keys() <= {"complete", "texts"}:
                texts = tuple(rest.pop("texts", ()))
                if len(texts) in (0, len(uids)):
                    return Together(tuple(map(bytes.fromhex, uids)), **rest, texts=texts)
            case {"button": str(name), **rest} if rest.keys() <= {"held"}:
                return Button(ButtonName[name.upper()], **rest)
            case {"choose": str(value), **rest} if rest.keys() <= {"seat"}:
                return Choice("choose", value, **rest)
            case {"number": int(value), **rest} if rest.keys() <= {"seat"}:
                return Choice("number", value, **rest)
            case {"fault": str(device), "key": (str() | None) as key, **rest} if rest.keys() <= {"detail"}:
                return Fault(device, key, **rest)
    except (ValueError, TypeError, KeyError):
        pass
    return None
