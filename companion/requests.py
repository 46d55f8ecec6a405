"""What the hardened service cannot do itself, asked of the helper that runs as root (`systemd/helper.py`).

A request is a small file in the service's runtime directory; the answer appears in a folder that only root can write.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

from companion.ports import Clock

# A helper that is there takes a request at once; on a slow card Python needs a second or two to start.
TAKEN_WITHIN_S: Final = 10.0
# Mounting a large or dirty stick takes its time.
ANSWERED_WITHIN_S: Final = 60.0
NO_HELPER: Final = "no-helper"
FAILED: Final = "failed"


class Verb(Enum):
    """What can be asked for; the value is the name of the file."""

    OFF = "off"
    MOUNT = "mount"
    UNMOUNT = "unmount"
    DIM = "dim"
    CLOCK = "clock"
    UPGRADE = "upgrade"


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a request. `detail`: the version that a stick carries, where there is one.

    `why` it was not done, in one word: `no-helper`, `no-backlight`, `no-stick`, `stick-not-read`, `no-new-version` or
    `failed`; None where it was done.
    """

    why: str | None = None
    detail: str = ""


class Asked:
    """A request under way. Look at it as often as you like; it never waits."""

    def __init__(self, clock: Clock, token: str, request: Path, answer: Path) -> None:
        self._clock = clock
        self._token = token
        self._request = request
        self._answer = answer
        self._since = clock.now()
        self._reply: Reply | None = None

    def reply(self) -> Reply | None:
        """What became of it; None as long as that is open."""
        if self._reply is None:
            self._reply = self._read() or self._given_up()
        return self._reply

    def _read(self) -> Reply | None:
        try:
            words = self._answer.read_text(encoding="ascii").split()
        except OSError:
            return None
        # What stands there may be the answer to an earlier request.
        match words:
            case [self._token, "done", *detail]:
                return Reply(detail=" ".join(detail))
            case [self._token, why]:
                return Reply(why)
            case _:
                return None

    def _given_up(self) -> Reply | None:
        waited = self._clock.now() - self._since
        if waited > TAKEN_WITHIN_S and self._request.exists():
            # Nobody listens. It must not come true in an hour, when somebody does.
            self._request.unlink(missing_ok=True)
            return Reply(NO_HELPER)
        return Reply(FAILED) if waited > ANSWERED_WITHIN_S else None


class Nobody:
    """A request where no helper can be, such as on a desktop."""

    def reply(self) -> Reply:
        """At once: there is no helper."""
        return Reply(NO_HELPER)


class Requests:
    """Asks the helper. `folder` is the service's runtime directory; without one there is no helper."""

    def __init__(self, clock: Clock, folder: Path | None) -> None:
        self._clock = clock
        self._folder = folder
        self._tokens = count(1)

    @classmethod
    def of_the_service(cls, clock: Clock, environ: Mapping[str, str] = os.environ) -> Requests:
        """As systemd started us: it names the runtime directory."""
        folder = environ.get("RUNTIME_DIRECTORY")
        return cls(clock, None if folder is None else Path(folder))

    @property
    def stick(self) -> Path | None:
        """The folder of the USB stick that we may write to, once it is mounted."""
        return None if self._folder is None else self._folder.parent / "usb"

    def power_off(self) -> Asked | Nobody:
        """Shut the machine down. When it works there is no reply: we are stopped like everything else."""
        return self._ask(Verb.OFF)

    def mount(self) -> Asked | Nobody:
        """Have the USB stick mounted at `stick`. The reply tells the newest version that lies on it."""
        return self._ask(Verb.MOUNT)

    def unmount(self) -> Asked | Nobody:
        """Have the stick let go; after the reply it may be pulled."""
        return self._ask(Verb.UNMOUNT)

    def dim(self, percent: int) -> Asked | Nobody:
        """Set the backlight, 0 (dark) to 100."""
        return self._ask(Verb.DIM, str(percent))

    def set_clock(self, local: datetime) -> Asked | Nobody:
        """Set date and time, in the time zone of the machine, to the minute."""
        return self._ask(Verb.CLOCK, local.strftime("%Y-%m-%dT%H:%M"))

    def upgrade(self) -> Asked | Nobody:
        """Begin the upgrade to the version on the mounted stick. Soon after a good reply we are stopped."""
        return self._ask(Verb.UPGRADE)

    def _ask(self, verb: Verb, argument: str = "") -> Asked | Nobody:
        if self._folder is None:
            return Nobody()
        # Ours alone: a restarted service must not take an answer to its forerunner for its own.
        token = f"{os.getpid():x}{next(self._tokens):04x}"
        # The file of power off is watched by itself: that it exists is the whole request.
        request = self._folder / ("off" if verb is Verb.OFF else f"ask/{verb.value}")
        draft = self._folder / f".{verb.value}"
        request.parent.mkdir(exist_ok=True)
        draft.write_text(" ".join(filter(None, (token, argument))) + "\n", encoding="ascii")
        draft.replace(request)
        return Asked(self._clock, token, request, self._folder.parent / "answers" / verb.value)
