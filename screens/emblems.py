"""The seats' emblems, clockwise from the first seat: the same on stickers, seat tags and screen. Never colours."""

from __future__ import annotations

from math import cos, pi, sin

from screens.art import Art, Patch, Stroke, bow, circle, curve, star


def _sun() -> Art:
    rays = []
    for step in range(8):
        x, y = sin(step * pi / 4), cos(step * pi / 4)
        rays.append(Stroke(((x * 0.36, y * 0.36), (x * 0.45, y * 0.45)), 0.09))
    return Art((Patch(circle(0.235)), *rays))


def _moon() -> Art:
    # A disc of radius 0.48 with one of 0.36 cut out; the tips lie where their rims cross.
    outer = bow((0.02, 0.0), 0.48, 36.1, -239.9)
    inner = bow((0.21, -0.04), 0.36, 141.3, 374.9)
    return Art((Patch((*outer, *inner)),), wide=1.0)


def _leaf() -> Art:
    blade = curve((0.42, -0.46), (0.02, -0.46), (-0.2, -0.26), (-0.48, -0.02), (-0.24, 0.28), (0.0, 0.42), (0.24, 0.12))
    blade = (*blade, *curve((0.24, 0.12), (0.42, -0.12), (0.42, -0.46)))
    vein = Stroke(((-0.14, 0.18), (0.22, -0.24)), 0.045, hole=True)
    return Art((Patch(blade), vein, Stroke(((-0.43, 0.45), (-0.22, 0.26)), 0.075)))


def _wave() -> Art:
    lines = []
    for y in (-0.26, 0.0, 0.26):
        points = tuple((x / 40 - 0.45, y - 0.075 * sin(x / 36 * 5 * pi)) for x in range(37))
        lines.append(Stroke(points, 0.1))
    return Art(tuple(lines))


def _flame() -> Art:
    outer = curve(
        (0.06, -0.5), (0.12, -0.28), (0.27, -0.1), (0.4, 0.08), (0.34, 0.27), (0.26, 0.5), (0.0, 0.5), (-0.26, 0.5),
        (-0.34, 0.27), (-0.42, 0.02), (-0.24, -0.16), (-0.2, -0.05), (-0.12, -0.02), (-0.12, -0.3), (0.06, -0.5),
    )  # fmt: skip
    inner = curve(
        (0.02, 0.1), (0.16, 0.24), (0.13, 0.36), (0.1, 0.46), (0.0, 0.46), (-0.13, 0.44), (-0.13, 0.33), (-0.1, 0.22),
        (0.02, 0.1),
    )  # fmt: skip
    return Art((Patch(outer), Patch(inner, hole=True)), wide=0.8)


def _hill() -> Art:
    left = ((-0.5, 0.36), (-0.16, -0.38), (-0.02, -0.12), (-0.24, 0.36))
    right = ((-0.17, 0.36), (0.16, -0.14), (0.5, 0.36))
    return Art((Patch(left), Patch(right)))


EMBLEMS: tuple[Art, ...] = (
    _sun(),
    _moon(),
    Art((Patch(star(5, 0.52, 0.215, (0.0, 0.03))),)),
    _leaf(),
    _wave(),
    _flame(),
    _hill(),
)
