"""The names and values of the settings that more than one screen reads, and what holds where nobody chose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.commands import SetSetting
from companion.engine import Msg

MOUNT, SOUND, VOLUME, LEARN, SEATED = "mount", "sound", "volume", "learn", "seated"
WEDGE, FLAT = "wedge", "flat"
ON, OFF = "on", "off"

# A device has these from its configuration; whoever shows a model of their own need not say them.
_USUAL = {MOUNT: WEDGE, VOLUME: "30"}


def lies_flat(settings: Mapping[str, str]) -> bool:
    """Whether the device lies flat on the table, and does not stand on its wedge."""
    return settings.get(MOUNT, _USUAL[MOUNT]) == FLAT


def mount_choice(settings: Mapping[str, str]) -> tuple[SetSetting, Msg]:
    """What sets it up the other way, and the words for how it is now."""
    flat = lies_flat(settings)
    return SetSetting(MOUNT, WEDGE if flat else FLAT), Msg("app-setup-flat" if flat else "app-setup-wedge")


def is_on(settings: Mapping[str, str], name: str) -> bool:
    """Whether something that is on or off is on: it is, until somebody switches it off."""
    return settings.get(name, ON) == ON


def switch(settings: Mapping[str, str], name: str) -> tuple[SetSetting, Msg]:
    """What switches it over, and the words for how it is now."""
    on = is_on(settings, name)
    return SetSetting(name, OFF if on else ON), Msg("app-on" if on else "app-off")


def volume(settings: Mapping[str, str]) -> int:
    """How loud, from 0 to 100."""
    kept = settings.get(VOLUME, "")
    return int(kept if kept.isdecimal() else _USUAL[VOLUME])


def seated(settings: Mapping[str, str]) -> list[str]:
    """Who sat round the table last time, in order of their seats."""
    return [name for name in settings.get(SEATED, "").split("\n") if name]


def remember_seated(names: Sequence[str]) -> SetSetting:
    """Remember who sits round the table now."""
    return SetSetting(SEATED, "\n".join(names))
