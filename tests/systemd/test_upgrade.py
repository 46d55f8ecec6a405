"""The upgrade and the way back, with everything of root's but the files played: systemd, users, the environments."""

from __future__ import annotations

import shlex
import sqlite3
import sys
from contextlib import closing

import pytest

from tests.systemd.debian import run
from tests.systemd.helper_code import SYSTEMD

# What the real steps would need root for. Versions that are "bad" spoil the matches and never come up; "worse" ones
# spoil the copy too, "torn" ones have no system files to put, and under "slow" ones systemd loses its patience.
STAGE = """
source {install}
app={here}/app state={here}/state config={here}/companion.toml settle_s=0
live() {{ :; }}
check_system() {{ :; }}
install_packages() {{ :; }}
make_user() {{ :; }}
enable_spi() {{ say SPI; }}
see_spi() {{ :; }}
see_doctor() {{ :; }}
find_wheel() {{ id=$wheel; }}
put_system_files() {{ say "system files of $1"; [[ $1 != *torn ]]; }}
make_environment() {{ mkdir -p "$app/$id"; touch "$app/$id/complete"; }}
runuser() {{ shift 3; "$@"; }}
systemctl() {{
    case "$1 $(readlink "$app/current")" in
        "stop "*) rm -f {here}/runs ;;
        "start "*bad) echo spoilt >"$state/companion.db"; return 1 ;;
        "start "*worse) echo spoilt | tee "$state/companion.db" "$state/before-upgrade.db" >/dev/null; return 1 ;;
        "start "*slow) kill -TERM $$ ;;
        "start "* | "restart "*) touch {here}/runs ;;
        show*) echo 0 ;;
    esac
}}
realpath() {{ echo "${{@: -1}}"; }}
main {words}
"""


class Pi:
    """One that runs 1.0-old."""

    def __init__(self, here) -> None:
        self.here = here
        self.state = here / "state"
        self.database = self.state / "companion.db"
        self.state.mkdir()
        (here / "companion.toml").touch()
        (here / "runs").touch()
        for name in ("0.9-older", "1.0-old"):
            python = here / f"app/{name}/bin/python"
            python.parent.mkdir(parents=True)
            python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
            python.chmod(0o755)
            (here / f"app/{name}/complete").touch()
        (here / "app/current").symlink_to("1.0-old")
        with closing(sqlite3.connect(self.database)) as database, database:
            database.execute("create table players (name)")
            database.execute("insert into players values ('Ann')")

    def install(self, *words: str):
        return run("bash", "-c", STAGE.format(install=SYSTEMD / "install", here=self.here, words=shlex.join(words)))

    def upgrade_to(self, version: str):
        return self.install("--upgrade", version)

    def runs(self) -> str | None:
        """What runs; None while the table is dark."""
        return str((self.here / "app/current").readlink()) if (self.here / "runs").exists() else None

    def versions(self) -> set[str]:
        return {path.name for path in (self.here / "app").iterdir() if not path.is_symlink()}

    def players(self) -> list[tuple[str]]:
        with closing(sqlite3.connect(self.database)) as database:
            return database.execute("select name from players").fetchall()

    def told(self) -> str:
        """What the screen is told of the end."""
        return (self.state / "upgrade-outcome").read_text(encoding="ascii")


@pytest.fixture
def pi(tmp_path):
    return Pi(tmp_path)


def test_a_version_that_comes_up_stays_and_the_one_before_is_kept(pi):
    done = pi.upgrade_to("1.1-new")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Upgraded from 1.0-old to 1.1-new\n")
    assert (pi.runs(), pi.versions(), pi.players()) == ("1.1-new", {"1.0-old", "1.1-new"}, [("Ann",)])
    assert pi.told() == "upgraded 1.1\n"


def test_a_version_that_does_not_come_up_is_taken_back_and_so_is_what_it_did_to_the_matches(pi):
    done = pi.upgrade_to("1.1-bad")
    assert done.returncode == 1
    assert done.stderr == (
        "install: 1.1-bad does not start (journalctl -u companion); 1.0-old runs again, with the matches of before\n"
    )
    assert (pi.runs(), pi.players(), pi.told()) == ("1.0-old", [("Ann",)], "back 1.0\n")


def test_a_version_whose_system_files_cannot_be_put_is_taken_back(pi):
    done = pi.upgrade_to("1.1-torn")
    assert done.returncode == 1
    assert "install: 1.1-torn could not be put in its place; 1.0-old runs again" in done.stderr
    assert "system files of 1.0-old" in done.stdout
    assert (pi.runs(), pi.players(), pi.told()) == ("1.0-old", [("Ann",)], "back 1.0\n")


