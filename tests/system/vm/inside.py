"""Runs inside the machine, as root, once it has booted: what a person would do to the kiosk, and what must come of it.

Speaks to the host over the second serial port, a line at a time: `ok …`, `NOT OK …`, `shot NAME` (answered when the
picture is taken), `cut` (which pulls the plug; at the next boot this runs again), and at the end powers off through the
companion's own request.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import time
import tty
from contextlib import closing
from pathlib import Path

from evdev import AbsInfo, UInput, ecodes

APP = "/opt/companion/current/bin/python"
CURRENT = Path("/opt/companion/current")
DATABASE = Path("/var/lib/companion/companion.db")
# Made before the plug is pulled: how many expectations did not hold until then.
CUT = Path("/opt/gate/cut")
OUTCOME = DATABASE.with_name("upgrade-outcome")
host = Path("/dev/ttyS1").open("r+b", buffering=0)  # noqa: SIM115 - open to the end
tty.setraw(host)
failed = 0


def say(line: str) -> None:
    host.write(f"{line}\n".encode())


def shot(name: str) -> str:
    """What the display shows: `blank`, or a number that another picture would not have."""
    say(f"shot {name}")
    return host.readline().decode().strip()


def expect(what: str, *, holds: object, seen: object = "") -> None:
    global failed  # noqa: PLW0603 - a script that counts
    failed += not holds
    say(f"{'ok' if holds else 'NOT OK'} {what}{f': {seen}' if seen != '' else ''}")


def run(*command: str) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip()


def shows(name: str) -> str:
    return run("systemctl", "show", "--value", "-p", name, "companion.service")


def journal() -> str:
    return run("journalctl", "-b", "-o", "cat", "-u", "companion.service")


def told(word: str) -> list[dict]:
    """Everything that the kiosk has told of one kind."""
    return [json.loads(found) for found in re.findall(rf"^gate {word} (.*)$", journal(), re.MULTILINE)]


def until(what, seconds: float = 120) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if what():
            return True
        time.sleep(0.5)
    return False


def runs() -> bool:
    return shows("ActiveState") == "active"


def as_service(code: str) -> str:
    """Run Python as the service's user, with its view of the file system where it runs."""
    inside = ("nsenter", "-t", shows("MainPID"), "-m") if runs() else ()
    folder = "RUNTIME_DIRECTORY=/run/companion/app"
    return run(*inside, "runuser", "-u", "companion", "--", "env", folder, APP, "-c", code)


def ask(request: str) -> str:
    """Ask the helper as the service would, and wait for the reply."""
    return as_service(
        "import time\nfrom datetime import datetime\nfrom companion.clock import SystemClock\n"
        "from companion.requests import Requests\n"
        f"asked = Requests.of_the_service(SystemClock()).{request}\n"
        "while asked.reply() is None: time.sleep(0.2)\nprint(asked.reply())"
    )


class Panel:
    """A touch panel on the input layer, as a kernel driver would be one."""

    def __init__(self) -> None:
        wide = AbsInfo(0, 0, 4095, 0, 0, 0)
        places = [(code, wide) for code in (ecodes.ABS_X, ecodes.ABS_Y, ecodes.ABS_MT_POSITION_X)]
        places += [(ecodes.ABS_MT_POSITION_Y, wide), (ecodes.ABS_MT_SLOT, AbsInfo(0, 0, 4, 0, 0, 0))]
        places += [(ecodes.ABS_MT_TRACKING_ID, AbsInfo(0, 0, 65535, 0, 0, 0))]
        can = {ecodes.EV_KEY: [ecodes.BTN_TOUCH], ecodes.EV_ABS: places}
        self._device = UInput(can, name="gate panel", input_props=[ecodes.INPUT_PROP_DIRECT])

    def tap(self, x: float, y: float) -> None:
        at = {"X": round(x * 4095), "Y": round(y * 4095)}
        self._send([("ABS_MT_SLOT", 0), ("ABS_MT_TRACKING_ID", 7)])
        for axis, value in at.items():
            self._send([(f"ABS_MT_POSITION_{axis}", value), (f"ABS_{axis}", value)])
        self._device.write(ecodes.EV_KEY, ecodes.BTN_TOUCH, 1)
        self._device.syn()
        time.sleep(0.2)
        self._send([("ABS_MT_TRACKING_ID", -1)])
        self._device.write(ecodes.EV_KEY, ecodes.BTN_TOUCH, 0)
        self._device.syn()

    def _send(self, words) -> None:
        for name, value in words:
            self._device.write(ecodes.EV_ABS, ecodes.ecodes[name], value)


