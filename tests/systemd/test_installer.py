"""The installer: clean shell, every step told beforehand, what it asks of a wheel. It really runs in tests/system."""

from __future__ import annotations

import re
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
    assert {path.name for path in SCRIPTS} >= {"install", "upgrade.bash", "run", "scratch.bash", "kiosk_in_vm", "arm64"}


def test_the_plan_of_an_installation(built):
    plan = steps(built)
    assert in_order(
        plan,
        "apt-get install -q -y --no-install-recommends python3-pygame python3-gpiozero python3-lgpio python3-spidev "
        "python3-rpi-lgpio python3-venv libegl1 libgles2 libgl1-mesa-dri fonts-noto-cjk",
        "groupadd --system spi",
        "useradd --system",
        "dtparam=spi=on >> /boot/firmware/config.txt",
        "python3 -m venv --system-site-packages /opt/companion/1.2-",
        "--no-deps mfrc522==0.0.7",
        "mv -T /opt/companion/.next /opt/companion/current",
        "/etc/systemd/system/companion.service",
        "/etc/udev/rules.d/60-companion.rules",
        "/etc/companion.toml",
        "systemctl daemon-reload",
        "systemctl enable -q companion.service companion-off.path companion-helper.path",
        "systemctl restart companion.service",
        "companion --config /etc/companion.toml doctor",
    )


def test_an_upgrade_puts_the_matches_by_before_anything_changes(built):
    assert in_order(
        steps("--upgrade", built),
        "python3 -m venv --system-site-packages",
        "systemctl stop companion.service",
        "/var/lib/companion/companion.db /var/lib/companion/before-upgrade.db",
        "mv -T /opt/companion/.next /opt/companion/current",
        "systemctl start companion.service",
        "sleep 10",
    )


def test_taking_it_off_keeps_what_is_the_players(built):
    plan = steps("--uninstall")
    assert in_order(plan, "systemctl stop", "systemctl disable", "rm -rf /etc/systemd/system/companion.service")
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
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words, says):
    refused = run("bash", INSTALL, "--dry-run", *words)
    assert refused.returncode == 1
    assert refused.stderr == f"install: {says}\n"


def test_no_unit_is_forgotten():
    listed = re.search(r"unit_files=\((.*?)\)", INSTALL.read_text(encoding="utf-8"), re.DOTALL)[1].split()
    assert set(listed) == {path.name for kind in ("service", "path") for path in SYSTEMD.glob(f"*.{kind}")}


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
