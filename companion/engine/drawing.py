"""A display list: what a game draws where cards in a row do not do. Measured in millimetres, coloured by meaning."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from companion.engine.msg import CardId, MarkId, Msg

Point = tuple[float, float]


class Ink(Enum):
    """What a colour means. The theme says what it looks like."""

    TEXT = "text"
    SOFT = "soft"
    DIM = "dim"
    LINE = "line"
    WELL = "well"
    TILE = "tile"
    PAPER = "paper"
    # Paper that is seen through one, two or three clear sheets: the older, the darker.
    PAPER_OLD = "paper_old"
    PAPER_OLDER = "paper_older"
    PAPER_OLDEST = "paper_oldest"
    INK = "ink"
    ACT = "act"
    ACT_TINT = "act_tint"
    GOOD = "good"
    GOOD_TINT = "good_tint"
    REFUSE = "refuse"
    REFUSE_TINT = "refuse_tint"
    SECRET = "secret"
    SECRET_TINT = "secret_tint"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    GREY = "grey"
    YELLOW = "yellow"
    PINK = "pink"
    BROWN = "brown"
    DRUID_GREY = "druid_grey"
    DRUID_WHITE = "druid_white"
    DRUID_BLACK = "druid_black"


class Style(Enum):
    """A text style of the type scale; never a size."""

    HERO = "hero"
    TOTAL = "total"
    PROMPT = "prompt"
    NAME = "name"
    BODY = "body"
    CAPTION = "caption"


class Align(Enum):
    """Which part of a text lies at its point."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Face(Enum):
    """What is to be seen of a card."""

    SHOWN = "shown"
    SECRET = "secret"
    AWAITED = "awaited"
    EMPTY = "empty"


class Frame(Enum):
    """The frame round a card: a state, never a shape."""

    NONE = "none"
    CHOSEN = "chosen"
    REFUSED = "refused"
    SAVED = "saved"


@dataclass(frozen=True, slots=True)
class Poly:
    """A polygon, filled and outlined where inks are given; `dashed` outlines mark places that are free."""

    points: tuple[Point, ...]
    fill: Ink | None = None
    line: Ink | None = None
    width: float = 0.45
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A round disc of radius `r` mm."""

    at: Point
    r: float
    fill: Ink | None = None
    line: Ink | None = None
    width: float = 0.45
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """A piece of a ring from radius r0 to r1, from angle `start` to `end` in degrees, clockwise from the top."""

    at: Point
    r0: float
    r1: float
    start: float = 0.0
    end: float = 360.0
    fill: Ink | None = None
    line: Ink | None = None
    width: float = 0.45


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points."""

    points: tuple[Point, ...]
    ink: Ink = Ink.LINE
    width: float = 0.45
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """Words, or a number as it is."""

    at: Point
    text: Msg | str
    style: Style = Style.BODY
    ink: Ink = Ink.TEXT
    align: Align = Align.CENTRE
    width: float | None = None


@dataclass(frozen=True, slots=True)
class Sign:
    """A mark, `mm` high, centred at a point."""

    at: Point
    id: MarkId
    mm: float = 5.0


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it lies: its face or back, a frame, a caption below and a heading above."""

    card: CardId | None = None
    face: Face = Face.SHOWN
    frame: Frame = Frame.NONE
    caption: Msg | None = None
    heading: Msg | None = None
    crown: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A card face at a place, `w` mm wide and `h` mm high."""

    at: Point
    w: float
    h: float
    face: CardFace


@dataclass(frozen=True, slots=True)
class Spot:
    """A touch spot for an option of the question, or for a card. At least 12 × 12 mm in play."""

    at: Point
    w: float
    h: float
    option: str


Shape = Poly | Disc | Ring | Line | Label | Sign | Picture | Spot


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes, painted in order, on a sheet of `w` × `h` mm; by default the whole stage.

    `upright`: the same, laid out anew for a screen that stands upright; without it the drawing is scaled to the width.
    """

    shapes: tuple[Shape, ...]
    w: float = 148.0
    h: float = 48.3
    upright: Drawing | None = None
