"""The check-up of the whole device: what is well, what is not, and what to do about it.

What concerns devices and display is looked at by those who know them, and handed in; storage, clock and version are
looked at here. A check that breaks is a finding like any other.
"""

from __future__ import annotations

import logging
import os
import platform
import shutil
import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from companion import __version__
from companion.engine import Msg
from companion.inputs import Finding

IDS: Final = (
    "reader", "spi", "pins", "display", "touch", "fonts", "storage", "clock", "power", "sound", "version",
)  # fmt: skip
Check = Callable[[], Iterable[Finding]]
Say = Callable[[Msg], str]

_MB: Final = 1024 * 1024
_LITTLE_MB: Final = 100
# A tap is heard after its answer is saved: from here on people would wait for it.
_SLOW_MS: Final = 500
_PAGE: Final = bytes(4096)
# What lies there is gone when the power is (raspi-config's overlay, or memory).
_GONE_WITH_THE_POWER: Final = {"overlay", "tmpfs", "ramfs"}
# What the check-up finds where a running companion has reader, display and loudspeaker.
_HELD: Final = {"app-check-reader-busy", "app-check-display-missing", "app-check-sound-missing"}
_log = logging.getLogger(__name__)


def checked(checks: Sequence[Check]) -> tuple[Finding, ...]:
    """What the checks found, in the order of the ids."""
    found: dict[str, Finding] = {}
    for check in checks:
        try:
            found |= {finding.id: finding for finding in check()}
        except Exception as bug:  # noqa: BLE001 - see below
            # Whatever breaks on a strange machine, the other checks are what it is looked at for.
            _log.warning("check=%s", check, exc_info=bug)
    return tuple(found.get(one) or _broke(one) for one in IDS)


def held(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The same where a companion runs: what nobody else can open meanwhile is not ill, it is in use."""
    return tuple(Finding(one.id, "app-check-held") if one.key in _HELD else one for one in findings)


def _broke(check: str) -> Finding:
    return Finding(check, "app-check-broke", "app-check-broke-do")


def as_json(findings: Iterable[Finding], say: Say) -> dict[str, Any]:
    """The findings as `doctor --json` prints them."""
    checks = [
        {
            "id": one.id,
            "ok": one.remedy is None,
            "text": say(one.text),
            "remedy": "" if one.advice is None else say(one.advice),
        }
        for one in findings
    ]
    return {"ok": all(check["ok"] for check in checks), "checks": checks}


def as_lines(findings: Iterable[Finding], say: Say) -> Iterable[str]:
    """The findings for people: a line a check, and what to do under it."""
    for one in findings:
        yield f"{'ok' if one.remedy is None else '--'}  {one.id:<8} {say(one.text)}"
        if one.advice is not None:
            yield f"{'':<13}{say(one.advice)}"


def storage(folder: Path, mounts: Path = Path("/proc/mounts")) -> Finding:
    """Where matches are kept: whether it lasts, how much room there is, and how long one answer takes to be saved."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    free = shutil.disk_usage(there).free // _MB
    try:
        ms = round(1000 * one_save(there))
    except OSError as fault:
        what = fault.strerror or str(fault)
        return Finding("storage", "app-check-storage-denied", "app-check-storage-denied-do", (("what", what),))
    args = (("mb", free), ("ms", ms))
    if _file_system(there, mounts) in _GONE_WITH_THE_POWER:
        return Finding("storage", "app-check-storage-fleeting", "app-check-storage-fleeting-do", args)
    if free < _LITTLE_MB:
        return Finding("storage", "app-check-storage-full", "app-check-storage-full-do", args)
    if ms > _SLOW_MS:
        return Finding("storage", "app-check-storage-slow", "app-check-storage-slow-do", args)
    return Finding("storage", "app-check-storage-well", None, args)


def one_save(folder: Path) -> float:
    """Seconds until one answer is on the disk: as the database does, a page is added and synced. Raises OSError."""
    file = folder / f".check-{os.getpid()}"
    taken = []
    try:
        with file.open("wb", buffering=0) as out:
            for _ in range(3):
                began = time.perf_counter()
                out.write(_PAGE)
                os.fsync(out.fileno())
                taken.append(time.perf_counter() - began)
    finally:
        file.unlink(missing_ok=True)
    return statistics.median(taken)


def _file_system(folder: Path, mounts: Path) -> str:
    """The kind of file system that a folder lies on: that of the longest mount point above it."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    where = folder.resolve()
    kinds = {Path(point): kind for _, point, kind, *_ in (line.split() for line in lines)}
    above = [point for point in kinds if where.is_relative_to(point)]
    return kinds[max(above, key=lambda point: len(point.parts))] if above else ""


def clock(wall: Callable[[], datetime | None]) -> Finding:
    """Whether date and time were ever set."""
    now = wall()
    if now is None:
        return Finding("clock", "app-check-clock-unset", "app-check-clock-unset-do")
    return Finding("clock", "app-check-clock-well", None, (("now", now.astimezone().strftime("%Y-%m-%d %H:%M")),))


def software(pygame: str) -> Finding:
    """Which versions run."""
    args = (("version", __version__), ("python", platform.python_version()), ("pygame", pygame))
    return Finding("version", "app-check-version", None, args)


def settings_lines(config: Mapping[str, Any], changed: Mapping[str, str]) -> Iterable[str]:
    """What the file of settings holds, or would by default, and what was changed on the device, which wins."""
    yield from (f"    {key} = {value}" for key, value in _flat(config))
    yield from (f"    {key} = {value!r} (changed on the device)" for key, value in sorted(changed.items()))


def _flat(config: Mapping[str, Any], within: str = "") -> Iterable[tuple[str, Any]]:
    for key, value in config.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{within}{key}.")
        else:
            yield f"{within}{key}", value
