"""Tags of one's own: a player's, to sign in at set-up, and a seat's, to say whose turn a tap belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from companion.commands import BindPlayer, BindSeat, IgnoreTag
from companion.engine import Ink, Msg, Seat, Style
from companion.model import Model, Tapped, Unbound
from screens.box import Box
from screens.canvas import Canvas
from screens.cardface import tag_name
from screens.emblems import EMBLEMS
from screens.fault import paint_notice
from screens.keys import KeyFace, four_keys, key
from screens.names import NewName
from screens.pages import TITLE_H, body, page_keys, page_of, pages
from screens.screen import Does, Own, Pop, Push, Screen
from screens.taps import Taps
from screens.theme import GAP, GROUP, PROMPT_H
from screens.turned_away import turned_away
from screens.widgets import banner, prompt_bar, title, well

_NAMES = 9
# What a screen that asked what a tag is hears: it need not ask any more.
_SETTLED = True


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose tag it is to be: a player's, or a seat's."""

    name: str | None = None
    seat: Seat = 0

    @property
    def words(self) -> Msg | str:
        """As people say it."""
        return Msg("app-seat", n=self.seat + 1) if self.name is None else self.name

    @property
    def means(self) -> str:
        """As tags are written down."""
        return f"seat:{self.seat}" if self.name is None else f"player:{self.name}"

    def bind(self, uid: str) -> BindPlayer | BindSeat:
        """Let a tag be theirs."""
        return BindSeat(uid, self.seat) if self.name is None else BindPlayer(uid, self.name)


class Owners(Screen):
    """The people who are known, and the seats. With a tag at hand it is bound at once; else it is asked for."""

    def __init__(self, uid: str | None = None) -> None:
        self._uid = uid
        self._page = 0

    def paint(self, canvas: Canvas, model: Model) -> None:
        row = page_keys(canvas, canvas.sheet.top(TITLE_H), self._page, pages(len(model.players), _NAMES))
        title(canvas, Msg("app-owners-title"), room=row.w)
        room = body(canvas)
        names, seats = room.rows(3, 2 if canvas.portrait else 1, gap=GAP)
        for name, cell in zip(page_of(model.players, self._page, _NAMES), names.grid(3, 3, gap=GAP), strict=False):
            face = KeyFace(name, Own("name", name), kind="setup", name=True)
            key(canvas, cell, face, zone=cell.inset(-GAP / 2))
        down = 2 if canvas.portrait else 1
        places = seats.grid(-(-len(EMBLEMS) // down), down, gap=GAP)
        for seat, cell in enumerate(places[: len(EMBLEMS)]):
            face = KeyFace("", Own("seat", seat), kind="setup")
            key(canvas, cell, face, zone=cell.inset(-GAP / 2), centred=True)
            canvas.emblem((cell.cx, cell.cy), seat, 6.4)
        leave = (IgnoreTag(), Pop(_SETTLED)) if self._uid is not None else (Pop(),)
        new = KeyFace(Msg("app-setup-new-name"), Push(NewName(())), glyph="plus")
        four_keys(canvas, (KeyFace(Msg("app-back"), leave, glyph="back"), None, new))

    def own(self, act: Own, model: Model) -> Does:
        del model
        match act.what, act.value:
            case "page", int(page):
                self._page = page
            case "name", str(name):
                return self._chosen(Owner(name))
            case "seat", int(seat):
                return self._chosen(Owner(seat=seat))
        return ()

    def took(self, result: object, model: Model) -> Does:
        del model
        return self._chosen(Owner(result)) if isinstance(result, str) else ()

    def _chosen(self, owner: Owner) -> Does:
        if self._uid is None:
            return IgnoreTag(), Push(TagOf(owner))
        return owner.bind(self._uid), Pop(_SETTLED)


class TagOf(Screen):
    """Waits for the tag that is to be somebody's. One that already means something is asked about."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._taps = Taps()
        self._clash: Tapped | None = None

    def paint(self, canvas: Canvas, model: Model) -> None:
        owner, away = self._owner, turned_away(model)
        words = away or Msg("app-owners-await", whose=owner.words)
        box, detail = canvas.sheet.top(PROMPT_H), Msg("app-owners-await-detail")
        prompt_bar(canvas, words, detail=detail, box=box, state="refused" if away else "asked")
        stage = body(canvas).below(PROMPT_H - TITLE_H)
        well(canvas, stage)
        sign, rest = stage.inset(GROUP, 2.6).above(16).columns(1, 2.6, gap=GROUP)
        self._paint_owner(canvas, sign, rest)
        below = stage.inset(GROUP, 2.6).foot(14)
        if self._clash is None:
            paint_notice(canvas, below, model)
            four_keys(canvas, (KeyFace(Msg("app-back"), (IgnoreTag(), Pop()), glyph="back"),))
            return
        banner(canvas, Msg("app-tags-clash", card=tag_name(self._clash.means)), box=below)
        keep = KeyFace(Msg("app-tags-keep"), Own("keep"), Msg("app-tags-keep-detail"), "back")
        move = KeyFace(Msg("app-owners-move"), (owner.bind(self._clash.uid), Own("keep")), glyph="pencil")
        four_keys(canvas, (keep, None, None, move))

    def _paint_owner(self, canvas: Canvas, sign: Box, rest: Box) -> None:
        if self._owner.name is None:
            canvas.emblem(sign.centre, self._owner.seat, min(sign.w, sign.h) * 0.8)
        else:
            canvas.glyph(sign.centre, "person", min(sign.w, sign.h) * 0.7, Ink.SOFT)
        canvas.text(rest.top(9), self._owner.words, Style.NAME, shorten=True)

    def heed(self, model: Model) -> Does:
        """A tag was tapped. One that is bound here counts as tapped, once that is kept: then there is nothing left."""
        tap = self._taps.new(model)
        if tap is None:
            return ()
        if isinstance(tap, Unbound):
            return self._owner.bind(tap.uid)
        if tap.means == self._owner.means:
            return Pop()
        self._clash = tap
        return ()

    def own(self, act: Own, model: Model) -> Does:
        del act, model
        self._clash = None
        return ()
