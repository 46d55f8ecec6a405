"""Counting by hand: shields at the end of each age, and at the end every city, swept over the reader or by touch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from companion.engine import (
    Ask,
    CardId,
    First,
    Fresh,
    Msg,
    Number,
    Option,
    PickOne,
    Seat,
    TapCard,
)
from companion.games.wonders.box import AGES, CARDS, STRUCTURES
from companion.games.wonders.cities import City, shields
from companion.games.wonders.effects import Ability, Shields
from companion.games.wonders.military import DEFEAT, TOKENS, signed
from companion.games.wonders.questions import DONE, NONE, war_question
from companion.games.wonders.refusals import why_not_counted, why_not_red
from companion.games.wonders.state import Wonders, places
from companion.games.wonders.turn import fight

T = TypeVar("T")
# All eleven red cards of different names, and both stages of a board.
MOST_SHIELDS: Final = sum(e.n for s in STRUCTURES.values() for e in s.effects if isinstance(e, Shields)) + 2
# 46 ones and 24 threes lie in the box.
MOST_COINS: Final = 46 * 1 + 24 * 3
# Two borders in each of three ages, each won at most once.
MOST_TOKENS: Final = 2 * len(AGES)
MOST_OF_A_VICTORY: Final = 2


async def count_by_hand(state: Wonders) -> None:
    """The wars that are still to be fought, then every city."""
    for age in AGES[len(state.wars) :]:
        state.age = age
        fight(state, {seat: await count_shields(state, seat) for seat in state.seats})
        await asked(state, war_question)
    for seat in state.seats:
        await count_cards(state, seat)
        await count_stages(state, seat)
        state.cities[seat].coins = await asked(state, partial(coins_question, seat)) or 0
        await count_tokens(state, seat)


async def asked(state: Wonders, make: Callable[[], Ask[T] | None]) -> T | None:
    """Ask, making the question anew whenever the table has changed something by hand."""
    reply = await Fresh(make)
    state.turn_page()
    return reply


async def count_shields(state: Wonders, seat: Seat) -> int | None:
    """A city's shields: as a number, or by its red cards and stages, one by one. None where it takes no part."""
    city = state.cities[seat]
    while (reply := await asked(state, partial(shields_question, state, seat))) is not None:
        branch, value = reply
        if branch == "number":
            return int(value)
        if branch == "card":
            add_card(state, seat, value)
        elif value == DONE:
            break
        else:
            add_stage(state, seat, _number(value))
    return None if city.skips_age == state.age else shields(city)


async def count_cards(state: Wonders, seat: Seat) -> None:
    """All structures of a city that are not known yet."""
    while (reply := await asked(state, partial(card_question, state, seat))) is not None:
        if reply[0] != "card":
            return
        add_card(state, seat, reply[1])


async def count_stages(state: Wonders, seat: Seat) -> None:
    """The stages that are built; a later one stands on those before it."""
    while (choice := await asked(state, partial(stages_question, state, seat))) not in (None, DONE):
        add_stage(state, seat, _number(str(choice)))


async def count_tokens(state: Wonders, seat: Seat) -> None:
    """A city's conflict tokens. Those told stand instead of those that the wars gave; none told, and they stay."""
    while (choice := await asked(state, partial(tokens_question, state, seat))) not in (None, DONE):
        told = [] if choice == NONE else [*state.told_tokens.get(seat, ()), int(str(choice))]
        state.told_tokens[seat] = told
        state.cities[seat].tokens[:] = told


def add_card(state: Wonders, seat: Seat, card: CardId) -> None:
    """A structure stands in a city."""
    state.cities[seat].cards.append(card)


def add_stage(state: Wonders, seat: Seat, number: int) -> None:
    """A stage stands, and where they are built in order, all before it."""
    city = state.cities[seat]
    first = number if city.side.any_order else len(city.stages) + 1
    for built in range(first, number + 1):
        city.stages.append(built)
        if Ability("skip_conflict") in city.side.stages[built - 1].effects and len(state.wars) < len(AGES):
            city.skips_age = state.age


# -- the questions


def shields_question(state: Wonders, seat: Seat) -> First:
    """How many shields does a city show? A number, its red cards one by one, or as counted so far."""
    city = state.cities[seat]
    counted = Option(DONE, Msg("wonders-as-counted"), Msg("wonders-shields-counted", n=shields(city)))
    warlike = [_stage(number) for number in _free_stages(city) if _warlike(city, number)]
    among = (*warlike[:1], counted)
    red = tuple(card for card in _not_yet(state, seat) if CARDS[card].mark == "war")
    return First(
        key="wonders-tally_shields",
        seat=seat,
        asks={
            "number": Number(key="wonders-tally_shields", seat=seat, low=0, high=MOST_SHIELDS),
            "card": TapCard(
                key="wonders-tally_shields", seat=seat, cards=red, why_not=partial(why_not_red, state, seat)
            ),
            "choice": PickOne(key="wonders-tally_shields", seat=seat, among=among),
        },
    )


def card_question(state: Wonders, seat: Seat) -> First:
    """Which structures stand in a city?"""
    tap = TapCard(
        key="wonders-tally_card",
        seat=seat,
        cards=_not_yet(state, seat),
        why_not=partial(why_not_counted, state, seat),
    )
    done = PickOne(key="wonders-tally_card", seat=seat, among=(Option(DONE, Msg("wonders-all-told")),))
    return First(key="wonders-tally_card", seat=seat, asks={"card": tap, DONE: done})


def stages_question(state: Wonders, seat: Seat) -> PickOne:
    """Which stages are built?"""
    among = (*map(_stage, _free_stages(state.cities[seat])), Option(DONE, Msg("wonders-all-told")))
    return PickOne(key="wonders-tally_stages", seat=seat, among=among)


def coins_question(seat: Seat) -> Number:
    """How many coins lie in a city?"""
    return Number(key="wonders-tally_coins", seat=seat, low=0, high=MOST_COINS)


def tokens_question(state: Wonders, seat: Seat) -> PickOne:
    """Which conflict tokens lie in a city?"""
    tokens = state.cities[seat].tokens
    told = state.told_tokens.get(seat)
    room = MOST_TOKENS - len(told or ())
    free = [token for token in TOKENS if token == DEFEAT or (told or []).count(token) < MOST_OF_A_VICTORY]
    among = [Option(str(token), Msg("wonders-token", n=signed(token))) for token in free if room]
    among += [Option(NONE, Msg("wonders-no-tokens"))] if tokens else []
    return PickOne(key="wonders-tally_tokens", seat=seat, among=(*among, Option(DONE, Msg("wonders-all-told"))))


def _stage(number: int) -> Option:
    return Option(f"stage:{number}", Msg("wonders-use-stage", n=number))


def _free_stages(city: City) -> tuple[int, ...]:
    return tuple(number for number in range(1, len(city.side.stages) + 1) if number not in city.stages)


def _warlike(city: City, number: int) -> bool:
    effects = city.side.stages[number - 1].effects
    return any(isinstance(effect, Shields) or effect == Ability("skip_conflict") for effect in effects)


def _not_yet(state: Wonders, seat: Seat) -> tuple[CardId, ...]:
    """The cards that may stand in a city besides those that do, by what the box holds."""
    standing = [card for _, card in places(state)]
    own = state.cities[seat].cards
    return tuple(card for card in CARDS if card not in own and standing.count(card) < CARDS[card].copies)


def _number(choice: str) -> int:
    return int(choice.partition(":")[2])
