"""Switching the machine off from the screen, so that nobody pulls the plug."""

from __future__ import annotations

from companion.commands import PowerOff
from companion.engine import Msg
from companion.model import Model
from screens.keys import KeyFace


def power_off(model: Model) -> KeyFace | None:
    """The key that is held for two seconds; None where the machine cannot be switched off from here."""
    if "off" not in model.device.can:
        return None
    return KeyFace(Msg("app-settings-off"), PowerOff(), Msg("app-hold"), "power", "danger")
