"""Picking bird cards one by one, to kill them or to send them away."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import CardId, Named, Who
from companion.games.crows.areas import counted
from companion.games.crows.piles import kill
from companion.games.crows.questions import DONE, bird_question, choice_now, told
from companion.games.crows.state import Crows, Deed
from companion.games.crows.words import birds_words


async def pick_birds(state: Crows, deed: Deed) -> None:
    """Cards are tapped until the effect reaches no further, or its player is content."""
    while (answer := await told(state, lambda: bird_question(state))) is not None:
        branch, card = answer
        if branch == DONE:
            return
        take(state, deed, card)


def take(state: Crows, deed: Deed, card: CardId) -> None:
    """The tapped card is picked. Of two alike the one with a counter on it is meant."""
    bird = max((bird for bird in choice_now(state) if bird.card == card), key=lambda bird: bird.dead)
    area = state.areas[deed.source]
    if deed.effect.does == "send":
        area.remove(bird)
        deed.picked.append(bird)
        deed.used += 1 if deed.effect.birds is None else bird.count
    elif state.house.multi_bird_cards == "indivisible" or bird.count == 1:
        kill(state, deed.source, bird)
        deed.killed[bird.kind] += bird.count
        deed.used += bird.count
    else:
        wounded = replace(bird, dead=bird.dead + 1)
        area[area.index(bird)] = wounded
        deed.killed[bird.kind] += 1
        deed.used += 1
        state.say("counter", who=Who(deed.source), card=Named(card), birds=birds_words(counted([wounded])))
