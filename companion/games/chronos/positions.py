"""`companion score chronos`: a described binder, scored by the very functions that score a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from companion.engine import BadInput, Json
from companion.games.chronos.binder import Lying, Page, Pocket, open_page, seen_of
from companion.games.chronos.bonus import bonus_gains
from companion.games.chronos.box import COLOURS, KINDS, card_of, copies, kind_of
from companion.games.chronos.form import HouseRules, house_rules
from companion.games.chronos.printed import Printed, read_printed
from companion.games.chronos.scoring import Gain, score_page, wanted

SEATS: Final = range(2, 4)
FIELDS: Final = ("cards", "page", "final", "printed", "adjust", "options")
CARD_FIELDS: Final = ("sheet", "row", "col", "colour", "kind", "turned")


def position(described: Mapping[str, Json]) -> Json:
    """Points, cards seen and parts by colour, or the bonus of all pages. Raises BadInput naming the field."""
    for name in described:
        if name not in FIELDS:
            raise BadInput(name, "unknown field")
    binder = _binder(described.get("cards"))
    printed = read_printed(described.get("printed", {}))
    options = described.get("options", {})
    if not isinstance(options, dict):
        raise BadInput("options", "expected an object of option ids and values")
    house = house_rules(options)
    if ("page" in described) == ("final" in described):
        raise BadInput("page", "expected either a page from 1 to 4 or final")
    if "final" in described:
        if described["final"] is not True:
            raise BadInput("final", "expected true")
        if "adjust" in described:
            raise BadInput("adjust", "expected with a page only")
        return _answer("bonus", tuple(bonus_gains(binder, COLOURS, house)))
    page = open_page(binder, whole("page", described["page"], 1, 4))
    _all_known(page, printed, house)
    gains = (*score_page(page, printed, house), *_adjustments(described.get("adjust", {})))
    return {**_answer("points", gains), "seen": seen_of(page, COLOURS)}


def whole(where: str, given: Json, low: int, high: int) -> int:
    """A whole number within bounds. Raises BadInput."""
    if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
        raise BadInput(where, f"expected a whole number from {low} to {high}")
    return given


def flag(where: str, given: Json) -> bool:
    """True or false. Raises BadInput."""
    if not isinstance(given, bool):
        raise BadInput(where, "expected true or false")
    return given


def one_of(where: str, given: Json, known: Iterable[str]) -> str:
    """One of several ids. Raises BadInput."""
    choices = tuple(known)
    if not isinstance(given, str) or given not in choices:
        raise BadInput(where, f"expected one of {', '.join(choices)}")
    return given


def pocket_at(where: str, given: Mapping[str, Json]) -> Pocket:
    """The pocket that `sheet`, `row` and `col` name. Raises BadInput."""
    return Pocket(
        whole(f"{where}.sheet", given.get("sheet"), 1, 4),
        whole(f"{where}.row", given.get("row"), 1, 3),
        whole(f"{where}.col", given.get("col"), 1, 3),
    )


def _binder(cards: Json) -> dict[Pocket, Lying]:
    if not isinstance(cards, list):
        raise BadInput("cards", "expected a list of cards in pockets")
    binder: dict[Pocket, Lying] = {}
    used: Counter[str] = Counter()
    for number, given in enumerate(cards):
        where = f"cards[{number}]"
        if not isinstance(given, dict):
            raise BadInput(where, "expected a card in a pocket")
        for name in given:
            if name not in CARD_FIELDS:
                raise BadInput(f"{where}.{name}", "unknown field")
        pocket = pocket_at(where, given)
        if pocket in binder:
            raise BadInput(where, f"expected one card a pocket: {pocket.id} holds two")
        colour = one_of(f"{where}.colour", given.get("colour"), COLOURS)
        card = card_of(colour, one_of(f"{where}.kind", given.get("kind"), KINDS))
        used[card] += 1
        if used[card] > copies(kind_of(card)):
            raise BadInput(where, f"expected at most {copies(kind_of(card))} of {card}")
        binder[pocket] = Lying(card, flag(f"{where}.turned", given.get("turned", False)))
    return binder


def _all_known(page: Page, printed: Printed, house: HouseRules) -> None:
    for value in wanted(page, printed, house):
        words = "the number" if value.what == "number" else "the arrows"
        raise BadInput(f"printed.{value.what}s.{value.kind}", f"expected {words} printed on the card: it is seen here")


def _adjustments(given: Json) -> Iterable[Gain]:
    if not isinstance(given, dict):
        raise BadInput("adjust", "expected an object of points by colour")
    for colour, points in given.items():
        one_of("adjust", colour, COLOURS)
        yield Gain(colour, "adjust", whole(f"adjust.{colour}", points, -999, 999))


def _answer(name: str, gains: tuple[Gain, ...]) -> dict[str, Any]:
    parts = [[_part(gain) for gain in gains if gain.colour == colour] for colour in COLOURS]
    totals = {colour: sum(part["points"] for part in own) for colour, own in zip(COLOURS, parts, strict=True)}
    return {name: totals, "parts": parts}


def _part(gain: Gain) -> dict[str, Any]:
    return {"what": gain.what, "points": gain.points, "cards": list(gain.cards)}
