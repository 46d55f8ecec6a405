"""What players may change on the device itself, how the device is, and switching it off."""

from __future__ import annotations

from importlib.metadata import version

from companion.commands import SetLanguage, SetSetting, Upgrade
from companion.engine import Align, Ink, Msg, Style
from companion.model import Model
from screens.blanking import BLANK, CHOICES, minutes_of
from screens.box import Box
from screens.canvas import Canvas
from screens.checkup import Checkup, report_key
from screens.clock_settings import rules_in_words, rules_of
from screens.keys import KeyFace, KeyStyle, four_keys, key
from screens.names import KnownNames
from screens.pages import body
from screens.power import power_off
from screens.preferences import SOUND, VOLUME, switch, volume
from screens.screen import Pop, Push, Screen
from screens.table_settings import TableSettings
from screens.tag_tasks import TagTasks
from screens.theme import DANGER_HOLD, GAP
from screens.widgets import title, well

_STEP = 10
_LOUDEST = 100
# Each language by its own name: whoever cannot read the others finds theirs.
_OWN_NAMES = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文", "ja": "日本語"}


class Settings(Screen):
    """Language, sound, how the table likes it and when the screen goes dark; tags, names, and how the device is."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        said = model.message
        title(canvas, Msg("app-settings-title") if said is None else said, glyph=None if said is None else "note")
        cells = body(canvas).grid(2, 4, gap=GAP)
        left, right = cells[::2], cells[1::2]
        opened = (
            (left[0], _language(model)),
            (left[1], _sound(model)),
            (left[3], _table(model)),
            (right[0], KeyFace(Msg("app-settings-all-tags"), Push(TagTasks()), glyph="reader", kind="setup")),
            (right[1], KeyFace(Msg("app-settings-names"), Push(KnownNames()), glyph="person", kind="setup")),
            (right[2], _checkup(model)),
            (right[3], _blank(model)),
        )
        for box, face in opened:
            key(canvas, box, face, zone=box.inset(-GAP / 2))
        _volume(canvas, left[2], model)
        about = KeyFace(Msg("app-settings-about"), Push(About()), glyph="globe")
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"), about, report_key(model), power_off(model)))


class Languages(Screen):
    """The languages that this device can show, each in its own words."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, Msg("app-language-title"))
        for lang, cell in zip(model.languages, body(canvas).grid(2, 2, gap=GAP), strict=False):
            style: KeyStyle = "chosen" if lang == model.lang else "plain"
            face = KeyFace(_OWN_NAMES[lang], (SetLanguage(lang), Pop()), style=style, kind="setup")
            key(canvas, cell, face, zone=cell.inset(-GAP / 2), size=Style.NAME)
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"),))


class About(Screen):
    """What this is, whose work it stands on, and on what terms; and the way to a newer one."""

    def paint(self, canvas: Canvas, model: Model) -> None:
        title(canvas, model.message or Msg("app-about-title", version=version("table-companion")))
        room = body(canvas)
        well(canvas, room)
        most = 4 if canvas.portrait else 2
        lines = room.inset(4, 2.6).rows(1.2, 1, 1, 1, gap=GAP)
        for box, words in zip(lines, ("what", "licence", "software", "fonts"), strict=True):
            style, ink = (Style.BODY, Ink.TEXT) if words in ("what", "licence") else (Style.CAPTION, Ink.SOFT)
            canvas.text(box, Msg(f"app-about-{words}"), style, ink, lines=most)
        update = KeyFace(Msg("app-settings-update"), Upgrade(), Msg("app-hold"), "down", hold=DANGER_HOLD)
        offered = update if "upgrade" in model.device.can else None
        four_keys(canvas, (KeyFace(Msg("app-back"), Pop(), glyph="back"), None, offered))


def _language(model: Model) -> KeyFace:
    own = _OWN_NAMES.get(model.lang, model.lang)
    return KeyFace(Msg("app-settings-language"), Push(Languages()), detail=own, glyph="globe", kind="setup")


def _sound(model: Model) -> KeyFace:
    does, detail = switch(model.settings, SOUND)
    return KeyFace(Msg("app-settings-sound"), does, detail=detail, glyph="sound", kind="setup")


def _table(model: Model) -> KeyFace:
    words = rules_in_words(rules_of(model))
    return KeyFace(Msg("app-table-title"), Push(TableSettings()), detail=words, glyph="screen", kind="setup")


def _checkup(model: Model) -> KeyFace:
    count = len(model.notices)
    detail = Msg("app-notices-count", n=count) if count else Msg("app-notices-well")
    glyph = "octagon" if count else "tick"
    return KeyFace(Msg("app-settings-checkup"), Push(Checkup()), detail=detail, glyph=glyph, kind="setup")


def _blank(model: Model) -> KeyFace:
    now = minutes_of(model)
    after = CHOICES[(CHOICES.index(now) + 1) % len(CHOICES)] if now in CHOICES else CHOICES[0]
    detail = Msg("app-settings-blank-after", n=now) if now else Msg("app-settings-blank-never")
    does = SetSetting(BLANK, str(after))
    return KeyFace(Msg("app-settings-blank"), does, detail=detail, glyph="power", kind="setup")


def _volume(canvas: Canvas, box: Box, model: Model) -> None:
    """How loud, between a key for less and one for more."""
    now = volume(model.settings)
    less, shown, more = box.columns(1, 2.6, 1, gap=GAP)
    for cell, glyph, to in ((less, "minus", now - _STEP), (more, "plus", now + _STEP)):
        off = None if 0 <= to <= _LOUDEST else ""
        face = KeyFace("", SetSetting(VOLUME, str(to)), kind="setup", off=off)
        key(canvas, cell, face, zone=cell.inset(-GAP / 2), centred=True)
        canvas.glyph(cell.centre, glyph, 5.6, Ink.DIM if off is not None else Ink.TEXT)
    canvas.text(shown, Msg("app-settings-volume", n=now), Style.BODY, align=Align.CENTRE, lines=2)
