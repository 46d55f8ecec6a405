"""What was laid on the reader and is no card: said where cards are waited for and no match is on the table."""

from __future__ import annotations

from companion.engine import Msg
from companion.model import Model

_WORDS = {"app-phone", "app-one-at-a-time"}


def turned_away(model: Model) -> Msg | None:
    """Why the last thing on the reader does not count, until something else happens."""
    return model.message if model.message is not None and model.message.key in _WORDS else None
