"""The signs on keys: what a key does, in one colour."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from companion.engine import Ink
from screens.art import Art, Patch, Stroke, bar, bow, circle, curve, mirrored, regular, star

_LINE = 0.1


def _gear() -> Art:
    teeth = []
    for step in range(8):
        x, y = sin(step * pi / 4), cos(step * pi / 4)
        teeth.append(Stroke(((x * 0.3, y * 0.3), (x * 0.41, y * 0.41)), 0.17))
    return Art((*teeth, Patch(circle(0.34)), Patch(circle(0.14), hole=True)))


def _clock() -> Art:
    return Art((Stroke(circle(0.42), 0.1, closed=True), Stroke(((0.0, -0.24), (0.0, 0.02), (0.2, 0.12)), 0.09)))


def _undo() -> Art:
    hook = (*((-0.2, -0.22), (0.08, -0.22)), *bow((0.1, 0.1), 0.32, 0, 205))
    return Art((Stroke(hook, 0.105), Patch(((-0.5, -0.22), (-0.16, -0.46), (-0.16, 0.02)))))


def _sheet() -> Art:
    lines = tuple(Stroke(((-0.16, y), (0.16, y)), 0.07) for y in (-0.18, 0.0, 0.18))
    frame = ((-0.3, -0.42), (0.3, -0.42), (0.3, 0.42), (-0.3, 0.42))
    return Art((Stroke(frame, 0.09, closed=True), *lines), wide=0.8)


def _two_cards() -> Art:
    back = ((-0.34, -0.42), (0.1, -0.42), (0.1, 0.14), (-0.34, 0.14))
    front = ((-0.1, -0.16), (0.32, -0.16), (0.32, 0.42), (-0.1, 0.42))
    return Art(
        (
            Stroke(back, 0.1, closed=True),
            Patch(front, hole=True),
            Stroke(front, 0.28, closed=True, hole=True),
            Stroke(back, 0.1),
            Stroke(((-0.34, 0.14), (-0.34, -0.42), (0.1, -0.42)), 0.1),
            Patch(bar(-0.2, -0.28, 0.62, 0.8), hole=True),
            Stroke(front, 0.1, closed=True),
        ),
        wide=0.8,
    )


def _closed_eye() -> Art:
    lid = bow((0.0, -0.42), 0.62, 128, 232, 0.56)
    lashes = []
    for angle in (138, 164, 196, 222):
        x, y = sin(angle * pi / 180), -cos(angle * pi / 180)
        lashes.append(Stroke(((x * 0.62, -0.42 + y * 0.56), (x * 0.84, -0.42 + y * 0.8)), 0.09))
    return Art((Stroke(lid, 0.1), *lashes), wide=1.3)


def _person() -> Art:
    body = mirrored(curve((0.0, 0.02), (0.42, 0.0), (0.42, 0.42)))
    return Art((Patch(circle(0.21, (0.0, -0.24))), Patch(body)), wide=0.9)


def _octagon() -> Art:
    return Art(
        (
            Patch(regular(8, 0.53, turn=22.5)),
            Stroke(((0.0, -0.24), (0.0, 0.06)), 0.13, hole=True),
            Patch(circle(0.085, (0.0, 0.27)), hole=True),
        ),
        Ink.REFUSE,
    )


def _reader() -> Art:
    waves = tuple(Stroke(bow((-0.1, 0.26), r, 8, 82), 0.085) for r in (0.3, 0.5))
    return Art((Stroke(((-0.4, 0.34), (0.4, 0.34)), 0.12), *waves, Patch(circle(0.09, (-0.1, 0.12)))))


def _pencil() -> Art:
    shaft = ((0.24, -0.44), (0.44, -0.24), (-0.2, 0.4), (-0.4, 0.2))
    return Art(
        (
            Patch(shaft),
            Patch(((-0.48, 0.48), (-0.43, 0.26), (-0.26, 0.43))),
            Stroke(((0.08, -0.28), (0.28, -0.08)), 0.05, hole=True),
        )
    )


def _power() -> Art:
    return Art((Stroke(bow((0.0, 0.06), 0.38, 38, 322), 0.11), Stroke(((0.0, -0.44), (0.0, 0.02)), 0.11)))


def _sound() -> Art:
    cone = ((-0.42, -0.14), (-0.24, -0.14), (0.0, -0.36), (0.0, 0.36), (-0.24, 0.14), (-0.42, 0.14))
    return Art(
        (Patch(cone), Stroke(bow((-0.02, 0.0), 0.22, 50, 130), 0.09), Stroke(bow((-0.02, 0.0), 0.42, 50, 130), 0.09))
    )


def _bin() -> Art:
    can = ((-0.28, -0.22), (0.28, -0.22), (0.22, 0.44), (-0.22, 0.44))
    return Art(
        (
            Stroke(can, 0.09, closed=True),
            Stroke(((-0.38, -0.3), (0.38, -0.3)), 0.09),
            Stroke(((-0.1, -0.42), (0.1, -0.42)), 0.09),
        ),
        wide=0.86,
    )


def _globe() -> Art:
    rim, meridian = circle(0.42), circle(0.42, squash=0.42)
    return Art(
        (
            Stroke(rim, 0.085, closed=True),
            Stroke(meridian, 0.07, closed=True),
            Stroke(((-0.4, 0.0), (0.4, 0.0)), 0.07),
        )
    )


def _code() -> Art:
    """A code as phones read it: three corners, and a few modules in the fourth."""
    corners = []
    for x, y in ((-0.26, -0.26), (0.26, -0.26), (-0.26, 0.26)):
        frame = ((x - 0.14, y - 0.14), (x + 0.14, y - 0.14), (x + 0.14, y + 0.14), (x - 0.14, y + 0.14))
        corners.append(Stroke(frame, 0.1, closed=True))
    modules = tuple(Patch(bar(x, y, 0.15, 0.15)) for x, y in ((0.08, 0.08), (0.3, 0.08), (0.19, 0.25), (0.08, 0.4)))
    return Art((*corners, *modules))


def _chevron(*points: tuple[float, float]) -> Art:
    return Art((Stroke(points, 0.13),), wide=0.8)


GLYPHS: Mapping[str, Art] = {
    "undo": _undo(),
    "record": _sheet(),
    "touch": _two_cards(),
    "secret": _closed_eye(),
    "tick": Art((Stroke(((-0.36, 0.02), (-0.1, 0.28), (0.38, -0.28)), 0.11),)),
    "octagon": _octagon(),
    "pause": Art((Patch(bar(-0.3, -0.42, 0.21, 0.84)), Patch(bar(0.09, -0.42, 0.21, 0.84))), wide=0.8),
    "play": Art((Patch(((-0.36, -0.46), (0.44, 0.0), (-0.36, 0.46))),), wide=0.9),
    "gear": _gear(),
    "clock": _clock(),
    "globe": _globe(),
    "plus": Art((Stroke(((-0.32, 0.0), (0.32, 0.0)), _LINE), Stroke(((0.0, -0.32), (0.0, 0.32)), _LINE))),
    "minus": Art((Stroke(((-0.3, 0.0), (0.3, 0.0)), _LINE),)),
    "cross": Art((Stroke(((-0.28, -0.28), (0.28, 0.28)), _LINE), Stroke(((-0.28, 0.28), (0.28, -0.28)), _LINE))),
    "back": _chevron((0.16, -0.32), (-0.18, 0.0), (0.16, 0.32)),
    "next": _chevron((-0.16, -0.32), (0.18, 0.0), (-0.16, 0.32)),
    "up": _chevron((-0.32, 0.16), (0.0, -0.18), (0.32, 0.16)),
    "down": _chevron((-0.32, -0.16), (0.0, 0.18), (0.32, -0.16)),
    "person": _person(),
    "reader": _reader(),
    "pencil": _pencil(),
    "note": _sheet(),
    "code": _code(),
    "power": _power(),
    "sound": _sound(),
    "bin": _bin(),
    "home": Art(
        (
            Patch(
                ((-0.48, 0.02), (0.0, -0.42), (0.48, 0.02), (0.34, 0.02), (0.34, 0.42), (-0.34, 0.42), (-0.34, 0.02))
            ),
            Patch(bar(-0.1, 0.12, 0.2, 0.3), hole=True),
        )
    ),
    "screen": Art((Stroke(((-0.42, -0.28), (0.42, -0.28), (0.42, 0.28), (-0.42, 0.28)), 0.1, closed=True),)),
    "crown": Art(
        (Patch(((-0.46, 0.34), (-0.46, -0.3), (-0.2, 0.0), (0.0, -0.36), (0.2, 0.0), (0.46, -0.3), (0.46, 0.34))),)
    ),
    "star": Art((Patch(star(5, 0.52, 0.215, (0.0, 0.03))),)),
}
