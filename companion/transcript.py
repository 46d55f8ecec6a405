"""A match told in sentences: what was asked, what was answered, and the tally."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TextIO

from companion.engine import Answer, Asked, Each, Entry, History, Match, Msg, Named, Who, best_first, public_question

Say = Callable[[Msg], str]


class Teller:
    """Tells a match as people would: what was asked, what was answered, and the tally."""

    def __init__(self, history: History[Any], say: Say, out: TextIO) -> None:
        self._history = history
        self._say = say
        self._out = out
        self._where = ""

    def before(self, entry: Entry) -> str:
        """What an entry says at the question that is asked now: to be told once it is accepted."""
        return sentence(self._history, entry, self._say)

    def after(self, told: str) -> None:
        """Tell an accepted line, under a heading where the match has come further."""
        match = self._history.match
        where = self._say(match.lines[-1].where) if match.lines else self._where
        if where != self._where:
            print(f"\n{where}", file=self._out)
            self._where = where
        print(f"  {told}", file=self._out)
        if match.seats_in:
            return  # while several answer one question, what was news before it has been told
        for made in match.made:
            what = Msg("app-as-is", what=str(made.value)) if made.words is None else made.words
            print(f"    {self._say(Msg('app-made-by-itself', what=what))}", file=self._out)
        for note in match.game.view(match.state, match.ask).notes:
            print(f"    {self._say(note)}", file=self._out)

    def tally(self) -> None:
        """Tell the tally: every seat by rank, every point by its rule."""
        sheet = self._history.game.scores(self._history.match.state)
        print(file=self._out)
        for line in best_first(sheet.lines):
            name = self._say(Msg("app-who", who=Who(line.seat)))
            parts = " + ".join(f"{self._say(part.why) if part.why else part.what} {part.points}" for part in line.parts)
            total = f" {line.total}" if sheet.points else ""
            rank = "–" if line.rank is None else f"{line.rank}."
            print(f"{rank} {name}{total}{' = ' + parts if parts else ''}", file=self._out)


def sentence(history: History[Any], entry: Entry, say: Say) -> str:
    """An entry in words, at the question that is asked now. A face-down card is not named."""
    match = history.match
    if not isinstance(entry, Answer):
        return say(Msg(f"app-entry-{type(entry).__name__.lower()}"))
    prompt = say(match.game.view(match.state, match.ask).prompt) if match.ask else ""
    prompt += _whose(match, entry, say)
    if match.hides(entry):
        told = say(Msg("app-face-down") if entry.told == "tap" else Msg("app-choice"))
    elif entry.told == "tap":
        card = str(entry.value)
        told = say(Msg("app-as-is", what=Named(card))) if card in match.game.cards else card
    else:
        told = _label(public_question(match), entry.value, say)
    return f"{prompt} → {told}"


def _whose(match: Match[Any], entry: Answer, say: Say) -> str:
    """Whose answer it is, where several are asked."""
    if not isinstance(match.ask, Each) or len(match.ask.asks) == 1 or (entry.seat is None and match.may_close()):
        return ""
    seat = match.next_seat() if entry.seat is None else entry.seat
    return "" if seat is None else f" · {say(Msg('app-who', who=Who(seat)))}"


def _label(asked: Asked | None, value: object, say: Say) -> str:
    for part in [] if asked is None else [asked, *asked.asks.values()]:
        for option in part.options:
            if option.id == value:
                return say(option.label)
    return str(value)
