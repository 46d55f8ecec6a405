"""The installer: clean shell, every step told beforehand, what it asks of a wheel. It really runs in tests/system."""

from __future__ import annotations

import re
import shutil
import zipfile

import pytest

from tests.systemd.debian import needs, run
from tests.systemd.helper_code import SYSTEMD, load

ROOT = SYSTEMD.parent
INSTALL = SYSTEMD / "install"
SCRIPTS = sorted(
    path
    for folder in (SYSTEMD, ROOT / "tests/system", ROOT / ".ci")
    for path in folder.iterdir()
    if path.is_file() and re.match(rb"#!.*sh|# shellcheck shell=|.*\n# shellcheck shell=", path.read_bytes())
)
wheel = load("wheel")


def steps(*words) -> list[str]:
    planned = run("bash", INSTALL, "--dry-run", *words)
    assert (planned.stderr, planned.returncode) == ("", 0)
    return [line.removeprefix("+ ") for line in planned.stdout.splitlines() if line.startswith("+ ")]


def in_order(steps: list[str], *parts: str) -> bool:
    """Whether steps with these parts stand one after the other."""
    rest = iter(steps)
    return all(any(part in step for step in rest) for part in parts)


@needs("shellcheck", "shellcheck")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_shellcheck_finds_nothing(script):
    checked = run("shellcheck", "-x", script, cwd=ROOT)
    assert checked.stdout == ""


def test_all_scripts_are_checked():
    ours = {"install", "upgrade.bash", "companion", "run", "scratch.bash", "kiosk_in_vm", "arm64"}
    assert {path.name for path in SCRIPTS} >= ours


def test_the_plan_of_an_installation(built):
    plan = steps(built)
    assert in_order(
        plan,
        "apt-get install -q -y --no-install-recommends python3-pygame python3-gpiozero python3-lgpio python3-spidev "
        "python3-rpi-lgpio python3-venv libegl1 libgles2 libgl1-mesa-dri fonts-noto-cjk",
        "groupadd --system spi",
        "useradd --system",
        "usermod --append --groups spi,gpio,video,render,input,audio companion",
        "install -d -o companion -g companion -m 750 /var/lib/companion",
        "dtparam=spi=on >> /boot/firmware/config.txt",
        "python3 -m venv --system-site-packages /opt/companion/1.2-",
        "--no-deps mfrc522==0.0.7",
        "mv -T /opt/companion/.next /opt/companion/current",
        "/etc/systemd/system/companion.service",
        "/etc/udev/rules.d/60-companion.rules",
        "/share/companion/companion /usr/local/bin/companion",
        "/etc/companion.toml",
        "systemctl daemon-reload",
        "systemctl stop companion.service",
        "/usr/local/bin/companion doctor",
        "systemctl enable -q companion.service companion-off.path companion-helper.path companion-undo-upgrade.service",
        "systemctl restart companion.service",
    )


def test_an_upgrade_puts_the_matches_by_before_anything_changes(built):
    assert in_order(
        steps("--upgrade", built),
        "python3 -m venv --system-site-packages",
        "systemctl stop companion.service",
        "/var/lib/companion/companion.db /var/lib/companion/before-upgrade.db",
        "/opt/companion/before",
        "sync",
        "mv -T /opt/companion/.next /opt/companion/current",
        "/share/companion/companion /usr/local/bin/companion",
        "systemctl enable -q companion.service companion-off.path companion-helper.path companion-undo-upgrade.service",
        "systemctl start companion.service",
        "sleep 10",
        "rm -rf /opt/companion/before",
        "upgraded 1.2 /var/lib/companion/upgrade-outcome",
    )


def test_taking_it_off_keeps_what_is_the_players(built):
    plan = steps("--uninstall")
    assert in_order(plan, "systemctl stop", "systemctl disable", "rm -rf /etc/systemd/system/companion.service")
    assert "rm -rf /usr/local/bin/companion" in plan
    assert not [step for step in plan if "/var/lib/companion" in step or "companion.toml" in step]


