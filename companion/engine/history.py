"""A match with all that was told, taken back and corrected. Undo and correction are replay, nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from companion.engine.ask import Refusal
from companion.engine.edit import edited, within
from companion.engine.form import Setup
from companion.engine.game import Game, S
from companion.engine.match import Diverged, Match, RuleBug
from companion.engine.msg import Msg
from companion.engine.record import Entry, Splice, Step, Undo


@dataclass(frozen=True, slots=True)
class _InForce:
    """An entry that counts: its place in the record, the steps that counted after it, and the entry each came from."""

    place: int
    steps: tuple[Step, ...]
    sources: tuple[int, ...]


class History(Generic[S]):
    """The entries of a record, in order, and the match that they lead to.

    Entries are only ever added; an undo is an entry too.
    """

    def __init__(self, game: Game[S], setup: Setup, entries: Iterable[Entry] = ()) -> None:
        """Raises Diverged at the first entry that does not fit."""
        self.game = game
        self.setup = setup
        self.entries: list[Entry] = []
        self._match: Match[S] | None = Match(game, setup)
        self._in_force: list[_InForce] = []
        self._secret: set[int] = set()
        for number, entry in enumerate(entries):
            refusal = self.offer(entry)
            if refusal is not None:
                raise Diverged(number, refusal)

    @property
    def match(self) -> Match[S]:
        """The match that the entries lead to. Built again after the rules broke: raises RuleBug where they still do."""
        if self._match is None:
            self._match = Match(self.game, self.setup, self._steps)
        return self._match

    @property
    def last(self) -> Entry | None:
        """The entry that an undo would take back; None where there is none."""
        return self.entries[self._in_force[-1].place] if self._in_force else None

    @property
    def last_is_step(self) -> bool:
        """Whether that entry is the last step of the match: no correction, and no answer that turned the match back."""
        is_step = self.last is not None and not isinstance(self.last, Splice)
        return is_step and self._sources[-1:] == (self._in_force[-1].place,)

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
        self.entries, self._match = again.entries, again.match
        self._in_force, self._secret = again._in_force, again._secret

    @property
    def _steps(self) -> tuple[Step, ...]:
        return self._in_force[-1].steps if self._in_force else ()

    @property
    def _sources(self) -> tuple[int, ...]:
        return self._in_force[-1].sources if self._in_force else ()

    def _look_for_secrets(self) -> None:
        sources = self._sources
        covered = {sources[step] for step in self.match.secret_steps()}
        open_by_now = set(sources) - covered
        self._secret = (self._secret | covered) - open_by_now

    def _step(self, step: Step) -> Refusal | None:
        match = self.match
        try:
            refusal = match.offer(step)
        except RuleBug:
            # What the rules left half done must never be played on.
            self._match = None
            raise
        if refusal is None:
            # A step that turned the match back leaves fewer steps than there were.
            sources = (*self._sources, len(self.entries))[: len(match.steps)]
            self._in_force.append(_InForce(len(self.entries), tuple(match.steps), sources))
        return refusal

    def _undo(self, undo: Undo) -> Refusal | None:
        if not 1 <= undo.count <= len(self._in_force):
            return Refusal(Msg("app-nothing-to-undo"))
        kept = self._in_force[: -undo.count]
        self._match = Match(self.game, self.setup, kept[-1].steps if kept else ())
        self._in_force = kept
        return None

    def _splice(self, splice: Splice) -> Refusal | None:
        if not within(self.match, splice):
            return Refusal(Msg("app-no-such-step"))
        match, misfit = edited(self.match, splice)
        if misfit is not None:
            return Refusal(Msg("app-correction-does-not-fit", step=misfit.step, why=misfit.why))
        self._match = match
        sources = self._sources
        put = (len(self.entries),) * len(splice.put)
        sources = (*sources[: splice.at], *put, *sources[splice.at + splice.drop :])
        self._in_force.append(_InForce(len(self.entries), tuple(match.steps), sources))
        return None
