"""How the device is: every check at a glance, what to do about the chosen one, and what only people can try."""

from __future__ import annotations

from companion.commands import CheckUp, IgnoreTag, SaveReport, TrySound
from companion.engine import Align, Ink, Msg, Style
from companion.inputs import Finding
from companion.model import Model, Unbound
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import tag_name
from screens.fault import Notices
from screens.keys import KeyFace, KeyStyle, four_keys, key, raised
from screens.pages import TITLE_H, body
from screens.screen import Does, Hit, Own, Pop, Push, Screen
from screens.set_clock import SetTheClock
from screens.taps import Taps
from screens.theme import GAP, KEY_H, LIP, SMALL
from screens.turned_away import turned_away
from screens.widgets import title, well

_ACROSS = 3
_DOWN = 4
_MARKS_ACROSS, _MARKS_DOWN = 5, 4


def report_key(model: Model) -> KeyFace:
    """Save log, record and check-up for whoever is to find a fault: on a stick, where there is a helper to mount it."""
    where = Msg("app-settings-report-detail") if "off" in model.device.can else None
    return KeyFace(Msg("app-settings-report"), SaveReport(), where, "note")


class Checkup(Screen):
    """The findings as tiles, the first that is not well opened. Looks anew whenever it comes to be seen."""

    def __init__(self) -> None:
        self._opened: str | None = None
        self._looked = False

    def heed(self, model: Model) -> Does:
        del model
        if self._looked:
            return ()
        self._looked = True
        return CheckUp()

    def paint(self, canvas: Canvas, model: Model) -> None:
        said = model.message
        title(canvas, Msg("app-check-title") if said is None else said, glyph=None if said is None else "note")
        room = body(canvas)
        tiles, panel = room.rows(1, 1, gap=GAP) if canvas.portrait else room.columns(94, 51.6, gap=GAP)
        findings = model.device.findings
        shown = self._shown(findings)
        for finding, cell in zip(findings, tiles.grid(_ACROSS, _DOWN, gap=GAP), strict=False):
            _tile(canvas, cell, finding, opened=finding is shown)
        if shown is not None:
            self._panel(canvas, panel, shown, model)
        count = len(model.notices)
        news = KeyFace(Msg("app-notices-count", n=count), Push(Notices()), glyph="octagon")
        again = KeyFace(Msg("app-check-again"), CheckUp(), glyph="undo")
        back = KeyFace(Msg("app-back"), Pop(), glyph="back")
        four_keys(canvas, (back, again, news if count else None, report_key(model)))

    def _shown(self, findings: tuple[Finding, ...]) -> Finding | None:
        chosen = [finding for finding in findings if finding.id == self._opened]
        ill = [finding for finding in findings if finding.remedy is not None]
        return next(iter((*chosen, *ill, *findings)), None)

    def _panel(self, canvas: Canvas, box: Box, finding: Finding, model: Model) -> None:
        """What there is, what to do about it, and what can be tried."""
        well(canvas, box)
        inner = box.inset(2.6, 1.6)
        test = _test(finding, model)
        if test is not None:
            place = inner.foot(KEY_H + LIP).above(LIP)
            key(canvas, place, test, zone=place.inset(-GAP / 2, -SMALL / 2))
            inner = inner.above(KEY_H + LIP + SMALL)
        if finding.advice is None:
            canvas.text(inner, finding.text, Style.BODY, lines=7, top=True)
            return
        what, advice = inner.rows(1, 1.1, gap=SMALL)
        canvas.text(what, finding.text, Style.BODY, bold=True, lines=4, top=True)
        canvas.text(advice, finding.advice, Style.CAPTION, Ink.SOFT, lines=5, top=True)

    def own(self, act: Own, model: Model) -> Does:
        del model
        if act.what == "open":
            self._opened = str(act.value)
        return ()

    def took(self, result: object, model: Model) -> Does:
        del result, model
        return CheckUp()


def _tile(canvas: Canvas, box: Box, finding: Finding, *, opened: bool) -> None:
    ill = finding.remedy is not None
    style: KeyStyle = "chosen" if opened else "plain"
    face = KeyFace(_name(finding.id), Own("open", finding.id), style=style, kind="setup")
    inside, look = raised(canvas, box, face, zone=box.inset(-GAP / 2, -GAP / 2))
    canvas.glyph((inside.x + 3.6, inside.cy), "octagon" if ill else "tick", 4.6, Ink.REFUSE if ill else Ink.GOOD)
    canvas.text(inside.after(6.8).before(0.6), _name(finding.id), Style.BODY, look.label)


