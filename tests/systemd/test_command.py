"""The command on a device: the companion's own matches and parts as the user companion, files by whoever calls."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from companion.cli import parser
from tests.systemd.debian import run
from tests.systemd.helper_code import SYSTEMD

# It tells as whom and with what it was called, and does with files as the real one, save that it never sees the folder
# it is called from. On a full disk it leaves nothing.
APP = """#!{python}
import os, sys
from pathlib import Path
from companion.cli import parser
log, env = Path("{log}"), os.environ.get
with log.open("a") as out:
    words = f"{{env('PLAYED', '')}} companion {{' '.join(sys.argv[1:])}}".strip()
    print(words, env("STATE_DIRECTORY"), env("SDL_VIDEODRIVER"), os.getcwd(), sep=" | ", file=out)
os.chdir(log.parent)
asked = parser(["chronicle"]).parse_args()
if asked.config not in (None, "/etc/companion.toml"):
    log.with_name("log.config").write_text(Path(asked.config).read_text())
if log.with_name("full").exists():
    sys.exit(1)
match asked.command:
    case "backup":
        Path(asked.file).write_text("all of it\\n")
    case "restore":
        log.with_name("log.restored").write_text(Path(asked.file).read_text())
    case "tags" if asked.way == "export":
        Path("/dev/stdout" if asked.file == "-" else asked.file).write_text("a tag\\n")
    case "tags":
        log.with_name("log.tags").write_text(Path(asked.file).read_text())
    case "export" if asked.all:
        Path(asked.to).mkdir(parents=True)
        for name in "ab":
            Path(asked.to, f"{{name}}.jsonl").write_text(f"match {{name}}\\n")
        sys.exit(2)
    case "export":
        Path(asked.to or "/dev/stdout").write_text("a match\\n")
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
        self.env = {"PATH": f"{here}/bin:{os.environ['PATH']}"}
        for folder in ("home", "bin", "state"):
            (here / folder).mkdir()
        self._program("app", APP.format(python=sys.executable, log=self.log))
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
        return run(self.here / "companion", *words, cwd=self.home, env=self.env)

    def type_into(self, file: str, *words: str) -> None:
        run("sh", "-c", f'exec "$0" "$@" >{file}', self.here / "companion", *words, cwd=self.home, env=self.env)

    def called(self) -> str:
        """As whom and with what the companion was called, and where it stood."""
        return self.log.read_text(encoding="utf-8").strip()

    def fill_the_disk(self) -> None:
        (self.here / "full").touch()


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


@pytest.mark.parametrize("to", [("--to", "match.jsonl"), ("--to=match.jsonl",), ("--t", "match.jsonl")])
def test_a_match_goes_into_the_home_of_whoever_calls(anybody, to):
    assert anybody.type("export", *to, "--as", "record").returncode == 0
    assert (anybody.home / "match.jsonl").read_text() == "a match\n"
    assert str(anybody.home) not in anybody.called().partition(" | ")[0]


def test_all_matches_go_into_a_folder_there_even_where_one_could_not_be_written(anybody):
    assert anybody.type("export", "--all", "--to", "records/new").returncode == 2
    written = {path.name: path.read_text() for path in (anybody.home / "records/new").iterdir()}
    assert written == {"a.jsonl": "match a\n", "b.jsonl": "match b\n"}


@pytest.mark.parametrize(
    "words", [("export", "--to", "kept"), ("export", "--to=kept"), ("tags", "export", "kept"), ("backup", "kept")]
)
def test_what_fails_leaves_the_file_of_before(pi, words):
    (pi.home / "kept").write_text("of before")
    pi.fill_the_disk()
    assert pi.type(*words).returncode == 1
    assert [(path.name, path.read_text()) for path in pi.home.iterdir()] == [("kept", "of before")]


def test_a_link_stays_and_what_it_leads_to_is_replaced(pi):
    (pi.home / "tables.db").symlink_to(pi.here / "real.db")
    assert pi.type("backup", "tables.db").returncode == 0
    assert (pi.home / "tables.db").is_symlink()
    assert (pi.here / "real.db").read_text() == "all of it\n"


@pytest.mark.parametrize("words", [("tags", "export", "/dev/stdout"), ("tags", "export", "-")])
def test_a_pipe_is_written_as_it_is(pi, words):
    done = pi.type(*words)
    assert (done.returncode, done.stdout) == (0, "a tag\n")


def test_standard_output_may_be_a_file(pi):
    pi.type_into("deck.jsonl", "tags", "export", "/dev/stdout")
    assert (pi.home / "deck.jsonl").read_text() == "a tag\n"


def test_a_backup_goes_into_the_home_of_whoever_calls(anybody):
    assert anybody.type("backup", "tables.db").returncode == 0
    assert (anybody.home / "tables.db").read_text() == "all of it\n"


def test_nothing_is_left_of_what_was_handed_over(pi):
    pi.type("backup", "tables.db")
    draft = Path(pi.called().split()[5])
    assert draft.name == "written"
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


@pytest.mark.parametrize(
    "words",
    [
        ("--lang", "ja", "doctor"),
        ("--lang=ja", "doctor"),
        ("--data", "/elsewhere", "export"),
        ("--dat=/elsewhere", "backup", "tables.db"),
        ("--size", "800x480", "tags", "--data", "/elsewhere", "export", "tables.db"),
    ],
)
def test_the_command_is_found_behind_the_options(pi, words):
    assert pi.type(*words).returncode == 0
    assert pi.called().startswith("sudo companion --config /etc/companion.toml --")
    assert "/var/lib/companion | kmsdrm" in pi.called()


VALUED = [action.option_strings[0] for action in parser([])._actions if action.option_strings and action.nargs is None]


@pytest.mark.parametrize("option", VALUED)
def test_no_value_of_an_option_is_taken_for_the_command(pi, option):
    (pi.home / "mine").touch()
    value = {"--size": "800x480", "--lang": "ja"}.get(option, "mine")
    assert pi.type(option, value, "export").stdout == "a match\n"
    assert pi.called().startswith("sudo companion")


@pytest.mark.parametrize("words", [("--config", "./mine.toml", "doctor"), ("doctor", "--json", "--config=mine.toml")])
def test_the_doctor_takes_a_configuration_that_is_the_callers(pi, words):
    (pi.home / "mine.toml").write_text("colour = 1")
    assert pi.type(*words).returncode == 0
    assert (pi.here / "log.config").read_text() == "colour = 1"
    assert str(pi.home) not in pi.called()


def test_a_folder_is_the_one_that_is_seen_from_where_it_is_typed(pi):
    assert pi.type("doctor", "--data", "./mine").returncode == 0
    assert f"doctor --data {pi.home}/mine | " in pi.called()


def test_what_the_caller_cannot_reach_is_explained_by_the_companion_itself(pi):
    assert "No such file" in pi.type("restore", "lost.db").stderr
    assert f"restore {pi.home}/lost.db | " in pi.called()


@pytest.mark.parametrize("words", [["demo", "chronicle"], ["--version"], [], ["--lang", "ja", "score", "chronicle"]])
def test_what_does_not_look_at_the_device_runs_as_whoever_calls(pi, words):
    assert pi.type(*words).returncode == 0
    assert pi.called().startswith(f"{' '.join(['companion', *words])} | None | None | {pi.home}")


def test_a_backup_without_a_file_is_explained_by_the_companion_itself(pi):
    pi.type("backup")
    assert "companion --config /etc/companion.toml backup |" in pi.called()
