"""What can fail outside the rules. Each error is one sentence: what, where, what to do."""

from __future__ import annotations


class CompanionError(Exception):
    """The root of all our errors."""


class DeviceFault(CompanionError, OSError):
    """A device stopped answering."""


class StorageFault(CompanionError, OSError):
    """Something could not be saved or read: a full disk, a read-only or broken file system.

    `key` is the app's message that says what to do.
    """

    def __init__(self, sentence: str, key: str = "app-fault-storage") -> None:
        super().__init__(sentence)
        self.key = key


class ConfigError(CompanionError, ValueError):
    """The configuration says something it cannot mean."""


class BadLine(CompanionError, ValueError):
    """A line of a file is not what was expected: names file, line and field."""

    def __init__(self, file: str, line: int, field: str, expected: str) -> None:
        where = f"{file}, line {line}"
        super().__init__(f"{where}, {field}: {expected}" if field else f"{where}: {expected}")
        self.line = line
        self.field = field
        self.expected = expected
