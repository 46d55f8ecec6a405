"""Files on their way to a USB stick, beside the table: a dying stick may take a minute to say so."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

from companion.ports import Clock
from companion.requests import Reply

NOT_WRITTEN: Final = "not-written"
# What is carried are a few small files. A driver that gives up tells the kernel within half a minute.
CARRIED_WITHIN_S: Final = 60.0
_log = logging.getLogger(__name__)

Aside = Callable[[Callable[[], None]], None]


def in_a_thread(work: Callable[[], None]) -> None:
    """Work that may hang, and that nobody waits for when we are stopped."""
    Thread(target=work, name="carrying", daemon=True).start()


class Carrying:
    """Every file of a folder being copied into another. Look at it as often as you like; it never waits."""

    def __init__(self, clock: Clock, source: Path, to: Path, aside: Aside = in_a_thread) -> None:
        self._clock = clock
        self._source = source
        self._to = to
        self._since = clock.now()
        self._reply: Reply | None = None
        aside(self._carry)

    def reply(self) -> Reply | None:
        """What became of it, `not-written` where it failed or takes too long; None as long as that is open."""
        if self._reply is None and self._clock.now() - self._since > CARRIED_WITHIN_S:
            self._reply = Reply(NOT_WRITTEN)
        return self._reply

    def _carry(self) -> None:
        try:
            for file in sorted(self._source.iterdir()):
                with file.open("rb") as here, (self._to / file.name).open("wb") as there:
                    shutil.copyfileobj(here, there)
                    there.flush()
                    os.fsync(there.fileno())
        except OSError as fault:
            _log.warning("carrying %s", fault)
            self._reply = Reply(NOT_WRITTEN)
        else:
            self._reply = self._reply or Reply()
