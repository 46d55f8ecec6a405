"""Visibility and scoring against the definition, spelled out card by card, on random binders.

CI plays a share; `COMPANION_FULL=1 pytest tests/games/chronos/test_brute_force.py` the full number.
"""

from __future__ import annotations

import random

import pytest

from companion.games.chronos import GAME
from companion.games.chronos.box import COLOURS, KINDS, copies
from companion.games.chronos.form import FORM

SHARE, FULL_NUMBER = 1_000, 20_000
# Clockwise in eighths of a turn from the top.
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
FACTOR = {"white_mage": 2, "black_mage": -1}
BOX = [(colour, kind) for colour in COLOURS for kind in KINDS for _ in range(copies(kind))]


def random_binder(chance: random.Random):
    pockets = [(sheet, row, col) for sheet in (1, 2, 3, 4) for row in (1, 2, 3) for col in (1, 2, 3)]
    count = chance.randint(0, 27)
    cards = chance.sample(BOX, count)
    return {
        pocket: (colour, kind, chance.random() < 0.4)
        for pocket, (colour, kind) in zip(chance.sample(pockets, count), cards, strict=True)
    }


def random_print(chance: random.Random):
    numbers = {kind: chance.randint(-4, 6) for kind in KINDS if kind not in FACTOR}
    arrows = {mage: chance.sample(COMPASS, chance.randint(1, 3)) for mage in FACTOR}
    return {"numbers": numbers, "arrows": arrows}


def fronts(binder, page):
    """A card of the right-hand page is seen if no card lies over it on a sheet that lies on the right."""
    return {
        pocket: card
        for pocket, card in binder.items()
        if pocket[0] <= page and not any((over, *pocket[1:]) in binder for over in range(pocket[0] + 1, page + 1))
    }


def backs(binder, page):
    """A back is seen on the left if no turned sheet with a card in that pocket lies over it: the older lie above."""
    return {
        pocket: card
        for pocket, card in binder.items()
        if pocket[0] > page and not any((over, *pocket[1:]) in binder for over in range(page + 1, pocket[0]))
    }


def points_at(mage, target, arrows, *, mirrored):
    """Whether an arrow of the mage points at the target, on paper: y downwards, x to the right.

    From behind, what was right is left: pockets and arrows both.
    """
    ((_, row, col), (_, kind, turned)), (_, to_row, to_col) = mage, target
    for arrow in arrows.get(kind, ()):
        eighth = (COMPASS.index(arrow) + (4 if turned else 0)) % 8
        x, y = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))[eighth]
        here, there = (4 - col, 4 - to_col) if mirrored else (col, to_col)
        if (there - here, to_row - row) == (-x if mirrored else x, y):
            return True
    return False


def by_definition(binder, page, printed, options):
    right, left = fronts(binder, page), backs(binder, page)
    travellers = {pocket: card for pocket, card in left.items() if card[1] == "traveller"}
    counted = [*right.values(), *travellers.values()]
    seen = {colour: sum(card[0] == colour for card in counted) for colour in COLOURS}
    points = dict.fromkeys(COLOURS, 0)
    sides = [
        (right, right, False),
        (travellers, left if options["left_page_arrows"] == "mirrored_effect" else {}, True),
    ]
    for targets, mages, mirrored in sides:
        for pocket, (colour, kind, _) in targets.items():
            value = printed["numbers"].get(kind, 0)
            for mage in mages.items():
                if points_at(mage, pocket, printed["arrows"], mirrored=mirrored):
                    value *= FACTOR[mage[1][1]]
            points[colour] += value
    for colour in COLOURS:
        nobles = sum(card[:2] == (colour, "noble") for card in right.values())
        alone = all(seen[colour] > seen[other] for other in COLOURS if other != colour)
        if nobles and alone:
            points[colour] += 2 * (1 if options["noble_bonus_per_card"] == "once_per_colour" else nobles)
    return points, seen


def bonus_by_definition(binder, options):
    total = dict.fromkeys(COLOURS, 0)
    for page in (1, 2, 3, 4):
        cards = [
            *fronts(binder, page).values(),
            *(card for card in backs(binder, page).values() if card[1] == "traveller"),
        ]
        seen = {colour: sum(card[0] == colour for card in cards) for colour in COLOURS}
        order = sorted(seen.values(), reverse=True)
        for colour, count in seen.items():
            if order[0] == 0:
                continue
            if order[0] == order[2]:
                total[colour] += {"1_each": 1, "0_each": 0, "2_each": 2}[options["bonus_three_way_tie"]]
            elif count == order[0]:
                total[colour] += 2 if order[0] == order[1] else 3
            elif count == order[1] and (count or options["bonus_zero_cards"] == "may_be_second"):
                total[colour] += 1
    return total


def check(seeds: range) -> None:
    for seed in seeds:
        chance = random.Random(seed)
        binder, printed, page = random_binder(chance), random_print(chance), chance.randint(1, 4)
        options = {rule.id: chance.choice(rule.values) for rule in FORM}
        cards = [
            {"sheet": sheet, "row": row, "col": col, "colour": colour, "kind": kind, "turned": turned}
            for (sheet, row, col), (colour, kind, turned) in binder.items()
        ]
        answer = GAME.position({"cards": cards, "page": page, "printed": printed, "options": options})
        assert (answer["points"], answer["seen"]) == by_definition(binder, page, printed, options), f"seed {seed}"
        totals = [sum(part["points"] for part in parts) for parts in answer["parts"]]
        assert totals == list(answer["points"].values()), f"seed {seed}"
        end = GAME.position({"cards": cards, "final": True, "options": options})
        assert end["bonus"] == bonus_by_definition(binder, options), f"seed {seed}"


def test_a_share_of_random_binders_scores_by_the_definition():
    check(range(SHARE))


@pytest.mark.full
def test_random_binders_score_by_the_definition():
    check(range(FULL_NUMBER))
