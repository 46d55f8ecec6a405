"""Numbers as they are shown."""

from __future__ import annotations


def figure(number: int) -> str:
    """A number with a true minus sign: a hyphen is half as wide, and lost from across the table."""
    return str(number).replace("-", "−")
