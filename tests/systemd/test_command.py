"""The command on a device: the companion's own matches and parts as the user companion, files by whoever calls."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.systemd.debian import run
from tests.systemd.helper_code import SYSTEMD

# It tells as whom and with what it was called, and what it was given. Becoming another forgets the environment.
APP = """#!/bin/sh
echo "$PLAYED companion $* | $STATE_DIRECTORY | $SDL_VIDEODRIVER | $(pwd)" >>{log}
case "$3 $4" in
    "backup "*) echo all of it >"$4" ;;
    "restore "*) cp "$4" {log}.restored ;;
    "tags export") echo a tag ;;
    "tags import") cat >{log}.tags ;;
esac
"""
BECOME = """#!/bin/sh
while [ "$1" != -- ]; do shift; done
shift
exec env -i PATH="$PATH" PLAYED={name} "$@"
"""


class Shell:
    """A login on a device as somebody."""

    def __init__(self, here, who: str) -> None:
        self.here, self.who = here, who
        self.log = here / "log"
        self.runs = False
        self.home = here / "home"
        for folder in ("home", "bin", "state"):
            (here / folder).mkdir()
        self._program("app", APP.format(log=self.log))
        self._program("bin/runuser", BECOME.format(name="runuser"))
        self._program("bin/sudo", BECOME.format(name="sudo"))
        self._program("bin/id", f"#!/bin/sh\n[ $1 = -u ] && echo {0 if who == 'root' else 1000} || echo {who}\n")
        command = (SYSTEMD / "companion").read_text(encoding="utf-8")
        self._program("companion", command.replace("/opt/companion/current/bin/companion", str(here / "app")))

    def _program(self, name: str, text: str) -> None:
        (self.here / name).write_text(text, encoding="utf-8")
        (self.here / name).chmod(0o755)

    def type(self, *words: str):
        self._program("bin/systemctl", f"#!/bin/sh\n{'true' if self.runs else 'false'}\n")
        path = f"{self.here}/bin:{os.environ['PATH']}"
        return run(self.here / "companion", *words, cwd=self.home, env={"PATH": path})

    def called(self) -> str:
        return self.log.read_text(encoding="utf-8").strip()


@pytest.fixture(params=["pi", "root", "companion"])
def anybody(request, tmp_path):
    return Shell(tmp_path, request.param)


@pytest.fixture
def pi(tmp_path):
    return Shell(tmp_path, "pi")


def test_the_doctor_examines_the_device_as_its_service_would(anybody):
    assert anybody.type("doctor", "--json").stderr == ""
    way = {"pi": "sudo", "root": "runuser", "companion": ""}[anybody.who]
    wanted = "companion --config /etc/companion.toml doctor --json | /var/lib/companion | kmsdrm | /tmp"
    assert anybody.called() == f"{way} {wanted}".strip()


def test_the_doctor_says_that_the_reader_is_in_other_hands(pi):
    pi.runs = True
    said = "companion: it is running and holds the reader; of that, Settings, Check-up tells on the screen\n"
    assert pi.type("doctor").stderr == said


def test_matches_are_exported_from_the_device(pi):
    pi.type("export", "--as", "csv")
    assert "sudo companion --config /etc/companion.toml export --as csv | /var/lib/companion" in pi.called()


def test_a_backup_goes_into_the_home_of_whoever_calls(anybody):
    assert anybody.type("backup", "tables.db").returncode == 0
    assert (anybody.home / "tables.db").read_text() == "all of it\n"


def test_nothing_is_left_of_what_was_handed_over(pi):
    pi.type("backup", "tables.db")
    draft = Path(pi.called().split()[5])
    assert draft.name == "backup"
    assert not draft.parent.exists()


def test_a_backup_comes_from_the_home_of_whoever_calls(anybody):
    (anybody.home / "tables.db").write_text("all of it")
    assert anybody.type("restore", "tables.db").returncode == 0
    assert (anybody.here / "log.restored").read_text() == "all of it"


def test_tags_are_carried_the_same_way(pi):
    assert pi.type("tags", "export", "deck.jsonl").returncode == 0
    assert (pi.home / "deck.jsonl").read_text() == "a tag\n"
    assert pi.type("tags", "import", "deck.jsonl").returncode == 0
    assert (pi.here / "log.tags").read_text() == "a tag\n"


@pytest.mark.parametrize("words", [["demo", "chronicle"], ["--version"], [], ["score", "chronicle"]])
def test_what_does_not_look_at_the_device_runs_as_whoever_calls(pi, words):
    assert pi.type(*words).returncode == 0
    assert pi.called().startswith(f"companion {' '.join(words)} |")


def test_a_backup_without_a_file_is_explained_by_the_companion_itself(pi):
    pi.type("backup")
    assert "companion --config /etc/companion.toml backup |" in pi.called()
