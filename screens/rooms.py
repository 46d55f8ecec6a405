"""Which screen stands where: the house that the stack walks through."""

from __future__ import annotations

from screens.clock_settings import Clocks
from screens.fault import Alarm
from screens.home import HomeScreen
from screens.picker import ByTouch
from screens.play import PlayScreen
from screens.record import Record
from screens.result import Result
from screens.resume import Unfinished
from screens.rules_card import RulesCard
from screens.screen import Doors
from screens.set_clock import FirstStart
from screens.settings import Settings
from screens.setup import Seats
from screens.stack import Send, Stack
from screens.tags import WhichCard, stranger

DOORS = Doors(
    record=Record,
    picker=ByTouch,
    settings=Settings,
    setup=Seats,
    bind=WhichCard,
    resume=Unfinished,
    clocks=Clocks,
    rules=RulesCard,
)


def stack(send: Send) -> Stack:
    """The screens, at home or wherever the model is. `send` takes what goes to the core."""
    roots = {"home": lambda: HomeScreen(DOORS), "play": lambda: PlayScreen(DOORS), "result": Result}
    alarm, first_start = Alarm(), FirstStart()
    return Stack(roots, send, lambda model, top: alarm(model, top) or first_start(model, top) or stranger(model, top))
