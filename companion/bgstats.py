"""Results as the `.bgsplay` file that BG Stats imports.

Links inside the file are numbers; what a match and a player are across files is told by `uuid`, derived from our own
ids so that a second export updates the play instead of doubling it.
"""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from datetime import datetime

from companion import __version__
from companion.record_lines import JsonLine
from companion.results import Result

_OURS = uuid.uuid5(uuid.NAMESPACE_URL, "table-companion")


def bgsplay(results: Sequence[Result]) -> JsonLine:
    """One file of plays, with the players and games they name."""
    players = {name: number for number, name in enumerate(_names(results), 1)}
    games = {game: number for number, game in enumerate(dict.fromkeys(result.game.id for result in results), 1)}
    titles = {result.game.id: (result.game.title["en"], result.sheet.points) for result in results}
    return {
        "about": f"Table companion {__version__}",
        "players": [
            {"id": number, "uuid": _uuid("player", name), "name": name, "isAnonymous": False}
            for name, number in players.items()
        ],
        "locations": [],
        "games": [
            {
                "id": number,
                "uuid": _uuid("game", game),
                "name": titles[game][0],
                "highestWins": True,
                "noPoints": not titles[game][1],
            }
            for game, number in games.items()
        ],
        "plays": [_play(result, games[result.game.id], players) for result in results],
        "userInfo": {"meRefId": 0},
    }


def _play(result: Result, game: int, players: dict[str, int]) -> JsonLine:
    play: JsonLine = {
        "uuid": result.match.upper(),
        "rounds": 0,
        "board": "",
        "comments": "",
        "ignored": False,
        "manualWinner": True,
        "usesTeams": False,
        "scoringSetting": 0,
        "rating": 0,
        "playImages": "[]",
        "gameRefId": game,
        "playerScores": [
            {
                "playerRefId": players[result.seats[line.seat]],
                "score": str(line.total) if result.sheet.points else "",
                "winner": line.winner,
                "rank": line.rank or 0,
                "seatOrder": line.seat + 1,
                "startPlayer": line.seat == result.start,
                "newPlayer": False,
                "role": "",
                "team": "",
                "metaData": "{}" if line.seat < result.players else '{"isNpc":1}',
            }
            for line in result.sheet.lines
        ],
    }
    if result.minutes is not None:
        play["durationMin"] = result.minutes
    if result.ended is not None:
        play |= {name: _date(result.ended) for name in ("playDate", "entryDate", "modificationDate")}
        play["playDateYmd"] = int(result.ended.strftime("%Y%m%d"))
    return play


def _names(results: Sequence[Result]) -> list[str]:
    return list(dict.fromkeys(name for result in results for name in result.seats))


def _uuid(kind: str, name: str) -> str:
    return str(uuid.uuid5(_OURS, f"{kind}:{name}")).upper()


def _date(time: datetime) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S")
