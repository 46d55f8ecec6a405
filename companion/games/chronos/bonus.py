"""The bonus at the end of the game: on each of the four pages, who is seen most (rule text, 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.games.chronos.binder import SHEETS, Binder, open_page, seen_of
from companion.games.chronos.box import Colour, colour_of
from companion.games.chronos.form import HouseRules
from companion.games.chronos.scoring import Gain

FIRST, SECOND, SHARED_FIRST = 3, 1, 2
THREE: Final = 3


def bonus_what(page: int) -> str:
    """What the bonus of a page is called."""
    return f"bonus_page_{page}"


def bonus_gains(binder: Binder, colours: Sequence[Colour], house: HouseRules) -> Iterator[Gain]:
    """The bonus of all four pages, from the oldest to the newest, for the colours in play."""
    for number in SHEETS:
        page = open_page(binder, number)
        counts = seen_of(page, tuple(colours))
        for colour, points in zip(colours, bonus([counts[one] for one in colours], house), strict=True):
            if points:
                cards = tuple(seen.card for seen in page.counted() if colour_of(seen.card) == colour)
                yield Gain(colour, bonus_what(number), points, cards, counts[colour])


def bonus(counts: Sequence[int], house: HouseRules) -> tuple[int, ...]:
    """Three for the most cards and one for the second most, shared by those who tie; nothing for none at all."""
    most = max(counts)
    leaders = counts.count(most)
    if most == 0:
        return (0,) * len(counts)
    if leaders == THREE:
        return (int(house.bonus_three_way_tie.partition("_")[0]),) * THREE
    if leaders > 1:
        # What first and second bring is what the two share: nothing is left for the third.
        return tuple(SHARED_FIRST if count == most else 0 for count in counts)
    second = max(count for count in counts if count < most)
    may_be_second = second > 0 or house.bonus_zero_cards == "may_be_second"
    return tuple(FIRST if count == most else SECOND if count == second and may_be_second else 0 for count in counts)
