"""What is known of display and letters: the part of the check-up that only those who paint can do."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from companion.inputs import Finding
from screens.fonts import available_languages
from screens.sheet import sides
from screens.theme import LEAST_HIT, LONG, SHORT
from screens.window import shows_something

_ALL_LANGUAGES = 4
# What a finger finds without aiming, in millimetres, less what two panels of one size differ by.
_FINGER = 11.5


def of_display(turn: int = 0, mm: tuple[float, float] = (LONG, SHORT)) -> Iterator[Finding]:
    """The display that is open, or that could be: its driver, its size, how far the picture is turned.

    `mm` are the sides of the glass: what is painted fills it, and on a small one no finger finds the keys.
    """
    opened = pygame.display.get_init()
    try:
        pygame.display.init()
        driver = pygame.display.get_driver().lower()
        surface = pygame.display.get_surface()
        width, height = surface.get_size() if surface is not None else pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError) as fault:
        why = (("what", str(fault)),)
        yield Finding("display", "app-check-display-missing", "app-check-display-missing-do", why)
        return
    finally:
        if not opened:
            pygame.display.quit()
    args = (("driver", driver), ("size", f"{width}×{height}"), ("turn", turn))
    if not shows_something(driver):
        yield Finding("display", "app-check-display-unseen", "app-check-display-unseen-do", args)
    elif (least := finger_room(mm)) < _FINGER:
        small = (*args, ("least", f"{least:.0f}"), ("finger", f"{_FINGER:.0f}"))
        yield Finding("display", "app-check-display-small", "app-check-display-small-do", small)
    else:
        yield Finding("display", "app-check-display-well", None, args)


def finger_room(mm: tuple[float, float]) -> float:
    """The shorter side of the smallest key in play, in millimetres of a glass with these sides."""
    return LEAST_HIT["play"] * max(mm) / sides(max(mm) / min(mm))[0]


def of_fonts() -> Iterator[Finding]:
    """Whether there are letters for every language."""
    have = available_languages()
    args = (("languages", ", ".join(have)),)
    if len(have) < _ALL_LANGUAGES:
        yield Finding("fonts", "app-check-fonts-missing", "app-check-fonts-missing-do", args)
    else:
        yield Finding("fonts", "app-check-fonts-well", None, args)


def painter() -> str:
    """Which of the two pygames paints here, and its version."""
    return f"{'pygame-ce' if getattr(pygame, 'IS_CE', False) else 'pygame'} {pygame.version.ver}"
