"""The device itself: check-up, errands of the helper, reports without names, and the date that somebody set."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from zipfile import ZipFile

import pytest

from companion import commands as ask_for
from companion.bug_report import write_report
from companion.clock import FakeClock
from companion.core import Core
from companion.engine import Adjust, Msg
from companion.health import Health, WallClock
from companion.inputs import Fault, Finding, Tap, Tick, Wrote
from companion.journal import Journal
from companion.requests import Requests
from companion.results import NotPlayable
from tests.engine import toy
from tests.sitting import HeardCues, uid_of

EVENING = datetime(2026, 11, 30, 20, 15, tzinfo=UTC)
PINS = Finding("pins", "app-check-pins-well", None, (("n", 13), ("chip", "gpiochip0")))


class Written:
    """A reader that only notes what is to be written."""

    def __init__(self):
        self.orders = []

    def write(self, uid, text):
        self.orders.append((uid, text))


class House:
    """A device with a helper whose answers are given by the test."""

    def __init__(self, folder, *, helper=True, report=None):
        self.run = folder / "run"
        app = self.run / "app"
        app.mkdir(parents=True)
        (self.run / "answers").mkdir()
        self.stick = self.run / "usb"
        self.stick.mkdir()
        self.folder = folder
        self.clock = FakeClock()
        self.reader = Written()
        self.machine_knows = None
        self.wall = WallClock(folder / "date-set", lambda: self.machine_knows, folder / "boot")
        (folder / "boot").write_text("first run")
        self.spare = folder / "reports"
        self.hanging = False
        health = Health(
            checks=lambda: (PINS,),
            report=report or self._report,
            result=self._result,
            spare=self.spare,
            requests=Requests(self.clock, app if helper else None),
            writer=self.reader,
            wall=self.wall,
            clock=self.clock,
            outcome=folder / "upgrade-outcome",
            aside=self.carry,
        )
        self.journal = Journal(folder / "companion.db")
        self.core = Core({"toy": toy.GAME}, self.journal, self.clock, HeardCues(), health=health)

    def _report(self, folder, findings):
        folder.mkdir(exist_ok=True)
        file = folder / "report.zip"
        file.write_text(str(len(findings)))
        return file

    def _result(self, folder, match):
        folder.mkdir(exist_ok=True)
        file = folder / f"{match}.bgsplay"
        file.touch()
        return file

    def carry(self, work):
        """Copies at once, or never comes back, as a stick that is dying."""
        if not self.hanging:
            work()

    def asked(self, verb):
        """The request that lies there, without its token."""
        file = self.run / "app" / ("off" if verb == "off" else f"ask/{verb}")
        return file.read_text().split() if file.exists() else None

    def answer(self, verb, *words):
        token = self.asked(verb)[0]
        (self.run / "app" / f"ask/{verb}").unlink()
        (self.run / "answers" / verb).write_text(" ".join((token, *words)))
        self.tick()  # the answer is read
        self.tick()  # and what it led to, where that is done at once

    def tick(self, seconds=1.0):
        self.clock.advance(seconds)
        self.core.handle(Tick(self.clock.now()))

    @property
    def said(self):
        message = self.core.model().message
        return None if message is None else message.key


@pytest.fixture
def house(tmp_path):
    made = House(tmp_path)
    yield made
    made.journal.close()


def test_a_check_up_is_in_the_model_until_the_next(house):
    assert house.core.model().device.findings == ()
    house.core.handle(ask_for.CheckUp())
    assert house.core.model().device.findings == (PINS,)


def test_a_pin_that_failed_in_use_is_not_well_whatever_its_check_says(house):
    house.core.handle(Fault("button 2", "app-fault-pin", "GPIO 6"))
    house.core.handle(ask_for.CheckUp())
    (finding,) = house.core.model().device.findings
    assert (finding.key, finding.args) == ("app-check-pins-broken", (("what", "button 2"),))


def test_a_silent_reader_is_no_fault_of_the_pins(house):
    house.core.handle(Fault("reader", "app-fault-reader-silent"))
    house.core.handle(ask_for.CheckUp())
    assert house.core.model().device.findings == (PINS,)


def test_a_report_goes_to_a_stick_that_is_mounted_and_let_go(house):
    """From settings it is one touch, from home two."""
    house.core.handle(ask_for.SaveReport())
    assert house.said == "app-one-moment"
    assert house.asked("mount") is not None
    house.answer("mount", "done", "0.1.0")
    assert (house.stick / "report.zip").read_text() == "1"
    house.answer("unmount", "done")
    assert house.said == "app-report-saved"


@pytest.mark.parametrize(
    ("why", "key"), [("no-stick", "app-no-stick"), ("stick-not-read", "app-stick-not-read"), ("failed", "app-not-done")]
)
def test_without_a_stick_it_is_said_and_can_be_tried_again(house, why, key):
    house.core.handle(ask_for.SaveReport())
    house.answer("mount", why)
    assert house.said == key
    house.core.handle(ask_for.SaveReport())
    assert house.asked("mount") is not None


@pytest.mark.parametrize(
    ("fault", "key"),
    [
        (OSError(28, "No space left on device"), "app-not-written"),
        (NotPlayable("match m1: too old"), "app-unreadable"),
    ],
)
def test_what_cannot_be_written_is_said_and_the_stick_let_go(tmp_path, fault, key):
    def fails(*_):
        raise fault

    house = House(tmp_path, report=fails)
    house.core.handle(ask_for.SaveReport())
    house.answer("mount", "done")
    house.answer("unmount", "done")
    assert house.said == key
    house.core.handle(ask_for.SaveReport())
    assert house.asked("mount") is not None, "it can be tried again"
    house.journal.close()


def test_a_helper_that_never_answers_is_given_up_and_nothing_waits(house):
    house.core.handle(ask_for.SaveReport())
    house.tick(11)
    assert house.said == "app-no-helper"
    assert house.asked("mount") is None, "it must not come true in an hour"


def test_one_errand_at_a_time(house):
    house.core.handle(ask_for.SaveReport())
    house.core.handle(ask_for.SetDate("2026-11-30T20:15"))
    assert house.said == "app-one-moment"
    assert house.asked("clock") is None


def test_switching_off_waits_for_no_errand(house):
    house.core.handle(ask_for.SaveReport())
    house.core.handle(ask_for.PowerOff())
    assert house.asked("off") is not None
    house.answer("mount", "done")
    assert not (house.stick / "report.zip").exists(), "what was left undone does not go on"


def test_a_stick_that_hangs_is_given_up_and_let_go(house):
    house.hanging = True
    house.core.handle(ask_for.SaveReport())
    house.answer("mount", "done")
    house.tick(59)
    assert house.asked("unmount") is None
    house.tick(2)
    house.answer("unmount", "done")
    assert house.said == "app-not-written"


def test_a_stick_that_takes_nothing_is_told_and_let_go(house):
    house.core.handle(ask_for.SaveReport())
    house.stick.rmdir()
    house.answer("mount", "done")
    house.answer("unmount", "done")
    assert house.said == "app-not-written"


def test_power_off_is_asked_of_the_helper(house):
    assert "off" in house.core.model().device.can
    house.core.handle(ask_for.PowerOff())
    assert house.asked("off") is not None


def test_without_a_helper_nothing_of_its_is_offered_and_a_report_stays_here(tmp_path):
    house = House(tmp_path, helper=False)
    assert house.core.model().device.can == {"write"}
    house.core.handle(ask_for.SaveReport())
    assert house.said == "app-report-kept"
    assert (house.spare / "report.zip").exists()
    house.core.handle(ask_for.PowerOff())
    house.tick()
    assert house.said == "app-no-helper"
    house.journal.close()


def test_an_upgrade_begins_with_the_stick(house):
    house.core.handle(ask_for.Upgrade())
    house.answer("mount", "done", "0.2.0")
    house.answer("upgrade", "no-new-version")
    house.answer("unmount", "done")
    assert house.said == "app-no-new-version"


@pytest.mark.parametrize(
    ("left", "key"),
    [
        ("upgraded 0.2.0", "app-upgraded"),
        ("back 0.1.0", "app-upgrade-back"),
        ("failed", "app-upgrade-not-done"),
        ("older 0.0.9", "app-upgrade-older"),
    ],
)
def test_how_an_upgrade_ended_is_told_once(house, left, key):
    (house.folder / "upgrade-outcome").write_text(f"{left}\n")
    house.tick()
    message = house.core.model().message
    assert message == Msg(key, version=left.partition(" ")[2])
    house.core.handle(ask_for.CheckUp())
    house.tick()
    assert house.said is None


def test_a_device_that_stops_does_not_take_away_what_was_said(house):
    (house.folder / "upgrade-outcome").write_text("back 0.1.0")
    house.tick()
    house.core.handle(Fault("reader", "app-fault-reader-missing"))
    assert house.said == "app-upgrade-back"


@pytest.mark.parametrize("left", [b"", b"no word of ours", b"\xff\xfe"])
def test_an_outcome_that_cannot_be_read_is_left_out(house, left):
    (house.folder / "upgrade-outcome").write_bytes(left)
    house.tick()
    assert house.said is None


def test_a_damaged_note_of_the_date_is_a_date_that_nobody_set(tmp_path):
    (tmp_path / "date-set").write_bytes(b"\xff\xfe")
    assert WallClock(tmp_path / "date-set", lambda: None, tmp_path / "boot")() is None


def test_a_date_that_somebody_set_is_believed_until_the_machine_is_switched_off(house, tmp_path):
    assert not house.core.model().device.date_known
    house.core.handle(ask_for.SetDate("2026-11-30T20:15"))
    assert house.asked("clock")[1:] == ["2026-11-30T20:15"]
    house.answer("clock", "done")
    assert house.said == "app-date-set"
    assert house.core.model().device.date_known
    again = WallClock(tmp_path / "date-set", lambda: None, tmp_path / "boot")
    assert again().tzinfo is UTC, "the journal writes down what this says"
    (tmp_path / "boot").write_text("second run")
    assert WallClock(tmp_path / "date-set", lambda: None, tmp_path / "boot")() is None


def test_a_date_of_a_time_server_is_better(house):
    house.machine_knows = datetime(2026, 11, 30, 19, 15, tzinfo=UTC)
    assert house.wall() == house.machine_knows
    assert house.core.model().device.date_known


def test_what_was_written_on_a_tag_is_in_the_model(house):
    house.core.handle(ask_for.WriteTag("04A1B2C3", "toy:c0"))
    assert house.reader.orders == [(bytes.fromhex("04A1B2C3"), "toy:c0")]
    house.core.handle(Wrote(bytes.fromhex("04A1B2C3"), "app-write-locked"))
    assert house.core.model().device.wrote == Wrote(bytes.fromhex("04A1B2C3"), "app-write-locked")
    assert house.said == "app-write-locked"


def test_a_tag_becomes_a_players_or_a_seats(house):
    uid = bytes.fromhex("04A1B2C3")
    for command, means in (
        (ask_for.BindPlayer("04A1B2C3", "Ann"), "player:Ann"),
        (ask_for.BindSeat("04A1B2C3", 2), "seat:2"),
    ):
        house.core.handle(command)
        house.core.handle(Tap(uid))
        assert house.core.model().tapped.means == means


def test_a_phone_becomes_nobodys(house):
    house.core.handle(ask_for.BindPlayer("08A1B2C3", "Ann"))
    assert house.said == "app-phone"
    assert house.journal.tags() == {}


# -- what a report holds


@pytest.fixture
def report(device, tmp_path):
    """Play a match of these people, and read the report of it."""

    def of(*names, log=""):
        device.sit_down("toy", *names)
        for card in ("c0", "c1", "c2"):
            device.do(Tap(uid_of(toy.GAME, card), f"toy:{card}"))
        logs = tmp_path / "logs"
        logs.mkdir()
        (logs / "companion.log").write_text(log, encoding="utf-8")
        (logs / "companion.log.1").write_text("older", encoding="utf-8")
        file = write_report(
            tmp_path / "stick", device.journal, device.games, logs, {"ok": True, "checks": []}, now=EVENING
        )
        with ZipFile(file) as zipped:
            return {name: zipped.read(name).decode() for name in zipped.namelist()}

    return of


def test_a_report_holds_log_record_and_check_up(report):
    held = report("Ann", "Ben", "Cleo", log="tap uid=04A1 card=c0 seat=0 accepted\n")
    assert set(held) == {"checkup.json", "companion.log", "companion.log.1", "record.jsonl"}
    assert "tap uid=04A1 card=c0" in held["companion.log"]
    lines = [json.loads(line) for line in held["record.jsonl"].splitlines()]
    assert lines[0]["game"] == "toy"
    assert [line["tap"] for line in lines[1:]] == ["c0", "c1", "c2"]


@pytest.mark.parametrize("names", [("Ann", "Ben", "Cleo"), ("王大明", "小花", "Maria-José O'Neil"), ("A", "Al", "Ali")])
def test_no_name_of_a_player_is_in_a_report(report, device, names):
    device.do(ask_for.Remember("Zebedee"))
    log = "".join(f"something about {name}, and Zebedee\n" for name in names)
    held = report(*names, log=log)
    for name in (*names, "Zebedee"):
        for file, text in held.items():
            words = [word.strip(",.\"' ") for line in text.splitlines() for word in line.split(" ")]
            assert name not in words, f"{name} in {file}"
            assert len(name) < 3 or name not in text, f"{name} in {file}"
    assert json.loads(held["record.jsonl"].splitlines()[0])["seats"] == ["seat 0", "seat 1", "seat 2"]


def test_what_people_wrote_themselves_is_left_out(device):
    device.sit_down("toy", "Ann", "Ben", "Cleo")
    device.do(ask_for.ByHand(Adjust(0, -1, "Grandma saw it")))
    with_words = write_report(
        device.path.parent / "stick", device.journal, device.games, device.path.parent, {}, now=EVENING
    )
    with ZipFile(with_words) as zipped:
        record = zipped.read("record.jsonl").decode()
    assert "Grandma" not in record
    assert "hash" not in record, "without the names it would not fit"
    assert json.loads(record.splitlines()[1])["adjust"]["points"] == -1


def test_reports_do_not_replace_each_other(report, tmp_path, device):
    report("Ann", "Ben", "Cleo")
    second = write_report(
        tmp_path / "stick", device.journal, device.games, tmp_path / "logs", {}, now=EVENING + timedelta(seconds=1)
    )
    assert second.name == "companion-20261130-201501.zip"
