"""The screen turns to who plays, and touch follows: every side of the table, every mounting, three displays."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.commands import SetLanguage, SetSetting, Start
from companion.engine import Asked, Setup
from companion.model import Model
from companion.text import Text
from screens.canvas import Canvas
from screens.fonts import Fonts
from screens.play import PlayScreen
from screens.pointer import Glass, Pointer
from screens.turning import (
    FAR,
    LEFT,
    LOCKED,
    NEAR,
    RIGHT,
    TURN,
    TWICE,
    Turner,
    next_side,
    sides,
    usual_sides,
    way,
    written,
)
from screens.window import open_window
from tests.screens.journeys import GAMES, seen
from tests.screens.pictures import DOORS
from tests.screens.sample import ASKED, model, table
from tests.screens.test_golden import overlapping, too_small
from tests.screens.test_loop import Sim

TURNING = {"turning": TURN, "sides-4": "0 90 180 270"}


def asked_of(seat: int | None, settings: dict[str, str] | None = None, kind: str = "tap", **changes: object) -> Model:
    asked = Asked(key="chronicle-play", kind=kind, seat=seat, awaited=seat)
    return model(table(asked=asked, **changes), settings=settings or TURNING)


# -- the sides of the table


def test_people_sit_where_set_up_draws_them():
    assert usual_sides(5) == (FAR, FAR, FAR, NEAR, NEAR)
    assert sides({}, 2) == (FAR, NEAR)


@pytest.mark.parametrize("told", ["0 90", "0 90 180 45", "0 90 180 360", "near far", "0 90 180 -90"])
def test_sides_that_do_not_fit_the_table_are_as_usual(told):
    assert sides({"sides-4": told}, 4) == usual_sides(4)


def test_a_seat_goes_round_the_table_side_by_side():
    around = (NEAR, NEAR)
    seen = [around[0]]
    for _ in range(4):
        around = next_side(around, 0)
        seen.append(around[0])
    assert seen == [NEAR, LEFT, FAR, RIGHT, NEAR]
    assert sides({"sides-2": written(next_side((NEAR, FAR), 1))}, 2) == (NEAR, RIGHT)


def test_lying_flat_the_picture_turns_and_standing_it_is_locked_unless_the_table_says_otherwise():
    assert way({}) == way({"mount": "wedge"}) == LOCKED
    assert way({"mount": "flat"}) == TURN
    assert way({"mount": "flat", "turning": "twice"}) == TWICE
    assert way({"turning": "somersault"}) == LOCKED


# -- when it turns


def test_it_turns_to_the_seat_that_acts():
    turner = Turner()
    assert [turner.follow(asked_of(seat), touched=False) for seat in range(4)] == [NEAR, LEFT, FAR, RIGHT]


@pytest.mark.parametrize(
    "nobody",
    [
        asked_of(None),
        asked_of(2, kind="each"),
        asked_of(5),
        model(table(asked=None, finished=False), settings=TURNING),
    ],
)
def test_a_question_that_is_nobodys_leaves_it_where_it_was(nobody):
    turner = Turner()
    turner.follow(asked_of(1), touched=False)
    assert turner.follow(nobody, touched=False) == LEFT


def test_it_never_turns_under_a_finger():
    turner = Turner()
    turner.follow(asked_of(1), touched=False)
    assert turner.follow(asked_of(2), touched=True) == LEFT
    assert turner.follow(asked_of(2), touched=False) == FAR


def test_at_home_at_the_end_and_locked_it_stands_as_mounted():
    turner = Turner()
    for upright in (
        model(settings=TURNING),
        asked_of(1, finished=True),
        asked_of(1, {**TURNING, "turning": LOCKED}),
        asked_of(1, {**TURNING, "turning": TWICE}),
    ):
        turner.follow(asked_of(2), touched=False)
        assert turner.follow(upright, touched=False) == 0


# -- touch follows

DISPLAYS = ((800, 480), (1024, 600), (720, 1280))
TWENTY = [(x, y) for x in (0.01, 0.26, 0.5, 0.74, 0.99) for y in (0.02, 0.33, 0.66, 0.98)]


@pytest.mark.parametrize("size", DISPLAYS)
@pytest.mark.parametrize("mounted", [0, 90])
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("partly", [False, True])
def test_twenty_points_are_touched_where_they_are_seen(size, mounted, turn, partly):
    """A dot is painted, shown, looked for on the display, touched there: the touch is on the dot, to the pixel."""
    window = open_window(size, turn=mounted)
    window.turn_to(turn)
    assert window.glass == Glass(size, (mounted + turn) % 360)
    width, height = window.glass.canvas_size
    sheet = (154.0, 86.0) if width > height else (86.0, 154.0)
    pointer = Pointer(window.glass, sheet)
    display = pygame.display.get_surface()
    for share in TWENTY:
        x, y = int(share[0] * width), int(share[1] * height)
        canvas = pygame.Surface((width, height))
        window.show(canvas)
        canvas.set_at((x, y), (255, 255, 255))
        window.show(canvas, [pygame.Rect(x - 3, y - 3, 7, 7)] if partly else None)
        seen = pygame.mask.from_threshold(display, (255, 255, 255), (1, 1, 1)).centroid()
        place = {"x": (seen[0] + 0.5) / size[0], "y": (seen[1] + 0.5) / size[1]}
        touch = pointer.read(pygame.event.Event(pygame.FINGERDOWN, finger_id=1, touch_id=0, dx=0, dy=0, **place))
        pointer.read(pygame.event.Event(pygame.FINGERUP, finger_id=1, touch_id=0, dx=0, dy=0, **place))
        assert touch is not None
        assert touch.at == pytest.approx(((x + 0.5) / width * sheet[0], (y + 0.5) / height * sheet[1]))


# -- on the device


@pytest.fixture
def sim(device, clock):
    device.do(SetSetting("turning", TURN))
    device.do(SetSetting("sides-3", "0 90 180"))
    sim = Sim(device, clock)
    device.do(Start("toy", Setup(seats=("Ann", "Ben", "Cleo"))))
    sim.turn()
    return sim


def press(sim: Sim, name: str) -> pygame.event.Event:
    """A finger comes down on a key, wherever it lies on the glass now."""
    hit, glass, canvas = sim.find(name), sim.loop._window.glass, sim.loop.canvas
    part = glass.place(pygame.Rect(round(hit.zone.cx * canvas.fx), round(hit.zone.cy * canvas.fy), 1, 1))
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=part.topleft, button=1, touch=False)


def lift(down: pygame.event.Event) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=down.pos, button=1, touch=False)


def test_each_player_finds_the_screen_turned_to_them(sim):
    turns = [sim.loop.canvas.turned]
    shapes = [sim.loop.canvas.portrait]
    for card in ("c0", "c1"):
        sim.tap(card)
        turns.append(sim.loop.canvas.turned)
        shapes.append(sim.loop.canvas.portrait)
    assert turns == [NEAR, LEFT, FAR]
    assert shapes == [False, True, False]


@pytest.mark.parametrize("cards", [(), ("c0",), ("c0", "c1")])
def test_a_key_is_touched_where_it_lies_for_each_of_them(sim, cards):
    sim.tap(*cards)
    sim.clock.advance(0.5)
    down = press(sim, "pause")
    sim.turn(down)
    sim.clock.advance(0.1)
    sim.turn(lift(down))
    assert sim.table.stopwatch.paused


def test_a_card_tapped_while_a_finger_is_down_turns_the_screen_once_it_is_lifted(sim):
    sim.clock.advance(0.5)
    down = press(sim, "pause")
    sim.turn(down)
    sim.tap("c0")
    assert sim.loop.canvas.turned == NEAR
    sim.clock.advance(0.1)
    sim.turn(lift(down))
    assert sim.loop.canvas.turned == LEFT


def test_turned_keys_say_which_button_they_belong_to(sim):
    def numbers():
        return [text.words for text in sim.loop.canvas.texts if text.words in ("1", "2", "3", "4")]

    assert numbers() == []
    sim.tap("c0")
    assert numbers()[:2] == ["1", "2"]


def test_the_language_can_change_in_the_middle_of_a_match_on_a_turned_screen(sim):
    sim.tap("c0")
    sim.core.handle(SetLanguage("ja"))
    sim.turn()
    assert sim.loop.canvas.lang == "ja"
    assert sim.loop.canvas.turned == LEFT
    assert any("取り消す" in text.words for text in sim.loop.canvas.texts)
    sim.core.handle(SetLanguage("en"))
    sim.turn()
    assert any("Undo" in text.words for text in sim.loop.canvas.texts)


def test_a_screen_turned_twice_keeps_one_canvas_for_each_shape(sim):
    for card in ("c0", "c1", "c2"):
        sim.tap(card)
    assert len([key for key in sim.loop._canvases if key[0] == "en"]) == 2


def test_the_pointer_in_the_tile_shows_where_the_seat_is_from_the_turned_screen():
    """Turned to Ben, Ben is always at the lower edge; locked, he sits where he sits."""
    from screens.bar import _towards
    from tests.screens.pictures import painted

    shown = model(table(asked=ASKED), settings=TURNING)
    canvas = painted(shown, (800, 480))
    assert _towards(canvas, 1, shown.settings, 4) == 270
    canvas.turned = LEFT
    assert _towards(canvas, 1, shown.settings, 4) == 180


def test_shown_twice_the_sentence_stands_upside_down_as_well():
    from tests.screens.pictures import painted

    once = painted(model(table()), (800, 480))
    twice = painted(replace(model(table()), settings={"turning": TWICE}), (800, 480))
    said = "Ben: follow Wisdom or play a wild"
    assert said not in [text.words for text in once.texts]
    assert said in [text.words for text in twice.texts]


# -- every game, turned

TABLES = [(game, min(GAMES[game].seats)) for game in GAMES]


@pytest.mark.parametrize(("turned", "size"), [(LEFT, (480, 800)), (FAR, (800, 480))])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_question_can_be_read_by_whoever_sits_elsewhere(game, seats, turned, size, tmp_path):
    wrong = []
    canvases = [Canvas(pygame.Surface(size), Text(GAMES), Fonts(lang)) for lang in ("en", "ja")]
    for name, shown in seen(GAMES[game], seats, tmp_path):
        for canvas in canvases:
            canvas.turned = turned
            canvas.begin(now=100.0)
            PlayScreen(DOORS).paint(canvas, shown)
            wrong += [f"{name} {canvas.lang}: no room for {text.words}" for text in canvas.texts if not text.fits]
            wrong += [f"{name} {canvas.lang}: {hit}" for hit in too_small(canvas)]
            wrong += overlapping([(text.words, text.box) for text in canvas.texts], 0.3)
    assert wrong == []