def it_boots_into_the_kiosk(panel: Panel) -> str:
    """What the display shows when it has booted."""
    expect("systemd", holds=True, seen=run("systemctl", "--version").splitlines()[0])
    expect("the service says READY after its first frame", holds=until(runs), seen=shows("StatusText") or "active")
    expect("seconds from kernel to READY", holds=True, seen=int(shows("ActiveEnterTimestampMonotonic") or 0) / 1e6)
    display = told("display")[-1:]
    expect("the display is KMSDRM", holds=display and display[0]["driver"].lower() == "kmsdrm", seen=display)
    score = subprocess.run(
        ["systemd-analyze", "security", "--threshold=20", "companion.service"],
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    expect("hardened", holds=score.returncode == 0, seen=score.stdout.strip().splitlines()[-1])
    who = run("ps", "-o", "user=", "-p", shows("MainPID"))
    expect("it runs as its own user", holds=who.strip() == "companion", seen=who)
    first = shot("booted")
    expect("something is on the display", holds=first != "blank", seen=first)
    before = len(told("does"))
    hits = told("hits")[-1]["hits"]
    panel.tap(*next(iter(hits.values())))
    touched = until(lambda: len(told("does")) > before, 20)
    expect("a touch is felt", holds=touched, seen=told("does")[-1:])
    time.sleep(1)
    second = shot("touched")
    expect("and the display shows it", holds=second not in (first, "blank"), seen=second)
    return first


def the_command_looks_at_the_device() -> None:
    words = run("companion", "doctor", "--json").splitlines()
    report = json.loads(next((word for word in words if word.startswith("{")), "{}"))
    checks = {check["id"]: check["text"] for check in report.get("checks", ())}
    expect("the command companion is there, and tells of the device", holds="storage" in checks, seen=checks)


def root_does_what_it_is_asked() -> None:
    expect("no backlight: said so", holds="no-backlight" in ask("dim(40)"))
    impatient = [ask("dim(40)") for _ in range(8)]
    expect("and however often it is asked", holds=all("no-backlight" in reply for reply in impatient))
    done = ask("set_clock(datetime(2031, 5, 6, 7, 8))")
    expect("the clock is set", holds=run("date", "+%Y-%m-%d").startswith("2031-05-06"), seen=f"{done} {run('date')}")
    mounted = ask("mount()")
    expect("the stick is mounted, with a new version on it", holds="detail='0.98.0'" in mounted, seen=mounted)
    mount = run("findmnt", "-n", "-o", "FSTYPE,OPTIONS", "/run/companion/usb")
    expect("nodev, nosuid, noexec", holds=all(word in mount for word in ("nodev", "nosuid", "noexec")), seen=mount)
    wrote = as_service("from pathlib import Path\nPath('/run/companion/usb/export.txt').write_text('kept')\nprint(1)")
    expect("the service writes into its folder of the stick", holds=wrote == "1", seen=wrote)
    strayed = as_service("import os\nprint(os.listdir('/run/companion/kept/stick'))")
    expect("and sees nothing else of it", holds="PermissionError" in strayed)
    expect("the stick is let go", holds="why=None" in ask("unmount()"))
    expect("and gone", holds=not os.path.ismount("/run/companion/usb"))


def a_frozen_loop_is_killed_and_comes_back() -> None:
    began, pid = time.monotonic(), shows("MainPID")
    restarts = int(shows("NRestarts"))
    run("kill", "-USR1", pid)
    back = until(lambda: int(shows("NRestarts")) > restarts and runs(), 180)
    expect(
        "a frozen main loop is killed by the watchdog and comes back", holds=back, seen=f"{shows('NRestarts')} restart"
    )
    lines = [line for line in journal().splitlines() if "Watchdog timeout" in line or "watchdog" in line.lower()]
    expect("by SIGABRT, for the watchdog", holds=lines, seen=lines[:2])
    expect("seconds from freezing to READY again", holds=True, seen=round(time.monotonic() - began, 1))
    expect("where it hung is in the journal", holds="in freeze" in journal())
    expect("and something is on the display", holds=shot("after-the-watchdog") != "blank")


def it_stops_cleanly() -> None:
    run("kill", "-USR2", shows("MainPID"))
    raised = until(lambda: told("raised"), 20) and told("raised")[-1]["pins"]
    expect("every output is high", holds=raised and all(raised.values()), seen=raised)
    began = time.monotonic()
    run("systemctl", "stop", "companion.service")
    expect("a clean stop", holds=shows("Result") == "success", seen=f"{time.monotonic() - began:.1f} s")
    left = told("left")[-1]["pins"] if told("left") else None
    expect("and every output is low", holds=left and not any(left.values()), seen=left)


def a_wrong_configuration_is_not_restarted() -> None:
    config = Path("/etc/companion.toml")
    right = config.read_text()
    config.write_text("colour = 1\n")
    run("systemctl", "start", "companion.service")
    time.sleep(8)
    seen = f"{shows('ActiveState')}, status {shows('ExecMainStatus')}, {shows('NRestarts')} restarts"
    expect("a wrong configuration is named and not restarted", holds=seen == "failed, status 2, 0 restarts", seen=seen)
    config.write_text(right)
    run("systemctl", "reset-failed", "companion.service")
    run("systemctl", "start", "companion.service")
    expect("mended, it runs", holds=until(runs))


def players() -> list[str]:
    with closing(sqlite3.connect(DATABASE)) as database:
        return sorted(name for (name,) in database.execute("select name from gate"))


def a_version_that_does_not_start_is_taken_back(booted: str) -> None:
    with closing(sqlite3.connect(DATABASE)) as database, database:
        database.execute("create table gate (name)")
        database.execute("insert into gate values ('Ann')")
    ran = str(CURRENT.readlink())
    ask("mount()")
    expect("an upgrade is begun from the screen", holds="0.98.0" in ask("upgrade()"))
    over = until(
        lambda: run("systemctl", "show", "--value", "-p", "ActiveState", "companion-upgrade.service") == "failed", 600
    )
    expect("the version on the stick does not start", holds=over)
    expect("so the one before runs again", holds=until(runs) and ran == str(CURRENT.readlink()), seen=ran)
    expect("with the database of before", holds=players() == ["Ann"])
    said = run("journalctl", "-b", "-o", "cat", "-u", "companion-upgrade.service").splitlines()
    spoke = [line for line in said if "runs again" in line]
    expect("and it is said", holds=spoke, seen=spoke or said[-8:])
    told_by = until(lambda: "outcome=back 0.1.0" in journal(), 30)
    expect("by the companion too", holds=told_by and not OUTCOME.exists())
    time.sleep(1)
    after = shot("after-the-upgrade")
    expect("on its display", holds=after not in ("blank", booted), seen=after)
    expect("and the stick is let go", holds=not os.path.ismount("/run/companion/usb"))


def a_good_version_stays() -> None:
    out = run("bash", "/opt/companion/current/share/companion/install", "--upgrade", "/opt/gate/good")
    current = str(CURRENT.readlink())
    expect("a good version stays", holds=current.startswith("0.97.0-") and runs(), seen=out.splitlines()[-1])
    expect("with the matches", holds=players() == ["Ann"])
    expect("and it says so", holds=until(lambda: "outcome=upgraded 0.97.0" in journal(), 30))


def the_plug_is_pulled_in_the_middle_of_an_upgrade() -> None:
    log = Path("/opt/gate/cut.log").open("w")  # noqa: SIM115 - open to the end, which comes without a word
    subprocess.Popen(
        ["bash", CURRENT / "share/companion/install", "--upgrade", "/opt/gate/bad"], stdout=log, stderr=log
    )
    spoilt = until(lambda: DATABASE.exists() and DATABASE.read_bytes().startswith(b"spoilt"), 300)
    expect("the new version runs, and spoils the database", holds=spoilt, seen=CURRENT.readlink())
    CUT.write_text(str(failed))
    os.sync()
    say("cut")
    time.sleep(600)


def what_was_cut_off_is_taken_back() -> None:
    expect("after a power cut in an upgrade the version before runs", holds=until(runs))
    expect("as the link says", holds=str(CURRENT.readlink()).startswith("0.97.0-"), seen=CURRENT.readlink())
    expect("with the database of before", holds=players() == ["Ann"])
    expect("and it says so", holds=until(lambda: "outcome=back 0.97.0" in journal(), 30))


def main() -> None:
    global failed  # noqa: PLW0603 - a script that counts
    if CUT.exists():
        failed = int(CUT.read_text())
        what_was_cut_off_is_taken_back()
    else:
        all_that_a_day_brings()
        the_plug_is_pulled_in_the_middle_of_an_upgrade()
    say(f"result {failed}")
    say("powering off as the table would")
    as_service(
        "from companion.clock import SystemClock\nfrom companion.requests import Requests\n"
        "Requests.of_the_service(SystemClock()).power_off()"
    )


def all_that_a_day_brings() -> None:
    panel = Panel()
    time.sleep(1)
    booted = it_boots_into_the_kiosk(panel)
    the_command_looks_at_the_device()
    root_does_what_it_is_asked()
    a_frozen_loop_is_killed_and_comes_back()
    it_stops_cleanly()
    a_wrong_configuration_is_not_restarted()
    a_version_that_does_not_start_is_taken_back(booted)
    a_good_version_stays()


if __name__ == "__main__":
    try:
        main()
    except Exception as bug:
        say(f"NOT OK the gate itself broke: {bug!r}")
        say(journal()[-3000:])
        say("result 1")
        run("systemctl", "poweroff")
        raise
