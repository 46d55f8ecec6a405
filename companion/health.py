"""The device itself, beside any match: its check-up, its reports, its date, switching it off.

What only root may do is asked of the helper, which answers when it is done. Each errand is a generator that yields
what it waits for; `tick` looks whether that has come, and never waits.
"""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from companion import commands as ask_for
from companion.carrying import NOT_WRITTEN, Aside, Carrying, in_a_thread
from companion.clock import SystemClock
from companion.engine import Msg
from companion.errors import CompanionError, StorageFault
from companion.inputs import Finding, Wrote
from companion.journal import wall_time
from companion.model import DeviceModel
from companion.ports import Clock, Writer
from companion.requests import Asked, Nobody, Reply, Requests

Awaited = Asked | Nobody | Carrying
Errand = Generator[Awaited, Reply, Msg]
Report = Callable[[Path, tuple[Finding, ...]], Path]
ResultFiles = Callable[[Path, str], Path]
_WHY: Final = {
    "no-helper": "app-no-helper",
    "no-stick": "app-no-stick",
    "stick-not-read": "app-stick-not-read",
    "no-new-version": "app-no-new-version",
    NOT_WRITTEN: "app-not-written",
}
# How an upgrade ended, in the words of `systemd/upgrade.bash`.
_OUTCOMES: Final = {
    "upgraded": "app-upgraded",
    "back": "app-upgrade-back",
    "failed": "app-upgrade-not-done",
    "older": "app-upgrade-older",
}
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
_log = logging.getLogger(__name__)


class WallClock:
    """Date and time, or None where nobody has ever set them.

    Set by hand they are believed until the machine is switched off: a Pi has no battery that would keep them.
    `file` remembers in which run of the machine that was.
    """

    def __init__(
        self, file: Path | None = None, machine: Callable[[], datetime | None] = wall_time, boot: Path = _BOOT
    ) -> None:
        self._file = file
        self._machine = machine
        self._boot = boot
        self._trusted = file is not None and file.exists() and file.read_text("ascii", "replace") == self._this_run()

    def __call__(self) -> datetime | None:
        """Now, in UTC."""
        now = self._machine()
        return datetime.now(UTC) if now is None and self._trusted else now

    def trust(self) -> None:
        """Somebody has set it."""
        self._trusted = True
        if self._file is not None:
            # Where nothing can be saved it is believed until the next start, which is said elsewhere.
            with suppress(OSError):
                self._file.write_text(self._this_run(), encoding="ascii")

    def _this_run(self) -> str:
        try:
            return self._boot.read_text(encoding="ascii").strip()
        except OSError:
            return "unknown"


def _no_report(folder: Path, findings: tuple[Finding, ...]) -> Path:
    raise StorageFault(f"{folder}: {len(findings)} findings, and nothing that writes them")


def _no_result(folder: Path, match: str) -> Path:
    raise StorageFault(f"{folder}: match {match}, and nothing that writes it")


