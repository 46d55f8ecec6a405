"""7 Wonders (Antoine Bauza, 2010), first edition, for two to seven players. RULES.md has the rulings."""

from __future__ import annotations

from companion.engine import Game
from companion.games.wonders.acts import act
from companion.games.wonders.box import CARDS
from companion.games.wonders.demo import SelfPlay
from companion.games.wonders.emblem import EMBLEM
from companion.games.wonders.form import FORM, MORE_FORM, demo_more, more
from companion.games.wonders.positions import position
from companion.games.wonders.public import public
from companion.games.wonders.rules import play
from companion.games.wonders.state import Wonders, new, places, secret_cards
from companion.games.wonders.tally import scores
from companion.games.wonders.view import view, where

GAME: Game[Wonders] = Game(
    id="wonders",
    title={"en": "7 Wonders", "zh-Hant": "七大奇蹟", "zh-Hans": "七大奇迹", "ja": "世界の七不思議"},
    seats=range(2, 8),
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
    hidden=secret_cards,
    places=places,
    position=position,
    self_play=SelfPlay,
    act=act,
    more=more,
    more_form=MORE_FORM,
    demo_more=demo_more,
    nobody=("Free City",),
)
