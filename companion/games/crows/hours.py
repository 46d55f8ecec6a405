"""The pile of hours. A bell takes its top card away; the last one stays."""

from __future__ import annotations

from companion.engine import Msg
from companion.games.crows.box import BELL
from companion.games.crows.state import Crows


def ring(state: Crows, *, heard: bool = True) -> None:
    """A bell is drawn and discarded. Unless it goes unheard, the next hour begins at once."""
    state.bird_discard.append(BELL)
    if not heard:
        state.say("bell-unheard")
    elif len(state.hours) > 1:
        del state.hours[0]
        state.say("bell-rings", hour=Msg(f"crows-card-{state.hour}"))
    else:
        state.say("last-hour-stays", hour=Msg(f"crows-card-{state.hour}"))
