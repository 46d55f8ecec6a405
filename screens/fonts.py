"""One face per language, chosen character by character: Atkinson Hyperlegible for Latin, Noto Sans CJK for the rest.

`pygame.freetype` loads by path and face index; `SysFont` would fork `fc-list` and guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Final

import pygame
import pygame.freetype

from companion.model import LANGUAGES
from screens.theme import RGB

_LATIN = "fontpkg_atkinson_hyperlegible"
_CJK = Path("/usr/share/fonts/opentype/noto")
_CJK_FILES: Mapping[bool, str] = {False: "NotoSansCJK-Regular.ttc", True: "NotoSansCJK-Bold.ttc"}
# The faces of the Noto Sans CJK collection; the same character is drawn as each country writes it (Han unification).
_FACES: Mapping[str, int] = {"ja": 0, "zh-Hans": 2, "zh-Hant": 3}
CJK_SIZE: Final = 0.94
CAPITALS: Final = 0.668
_CACHE: Final = 1500


def available_languages(folder: Path = _CJK) -> tuple[str, ...]:
    """The languages that can be drawn here: English always, the others where Noto Sans CJK is installed."""
    if all((folder / name).is_file() for name in _CJK_FILES.values()):
        return LANGUAGES
    return LANGUAGES[:1]


class Fonts:
    """The faces for one language, with what they have drawn so far."""

    def __init__(self, lang: str, folder: Path = _CJK) -> None:
        pygame.freetype.init()
        self.lang = lang
        self._latin = {bold: _latin_face(bold=bold) for bold in (False, True)}
        self._cjk = {
            bold: pygame.freetype.Font(str(folder / name), font_index=_FACES.get(lang, 0))
            for bold, name in _CJK_FILES.items()
            if (folder / name).is_file()
        }
        self._widths: dict[tuple[str, bool, int], float] = {}
        self._drawn: dict[tuple[str, bool, int, RGB], tuple[tuple[pygame.Surface, int, int], ...]] = {}

    def can_draw(self, text: str) -> bool:
        """Whether every character has a glyph in one of the faces."""
        return all(None not in face.get_metrics(piece, size=32) for piece, face, _ in self._faces(text))

    def width(self, text: str, px: int, *, bold: bool) -> float:
        """How far the pen moves over the text, in pixels."""
        key = (text, bold, px)
        if key not in self._widths:
            self._widths[key] = sum(
                _advance(face, piece, px * scale) for piece, face, scale in self._faces(text, bold=bold)
            )
        return self._widths[key]

    def draw(
        self, surface: pygame.Surface, pen: tuple[float, float], text: str, px: int, ink: RGB, *, bold: bool
    ) -> None:
        """Draw the text with its baseline beginning at `pen`, in pixels."""
        key = (text, bold, px, ink)
        if key not in self._drawn:
            if len(self._drawn) > _CACHE:
                self._drawn.clear()
            self._drawn[key] = tuple(self._pieces(text, px, ink, bold=bold))
        x, baseline = round(pen[0]), round(pen[1])
        for glyphs, right, up in self._drawn[key]:
            surface.blit(glyphs, (x + right, baseline - up))

    def _pieces(self, text: str, px: int, ink: RGB, *, bold: bool) -> Iterator[tuple[pygame.Surface, int, int]]:
        """The glyphs of each face: how far right of the pen they begin, and how far above the baseline."""
        x = 0.0
        for piece, face, scale in self._faces(text, bold=bold):
            size = round(px * scale)
            glyphs, place = face.render(piece, fgcolor=ink, size=size)
            yield glyphs, round(x) + place.x, place.y
            x += _advance(face, piece, size)

    def _faces(self, text: str, *, bold: bool = False) -> Iterator[tuple[str, pygame.freetype.Font, float]]:
        """The text cut into pieces of one face, each with that face's share of the size."""
        latin = self._latin[bold]
        cjk = self._cjk.get(bold)
        piece, own = "", True
        for char, glyph in zip(text, latin.get_metrics(text, size=32), strict=False):
            here = glyph is not None or cjk is None
            if piece and here != own:
                yield self._chosen(piece, latin if own else cjk)
                piece = ""
            piece, own = piece + char, here
        if piece:
            yield self._chosen(piece, latin if own else cjk)

    def _chosen(self, piece: str, face: pygame.freetype.Font | None) -> tuple[str, pygame.freetype.Font, float]:
        assert face is not None
        return piece, face, 1.0 if face in self._latin.values() else CJK_SIZE


def _latin_face(*, bold: bool) -> pygame.freetype.Font:
    name = "AtkinsonHyperlegible-Bold.ttf" if bold else "AtkinsonHyperlegible-Regular.ttf"
    with resources.as_file(resources.files(_LATIN) / "files" / name) as path:
        return pygame.freetype.Font(str(path))


def _advance(face: pygame.freetype.Font, piece: str, size: float) -> float:
    # A missing glyph has no metrics; it is drawn as a box about as wide as a digit.
    return sum(size * 0.6 if glyph is None else glyph[4] for glyph in face.get_metrics(piece, size=round(size)))
