"""What set-up and reading screens share: the room between title and keys, and long lists a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from companion.engine import Align, Ink, Style
from screens.box import Box
from screens.canvas import Canvas, Words
from screens.keys import KeyFace, key
from screens.screen import Own
from screens.theme import GAP, KEY_H

T = TypeVar("T")

TITLE_H = 11.6
PAGE_KEY_W = 13.0
PAGE_KEYS_W = 2 * PAGE_KEY_W + GAP


def body(canvas: Canvas) -> Box:
    """The room between the title and the four keys."""
    keys = 2 * KEY_H + GAP if canvas.portrait else KEY_H
    return canvas.sheet.below(TITLE_H + GAP).above(keys + GAP)


def pages(count: int, size: int) -> int:
    """How many pages a list of `count` things has, `size` to a page; at least one."""
    return max(1, -(-count // size))


def page_of(things: Sequence[T], page: int, size: int) -> Sequence[T]:
    """The things on a page; a page beyond the last is the last one."""
    page = min(page, pages(len(things), size) - 1)
    return things[page * size : (page + 1) * size]


def page_keys(canvas: Canvas, row: Box, page: int, count: int) -> Box:
    """Down and up at the right end of a row, telling `Own("page", n)`; returns what is left of the row.

    A list of one page has none.
    """
    if count < 2:  # noqa: PLR2004 - one page
        return row
    page = min(page, count - 1)
    down, up = row.end(PAGE_KEYS_W).columns(1, 1, gap=GAP)
    turns = ((down, "down", page + 1, page + 1 < count), (up, "up", page - 1, page > 0))
    for box, glyph, to, live in turns:
        face = KeyFace("", Own("page", to), kind="setup", off=None if live else "")
        key(canvas, box, face, zone=box.inset(-GAP / 2, -0.9), centred=True)
        canvas.glyph(box.centre, glyph, 5.2, Ink.TEXT if live else Ink.DIM)
    return row.before(PAGE_KEYS_W + GAP)


def steps(canvas: Canvas, row: Box, words: Words, now: int, count: int) -> None:
    """How far the set-up is, at the right end of a row: words, then a dot a step. Done, now, to come."""
    for number in range(count):
        at = (row.right - 2.4 - 5.2 * (count - 1 - number), row.cy)
        if number < now:
            canvas.disc(at, 1.8, Ink.GOOD)
            canvas.glyph(at, "tick", 2.4, Ink.INK)
        elif number == now:
            canvas.disc(at, 2.0, Ink.ACT)
        else:
            canvas.disc(at, 1.5, None, Ink.DIM, width=0.25)
    canvas.text(row.before(5.2 * count + 1.5), words, Style.BODY, Ink.ACT, align=Align.RIGHT, bold=True)
