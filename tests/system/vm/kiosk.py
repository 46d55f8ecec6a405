"""The companion as it is, but for its pins, which are gpiozero's mock pins, and for what it tells the gate.

On standard output: the display that was opened, after each paint what can be touched and where, what a touch did, and
at the end how every pin was left. SIGUSR1 freezes the main loop; SIGUSR2 raises every output.
"""

from __future__ import annotations

import json
import signal
import sys
import time

import pygame
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion import __main__ as companion
from companion.devices import PinsConfig
from drivers import pins
from screens.loop import Loop
from screens.stack import Stack

factory = MockFactory(pin_class=MockPWMPin)
wired = PinsConfig()
outputs = {number: factory.pin(number) for number in (*wired.leds, wired.buzzer, wired.reset)}


def tell(word: str, **facts) -> None:
    print(f"gate {word} {json.dumps(facts)}", flush=True)


class ToldLoop(Loop):
    def turn(self, events) -> bool:
        painted = super().turn(events)
        if painted:
            width, height = pygame.display.get_window_size()
            canvas = self.canvas
            middles = {
                hit.name: (hit.zone.cx * canvas.fx / width, hit.zone.cy * canvas.fy / height) for hit in canvas.hits
            }
            tell("hits", hits=middles)
        return painted


class ToldStack(Stack):
    def do(self, does, model) -> None:
        if does:
            tell("does", what=repr(does)[:200])
        super().do(does, model)


def opened(*args, **more):
    window = companion_window(*args, **more)
    tell("display", driver=pygame.display.get_driver(), size=pygame.display.get_window_size())
    return window


def freeze(_signal, _frame) -> None:
    tell("frozen")
    time.sleep(3600)


def raise_all(_signal, _frame) -> None:
    for pin in outputs.values():
        pin.state = 1
    tell("raised", pins={number: float(pin.state) for number, pin in outputs.items()})


companion_window = companion.open_window
companion.open_window = opened
companion.Loop = ToldLoop
companion.rooms.Stack = ToldStack
pins.raspberry_pi = lambda: pins.Header(factory)
signal.signal(signal.SIGUSR1, freeze)
signal.signal(signal.SIGUSR2, raise_all)
status = companion.main(["--config", "/etc/companion.toml"])
tell("left", pins={number: float(pin.states[-1].state) for number, pin in outputs.items()})
sys.exit(status)
