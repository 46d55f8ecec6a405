"""What the service asks of root: done where it can be, refused by name where not, and never more than was asked."""

from __future__ import annotations

import os
import subprocess
import time
from datetime import datetime

import pytest

from companion.requests import Nobody, Reply, Requests, Verb
from tests.systemd.helper_code import load

helper = load("helper")


class Machine:
    """A file tree that looks like one, and a record of the commands that root ran."""

    def __init__(self, root, clock) -> None:
        self.root, self.clock = root, clock
        self.ran: list[list[str]] = []
        self.fails: set[str] = set()
        self.says: dict[str, str] = {}
        self.own = root / "run/companion/app"
        self.own.mkdir(parents=True)
        (root / "proc/self").mkdir(parents=True)
        self.mounted("8:99 / /boot")
        self.requests = Requests(clock, self.own)
        self.helper = helper.Helper(root, self._run)

    def _run(self, command) -> str:
        self.ran.append(list(command))
        if command[0] in self.fails:
            raise subprocess.CalledProcessError(32, command)
        return self.says.get(command[0], "")

    def mounted(self, *volumes: str) -> None:
        lines = "".join(f"2{n} 1 {volume} rw - ext4 /dev/x rw\n" for n, volume in enumerate(volumes))
        (self.root / "proc/self/mountinfo").write_text(lines)

    def backlight(self, most: int):
        light = self.root / "sys/class/backlight/panel"
        light.mkdir(parents=True)
        for name, value in {"max_brightness": most, "brightness": most, "bl_power": 0}.items():
            (light / name).write_text(str(value))
        return lambda: (int((light / "brightness").read_text()), int((light / "bl_power").read_text()))

    def disk(self, name: str, *parts: int, usb: bool = True, number: int = 0, size: int = 1000) -> None:
        where = self.root / f"sys/devices/{'usb1/1-1' if usb else 'ata1'}/block/{name}"
        for folder, minor in [(where, number), *((where / f"{name}{part}", number + part) for part in parts)]:
            folder.mkdir(parents=True)
            (folder / "dev").write_text(f"8:{minor}\n")
        for part in parts:
            (where / f"{name}{part}/partition").write_text(f"{part}\n")
        (where / "size").write_text(f"{size}\n")
        (self.root / "sys/block").mkdir(exist_ok=True)
        (self.root / f"sys/block/{name}").symlink_to(where)

    def stick(self, *wheels: str) -> None:
        top = self.root / "run/companion/kept/stick"
        top.mkdir(parents=True, exist_ok=True)
        for version in wheels:
            (top / f"table_companion-{version}-py3-none-any.whl").touch()

    def answer(self, asked) -> Reply | None:
        self.helper.serve()
        return asked.reply()


@pytest.fixture
def machine(tmp_path, clock):
    return Machine(tmp_path, clock)


# -- the screen and the clock


@pytest.mark.parametrize(("percent", "set_to"), [(100, (31, 0)), (20, (6, 0)), (0, (0, 4))])
def test_the_backlight_is_dimmed_and_at_nothing_put_out(machine, percent, set_to):
    light = machine.backlight(31)
    assert machine.answer(machine.requests.dim(percent)) == Reply()
    assert light() == set_to


def test_a_display_without_a_backlight_says_so(machine):
    assert machine.answer(machine.requests.dim(50)) == Reply("no-backlight")


def test_the_clock_is_set_to_local_time(machine, monkeypatch):
    told = []
    monkeypatch.setattr(time, "clock_settime", lambda clock, seconds: told.append((clock, seconds)))
    evening = datetime.fromisoformat("2026-11-30T19:45")
    assert machine.answer(machine.requests.set_clock(evening)) == Reply()
    assert told == [(time.CLOCK_REALTIME, evening.timestamp())]


# -- the stick


