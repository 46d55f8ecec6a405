"""What the players have set for sounds and lights reaches the devices."""

from __future__ import annotations

from dataclasses import replace

from companion.__main__ import SoundAndLight
from companion.ports import Cue


class Told:
    """Devices that only note how they were set."""

    def __init__(self):
        self.heard = []
        self.left_out = None

    def hear(self, *, on, volume):
        self.heard.append((on, volume))

    def leave_out(self, *, sounds, lights):
        self.left_out = (sounds, lights)


def test_devices_are_set_anew_whenever_the_settings_change(device):
    shown, told = device.model, Told()
    settings = {"sound": "on", "volume": "60"}
    set_devices = SoundAndLight(lambda: replace(shown, settings=settings), told)
    set_devices()
    set_devices()
    assert told.heard == [(True, 60)]
    settings = {"sound": "off", "volume": "60", "sound-reveal": "off", "light-your_turn": "off", "light-out": "on"}
    set_devices()
    assert told.heard == [(True, 60), (False, 60)]
    assert told.left_out == (frozenset({Cue.REVEAL}), frozenset({Cue.YOUR_TURN}))
