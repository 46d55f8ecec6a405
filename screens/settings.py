"""What players may change on the device itself, and what the device is."""

from __future__ import annotations

from importlib.metadata import version

from companion.commands import SetLanguage, SetSetting
from companion.engine import Align, Ink, Msg, Style
from companion.model import Model
from screens.box import Box
from screens.canvas import Canvas
from screens.fault import Notices
from screens.keys import KeyStyle
from screens.names import KnownNames
from screens.pages import body
from screens.screen import Pop, Push, Screen
from screens.tags import WhichDeck
from screens.theme import GAP
from screens.widgets import KeyFace, four_keys, key, title, well

SOUND, VOLUME, MOUNT = "sound", "volume", "mount"
WEDGE, FLAT = "wedge", "flat"
ON, OFF = "on", "off"

_VOLUME = 30
_STEP = 10
_LOUDEST = 100
# Each language by its own name: whoever cannot read the others finds theirs.
_OWN_NAMES = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文", "ja": "日本語"}


class Settings(Screen):
    """Language, sound, how the screen stands; tags, names, notices, and about."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, Msg("app-settings-title"))
        lines = body(canvas).rows(1, 1, 1, 1, gap=GAP)
        left, right = zip(*(line.columns(1, 1, gap=GAP) for line in lines), strict=True)
        opened = (
            (left[0], _language(model)),
            (left[1], _sound(model)),
            (left[3], _mount(model)),
            (right[0], KeyFace(Msg("app-settings-tags"), Push(WhichDeck()), glyph="reader", kind="setup")),
            (right[1], KeyFace(Msg("app-settings-names"), Push(KnownNames()), glyph="person", kind="setup")),
            (right[2], _notices(model)),
            (right[3], KeyFace(Msg("app-settings-about"), Push(About()), glyph="note", kind="setup")),
        )
        for box, face in opened:
            key(canvas, box, face, zone=box.inset(-GAP / 2))
        _volume(canvas, left[2], model)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


class Languages(Screen):
    """The languages that this device can show, each in its own words."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, Msg("app-language-title"))
        room = body(canvas)
        cells = [cell for line in room.rows(1, 1, gap=GAP) for cell in line.columns(1, 1, gap=GAP)]
        for lang, cell in zip(model.languages, cells, strict=False):
            style: KeyStyle = "chosen" if lang == model.lang else "plain"
            face = KeyFace(_OWN_NAMES[lang], (SetLanguage(lang), Pop()), style=style, kind="setup")
            key(canvas, cell, face, zone=cell.inset(-GAP / 2), size=Style.NAME)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


class About(Screen):
    """What this is, whose work it stands on, and on what terms."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        del model
        title(canvas, Msg("app-about-title", version=version("table-companion")))
        room = body(canvas)
        well(canvas, room)
        most = 4 if canvas.portrait else 2
        lines = room.inset(4, 2.6).rows(1.2, 1, 1, 1, gap=GAP)
        for box, words in zip(lines, ("what", "licence", "software", "fonts"), strict=True):
            style, ink = (Style.BODY, Ink.TEXT) if words in ("what", "licence") else (Style.CAPTION, Ink.SOFT)
            canvas.text(box, Msg(f"app-about-{words}"), style, ink, lines=most)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


def _language(model: Model) -> KeyFace:
    own = _OWN_NAMES.get(model.lang, model.lang)
    return KeyFace(Msg("app-settings-language"), Push(Languages()), detail=own, glyph="globe", kind="setup")


def _sound(model: Model) -> KeyFace:
    on = model.settings.get(SOUND, ON) == ON
    detail = Msg("app-on" if on else "app-off")
    does = SetSetting(SOUND, OFF if on else ON)
    return KeyFace(Msg("app-settings-sound"), does, detail=detail, glyph="sound", kind="setup")


def _mount(model: Model) -> KeyFace:
    flat = model.settings.get(MOUNT, WEDGE) == FLAT
    detail = Msg("app-setup-flat" if flat else "app-setup-wedge")
    does = SetSetting(MOUNT, WEDGE if flat else FLAT)
    return KeyFace(Msg("app-setup-screen"), does, detail=detail, glyph="screen", kind="setup")


def _notices(model: Model) -> KeyFace:
    count = len(model.notices)
    detail = Msg("app-notices-count", n=count) if count else Msg("app-notices-well")
    glyph = "octagon" if count else "tick"
    return KeyFace(Msg("app-settings-notices"), Push(Notices()), detail=detail, glyph=glyph, kind="setup")


def _volume(canvas: Canvas, box: Box, model: Model) -> None:
    """How loud, between a key for less and one for more."""
    kept = model.settings.get(VOLUME, "")
    now = int(kept) if kept.isdecimal() else _VOLUME
    less, shown, more = box.columns(1, 2.6, 1, gap=GAP)
    for cell, glyph, to in ((less, "minus", now - _STEP), (more, "plus", now + _STEP)):
        off = None if 0 <= to <= _LOUDEST else ""
        face = KeyFace("", SetSetting(VOLUME, str(to)), kind="setup", off=off)
        key(canvas, cell, face, zone=cell.inset(-GAP / 2), centred=True)
        canvas.glyph(cell.centre, glyph, 5.6, Ink.DIM if off is not None else Ink.TEXT)
    canvas.text(shown, Msg("app-settings-volume", n=now), Style.BODY, align=Align.CENTRE, lines=2)
