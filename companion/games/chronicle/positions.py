"""`companion score chronicle`: the end of one round, described, scored by the very rules that score a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine import BadInput, CardId, Json
from companion.games.chronicle.box import CHARACTERS, HISTORIES
from companion.games.chronicle.form import house_rules
from companion.games.chronicle.history import conditions
from companion.games.chronicle.scoring import Award, Choices, assess

SEATS: Final = range(3, 7)
FIELDS: Final = ("history", "allies", "leftover", "options")


def position(described: Mapping[str, Json]) -> Json:
    """Fame and its parts by seat. Raises BadInput naming the field and what was expected there."""
    for name in described:
        if name not in FIELDS:
            raise BadInput(name, "unknown field")
    active = _history(described.get("history"))
    allies = _hands("allies", described.get("allies"), SEATS)
    left = _hands("leftover", described.get("leftover", [[] for _ in allies]), range(len(allies), len(allies) + 1))
    _each_card_once({"allies": allies, "leftover": left})
    options = described.get("options", {})
    if not isinstance(options, dict):
        raise BadInput("options", "expected an object of option ids and values")
    table = [[*won, *added] for won, added in zip(allies, left, strict=True)]
    ending = assess(conditions(active), table, house_rules(options), Choices())
    for tie in ending.undecided:
        raise BadInput("options.tie_policy", f"expected all_tied_score or nobody: {tie.history} is tied")
    parts = [[_part(award) for award in ending.awards if award.seat == seat] for seat in range(len(table))]
    return {"fame": [sum(part["points"] for part in own) for own in parts], "parts": parts}


def _part(award: Award) -> dict[str, Any]:
    return {"what": award.what, "points": award.points, "cards": list(award.cards)}


def _history(cards: Json) -> list[CardId]:
    if not isinstance(cards, list) or not cards:
        raise BadInput("history", "expected a list of the history cards in force")
    for place, card in enumerate(cards):
        if card not in HISTORIES:
            raise BadInput(f"history.{place}", "expected the id of a history card")
        if card in cards[:place]:
            raise BadInput(f"history.{place}", f"expected each card once: {card} stands twice")
    return cards


def _hands(name: str, hands: Json, seats: range) -> list[list[CardId]]:
    count = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
    if not isinstance(hands, list) or len(hands) not in seats:
        raise BadInput(name, f"expected {count} lists of character cards, one a seat")
    for seat, cards in enumerate(hands):
        if not isinstance(cards, list):
            raise BadInput(f"{name}.{seat}", "expected a list of character cards")
        for place, card in enumerate(cards):
            if card not in CHARACTERS:
                raise BadInput(f"{name}.{seat}.{place}", "expected the id of a character card")
    return hands


def _each_card_once(lists: Mapping[str, list[list[CardId]]]) -> None:
    seen: list[CardId] = []
    for name, hands in lists.items():
        for seat, cards in enumerate(hands):
            for place, card in enumerate(cards):
                if card in seen:
                    raise BadInput(f"{name}.{seat}.{place}", f"expected each card once: {card} stands twice")
                seen.append(card)
