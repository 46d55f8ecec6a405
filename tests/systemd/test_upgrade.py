"""The upgrade and the way back, with everything of root's but the files played: systemd, users, the environments."""

from __future__ import annotations

import re
import shlex
import shutil
import sqlite3
import sys
from contextlib import closing

import pytest

from tests.systemd.debian import run
from tests.systemd.helper_code import SYSTEMD

# What the real steps would need root for. Versions that are "bad" spoil the matches and never come up; "worse" ones
# spoil the copy too, "torn" ones have no system files to put, "strict" ones refuse the configuration, and under "slow"
# ones systemd loses its patience. Others never come up either, and whoever watches goes away ("unheard": nothing can
# be written, "unread": less is quit) or ends the way back too ("hasty"). Under "cut" ones the power goes.
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
make_environment() {{
    [[ -e $app/$id ]] || cp -r {here}/environment "$app/$id"
    [[ $id != *strict ]] || printf '#!/bin/sh\necho "install: mount: expected flat" >&2; exit 1' >"$app/$id/bin/python"
}}
sync() {{ :; }}
runuser() {{ shift 3; "$@"; }}
systemctl() {{
    case "$1 $(readlink "$app/current")" in
        "stop "*hasty) kill -TERM $$; rm -f {here}/runs ;;
        "stop "*) rm -f {here}/runs ;;
        "start "*bad) echo spoilt >"$state/companion.db"; return 1 ;;
        "start "*worse) echo spoilt | tee "$state/companion.db" "$state/before-upgrade.db" >/dev/null; return 1 ;;
        "start "*slow) kill -TERM $$ ;;
        "start "*unheard) echo spoilt >"$state/companion.db"; exec >/dev/full 2>&1; return 1 ;;
        "start "*unread) echo spoilt >"$state/companion.db"; exec > >(:); wait $!; return 1 ;;
        "start "*hasty) return 1 ;;
        "start "*cut) echo spoilt >"$state/companion.db"; kill -KILL $$ ;;
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
        programs = here / "environment/bin"
        programs.mkdir(parents=True)
        (programs / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
        (programs / "companion").write_text("#!/bin/sh\n")
        for program in programs.iterdir():
            program.chmod(0o755)
        (here / "environment/complete").touch()
        for name in ("0.9-older", "1.0-old"):
            shutil.copytree(here / "environment", here / "app" / name)
        (here / "app/current").symlink_to("1.0-old")
        with closing(sqlite3.connect(self.database)) as database, database:
            database.execute("create table players (name)")
            database.execute("insert into players values ('Ann')")

    def install(self, *words: str):
        stage = STAGE.format(install=SYSTEMD / "install", here=self.here, words=shlex.join(words))
        return run("bash", "-c", stage, cwd=self.here)

    def upgrade_to(self, version: str):
        return self.install("--upgrade", version)

    def runs(self) -> str | None:
        """What runs; None while the table is dark."""
        return self.stands() if (self.here / "runs").exists() else None

    def stands(self) -> str:
        """What would run at the next start."""
        return str((self.here / "app/current").readlink())

    def is_unfinished(self) -> bool:
        """Whether the next start takes something back: companion-undo-upgrade.service runs where this is there."""
        return (self.here / "app/before").exists()

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


@pytest.mark.parametrize("version", ["1.1-unheard", "1.1-unread", "1.1-hasty"])
def test_the_way_back_does_not_need_anybody_who_watches(pi, version):
    assert pi.upgrade_to(version).returncode != 0
    assert (pi.runs(), pi.players(), pi.told()) == ("1.0-old", [("Ann",)], "back 1.0\n")


@pytest.mark.parametrize("version", ["1.1-new", "1.1-bad", "1.1-torn", "1.1-slow", "1.1-unheard", "1.1-strict"])
def test_whichever_way_it_ends_the_next_start_takes_nothing_back(pi, version):
    pi.upgrade_to(version)
    assert not pi.is_unfinished()


def test_an_upgrade_that_a_power_cut_ends_is_taken_back_at_the_next_start(pi):
    pi.upgrade_to("1.1-cut")
    assert (pi.stands(), pi.is_unfinished()) == ("1.1-cut", True)
    done = pi.install("--undo-at-boot")
    assert done.returncode == 0
    assert done.stderr == (
        "install: an upgrade was cut short; 1.0-old is in its place again, with the matches of before\n"
    )
    assert (pi.stands(), pi.players(), pi.told()) == ("1.0-old", [("Ann",)], "back 1.0\n")
    assert "system files of 1.0-old" in done.stdout
    assert not pi.is_unfinished()


def test_at_boot_nothing_is_stopped_or_started_by_hand(pi):
    """The table waits for it: a stop would cancel its start, and a start would wait for ever."""
    pi.upgrade_to("1.1-cut")
    assert not re.search(r"systemctl (stop|start)", pi.install("--undo-at-boot").stdout)


def test_an_upgrade_that_was_killed_is_taken_back_at_once(pi):
    pi.upgrade_to("1.1-cut")
    done = pi.install("--undo")
    assert "install: an upgrade was cut short; 1.0-old runs again, with the matches of before\n" in done.stderr
    assert (pi.runs(), pi.players(), pi.is_unfinished()) == ("1.0-old", [("Ann",)], False)


def test_where_nothing_was_cut_short_nothing_is_taken_back(pi):
    done = pi.install("--undo")
    assert (done.returncode, done.stderr) == (1, "install: no upgrade was cut short\n")
    assert pi.runs() == "1.0-old"


def test_what_is_installed_after_a_killed_upgrade_stays(pi):
    pi.upgrade_to("1.1-cut")
    assert pi.install("1.1-cut").returncode == 0
    assert (pi.stands(), pi.is_unfinished()) == ("1.1-cut", False)


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


def test_a_configuration_that_the_new_version_refuses_ends_it_before_anything_is_stopped(pi):
    done = pi.upgrade_to("1.1-strict")
    assert done.returncode == 1
    assert done.stderr == (
        "install: mount: expected flat\ninstall: 1.1 does not take this configuration; nothing was changed\n"
    )
    assert "systemctl" not in done.stdout
    assert (pi.runs(), pi.told()) == ("1.0-old", "failed\n")


def test_it_is_the_version_that_reads_its_configuration_and_not_the_checkout_it_is_typed_in(pi):
    (pi.here / "companion").mkdir()
    (pi.here / "companion/__init__.py").write_text("raise SystemExit('the checkout was asked')")
    assert pi.upgrade_to("1.1-new").stderr == ""


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


def test_matches_of_which_there_is_no_copy_are_laid_aside_and_never_deleted(pi):
    """As where the owner moved the folder after an upgrade that was killed."""
    pi.upgrade_to("1.1-cut")
    (pi.state / "before-upgrade.db").unlink()
    pi.install("--undo")
    assert (pi.state / "companion.db.aside").read_text() == "spoilt\n"


def test_the_version_that_runs_is_no_upgrade(pi):
    done = pi.upgrade_to("1.0-old")
    assert done.returncode == 0
    assert done.stdout.startswith("1.0-old is what runs already\n")
    assert (pi.versions(), pi.told()) == ({"0.9-older", "1.0-old"}, "upgraded 1.0\n")


@pytest.mark.parametrize("words", [("--upgrade", "0.10-fine"), ("0.10-fine",)])
def test_an_older_version_is_refused(pi, words):
    done = pi.install(*words)
    assert done.returncode == 1
    assert done.stderr == (
        "install: 0.10 is older than 1.0, which is installed; to go back nevertheless, --uninstall first\n"
    )
    assert "systemctl" not in done.stdout
    assert (pi.runs(), pi.versions(), pi.told()) == ("1.0-old", {"0.9-older", "1.0-old"}, "older 0.10\n")


def test_installing_over_another_version_that_runs_is_an_upgrade_with_a_way_back(pi):
    done = pi.install("1.1-bad")
    assert "SPI\n" in done.stdout
    assert "1.0-old runs again, with the matches of before" in done.stderr
    assert (pi.runs(), pi.players(), pi.told()) == ("1.0-old", [("Ann",)], "back 1.0\n")
    assert pi.install("1.1-new").stdout.endswith("Upgraded from 1.0-old to 1.1-new\n")
    assert pi.versions() == {"1.0-old", "1.1-new"}


def without_python(pi) -> None:
    """As after an upgrade of Debian: nothing that the environment needs is found any more."""
    for program in ("python", "companion"):
        (pi.here / f"app/1.0-old/bin/{program}").write_text("#!/bin/sh\necho No module named companion >&2; exit 1")


def test_over_a_version_that_runs_no_more_the_new_one_is_installed_and_the_matches_are_copied(pi):
    without_python(pi)
    done = pi.install("1.1-new")
    assert (done.returncode, done.stderr) == (0, "")
    said = "1.0-old does not run any more, so there is nothing to go back to; the matches stay, and are copied first\n"
    assert said in done.stdout
    assert (pi.runs(), pi.players()) == ("1.1-new", [("Ann",)])
    pi.database = pi.state / "before-upgrade.db"
    assert pi.players() == [("Ann",)]


def test_the_same_where_the_matches_are_too_broken_to_be_copied(pi):
    without_python(pi)
    pi.database.write_text("broken")
    assert "  they could not be copied, and stay as they are\n" in pi.install("1.1-new").stdout
    assert (pi.runs(), pi.database.read_text()) == ("1.1-new", "broken")


def test_an_older_version_is_refused_even_over_one_that_runs_no_more(pi):
    without_python(pi)
    assert "0.10 is older than 1.0" in pi.install("0.10-fine").stderr
    assert pi.stands() == "1.0-old"


def test_an_upgrade_of_a_version_that_runs_no_more_says_what_to_do(pi):
    without_python(pi)
    done = pi.upgrade_to("1.1-new")
    said = "install: 1.0-old does not run any more, so there is no way back: install without --upgrade\n"
    assert (done.returncode, done.stderr) == (1, said)


def test_installing_what_runs_is_no_upgrade_and_nothing_is_told(pi):
    done = pi.install("1.0-old")
    assert (done.returncode, done.stderr) == (0, "")
    assert pi.runs() == "1.0-old"
    assert not (pi.state / "upgrade-outcome").exists()


def test_before_the_first_installation_there_is_nothing_to_upgrade(pi):
    (pi.here / "app/current").unlink()
    assert pi.upgrade_to("1.1-new").stderr == "install: nothing is installed yet\n"
