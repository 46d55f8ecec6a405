"""The reader's own process, and who listens to it.

The reader has a process to itself so that neither a busy screen nor a hanging driver can stop the other. The child
(`python -m drivers.reader_process`) writes one JSON object a line to its standard output; the parent turns lines into
inputs, and replaces a child that no longer says it is alive. On its standard input the child is told what to write on
which tag, a line each; it ends when that does.
"""

from __future__ import annotations

import argparse
import importlib
import json
import logging
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import IO, Any

from companion.devices import ReaderConfig
from companion.inputs import Fault, Tap, Together, Wrote
from companion.ports import Put
from drivers.ndef import GONE
from drivers.rc522 import BUSY, SILENT, Bus
from drivers.reader_loop import Alive, Health, ReaderLoop, Resting, Told, WantsReset

log = logging.getLogger(__name__)

DEVICE = "reader"
REAL_SPI = "drivers.rc522:raspberry_pi"
# A loss must be noticed within ten seconds. But before its first word the child has not touched the reader: it is
# Python that starts, which takes its time on a small board with a slow card.
SILENCE_LIMIT, START_LIMIT = 8.0, 40.0
FIRST_RESTART_AFTER, RESTART_AT_LEAST_EVERY = 0.5, 10.0
LISTEN_FOR = 0.05
STOP_WAIT, KILL_WAIT = 0.5, 0.3


def to_line(told: Told) -> str:
    """What the child tells, as one line of JSON."""
    match told:
        case Tap(uid, text):
            said: dict[str, Any] = {"tap": _hex(uid), "text": text}
        case Together(uids, complete, texts):
            said = {"together": [_hex(uid) for uid in uids], "complete": complete, "texts": texts}
        case Wrote(uid, key):
            said = {"wrote": _hex(uid), "key": key}
        case Resting(uids):
            said = {"resting": [_hex(uid) for uid in uids]}
        case Health(key, detail, version):
            said = {"health": key, "detail": detail, "version": version}
        case Alive(looks):
            said = {"alive": looks}
        case WantsReset():
            said = {"wants_reset": True}
    return json.dumps(said)


def from_line(line: str) -> Told | None:
    """What a line of the child says; None for a line that is none of ours, such as a library's chatter."""
    try:
        said = json.loads(line)
        match said:
            case {"tap": uid, "text": text}:
                return Tap(bytes.fromhex(uid), text)
            case {"together": uids, "complete": complete, "texts": texts}:
                return Together(tuple(map(bytes.fromhex, uids)), complete, tuple(texts))
            case {"resting": uids}:
                return Resting(tuple(map(bytes.fromhex, uids)))
            case {"wrote": uid, "key": key}:
                return Wrote(bytes.fromhex(uid), key)
            case {"health": key, "detail": detail, "version": int(version)}:
                return Health(key, detail, version)
            case {"alive": int(looks)}:
                return Alive(looks)
            case {"wants_reset": True}:
                return WantsReset()
    except (ValueError, TypeError):
        pass
    return None


def order_line(uid: bytes, text: str) -> str:
    """What the child is told to write, as one line of JSON."""
    return json.dumps({"write": _hex(uid), "text": text})


def order_in(line: str) -> tuple[bytes, str] | None:
    """What a line tells the child to write: on which tag, which text. None for a line that is none of ours."""
    try:
        match json.loads(line):
            case {"write": str(uid), "text": str(text)}:
                return bytes.fromhex(uid), text
    except ValueError:
        pass
    return None


@dataclass(frozen=True, slots=True)
class LastTag:
    """When something was laid down last, one tag or several at once. Not which: the card may lie face down."""

    seconds_ago: float
    several: bool = False


@dataclass(frozen=True, slots=True)
class ReaderState:
    """How the reader is: why it is ill (None: it is well, or has not said), its version, and its looks a second.

    `tag`: None when none was laid down since the start.
    """

    key: str | None = None
    detail: str = ""
    version: int = 0
    looks: int = 0
    tag: LastTag | None = None


