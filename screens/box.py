"""Rectangles in millimetres on the sheet: x to the right, y down, from the top left corner."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in millimetres."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.cx, self.cy

    def contains(self, at: tuple[float, float]) -> bool:
        """Whether a point lies inside."""
        return self.x <= at[0] < self.right and self.y <= at[1] < self.bottom

    def meets(self, other: Box, slack: float = 0.01) -> bool:
        """Whether the two share more than `slack` mm both ways."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def holds(self, other: Box, slack: float = 0.2) -> bool:
        """Whether the other lies inside, give or take `slack` mm."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Smaller by `dx` at each side and `dy` (the same, if not given) above and below; negative grows."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        """The same size elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def centred(self, w: float, h: float) -> Box:
        """A box of this size round the same middle."""
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def top(self, h: float) -> Box:
        """The uppermost `h` mm."""
        return Box(self.x, self.y, self.w, h)

    def below(self, h: float) -> Box:
        """What is left under the uppermost `h` mm."""
        return Box(self.x, self.y + h, self.w, self.h - h)

    def foot(self, h: float) -> Box:
        """The lowest `h` mm."""
        return Box(self.x, self.bottom - h, self.w, h)

    def above(self, h: float) -> Box:
        """What is left over the lowest `h` mm."""
        return Box(self.x, self.y, self.w, self.h - h)

    def left(self, w: float) -> Box:
        """The leftmost `w` mm."""
        return Box(self.x, self.y, w, self.h)

    def after(self, w: float) -> Box:
        """What is left beside the leftmost `w` mm."""
        return Box(self.x + w, self.y, self.w - w, self.h)

    def end(self, w: float) -> Box:
        """The rightmost `w` mm."""
        return Box(self.right - w, self.y, w, self.h)

    def before(self, w: float) -> Box:
        """What is left beside the rightmost `w` mm."""
        return Box(self.x, self.y, self.w - w, self.h)

    def columns(self, *shares: float, gap: float = 0.0) -> list[Box]:
        """Side by side, `gap` apart, as wide as their shares."""
        room = (self.w - gap * (len(shares) - 1)) / sum(shares)
        boxes: list[Box] = []
        x = self.x
        for share in shares:
            boxes.append(Box(x, self.y, room * share, self.h))
            x += room * share + gap
        return boxes

    def grid(self, across: int, down: int, gap: float = 0.0, *, row_gap: float | None = None) -> list[Box]:
        """Cells of one size, row by row, `gap` apart; their rows are `row_gap` apart, if that is another."""
        rows = self.rows(*[1.0] * down, gap=gap if row_gap is None else row_gap)
        return [cell for row in rows for cell in row.columns(*[1.0] * across, gap=gap)]

    def rows(self, *shares: float, gap: float = 0.0) -> list[Box]:
        """One above the other, `gap` apart, as high as their shares."""
        room = (self.h - gap * (len(shares) - 1)) / sum(shares)
        boxes: list[Box] = []
        y = self.y
        for share in shares:
            boxes.append(Box(self.x, y, self.w, room * share))
            y += room * share + gap
        return boxes
