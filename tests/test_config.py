"""The configuration file says what it means, or it is refused by name."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields, replace
from pathlib import Path

import pytest

from companion.config import Config, load_config
from companion.devices import ReaderConfig
from companion.errors import ConfigError
from companion.journal import Journal

SHIPPED = Path(__file__).parent.parent / "systemd" / "companion.toml"


@pytest.fixture
def written(tmp_path):
    def write(text: str):
        path = tmp_path / "companion.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_an_empty_file_is_the_usual_device(written):
    assert load_config(written("")) == Config()


def test_every_part_can_be_set(written):
    config = load_config(
        written("""
        language = "ja"
        data = "/data/companion"
        names = "/data/names.json"
        [reader]
        kind = "rc522"
        device = 1
        [pins]
        buttons = [5, 6, 13, 19]
        buzzer = 12
        leds = []
        [sound]
        on = false
        [display]
        size = [800, 480]
        mm = [154, 86]
        rotation = 180
        mount = "flat"
        """)
    )
    assert config.language == "ja"
    assert config.devices.reader == ReaderConfig(kind="rc522", device=1)
    assert config.pins.leds == ()
    assert (config.sound.on, config.display.rotation, config.display.mm) == (False, 180, (154.0, 86.0))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("colour = 1", "colour: unknown key, expected one of reader, pins, sound, display"),
        ("[reader]\nspeed = 1", "reader.speed: unknown key, expected one of kind, bus"),
        ("[reader]\nbus = 'zero'", "reader.bus: expected `int`, got `str`"),
        ("[display]\nrotation = 45", "display.rotation: expected one of 0, 90, 180, 270"),
        ("[display]\nsize = [800]", "display.size: expected `array` of length 2"),
        ("[display]\nsize = [0, 480]", "display.size: expected 100 to 10000"),
        ("[display]\nmm = [nan, 86]", "display.mm: expected 20 to 3000"),
        ("[display]\nmount = 'tilted'", "display.mount: expected one of wedge, flat"),
        ("[reader]\nkind = 'rc523'", "reader.kind: expected one of auto, rc522, sim, replayed, none"),
        ("[pins]\nkind = 'usb'", "pins.kind: expected one of auto, gpio, sim, none"),
        ("reader = 1", "reader: expected `object`, got `int`"),
        ("language = 'fr'", "language: expected one of en, zh-Hant, zh-Hans, ja"),
        ("[sound]\nvolume = 101", "sound.volume: expected 0 to 100"),
        ("[reader]\nperiod_ms = 0", "reader.period_ms: expected 20 to 1000"),
        ("[reader]\nperiod_ms = 20000", "reader.period_ms: expected 20 to 1000"),
        ("[reader]\nbus = 2", "reader.bus: expected 0 to 1"),
        ("[pins]\nbuttons = [40]", "pins.buttons[0]: there is no GPIO 40"),
        ("[pins]\nbuzzer = 5", "pins.buzzer: GPIO 5 is already pins.buttons[0]"),
        ("[reader", "expected TOML"),
    ],
)
def test_what_cannot_be_is_named_with_its_file_and_key(written, text, says):
    path = written(text)
    with pytest.raises(ConfigError) as refused:
        load_config(path)
    assert str(refused.value).startswith(str(path))
    assert says in str(refused.value)


def test_everything_unknown_is_said_at_once(written):
    with pytest.raises(ConfigError, match=r"colour.*reader\.speed"):
        load_config(written("colour = 1\n[reader]\nspeed = 1"))


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(ConfigError, match="No such file"):
        load_config(tmp_path / "nowhere.toml")


def test_the_shipped_file_is_the_defaults():
    assert load_config(SHIPPED) == Config()


def test_every_key_stands_in_the_shipped_file_with_its_default(tmp_path):
    """Taken out of their comments, the keys are all there are, and what they say is what holds without them."""
    given = re.sub(r"^# (?=\w+ = )", "", SHIPPED.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (tmp_path / "companion.toml").write_text(given, encoding="utf-8")
    explicit, plain = load_config(tmp_path / "companion.toml"), Config()
    for name in ("reader", "pins", "sound"):
        assert getattr(explicit, name) == getattr(plain, name)
    assert replace(explicit.display, size=None) == plain.display
    written = tomllib.loads(given)
    assert {*written} == {field.name for field in fields(Config)}
    for name in ("reader", "pins", "sound", "display"):
        assert {*written[name]} == {field.name for field in fields(getattr(plain, name))}


@pytest.mark.parametrize("words", [("export", "--all"), ("tags", "export", "-"), ("backup", "copy.db"), ("doctor",)])
def test_every_command_looks_where_the_file_says(run, written, tmp_path, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    Journal(elsewhere / "companion.db").close()
    _, out, _ = run("--config", written(f'data = "{elsewhere}"'), *words)
    assert not (tmp_path / "data").exists(), "the user's own folder, where nothing of the device is"
    if words == ("doctor",):
        assert str(elsewhere) in out
