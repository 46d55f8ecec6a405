"""Every screen that is not a table, in its states: to be measured, and to be looked at with
`python -m tests.screens.rooms FOLDER [LANGUAGE] [SIZE]`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame

from companion.engine import Answer, Column, Field, Msg, Part, ScoreSheet, SeatScore, Setup, Splice, Who, ranked
from companion.model import Model, RecordLine, Tapped, Trial, Unbound
from screens.canvas import Canvas
from screens.fault import Fault, Notices
from screens.fonts import Fonts
from screens.home import HomeScreen
from screens.names import KnownNames, NewName
from screens.picker import ByTouch
from screens.record import Record
from screens.result import Result, SumList
from screens.rules_form import HouseRules, Party, Values
from screens.screen import Own, Push, Screen
from screens.settings import About, Languages, Settings
from screens.setup import Seats
from screens.tags import Deck, WhichCard, WhichDeck
from tests.screens import clock_rooms
from tests.screens.device_rooms import DEVICE_ROOMS, ILL, PLAYERS, Room, after
from tests.screens.pictures import DOORS, SIZES
from tests.screens.questions import picking
from tests.screens.sample import ASKED, GAME, LONG_NAMES, NAMES, PLAY, SEVEN, TALLY, line, model, table
from tests.screens.voices import Voice, said


def opened(screen: Screen, model: Model, act: Own) -> Screen:
    """The screen that touching this opens."""
    does = screen.own(act, model)
    pushed = does if isinstance(does, tuple) else (does,)
    return next(step.screen for step in pushed if isinstance(step, Push))


# -- set-up

SEVEN_SEATS = replace(GAME, seats=range(2, 8))
KNOWN = model(players=PLAYERS, settings={"seated": "\n".join(SEVEN[:5])})
RULED = replace(
    GAME,
    form=tuple(
        Field(f"rule_{n}", ("once", "twice", "as often as anybody likes to")) for n in range(6)
    ),
    more_form=(Field("boards", tuple(f"board_{n}:{side}" for n in range(8) for side in "AB"), each=True, least=3),),
)  # fmt: skip
PARTY = Party(NAMES[:2], 0)


class RuleWords(Voice):
    """Also says the options of a form."""

    def words(self, lang, game=None, players=()):
        speech = super().words(lang, game, players)
        plain = speech._sentence

        def sentence(msg: Msg) -> str:
            if not msg.key.startswith("chronicle-option-"):
                return plain(msg)
            words = "When two are as strong, the later one counts"
            return words if msg.key.count("-") == 2 else msg.key.rpartition("-")[2]

        speech._sentence = sentence
        return speech


def full_form() -> Room:
    rules = HouseRules(RULED, PARTY)
    changed = rules._rows[4]
    rules.own(Own("change", changed), KNOWN)
    return after(rules, KNOWN, Own("page", 1)), KNOWN


# -- the record

LINES = tuple(
    replace(step, at=at)
    for at, step in enumerate(
        (
            line(2, "w1"),
            line(3, None, secret=True),
            line(0, "w2"),
            line(1, "l7"),
            replace(line(0, "p8"), seat=None),
            line(3, None, words=said("Cleo takes nothing at all", "Cleo什麼都不拿")),
            line(2, "sage"),
        )
    )
)
CHANGES = (
    Msg("app-change-steps-lost", n=4),
    Msg("app-change-where", where=PLAY.where),
    *(Msg("app-change-total", who=Who(seat), old=seat, new=seat + 2) for seat in range(4)),
)


def recorded(edit: Splice, *, changes: tuple[Msg, ...] = CHANGES, misfit: RecordLine | None = None) -> Model:
    why = said("L7 Dancer: Wisdom was led, and Ben has some left", "愛7舞者：這一墩先出智慧，Ben手上還有智慧")
    trial = Trial(edit, PLAY, changes, misfit, why if misfit else None, ASKED)
    return model(table(record=LINES, trial=trial))


def weighing(kind: str, edit: Splice, *, misfit: RecordLine | None = None) -> Room:
    shown = recorded(edit, misfit=misfit)
    screen = after(Record(), shown, Own("step", edit.at))
    if kind == "remove":
        return after(screen, shown, Own("remove")), shown
    screen.took((kind, edit.put[0]), shown)
    return screen, shown


# -- the result

SCIENCE = tuple(Part(f"w{n}", n + 1, (f"w{n % 2 + 1}",) * (n + 1), "fame") for n in range(9))


def sheet(seats: int, columns: int, *, words: bool = False, winners: int = 1) -> ScoreSheet:
    heads = tuple(
        Column(f"c{n}", said(f"Round {n + 1}", f"第{n + 1}回合"), None if words else ("fame", "evil", "crown")[n % 3])
        for n in range(columns)
    )
    why = said("two of a kind", "兩張相同")
    parts = [
        tuple(Part("w1", (seat * 7 + n * 5) % 24 - 4, ("w1", "w2"), f"c{n}", why) for n in range(columns))
        for seat in range(seats)
    ]
    standing = [(seat < winners) or sum(part.points for part in parts[seat]) - 1000 for seat in range(seats)]
    return ScoreSheet(ranked(parts, standing.__getitem__, final=winners > 0), heads)


def ended(tally: ScoreSheet, names: tuple[str, ...] = NAMES, opened: object = None) -> Room:
    setup = Setup(seats=names, options={"tie_policy": "ask_table"})
    shown = model(table(names=names, tally=tally, asked=None, finished=True, setup=setup))
    screen = Result()
    return (screen if opened is None else after(screen, shown, Own("open", opened))), shown


def ranked_only() -> ScoreSheet:
    why = said("3 complete amulets, the largest of 9 parts", "3個完整護符，最大的有9塊")
    return ScoreSheet(
        tuple(SeatScore(seat, (Part("amulets", 0, why=why),), seat + 1, seat == 0) for seat in range(4)), points=False
    )


ONE_SUM = ScoreSheet((SeatScore(0, SCIENCE, 1, winner=True), replace(TALLY.lines[1], winner=False)), TALLY.columns)
SECRET_STEP = Answer("tap", "w2")
HOME = model(players=PLAYERS, games=(GAME,) * 5, notices=ILL)


def deck(place: int, *, clash: bool = False) -> Room:
    screen = Deck(GAME)
    screen.heed(HOME)
    after(screen, HOME, Own("go", place))
    if clash:
        screen.heed(replace(HOME, tapped=Tapped("04A1", "chronicle:l7", 1)))
    return screen, HOME


def chosen_name() -> Room:
    return after(KnownNames(), HOME, Own("choose", "Ivo")), HOME


ROOMS: dict[str, Callable[[], Room]] = {
    "seats": lambda: (Seats(GAME), KNOWN),
    "seats-chosen": lambda: (after(Seats(GAME), KNOWN, Own("seat", 3), Own("first")), KNOWN),
    "seats-seven": lambda: (Seats(SEVEN_SEATS), model(players=PLAYERS, settings={"seated": "\n".join(SEVEN)})),
    "seats-new": lambda: (Seats(GAME), model(players=())),
    "seats-long-names": lambda: (Seats(SEVEN_SEATS), model(players=LONG_NAMES)),
    "new-name": lambda: (after(NewName(()), KNOWN, *(Own("type", letter) for letter in "Maria")), KNOWN),
    "new-name-long": lambda: (after(NewName(()), KNOWN, *[Own("type", "W")] * 50), KNOWN),
    "house-rules": lambda: (HouseRules(GAME, PARTY), KNOWN),
    "house-rules-many": full_form,
    "house-rules-values": lambda: (
        Values(RULED, said("Ann: city"), RULED.more_form[0], RULED.more_form[0].values),
        KNOWN,
    ),
    "by-touch": lambda: (ByTouch(), model(table())),
    "by-touch-nothing": lambda: (ByTouch(), model(picking(3))),
    "record": lambda: (Record(), recorded(Splice(6, 1))),
    "record-none": lambda: (Record(), model(table(record=()))),
    "record-deep": lambda: (after(Record(), recorded(Splice(2, 5)), Own("step", 2)), recorded(Splice(2, 5))),
    "record-older": lambda: (after(Record(), recorded(Splice(6, 1)), Own("page", 1)), recorded(Splice(6, 1))),
    "record-change": lambda: weighing("change", Splice(3, 1, (SECRET_STEP,))),
    "record-misfit": lambda: weighing("change", Splice(3, 1, (SECRET_STEP,)), misfit=LINES[6]),
    "record-insert": lambda: weighing("insert", Splice(3, 0, (SECRET_STEP,))),
    "record-remove": lambda: weighing("remove", Splice(3, 1), misfit=LINES[6]),
    "record-which": lambda: (
        opened(Record(), recorded(Splice(6, 1)), Own("change")),
        recorded(Splice(6, 1)),
    ),
    "result": lambda: ended(TALLY),
    "result-open": lambda: ended(TALLY, opened=(1, "fame")),
    "result-total": lambda: ended(TALLY, opened=(3, None)),
    "result-many-parts": lambda: ended(ONE_SUM, NAMES[:2], (0, "fame")),
    "result-five": lambda: ended(sheet(5, 7), SEVEN[:5], (0, "c4")),
    "result-seven": lambda: ended(sheet(7, 7), SEVEN),
    "result-seven-open": lambda: ended(sheet(7, 7), SEVEN, (6, None)),
    "result-rounds": lambda: ended(sheet(4, 12, words=True), NAMES, (2, None)),
    "result-shared": lambda: ended(sheet(4, 3, winners=3)),
    "result-long-names": lambda: ended(sheet(4, 7), LONG_NAMES),
    "result-ranks": lambda: ended(ranked_only()),
    "result-nobody": lambda: ended(sheet(3, 2, winners=0), NAMES[:3]),
    "sum": lambda: (SumList(2, "c0"), ended(sheet(4, 3))[1]),
    "sum-total": lambda: (SumList(2, None), ended(sheet(4, 6))[1]),
    "which-game": lambda: (WhichCard(Unbound("04A1", None)), HOME),
    "which-card": lambda: (WhichCard(Unbound("04A1", "chronicle")), model(table())),
    "which-deck": lambda: (WhichDeck(Msg("app-tags-which-deck"), Deck), HOME),
    "deck": lambda: deck(2),
    "deck-clash": lambda: deck(3, clash=True),
    "deck-done": lambda: deck(5),
    "home-said": lambda: (HomeScreen(DOORS), replace(HOME, message=Msg("app-upgrade-back", version="0.10.12"))),
    "home-phone": lambda: (HomeScreen(DOORS), replace(HOME, message=Msg("app-phone"))),
    "settings": lambda: (Settings(), HOME),
    "settings-well": lambda: (Settings(), model(settings={"volume": "100", "sound": "off", "mount": "flat"})),
    "languages": lambda: (Languages(), HOME),
    "about": lambda: (About(), HOME),
    "names": chosen_name,
    "names-none": lambda: (KnownNames(), model(players=())),
    "fault": lambda: (Fault(ILL[0]), HOME),
    "notices": lambda: (Notices(), HOME),
    "notices-none": lambda: (Notices(), model()),
    **clock_rooms.ROOMS,
    **DEVICE_ROOMS,
}


@cache
def sheet_of(size: tuple[int, int], lang: str, longer: float) -> Canvas:
    """One canvas for all screens of a size: it keeps the shapes and glyphs it has drawn."""
    return Canvas(pygame.Surface(size), RuleWords(longer), Fonts(lang))


def painted(name: str, size: tuple[int, int], *, lang: str = "en", longer: float = 1.0) -> Canvas:
    """The canvas with that screen on it, until the next one is painted."""
    screen, shown = ROOMS[name]()
    canvas = sheet_of(size, lang, longer)
    canvas.begin(now=100.0)
    screen.paint(canvas, replace(shown, lang=lang))
    return canvas


def main(folder: str, lang: str = "en", size: str = "") -> None:
    sizes = [tuple(int(side) for side in size.split("x"))] if size else SIZES
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name in ROOMS:
        for width, height in sizes:
            canvas = painted(name, (width, height), lang=lang)
            pygame.image.save(canvas.surface, str(Path(folder) / f"{name}-{lang}-{width}x{height}.png"))


if __name__ == "__main__":
    main(*sys.argv[1:])
