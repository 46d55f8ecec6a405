"""What shamisen cards do to one's own birds and hand. Cards are data; each kind of effect is one function here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from companion.engine import CardId, Who
from companion.games.crows.attacks import attack
from companion.games.crows.box import ATTACKS, BAT, BELL, DOOR, MIRROR, PLAIN_KILL, Kind, effect_of, kind_of
from companion.games.crows.hours import ring
from companion.games.crows.picking import pick_birds
from companion.games.crows.piles import alight, draw_shamisen, kill, next_in, refill_birds
from companion.games.crows.questions import (
    EFFECT,
    flip_question,
    kind_question,
    nightjar_question,
    told,
    use_question,
)
from companion.games.crows.state import Crows, Deed, deed_of
from companion.games.crows.words import birds_words


async def use_card(state: Crows, card: CardId) -> None:
    """A card is put on the table for its effect or to kill one bird; after that it lies on the discard pile."""
    seat = state.turn
    state.hands[seat] -= 1
    deed = state.deed = deed_of(seat, card)
    use = await told(state, lambda: use_question(state))
    if use is not None:
        if use != EFFECT:
            deed.effect = PLAIN_KILL
        await carry_out(state, deed)
    settle(state, deed)
    state.shamisen_discard.append(card)
    state.deed = None


async def carry_out(state: Crows, deed: Deed) -> None:
    """Do what the effect says, as far as it can be done."""
    if deed.effect.does in ATTACKS:
        await attack(state, deed)
    else:
        await EFFECTS[deed.effect.does](state, deed)


def settle(state: Crows, deed: Deed) -> None:
    """What is still on its way when a card is done comes to lie where it belongs, and what it did is told."""
    alight(state, deed.source, *deed.picked, *deed.pool)
    alight(state, deed.seat, *deed.drawn)
    for birds in (deed.picked, deed.pool, deed.drawn):
        birds.clear()
    if deed.killed:
        state.say("kills", who=Who(deed.seat), birds=birds_words(deed.killed))


async def kill_birds(state: Crows, deed: Deed) -> None:
    """Birds in front of oneself are picked one by one, and each is dead at once."""
    await pick_birds(state, deed)


async def kill_kind(state: Crows, deed: Deed) -> None:
    """All birds of one kind. With bats there the kind is bats; the house may then add another."""
    kind = await told(state, lambda: kind_question(state))
    if kind is None:
        return
    kill_all(state, deed, kind)
    if kind == BAT and state.house.casting_net_with_bats == "bats_die_then_also_one_kind" and not deed.kind:
        deed.kind = kind
        await kill_kind(state, deed)


async def kill_flipped(state: Crows, deed: Deed) -> None:
    """The top card of the bird deck names the kind that dies; it is discarded. Bats do not go first (JP sheet)."""
    if not refill_birds(state):
        return
    card = await told(state, lambda: flip_question(state))
    if card is None:
        return
    if card == BELL:
        ring(state, heard=state.house.bell_on_trap_net == "hour_advances")
        return
    state.bird_discard.append(card)
    kill_all(state, deed, kind_of(card))


def kill_all(state: Crows, deed: Deed, kind: Kind) -> None:
    """All birds of a kind in front of the player die."""
    for bird in [bird for bird in state.areas[deed.seat] if bird.kind == kind]:
        kill(state, deed.seat, bird)
        deed.killed[kind] += bird.count


async def draw(state: Crows, deed: Deed) -> None:
    """Shamisen cards to one's own hand."""
    draw_shamisen(state, deed.seat, deed.effect.cards or 0)


async def deal_out(state: Crows, deed: Deed) -> None:
    """All own birds are shuffled and dealt one by one, clockwise from oneself, until none is left."""
    deed.pool, state.areas[deed.seat] = state.areas[deed.seat], []
    deed.next_to = deed.seat
    while (card := await told(state, lambda: nightjar_question(state))) is not None:
        bird = max((bird for bird in deed.pool if bird.card == card), key=lambda bird: bird.dead)
        deed.pool.remove(bird)
        alight(state, deed.next_to, bird)
        deed.next_to = next_in(state, deed.next_to)


async def copy(state: Crows, deed: Deed) -> None:
    """The effect of the card on top of the shamisen discard pile, as if it were played."""
    model = copied_card(state)
    if model is None:
        state.say("nothing-to-copy")
        return
    deed.by, deed.effect = model, effect_of(model)
    await carry_out(state, deed)


def copied_card(state: Crows) -> CardId | None:
    """What a mirror would copy now: neither a door nor a mirror, though the house may look one card deeper."""
    deeper = state.house.mirror_copies_mirror_or_door == "look_one_card_deeper"
    for card in state.shamisen_discard[: -3 if deeper else -2 : -1]:
        if card not in (DOOR, MIRROR):
            return card
    return None


async def nothing(state: Crows, deed: Deed) -> None:
    """A door does nothing in one's own turn (JP sheet)."""
    del state, deed


EFFECTS: Final[dict[str, Callable[[Crows, Deed], Awaitable[None]]]] = {
    "kill": kill_birds,
    "kill_kind": kill_kind,
    "kill_flipped": kill_flipped,
    "draw": draw,
    "deal_out": deal_out,
    "copy": copy,
    "nothing": nothing,
}
