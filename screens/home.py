"""Home: go on with a match, or choose a game."""

from __future__ import annotations

from companion.commands import Resume, SetLanguage
from companion.devices import CardsBy
from companion.engine import Align, Ink, Msg, Style, Who
from companion.inputs import ButtonName
from companion.model import GameCard, MatchCard, Model
from screens.box import Box
from screens.canvas import Canvas
from screens.keys import KeyFace, key
from screens.pages import TITLE_H
from screens.picture import paint_drawing
from screens.screen import Doors, Push, Screen
from screens.theme import GAP, LIP, RADIUS, SEAT_W
from screens.turned_away import turned_away
from screens.widgets import banner, remark

_RESUME_H = 17.4
_BANNER_H = 9.0
_SHORT = {"en": "EN", "zh-Hant": "繁", "zh-Hans": "简", "ja": "日"}
_ACROSS = 5


class HomeScreen(Screen):
    """The first screen. It keeps nothing."""

    def __init__(self, doors: Doors) -> None:
        self._doors = doors

    def paint(self, canvas: Canvas, model: Model) -> None:
        sheet = canvas.sheet
        head = TITLE_H * (2 if canvas.portrait else 1)
        self._head(canvas, sheet.top(head), model)
        rest = sheet.below(head + GAP)
        if model.message is not None or model.notices:
            _news(canvas, rest.top(_BANNER_H), model)
            rest = rest.below(_BANNER_H + GAP)
        if model.unfinished:
            height = _RESUME_H * (2 if canvas.portrait else 1)
            self._resume(canvas, rest.top(height), model)
            rest = rest.below(height + GAP)
        self._games(canvas, rest, model)

    def _head(self, canvas: Canvas, box: Box, model: Model) -> None:
        row = box.top(TITLE_H)
        gear, lang = row.end(12.2), row.before(12.2 + GAP).end(12.2)
        edge = Box(gear.x - GAP / 2, 0, canvas.w - gear.x + GAP / 2, gear.bottom + GAP / 2)
        key(canvas, gear, KeyFace("", Push(self._doors.settings()), kind="setup"), zone=edge)
        canvas.glyph(gear.centre, "gear", 6.6)
        after = model.languages[(model.languages.index(model.lang) + 1) % len(model.languages)]
        above = Box(lang.x - GAP / 2, 0, lang.w + GAP, lang.bottom + GAP / 2)
        key(canvas, lang, KeyFace(_SHORT[model.lang], SetLanguage(after), kind="setup"), zone=above, centred=True)
        state, glyph, ink = _reader_state(model)
        rest = row.before(2 * (12.2 + GAP) + 1)
        wide = min(rest.w * 0.36, canvas.width(state, Style.BODY, bold=False) + 0.6)
        canvas.text(rest.end(wide), state, Style.BODY, Ink.SOFT, align=Align.RIGHT, bold=False, lines=2)
        canvas.glyph((rest.right - wide - 3.4, rest.cy), glyph, 4.2, ink)
        words = box.below(TITLE_H) if canvas.portrait else rest.before(wide + 7)
        canvas.text(words.after(0.4), Msg("app-which-game"), Style.PROMPT, lines=2)

    def _resume(self, canvas: Canvas, box: Box, model: Model) -> None:
        match = model.unfinished[0]
        more = len(model.unfinished) > 1
        canvas.plate(box, Ink.ACT_TINT, Ink.ACT)
        mark = box.left(SEAT_W)
        canvas.plate(mark, Ink.ACT)
        canvas.plate(mark.after(RADIUS * 1.5), Ink.ACT, radius=0)
        game = next((game for game in model.games if game.id == match.game), None)
        if match.to_act is None:
            canvas.glyph(mark.centre, "record", 9, Ink.INK)
        else:
            canvas.emblem(mark.centre, match.to_act, 10.4, Ink.INK)
        foot = box.foot(_RESUME_H) if canvas.portrait else box
        keys = foot.before(1.7).end(30 + (13 + GAP if more else 0)).inset(0, 1.7)
        go_on = keys.end(30).above(LIP)
        zone = Box(go_on.x - GAP / 2, foot.y, canvas.w - go_on.x + GAP / 2, foot.h)
        face = KeyFace(Msg("app-resume"), Resume(match.id), style="primary", kind="primary")
        if not match.readable:
            face = KeyFace(Msg("app-cannot-be-read"), (), off="")
        key(canvas, go_on, face, zone=zone, button=ButtonName.LAST, centred=True)
        if more:
            others = keys.left(13).above(LIP)
            face = KeyFace(f"+{len(model.unfinished) - 1}", Push(self._doors.resume()))
            key(canvas, others, face, zone=Box(others.x - GAP / 2, foot.y, others.w + GAP, foot.h), centred=True)
        words = box.above(_RESUME_H) if canvas.portrait else box.before(box.right - keys.x)
        words = words.after(SEAT_W + 3).before(2).inset(0, 0.9)
        if game is not None:
            canvas.of(game, match.seats)
        title = Msg("app-match-title", game=Msg(f"{match.game}-title"), where=match.where)
        upper, lower = words.rows(1.25, 1)
        canvas.text(upper, canvas.best(upper, (title, Msg(f"{match.game}-title")), Style.PROMPT), Style.PROMPT)
        canvas.text(lower, canvas.best(lower, last_words(match), Style.BODY), Style.BODY, Ink.SOFT)

    def _games(self, canvas: Canvas, box: Box, model: Model) -> None:
        across = max(_ACROSS, -(-len(model.games) // 2)) if len(model.games) > _ACROSS else _ACROSS
        if canvas.portrait:
            across = 2
        rows = max(1, -(-len(model.games) // across))
        height = min(52.0, (box.h - GAP * (rows - 1)) / rows)
        area = box.top(height * rows + GAP * (rows - 1))
        for cell, game in zip(area.grid(across, rows, gap=GAP), model.games, strict=False):
            self._game(canvas, cell.above(LIP), game, model)

    def _game(self, canvas: Canvas, box: Box, game: GameCard, model: Model) -> None:
        face = KeyFace("", Push(self._doors.setup(game)), kind="primary")
        key(canvas, box, face, zone=box.inset(-GAP / 2, -GAP / 2))
        lines = 15.4 if box.h > 30 else 12.6  # noqa: PLR2004 - a low card has its name in one line
        paper = box.inset(1.7).above(lines)
        canvas.plate(paper, Ink.PAPER, radius=1.4)
        canvas.of(game)
        paint_drawing(canvas, paper.inset(1.2), game.emblem, paper=True)
        words = box.inset(0.8, 1.2).foot(lines)
        title = game.title.get(model.lang, game.id)
        canvas.text(words.above(5.6), title, Style.BODY, align=Align.CENTRE, bold=True, lines=2)
        seats = f"{game.seats.start}–{game.seats.stop - 1}"
        foot = words.foot(5.6)
        wide = canvas.width(seats, Style.CAPTION)
        canvas.glyph((foot.cx - wide / 2 - 1.4, foot.cy), "person", 4.2, Ink.SOFT)
        canvas.text(foot.after(foot.w / 2 - wide / 2 + 2.2), seats, Style.CAPTION, Ink.SOFT)


def _news(canvas: Canvas, box: Box, model: Model) -> None:
    """What has just been said, or else what is out of order."""
    if model.message is None:
        banner(canvas, model.notices[0].text, box=box)
    elif turned_away(model) is not None:
        banner(canvas, model.message, box=box)
    else:
        remark(canvas, model.message, box=box)


def _reader_state(model: Model) -> tuple[Msg, str, Ink]:
    """How cards are told here: the words, the glyph before them and its ink."""
    if any(notice.device == "reader" for notice in model.notices):
        return Msg("app-no-reader"), "octagon", Ink.REFUSE
    match model.cards_by:
        case CardsBy.READER:
            return Msg("app-reader"), "tick", Ink.GOOD
        case CardsBy.SIMULATED:
            return Msg("app-simulated"), "tick", Ink.GOOD
        case CardsBy.TOUCH:
            return Msg("app-cards-by-touch"), "touch", Ink.SOFT


def last_words(match: MatchCard) -> tuple[Msg, ...]:
    """Who plays next, and after what, in ever fewer words."""
    if match.to_act is None:
        return (match.last or match.where,)
    next_up = Msg("app-to-play", who=Who(match.to_act))
    if match.last is None:
        return (next_up,)
    return (Msg("app-to-play-after", who=Who(match.to_act), last=match.last), next_up)