class Health:
    """What the core asks about the device, and does for it.

    `checks` look at it, `report` writes down what they found, `result` writes a finished match into a folder. Without
    a helper a report or a result is put into `spare`, and what only root may do is not offered. `outcome` is the file
    in which an upgrade leaves how it ended, `aside` does what may hang.
    """

    def __init__(
        self,
        *,
        checks: Callable[[], tuple[Finding, ...]] = tuple,
        report: Report = _no_report,
        result: ResultFiles = _no_result,
        spare: Path = Path(),
        requests: Requests | None = None,
        writer: Writer | None = None,
        wall: WallClock | None = None,
        clock: Clock | None = None,
        outcome: Path | None = None,
        aside: Aside = in_a_thread,
    ) -> None:
        self._checks = checks
        self._report = report
        self._result = result
        self._spare = spare
        self._clock = clock or SystemClock()
        self._requests = requests or Requests(self._clock, None)
        self._writer = writer
        self._wall = wall or WallClock()
        self._outcome = outcome
        self._aside = aside
        self._findings: tuple[Finding, ...] = ()
        self._wrote: Wrote | None = None
        self._errand: Errand | None = None
        self._awaited: Awaited | None = None

    @property
    def model(self) -> DeviceModel:
        """What a screen may see of it."""
        return DeviceModel(
            can=self._can(),
            findings=self._findings,
            date=datetime.now().astimezone().strftime("%Y-%m-%dT%H:%M"),
            date_known=self._wall() is not None,
            wrote=self._wrote,
        )

    def _can(self) -> frozenset[str]:
        by_root = ("off", "date", "dim", "upgrade") if self._requests.stick is not None else ()
        return frozenset((*by_root, *(("write",) if self._writer is not None else ())))

    def wrote(self, event: Wrote) -> Msg:
        """The reader tells what became of a tag that was to be written on."""
        self._wrote = event
        _log.info("wrote uid=%s %s", event.uid.hex().upper(), event.key or "done")
        return Msg(event.key or "app-wrote")

    def do(self, command: ask_for.OfTheDevice, faults: Collection[str]) -> Msg | None:
        """Do what is asked of the device; what there is to say at once, if anything. `faults`: what is out of order."""
        match command:
            case ask_for.CheckUp():
                self._findings = tuple(_at_run_time(self._checks(), faults))
            case ask_for.WriteTag(uid, text) if self._writer is not None:
                self._writer.write(bytes.fromhex(uid), text)
            case ask_for.SaveReport():
                return self._begin(self._save(self._write, "app-report-kept", "app-report-saved"))
            case ask_for.SaveResult(match):
                return self._begin(
                    self._save(lambda to: self._result(to, match), "app-result-kept", "app-result-saved")
                )
            case ask_for.SetDate(local):
                return self._begin(self._set_date(local))
            case ask_for.PowerOff():
                self._leave_undone()
                return self._begin(self._switch_off())
            case ask_for.Upgrade():
                return self._begin(self._upgrade())
        return None

    def tick(self) -> Msg | None:
        """Look whether what was waited for has come; what there is to say then."""
        if self._awaited is None:
            return self._ended_upgrade()
        reply = self._awaited.reply()
        return None if reply is None else self._go_on(reply)

    def _ended_upgrade(self) -> Msg | None:
        """How an upgrade ended, once: it goes on while we run, and mostly ends by starting us again."""
        if self._outcome is None or not self._outcome.exists():
            return None
        try:
            words = self._outcome.read_text(encoding="ascii").split()
            self._outcome.unlink()
        except (OSError, ValueError) as fault:
            _log.warning("upgrade outcome=unreadable %s", fault)
            self._outcome = None
            return None
        _log.info("upgrade outcome=%s", " ".join(words))
        match words:
            case [how, *version] if how in _OUTCOMES:
                return Msg(_OUTCOMES[how], version=" ".join(version))
            case _:
                return None

    def _begin(self, errand: Errand) -> Msg | None:
        if self._errand is not None:
            return Msg("app-one-moment")
        self._errand = errand
        return self._go_on(None) or Msg("app-one-moment")

    def _leave_undone(self) -> None:
        """Whoever switches off must not wait for a stick that hangs: the plug would be pulled."""
        if self._errand is not None:
            self._errand.close()
        self._errand = self._awaited = None

    def _go_on(self, reply: Reply | None) -> Msg | None:
        """Let the errand go on until it waits again, or has come to its end: then it says how it went."""
        assert self._errand is not None
        # Whatever becomes of it, the next errand finds the way free.
        errand, self._errand, self._awaited = self._errand, None, None
        try:
            awaited = errand.send(reply)  # type: ignore[arg-type]  # the first of any generator is None
        except StopIteration as end:
            said: Msg = end.value
            return said
        except OSError as fault:
            _log.warning("errand %s", fault)
            return Msg("app-not-written")
        except CompanionError as fault:
            # What it says may name people; the log does not.
            _log.warning("errand %s", type(fault).__name__)
            return Msg("app-unreadable")
        self._errand, self._awaited = errand, awaited
        return None

    # -- errands

    def _save(self, write: Callable[[Path], Path], kept: str, saved: str) -> Errand:
        if self._requests.stick is None:
            return Msg(kept, file=write(self._spare).name)
        mounted = yield self._requests.mount()
        if mounted.why is not None:
            return _refused(mounted)
        with _passing_folder() as folder:
            try:
                file = write(folder)
            except (OSError, CompanionError):
                yield self._requests.unmount()
                raise
            carried = yield Carrying(self._clock, folder, self._requests.stick, self._aside)
        # A full or write-protected stick will be pulled out too.
        released = yield self._requests.unmount()
        failed = next((reply for reply in (carried, released) if reply.why is not None), None)
        return Msg(saved, file=file.name) if failed is None else _refused(failed)

    def _write(self, folder: Path) -> Path:
        self._findings = self._checks()
        return self._report(folder, self._findings)

    def _set_date(self, local: str) -> Errand:
        reply = yield self._requests.set_clock(datetime.fromisoformat(local))
        if reply.why is not None:
            return _refused(reply)
        self._wall.trust()
        return Msg("app-date-set")

    def _switch_off(self) -> Errand:
        reply = yield self._requests.power_off()
        return _refused(reply)

    def _upgrade(self) -> Errand:
        mounted = yield self._requests.mount()
        if mounted.why is not None:
            return _refused(mounted)
        reply = yield self._requests.upgrade()
        if reply.why is None:
            return Msg("app-upgrading")
        yield self._requests.unmount()
        return _refused(reply)


@contextmanager
def _passing_folder() -> Iterator[Path]:
    """A folder that goes whatever becomes of the errand. One that is left undone may end with the program, where
    `TemporaryDirectory` would complain.
    """
    folder = Path(mkdtemp(prefix="companion-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _refused(reply: Reply) -> Msg:
    return Msg(_WHY.get(reply.why or "", "app-not-done"))


def _at_run_time(findings: Iterable[Finding], faults: Collection[str]) -> Iterable[Finding]:
    """What has broken since it was opened is not well, whatever the check says: a pin is seen to fail only in use."""
    broken = next((device for device in faults if device != "reader"), None)
    for finding in findings:
        if finding.id == "pins" and finding.remedy is None and broken is not None:
            yield Finding("pins", "app-check-pins-broken", "app-check-pins-broken-do", (("what", broken),))
        else:
            yield finding
