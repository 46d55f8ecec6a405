"""A sheet to print: the emblem of each seat, to lie before it, and labels for the tags of seats.

A4, ten pixels a millimetre.
"""

from __future__ import annotations

import io

import pygame

from companion.engine import Ink, Msg
from screens.art import paint_art
from screens.emblems import EMBLEMS
from screens.fonts import Fonts
from screens.raster import arc, stroke
from screens.speech import Voice
from screens.theme import RGB, rgb

PAGE_MM = (210, 297)
PX_PER_MM = 10

_INK: RGB = rgb(Ink.INK)
_CUT: RGB = rgb(Ink.DRUID_GREY)
_PAPER: RGB = (255, 255, 255)
_SOFT = 4

_MARGIN = 12.0
_EMBLEM, _CARD_W, _CARD_H = 30.0, 44.0, 52.0
# NTAG213 stickers are 25 mm across: the label just covers one.
_LABEL, _LABEL_EMBLEM = 25.0, 11.0
_ACROSS = 4
_RULER = 50.0


def emblem_sheet(voice: Voice, lang: str) -> pygame.Surface:
    """The page as a picture."""
    page = pygame.Surface((PAGE_MM[0] * PX_PER_MM, PAGE_MM[1] * PX_PER_MM))
    page.fill(_PAPER)
    fonts, speech = Fonts(lang), voice.words(lang)
    _words(page, fonts, speech.say(Msg("app-emblems-title")), (_MARGIN, 20.0), 6.0, bold=True)
    for seat in range(len(EMBLEMS)):
        name = speech.say(Msg("app-seat", n=seat + 1))
        x = _MARGIN + (seat % _ACROSS) * (_CARD_W + 3.5)
        y = 28.0 + (seat // _ACROSS) * (_CARD_H + 4.0)
        _card(page, fonts, seat, name, (x, y))
        for copy in range(2):
            at = (_MARGIN + _LABEL / 2 + seat * (_LABEL + 1.5), 160.0 + copy * (_LABEL + 3.0))
            _label(page, fonts, seat, at)
    foot = 228.0
    stroke(page, [_px(_MARGIN, foot), _px(_MARGIN + _RULER, foot)], _INK, 3)
    for x in (_MARGIN, _MARGIN + _RULER):
        stroke(page, [_px(x, foot - 2), _px(x, foot + 2)], _INK, 3)
    _words(page, fonts, speech.say(Msg("app-emblems-scale")), (_MARGIN, foot + 8), 4.0)
    return page


def grey_of(page: pygame.Surface) -> bytes:
    """The page's pixels in grey, row by row: what is printed has no colour."""
    # The sheet is painted in greys only a trace of blue apart: green is as good as their mean.
    return bytes(pygame.image.tobytes(page, "RGB")[1::3])


def png_of(page: pygame.Surface) -> bytes:
    """The page as a PNG file."""
    file = io.BytesIO()
    pygame.image.save(page, file, "sheet.png")
    return file.getvalue()


def _card(page: pygame.Surface, fonts: Fonts, seat: int, name: str, at: tuple[float, float]) -> None:
    """A card to cut out: the emblem, and the seat's number under it."""
    x, y = at
    corners = [(x, y), (x + _CARD_W, y), (x + _CARD_W, y + _CARD_H), (x, y + _CARD_H)]
    stroke(page, [_px(*corner) for corner in corners], _CUT, 2, closed=True)
    _emblem(page, seat, (x + _CARD_W / 2, y + 21.0), _EMBLEM)
    _words(page, fonts, name, (x + _CARD_W / 2, y + 46.5), 6.0, bold=True, centred=True)


def _label(page: pygame.Surface, fonts: Fonts, seat: int, at: tuple[float, float]) -> None:
    """A round label to cut out and stick on a tag."""
    radius = _LABEL / 2 * PX_PER_MM
    stroke(page, arc(_px(*at), radius, radius), _CUT, 2)
    _emblem(page, seat, (at[0], at[1] - 2.6), _LABEL_EMBLEM)
    _words(page, fonts, str(seat + 1), (at[0], at[1] + 9.0), 5.0, bold=True, centred=True)


def _emblem(page: pygame.Surface, seat: int, at: tuple[float, float], mm: float) -> None:
    art = EMBLEMS[seat]
    size = round(mm * art.wide * PX_PER_MM), round(mm * PX_PER_MM)
    large = pygame.Surface((size[0] * _SOFT, size[1] * _SOFT), pygame.SRCALPHA)
    large.fill((*_INK, 0))
    paint_art(large, art, Ink.INK, _SOFT)
    x, y = _px(*at)
    page.blit(pygame.transform.smoothscale(large, size), (round(x - size[0] / 2), round(y - size[1] / 2)))


def _words(
    page: pygame.Surface,
    fonts: Fonts,
    words: str,
    at: tuple[float, float],
    mm: float,
    *,
    bold: bool = False,
    centred: bool = False,
) -> None:
    px = round(mm * PX_PER_MM)
    x, y = _px(*at)
    fonts.draw(page, (x - fonts.width(words, px, bold=bold) / 2 if centred else x, y), words, px, _INK, bold=bold)


def _px(x: float, y: float) -> tuple[float, float]:
    return x * PX_PER_MM, y * PX_PER_MM