def test_the_version_before_runs_again_even_where_its_matches_cannot_be_given_back(pi):
    done = pi.upgrade_to("1.1-worse")
    assert done.returncode == 1
    assert f"runs again, but could not be given the matches of before, which lie in {pi.state}/before" in done.stderr
    assert (pi.runs(), pi.told()) == ("1.0-old", "back 1.0\n")


def test_an_upgrade_that_takes_too_long_goes_back_too(pi):
    assert pi.upgrade_to("1.1-slow").returncode != 0
    assert (pi.runs(), pi.players(), pi.told()) == ("1.0-old", [("Ann",)], "back 1.0\n")


def test_matches_that_cannot_be_put_by_end_the_upgrade_and_the_table_is_not_dark(pi):
    pi.database.write_text("broken")
    done = pi.upgrade_to("1.1-new")
    assert done.returncode == 1
    assert done.stderr == (
        f"install: {pi.database} could not be copied: file is not a database\n"
        "install: the upgrade failed, and nothing was changed; 1.0-old runs again\n"
    )
    assert (pi.runs(), pi.database.read_text(), pi.told()) == ("1.0-old", "broken", "failed\n")


def test_a_wrong_configuration_ends_it_before_anything_is_stopped(pi):
    (pi.here / "companion.toml").write_text("colour = 1")
    done = pi.upgrade_to("1.1-new")
    assert done.returncode == 1
    assert done.stderr.startswith(f"install: {pi.here}/companion.toml, colour: unknown key")
    assert "systemctl stop" not in done.stdout
    assert (pi.runs(), pi.told()) == ("1.0-old", "failed\n")


def test_the_matches_are_found_where_the_configuration_says(pi):
    pi.database = (pi.here / "elsewhere").absolute() / "companion.db"
    pi.state = pi.state.rename(pi.database.parent)
    (pi.here / "companion.toml").write_text(f'data = "{pi.state}"')
    assert pi.upgrade_to("1.1-bad").returncode == 1
    assert (pi.players(), pi.told()) == ([("Ann",)], "back 1.0\n")


def test_before_there_are_matches_there_is_nothing_to_put_by(pi):
    pi.database.unlink()
    assert pi.upgrade_to("1.1-bad").returncode == 1
    assert not pi.database.exists()
    assert pi.runs() == "1.0-old"


def test_the_version_that_runs_is_no_upgrade(pi):
    done = pi.upgrade_to("1.0-old")
    assert done.returncode == 0
    assert done.stdout.startswith("1.0-old is what runs already\n")
    assert (pi.versions(), pi.told()) == ({"0.9-older", "1.0-old"}, "upgraded 1.0\n")


@pytest.mark.parametrize("words", [("--upgrade", "0.10-fine"), ("0.10-fine",)])
def test_an_older_version_is_refused(pi, words):
    done = pi.install(*words)
    assert done.returncode == 1
    assert done.stderr == ("install: 0.10 is older than 1.0, which runs; to go back nevertheless, --uninstall first\n")
    assert "systemctl" not in done.stdout
    assert (pi.runs(), pi.versions(), pi.told()) == ("1.0-old", {"0.9-older", "1.0-old"}, "older 0.10\n")


def test_installing_over_another_version_that_runs_is_an_upgrade_with_a_way_back(pi):
    done = pi.install("1.1-bad")
    assert "SPI\n" in done.stdout
    assert "1.0-old runs again, with the matches of before" in done.stderr
    assert (pi.runs(), pi.players(), pi.told()) == ("1.0-old", [("Ann",)], "back 1.0\n")
    assert pi.install("1.1-new").stdout.endswith("Upgraded from 1.0-old to 1.1-new\n")
    assert pi.versions() == {"1.0-old", "1.1-new"}


def test_installing_what_runs_is_no_upgrade_and_nothing_is_told(pi):
    done = pi.install("1.0-old")
    assert (done.returncode, done.stderr) == (0, "")
    assert pi.runs() == "1.0-old"
    assert not (pi.state / "upgrade-outcome").exists()


def test_before_the_first_installation_there_is_nothing_to_upgrade(pi):
    (pi.here / "app/current").unlink()
    assert pi.upgrade_to("1.1-new").stderr == "install: nothing is installed yet\n"
