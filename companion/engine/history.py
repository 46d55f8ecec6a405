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
        # After each entry still in force: the steps that counted, and which entry each of them came from.
        self._counted: list[tuple[tuple[Step, ...], tuple[int, ...]]] = []
        self._secret: set[int] = set()
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
            self._look_for_secrets()
        return refusal

    def secret_entries(self) -> tuple[int, ...]:
        """The places in `entries` of what nobody may read yet: cards that still lie face down, and cards that were
        told face down and taken back, which are in somebody's hand. None once the match has ended.
        """
        return () if self.match.finished else tuple(sorted(self._secret))

    def forget_last(self) -> None:
        """Undo the last entry as if it had never come: it could not be saved."""
        kept = self.entries[:-1]
        again = History(self.game, self.setup, kept)
        self.entries, self.match = again.entries, again.match
        self._counted, self._secret = again._counted, again._secret

    @property
    def _sources(self) -> tuple[int, ...]:
        return self._counted[-1][1] if self._counted else ()

    def _look_for_secrets(self) -> None:
        sources = self._sources
        covered = {sources[step] for step in self.match.secret_steps()}
        open_by_now = set(sources) - covered
        self._secret = (self._secret | covered) - open_by_now

    def _step(self, step: Step) -> Refusal | None:
        before = tuple(self.match.steps)
        try:
            refusal = self.match.offer(step)
        except RuleBug:
            self.match = Match(self.game, self.setup, before)
            raise
        if refusal is None:
            # A step that turned the match back leaves fewer steps than there were.
            sources = (*self._sources, len(self.entries))[: len(self.match.steps)]
            self._counted.append((tuple(self.match.steps), sources))
        return refusal

    def _undo(self, undo: Undo) -> Refusal | None:
        if not 1 <= undo.count <= len(self._counted):
            return Refusal(Msg("app-nothing-to-undo"))
        kept = self._counted[: -undo.count]
        self.match = Match(self.game, self.setup, kept[-1][0] if kept else ())
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
        sources = self._sources
        put = (len(self.entries),) * len(splice.put)
        sources = (*sources[: splice.at], *put, *sources[splice.at + splice.drop :])
        self._counted.append((tuple(self.match.steps), sources))
        return None
