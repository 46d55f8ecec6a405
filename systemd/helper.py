"""What only root may do for the table companion: dim, set the clock, mount and unmount a USB stick, upgrade.

Run by systemd, by the system's own Python. The service puts a small file into `/run/companion/app/ask`: its name says
what is wanted, its only line `TOKEN [ARGUMENT]` is taken apart and never executed. The answer stands under the same
name in `/run/companion/answers`, which is root's: `TOKEN done [DETAIL]`, or `TOKEN` and why not.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

USER = "companion"
# The folder of a stick that the companion sees. The rest, where new versions lie, it can neither read nor write.
FOLDER = "companion"
LONGEST = 64

Run = Callable[[Sequence[str]], str]
_OURS = f"uid={USER},gid={USER},umask=0077"
# What each file system needs beside nodev, nosuid and noexec. Others are not mounted: fewer parsers in the kernel.
FILE_SYSTEMS = {"vfat": f"{_OURS},flush", "exfat": _OURS, "ext4": "noatime"}


class NotDoneError(Exception):
    """Why something is not done, in one word that the screen has a sentence for."""


def run(command: Sequence[str]) -> str:
    """Run a command and return what it printed. Raises OSError or CalledProcessError."""
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=30)
    return done.stdout.strip()


class Helper:
    """Reads requests, acts, answers. Tests give it another root and another way to run commands."""

    def __init__(self, root: Path = Path("/"), run: Run = run) -> None:
        self._root = root
        self._run = run
        self._here = root / "run/companion"
        # The top of a mounted stick belongs to the companion; the folder around it keeps it out.
        self._kept = self._here / "kept"
        self._stick = self._kept / "stick"
        self._usb = self._here / "usb"
        # What can be asked for, and the shape of its argument.
        self._acts: dict[str, tuple[str, Callable[[str], str]]] = {
            "dim": (r"\d{1,2}|100", self._dim),
            "clock": (r"20\d\d-\d\d-\d\dT\d\d:\d\d", self._set_clock),
            "mount": ("", self._ask_to_mount),
            "unmount": ("", self._ask_to_unmount),
            "upgrade": ("", self._ask_to_upgrade),
        }

    def serve(self) -> None:
        """Answer every request that lies there, and clear the folder."""
        answers = self._here / "answers"
        answers.mkdir(mode=0o755, exist_ok=True)
        thrown = self._here / "thrown"
        thrown.mkdir(mode=0o700, exist_ok=True)
        for asked in sorted((self._here / "app/ask").iterdir()):
            line = take(asked, thrown)
            token, answer = self._answer(asked.name, line)
            if token:
                draft = answers / f".{asked.name}"
                draft.write_text(f"{token} {answer}\n", encoding="ascii")
                draft.replace(answers / asked.name)

    def _answer(self, name: str, line: str) -> tuple[str, str]:
        shape, act = self._acts.get(name, ("", None))
        told = re.fullmatch(rf"([0-9a-f]{{1,16}}){f' ({shape})' if shape else '()'}\n", line)
        if act is None or told is None:
            print(f"helper: a request that is none: {name[:20]!r}")
            return "", ""
        try:
            return told[1], f"done {act(told[2])}".rstrip()
        except NotDoneError as why:
            return told[1], str(why)
        except (OSError, ValueError, subprocess.SubprocessError) as failed:
            print(f"helper: {name}: {failed}")
            return told[1], "failed"

    # -- the screen and the clock

    def _dim(self, percent: str) -> str:
        lights = sorted((self._root / "sys/class/backlight").glob("*"))
        if not lights:
            raise NotDoneError("no-backlight")
        for light in lights:
            most = int((light / "max_brightness").read_text(encoding="ascii"))
            (light / "brightness").write_text(str(most * int(percent) // 100), encoding="ascii")
            # FB_BLANK_POWERDOWN and FB_BLANK_UNBLANK: some panels glow on at brightness 0.
            (light / "bl_power").write_text("4" if percent == "0" else "0", encoding="ascii")
        return ""

    def _set_clock(self, local: str) -> str:
        # Local time, as whoever stands before the screen has read it off a watch.
        time.clock_settime(time.CLOCK_REALTIME, datetime.fromisoformat(local).astimezone().timestamp())
        return ""

    # -- the stick

    def _ask_to_mount(self, _nothing: str) -> str:
        if not os.path.ismount(self._usb):
            device = self.find_stick()
            if device is None:
                raise NotDoneError("no-stick")
            try:
                self._run(["systemctl", "start", f"companion-usb@{device}.service"])
            except subprocess.CalledProcessError as failed:
                raise NotDoneError("stick-not-read") from failed
        return self._newest_version()

    def _ask_to_unmount(self, _nothing: str) -> str:
        self._run(["systemctl", "stop", "companion-usb@*.service"])
        return ""

    def _ask_to_upgrade(self, _nothing: str) -> str:
        version = self._newest_version()
        if not version:
            raise NotDoneError("no-new-version")
        self._run(["systemctl", "start", "--no-block", "companion-upgrade.service"])
        return version

    def _newest_version(self) -> str:
        """The version of the newest wheel at the top of the stick, or nothing."""
        named = (re.fullmatch(r"table_companion-(\d+(?:\.\d+)*)-py3-none-any\.whl", file.name) for file in self._tops())
        versions = [found[1] for found in named if found]
        return max(versions, key=lambda version: [int(part) for part in version.split(".")], default="")

    def _tops(self) -> list[Path]:
        return [file for file in self._stick.glob("*.whl") if not file.is_symlink()]

    def find_stick(self) -> str | None:
        """The first volume of the first USB disk that nothing is mounted from: a Pi may itself run from a USB disk."""
        mounts = (self._root / "proc/self/mountinfo").read_text(encoding="utf-8").splitlines()
        in_use = {line.split()[2] for line in mounts}
        for disk in sorted((self._root / "sys/block").glob("sd*")):
            parts = [part for part in disk.iterdir() if (part / "partition").is_file()]
            volumes = sorted(parts, key=lambda part: int((part / "partition").read_text(encoding="ascii"))) or [disk]
            numbers = {(volume / "dev").read_text(encoding="ascii").strip() for volume in volumes}
            # An empty card reader is a disk of no size.
            if "/usb" in str(disk.resolve()) and not numbers & in_use and int((disk / "size").read_text()) > 0:
                return volumes[0].name
        return None

    def mount(self, device: str) -> None:
        """Mount a volume where only root can go, and its one folder where the companion can. Raises OSError."""
        if re.fullmatch(r"sd[a-z]+\d*", device) is None:
            raise ValueError(f"{device}: expected a disk such as sda1")
        kind = self._run(["blkid", "-p", "-o", "value", "-s", "TYPE", f"/dev/{device}"])
        if kind not in FILE_SYSTEMS:
            raise ValueError(f"{device}: {kind or 'no file system'}; expected one of {', '.join(FILE_SYSTEMS)}")
        self._kept.mkdir(mode=0o700, exist_ok=True)
        self._stick.mkdir(mode=0o700, exist_ok=True)
        self._usb.mkdir(mode=0o755, exist_ok=True)
        options = f"nodev,nosuid,noexec,{FILE_SYSTEMS[kind]}"
        self._run(["mount", "-t", kind, "-o", options, f"/dev/{device}", str(self._stick)])
        try:
            # A bind mount keeps nodev, nosuid and noexec.
            self._run(["mount", "--bind", str(self._folder(kind)), str(self._usb)])
        except (OSError, ValueError, subprocess.SubprocessError):
            self._run(["umount", str(self._stick)])
            raise

    def _folder(self, kind: str) -> Path:
        folder = self._stick / FOLDER
        if folder.is_symlink():
            raise ValueError(f"{FOLDER} on the stick is a link; expected a folder")
        folder.mkdir(mode=0o700, exist_ok=True)
        if kind == "ext4":
            user = pwd.getpwnam(USER)
            os.chown(folder, user.pw_uid, user.pw_gid, follow_symlinks=False)
        return folder

    def unmount(self) -> None:
        """Write everything out and let go. A stick that was pulled is let go as it is."""
        for where in (self._usb, self._stick):
            if not os.path.ismount(where):
                continue
            try:
                self._run(["umount", str(where)])
            except subprocess.CalledProcessError:
                os.sync()
                self._run(["umount", "--lazy", str(where)])


def take(request: Path, thrown: Path) -> str:
    """The text of a request, which is then gone; empty where it is not a small plain file, and thrown away."""
    try:
        # The service could have put anything here: a link to a secret, or a pipe that never ends.
        handle = os.open(request, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        try:
            facts = os.fstat(handle)
            small = stat.S_ISREG(facts.st_mode) and facts.st_size <= LONGEST
            return os.read(handle, LONGEST).decode("ascii") if small else ""
        finally:
            os.close(handle)
    except (OSError, UnicodeDecodeError):
        return ""
    finally:
        clear(request, thrown)


def clear(request: Path, thrown: Path) -> None:
    """Take it away, whatever it is: what stays in the folder is asked for again at once, for ever."""
    try:
        request.unlink(missing_ok=True)
    except IsADirectoryError:
        # At one stroke, to where the service cannot go: something of it may resist, and lies there until the next boot.
        away = tempfile.mkdtemp(dir=thrown)
        request.rename(Path(away, "folder"))
        shutil.rmtree(away, ignore_errors=True)


def main(words: Sequence[str]) -> None:
    """Without words: answer the requests. `mount DEVICE` and `unmount` are for companion-usb@.service."""
    helper = Helper()
    match words:
        case []:
            helper.serve()
        case ["mount", device]:
            helper.mount(device)
        case ["unmount"]:
            helper.unmount()
        case _:
            sys.exit("helper: expected nothing, mount DEVICE or unmount")


if __name__ == "__main__":
    main(sys.argv[1:])
