"""The upgrade and the way back, with everything of root's but the files played: systemd, users, the environments."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing

import pytest

from tests.systemd.debian import run
from tests.systemd.helper_code import SYSTEMD

# What the real steps would need root for. A version whose name is "bad" spoils the database and never comes up.
STAGE = """
source {install}
app={here}/app state={here}/state settle_s=0 wheel=any
check_system() {{ :; }}
install_packages() {{ :; }}
find_wheel() {{ :; }}
put_system_files() {{ say "system files of $1"; }}
make_environment() {{ id={id}; mkdir -p "$app/$id"; touch "$app/$id/complete"; }}
runuser() {{ shift 3; "$@"; }}
ask() {{ echo "$state/companion.db"; }}
systemctl() {{
    case "$1 $(readlink "$app/current")" in
        "start bad") echo spoilt >"$state/companion.db"; return 1 ;;
        show*) echo 0 ;;
    esac
}}
upgrade
"""


class Pi:
    def __init__(self, here) -> None:
        self.here = here
        self.database = here / "state/companion.db"
        (here / "state").mkdir()
        for name in ("older", "old"):
            (here / f"app/{name}/bin").mkdir(parents=True)
            (here / f"app/{name}/bin/python").symlink_to(sys.executable)
            (here / f"app/{name}/complete").touch()
        (here / "app/current").symlink_to("old")
        with closing(sqlite3.connect(self.database)) as database, database:
            database.execute("create table players (name)")
            database.execute("insert into players values ('Ann')")

    def upgrade_to(self, version: str):
        return run("bash", "-c", STAGE.format(install=SYSTEMD / "install", here=self.here, id=version))

    def runs(self) -> str:
        return str((self.here / "app/current").readlink())

    def versions(self) -> set[str]:
        return {path.name for path in (self.here / "app").iterdir() if not path.is_symlink()}

    def players(self) -> list[tuple[str]]:
        with closing(sqlite3.connect(self.database)) as database:
            return database.execute("select name from players").fetchall()


@pytest.fixture
def pi(tmp_path):
    return Pi(tmp_path)


def test_a_version_that_comes_up_stays_and_the_one_before_is_kept(pi):
    done = pi.upgrade_to("new")
    assert done.stdout.endswith("Upgraded from old to new\n")
    assert (pi.runs(), pi.versions(), pi.players()) == ("new", {"old", "new"}, [("Ann",)])


def test_a_version_that_does_not_come_up_is_taken_back_and_so_is_what_it_did_to_the_matches(pi):
    done = pi.upgrade_to("bad")
    assert done.returncode == 1
    assert "bad does not start (journalctl -u companion); old runs again" in done.stderr
    assert done.stdout.rstrip().endswith("system files of old\n+ systemctl start companion.service")
    assert (pi.runs(), pi.players()) == ("old", [("Ann",)])


def test_the_version_that_runs_is_no_upgrade(pi):
    done = pi.upgrade_to("old")
    assert done.stdout == "old is what runs already\n"
    assert pi.versions() == {"older", "old"}


def test_before_the_first_installation_there_is_nothing_to_upgrade(pi):
    (pi.here / "app/current").unlink()
    assert pi.upgrade_to("new").stderr == "install: nothing is installed yet\n"
