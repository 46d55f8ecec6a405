"""Random playouts of any game: what the conformance suite walks through."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from companion.engine import Ask, Game, Match, Setup, State, Step

FULL = bool(os.environ.get("COMPANION_FULL"))
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gao")
LONGEST = 20_000


def setup_for(game: Game[Any], seats: int, seed: int) -> Setup:
    """A table of `seats`; the first seed plays by the defaults, later ones by house rules drawn by chance."""
    chance = random.Random(f"{game.id} {seats} {seed}")
    options = {rule.id: rule.values[0] if seed == 0 else chance.choice(rule.values) for rule in game.form}
    start = chance.randrange(seats)
    return Setup(seats=NAMES[:seats], start=start, options=options, more=game.demo_more(seats, chance))


def playout(game: Game[Any], seats: int, seed: int) -> Iterator[Match[Any]]:
    """A match that plays itself by legal answers drawn by chance: it is given at every question, and at the end."""
    chance = random.Random(seed)
    match = Match(game, setup_for(game, seats, seed))
    while not match.finished:
        yield match
        moves = match.moves()
        assert moves, f"{match.ask}: nothing can be answered"
        move = chance.choice(moves)
        refusal = match.offer(move)
        assert refusal is None, f"{move}: refused by {refusal} though legal"
        assert len(match.steps) < LONGEST, "the playout does not come to an end"
    yield match


@dataclass
class Walk:
    """A finished playout with what was asked and how the table stood before each step."""

    match: Match[Any]
    asks: list[Ask[Any] | None] = field(default_factory=list)
    steps: tuple[Step, ...] = ()


def walk(game: Game[Any], seats: int, seed: int) -> Walk:
    asks: list[Ask[Any] | None] = []
    last: Match[Any] | None = None
    for match in playout(game, seats, seed):
        asks.append(match.ask)
        last = match
    assert last is not None
    return Walk(last, asks, tuple(last.steps))


def no_card_is_in_two_places(game: Game[Any], state: State) -> None:
    counted = Counter(card for _zone, card in game.places(state))
    for card, count in counted.items():
        assert card in game.cards, f"{card} is no card of {game.id}"
        assert count <= game.cards[card].copies, f"{card} lies in {count} places"
