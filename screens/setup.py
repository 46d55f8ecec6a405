"""Who sits where: the table from above, the names that are known, and who begins."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine import Ink, Msg, Seat, Style
from companion.model import GameCard, Model, Tapped
from screens.box import Box
from screens.canvas import Canvas
from screens.keys import KeyFace, KeyStyle, four_keys, key, raised
from screens.names import NewName
from screens.pages import TITLE_H, body, page_of, pages, steps
from screens.preferences import mount_choice, seated
from screens.rules_form import HouseRules, Party
from screens.screen import Does, Hit, Own, Pop, Push, Screen
from screens.taps import Taps
from screens.theme import GAP, LIP
from screens.widgets import title, well

_NAMES = 6
# From so many seats on, the table takes more room, and the names less.
_CROWDED = 7
_SEAT_H = 11.4


class Seats(Screen):
    """Puts players on seats. It proposes who sat here last time, so that the same table need only go on."""

    def __init__(self, game: GameCard) -> None:
        self._game = game
        self._names: list[str] = []
        self._chosen: Seat = 0
        self._start: Seat = 0
        self._page = 0
        self._proposed = False
        self._taps = Taps()

    @property
    def _least(self) -> int:
        return self._game.seats[0]

    @property
    def _most(self) -> int:
        return self._game.seats[-1]

    # -- what is seen

    def paint(self, canvas: Canvas, model: Model) -> None:
        self._propose(model)
        row = canvas.sheet.top(TITLE_H)
        title(canvas, Msg("app-setup-title"), room=row.w * 0.62)
        steps(canvas, row, Msg("app-setup-seats"), 1, 3)
        room = body(canvas)
        table, names = (
            room.rows(1, 1, gap=GAP)
            if canvas.portrait
            else room.columns(*((93, 52.6) if self._most < _CROWDED else (97, 48.6)), gap=GAP)
        )
        self._table(canvas, table)
        self._known(canvas, names, model)
        self._keys(canvas, model)

    def _table(self, canvas: Canvas, box: Box) -> None:
        well(canvas, box)
        inner = box.inset(2.2)
        places = seat_boxes(inner, self._most)
        top = inner.below(_SEAT_H + GAP).above(_SEAT_H + GAP)
        wood = top.inset(inner.w * 0.1, 0)
        canvas.plate(wood, Ink.TILE, Ink.LINE, radius=min(10.0, wood.h / 2))
        _device(canvas, Box(wood.cx + 4, wood.cy - 5, 17, 10))
        for seat, place in enumerate(places):
            self._seat(canvas, place, seat)
        if self._names:
            self._first(canvas, wood, places[self._start])

    def _seat(self, canvas: Canvas, box: Box, seat: Seat) -> None:
        chosen = seat == self._chosen
        if seat > len(self._names):
            canvas.plate(box, None, Ink.LINE, dashed=True, width=0.25)
        elif seat == len(self._names):
            canvas.plate(box, Ink.ACT_TINT if chosen else None, Ink.ACT if chosen else Ink.DIM, dashed=True, width=0.3)
            canvas.glyph(box.centre, "plus", 6, Ink.ACT if chosen else Ink.SOFT)
            canvas.hit(Hit(box, box, Own("seat", seat), "setup", name="empty seat"))
        else:
            style: KeyStyle = "chosen" if chosen else "plain"
            name = self._names[seat]
            face = KeyFace(name, Own("seat", seat), style=style, kind="setup")
            body, look = raised(canvas, box, face, zone=box.inset(-GAP / 2, -0.9))
            inner = body.inset(1.6, 0.6)
            canvas.emblem((inner.x + 2.9, inner.cy), seat, 5.8, look.label)
            canvas.text(inner.after(7.0), name, Style.NAME, look.label, shorten=True)

    def _first(self, canvas: Canvas, wood: Box, place: Box) -> None:
        """Who begins: a key on the table, and an arrow from the table to that seat."""
        face = KeyFace(Msg("app-setup-first"), Own("first"), seat=self._start, kind="setup")
        box = Box(wood.x + 4, wood.cy - 5, 29, 10)
        key(canvas, box, face, zone=box.inset(-1))
        above = place.y < wood.y
        tip, foot = (place.bottom + LIP + 0.5, wood.y + 2.6) if above else (place.y - 0.9, wood.bottom - 2.6)
        x = min(max(place.cx, wood.x + 8), wood.right - 8)
        canvas.poly(((x, tip), (x + 2.4, foot), (x - 2.4, foot)), Ink.GOOD)

    def _known(self, canvas: Canvas, box: Box, model: Model) -> None:
        canvas.text(box.top(5.8).after(0.6), Msg("app-setup-tap-name"), Style.BODY, Ink.SOFT)
        offered = list(self._offered(canvas, model))
        rest = box.below(6.6)
        pitch = rest.h / 4
        for place, name in enumerate(page_of(offered, self._page, _NAMES)):
            row = Box(rest.x, rest.y + pitch * (place // 2), rest.w, pitch - GAP)
            self._name(canvas, row.columns(1, 1, gap=GAP)[place % 2], name)
        last = Box(rest.x, rest.bottom - pitch + GAP / 2, rest.w, pitch - GAP / 2)
        count = pages(len(offered), _NAMES)
        if count > 1:
            turn = KeyFace("", Own("page", (self._page + 1) % count), kind="setup")
            key(canvas, last.end(11), turn, zone=last.end(11).inset(-GAP / 2, -0.9), centred=True)
            canvas.glyph(last.end(11).centre, "next", 5.2)
            last = last.before(11 + GAP)
        new = KeyFace(
            Msg("app-setup-new-name"),
            Push(NewName(tuple(self._names))),
            glyph="plus" if count == 1 else None,
            kind="setup",
        )
        key(canvas, last, new, zone=last.inset(-GAP / 2, -0.9))

    def _name(self, canvas: Canvas, box: Box, name: str) -> None:
        here = self._chosen < len(self._names) and name == self._names[self._chosen]
        seat = self._names.index(name) if name in self._names else None
        style: KeyStyle = "chosen" if here else "plain"
        face = KeyFace(name, Own("name", name), style=style, kind="setup", seat=seat, name=True)
        key(canvas, box, face, zone=box.inset(-GAP / 2, -GAP / 2), centred=seat is None)

    def _offered(self, canvas: Canvas, model: Model) -> Iterator[str]:
        """Known names, those not yet seated first; with them a guest, who needs no typing."""
        free = [name for name in model.players if name not in self._names]
        guests = (canvas.say(Msg("app-setup-guest", n=n)) for n in range(1, self._most + 2))
        guest = next(name for name in guests if name not in self._names)
        yield from free
        if guest not in free:
            yield guest
        yield from self._names

    def _keys(self, canvas: Canvas, model: Model) -> None:
        mount, mounted = mount_choice(model.settings)
        taken = self._chosen < len(self._names)
        enough = len(self._names) >= self._least
        few = Msg("app-setup-players", least=self._least, most=self._most)
        four_keys(
            canvas,
            (
                KeyFace(Msg("app-back"), Pop(), glyph="back"),
                KeyFace(Msg("app-setup-empty"), Own("empty"), off=None if taken else Msg("app-setup-choose-seat")),
                KeyFace(Msg("app-setup-screen"), mount, detail=mounted, glyph="screen"),
                KeyFace(
                    Msg("app-next"),
                    Push(HouseRules(self._game, Party(tuple(self._names), self._start))),
                    detail=Msg("app-setup-rules"),
                    glyph="play",
                    style="primary",
                    kind="primary",
                    off=None if enough else few,
                ),
            ),
        )

    # -- what is done

    def _propose(self, model: Model) -> None:
        """Seat the people of last time, once, as soon as the model says who they were."""
        if self._proposed:
            return
        self._names = (seated(model.settings) or list(model.players))[: self._most]
        self._chosen = min(len(self._names), self._most - 1)
        self._proposed = True

    def heed(self, model: Model) -> Does:
        """Players sign in with their own tags; a seat's tag says where the next one sits."""
        self._propose(model)
        tap = self._taps.new(model)
        if not isinstance(tap, Tapped):
            return ()
        kind, _, rest = tap.means.partition(":")
        if kind == "player":
            return Own("name", rest)
        return Own("seat", min(int(rest), len(self._names), self._most - 1)) if kind == "seat" else ()

    def own(self, act: Own, model: Model) -> Does:
        self._propose(model)
        match act.what, act.value:
            case "seat", int(seat):
                self._chosen = seat
            case "name", str(name):
                self._sit(name)
            case "empty", _:
                del self._names[self._chosen]
                self._chosen = min(self._chosen, max(0, len(self._names)))
                self._start = min(self._start, max(0, len(self._names) - 1))
            case "first", _:
                self._begin()
            case "page", int(page):
                self._page = page
        return ()

    def took(self, result: object, model: Model) -> Does:
        self._propose(model)
        if isinstance(result, str):
            self._sit(result)
        return ()

    def _sit(self, name: str) -> None:
        """Put a name on the chosen seat. Who sits elsewhere changes places with whoever sits here."""
        if self._chosen >= len(self._names):
            if name in self._names:
                self._chosen = self._names.index(name)
                return
            self._names.append(name)
            self._chosen = min(len(self._names), self._most - 1)
            return
        if name in self._names:
            there = self._names.index(name)
            self._names[there] = self._names[self._chosen]
        self._names[self._chosen] = name

    def _begin(self) -> None:
        """The chosen seat begins; if it does already, or is empty, the next one does."""
        seated = self._chosen < len(self._names)
        if seated and self._start != self._chosen:
            self._start = self._chosen
        else:
            self._start = (self._start + 1) % len(self._names)


def seat_boxes(box: Box, most: int) -> list[Box]:
    """Where the seats are, clockwise: along the far side from the left, along the near side from the right."""
    across = (most + 1) // 2
    far = box.top(_SEAT_H).columns(*[1.0] * across, gap=GAP)
    near = box.foot(_SEAT_H)
    width = far[0].w
    count = most - across
    left = near.cx - (width * count + GAP * (count - 1)) / 2
    return [*far, *(Box(left + (width + GAP) * place, near.y, width, near.h) for place in reversed(range(count)))]


def _device(canvas: Canvas, box: Box) -> None:
    """The companion as it lies on the table."""
    canvas.plate(box, Ink.WELL, Ink.SOFT, width=0.3, radius=1.2)
    inner = box.inset(2.2, 2.2)
    canvas.plate(Box(inner.x, inner.y + 0.6, inner.w, 1.5), Ink.ACT, radius=0.7)
    canvas.plate(Box(inner.x, inner.y + 3.4, inner.w * 0.6, 1.3), Ink.SOFT, radius=0.6)
