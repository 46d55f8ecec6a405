"""A match with all that was told, taken back and corrected. Undo and correction are replay, nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from companion.engine.ask import Refusal
from companion.engine.form import Setup
from companion.engine.game import Game, S
from companion.engine.match import Diverged, Match, RuleBug
from companion.engine.msg import Msg
from companion.engine.record import Entry, Splice, Step, Undo


class History(Generic[S]):
    """The entries of a record, in order, and the match that they lead to.

    Entries are only ever added; an undo is an entry too.
    """

    def __init__(self, game: Game[S], setup: Setup, entries: Iterable[Entry] = ()) -> None:
        """Raises Diverged at the first entry that does not fit."""
        self.game = game
        self.setup = setup
        self.entries: list[Entry] = []
        self.match = Match(game, setup)
        # The steps that counted after each entry still in force, for undo to go back to.
        self._counted: list[tuple[Step, ...]] = []
        for number, entry in enumerate(entries):
            refusal = self.offer(entry)
            if refusal is not None:
                raise Diverged(number, refusal)

    def offer(self, entry: Entry) -> Refusal | None:
        """Take an entry if it fits; otherwise say why not, and change nothing.

        Raises RuleBug where the rules break; the match stands as it did before the entry.
        """
        refusal: Refusal | None
        match entry:
            case Undo():
                refusal = self._undo(entry)
            case Splice():
                refusal = self._splice(entry)
            case _:
                refusal = self._step(entry)
        if refusal is None:
            self.entries.append(entry)
        return refusal

    def forget_last(self) -> None:
        """Undo the last entry as if it had never come: it could not be saved."""
        kept = self.entries[:-1]
        again = History(self.game, self.setup, kept)
        self.entries, self.match, self._counted = again.entries, again.match, again._counted

    def _step(self, step: Step) -> Refusal | None:
        before = tuple(self.match.steps)
        try:
            refusal = self.match.offer(step)
        except RuleBug:
            self.match = Match(self.game, self.setup, before)
            raise
        if refusal is None:
            self._counted.append(tuple(self.match.steps))
        return refusal

    def _undo(self, undo: Undo) -> Refusal | None:
        if not 1 <= undo.count <= len(self._counted):
            return Refusal(Msg("app-nothing-to-undo"))
        kept = self._counted[: -undo.count]
        self.match = Match(self.game, self.setup, kept[-1] if kept else ())
        self._counted = kept
        return None

    def _splice(self, splice: Splice) -> Refusal | None:
        steps = self.match.steps
        if splice.at < 0 or splice.drop < 0 or splice.at + splice.drop > len(steps):
            return Refusal(Msg("app-no-such-step"))
        edited = [*steps[: splice.at], *splice.put, *steps[splice.at + splice.drop :]]
        try:
            self.match = Match(self.game, self.setup, edited)
        except Diverged as diverged:
            return Refusal(Msg("app-correction-does-not-fit", step=diverged.step, why=diverged.refusal.reason))
        self._counted.append(tuple(self.match.steps))
        return None
