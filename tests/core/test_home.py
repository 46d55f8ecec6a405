"""The device at home: names, languages, settings, tags, and a model that only changes where something is new."""

from __future__ import annotations

import pytest

from companion.commands import (
    BindPlayer,
    BindTag,
    EndMatch,
    IgnoreTag,
    Leave,
    Remember,
    SetLanguage,
    SetSetting,
    TakeBack,
    TrySound,
)
from companion.core import Core
from companion.engine import Msg
from companion.inputs import Tap, Tick, Together
from companion.model import Tapped, Unbound
from companion.ports import Cue
from companion.tags import CardTag, PlayerTag, SeatTag, Tags
from tests.engine import toy
from tests.sitting import STRANGER

# -- people, languages, settings


def test_names_that_have_played_are_remembered_the_last_ones_first(table_of):
    table = table_of("toy", "Ann", "Ben")
    table.do(Leave())
    table.sit_down("toy", "Cleo", "Ann")
    assert table.model.players == ("Cleo", "Ann", "Ben")


def test_a_name_can_be_remembered_and_forgotten(device):
    device.do(Remember("Ann"))
    device.do(Remember("Ben"))
    device.do(Remember("Ann", forget=True))
    assert device.model.players == ("Ben",)


def test_the_language_stays_after_switching_off(device):
    device.do(SetLanguage("ja"))
    device.restart()
    assert device.model.lang == "ja"


@pytest.mark.parametrize("lang", ["fr", ""])
def test_a_language_that_cannot_be_shown_is_not_set(device, lang):
    device.do(SetLanguage(lang))
    assert device.model.lang == "en"


def test_a_language_whose_font_is_gone_gives_way_to_the_first_that_can_be_shown(device):
    device.do(SetLanguage("ja"))
    core = Core(device.games, device.journal, device.clock, device.sounds, languages=("en",))
    assert core.model().lang == "en"


def test_settings_stay_after_switching_off(device):
    device.do(SetSetting("sound", "off"))
    device.restart()
    assert device.model.settings["sound"] == "off"


def test_what_the_configuration_says_holds_until_the_players_choose(device):
    first = {"language": "ja", "sound": "off", "volume": "60", "mount": "flat"}

    def switched_on():
        device.core = Core(device.games, device.journal, device.clock, device.sounds, settings=first)
        return device.model.settings

    assert switched_on() == first
    device.do(SetSetting("volume", "70"))
    device.do(SetLanguage("en"))
    assert switched_on() == {**first, "volume": "70", "language": "en"}


@pytest.mark.parametrize(("setting", "off"), [("sound", "off"), ("volume", "0"), ("sound-accepted", "off")])
def test_a_sound_test_says_where_the_sound_is_switched_off(device, setting, off):
    device.do(TrySound())
    assert (device.sounds.words(), device.model.message) == ([Cue.ACCEPTED], None)
    device.do(SetSetting(setting, off))
    device.do(TrySound())
    assert device.model.message == Msg("app-sound-off")


# -- tags at home


def test_an_unknown_tag_at_home_asks_what_it_is(device):
    device.do(Tap(STRANGER))
    assert device.model.unbound == Unbound(STRANGER.hex().upper(), None, 1)
    device.do(IgnoreTag())
    assert device.model.unbound is None


def test_a_deck_is_bound_card_by_card_without_a_match(device):
    device.do(Tap(STRANGER))
    device.do(BindTag(STRANGER.hex().upper(), "toy", "c0"))
    assert device.model.unbound is None
    assert device.model.message == Msg("app-tag-bound")
    device.do(Tap(STRANGER))
    device.do(Tap(STRANGER))
    assert device.model.tapped == Tapped(STRANGER.hex().upper(), "toy:c0", 4), "laid down, named, and tapped twice"


def test_an_unknown_tag_laid_down_again_is_told_from_the_first_time(device):
    numbers = []
    for _ in range(3):
        device.do(Tap(STRANGER))
        numbers.append(device.model.unbound.number)
    assert numbers == [1, 2, 3]


def test_a_tag_that_is_named_at_home_counts_as_tapped(device):
    device.do(Tap(STRANGER))
    device.do(BindPlayer(STRANGER.hex().upper(), "Ann"))
    assert device.model.tapped == Tapped(STRANGER.hex().upper(), "player:Ann", 2)


def test_a_phone_at_home_is_told_from_a_card(device):
    device.do(Tap(bytes.fromhex("08A1B2C3")))
    assert device.model.message == Msg("app-phone")
    assert device.model.unbound is None


def test_several_tags_at_home_are_asked_for_one_at_a_time(device):
    device.do(Together((STRANGER, STRANGER)))
    assert device.model.message == Msg("app-one-at-a-time")


def test_a_tag_that_was_lost_with_its_game_means_nothing(device):
    device.journal.bind(STRANGER.hex().upper(), "gone:c0")
    device.restart()
    device.do(Tap(STRANGER))
    assert device.model.unbound is not None


def test_what_a_tag_means_is_written_as_tag_files_write_it(journal):
    tags = Tags(journal, {"toy": toy.GAME})
    for uid, means, text in [
        (STRANGER, CardTag("toy", "c0"), "toy:c0"),
        (b"\x04" * 4, PlayerTag("Ann: the first"), "player:Ann: the first"),
        (b"\x04" * 10, SeatTag(2), "seat:2"),
    ]:
        tags.bind(uid.hex().upper(), means)
        assert Tags(journal, {"toy": toy.GAME}).meaning(uid) == means
        assert journal.tags()[uid.hex().upper()] == text
    tags.unbind(STRANGER.hex().upper())
    assert tags.meaning(STRANGER) is None


def test_a_part_of_a_uid_never_equals_the_whole(journal):
    tags = Tags(journal, {"toy": toy.GAME})
    tags.bind("04A1B2C3D4E5F6", SeatTag(0))
    assert tags.meaning(bytes.fromhex("04A1B2C3")) is None


# -- what there is to see


def test_nothing_new_is_the_same_object(table_of):
    table = table_of("toy")
    model = table.model
    table.wait(1)
    table.do(Tick(table.clock.now()))
    assert table.model is model
    table.tap("c0")
    assert table.model is not model


def test_a_command_for_a_match_that_is_gone_does_nothing(device):
    device.do(TakeBack())
    device.do(EndMatch())
    assert device.model.table is None
