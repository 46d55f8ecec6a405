"""What systemd is told: that we have started, that we are alive, that we stop. The protocol of sd_notify(3)."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

from companion.ports import Clock


class Notify:
    """One datagram a word, to the socket that systemd names; without one nothing is said.

    It is told of complete passes of the main loop and of nothing else: a loop that hangs feeds no watchdog.
    """

    def __init__(self, clock: Clock, environ: Mapping[str, str] = os.environ) -> None:
        name = environ.get("NOTIFY_SOCKET", "")
        # unix(7): the name of an abstract socket begins with a zero byte, which systemd writes as @.
        self._address = "\0" + name[1:] if name.startswith("@") else name
        meant_for_us = environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        # sd_watchdog_enabled(3): half the time after which we would be killed.
        self._every_s = int(environ.get("WATCHDOG_USEC", "0")) / 2e6 if meant_for_us else 0.0
        self._clock = clock
        self._fed_at: float | None = None

    def passed(self) -> None:
        """A pass of the main loop is complete. The first one has shown a frame: only now are we ready."""
        now = self._clock.now()
        if self._fed_at is None:
            self._say("READY=1", now)
        elif self._every_s and now - self._fed_at >= self._every_s:
            self._say("WATCHDOG=1", now)

    def stopping(self) -> None:
        """We end of our own will."""
        self._say("STOPPING=1", self._clock.now())

    def _say(self, word: str, now: float) -> None:
        self._fed_at = now
        if not self._address:
            return
        # Where systemd does not listen, it will soon do what it thinks right; the table is not to suffer from it.
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to_systemd:
            to_systemd.setblocking(False)
            to_systemd.sendto(word.encode(), self._address)
