"""Random positions, such as `companion score` reads them."""

from __future__ import annotations

import random

from companion.games.wonders.form import FORM
from tests.games.wonders.plain import BOX, COLOUR, COST, STAGES

BOARDS = sorted({board for board, _ in STAGES})
ON_THE_RESULT = ("copied_shipowners_counts_itself", "copied_guild_feeds_shipowners", "either_or_counts_as_made")


def cities(chance: random.Random, count: int, cards: int = 24) -> list[dict]:
    """Cities as they could stand: no card twice in one, no more than the box has, stages in order."""
    left = {card: copies for card, copies in BOX.items() if COLOUR[card] != "purple"}
    left |= dict.fromkeys(chance.sample(sorted(set(BOX) - set(left)), count + 2), 1)
    found = []
    for board in chance.sample(BOARDS, count):
        side = chance.choice("AB")
        pool = [card for card, copies in left.items() if copies]
        own = chance.sample(pool, min(len(pool), chance.randint(0, cards)))
        for card in own:
            left[card] -= 1
        numbers = list(range(1, len(STAGES[board, side]) + 1))
        if board == "great_wall":
            chance.shuffle(numbers)
        found.append(
            {
                "board": board,
                "side": side,
                "stages": numbers[: chance.randint(0, len(numbers))],
                "cards": own,
                "coins": chance.randint(0, 40),
                "tokens": [token for age in (1, 3, 5) for token in chance.choices((age, -1, 0), k=2) if token],
            }
        )
    return found


def end_position(chance: random.Random) -> dict:
    """A final table, by house rules drawn by chance where they touch the result."""
    return {"cities": cities(chance, chance.randint(3, 7)), "options": options(chance)}


def paying(chance: random.Random) -> dict:
    """A question what something would cost."""
    table = cities(chance, chance.randint(3, 7), cards=14)
    for city in table:
        city["coins"] = chance.randint(0, 12)
    seat = chance.randrange(len(table))
    described = {"cities": table, "seat": seat, "options": options(chance)}
    if chance.random() < 0.3:
        stages = STAGES[table[seat]["board"], table[seat]["side"]]
        return described | {"stage": chance.randint(1, len(stages))}
    costly = [card for card in COST if len(COST[card]) > 1]
    return described | {"build": chance.choice(costly if chance.random() < 0.8 else sorted(COST))}


def options(chance: random.Random) -> dict[str, str]:
    return {rule.id: chance.choice(rule.values) for rule in FORM if rule.id in ON_THE_RESULT}
