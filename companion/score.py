"""`companion score GAME [FILE]`: scores described positions, one JSON object a line in, one out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TextIO

from companion.engine import BadInput, Game
from companion.record_lines import JsonLine, parse, write


def score(game: Game[Any], lines: Iterable[str], out: TextIO) -> int:
    """Answer every position, in order. A bad one is answered by what was expected; then the exit status is 2."""
    status = 0
    for number, text in enumerate(lines, 1):
        try:
            answer: JsonLine = game.position(parse(text))
        except BadInput as bad:
            answer = {"line": number, "error": str(bad)}
            status = 2
        print(write(answer), file=out, flush=True)
    return status
