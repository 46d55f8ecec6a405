"""The score sheet: cards, nobles, contracts, berserkers, bonus; every point with its page and its reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.engine import Column, Mark, Msg, Named, Part, ScoreSheet, Seat, ranked
from companion.games.chronos.bonus import bonus_what
from companion.games.chronos.questions import place_words
from companion.games.chronos.reckoning import BERSERKER_POWER, standing
from companion.games.chronos.scoring import NOBLE_MAJORITY, Factor, Gain
from companion.games.chronos.state import Chronos, Earned, PageResult

ADJUST: Final = "adjust"
CARDS_SEEN, NOBLES, CONTRACTS, POWERS, BONUS = "cards", "nobles", "contracts", "berserkers", "bonus"


def scores(state: Chronos) -> ScoreSheet:
    """Everybody's points, in seat order. Only a finished match has winners."""
    places = standing(state)
    lines = ranked(
        [tuple(_parts(state, seat)) for seat in state.seats], lambda seat: places[seat], final=state.finished
    )
    shown = [CARDS_SEEN, NOBLES, CONTRACTS]
    used = {part.column for line in lines for part in line.parts}
    shown += [column for column in (POWERS, BONUS, ADJUST) if column in used]
    return ScoreSheet(lines, tuple(Column(column, Msg(f"chronos-column-{column}")) for column in shown))


def last_page(state: Chronos) -> ScoreSheet | None:
    """What the page counted last brought to everybody, point by point; None before the first one."""
    if not state.results:
        return None
    result = state.results[-1]
    parts = [
        tuple(_of_page(result, gain) for gain in result.gains if gain.colour == colour)
        + tuple(_of_seat(one) for one in state.earned if (one.seat, one.round) == (seat, result.round))
        for seat, colour in enumerate(state.colours)
    ]
    lines = ranked(parts, lambda seat: sum(part.points for part in parts[seat]), final=False)
    used = {part.column for own in parts for part in own}
    columns = [column for column in (CARDS_SEEN, NOBLES, CONTRACTS, POWERS) if column in used or column == CARDS_SEEN]
    return ScoreSheet(lines, tuple(Column(column, Msg(f"chronos-column-{column}")) for column in columns))


def _parts(state: Chronos, seat: Seat) -> Iterator[Part]:
    colour = state.colours[seat]
    for result in state.results:
        yield from (_of_page(result, gain) for gain in result.gains if gain.colour == colour)
        yield from (_of_seat(one) for one in state.earned if (one.seat, one.round) == (seat, result.round))
    counted = state.results[-1].round if state.results else 0
    yield from (_of_seat(one) for one in state.earned if one.seat == seat and one.round > counted)
    more = state.berserker_points.get(seat, 0)
    if more:
        yield _of_seat(Earned(seat, state.round.number, BERSERKER_POWER, more, ()))
    yield from (_of_bonus(gain) for gain in state.bonus if gain.colour == colour)
    for adjust in state.adjustments:
        if adjust.seat == seat:
            yield Part(ADJUST, adjust.points, (), ADJUST, Msg("chronos-adjusted", why=adjust.why))


def _of_page(result: PageResult, gain: Gain) -> Part:
    where = Msg("chronos-round-page", round=result.round, page=result.page)
    if gain.what == NOBLE_MAJORITY:
        why = Msg("chronos-why-noble", where=where, colour=Mark(gain.colour), n=gain.number)
        return Part(gain.what, gain.points, gain.cards, NOBLES, why)
    if not gain.factors:
        why = Msg("chronos-why-card", where=where, card=Named(gain.what))
    else:
        factors = tuple(_factor(factor) for factor in gain.factors)
        why = Msg("chronos-why-factors", where=where, card=Named(gain.what), n=gain.number, factors=factors)
    return Part(gain.what, gain.points, gain.cards, CARDS_SEEN, why)


def _factor(factor: Factor) -> Msg:
    key = "chronos-factor-double" if factor.times > 0 else "chronos-factor-minus"
    return Msg(key, card=Named(factor.mage.card), place=place_words(factor.mage.pocket.at))


def _of_seat(earned: Earned) -> Part:
    if earned.what == BERSERKER_POWER:
        why = Msg("chronos-why-berserker", round=earned.round)
        return Part(earned.what, earned.points, earned.cards, POWERS, why)
    why = Msg("chronos-why-contract", round=earned.round, card=Named(earned.cards[0]))
    return Part(earned.what, earned.points, earned.cards, CONTRACTS, why)


def _of_bonus(gain: Gain) -> Part:
    page = next(number for number in range(1, 5) if bonus_what(number) == gain.what)
    why = Msg("chronos-why-bonus", page=page, n=gain.number)
    return Part(gain.what, gain.points, gain.cards, BONUS, why)
