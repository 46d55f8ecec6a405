"""The configuration file: one TOML file, read once into frozen values. Unknown keys and wrong types are errors.

What players change on the device (language, sound) is kept in the database; what stands here is how it is built.
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from companion.devices import DevicesConfig, PinsConfig, ReaderConfig, SoundConfig, pin_problems
from companion.errors import ConfigError

Mount = Literal["wedge", "flat"]
Rotation = Literal[0, 90, 180, 270]


@dataclass(frozen=True, slots=True, kw_only=True)
class DisplayConfig:
    """The display.

    `size` is what the panel has, in pixels, before it is turned; None takes what the system reports. `mm` is the
    visible area, width and height in millimetres, before it is turned. `rotation` is how far the panel is built in
    clockwise. `mount` is the first answer to how it is set up, until the players choose another: on a `wedge`, or
    `flat` on the table, where letters are larger and fewer.
    """

    size: tuple[int, int] | None = None
    mm: tuple[float, float] = (154.0, 86.0)
    rotation: Rotation = 0
    mount: Mount = "wedge"


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """All of the configuration file. `data` is the folder of database, backups and log; None: where the system says.

    `names` is the owner's file of card names; None: `names.json` in the data folder. `language` is the first one,
    until the players choose another.
    """

    reader: ReaderConfig = field(default_factory=ReaderConfig)
    pins: PinsConfig = field(default_factory=PinsConfig)
    sound: SoundConfig = field(default_factory=SoundConfig)
    display: DisplayConfig = field(default_factory=DisplayConfig)
    language: Literal["en", "zh-Hant", "zh-Hans", "ja"] = "en"
    data: str | None = None
    names: str | None = None

    @property
    def settings(self) -> dict[str, str]:
        """What holds until the players choose something else, by the names that settings have in the database."""
        return {
            "language": self.language,
            "mount": self.display.mount,
            "sound": "on" if self.sound.on else "off",
            "volume": str(self.sound.volume),
        }

    @property
    def devices(self) -> DevicesConfig:
        """What `drivers` opens."""
        return DevicesConfig(reader=self.reader, pins=self.pins, sound=self.sound)


def load_config(path: Path) -> Config:
    """The configuration in a file. Raises ConfigError naming the file, the key, and what was expected."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise ConfigError(f"{path}: {fault.strerror}") from fault
    except ValueError as fault:
        raise ConfigError(f"{path}: expected TOML: {fault}") from fault
    problems = [f"{path}, {problem}" for problem in _unknown(given, Config)]
    if problems:
        raise ConfigError("; ".join(problems))
    try:
        config = msgspec.convert(given, Config)
    except msgspec.ValidationError as fault:
        raise ConfigError(f"{path}, {_in_our_words(str(fault))}") from fault
    problems = [f"{path}, {problem}" for problem in (*_out_of_range(config), *pin_problems(config.devices))]
    if problems:
        raise ConfigError("; ".join(problems))
    return config


def _unknown(given: Mapping[str, Any], kind: type, within: str = "") -> Iterator[str]:
    """Every key that nobody knows. msgspec forbids these in its own structs only, and devices are plain dataclasses."""
    known = get_type_hints(kind)
    for key, value in given.items():
        if key not in known:
            yield f"{within}{key}: unknown key, expected one of {', '.join(known)}"
        elif dataclasses.is_dataclass(known[key]) and isinstance(value, Mapping):
            yield from _unknown(value, known[key], f"{within}{key}.")


def _in_our_words(fault: str) -> str:
    """What msgspec says ("Expected `int`, got `str` - at `$.reader.bus`"), the key first."""
    what, _, where = fault.partition(" - at `$")
    key = where.rstrip("`").removeprefix(".")
    values = _values(key)
    if values:
        return f"{key}: expected one of {', '.join(map(str, values))}"
    return f"{key or 'the file'}: {what[0].lower()}{what[1:]}"


def _values(key: str) -> tuple[Any, ...]:
    """What a key may be, where it is one of a few."""
    kind: Any = Config
    for name in key.split("."):
        kind = get_type_hints(kind).get(name) if dataclasses.is_dataclass(kind) else None
    return get_args(kind) if get_origin(kind) is Literal else ()


def _out_of_range(config: Config) -> Iterator[str]:
    # Buses and chip selects are those of the header. A reader asked less than once a second would seem dead, and a
    # card laid down briefly would be missed. A glass is from a hand's breadth to a wall's.
    bounds: tuple[tuple[str, tuple[float, ...], float, float], ...] = (
        ("reader.bus", (config.reader.bus,), 0, 1),
        ("reader.device", (config.reader.device,), 0, 2),
        ("reader.period_ms", (config.reader.period_ms,), 20, 1000),
        ("sound.volume", (config.sound.volume,), 0, 100),
        ("display.mm", config.display.mm, 20, 3000),
        ("display.size", config.display.size or (), 100, 10_000),
    )
    for key, values, least, most in bounds:
        if not all(least <= value <= most for value in values):
            yield f"{key}: expected {least} to {most}"
