"""Golden transcripts: a whole match of every game at every player count, told so that a player can follow it.

`python -m tests.games.transcripts` writes them anew; a change in one is a change that players will see.
"""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

from companion.engine import Game, History
from companion.games import find_games
from companion.text import Text
from companion.transcript import Teller
from tests.games.playout import NAMES, setup_for

FOLDER = Path(__file__).parent / "playthroughs"


def transcript(game: Game[Any], seats: int) -> str:
    """The table of `seats` that plays itself with the first seed, by the default rules, in English."""
    setup = setup_for(game, seats, 0)
    history = History(game, setup)
    demo = game.self_play(setup, random.Random(0))
    out = io.StringIO()
    teller = Teller(history, Text({game.id: game}).words("en", game.id, NAMES[:seats]).say, out)
    print(f"{game.title['en']}, {', '.join(setup.seats)}", file=out)
    while history.match.ask is not None:
        answer = demo.answer(history.match.state, history.match.ask)
        told = teller.before(answer)
        refusal = history.offer(answer)
        assert refusal is None, refusal
        teller.after(told)
    teller.tally()
    return out.getvalue()


def path_of(game: Game[Any], seats: int) -> Path:
    return FOLDER / f"{game.id}-{seats}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in find_games().values():
        for seats in game.seats:
            path_of(game, seats).write_text(transcript(game, seats), encoding="utf-8")


if __name__ == "__main__":
    main()
