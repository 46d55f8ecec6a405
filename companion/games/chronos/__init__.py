"""Chronos-Record (Biblio Games, 2014): four clear sheets of history, for two or three. RULES.md has the rulings."""

from __future__ import annotations

from companion.engine import Game
from companion.games.chronos.acts import act
from companion.games.chronos.box import CARDS
from companion.games.chronos.demo import SelfPlay, demo_more
from companion.games.chronos.emblem import EMBLEM
from companion.games.chronos.form import FORM
from companion.games.chronos.hands import face_down, places
from companion.games.chronos.positions import SEATS, position
from companion.games.chronos.public import learned, public
from companion.games.chronos.rules import play
from companion.games.chronos.sets import MORE_FORM, read_more
from companion.games.chronos.state import Chronos, new
from companion.games.chronos.tally import scores
from companion.games.chronos.view import view, where

GAME: Game[Chronos] = Game(
    id="chronos",
    title={"en": "Chronos-Record", "zh-Hant": "時空紀錄", "zh-Hans": "时空记录", "ja": "クロノスレコード"},
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
    hidden=face_down,
    places=places,
    position=position,
    self_play=SelfPlay,
    act=act,
    more=read_more,
    more_form=MORE_FORM,
    demo_more=demo_more,
    learned=learned,
)
