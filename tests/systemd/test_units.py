"""The units: what systemd thinks of them, and what they promise."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from companion.requests import Verb
from tests.systemd.debian import needs, run
from tests.systemd.helper_code import SYSTEMD, load

UNITS = sorted([*SYSTEMD.glob("*.service"), *SYSTEMD.glob("*.path")])


def settings(name: str) -> dict[str, list[str]]:
    """What a unit says, by key: a key may stand several times."""
    said = defaultdict(list)
    for key, value in re.findall(r"^(\w+)=(.*)$", (SYSTEMD / name).read_text(encoding="utf-8"), re.MULTILINE):
        said[key].append(value)
    return said


@needs("systemd-analyze", "systemd")
def test_systemd_has_nothing_to_say_against_any_unit(tmp_path):
    """It ends with 0 even for unknown keys: only silence is praise. What they run is made to exist."""
    for unit in UNITS:
        text = re.sub(r"^(Exec\w+=)\S+", r"\1/bin/true", unit.read_text(encoding="utf-8"), flags=re.MULTILINE)
        (tmp_path / unit.name.replace("@", "@sda1")).write_text(text, encoding="utf-8")
    checked = run("systemd-analyze", "verify", "--man=no", *sorted(tmp_path.iterdir()))
    assert (checked.stderr, checked.stdout, checked.returncode) == ("", "", 0)


@needs("systemd-analyze", "systemd")
def test_the_service_is_hardened(capsys):
    scored = run("systemd-analyze", "security", "--offline=true", "--threshold=20", SYSTEMD / "companion.service")
    with capsys.disabled():
        print(f" {scored.stdout.strip().splitlines()[-1]} ", end="")
    assert scored.returncode == 0


def test_systemd_waits_for_the_first_frame_and_watches_the_main_loop():
    unit = settings("companion.service")
    assert (unit["Type"], unit["NotifyAccess"], unit["WatchdogSec"]) == (["notify"], ["main"], ["15"])
    assert (unit["Restart"], unit["RestartSec"]) == (["always"], ["2"])


def test_a_wrong_configuration_is_not_restarted_and_a_missing_display_is():
    """`companion` ends with 2 for the one and with 1 for the other."""
    assert settings("companion.service")["RestartPreventExitStatus"] == ["2"]


def test_it_is_an_ordinary_service_without_login_and_console():
    unit = settings("companion.service")
    assert unit["User"] == ["companion"]
    assert {"PAMName", "TTYPath", "StandardInput"} & set(unit) == set()
    assert set(unit["SupplementaryGroups"][0].split()) == {"spi", "gpio", "video", "render", "input", "audio"}


def test_what_would_crash_the_display_or_hide_it_is_not_forbidden():
    unit = settings("companion.service")
    assert {"MemoryDenyWriteExecute", "PrivateDevices"} & set(unit) == set()
    assert "AF_NETLINK" in unit["RestrictAddressFamilies"][0].split()
    devices = {allowed.split()[0] for allowed in unit["DeviceAllow"]}
    assert devices >= {"char-drm", "char-input", "char-gpiochip", "char-alsa"}


def test_spi_that_is_switched_on_later_may_be_used():
    """systemd looks up nodes and names of drivers when a service starts, and a number never: spidev's is 153."""
    allowed = settings("companion.service")["DeviceAllow"]
    assert "char-153 rw" in allowed
    assert not [device for device in allowed if "spi" in device]


def test_it_paints_on_the_display_itself():
    """The machine of tests/system/kiosk_in_vm showed that SDL's first choice, desktop OpenGL, leaves it black."""
    environment = settings("companion.service")["Environment"]
    assert {"SDL_VIDEODRIVER=kmsdrm", "SDL_RENDER_DRIVER=opengles2"} <= set(environment)


def test_it_stands_where_lgpio_may_write_and_root_may_mount():
    unit = settings("companion.service")
    own = f"/run/{unit['RuntimeDirectory'][0]}"
    assert unit["WorkingDirectory"] == [own]
    assert settings("companion-helper.path")["DirectoryNotEmpty"] == [f"{own}/ask"]
    assert settings("companion-off.path")["PathExists"] == [f"{own}/off"]


def test_every_watcher_has_its_service():
    for watcher in SYSTEMD.glob("*.path"):
        assert watcher.with_suffix(".service").exists()
        assert settings(watcher.name)["WantedBy"] == ["multi-user.target"]


@pytest.mark.parametrize("name", ["companion-helper.service", "companion-usb@.service", "companion-upgrade.service"])
def test_impatience_switches_nothing_off(name):
    """With a limit of starts, the sixth request in ten seconds would make a watcher fail until the next boot."""
    head = (SYSTEMD / name).read_text(encoding="utf-8").partition("[Service]")[0]
    assert "\nStartLimitIntervalSec=0\n" in head


def test_after_an_upgrade_the_stick_may_be_pulled_whatever_came_of_it():
    unit = settings("companion-upgrade.service")
    assert unit["ExecStopPost"][-1] == "-/usr/bin/systemctl stop companion-usb@*.service"
    assert int(unit["TimeoutStopSec"][0]) >= 2 * int(settings("companion.service")["TimeoutStartSec"][0])


def test_an_unfinished_upgrade_is_taken_back_before_anything_of_it_runs():
    unit = settings("companion-undo-upgrade.service")
    assert (unit["Before"], unit["WantedBy"]) == (["companion.service"], ["multi-user.target"])
    [link] = unit["ConditionPathExists"]
    assert unit["ExecStart"] == [f"/bin/bash {link}/share/companion/install --undo-at-boot"]
    killed = settings("companion-upgrade.service")["ExecStopPost"][0]
    assert killed == f"-/bin/sh -c '[ ! -e {link} ] || bash {link}/share/companion/install --undo'"


def test_powering_off_reads_nothing():
    unit = settings("companion-off.service")
    assert unit["ExecStart"] == ["/usr/bin/systemctl --no-block poweroff"]


def test_root_runs_nothing_that_the_service_could_have_written():
    writable = ("/run/companion/app", "/run/companion/usb", "/var/lib/companion", "/var/cache/companion")
    for unit in UNITS:
        if unit.name != "companion.service":
            commands = [
                command for key, said in settings(unit.name).items() if key.startswith("Exec") for command in said
            ]
            assert not [command for command in commands if any(place in command for place in writable)]


def test_a_stick_that_is_pulled_is_let_go():
    unit = settings("companion-usb@.service")
    assert unit["BindsTo"] == ["dev-%i.device"]
    assert unit["ExecStop"]


def test_both_sides_know_the_same_requests(tmp_path):
    assert {*load("helper").Helper(tmp_path)._acts} == {verb.value for verb in Verb} - {"off"}


@pytest.mark.parametrize("system", ["spidev", "gpio", "input", "drm", "backlight"])
def test_every_kind_of_device_has_a_rule_for_a_group_of_the_service(system):
    rules = (SYSTEMD / "60-companion.rules").read_text(encoding="utf-8")
    ours = [line for line in rules.splitlines() if f'SUBSYSTEM=="{system}"' in line]
    groups = set(settings("companion.service")["SupplementaryGroups"][0].split())
    given = {
        group for line in ours for group in re.findall(r'GROUP="(\w+)"|chgrp (\w+)', line) for group in group if group
    }
    assert given
    assert given <= groups
