"""How words are made to fit: wrapped first, then smaller within their style, never cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from companion.engine import Mark, MarkId, Style
from screens.fonts import CAPITALS, Fonts
from screens.theme import SIZES, SMALLEST
from screens.wrap import Line, Run, is_wide, wrap

# Above and below the baseline, in em: what a line takes up.
RISE, FALL = 0.7, 0.2
SEEN_FALL = 0.06
_STEP, _STEP_WIDE = 0.98, 1.02
MARK_HEIGHT = 0.95


@dataclass(frozen=True, slots=True)
class Setting:
    """Lines as they will be drawn, at one size in pixels. `fits`: they stay inside their box."""

    lines: tuple[Line, ...]
    px: int
    step: float
    widths: tuple[float, ...]
    fits: bool
    on_480: int

    @property
    def seen(self) -> float:
        """From the top of the first line's capitals to a little under the last baseline: what the eye centres."""
        return (CAPITALS + SEEN_FALL) * self.px + self.step * (len(self.lines) - 1)

    @property
    def height(self) -> float:
        """From the top of the first line to the foot of the last."""
        return (RISE + FALL) * self.px + self.step * (len(self.lines) - 1)


class Typesetter:
    """Fits runs of text and marks into boxes measured in pixels."""

    def __init__(self, fonts: Fonts, scale: float, mark_width: Callable[[MarkId], float]) -> None:
        """`mark_width` says how wide a mark is for its height."""
        self.fonts = fonts
        self.scale = scale
        self._mark_width = mark_width
        self._kept: dict[object, Setting] = {}

    def px(self, on_480: float) -> int:
        """A size given on 480 lines, on this display."""
        return round(on_480 * self.scale)

    def measure(self, run: Run, px: int, *, bold: bool) -> float:
        """How wide a run is: a mark has a little air round it."""
        if isinstance(run, Mark):
            return px * (MARK_HEIGHT * self._mark_width(run.id) + 0.12)
        return self.fonts.width(run, px, bold=bold)

    def width(self, runs: Sequence[Run], px: int, *, bold: bool) -> float:
        """How wide the runs are in one line."""
        return sum(self.measure(run, px, bold=bold) for run in runs)

    def fit(
        self, runs: tuple[Run, ...], room: tuple[float, float], style: Style, *, bold: bool, lines: int, shorten: bool
    ) -> Setting:
        """The largest setting of the style that stays within `room`, in at most `lines` lines.

        `shorten`: a name that has no room even so is cut with "…"; whose it is, its emblem says.
        """
        marks = tuple(self._mark_width(run.id) for run in runs if isinstance(run, Mark))
        key = (runs, room, style, bold, lines, marks)
        if key not in self._kept:
            if len(self._kept) > 1000:  # noqa: PLR2004 - about ten screens
                self._kept.clear()
            self._kept[key] = self._fit(runs, room, style, bold=bold, lines=lines)
        setting = self._kept[key]
        if shorten and not setting.fits:
            return self._shortened(runs, room, style, bold=bold)
        return setting

    def _fit(
        self, runs: tuple[Run, ...], room: tuple[float, float], style: Style, *, bold: bool, lines: int
    ) -> Setting:
        setting: Setting | None = None
        for size in _sizes(style):
            setting = self._set(runs, room, size, bold=bold, lines=lines)
            if setting.fits:
                break
        assert setting is not None
        return setting

    def _set(self, runs: tuple[Run, ...], room: tuple[float, float], on_480: int, *, bold: bool, lines: int) -> Setting:
        px = self.px(on_480)
        broken = wrap(runs, room[0], lambda run: self.measure(run, px, bold=bold)) if lines > 1 else [runs]
        wide = any(isinstance(run, str) and any(is_wide(char) for char in run) for run in runs)
        step = px * (_STEP_WIDE if wide else _STEP)
        widths = tuple(self.width(line, px, bold=bold) for line in broken)
        height = (RISE + FALL) * px + step * (len(broken) - 1)
        fits = len(broken) <= lines and max(widths, default=0.0) <= room[0] + 0.5 and height <= room[1] + 0.5
        return Setting(tuple(broken), px, step, widths, fits, on_480)

    def _shortened(self, runs: tuple[Run, ...], room: tuple[float, float], style: Style, *, bold: bool) -> Setting:
        words = "".join(run for run in runs if isinstance(run, str))
        for size in (_sizes_list(style)[-1], SMALLEST):
            for shorter in _shorter(words):
                setting = self._set((shorter,), room, size, bold=bold, lines=1)
                if setting.fits:
                    return setting
        return self._set(("",), room, SMALLEST, bold=bold, lines=1)


def _shorter(name: str) -> Iterator[str]:
    """A name in ever fewer letters. Guests are told apart by their number, which stays as long as there is room."""
    stem = name.rstrip("0123456789")
    yield from (f"{stem[:end].rstrip()}…{name[len(stem) :]}" for end in range(len(stem), 0, -1))
    yield from (f"{name[:end].rstrip()}…" for end in range(len(name), 0, -1))


def _sizes(style: Style) -> Iterator[int]:
    """The sizes of a style from the largest down; then, rather than cut anything, those of the smaller styles."""
    yield from _sizes_list(style)
    yield from range(SIZES[style][1] - 2, SMALLEST - 1, -2)


def _sizes_list(style: Style) -> list[int]:
    large, small = SIZES[style]
    step = 4 if style is Style.HERO else 2
    return [*range(large, small, -step), small]
