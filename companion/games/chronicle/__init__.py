"""Chronicle (Seiji Kanai, 2009): trick taking with powers, for three to six players. RULES.md has the rulings."""

from __future__ import annotations

from companion.engine import Game
from companion.games.chronicle.acts import act
from companion.games.chronicle.box import CARDS
from companion.games.chronicle.demo import SelfPlay
from companion.games.chronicle.emblem import EMBLEM
from companion.games.chronicle.form import FORM
from companion.games.chronicle.hands import places, secret_cards
from companion.games.chronicle.positions import SEATS, position
from companion.games.chronicle.public import public
from companion.games.chronicle.rules import play
from companion.games.chronicle.state import Chronicle, new
from companion.games.chronicle.tally import scores
from companion.games.chronicle.view import view, where

GAME: Game[Chronicle] = Game(
    id="chronicle",
    title={"en": "Chronicle", "zh-Hant": "編年史", "zh-Hans": "编年史", "ja": "クロニクル"},
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
    hidden=secret_cards,
    places=places,
    position=position,
    self_play=SelfPlay,
    act=act,
)
