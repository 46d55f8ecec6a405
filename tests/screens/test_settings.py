"""Settings, languages, notices and news about what is stored."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.commands import SetLanguage, SetSetting
from companion.engine import Msg
from companion.inputs import Fault as DeviceFailed
from companion.model import Notice
from screens.fault import Alarm, Fault
from screens.home import HomeScreen
from screens.screen import Push
from screens.settings import Settings
from tests.pilot import Pilot


@pytest.fixture
def pilot(device):
    pilot = Pilot(device)
    pilot.stack.do(Push(Settings()), device.model)
    return pilot


def test_the_sound_is_switched_off_and_on(pilot, device):
    pilot.touch("Sound")
    assert device.model.settings["sound"] == "off"
    pilot.touch("Sound")
    assert device.model.settings["sound"] == "on"


def test_the_volume_ends_at_silence_and_at_full(pilot, device):
    pilot.touch_that(SetSetting("volume", "20"), SetSetting("volume", "10"), SetSetting("volume", "0"))
    assert SetSetting("volume", "-10") not in [hit.does for hit in pilot.look().hits]
    device.do(SetSetting("volume", "100"))
    assert SetSetting("volume", "110") not in [hit.does for hit in pilot.look().hits]


def test_a_language_is_found_by_its_own_name(pilot, device):
    pilot.touch("Language", "日本語")
    assert pilot.sent == [SetLanguage("ja")]
    assert device.model.lang == "ja"


def test_about_names_version_licence_and_software(pilot):
    pilot.touch("About")
    for words in ("0.1.0", "GPL", "pygame", "mfrc522", "warranty"):
        assert words in pilot.words.replace("\n", " "), words


def test_what_does_not_work_is_listed_with_what_to_do(pilot, device):
    assert "all well" in pilot.words
    device.do(DeviceFailed("reader", "app-fault-reader-wiring"))
    assert "1 to look at" in pilot.words
    pilot.touch("Check-up", "1 to look at")
    assert "check its wires" in pilot.words
    device.do(DeviceFailed("reader", None))
    assert "Everything works." in pilot.words


def test_news_about_what_is_stored_fills_the_screen_once(device):
    alarm = Alarm()
    news = Notice("storage", Msg("app-fault-storage-lost"))
    home = HomeScreen(None)
    model = replace(device.model, notices=(news,))
    assert isinstance(alarm(model, home), Fault)
    assert alarm(model, home) is None


def test_a_silent_reader_is_no_reason_to_fill_the_screen(device):
    device.do(DeviceFailed("reader", "app-fault-reader-silent"))
    assert Alarm()(device.model, HomeScreen(None)) is None