def _name(check: str) -> Msg:
    return Msg(f"app-check-name-{check}")


def _test(finding: Finding, model: Model) -> KeyFace | None:
    """What only people can find out: whether a card is read, a touch lands, a sound is heard, the date is right."""
    match finding.id:
        case "reader":
            return KeyFace(Msg("app-check-try-reader"), Push(ReaderTest()), glyph="reader", kind="setup")
        case "touch":
            return KeyFace(Msg("app-check-try-touch"), Push(TouchTest()), glyph="screen", kind="setup")
        case "sound":
            return KeyFace(Msg("app-check-try-sound"), TrySound(), glyph="sound", kind="setup")
        case "clock" if "date" in model.device.can:
            return KeyFace(Msg("app-check-try-clock"), Push(SetTheClock()), glyph="pencil", kind="setup")
        case _:
            return None


class ReaderTest(Screen):
    """Hold a card here: what was read last, and how often since this was opened."""

    def __init__(self) -> None:
        self._last: Msg | str | None = None
        self._reads = 0
        self._taps = Taps()

    def heed(self, model: Model) -> Does:
        tap = self._taps.new(model)
        if tap is None:
            return ()
        self._reads += 1
        self._last = tap.uid if isinstance(tap, Unbound) else tag_name(tap.means)
        # A tag that means nothing is told here by its number, and need not be asked about at home.
        return IgnoreTag(), CheckUp()

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, turned_away(model) or Msg("app-check-hold"))
        room = body(canvas)
        well(canvas, room)
        sign, words = room.inset(4).rows(1, 1, gap=4) if canvas.portrait else room.inset(4).columns(1, 2.4, gap=4)
        canvas.glyph(sign.centre, "reader", 26, Ink.SOFT if self._last is None else Ink.GOOD)
        reader = next((finding for finding in model.device.findings if finding.id == "reader"), None)
        upper, middle, lower = words.rows(1.4, 1, 1, gap=SMALL)
        last = Msg("app-check-no-tag") if self._last is None else Msg("app-check-last-tag", what=self._last)
        canvas.text(upper, last, Style.NAME, lines=2)
        canvas.text(middle, Msg("app-check-taps", n=self._reads), Style.BODY)
        if reader is not None:
            canvas.text(lower, reader.text, Style.BODY, Ink.SOFT, lines=2)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


class TouchTest(Screen):
    """Twenty marks all over the glass. One that cannot be touched away shows where the panel is deaf or off."""

    def __init__(self) -> None:
        self._touched: set[int] = set()

    def paint(self, canvas: Canvas, model: Model) -> None:
        del model
        left = _MARKS_ACROSS * _MARKS_DOWN - len(self._touched)
        row = canvas.sheet.top(TITLE_H)
        if left:
            title(canvas, Msg("app-check-touch-each"), room=row.w * 0.66)
            canvas.text(row.end(row.w * 0.3), Msg("app-check-touch-left", n=left), Style.NAME, align=Align.RIGHT)
        else:
            title(canvas, Msg("app-check-touch-done", n=_MARKS_ACROSS * _MARKS_DOWN), glyph="tick")
        for number, cell in enumerate(body(canvas).grid(_MARKS_ACROSS, _MARKS_DOWN)):
            self._mark(canvas, cell, number)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))

    def _mark(self, canvas: Canvas, cell: Box, number: int) -> None:
        touched = number in self._touched
        canvas.ring(cell.centre, 3.4, 4.2, fill=Ink.GOOD if touched else Ink.ACT)
        if touched:
            canvas.glyph(cell.centre, "tick", 4.2, Ink.GOOD)
            return
        drawn = cell.centred(8.4, 8.4)
        canvas.hit(Hit(cell, drawn, Own("mark", number), "setup", name=f"mark {number + 1}"))

    def own(self, act: Own, model: Model) -> Does:
        del model
        if isinstance(act.value, int):
            self._touched.add(act.value)
        return ()