def test_a_plan_changes_nothing(built, tmp_path):
    root = tmp_path / "root"
    root.mkdir()
    planned = steps("--root", root, built)
    assert f"chroot {root}" not in planned
    assert list(root.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--faster"], "--faster: unknown; see install --help"),
        (["--root"], "--root: expected a folder"),
        (["/nowhere.whl"], "/nowhere.whl: no such wheel"),
        (["--upgrade", "--root", "/tmp"], "--upgrade is for the running system"),
        (["--undo", "--root", "/tmp"], "--undo is for the running system"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words, says):
    refused = run("bash", INSTALL, "--dry-run", *words)
    assert refused.returncode == 1
    assert refused.stderr == f"install: {says}\n"


def test_no_unit_is_forgotten():
    listed = re.search(r"unit_files=\((.*?)\)", INSTALL.read_text(encoding="utf-8"), re.DOTALL)[1].split()
    assert set(listed) == {path.name for kind in ("service", "path") for path in SYSTEMD.glob(f"*.{kind}")}


# -- in a system that is not running

SYSTEM = """
source {install}
root={root}
ask() {{ echo "systemd 257 (257.7-1)"; }}
{steps}
"""


@pytest.fixture
def system(tmp_path):
    """A system with one version in it; runs steps of the installer there."""
    shutil.copytree(SYSTEMD, tmp_path / "opt/companion/1.0/share/companion")

    def do(steps: str):
        return run("bash", "-c", SYSTEM.format(install=INSTALL, root=tmp_path, steps=steps))

    return do


def test_the_command_is_on_the_path(system, tmp_path):
    assert system("put_system_files 1.0").returncode == 0
    command = tmp_path / "usr/local/bin/companion"
    assert command.stat().st_mode & 0o777 == 0o755


def test_a_power_cut_finds_each_file_as_it_was_or_as_it_will_be(system, tmp_path):
    """Otherwise it might leave half of the very unit that takes an upgrade back."""
    done = system("put_system_files 1.0")
    assert "/companion-undo-upgrade.service.part\n" in done.stdout
    assert not list(tmp_path.glob("etc/**/*.part"))


def test_one_file_that_cannot_be_put_is_told_and_the_others_are_put(system, tmp_path):
    (tmp_path / "opt/companion/1.0/share/companion/companion.service").unlink()
    assert system("put_system_files 1.0 || exit 7").returncode == 7
    assert (tmp_path / "usr/local/lib/companion/helper.py").exists()


RUNNING = """
live() {{ :; }}
systemctl() {{ [[ $1 != is-active ]] || {runs}; }}
command=doctor
doctor() {{ say "doctor $1"; }}
changed={changed}
see_doctor
"""


@pytest.mark.parametrize(
    ("runs", "changed", "says"),
    [
        ("true", "false", "  it runs as it did; Settings, Check-up tells of its parts\n"),
        ("true", "true", "+ systemctl stop companion.service\n+ doctor doctor\ndoctor doctor\n"),
        ("false", "false", "+ systemctl stop companion.service\n+ doctor doctor\ndoctor doctor\n"),
    ],
)
def test_the_doctor_never_quarrels_with_the_service_for_the_reader(system, runs, changed, says):
    assert system(RUNNING.format(runs=runs, changed=changed)).stdout == f"\n== Doctor\n{says}"


# -- the wheel


METADATA = """\
Metadata-Version: 2.4
Name: table-companion
Version: 1.2
Requires-Dist: pygame<3,>=2.5.2; python_version < "3.14"
Requires-Dist: pygame-ce<3; python_version >= "3.14"
Requires-Dist: gpiozero<3,>=2
Requires-Dist: msgspec<1,>=0.19
Provides-Extra: pi
Requires-Dist: mfrc522==0.0.7; sys_platform == "linux" and extra == "pi"
Requires-Dist: spidev>=3.5; sys_platform == "linux" and extra == "pi"
Requires-Dist: ndeflib<1; extra == "pi"
Provides-Extra: test
Requires-Dist: pytest>=8; extra == "test"
"""


@pytest.fixture
def make(tmp_path):
    def of(code: str, stamp: str = ""):
        path = tmp_path / "table_companion-1.2-py3-none-any.whl"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("companion/core.py", code)
            archive.writestr("table_companion-1.2.dist-info/METADATA", METADATA)
            record = f"companion/core.py,sha256={code},9\ntable_companion-1.2.dist-info/METADATA,sha256={stamp},9\n"
            archive.writestr("table_companion-1.2.dist-info/RECORD", record)
        return path

    return of


@pytest.fixture
def built(make):
    return make("pass")


def test_only_what_debian_does_not_have_is_fetched(built):
    """Its own pygame has no KMSDRM; spidev would need a compiler, and so would what mfrc522 names."""
    assert list(wheel.needs(built)) == ["gpiozero<3,>=2", "msgspec<1,>=0.19", "ndeflib<1"]


def test_a_wheel_built_again_is_the_same_and_changed_code_is_another(make):
    assert wheel.id_of(make("pass", "today")) == wheel.id_of(make("pass", "tomorrow"))
    assert wheel.id_of(make("pass")) != wheel.id_of(make("raise"))
    assert wheel.id_of(make("pass")).startswith("1.2-")


@pytest.mark.parametrize(
    ("version", "than", "older"),
    [
        ("0.9.1", "0.10.0", True),
        ("0.10.0", "0.9.1", False),
        ("0.2", "0.2.0", False),
        ("0.2.0", "0.2", False),
        ("1.0rc1", "1.0", True),
        ("1.0", "1.0rc1", False),
        ("1.0.dev3", "1.0", True),
        ("1.0rc2", "1.0rc10", True),
        ("1.0", "1.0.1", True),
    ],
)
def test_which_version_is_older(version, than, older):
    assert run("python3", SYSTEMD / "wheel.py", "older", version, than).returncode == (0 if older else 1)