def test_the_first_partition_of_a_usb_disk_is_mounted(machine):
    machine.disk("sda", 1, usb=False)
    machine.disk("sdb", 2, 1, number=16)
    assert machine.answer(machine.requests.mount()) == Reply()
    assert machine.ran == [["systemctl", "start", "companion-usb@sdb1.service"]]


def test_a_stick_without_partitions_is_mounted_whole(machine):
    machine.disk("sda")
    machine.answer(machine.requests.mount())
    assert machine.ran == [["systemctl", "start", "companion-usb@sda.service"]]


def test_the_disk_that_the_pi_runs_from_is_no_stick(machine):
    machine.disk("sda", 1, 2)
    machine.mounted("8:2 / /")
    assert machine.answer(machine.requests.mount()) == Reply("no-stick")


def test_an_empty_card_reader_is_no_stick(machine):
    machine.disk("sda", size=0)
    assert machine.answer(machine.requests.mount()) == Reply("no-stick")


def test_a_stick_that_cannot_be_read_says_so(machine):
    machine.disk("sda", 1)
    machine.fails = {"systemctl"}
    assert machine.answer(machine.requests.mount()) == Reply("stick-not-read")


def test_the_stick_is_let_go_on_request(machine):
    assert machine.answer(machine.requests.unmount()) == Reply()
    assert machine.ran == [["systemctl", "stop", "companion-usb@*.service"]]


@pytest.mark.parametrize(("kind", "more"), [("vfat", "umask=0077,flush"), ("exfat", "umask=0077")])
def test_nothing_on_a_stick_is_run_and_only_one_folder_of_it_is_seen(machine, kind, more):
    machine.says = {"blkid": kind}
    machine.helper.mount("sda1")
    top, usb = machine.root / "run/companion/kept/stick", machine.root / "run/companion/usb"
    options = f"nodev,nosuid,noexec,uid=companion,gid=companion,{more}"
    assert machine.ran[1:] == [
        ["mount", "-t", kind, "-o", options, "/dev/sda1", str(top)],
        ["mount", "--bind", str(top / "companion"), str(usb)],
    ]
    assert top.parent.stat().st_mode & 0o777 == 0o700


def test_a_folder_that_is_a_link_is_not_followed(machine):
    machine.says = {"blkid": "vfat"}
    machine.stick()
    (machine.root / "run/companion/kept/stick/companion").symlink_to(machine.root)
    with pytest.raises(ValueError, match="is a link"):
        machine.helper.mount("sda1")
    assert machine.ran[-1] == ["umount", str(machine.root / "run/companion/kept/stick")]


@pytest.mark.parametrize("kind", ["ntfs", "squashfs", ""])
def test_other_file_systems_are_not_mounted(machine, kind):
    machine.says = {"blkid": kind}
    with pytest.raises(ValueError, match="expected one of vfat, exfat, ext4"):
        machine.helper.mount("sda1")


@pytest.mark.parametrize("device", ["../sda1", "sda1 -o exec", "mmcblk0p2", "", "sda1/../../x"])
def test_only_disks_are_mounted(machine, device):
    with pytest.raises(ValueError, match="expected a disk such as sda1"):
        machine.helper.mount(device)
    assert machine.ran == []


# -- a new version


def test_the_newest_version_on_the_stick_is_told_and_installed(machine):
    machine.disk("sda", 1)
    machine.stick("0.9.0", "0.10.0", "0.2")
    assert machine.answer(machine.requests.mount()) == Reply(detail="0.10.0")
    assert machine.answer(machine.requests.upgrade()) == Reply(detail="0.10.0")
    assert machine.ran[-1] == ["systemctl", "start", "--no-block", "companion-upgrade.service"]


def test_without_a_new_version_nothing_is_started(machine):
    machine.stick()
    (machine.root / "run/companion/kept/stick/table_companion-1.0-py3-none-any.whl").symlink_to("/etc/passwd")
    assert machine.answer(machine.requests.upgrade()) == Reply("no-new-version")
    assert machine.ran == []


