"""What inks look like, and how large, wide and far apart things are. Millimetres, and pixels on 480 lines for type."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from companion.engine import Ink, Style

RGB = tuple[int, int, int]


class Tone(Enum):
    """Colours of the furniture, which games never name."""

    GROUND = "ground"
    KEY = "key"
    KEY_EDGE = "key_edge"
    KEY_LIP = "key_lip"
    ACT_EDGE = "act_edge"
    ACT_LIP = "act_lip"
    SHADE = "shade"
    SECRET_TEXT = "secret_text"
    SECRET_BACK = "secret_back"
    WELL_LINE = "well_line"


Colour = Ink | Tone

_HEX: Mapping[Colour, str] = {
    Tone.GROUND: "101418",
    Tone.KEY: "283139",
    Tone.KEY_EDGE: "3A454E",
    Tone.KEY_LIP: "06080A",
    Tone.ACT_EDGE: "FFD76A",
    Tone.ACT_LIP: "8A660A",
    Tone.SHADE: "E7DDC8",
    Tone.SECRET_TEXT: "CDA8F8",
    Tone.SECRET_BACK: "3A2C52",
    Tone.WELL_LINE: "1D242A",
    Ink.TEXT: "F4F0E6",
    Ink.SOFT: "BCC5CB",
    Ink.DIM: "8D99A1",
    Ink.LINE: "2A333A",
    Ink.WELL: "0A0D10",
    Ink.TILE: "1B2228",
    Ink.PAPER: "F1E9D8",
    Ink.PAPER_OLD: "D6CDBB",
    Ink.PAPER_OLDER: "C2B9A9",
    Ink.PAPER_OLDEST: "AFA797",
    Ink.INK: "14181C",
    Ink.ACT: "F4B91A",
    Ink.ACT_TINT: "2B2511",
    Ink.GOOD: "8CE1F1",
    Ink.GOOD_TINT: "15292F",
    Ink.REFUSE: "FA7978",
    Ink.REFUSE_TINT: "331D20",
    Ink.SECRET: "BB8BF3",
    Ink.SECRET_TINT: "261E33",
    # The seven kinds keep a CIEDE2000 distance of 14.5 or more from each other under every simulated colour blindness.
    Ink.BLUE: "667BEA",
    Ink.GREEN: "14E89F",
    Ink.RED: "FF3F0F",
    Ink.GREY: "E6E5E5",
    Ink.YELLOW: "FFE400",
    Ink.PINK: "FBB2FE",
    Ink.BROWN: "B47C64",
    Ink.DRUID_GREY: "8F9BA5",
    Ink.DRUID_WHITE: "F7F3EA",
    Ink.DRUID_BLACK: "20262B",
}

PALETTE: Mapping[Colour, RGB] = {ink: (int(h[:2], 16), int(h[2:4], 16), int(h[4:], 16)) for ink, h in _HEX.items()}

# Type sizes in pixels on 480 lines: the largest and the smallest of each style.
SIZES: Mapping[Style, tuple[int, int]] = {
    Style.HERO: (112, 72),
    Style.TOTAL: (56, 40),
    Style.PROMPT: (46, 42),
    Style.NAME: (38, 32),
    Style.BODY: (30, 28),
    Style.CAPTION: (27, 24),
}
BOLD = frozenset({Style.HERO, Style.TOTAL, Style.PROMPT, Style.NAME})
SMALLEST = 24

# The least sheet that everything is laid out on, that of a 7-inch display, and the pixels per millimetre of 480 lines.
LONG, SHORT = 154.0, 86.0
PX_ON_480 = 480 / SHORT

SMALL, GAP, GROUP = 1.5, 2.3, 4.5
MARGIN = 3.05
PROMPT_H, PROMPT_UPRIGHT_H = 16.5, 22.0
SEAT_W = 16.2
CLOCK_W = 17.0
CONTEXT_H = 6.8
KEY_H = 12.2
LIP = 0.9
CHIP_W, CHIP_H = 19.5, 24.3
RADIUS, CARD_RADIUS = 2.3, 1.6
MEANING, QUIET = 0.45, 0.2

# Shortest side of a touch zone by class, and the free drawn gap between two of them.
LEAST_HIT: Mapping[str, float] = {"play": 12.0, "primary": 15.0, "setup": 9.0}
LEAST_GAP = 2.0

# sRGB (IEC 61966-2-1) is linear near black.
_LINEAR_UP_TO = 0.04045

DANGER_HOLD = 2.0


def rgb(colour: Colour) -> RGB:
    """The red, green and blue of a colour, 0 to 255."""
    return PALETTE[colour]


def contrast(one: RGB, other: RGB) -> float:
    """How far two colours stand apart, 1 to 21 (WCAG 2.2, relative luminance)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= _LINEAR_UP_TO else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
