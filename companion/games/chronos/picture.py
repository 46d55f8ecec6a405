"""The binder as it lies open: the page with what is seen through it, the sheets turned to the left, four tabs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from companion.engine import Align, Disc, Drawing, Ink, Label, Line, Msg, Poly, Sign, Spot, Style
from companion.engine.drawing import Point, Shape
from companion.games.chronos.binder import PLACES, SHEETS, At, Binder, Page, Pocket, Seen, place_id
from companion.games.chronos.box import BLACK, MAGES, TRAVELLER, WHITE, colour_of, kind_of
from companion.games.chronos.printed import Printed

# Millimetres. The whole height of the stage, so that tabs and pockets are as large as a finger.
HEIGHT: Final = 48.3
PAGE_W: Final = 61.4
CELL, STEP = 15.3, 15.85
TAB_X, TAB_W, TAB_H = 48.6, 12.6, HEIGHT / 4
# Narrower than this a turned sheet has no room for its name in every language.
NAMED_W: Final = 21.0
# The older the sheet, the darker the paper: by how many sheets lie over it.
PAPERS: Final = (Ink.PAPER, Ink.PAPER_OLD, Ink.PAPER_OLDER, Ink.PAPER_OLDEST)
TIMES: Final = {WHITE: "×2", BLACK: "×−1"}


@dataclass(frozen=True, slots=True)
class Sides:
    """How wide the turned sheets and the rings are beside the page, in millimetres."""

    left: float
    rings: float

    @property
    def page(self) -> float:
        """Where the right-hand page begins."""
        return self.left + self.rings

    @property
    def w(self) -> float:
        """The whole width."""
        return self.page + PAGE_W

    def cell(self, at: At) -> Point:
        """The upper left corner of a pocket of the page."""
        return self.page + 0.3 + (at[1] - 1) * STEP, 0.65 + (at[0] - 1) * STEP


LYING: Final = Sides(22.0, 6.6)
ALONE: Final = Sides(0.0, 0.0)
# As wide as the sheet of a screen that stands upright.
UPRIGHT: Final = Sides(14.4, 4.1)
BINDER_W: Final = LYING.w


@dataclass(frozen=True)
class Opened:
    """A page to be drawn: `free` places and `sheets` may be chosen, `locked` ones not; `last`: where a card went in."""

    page: Page
    binder: Binder
    printed: Printed
    free: tuple[At, ...] = ()
    sheets: tuple[int, ...] = ()
    last: Pocket | None = None
    locked: tuple[int, ...] = ()


def binder_drawing(opened: Opened) -> Drawing:
    """Both sides of the open binder."""
    return Drawing(tuple(_binder(opened, LYING)), LYING.w, HEIGHT, _upright(opened))


def page_drawing(opened: Opened) -> Drawing:
    """The right-hand page alone, where other things stand beside it and need room."""
    return Drawing(tuple(_right(opened, ALONE)), ALONE.w, HEIGHT, _upright(opened))


def _upright(opened: Opened) -> Drawing:
    """Both sides, across a screen that stands upright: everything else stands below."""
    return Drawing(tuple(_binder(opened, UPRIGHT)), UPRIGHT.w, HEIGHT)


def _binder(opened: Opened, sides: Sides) -> Iterator[Shape]:
    yield from _left(opened, sides)
    yield from _rings(sides)
    yield from _right(opened, sides)


def box(x: float, y: float, w: float, h: float, cut: float = 0.9) -> tuple[Point, ...]:
    """A rectangle with its corners cut a little."""
    return (
        (x + cut, y),
        (x + w - cut, y),
        (x + w, y + cut),
        (x + w, y + h - cut),
        (x + w - cut, y + h),
        (x + cut, y + h),
        (x, y + h - cut),
        (x, y + cut),
    )


# -- the right-hand page


def _right(opened: Opened, sides: Sides) -> Iterator[Shape]:
    page = opened.page
    yield Poly(box(sides.page, 0, 47.6, HEIGHT), fill=Ink.WELL, line=Ink.LINE, width=0.3)
    for at in PLACES:
        yield from _cell(opened, at, *sides.cell(at))
    for at, seen in page.right.items():
        if kind_of(seen.card) in opened.printed.arrows:
            yield from _arrows(opened, seen, *sides.cell(at))
    for number in SHEETS:
        yield from _tab(opened, number, sides)


def _cell(opened: Opened, at: At, x: float, y: float) -> Iterator[Shape]:
    seen = opened.page.right.get(at)
    if seen is None:
        yield Poly(box(x, y, CELL, CELL), fill=Ink.TILE)
    else:
        yield from _under(opened, seen, x, y)
        yield from _card(opened, seen, x, y)
    if opened.last is not None and seen is not None and seen.pocket == opened.last:
        yield Poly(box(x + 0.35, y + 0.35, CELL - 0.7, CELL - 0.7), line=Ink.GOOD, width=0.7)
    if at in opened.free:
        yield Poly(box(x + 0.35, y + 0.35, CELL - 0.7, CELL - 0.7), line=Ink.ACT, width=0.6, dashed=True)
        if seen is None:
            yield Label((x + CELL / 2, y + CELL / 2), "+", Style.NAME, Ink.ACT, width=8)
        yield Spot((x + CELL / 2, y + CELL / 2), STEP, STEP, place_id(at))


def _under(opened: Opened, seen: Seen, x: float, y: float) -> Iterator[Shape]:
    """A sliver of paper below for each card that this one covers."""
    pocket = seen.pocket
    covered = [sheet for sheet in range(1, pocket.sheet) if Pocket(sheet, *pocket.at) in opened.binder]
    for number in range(len(covered), 0, -1):
        edge = 0.55 * number
        yield Poly(box(x + edge, y + edge, CELL - 0.2, CELL - 0.2), fill=PAPERS[3], line=Ink.INK, width=0.2)


def _card(opened: Opened, seen: Seen, x: float, y: float) -> Iterator[Shape]:
    """Mark and number, the kind in short, and how many sheets deep it lies."""
    kind = kind_of(seen.card)
    paper = PAPERS[opened.page.number - seen.pocket.sheet]
    yield Poly(box(x, y, CELL, CELL), fill=paper)
    yield Sign((x + 4.1, y + 4.5), colour_of(seen.card), 5.4)
    number = TIMES.get(kind) or _figure(opened.printed.number(kind))
    style = Style.BODY if kind in MAGES else Style.NAME
    yield Label((x + CELL - 0.7, y + 4.3), number, style, Ink.INK, Align.RIGHT, width=7.4)
    yield Label((x + 1.0, y + 12.3), Msg(f"chronos-short-{kind}"), Style.CAPTION, Ink.INK, Align.LEFT, width=7.0)
    for sheet in SHEETS:
        left, top = x + 8.8 + (sheet - 1) * 1.5, y + 11.7
        full = sheet <= seen.pocket.sheet
        step = ((left, top), (left + 1.1, top), (left + 1.1, top + 1.4), (left, top + 1.4))
        yield Poly(step, fill=Ink.INK if full else None, line=Ink.INK, width=0.2)


def _figure(number: int | None) -> str:
    """A number as it is printed; nobody has told the others yet."""
    return "?" if number is None else str(number).replace("-", "−")


def _arrows(opened: Opened, seen: Seen, x: float, y: float) -> Iterator[Shape]:
    """Where a mage points: a small triangle on the edge of its pocket."""
    x, y = x + CELL / 2, y + CELL / 2
    for down, right in opened.printed.steps(kind_of(seen.card), turned=seen.turned):
        yield arrow_head((x + right * (CELL / 2 - 0.6), y + down * (CELL / 2 - 0.6)), down, right, 1.5)


def arrow_head(tip: Point, down: int, right: int, size: float) -> Poly:
    """A barbed triangle about a point, pointing so many rows down and columns right."""
    length = (down * down + right * right) ** 0.5
    ahead, across = (right / length * size, down / length * size), (-down / length * size, right / length * size)
    x, y = tip
    points = (
        (x + ahead[0], y + ahead[1]),
        (x - ahead[0] + 0.9 * across[0], y - ahead[1] + 0.9 * across[1]),
        (x - 0.4 * ahead[0], y - 0.4 * ahead[1]),
        (x - ahead[0] - 0.9 * across[0], y - ahead[1] - 0.9 * across[1]),
    )
    return Poly(points, fill=Ink.TEXT, line=Ink.INK, width=0.3)


def _tab(opened: Opened, number: int, sides: Sides) -> Iterator[Shape]:
    """The tab of a page; open, locked, or the one under which a card went in last."""
    x, y = sides.page + TAB_X, (number - 1) * TAB_H
    here = number == opened.page.number
    outline = box(x + 0.4, y + 0.5, TAB_W - 0.8, TAB_H - 1.0, cut=1.4)
    free = number in opened.sheets
    line = Ink.ACT if here or free else Ink.DIM
    yield Poly(outline, fill=Ink.ACT_TINT if here else Ink.TILE, line=line, width=0.4, dashed=free)
    yield Label((x + TAB_W / 2, y + TAB_H / 2), str(number), Style.NAME, Ink.ACT if here else Ink.TEXT, width=6)
    if number in opened.locked:
        yield Sign((x + 2.8, y + 2.9), "octagon", 3.4)
    if opened.last is not None and opened.last.sheet == number:
        yield Disc((x + TAB_W - 2.6, y + 2.7), 0.9, fill=Ink.GOOD)
    yield Spot((x + TAB_W / 2, y + TAB_H / 2), TAB_W, TAB_H, f"sheet:{number}")


# -- the left-hand page


def _left(opened: Opened, sides: Sides) -> Iterator[Shape]:
    """The backs of what has been turned over, columns mirrored; before anything is turned, the cover."""
    page, w = opened.page, sides.left
    if page.number == max(SHEETS):
        yield Poly(box(0, 0, w, HEIGHT), line=Ink.LINE, width=0.3)
        return
    yield Poly(box(0, 0, w, HEIGHT), fill=Ink.WELL, line=Ink.LINE, width=0.3)
    turned = page.number + 1
    name = Msg("chronos-sheet", n=turned) if w >= NAMED_W else str(turned)
    yield Label((w / 2, 3.4), name, Style.CAPTION, Ink.SOFT, width=w - 0.6)
    across, down = (w - 1.45) / 3, (HEIGHT - 7.8) / 3
    for row, col in PLACES:
        cell = _Back(1.0 + (3 - col) * across, 7.2 + (row - 1) * down, across - 0.55, down - 0.6)
        yield from _back(opened, page.left.get((row, col)), cell)


class _Back(NamedTuple):
    """The box of a pocket seen from behind."""

    x: float
    y: float
    w: float
    h: float


def _back(opened: Opened, seen: Seen | None, cell: _Back) -> Iterator[Shape]:
    """A pocket from behind: only a traveller has its number on its back too."""
    x, y, w, h = cell
    outline = box(*cell, cut=0.6)
    if seen is None:
        yield Poly(outline, fill=Ink.TILE)
    elif kind_of(seen.card) == TRAVELLER:
        number = _figure(opened.printed.number(TRAVELLER))
        style = Style.NAME if len(number) == 1 else Style.CAPTION
        yield Poly(outline, fill=Ink.PAPER)
        yield Sign((x + w / 2, y + 3.2), colour_of(seen.card), min(4.4, w))
        yield Label((x + w / 2, y + 9.2), number, style, Ink.INK, width=w + 0.3)
    else:
        yield Poly(outline, fill=Ink.LINE, line=Ink.DIM, width=0.2)
        yield Line(((x + w / 4, y + h - 2.5), (x + w * 3 / 4, y + 2.5)), Ink.DIM, 0.3)


def _rings(sides: Sides) -> Iterator[Shape]:
    x = sides.left + sides.rings / 2
    yield Line(((x, 2.0), (x, HEIGHT - 2.0)), Ink.LINE, 0.4)
    for number in range(4):
        yield Disc((x, (number + 0.5) * TAB_H), 1.3, line=Ink.DIM, width=0.4)
