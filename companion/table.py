"""One match at the table: the only object that changes a match or writes its record.

Apply, commit, acknowledge: an answer is applied in memory, made durable, and only then heard and seen.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from companion import commands as ask_for
from companion.clocks import TABLE, TALK, ClockRules, time_note
from companion.commands import Command
from companion.corrections import try_edit, up_to_misfit
from companion.engine import (
    Answer,
    CardId,
    Each,
    Entry,
    History,
    Msg,
    Named,
    Raw,
    Refusal,
    RuleBug,
    Seat,
    Undo,
)
from companion.engine.ask import Told
from companion.errors import StorageFault
from companion.inputs import Choice, Input, Tap, Together
from companion.learning import explains
from companion.model import GameCard, RefusalModel, TableModel, Trial, Unbound
from companion.ports import Clock, Cue, Feedback
from companion.record_lines import JsonLine, entry_line
from companion.record_view import Seen, last_entry, look
from companion.signals import calls, gone
from companion.stopwatch import timed
from companion.table_log import log_answer, log_bug
from companion.tags import CardTag, Phone, PlayerTag, SeatTag, Tags
from companion.timekeeper import Timekeeper

REFUSAL_SECONDS: Final = 8.0
TOAST_SECONDS: Final = 1.5
Commit = Callable[[JsonLine, str | None], None]
_log = logging.getLogger(__name__)


class Table:
    """The match on the table. `commit` makes a line of the record durable or raises StorageFault."""

    def __init__(
        self,
        match: str,
        game: GameCard,
        history: History[Any],
        *,
        commit: Commit,
        tags: Tags,
        clock: Clock,
        feedback: Feedback,
        lines: Iterable[tuple[Entry, Mapping[Seat, int]]] = (),
        paused: bool = False,
        rules: ClockRules | None = None,
        practised: frozenset[str] = frozenset(),
    ) -> None:
        """`practised` are the players who have played this game before. Raises Diverged at the first of the lines that
        does not fit, RuleBug where the rules break.
        """
        self.match = match
        self.history = history
        self._game = game
        self._commit = commit
        self._tags = tags
        self._clock = clock
        self._feedback = feedback
        self._refusal: RefusalModel | None = None
        self._refused: Answer | None = None
        self._trial: Trial | None = None
        self._focus: Seat | None = None
        self._unbound: Unbound | None = None
        self._saved: tuple[Msg, float] | None = None
        self._practised = practised
        self._charges = timed(history, lines)
        self._time = Timekeeper(self._charges, clock, rules or ClockRules())
        self._turns = self._time.turns
        if paused:
            self._turns.pause()
        else:
            self._call(None)
        self._seen = look(history.match)

    @property
    def finished(self) -> bool:
        """Whether the match has come to its end."""
        return self.history.match.finished

    @property
    def unbound(self) -> Unbound | None:
        """The tag that was tapped and means nothing yet."""
        return self._unbound

    def model(self) -> TableModel:
        """What there is to see of the match now."""
        return TableModel(
            match=self.match,
            game=self._game,
            names=self.history.setup.seats,
            view=self._seen.view,
            asked=self._seen.asked,
            made=tuple(self.history.match.made),
            record=self._seen.record,
            last=last_entry(self.history, self._seen.record),
            stopwatch=self._time.stopwatch(),
            times=self._time.times(),
            refusal=self._refusal,
            trial=self._trial,
            focus=self._focus_seat(),
            saved=None if self._saved is None else self._saved[0],
            tally=self._seen.tally,
            finished=self.finished,
            paused_for=self._turns.pause_lasted(),
            setup=self.history.setup,
            clock=self._time.model(self._awaited()),
            explain=self._explains(),
        )

    # -- what comes in

    def handle(self, event: Input) -> None:
        """Take a tap or a choice. Raises StorageFault where it could not be saved; it then never was."""
        match event:
            case Tap() | Together() | Choice() if self._turns.paused:
                self._turn_away(Msg("app-resume-first"), type(event).__name__.lower())
            case Tap():
                self._tapped(event)
            case Together():
                self._tapped_together(event)
            case Choice():
                self._tell(self._addressed(event.told, event.value, event.seat))
            case _:
                pass  # a button is the key above it, which the screen touches; faults and ticks are the core's

    def tick(self, now: float) -> bool:
        """Let a read refusal and a toast go, warn, and let time answer. Returns whether there is anything new to see.

        Raises StorageFault where what time answered could not be saved.
        """
        for cue, seat in self._time.warnings():
            self._feedback.cue(cue, seat)
        answer = self._time.answer()
        if answer is not None:
            self._tell(answer)
        stale = self._refusal is not None and now - self._refusal.at >= REFUSAL_SECONDS
        if stale:
            self._close_refusal()
        faded = self._saved is not None and now - self._saved[1] >= TOAST_SECONDS
        if faded:
            self._saved = None
        return answer is not None or stale or faded

    def do(self, command: Command) -> None:
        """Do what a screen asks for. Raises StorageFault where it could not be saved; nothing has then changed."""
        match command:
            case ask_for.TakeBack():
                self._change(Undo(command.count), Cue.UNDO, Msg("app-taken-back"))
            case ask_for.MakeEdit():
                edit = up_to_misfit(self.history, command.edit) if command.keep_up_to_misfit else command.edit
                self._change(edit, Cue.UNDO, Msg("app-corrected"))
            case ask_for.ByHand():
                self._change(command.step, Cue.ACCEPTED, Msg("app-saved"))
            case ask_for.ChangeTime(seat, ms, table):
                note = time_note(self.history.setup.seats[seat], ms)
                given = {seat: -ms} | ({TABLE: ms} if table else {})
                self._change(note, Cue.ACCEPTED, Msg("app-saved"), given)
            case ask_for.Insist() if self._refused is not None:
                self._tell(replace(self._refused, anyway=True))
            case _:
                self._show(command)

    def _show(self, command: Command) -> None:
        """Do what changes nothing in the record. What is not for the table is the core's."""
        match command:
            case ask_for.TryEdit():
                self._trial = try_edit(self.history, command.edit)
            case ask_for.DropTrial():
                self._trial = None
            case ask_for.CloseRefusal():
                self._close_refusal()
            case ask_for.Pause(on=True):
                self.pause()
            case ask_for.Pause():
                self._turns.go_on()
                self._close_refusal()
                self._call(None)
            case ask_for.TableTime(on):
                self._turns.talk(on=on)
            case ask_for.SetClock(rules):
                self._time.play_by(rules)
            case ask_for.Focus():
                self._look_at(command.seat)
            case ask_for.IgnoreTag():
                self._unbound = None

    def pause(self) -> None:
        """Stop the clock; taps are turned away until it goes on."""
        if not self._turns.paused:
            self._turns.pause()
            self._feedback.cue(Cue.PAUSED)

    def bank_talk(self) -> None:
        """The table is left: a talk that no line of the record holds yet is written down, where it can be."""
        paused = self._turns.paused
        self._turns.go_on()
        if self._turns.talked and not self.finished:
            # People may go home even where nothing can be saved.
            with suppress(StorageFault):
                self._take(TALK)
        if paused:
            self._turns.pause()

    def bound(self, uid: str, card: CardId) -> None:
        """The unknown tag has been bound to a card of this game: it counts as tapped, if it fits."""
        self._unbound = None
        self._tell(self._addressed("tap", card, None), uid)

    # -- taps

    def _tapped(self, tap: Tap) -> None:
        uid = tap.uid.hex().upper()
        self._unbound = None
        match self._tags.meaning(tap.uid, tap.text):
            case CardTag(game, card) if game == self._game.id:
                self._tell(self._addressed("tap", card, None), uid)
            case CardTag(game, card):
                its = {"card": Msg(f"{game}-card-{card}"), "game": Msg(f"{game}-title")}
                self._turn_away(Msg("app-other-game", own=Msg(f"{self._game.id}-title"), **its), "tap", uid)
            case PlayerTag(name) if name in self.history.setup.seats:
                self._look_at(self.history.setup.seats.index(name))
            case PlayerTag(name):
                self._turn_away(Msg("app-not-at-this-table", name=name), "tap", uid)
            case SeatTag(seat):
                self._look_at(seat)
            case Phone():
                self._turn_away(Msg("app-phone"), "tap")
            case None:
                self._unbound = Unbound(uid, self._game.id)
                self._close_refusal()
                _log.info("tap uid=%s unbound", "***" if self.history.match.keeps_secrets else uid)

    def _tapped_together(self, event: Together) -> None:
        """Two cards on the reader: which of them was meant? Three, or half-read ones, are not even named."""
        self._unbound = None
        known = [self._tags.meaning(*tag) for tag in event.tags] if event.complete else []
        cards = [tag.card for tag in known if isinstance(tag, CardTag) and tag.game == self._game.id]
        if len(cards) == len(known) == 2 and not self.history.match.keeps_secrets:  # noqa: PLR2004 - a pair
            both = (Named(cards[0]), Named(cards[1]))
            self._turn_away(Msg("app-two-cards", cards=both), "together")
        else:
            self._turn_away(Msg("app-one-at-a-time"), "together")

    def _look_at(self, seat: Seat) -> None:
        """The next answer belongs to this seat, where several are asked."""
        ask = self.history.match.ask
        if isinstance(ask, Each) and seat in ask.asks:
            self._focus = seat
            self._close_refusal()
        else:
            self._turn_away(Msg("app-not-asked"), "focus")

    def _focus_seat(self) -> Seat | None:
        ask = self.history.match.ask
        if not isinstance(ask, Each):
            return None
        return self._focus if self._focus in ask.asks else self.history.match.next_seat()

    def _addressed(self, told: Told, value: Raw, seat: Seat | None) -> Answer:
        """What was told, as an answer of the seat it belongs to."""
        ask = self.history.match.ask
        closes = isinstance(ask, Each) and told == "choose" and value == ask.close
        if seat is None and not closes:
            seat = self._focus_seat()
        return Answer(told, value, seat, ask=None if ask is None else ask.key)

    # -- answers

    def _tell(self, answer: Answer, uid: str = "") -> None:
        match = self.history.match
        was_each = isinstance(match.ask, Each)
        seat = answer.seat if was_each or match.ask is None else match.ask.seat
        hidden, kept = match.hides(answer), match.keeps_secrets
        secret_before = set(match.secret_steps())
        refusal = self._take(answer)
        if refusal is not None:
            unnamed = answer.told == "tap" and refusal.card is None
            log_answer(answer, uid, seat, refusal.reason.key, hide=hidden or kept or unnamed)
            self._refuse(refusal, answer if refusal.may_force else None, seat)
            return
        log_answer(answer, uid, seat, "accepted", hide=hidden)
        card = str(answer.value) if answer.told == "tap" and not hidden else None
        self._acknowledge(Cue.ACCEPTED, seat, Msg("app-saved-card", card=Named(card, short=True)) if card else None)
        if was_each and secret_before - set(self.history.match.secret_steps()):
            self._feedback.cue(Cue.REVEAL)
        self._call(seat)

    def _change(self, entry: Entry, cue: Cue, saved: Msg, given: Mapping[Seat, int] | None = None) -> None:
        """Take an entry that is no answer: something undone, corrected, or done by hand."""
        refusal = self._take(entry, given)
        _log.info("%s %s", type(entry).__name__.lower(), "accepted" if refusal is None else refusal.reason.key)
        if refusal is not None:
            self._refuse(refusal, None, None)
            return
        self._acknowledge(cue, self.history.match.next_seat() if cue is Cue.UNDO else None, saved)

    def _take(self, entry: Entry, given: Mapping[Seat, int] | None = None) -> Refusal | None:
        """Apply and commit. A bug in the rules becomes a refusal: the table goes on by hand."""
        undoes = isinstance(entry, Undo)
        ms = {} if undoes else self._turns.charge() if given is None else given
        turn, passed = self._charges.before(), self._turns.since()
        try:
            refusal, seen = self._apply(entry)
        except RuleBug as bug:
            log_bug(self.history, bug)
            return Refusal(Msg("app-enter-by-hand"))
        if refusal is not None:
            return refusal
        try:
            self._commit(entry_line(entry, ms), entry.ask if isinstance(entry, Answer) else None)
        except Exception:
            # Whatever stopped it, it is not stored: then it must not be at the table either.
            self.history.forget_last()
            raise
        self._seen = seen
        if self._charges.after(entry, turn, ms):
            self._turns.restart(None if undoes else passed)
        self._time.look(may_answer=isinstance(entry, Answer))
        for cue, seat in gone(turn.out, self.history.match):
            self._feedback.cue(cue, seat)
        return None

    def _apply(self, entry: Entry) -> tuple[Refusal | None, Seen]:
        """Offer the entry and look at what it leads to. Raises RuleBug; the match is then as it was."""
        refusal = self.history.offer(entry)
        if refusal is not None:
            return refusal, self._seen
        try:
            return None, look(self.history.match)
        except RuleBug:
            self.history.forget_last()
            raise

    # -- what the table hears and sees

    def _call(self, last: Seat | None) -> None:
        """Call whoever is asked now, after this seat's answer."""
        for cue, seat in calls(self.history.match, last):
            self._feedback.cue(cue, seat)

    def _awaited(self) -> Seat | None:
        seat = self._focus_seat()
        return self.history.match.next_seat() if seat is None else seat

    def _explains(self) -> bool:
        """Whether the seat awaited plays this game for the first time, and has not been asked this before."""
        seat, ask, names = self._awaited(), self.history.match.ask, self.history.setup.seats
        new = seat is not None and seat < len(names) and names[seat] not in self._practised
        return new and ask is not None and seat is not None and explains(self._seen.record, ask.key, seat)

    def _acknowledge(self, cue: Cue, seat: Seat | None, saved: Msg | None) -> None:
        self._close_refusal()
        self._trial = None
        self._focus = None
        self._saved = (saved or Msg("app-saved"), self._clock.now())
        self._feedback.cue(cue, seat)

    def _turn_away(self, reason: Msg, what: str, uid: str = "***") -> None:
        """Refuse what is no answer to any question."""
        _log.info("%s uid=%s %s", what, uid, reason.key)
        self._refuse(Refusal(reason), None, None)

    def _refuse(self, refusal: Refusal, answer: Answer | None, seat: Seat | None) -> None:
        now = self._clock.now()
        self._refusal = RefusalModel(refusal.reason, refusal.ways, refusal.may_force, refusal.card, now)
        self._refused = answer
        self._feedback.cue(Cue.REFUSED, seat)

    def _close_refusal(self) -> None:
        self._refusal = self._refused = None
