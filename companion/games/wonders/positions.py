"""`companion score wonders`: final cities, or what something would cost, by the very rules of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine import BadInput, Json, Part, Seat
from companion.games.wonders.box import BOARDS, CARDS, SIDES
from companion.games.wonders.cities import City
from companion.games.wonders.form import LEAST_CITIES, HouseRules, house_rules
from companion.games.wonders.military import TOKENS
from companion.games.wonders.paying import Offer, card_offer, means_of, stage_offer
from companion.games.wonders.scoring import CATEGORIES, score, total
from companion.games.wonders.tally import rank

CITIES: Final = range(LEAST_CITIES, 8)
FIELDS: Final = ("cities", "options", "free_city", "seat", "build", "stage")
CITY_FIELDS: Final = ("board", "side", "stages", "cards", "coins", "tokens")
MOST_TOKENS: Final = 6


def position(described: Mapping[str, Json]) -> Json:
    """Points by seat with their parts, or with `build` or `stage` how it can be paid. Raises BadInput."""
    for name in described:
        if name not in FIELDS:
            raise BadInput(name, "unknown field")
    cities = _cities(described.get("cities"))
    options = described.get("options", {})
    if not isinstance(options, dict):
        raise BadInput("options", "expected an object of option ids and values")
    house = house_rules(options)
    free_city = _free_city(described.get("free_city"), len(cities))
    if any(name in described for name in ("seat", "build", "stage")):
        return _paying(cities, house, described)
    out = free_city if house.free_city_may_win == "no" else None
    return _final(cities, house, out)


# -- the final count


def _final(cities: list[City], house: HouseRules, out: Seat | None) -> Json:
    parts = [score(cities, seat, house) for seat in range(len(cities))]
    totals = [sum(part.points for part in own) for own in parts]
    places = rank(totals, [city.coins for city in cities], out=out)
    return {
        "seats": [
            {**{name: total(own, name) for name in CATEGORIES}, "total": sum_, "rank": place}
            for own, sum_, place in zip(parts, totals, places, strict=True)
        ],
        "parts": [[_part(part) for part in own] for own in parts],
    }


def _part(part: Part) -> dict[str, Any]:
    return {"what": part.what, "points": part.points, "cards": list(part.cards)}


# -- paying


def _paying(cities: list[City], house: HouseRules, described: Mapping[str, Json]) -> Json:
    seat = _seat(described.get("seat"), len(cities))
    means = means_of(cities, seat, house)
    if ("build" in described) == ("stage" in described):
        raise BadInput("build", "expected either build or stage")
    if "build" in described:
        card = described["build"]
        if not isinstance(card, str) or card not in CARDS:
            raise BadInput("build", "expected the id of a card")
        return _offer(card_offer(cities[seat], card, means))
    number = described["stage"]
    if not _is_int(number) or number not in range(1, len(cities[seat].side.stages) + 1):
        raise BadInput("stage", f"expected a stage from 1 to {len(cities[seat].side.stages)}")
    return _offer(stage_offer(cities[seat], number, means))


def _seat(seat: Json, cities: int) -> Seat:
    if not _is_int(seat) or seat not in range(cities):
        raise BadInput("seat", f"expected a seat from 0 to {cities - 1}")
    return int(seat)


def _offer(offer: Offer) -> Json:
    ways = [{"left": way.left, "right": way.right} for way in offer.ways]
    first = ways[0] if ways else {"left": 0, "right": 0}
    return {"how": offer.how, "why": offer.why, "bank": offer.bank, **first, "ways": ways}


# -- reading


def _cities(cities: Json) -> list[City]:
    if not isinstance(cities, list) or len(cities) not in CITIES:
        raise BadInput("cities", f"expected {CITIES[0]} to {CITIES[-1]} cities, clockwise")
    read = [_city(f"cities.{place}", city) for place, city in enumerate(cities)]
    boards = [city.side.board for city in read]
    for place, board in enumerate(boards):
        if board in boards[:place]:
            raise BadInput(f"cities.{place}.board", f"expected each board once: {board} stands twice")
    standing: list[str] = []
    for place, city in enumerate(read):
        for number, card in enumerate(city.cards):
            if standing.count(card) == CARDS[card].copies:
                raise BadInput(f"cities.{place}.cards.{number}", f"the box holds {CARDS[card].copies} of {card}")
            standing.append(card)
    return read


def _city(name: str, city: Json) -> City:
    if not isinstance(city, dict):
        raise BadInput(name, "expected a city")
    for field in city:
        if field not in CITY_FIELDS:
            raise BadInput(f"{name}.{field}", "unknown field")
    if city.get("board") not in BOARDS:
        raise BadInput(f"{name}.board", f"expected one of {', '.join(BOARDS)}")
    if city.get("side") not in ("A", "B"):
        raise BadInput(f"{name}.side", "expected A or B")
    board = f"{city['board']}:{city['side']}"
    coins = city.get("coins", 0)
    if not _is_int(coins) or coins < 0:
        raise BadInput(f"{name}.coins", "expected a whole number from 0")
    return City(
        board,
        coins=coins,
        cards=_cards(f"{name}.cards", city.get("cards", [])),
        stages=_stages(f"{name}.stages", board, city.get("stages", [])),
        tokens=_tokens(f"{name}.tokens", city.get("tokens", [])),
    )


def _cards(name: str, cards: Json) -> list[str]:
    if not isinstance(cards, list):
        raise BadInput(name, "expected a list of cards")
    for place, card in enumerate(cards):
        if not isinstance(card, str) or card not in CARDS:
            raise BadInput(f"{name}.{place}", "expected the id of a card")
        if card in cards[:place]:
            raise BadInput(f"{name}.{place}", f"expected each card once in a city: {card} stands twice")
    return list(cards)


def _stages(name: str, board: str, stages: Json) -> list[int]:
    side = SIDES[board]
    if not isinstance(stages, list):
        raise BadInput(name, "expected a list of stages in the order built")
    for place, stage in enumerate(stages):
        if not _is_int(stage) or stage not in range(1, len(side.stages) + 1):
            raise BadInput(f"{name}.{place}", f"expected a stage from 1 to {len(side.stages)}")
        if stage in stages[:place]:
            raise BadInput(f"{name}.{place}", f"expected each stage once: {stage} stands twice")
        if not side.any_order and stage != place + 1:
            raise BadInput(f"{name}.{place}", f"expected stage {place + 1}: stages are built in order")
    return list(stages)


def _tokens(name: str, tokens: Json) -> list[int]:
    if not isinstance(tokens, list) or len(tokens) > MOST_TOKENS:
        raise BadInput(name, f"expected a list of at most {MOST_TOKENS} tokens")
    for place, token in enumerate(tokens):
        if not _is_int(token) or token not in TOKENS:
            raise BadInput(f"{name}.{place}", "expected a token: 1, 3, 5 or -1")
    return list(tokens)


def _free_city(seat: Json, cities: int) -> Seat | None:
    if seat is None:
        return None
    if not _is_int(seat) or cities != LEAST_CITIES or seat not in range(cities):
        raise BadInput("free_city", f"expected a seat from 0 to {LEAST_CITIES - 1}, among three cities")
    return int(seat)


def _is_int(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
