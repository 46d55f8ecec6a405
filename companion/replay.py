"""`companion replay FILE`: plays a written record through the rules and answers every line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TextIO, TypeVar

from companion.chain import Verifier
from companion.engine import Asked, BadInput, Game, History, Msg, Refusal, RuleBug, public_question
from companion.record_lines import Header, JsonLine, Line, parse, read_header, read_line, write
from companion.transcript import Say, Teller

T = TypeVar("T")


def ask_json(asked: Asked | None) -> JsonLine | None:
    """A question as `replay` writes it. It never depends on a card that lies face down."""
    if asked is None:
        return None
    line: JsonLine = {"key": asked.key, "kind": asked.kind, "seat": asked.seat}
    if asked.kind == "number":
        line |= {"min": asked.low, "max": asked.high}
    elif asked.kind in ("tap", "choose"):
        line["accepts"] = list(asked.accepts)
    else:
        line["asks"] = {slot: ask_json(part) for slot, part in asked.asks.items()}
    if asked.kind == "each":
        line |= {"in": list(asked.seats_in), "close": asked.close}
    return line


def key_json(refusal: Refusal) -> str:
    """The key of a refusal as records name it: the game's own in full, the app's without their prefix."""
    return refusal.reason.key.removeprefix("app-")


def end_json(history: History[Any]) -> JsonLine:
    """The line that ends a replay: how the match stands, with every point's rule and cards."""
    game, match = history.game, history.match
    sheet = game.scores(match.state)
    return {
        "end": True,
        "game": game.id,
        "finished": match.finished,
        "ask": ask_json(public_question(match)),
        "state": game.public(match.state),
        "scores": [
            {
                "seat": line.seat,
                "name": game.name_of(match.setup, line.seat),
                "total": line.total if sheet.points else None,
                "rank": line.rank,
                "winner": line.winner,
                "parts": [{"what": part.what, "points": part.points, "cards": list(part.cards)} for part in line.parts],
            }
            for line in sheet.lines
        ],
    }


class Replay:
    """A record being played: its header first, then line after line."""

    def __init__(self, header: Header, game: Game[Any], say: Say) -> None:
        self.history = History(game, header.setup)
        self.say = say

    def take(self, number: int, line: Line) -> JsonLine:
        """Play one line and answer it. A refused one changes nothing, and one on which the rules break is refused."""
        try:
            refusal = self.history.offer(line.entry)
        except RuleBug:
            refusal = Refusal(Msg("app-enter-by-hand"))
        ask = ask_json(public_question(self.history.match))
        if refusal is None:
            return {"line": number, "ok": True, "ask": ask}
        return self.refused(number, refusal)

    def refused(self, number: int, refusal: Refusal) -> JsonLine:
        """The answer to a line that was not accepted."""
        return {
            "line": number,
            "ok": False,
            "refused": key_json(refusal),
            "may_force": refusal.may_force,
            "text": self.say(refusal.reason),
            "ask": ask_json(public_question(self.history.match)),
        }


SayFor = Callable[[Game[Any], tuple[str, ...]], Say]


class Run:
    """One call of the command: where the lines come from, where the answers go, and in which form."""

    def __init__(
        self, name: str, games: Mapping[str, Game[Any]], say_for: SayFor, out: TextIO, err: TextIO, *, as_json: bool
    ) -> None:
        self._name = name
        self._games = games
        self._say_for = say_for
        self._out = out
        self._err = err
        self._as_json = as_json
        self._interactive = name == "-"

    def play(self, lines: Iterable[str], *, verify: bool = False) -> int:
        """Play a record and return the exit status.

        From a file (any name but "-") the first line that is refused or malformed ends the run with status 2. From
        standard input reading goes on after it: a refused line leaves status 0, a malformed one 2.
        """
        verifier = Verifier() if verify else None
        source = iter(enumerate(lines, 1))
        try:
            header = self._read(next(source, (1, ""))[1], verifier, lambda line: read_header(line, self._games))
        except BadInput as bad:
            self._complain(1, str(bad))
            return 2
        game = self._games[header.game]
        replay = Replay(header, game, self._say_for(game, header.setup.seats))
        teller = Teller(replay.history, replay.say, self._out)
        status = 0
        for number, text in source:
            try:
                line = self._read(text, verifier, read_line)
            except BadInput as bad:
                self._complain(number, str(bad))
                self._answer(replay.refused(number, Refusal(Msg("app-bad-line", what=str(bad)))))
                status = 2
            else:
                accepted = self._take(replay, teller, number, line)
                status = status if accepted or self._interactive else 2
            if status and not self._interactive:
                break
        if self._as_json:
            self._answer(end_json(replay.history))
        else:
            teller.tally()
        return status

    def _take(self, replay: Replay, teller: Teller, number: int, line: Line) -> bool:
        told = "" if self._as_json else teller.before(line.entry)
        answer = replay.take(number, line)
        self._answer(answer)
        if not answer["ok"]:
            if not (self._as_json and self._interactive):
                self._complain(number, f"{answer['refused']}: {answer['text']}")
            return False
        if not self._as_json:
            teller.after(told)
        return True

    def _read(self, text: str, verifier: Verifier | None, read: Callable[[JsonLine], T]) -> T:
        line = parse(text)
        meant = read(line)
        if verifier is not None:
            verifier.check(line)
        return meant

    def _answer(self, answer: JsonLine) -> None:
        if self._as_json:
            print(write(answer), file=self._out, flush=True)

    def _complain(self, number: int, what: str) -> None:
        print(f"{self._name}, line {number}, {what}", file=self._err)
