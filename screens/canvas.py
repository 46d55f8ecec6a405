"""The sheet that screens paint on: measured in millimetres, coloured by meaning, aware of fingers.

A screen paints immediately; nothing is kept between two paints but finished shapes and glyphs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from companion.engine import Align, Catalogue, Ink, Mark, MarkId, Msg, Seat, Style, Who
from companion.model import GameCard
from screens.art import Art, paint_art
from screens.box import Box
from screens.emblems import EMBLEMS
from screens.fonts import CAPITALS, Fonts
from screens.glyphs import GLYPHS
from screens.marks import mark_art
from screens.raster import Px
from screens.screen import Hit
from screens.sheet import SHAPE, Point, Sheet
from screens.speech import Voice
from screens.theme import (
    BOLD,
    RGB,
    SIZES,
    Colour,
    Tone,
    rgb,
)
from screens.typeset import FALL, MARK_HEIGHT, RISE, Setting, Typesetter
from screens.wrap import Run

Words = Msg | str | tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Finger:
    """A finger on the glass, in millimetres, and how much of a hold it has done, 0 to 1."""

    at: Point
    held: float = 0.0


@dataclass(frozen=True, slots=True)
class TextBox:
    """Text as it was drawn, for whoever measures screens: where, how large, and on what."""

    box: Box
    words: str
    room: Box
    ink: RGB
    ground: RGB
    on_480: int
    fits: bool


@dataclass(slots=True)
class Living:
    """A part of the sheet that changes with time: how it is painted, and when it changes next."""

    box: Box
    paint: Callable[[Canvas], float]
    due: float


class Canvas(Sheet):
    """The sheet with the words and the faces of one language.

    `hits` are the touch zones painted so far, `texts` the words, both in painting order. `repaint_at` is when the
    screen wants to be painted again although nothing has happened; `living` are the parts that change with time.
    `turned`: by how many degrees clockwise it has been turned from where it is mounted, to face a seat.
    """

    def __init__(self, surface: pygame.Surface, voice: Voice, fonts: Fonts, shape: float = SHAPE) -> None:
        super().__init__(surface, shape)
        self.lang = fonts.lang
        self.fonts = fonts
        self.turned = 0
        self._voice = voice
        self._type = Typesetter(fonts, self.scale, lambda mark: self.sign_width(mark, 1.0))
        self.begin()

    def begin(self, *, now: float = 0.0, finger: Finger | None = None) -> None:
        """An empty sheet, nobody at the table."""
        self.now, self.finger = now, finger
        self.game = ""
        self.cards = Catalogue(())
        self.names: tuple[str, ...] = ()
        self.speech = self._voice.words(self.lang)
        self.hits: list[Hit] = []
        self.texts: list[TextBox] = []
        self.living: list[Living] = []
        self.repaint_at: float | None = None
        self.surface.fill(rgb(Tone.GROUND))

    def of(self, game: GameCard, names: Sequence[str] = ()) -> None:
        """From here on marks, cards and words are those of this game, and seats have these names."""
        self.game, self.cards, self.names = game.id, game.cards, tuple(names)
        self.speech = self._voice.words(self.lang, game.id, self.names)

    # -- the sheet

    def again(self, at: float) -> None:
        """Paint again at this moment, in seconds of the clock that `now` is of."""
        if self.repaint_at is None or at < self.repaint_at:
            self.repaint_at = at

    def alive(self, box: Box, paint: Callable[[Canvas], float]) -> None:
        """Paint a part now, and alone whenever its time has come; `paint` returns when it changes next."""
        self.living.append(Living(box, paint, paint(self)))

    def tick(self, now: float) -> list[pygame.Rect]:
        """Paint the living parts whose time has come. Returns what was painted, in pixels."""
        self.now = now
        painted = []
        texts = len(self.texts)
        for part in self.living:
            if part.due <= now:
                part.due = part.paint(self)
                painted.append(self._rect(part.box))
        del self.texts[texts:]
        return painted

    def hit(self, hit: Hit) -> None:
        """Register a touch zone. Its class says how large it must be."""
        self.hits.append(hit)

    def pressed(self, zone: Box) -> float | None:
        """How far a hold inside this zone has come (0 for a plain press), or None where no finger is in it."""
        if self.finger is None or not zone.contains(self.finger.at):
            return None
        return self.finger.held

    def cover(self, box: Box) -> None:
        """Bare ground over what was painted there, for something laid over it for a moment."""
        self.surface.fill(rgb(Tone.GROUND), self._rect(box))
        self.texts = [text for text in self.texts if not text.box.meets(box)]

    def veil(self, strength: float) -> None:
        """Darken what is painted so far, and forget what could be touched or read there. 1 hides it."""
        dark = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        dark.fill((*rgb(Tone.GROUND), round(255 * strength)))
        self.surface.blit(dark, (0, 0))
        self.hits.clear()
        self.texts.clear()
        self.living.clear()

    # -- marks

    def sign(self, at: Point, mark: MarkId, mm: float, *, ink: Colour | None = None, paper: bool = False) -> None:
        """A mark of the game in play, `mm` high, centred. `paper`: it lies on a card and gets an ink outline."""
        art = mark_art(self.game, mark)
        if art.beside:
            # Silhouette and letter together stand in the middle.
            at = (at[0] - 0.31 * mm, at[1])
        self._art(("mark", self.game, mark), art, at, mm, ink or art.colour, rim=paper and art.rim)
        if art.letter:
            self._letter(at, mark, art, mm, paper=paper)

    def sign_width(self, mark: MarkId, mm: float) -> float:
        """How wide a mark of the game in play is when it is `mm` high, with the letter that stands beside it."""
        art = mark_art(self.game, mark)
        return (art.wide + (0.62 if art.beside else 0.0)) * mm

    def glyph(self, at: Point, name: str, mm: float, ink: Colour = Ink.TEXT) -> None:
        """A sign of a key, `mm` high, centred. Names are those of `glyphs.GLYPHS`."""
        self._art(("glyph", name), GLYPHS[name], at, mm, ink)

    def emblem(self, at: Point, seat: Seat, mm: float, ink: Colour = Ink.TEXT) -> None:
        """A seat's emblem, `mm` high, centred."""
        self._art(("emblem", seat), EMBLEMS[seat % len(EMBLEMS)], at, mm, ink)

    # -- words

    def runs(self, words: Words) -> tuple[Run, ...]:
        """Words as text and marks."""
        if isinstance(words, Msg):
            return self.speech.runs(words)
        return (words,) if isinstance(words, str) else words

    def say(self, words: Words) -> str:
        """Words as plain text."""
        if isinstance(words, Msg):
            return self.speech.say(words)
        return words if isinstance(words, str) else "".join(run for run in words if isinstance(run, str))

    def knows(self, msg: Msg) -> bool:
        """Whether the language has these words."""
        return self.speech.knows(msg)

    def name(self, seat: Seat) -> str:
        """The player's name; of a seat that nobody sits at, what the game calls it."""
        return self.names[seat] if seat < len(self.names) else self.say(Msg("app-who", who=Who(seat)))

    def width(self, words: Words, style: Style, *, bold: bool | None = None, small: bool = False) -> float:
        """How wide words are in one line at the style's largest (`small`: its smallest) size, in millimetres."""
        heavy = style in BOLD if bold is None else bold
        return self._type.width(self.runs(words), self._type.px(SIZES[style][small]), bold=heavy) / self.fx

    def fits(self, box: Box, words: Words, style: Style, *, bold: bool | None = None, lines: int = 1) -> bool:
        """Whether words fit into a box at one of the sizes of type."""
        return self._fit(box, words, style, bold=bold, lines=lines).fits

    def best(self, box: Box, choices: Sequence[Words], style: Style, *, bold: bool | None = None) -> Words:
        """The first of these words that fits into a box in one line; the last, where none does."""
        return next((words for words in choices if self.fits(box, words, style, bold=bold)), choices[-1])

    def text(
        self,
        box: Box,
        words: Words,
        style: Style = Style.BODY,
        ink: Colour = Ink.TEXT,
        *,
        align: Align = Align.LEFT,
        bold: bool | None = None,
        lines: int = 1,
        shorten: bool = False,
        top: bool = False,
    ) -> float:
        """Words inside a box, in its middle (`top`: from its upper edge): wrapped up to `lines`, then smaller.

        Returns the width that the widest line took, in millimetres. `shorten` is for names alone.
        """
        heavy = style in BOLD if bold is None else bold
        setting = self._fit(box, words, style, bold=bold, lines=lines, shorten=shorten)
        y = box.y * self.fy + (0 if top else (box.h * self.fy - setting.seen) / 2) + CAPITALS * setting.px
        for line, width in zip(setting.lines, setting.widths, strict=True):
            x = box.x * self.fx + _offset(align, box.w * self.fx - width)
            self._note(line, (x, y), width, setting, box, ink=ink)
            self._line(line, (x, y), setting.px, ink, bold=heavy)
            y += setting.step
        return max(setting.widths, default=0.0) / self.fx

    # -- how

    def _fit(
        self, box: Box, words: Words, style: Style, *, bold: bool | None, lines: int, shorten: bool = False
    ) -> Setting:
        heavy = style in BOLD if bold is None else bold
        room = (box.w * self.fx, box.h * self.fy)
        return self._type.fit(self.runs(words), room, style, bold=heavy, lines=lines, shorten=shorten)

    def _note(self, line: tuple[Run, ...], pen: Px, width: float, setting: Setting, room: Box, *, ink: Colour) -> None:
        px = setting.px
        box = Box(pen[0] / self.fx, (pen[1] - RISE * px) / self.fy, width / self.fx, (RISE + FALL) * px / self.fy)
        words = "".join(run if isinstance(run, str) else f"[{run.id}]" for run in line)
        self.texts.append(TextBox(box, words, room, rgb(ink), self._ground(box), setting.on_480, setting.fits))

    def _line(self, line: tuple[Run, ...], pen: Px, px: int, ink: Colour, *, bold: bool) -> None:
        x, baseline = pen
        for run in line:
            wide = self._type.measure(run, px, bold=bold)
            if isinstance(run, Mark):
                middle = ((x + wide / 2) / self.fx, (baseline - CAPITALS / 2 * px) / self.fy)
                self.sign(middle, run.id, MARK_HEIGHT * px / self.fy)
            else:
                self._type.fonts.draw(self.surface, (x, baseline), run, px, rgb(ink), bold=bold)
            x += wide

    def _ground(self, box: Box) -> RGB:
        """What lies under a text, taken where its box begins."""
        rect = self._rect(box).clip(self.surface.get_rect().inflate(-2, -2))
        colour = self.surface.get_at((rect.x, rect.centery))
        return colour.r, colour.g, colour.b

    def _letter(self, at: Point, mark: MarkId, art: Art, mm: float, *, paper: bool) -> None:
        letter = self.speech.say(Msg(f"{self.game}-mark-{mark}"))
        natural = mm * self.fy * art.letter / CAPITALS
        # A letter is never below 24 px, unless its mark itself is hardly larger: then it is decoration.
        px = round(max(natural, min(24 * self.scale, 0.75 * mm * self.fy)))
        width = self._type.fonts.width(letter, px, bold=True)
        left = at[0] * self.fx - width / 2
        ink = art.letter_ink
        if art.beside:
            left = (at[0] + art.wide * mm / 2) * self.fx + 0.1 * px
            ink = Ink.INK if paper else ink
        pen = (left, (at[1] + art.drop * mm) * self.fy + CAPITALS / 2 * px)
        self._type.fonts.draw(self.surface, pen, letter, px, rgb(ink), bold=True)

    def _art(self, key: tuple[object, ...], art: Art, at: Point, mm: float, ink: Colour, *, rim: bool = False) -> None:
        size = (round(mm * art.wide * self.fx), round(mm * self.fy))
        edge = max(1.5, 0.36 * self.fy) if rim else 0.0
        colour = rgb(Ink.INK) if rim else rgb(ink)
        paint = partial(_paint, art=art, ink=ink, rim=edge)
        shape = self.shapes.made((*key, size, ink, rim), size, colour, paint)
        self._blit(shape, (round(at[0] * self.fx - size[0] / 2), round(at[1] * self.fy - size[1] / 2)))


def _paint(large: pygame.Surface, times: float, *, art: Art, ink: Colour, rim: float) -> None:
    paint_art(large, art, ink, times, rim=rim)


def _offset(align: Align, free: float) -> float:
    return {Align.LEFT: 0.0, Align.CENTRE: free / 2, Align.RIGHT: free}[align]
