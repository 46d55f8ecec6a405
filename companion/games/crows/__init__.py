"""Crows Overkill (Roy Nambu, 2014): birds that must not cry before morning, for two to four players.

RULES.md has the rulings.
"""

from __future__ import annotations

from companion.engine import Game, State
from companion.games.crows.acts import act
from companion.games.crows.box import CARDS
from companion.games.crows.demo import SelfPlay
from companion.games.crows.emblem import EMBLEM
from companion.games.crows.form import FORM
from companion.games.crows.piles import places
from companion.games.crows.positions import SEATS, position
from companion.games.crows.public import public
from companion.games.crows.rules import play
from companion.games.crows.state import Crows, new
from companion.games.crows.tally import scores
from companion.games.crows.view import view, where


def nothing_hidden(state: State) -> frozenset[str]:
    """No card is ever told face down: hands are counted only."""
    del state
    return frozenset()


GAME: Game[Crows] = Game(
    id="crows",
    title={
        "en": "Crows Overkill",
        "zh-Hant": "三千世界鴉殺盡",
        "zh-Hans": "三千世界鸦杀尽",
        "ja": "三千世界の烏を殺し",
    },
    seats=SEATS,
    rules=1,
    cards=CARDS,
    form=FORM,
    emblem=EMBLEM,
    new=new,
    play=play,
    where=where,
    view=view,
    scores=scores,
    public=public,
    hidden=nothing_hidden,
    places=places,
    position=position,
    self_play=SelfPlay,
    act=act,
    out=lambda state: frozenset(state.out),
)
