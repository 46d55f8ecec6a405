"""Celtica (Kramer and Kiesling, 2006): druids on the path, amulets piece by piece. RULES.md has the rulings."""

from __future__ import annotations

from companion.engine import Game
from companion.games.celtica.acts import act
from companion.games.celtica.board import read_more
from companion.games.celtica.box import CARDS
from companion.games.celtica.demo import SelfPlay
from companion.games.celtica.emblem import EMBLEM
from companion.games.celtica.form import FORM
from companion.games.celtica.positions import position
from companion.games.celtica.public import public
from companion.games.celtica.rules import play
from companion.games.celtica.state import Celtica, learned, new
from companion.games.celtica.supply import face_down, places
from companion.games.celtica.tally import scores
from companion.games.celtica.view import view, where

GAME: Game[Celtica] = Game(
    id="celtica",
    title={"en": "Celtica", "zh-Hant": "塞爾特的護身符", "zh-Hans": "塞尔特的护身符", "ja": "セルティカ"},
    seats=range(2, 6),
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
    hidden=face_down,
    places=places,
    position=position,
    self_play=SelfPlay,
    act=act,
    more=read_more,
    learned=learned,
)
