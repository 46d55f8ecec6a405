"""A turn carried out (rules 2): pay and place everything first, then everything acts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from companion.engine import CardId, Named, Seat, Who
from companion.games.wonders.box import STRUCTURES
from companion.games.wonders.cities import counted, has, neighbour_seats, shields
from companion.games.wonders.effects import Ability, Coins, CoinsPer, Effect, NeighbourCoins, OthersLose
from companion.games.wonders.military import War, conflicts
from companion.games.wonders.paying import means_of
from companion.games.wonders.state import Plan, Wonders
from companion.games.wonders.uses import BUILD_FREE, SELL

SALE: Final = 3
# Whose discard-pile build comes first where two are due in one turn (rules 2).
DIGS_LATER: Final = {"halikarnassos_first": "great_wall", "great_wall_first": "halikarnassos"}


def begin_turn(state: Wonders) -> None:
    """What counts as the start of the turn is noted: everything is checked against it."""
    state.means = [means_of(state.cities, seat, state.house, state.age) for seat in state.seats]
    state.committed.clear()


def means_for_last_card(state: Wonders, seat: Seat) -> None:
    """What a seventh card is paid with: by default what the sixth left of the means at the start of the turn."""
    if state.house.babylon_uses_turn_6 == "yes":
        state.means[seat] = means_of(state.cities, seat, state.house, state.age)


def carry_out(state: Wonders, plans: Mapping[Seat, Plan]) -> None:
    """All plans of a turn, in the order of rules 2, steps 3 to 5."""
    for seat, plan in plans.items():
        _pay(state, seat, plan)
        _place(state, seat, plan)
    done = {seat: _effects(state, seat, plan) for seat, plan in plans.items()}
    early = state.house.great_wall_loss == "before_coins_arrive"
    if early:
        _lose(state, done)
    for seat, plan in plans.items():
        gain(state, seat, SALE if plan.use == SELL else 0)
        act_at_once(state, seat, done[seat])
    if not early:
        _lose(state, done)
    for seat, plan in plans.items():
        _receive(state, seat, plan)
    state.plans.clear()


def build_dug_up(state: Wonders, seat: Seat, card: CardId) -> None:
    """A structure from the discard pile, for nothing. Its coins come as usual."""
    state.cities[seat].cards.append(card)
    state.cities[seat].built_in[card] = state.age
    state.say("builds-dug-up", who=Who(seat), card=Named(card))
    act_at_once(state, seat, STRUCTURES[card].effects)


def act_at_once(state: Wonders, seat: Seat, effects: tuple[Effect, ...]) -> None:
    """Coins from the bank, and what else happens once, on building."""
    for effect in effects:
        match effect:
            case Coins(n):
                gain(state, seat, n)
            case CoinsPer():
                gain(state, seat, effect.n * counted(state.cities, seat, effect)[0])
            case NeighbourCoins(n):
                for neighbour in neighbour_seats(state.cities, seat).values():
                    gain(state, neighbour, n)
            case Ability("skip_conflict"):
                state.cities[seat].skips_age = state.age
            case Ability("dig"):
                state.diggers.append(seat)
            case _:
                pass


def gain(state: Wonders, seat: Seat, coins: int) -> None:
    """Coins from the bank."""
    if coins:
        state.cities[seat].coins += coins
        state.say("takes-coins", who=Who(seat), n=coins)


def digging_order(state: Wonders) -> tuple[Seat, ...]:
    """Who builds from the discard pile at the end of this turn, in order."""
    later = DIGS_LATER[state.house.two_discard_builders]
    return tuple(sorted(state.diggers, key=lambda seat: state.cities[seat].side.board == later))


def bury_leftovers(state: Wonders) -> None:
    """The seventh cards go face down to the discard pile, and so does the last card of the draw pile (rules 2 and 9).

    Whoever may play theirs keeps it for now.
    """
    state.buried[state.age] += sum(not has(city, "play_last") for city in state.cities)
    state.say("seventh-cards")


def fight(state: Wonders, shown: Mapping[Seat, int | None]) -> War:
    """The conflicts of the age, once: everybody takes their tokens."""
    war = conflicts(state.age, [shown[seat] for seat in state.seats])
    state.wars.append(war)
    for seat, city in enumerate(state.cities):
        city.tokens.extend(war.tokens_of(seat))
    return war


def shields_shown(state: Wonders) -> dict[Seat, int | None]:
    """Everybody's shields; None where a city takes no part in this age."""
    return {seat: None if city.skips_age == state.age else shields(city) for seat, city in enumerate(state.cities)}


# -- the steps


def _pay(state: Wonders, seat: Seat, plan: Plan) -> None:
    paid = plan.bank + sum(plan.way)
    if plan.bank:
        state.say("pays-bank", who=Who(seat), n=plan.bank)
    state.cities[seat].coins -= paid
    state.means[seat] = replace(state.means[seat], coins=state.means[seat].coins - paid)


def _place(state: Wonders, seat: Seat, plan: Plan) -> None:
    city = state.cities[seat]
    if plan.stage is not None:
        city.stages.append(plan.stage)
        city.tucked.append(plan.card)
        state.say("builds-stage", who=Who(seat), n=plan.stage)
    elif plan.use == SELL:
        state.discard.append(plan.card)
        state.say("sells", who=Who(seat), card=Named(plan.card))
    else:
        city.cards.append(plan.card)
        city.built_in[plan.card] = state.age
        if plan.use == BUILD_FREE:
            city.free_build_in = state.age
        state.say("builds", who=Who(seat), card=Named(plan.card))


def _effects(state: Wonders, seat: Seat, plan: Plan) -> tuple[Effect, ...]:
    if plan.stage is not None:
        return state.cities[seat].side.stages[plan.stage - 1].effects
    return () if plan.use == SELL else STRUCTURES[plan.card].effects


def _lose(state: Wonders, done: Mapping[Seat, tuple[Effect, ...]]) -> None:
    for seat, effects in done.items():
        for effect in effects:
            if isinstance(effect, OthersLose):
                for other in state.seats:
                    _pay_to_bank(state, other, 0 if other == seat else effect.n)


def _pay_to_bank(state: Wonders, seat: Seat, coins: int) -> None:
    lost = min(coins, state.cities[seat].coins)
    if lost:
        state.cities[seat].coins -= lost
        state.say("loses-coins", who=Who(seat), n=lost)


def _receive(state: Wonders, seat: Seat, plan: Plan) -> None:
    for neighbour, coins in zip(neighbour_seats(state.cities, seat).values(), plan.way, strict=True):
        if coins:
            state.cities[neighbour].coins += coins
            state.say("pays", who=Who(seat), to=Who(neighbour), n=coins)
