"""The clock: a key in the corner that pauses, or hero digits. The ring is read from afar, the digits from near.

Where a turn has a limit the ring empties and the digits count down: in the last 30 s amber, in overtime coral and
counting up with a plus. Without a limit they count up. Nothing flashes.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, inf

from companion.engine import Align, Ink, Style
from companion.model import ClockModel, Stopwatch, TableModel
from screens.box import Box
from screens.canvas import Canvas
from screens.screen import Does, Hit
from screens.theme import CLOCK_W, GAP, PROMPT_H, SMALL, Colour, Tone

_SOON = 30
_MINUTE, _TEN_MINUTES, _HOUR = 60, 600, 3600


@dataclass(frozen=True, slots=True)
class Reading:
    """What a clock shows at a moment: its digits (none where it is off), how much of its ring, in which colour, and
    when it shows something else. `share`: 0 to 1; a ring that `empties` does so clockwise from the top.
    """

    digits: str
    share: float
    ink: Colour
    until: float
    empties: bool = False


def reading(watch: Stopwatch, clock: ClockModel | None, now: float) -> Reading:
    """The clock at a moment. A dial comes before the stopwatch; a clock that is off shows nothing and never changes."""
    if clock is not None and clock.rules.mode == "off":
        return Reading("", 0.0, Ink.SOFT, inf)
    if clock is None or clock.dial is None:
        seconds = elapsed(watch, now)
        return Reading(short(seconds), seconds % 60 / 60, Ink.TEXT, next_second(watch, now))
    dial = clock.dial
    left = dial.ms / 1000 - (max(0.0, now - dial.at) if dial.running else 0.0)
    if left < 0:
        over = floor(-left)
        until = dial.at + dial.ms / 1000 + over + 1 if dial.running else inf
        return Reading(f"+{_overtime(over)}", 1.0, Ink.REFUSE, until)
    seconds = ceil(left)
    until = dial.at + dial.ms / 1000 - (seconds - 1) if dial.running else inf
    ink = Ink.ACT if seconds <= _SOON else Ink.TEXT
    digits = str(seconds) if seconds <= _SOON else short(seconds)
    return Reading(digits, min(1.0, left * 1000 / dial.full) if dial.full else 0.0, ink, until, empties=True)


def clock_key(
    canvas: Canvas, watch: Stopwatch, does: Does, *, clock: ClockModel | None = None, box: Box | None = None
) -> None:
    """The turn's time; a touch pauses. Repaints itself alone once a second."""
    box = box or canvas.sheet.top(PROMPT_H).end(CLOCK_W)
    zone = Box(box.x - GAP / 2, 0, canvas.w - box.x + GAP / 2, box.bottom + SMALL / 2)
    canvas.hit(Hit(zone, box, does, "play", name="pause"))

    def paint(canvas: Canvas) -> float:
        read = reading(watch, clock, canvas.now)
        strict = clock is not None and clock.rules.mode == "strict"
        _key(canvas, box.above(1.0), read, pressed=canvas.pressed(zone) is not None, large=strict)
        return inf if watch.paused else read.until

    canvas.alive(box, paint)


def _key(canvas: Canvas, box: Box, read: Reading, *, pressed: bool, large: bool) -> None:
    if not pressed:
        canvas.plate(box.moved(0, 1.0), Tone.KEY_LIP)
    canvas.plate(box, Tone.KEY_EDGE)
    canvas.plate(box.below(0.25), Tone.KEY)
    ring = box.centre
    if not read.digits:
        canvas.glyph(ring, "pause", 6, Ink.TEXT)
        return
    if large:
        _large(canvas, box, read)
        return
    canvas.ring(ring, 6.5, 7.2, fill=Tone.KEY_EDGE)
    if read.share >= 1:
        canvas.ring(ring, 6.5, 7.2, fill=read.ink)
    elif read.share > 0:
        start = 360 * (1 - read.share) if read.empties else 0.0
        canvas.ring(ring, 6.5, 7.2, start=start, end=start + 360 * read.share, fill=read.ink)
    ink = Ink.REFUSE if read.ink is Ink.REFUSE else Ink.TEXT
    short = len(read.digits) <= 3  # noqa: PLR2004 - "+14" has room for larger digits, "1:12" has not
    style = Style.NAME if short else Style.BODY
    canvas.text(box.centred(12.4, 7).moved(0, -1.0), read.digits, style, ink, align=Align.CENTRE, bold=True)
    canvas.glyph((ring[0], ring[1] + 3.9), "pause", 2.2, Ink.SOFT)


def _large(canvas: Canvas, box: Box, read: Reading) -> None:
    """A strict clock: the digits fill the key, over a bar that empties."""
    inner = box.inset(1.0, 1.2)
    canvas.text(inner.above(3.4), read.digits, Style.TOTAL, read.ink, align=Align.CENTRE, bold=True)
    foot = inner.foot(2.0).inset(1.0, 0)
    canvas.glyph((foot.x + 0.8, foot.cy), "pause", 2.0, Ink.SOFT)
    bar = foot.after(2.6).centred(foot.w - 2.6, 1.2)
    canvas.plate(bar, Tone.KEY_EDGE, radius=0.6)
    if read.share > 0:
        canvas.plate(bar.left(max(1.2, bar.w * read.share)), read.ink, radius=0.6)


def hero_clock(canvas: Canvas, box: Box, table: TableModel) -> float:
    """Digits as large as they fit; returns when they change."""
    read = reading(table.stopwatch, table.clock, canvas.now)
    if read.digits:
        canvas.text(box, read.digits, Style.HERO, read.ink, align=Align.CENTRE)
    else:
        canvas.glyph(box.centre, "pause", min(box.w, box.h) * 0.6, Ink.SOFT)
    return inf if table.stopwatch.paused else read.until


def elapsed(watch: Stopwatch, now: float) -> int:
    """Whole seconds on a stopwatch at a moment."""
    running = 0.0 if watch.paused else max(0.0, now - watch.at)
    return int(watch.ms / 1000 + running)


def next_second(watch: Stopwatch, now: float) -> float:
    """The moment at which a stopwatch shows its next second; never, while it stands still."""
    if watch.paused:
        return inf
    return watch.at + elapsed(watch, now) + 1 - watch.ms / 1000


def short(seconds: int) -> str:
    """4:12, or 64′ from an hour on: what a clock key has room for."""
    return minutes(seconds) if seconds < _HOUR else f"{seconds // _MINUTE}′"


def _overtime(seconds: int) -> str:
    if seconds < _MINUTE:
        return str(seconds)
    return minutes(seconds) if seconds < _TEN_MINUTES else f"{seconds // _MINUTE}′"


def minutes(seconds: int) -> str:
    """4:12, or 1:04:12 from an hour on."""
    hours, rest = divmod(seconds, 3600)
    if hours:
        return f"{hours}:{rest // 60:02}:{rest % 60:02}"
    return f"{rest // 60}:{rest % 60:02}"
