"""Results for BG Stats: as the `.bgsplay` file that it imports, and as the link that opens one play in it.

Links inside the file are numbers; what a match and a player are across files is told by `uuid`, derived from our own
ids so that a second export updates the play instead of doubling it. The link tells the same ids under other names.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from datetime import datetime
from typing import Final
from urllib.parse import quote

from companion import __version__
from companion.engine import SeatScore
from companion.record_lines import JsonLine
from companion.results import Result

_OURS = uuid.uuid5(uuid.NAMESPACE_URL, "table-companion")
_LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="
# RFC 3986 lets these two stand in a query as they are, and nobody who takes a query apart cuts at them. Every other
# sign of JSON is escaped, a space as %20: not all who read a query take + for one.
_PLAIN: Final = ":,"
_LEFT_OUT: Final = ((), ("sourcePlayerId",), ("sourcePlayerId", "rank"))


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


def play_links(result: Result) -> tuple[str, ...]:
    """The link that enters this play, in full; then shorter, for codes that would be too fine to read.

    What goes first is what BG Stats can do without: it also knows people by name, and the order by points.
    """
    play = create_play(result)
    return tuple(_LINK + quote(_written(_without(play, *left)), safe=_PLAIN) for left in _LEFT_OUT)


def create_play(result: Result) -> JsonLine:
    """What the link says: the play and the people in it.

    Here nothing can be marked as no person: a seat that nobody sat at is left out, and is in the file alone.
    """
    play: JsonLine = {
        "sourceName": "Table companion",
        "sourcePlayId": result.match.upper(),
        "game": {
            "name": result.game.title["en"],
            "sourceGameId": result.game.id,
            "highestWins": True,
            "noPoints": not result.sheet.points,
        },
        "players": [_person(result, line) for line in result.sheet.lines[: result.players]],
    }
    if result.ended is not None:
        play["playDate"] = _date(result.ended)
    if result.minutes is not None:
        play["durationMin"] = result.minutes
    return play


def _person(result: Result, line: SeatScore) -> JsonLine:
    name = result.seats[line.seat]
    person: JsonLine = {
        "name": name,
        "sourcePlayerId": _uuid("player", name),
        # Told of everybody: without it the app has failed on Android.
        "startPlayer": line.seat == result.start,
        "winner": line.winner,
    }
    if result.sheet.points:
        person["score"] = line.total
    if line.rank is not None:
        person["rank"] = line.rank
    return person


def _without(play: JsonLine, *fields: str) -> JsonLine:
    people = [{field: person[field] for field in person if field not in fields} for person in play["players"]]
    return {**play, "players": people}


def _written(play: JsonLine) -> str:
    return json.dumps(play, ensure_ascii=False, separators=(",", ":"))


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
