"""The hashes that chain the lines of a record, so that a line changed where it lies is found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from companion.engine import BadInput
from companion.record_lines import JsonLine, parse


def chained(previous: str, line: JsonLine) -> str:
    """The hash of a line: SHA-256 of the previous line's hash and this line's canonical JSON without its own hash.

    Canonical: names sorted, no spaces, UTF-8. 64 hex digits; the header's previous hash is empty.
    """
    bare = {name: value for name, value in line.items() if name != "hash"}
    canonical = json.dumps(bare, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256((previous + canonical).encode()).hexdigest()


class Verifier:
    """Follows the chain line by line, the header first."""

    def __init__(self) -> None:
        self._previous = ""

    def check(self, line: JsonLine) -> None:
        """Raises BadInput where the line's hash is missing or does not fit."""
        digest = line.get("hash")
        if digest is None:
            raise BadInput("hash", "is missing")
        if digest != chained(self._previous, line):
            raise BadInput("hash", "does not fit this line and the ones before it")
        self._previous = digest


def first_altered(lines: Iterable[str]) -> int | None:
    """The first line that cannot be read or does not fit the chain, 0 for the header; None where all do.

    Lines that are missing at the end are not seen.
    """
    verifier = Verifier()
    for number, line in enumerate(lines):
        try:
            verifier.check(parse(line))
        except BadInput:
            return number
    return None
