"""Cards that are aimed at another player, and what that player may answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.engine import Named, Seat, Who
from companion.games.crows.areas import Bird, counted
from companion.games.crows.box import BELL, DOOR
from companion.games.crows.hours import ring
from companion.games.crows.picking import pick_birds
from companion.games.crows.piles import alight, lay_off, refill_birds
from companion.games.crows.questions import (
    ACCEPT,
    answer_question,
    kind_question,
    redirect_question,
    target_question,
    told,
    whistle_question,
)
from companion.games.crows.state import Crows, Deed
from companion.games.crows.words import birds_words


async def attack(state: Crows, deed: Deed) -> None:
    """Say with what, aim at somebody, let them answer; then it is carried out (rules 4.2, 4.3)."""
    if not await arm(state, deed):
        return
    deed.target = await told(state, lambda: target_question(state))
    if deed.target is None:
        return
    if state.house.whistle_reaction == "after_cards_are_seen":
        await draw_whistled(state, deed)
    await react(state, deed)
    await draw_whistled(state, deed)
    STRIKES[deed.effect.does](state, deed)


async def arm(state: Crows, deed: Deed) -> bool:
    """Which birds go, or which kind is swapped. Returns whether there is anything to attack with."""
    match deed.effect.does:
        case "send":
            await pick_birds(state, deed)
            return bool(deed.picked)
        case "swap_kind":
            deed.kind = await told(state, lambda: kind_question(state))
            return deed.kind is not None
        case "send_drawn":
            deed.due = deed.effect.cards or 0
    return True


async def react(state: Crows, deed: Deed) -> None:
    """The named player, and nobody else, may stop the attack with a door or turn it away with a mirror, once."""
    answer = await told(state, lambda: answer_question(state))
    if answer is None or answer[0] == ACCEPT:
        return
    branch, card = answer
    seat = deed.target
    assert seat is not None
    lay_off(state, seat, card)
    if branch == DOOR:
        deed.stopped = True
        state.say("door-stops", who=Who(seat), card=Named(deed.by))
    else:
        await redirect(state, deed, seat)


async def redirect(state: Crows, deed: Deed, seat: Seat) -> None:
    """A mirror turns the attack on any other player, its player included. What is turned can be neither stopped nor
    turned again. By the rule it is still the attacker's; the house may make it the mirror's own.
    """
    deed.turned = True
    target = await told(state, lambda: redirect_question(state))
    if target is not None:
        state.say("mirror-turns", who=Who(seat), card=Named(deed.by), target=Who(target))
    if state.house.mirror_redirect_source == "mirror_player_becomes_source":
        alight(state, deed.source, *deed.picked)
        deed.picked.clear()
        deed.source, deed.used, deed.target = seat, 0, None
        if deed.effect.does != "send_drawn" and not await arm(state, deed):
            target = None
    deed.target = target


async def draw_whistled(state: Crows, deed: Deed) -> None:
    """The whistle's cards, seen by all. A bell among them is not replaced."""
    while deed.due > 0 and refill_birds(state):
        card = await told(state, lambda: whistle_question(state))
        if card is None:
            break
        deed.due -= 1
        if card == BELL:
            ring(state, heard=state.house.bell_on_whistle == "hour_advances")
        else:
            deed.drawn.append(Bird(card))
    deed.due = 0


# -- what an attack does once nothing is in its way


def hit(state: Crows, deed: Deed) -> Seat | None:
    """Whom the attack reaches. Nobody, where a door stands in the way or it came back to where it started."""
    if deed.stopped or deed.source in state.out or deed.target in (None, deed.source, *state.out):
        return None
    return deed.target


def send(state: Crows, deed: Deed) -> None:
    """The picked birds fly over."""
    target = hit(state, deed)
    if target is None:
        return
    state.say("sends", who=Who(deed.source), cards=tuple(Named(bird.card) for bird in deed.picked), target=Who(target))
    alight(state, target, *deed.picked)
    deed.picked.clear()


def steal(state: Crows, deed: Deed) -> None:
    """A card drawn from a hand, unseen: only sizes are known to change."""
    target = hit(state, deed)
    if target is None:
        return
    if state.hands[target] == 0:
        state.say("empty-hand", who=Who(target))
        return
    state.hands[target] -= 1
    state.hands[deed.source] += 1
    state.say("steals", who=Who(deed.source), owner=Who(target))


def swap_kind(state: Crows, deed: Deed) -> None:
    """All birds of the kind change places."""
    _swap(state, deed, [bird for bird in state.areas[deed.source] if bird.kind == deed.kind])


def swap_all(state: Crows, deed: Deed) -> None:
    """All birds change places."""
    _swap(state, deed, list(state.areas[deed.source]))


def send_drawn(state: Crows, deed: Deed) -> None:
    """The whistle's birds come to the target; where a door stopped it, to the attacker."""
    to = deed.seat if deed.stopped or deed.target is None else deed.target
    if deed.drawn:
        state.say("whistled", cards=tuple(Named(bird.card) for bird in deed.drawn), who=Who(to))
    alight(state, to, *deed.drawn)
    deed.drawn.clear()


def _swap(state: Crows, deed: Deed, own: list[Bird]) -> None:
    target = hit(state, deed)
    if target is None:
        return
    theirs = [bird for bird in state.areas[target] if deed.kind is None or bird.kind == deed.kind]
    for seat, gone, come in ((deed.source, own, theirs), (target, theirs, own)):
        state.areas[seat] = [bird for bird in state.areas[seat] if bird not in gone] + come
    _tell_swap(state, deed.source, target, own, theirs)


def _tell_swap(state: Crows, source: Seat, target: Seat, own: list[Bird], theirs: list[Bird]) -> None:
    """What has to move on the table, in words."""
    for giver, taker, birds in ((source, target, own), (target, source, theirs)):
        if birds:
            state.say("sends", who=Who(giver), cards=birds_words(counted(birds)), target=Who(taker))


STRIKES: Final[dict[str, Callable[[Crows, Deed], None]]] = {
    "send": send,
    "steal": steal,
    "swap_kind": swap_kind,
    "swap_all": swap_all,
    "send_drawn": send_drawn,
}