class ReaderProcess:
    """The reader as a device of the table: starts the child, listens to it, and starts another when it is lost."""

    def __init__(
        self,
        config: ReaderConfig,
        *,
        reset: Callable[[], None] = lambda: None,
        now: Callable[[], float] = time.monotonic,
        spi: str = REAL_SPI,
        command: Sequence[str] = (sys.executable, "-m", "drivers.reader_process"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """`reset` pulses the reader's RST pin. `spi` names a function (`module:name`) of bus and device → `Bus`."""
        self._command = (
            *command,
            *("--spi", spi, "--bus", str(config.bus), "--device", str(config.device)),
            *("--period", str(config.period_ms / 1000)),
        )
        # The child finds the packages where we found them, wherever it is started.
        path = os.pathsep.join(entry for entry in sys.path if entry)
        self._environment = {**os.environ, "PYTHONPATH": path, **(environment or {})}
        self._reset = reset
        self._now = now
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self._resting: tuple[bytes, ...] = ()
        self._restart_after = FIRST_RESTART_AFTER
        self._child: subprocess.Popen[bytes] | None = None
        self._left: list[subprocess.Popen[bytes]] = []
        self._put: Put | None = None
        self._orders: set[bytes] = set()
        self._state = ReaderState()
        self._last_tag: tuple[float, bool] | None = None

    @property
    def state(self) -> ReaderState:
        """How the reader is now. May be asked from any thread."""
        if self._last_tag is None:
            return self._state
        laid_at, several = self._last_tag
        return replace(self._state, tag=LastTag(self._now() - laid_at, several))

    def start(self, put: Put) -> None:
        """Begin to listen in a thread of our own; what the reader reports goes to `put`."""
        self._put = put
        self._thread = threading.Thread(target=self._keep_listening, args=(put,), name="reader", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the child, by force if it does not listen, within a second."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(LISTEN_FOR + STOP_WAIT + KILL_WAIT)

    def write(self, uid: bytes, text: str) -> None:
        """Have a text written on the tag of this UID. Returns at once; what became of it comes as a `Wrote`."""
        self._orders.add(uid)
        child = self._child
        try:
            if child is None or child.stdin is None:
                raise BrokenPipeError
            child.stdin.write(order_line(uid, text).encode() + b"\n")
            child.stdin.flush()
        except (OSError, ValueError):  # a closed pipe is either, by who closed it
            self._give_orders_up()

    def _give_orders_up(self) -> None:
        """Nobody is left to carry the orders out."""
        lost, self._orders = self._orders, set()
        if self._put is not None:
            for uid in lost:
                self._put(Wrote(uid, GONE))

    def _keep_listening(self, put: Put) -> None:
        while not self._stopping.is_set():
            try:
                child = self._spawn()
            except OSError as failed:
                self._report(put, Health(SILENT, f"the reader's process could not be started: {failed}"))
            else:
                self._live_with(child, put)
            self._stopping.wait(self._restart_after)
            self._restart_after = min(2 * self._restart_after, RESTART_AT_LEAST_EVERY)

    def _live_with(self, child: subprocess.Popen[bytes], put: Put) -> None:
        """Listen to a child for as long as there is anything to hear. Its loss is told before its end is waited for."""
        self._child = child
        why = self._listen(child, put)
        self._child = None
        if not self._stopping.is_set():
            self._report(put, Health(SILENT, why))
        self._end(child)
        self._give_orders_up()

    def _spawn(self) -> subprocess.Popen[bytes]:
        resting = ",".join(map(_hex, self._resting))
        return subprocess.Popen(  # noqa: S603 -- our own module, by our own interpreter
            (*self._command, "--resting", resting),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=self._environment,
        )

    def _listen(self, child: subprocess.Popen[bytes], put: Put) -> str:
        """Pass on what the child tells until it ends, falls silent, or we are to stop. Says which."""
        heard_at, limit = self._now(), START_LIMIT
        for lines in _lines(child):
            if self._stopping.is_set():
                return "stopped"
            for line in lines:
                told = from_line(line)
                if told is not None:
                    heard_at, limit = self._now(), SILENCE_LIMIT
                    self._pass_on(told, put)
            if self._now() - heard_at > limit:
                return f"the reader's process said nothing for {limit:.0f} s and was replaced"
        return "the reader's process ended and was replaced"

    def _pass_on(self, told: Told, put: Put) -> None:
        match told:
            case Tap() | Together():
                self._last_tag = self._now(), isinstance(told, Together)
                put(told)
            case Wrote(uid):
                self._orders.discard(uid)
                put(told)
            case Resting(uids):
                self._resting = uids
            case Health(key):
                # The device is in use by a child of ours: switching off and on is what helps.
                stuck = self._left_one() and key == BUSY
                self._report(put, replace(told, key=SILENT) if stuck else told)
            case WantsReset():
                log.warning("reader reset=hard")
                self._reset()
            case Alive(looks):
                self._state = replace(self._state, looks=looks)

    def _report(self, put: Put, health: Health) -> None:
        """Illness is always told; being well only after an illness."""
        was_ill = self._state.key is not None
        self._state = ReaderState(health.key, health.detail, health.version)
        if health.key is None:
            self._restart_after = FIRST_RESTART_AFTER
            if not was_ill:
                return
        log.warning("reader fault=%s detail=%s", health.key, health.detail)
        put(Fault(DEVICE, health.key, health.detail))

    def _end(self, child: subprocess.Popen[bytes]) -> None:
        """Close the child's standard input, which it takes for a goodbye, and do not wait long for it.

        One in a call that hangs in the kernel cannot even be killed. It is left behind: the fault has to be told.
        """
        assert child.stdin is not None
        assert child.stdout is not None
        with suppress(OSError):
            child.stdin.close()
        try:
            child.wait(STOP_WAIT if self._stopping.is_set() else 0)
        except subprocess.TimeoutExpired:
            child.kill()
            try:
                child.wait(KILL_WAIT)
            except subprocess.TimeoutExpired:
                log.warning("reader child=%s cannot be ended", child.pid)
                self._left.append(child)
        child.stdout.close()

    def _left_one(self) -> bool:
        """Whether a child that could not be ended is there still; those that have died since are let go."""
        self._left = [child for child in self._left if child.poll() is None]
        return bool(self._left)


def _lines(child: subprocess.Popen[bytes]) -> Iterator[list[str]]:
    """The child's lines as they come, at least an empty list every 50 ms; ends with its standard output."""
    assert child.stdout is not None
    out, rest = child.stdout.fileno(), b""
    while True:
        ready, _, _ = select.select([out], [], [], LISTEN_FOR)
        if not ready:
            yield []
            continue
        got = os.read(out, 65536)
        if not got:
            return
        *whole, rest = (rest + got).split(b"\n")
        yield [line.decode("utf-8", "replace") for line in whole]


def _hex(uid: bytes) -> str:
    return uid.hex().upper()


class _Orders:
    """What the parent says to the child, on the standard input."""

    def __init__(self, stream: IO[str]) -> None:
        self._descriptor = stream.fileno()
        self._rest = b""

    def read(self) -> list[str] | None:
        """The lines that have come; None once the parent has said goodbye, or died."""
        ready, _, _ = select.select([self._descriptor], [], [], 0)
        if not ready:
            return []
        got = os.read(self._descriptor, 65536)
        if not got:
            return None
        *whole, self._rest = (self._rest + got).split(b"\n")
        return [line.decode("utf-8", "replace") for line in whole]


def main(arguments: Sequence[str] | None = None) -> None:
    """The child: look and tell until the parent says goodbye."""
    options = argparse.ArgumentParser(description="The card reader's own process; the companion starts it.")
    options.add_argument("--spi", default=REAL_SPI, help="function that gives the bus, as module:name")
    options.add_argument("--bus", type=int, default=0)
    options.add_argument("--device", type=int, default=0)
    options.add_argument("--period", type=float, default=0.1, help="seconds from look to look")
    options.add_argument("--resting", default="", help="UIDs that were reported already, with commas between")
    given = options.parse_args(arguments)
    # Ctrl-C at a terminal reaches us too; we end when the parent does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def tell(told: Told) -> None:
        print(to_line(told), flush=True)  # noqa: T201 -- the line is the message

    module, _, name = given.spi.partition(":")
    bus_at: Callable[[int, int], Bus] = getattr(importlib.import_module(module), name)
    tell(Alive())
    bus = bus_at(given.bus, given.device)
    resting = [bytes.fromhex(uid) for uid in given.resting.split(",") if uid]
    loop = ReaderLoop(bus, tell, period=given.period, resting=resting)
    orders = _Orders(sys.stdin)
    with suppress(BrokenPipeError):
        while (lines := orders.read()) is not None:
            for order in filter(None, map(order_in, lines)):
                loop.write(*order)
            loop.tick()


if __name__ == "__main__":
    main()