# -- what nobody meant


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("dim", "1 101\n"),
        ("dim", "1 $(reboot)\n"),
        ("dim", "1\n"),
        ("dim", "1 50"),
        ("dim", "1 50\n1 60\n"),
        ("clock", "1 1999-01-01T00:00\n"),
        ("mount", "1 sda1\n"),
        ("mount", "../../etc\n"),
        ("format", "1\n"),
        ("dim", "x" * 5000),
        ("dim", "١ ٥٠\n"),
    ],
)
def test_what_is_no_request_is_thrown_away(machine, name, text):
    light = machine.backlight(31)
    ask = machine.own / "ask"
    ask.mkdir()
    (ask / name).write_text(text, encoding="utf-8")
    machine.helper.serve()
    assert (machine.ran, light(), list(ask.iterdir())) == ([], (31, 0), [])
    assert list((machine.root / "run/companion/answers").iterdir()) == []


def folder(path) -> None:
    (path / "in it").mkdir(parents=True)


@pytest.mark.parametrize(
    "make", [lambda path: path.symlink_to("/etc/passwd"), os.mkfifo, folder], ids=["a link", "a pipe", "a folder"]
)
def test_a_request_that_is_no_file_is_neither_followed_nor_waited_for(machine, make):
    (machine.own / "ask").mkdir()
    make(machine.own / "ask/mount")
    machine.helper.serve()
    assert machine.ran == []
    assert list((machine.own / "ask").iterdir()) == []


def test_a_folder_that_resists_is_not_asked_for_again_and_again(machine, monkeypatch):
    """systemd starts the helper for as long as anything lies there."""
    monkeypatch.setattr(helper.shutil, "rmtree", lambda *_where, **_how: None)
    for _ in range(2):
        folder(machine.own / "ask/mount")
        machine.helper.serve()
        assert list((machine.own / "ask").iterdir()) == []
    assert (machine.root / "run/companion/thrown").stat().st_mode & 0o777 == 0o700


# -- the service's side


@pytest.mark.parametrize("verb", [verb for verb in Verb if verb is not Verb.OFF])
def test_without_a_helper_a_request_says_so_and_is_withdrawn(machine, verb):
    asked = machine.requests._ask(verb)
    assert asked.reply() is None
    machine.clock.advance(10.1)
    assert asked.reply() == Reply("no-helper")
    assert list((machine.own / "ask").iterdir()) == []


def test_power_off_is_a_file_that_is_there(machine):
    asked = machine.requests.power_off()
    assert (machine.own / "off").exists()
    assert asked.reply() is None
    machine.clock.advance(10.1)
    assert asked.reply() == Reply("no-helper")
    assert not (machine.own / "off").exists()


def test_a_helper_that_takes_a_request_and_falls_silent_has_failed(machine):
    asked = machine.requests.mount()
    (machine.own / "ask/mount").unlink()
    machine.clock.advance(59)
    assert asked.reply() is None
    machine.clock.advance(2)
    assert asked.reply() == Reply("failed")


def test_an_answer_to_an_earlier_request_is_not_taken_for_this_one(machine):
    first = machine.requests.mount()
    assert machine.answer(first) == Reply("no-stick")
    assert machine.requests.mount().reply() is None


def test_on_a_desktop_there_is_no_helper(clock):
    requests = Requests.of_the_service(clock, {})
    assert isinstance(requests.dim(20), Nobody)
    assert requests.power_off().reply() == Reply("no-helper")
    assert requests.stick is None


def test_the_service_finds_its_folder_where_systemd_made_it(clock, tmp_path):
    (tmp_path / "app").mkdir()
    requests = Requests.of_the_service(clock, {"RUNTIME_DIRECTORY": str(tmp_path / "app")})
    requests.dim(20)
    assert (tmp_path / "app/ask/dim").exists()
    assert requests.stick == tmp_path / "usb"
