"""The doctor: on a machine that lacks everything, on one that is strange, and what is said of storage and clock."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime

import pytest

from companion import doctor
from companion.database import in_use
from companion.inputs import Finding
from companion.journal import Journal
from companion.model import LANGUAGES
from companion.text import Text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_bare_machine_every_missing_thing_is_named_with_its_remedy(run, tmp_path, lang):
    status, out, err = run("doctor", "--json", "--lang", lang, "--data", tmp_path / "none")
    assert (status, err) == (1, "")
    report = json.loads(out)
    assert report["ok"] is False
    assert [check["id"] for check in report["checks"]] == list(doctor.IDS)
    ill = {check["id"]: check for check in report["checks"] if not check["ok"]}
    assert {"reader", "spi", "pins", "display"} <= set(ill)
    for check in report["checks"]:
        assert check.keys() == {"id", "ok", "text", "remedy"}
        assert check["text"]
        assert bool(check["remedy"]) == (not check["ok"])
        assert not check["text"].startswith("app-")


def test_the_command_itself_prints_json_alone_and_no_traceback(tmp_path):
    """As a user runs it: another process, nothing set up."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "companion", "doctor", "--json"]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert json.loads(done.stdout)["ok"] is False
    assert "Traceback" not in done.stderr


def test_people_read_a_line_a_check_with_the_remedy_under_it(run, tmp_path):
    status, out, _ = run("doctor", "--data", tmp_path)
    assert status == 1
    lines = out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("--  spi"))
    assert "SPI is off" in lines[at]
    assert lines[at + 1].strip().startswith("Switch SPI on")


def test_what_the_file_holds_and_what_was_changed_on_the_device_are_both_printed(run, tmp_path):
    with closing(Journal(tmp_path / "companion.db")) as journal:
        journal.set("volume", "70")
    config = tmp_path / "companion.toml"
    config.write_text('[reader]\nkind = "none"\n')
    out = run("doctor", "--config", config, "--data", tmp_path)[1]
    assert "reader.kind = none" in out
    assert "sound.volume = 30" in out
    assert "volume = '70' (changed on the device)" in out


def test_a_configuration_that_cannot_be_read_is_one_line(run, tmp_path):
    (tmp_path / "companion.toml").write_text("[reader]\nbuss = 1\n")
    status, out, err = run("doctor", "--config", tmp_path / "companion.toml")
    assert (status, out) == (2, "")
    assert "buss" in err


def test_a_check_that_breaks_does_not_take_the_others_with_it():
    def breaks():
        raise RuntimeError("a strange machine")

    well = Finding("clock", "app-check-clock-well", None, (("now", "now"),))
    found = {one.id: one for one in doctor.checked((breaks, lambda: [well]))}
    assert found["clock"] is well
    assert found["reader"].key == "app-check-broke"
    assert list(found) == list(doctor.IDS)


def test_what_the_running_companion_holds_is_not_ill(run, tmp_path, monkeypatch):
    def display(*_):
        return [Finding("display", "app-check-display-missing", "app-check-display-missing-do", (("what", "busy"),))]

    monkeypatch.setattr("screens.seen.of_display", display)

    def seen():
        report = json.loads(run("doctor", "--json", "--data", tmp_path)[1])
        return next((check["ok"], check["text"]) for check in report["checks"] if check["id"] == "display")

    with closing(Journal(tmp_path / "companion.db")):
        assert seen() == (True, "In use by the running companion: see its Check-up")
    assert seen() == (False, "No display: busy")


def test_nobody_runs_on_a_database_that_is_not_there_or_broken(tmp_path):
    assert not in_use(tmp_path / "none.db")
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "broken.db").write_bytes(b"no database " * 400)
    assert not in_use(tmp_path / "broken.db")


def test_all_well_is_ok():
    say = Text({}).words("en").say
    report = doctor.as_json([Finding("fonts", "app-check-fonts-well")], say)
    assert report == {
        "ok": True, "checks": [{"id": "fonts", "ok": True, "text": "Letters for all languages", "remedy": ""}]
    }  # fmt: skip


# -- storage


@pytest.fixture
def mounts(tmp_path):
    """A list of mounts in which the folder of the test lies on this kind of file system."""

    def kind(name):
        file = tmp_path / "mounts"
        file.write_text(
            f"/dev/root / ext4 rw 0 0\nnone {tmp_path} {name} rw 0 0\n/dev/sda1 {tmp_path}/other vfat rw 0 0\n"
        )
        return file

    return kind


def test_free_room_and_the_time_of_one_save_are_told(tmp_path, mounts):
    finding = doctor.storage(tmp_path / "not" / "there", mounts("ext4"))
    assert (finding.key, finding.remedy) == ("app-check-storage-well", None)
    assert [name for name, _ in finding.args] == ["mb", "ms"]
    assert list(tmp_path.iterdir()) == [tmp_path / "mounts"], "nothing is left behind"


@pytest.mark.parametrize("kind", ["overlay", "tmpfs"])
def test_a_folder_that_goes_with_the_power_is_found_out(tmp_path, mounts, kind):
    assert doctor.storage(tmp_path, mounts(kind)).key == "app-check-storage-fleeting"


def test_a_full_disk_and_a_slow_card_are_told(tmp_path, mounts, monkeypatch):
    monkeypatch.setattr(doctor, "one_save", lambda _: 1.2)
    slow = doctor.storage(tmp_path, mounts("ext4"))
    assert (slow.key, dict(slow.args)["ms"]) == ("app-check-storage-slow", 1200)
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _: type("Usage", (), {"free": 20 * 1024 * 1024}))
    full = doctor.storage(tmp_path, mounts("ext4"))
    assert (full.key, dict(full.args)["mb"]) == ("app-check-storage-full", 20)


def test_a_disk_that_takes_nothing_is_told(tmp_path, mounts, monkeypatch):
    def read_only(_):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(doctor, "one_save", read_only)
    finding = doctor.storage(tmp_path, mounts("ext4"))
    assert finding.key == "app-check-storage-denied"
    assert dict(finding.args)["what"] == "Read-only file system"


def test_a_clock_that_was_never_set_is_told():
    assert doctor.clock(lambda: None).key == "app-check-clock-unset"
    assert doctor.clock(lambda: datetime(2026, 11, 30, 12, tzinfo=UTC)).remedy is None
