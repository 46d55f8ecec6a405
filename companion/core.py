"""The device without its screen: at home, or with a match on the table."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from companion import __version__
from companion import commands as ask_for
from companion.clocks import read_rules
from companion.commands import Command
from companion.devices import CardsBy
from companion.engine import BadInput, Diverged, Game, History, Msg, RuleBug
from companion.errors import StorageFault
from companion.health import Health
from companion.inputs import Fault, Input, Tap, Tick, Together, Wrote
from companion.journal import Journal
from companion.learning import practised
from companion.model import LANGUAGES, GameCard, MatchCard, Model, ResultCode, TableModel, Tapped, Unbound
from companion.notices import notices_of
from companion.ports import Clock, Cue, Feedback
from companion.profiles import Profiles
from companion.record_lines import Header, JsonLine, header_line, read_header
from companion.replay import end_json
from companion.stored import StoredMatch, altered_from, cut_short, match_card, read_match, why_not
from companion.table import Table
from companion.table_log import broke_at
from companion.tags import Bound, CardTag, Phone, PlayerTag, SeatTag, Tags, is_random, written
from companion.take_along import result_code

LANGUAGE: Final = "language"
CLOCK: Final = "clock"
_FIRST: Final[Mapping[str, str]] = {LANGUAGE: "en"}
_log = logging.getLogger(__name__)


class Core:
    """Home or match. The only one that starts, resumes and ends matches; at the table, the table decides."""

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        journal: Journal,
        clock: Clock,
        feedback: Feedback,
        *,
        settings: Mapping[str, str] = _FIRST,
        languages: tuple[str, ...] = LANGUAGES,
        cards_by: CardsBy = CardsBy.READER,
        health: Health | None = None,
    ) -> None:
        """`settings` hold until the players choose others; `languages` are those that this device can show.

        Raises StorageFault where the database cannot be read.
        """
        self._games = games
        self._journal = journal
        self._clock = clock
        self._feedback = feedback
        self._languages = languages
        self._cards_by = cards_by
        self._health = health or Health()
        self._cards = tuple(_game_card(game) for game in games.values())
        self._tags = Tags(journal, games)
        self._profiles = Profiles(journal)
        self._settings = {**_FIRST, **settings, **journal.settings()}
        self._players = journal.players()
        self._unfinished = self._list_unfinished()
        self._faults: dict[str, Msg] = {}
        self._table: Table | None = None
        self._unbound: Unbound | None = None
        self._tapped: Tapped | None = None
        self._taps = 0
        self._message: Msg | None = None
        self._share: ResultCode | None = None
        self._model: Model | None = None
        if self._settings[LANGUAGE] not in languages:
            self._settings[LANGUAGE] = languages[0]
        self._back_up()

    def handle(self, event: Input | Command) -> None:
        """Take one input or command. Never raises but for a bug outside a match."""
        if not isinstance(event, Tick):
            self._model = None
        if not isinstance(event, Tick | Fault):
            # What was said stays until somebody does something; a device that stops does nothing.
            self._message = None
        try:
            self._take(event)
        except StorageFault as fault:
            _log.error("storage %s", fault)
            self._model = None
            self._feedback.cue(Cue.FAULT)
        except Exception as bug:
            # The one broad net. At the table a bug of ours must not end the evening: the match stands as it was, and
            # its record is safe. Outside a match we stop and are started again, which is the most tested path.
            if self._table is None:
                raise
            _log.error("bug event=%s %s", type(event).__name__, broke_at(bug))
            self._model = None
            self._message = Msg("app-enter-by-hand")

    def model(self) -> Model:
        """What there is to see now. The same object as long as nothing changed."""
        if self._model is None:
            self._model = Model(
                lang=self._settings[LANGUAGE],
                languages=self._languages,
                games=self._cards,
                unfinished=self._unfinished,
                players=self._players,
                notices=notices_of(self._faults, self._journal),
                table=self._table_model(),
                unbound=self._unbound if self._table is None else self._table.unbound,
                settings=dict(self._settings),
                cards_by=self._cards_by,
                message=self._message,
                tapped=self._tapped,
                share=self._share,
                device=self._health.model,
            )
        return self._model

    # -- what comes in

    def _take(self, event: Input | Command) -> None:
        match event:
            case Tick():
                self._time_went_on(event.now)
            case Fault():
                self._device_fault(event)
            case Tap() | Together() | ask_for.IgnoreTag() if self._table is None:
                self._at_home(event)
            case ask_for.BindTag() | ask_for.BindPlayer() | ask_for.BindSeat():
                self._bind(event)
            case ask_for.Start() | ask_for.Resume() | ask_for.Leave() | ask_for.EndMatch():
                self._change_place(event)
            case ask_for.Remember() | ask_for.SetLanguage() | ask_for.SetSetting() | ask_for.SetClock():
                self._keep(event)
            case ask_for.ShareResult() if self._table is not None and self._table.finished:
                self._share = ResultCode(result_code(self._table.match, self._journal, self._games))
            case _ if isinstance(event, Wrote | ask_for.OfTheDevice):
                self._of_the_device(event)
            case _ if self._table is not None:
                self._at_table(self._table, event)
            case _:
                pass  # meant for a match that is no longer on the table

    def _time_went_on(self, now: float) -> None:
        said = self._health.tick()
        if said is not None:
            self._model, self._message = None, said
        table = self._table
        if table is None:
            return
        lines = len(table.history.entries)
        if table.tick(now):
            self._model = None
        self._after(table, lines)

    def _at_table(self, table: Table, event: Input | Command) -> None:
        lines = len(table.history.entries)
        if isinstance(event, Input):
            table.handle(event)
        else:
            table.do(event)
        self._after(table, lines)

    def _after(self, table: Table, lines: int) -> None:
        """What follows from a change of the match: its end, and what it has taught about the copy of the game."""
        if len(table.history.entries) == lines:
            return
        self._share = None
        if table.finished:
            self._finish(table)
        self._profiles.learn(table.history)

    def _change_place(self, command: Command) -> None:
        self._share = None
        match command:
            case ask_for.Start():
                self._start(command)
            case ask_for.Resume():
                self._resume(command.match)
            case ask_for.Leave():
                if self._table is not None:
                    self._table.bank_talk()
                self._go_home()
            case ask_for.EndMatch() if self._table is not None and not self._table.finished:
                self._journal.give_up(self._table.match)
                self._go_home()

    def _keep(self, command: Command) -> None:
        match command:
            case ask_for.Remember(name, forget=True):
                self._journal.forget(name)
                self._players = self._journal.players()
            case ask_for.Remember(name):
                self._journal.remember(name)
                self._players = self._journal.players()
            case ask_for.SetLanguage(lang) if lang in self._languages:
                self._set(LANGUAGE, lang)
            case ask_for.SetSetting(name, value) if name not in (LANGUAGE, CLOCK):
                self._set(name, value)
            case ask_for.SetClock(rules):
                self._set(CLOCK, rules.written())
                if self._table is not None:
                    self._journal.keep_clock(self._table.match, rules.written())
                    self._table.do(command)

    def _set(self, name: str, value: str) -> None:
        self._journal.set(name, value)
        self._settings[name] = value

    def _device_fault(self, fault: Fault) -> None:
        _log.info("fault device=%s key=%s %s", fault.device, fault.key, fault.detail)
        if fault.key is None:
            self._faults.pop(fault.device, None)
            return
        if fault.device not in self._faults:
            self._feedback.cue(Cue.FAULT)
        self._faults[fault.device] = Msg(fault.key, detail=fault.detail)

    def _of_the_device(self, event: Wrote | ask_for.OfTheDevice) -> None:
        if isinstance(event, Wrote):
            self._message = self._health.wrote(event)
        elif isinstance(event, ask_for.TrySound):
            self._try_sound()
        else:
            if isinstance(event, ask_for.PowerOff) and self._table is not None:
                self._table.bank_talk()
            self._message = self._health.do(event, self._faults)

    def _try_sound(self) -> None:
        """One word of sound and light. Where it is switched off that is said, or the speaker would seem broken."""
        self._feedback.cue(Cue.ACCEPTED)
        off = (("sound", "off"), ("volume", "0"), (f"sound-{Cue.ACCEPTED.value}", "off"))
        if any(self._settings.get(name) == value for name, value in off):
            self._message = Msg("app-sound-off")

    # -- tags

    def _at_home(self, event: Input | Command) -> None:
        match event:
            case Tap():
                self._tapped_at_home(event)
            case Together():
                self._message = Msg("app-one-at-a-time")
            case ask_for.IgnoreTag():
                self._unbound = None

    def _tapped_at_home(self, tap: Tap) -> None:
        uid = tap.uid.hex().upper()
        meaning = self._tags.meaning(tap.uid, tap.text)
        self._unbound = None
        if isinstance(meaning, Phone):
            self._message = Msg("app-phone")
        elif meaning is None:
            self._taps += 1
            self._unbound = Unbound(uid, None, self._taps)
        else:
            self._count_at_home(uid, meaning)
        _log.info("tap uid=%s home", uid)

    def _count_at_home(self, uid: str, meaning: Bound) -> None:
        self._taps += 1
        self._tapped = Tapped(uid, written(meaning), self._taps)

    def _bind(self, command: ask_for.BindTag | ask_for.BindPlayer | ask_for.BindSeat) -> None:
        if is_random(bytes.fromhex(command.uid)):
            self._message = Msg("app-phone")
            return
        meaning = _meant(command)
        self._tags.bind(command.uid, meaning)
        self._unbound = None
        self._message = Msg("app-tag-bound")
        table = self._table
        if table is None:
            self._count_at_home(command.uid, meaning)
        elif isinstance(command, ask_for.BindTag) and table.unbound is not None and table.unbound.uid == command.uid:
            self._count_as_tapped(table, command)

    def _count_as_tapped(self, table: Table, command: ask_for.BindTag) -> None:
        lines = len(table.history.entries)
        table.bound(command.uid, command.card)
        self._after(table, lines)

    # -- matches

    def _start(self, command: ask_for.Start) -> None:
        game = self._games[command.game]
        header = Header(game=game.id, setup=command.setup, rules=game.rules, app=__version__)
        try:
            setup = read_header(header_line(header), self._games).setup
        except BadInput as bad:
            self._message = Msg("app-bad-line", what=str(bad))
            return
        setup = self._profiles.known(game, setup)
        rules = read_rules(self._settings.get(CLOCK))
        match = self._journal.begin(replace(header, setup=setup), clock=rules.written())
        self._table = self._seat(StoredMatch(match, game, setup, ()), paused=False)
        self._profiles.begin(self._table.history)
        for name in reversed(setup.seats):
            self._journal.remember(name)
        self._players = self._journal.players()

    def _resume(self, match: str) -> None:
        row = next((row for row in self._journal.unfinished() if row.id == match), None)
        if row is None:
            return
        try:
            entries = self._journal.entries(match)
            stored, altered = read_match(row, entries, self._games), altered_from(row, entries)
            if altered is not None:
                _log.warning("match id=%s altered from step %d on", match, altered)
                self._message = Msg("app-record-altered", n=altered)
            self._table = self._seat_again(stored)
        except (BadInput, RuleBug) as fault:
            _log.warning("match id=%s unreadable: %s", match, why_not(fault))
            self._message = Msg("app-unreadable")
            self._feedback.seats(0)
            return
        self._profiles.go_on(self._table.history)
        if self._table.finished:
            # The power went between the last answer and its result.
            self._finish(self._table)

    def _seat_again(self, stored: StoredMatch) -> Table:
        try:
            return self._seat(stored, paused=True)
        except Diverged as diverged:
            return self._seat(self._cut(stored, diverged.step), paused=True)

    def _cut(self, stored: StoredMatch, fitting: int) -> StoredMatch:
        """Today's rules no longer take the whole record: go on from where they do. The old record stays as it is."""
        kept = cut_short(self._journal, stored, fitting)
        lost = len(stored.entries) - fitting
        # Where the record was altered, that is why; else the rules have changed since.
        self._message = Msg("app-record-cut" if self._message is None else "app-record-altered-cut", n=lost)
        return kept

    def _seat(self, stored: StoredMatch, *, paused: bool) -> Table:
        def commit(line: JsonLine, ask: str | None) -> None:
            self._journal.append(stored.id, line, ask)

        self._feedback.seats(len(stored.setup.seats))
        return Table(
            stored.id,
            next(card for card in self._cards if card.id == stored.game.id),
            History(stored.game, stored.setup),
            commit=commit,
            tags=self._tags,
            clock=self._clock,
            feedback=self._feedback,
            lines=stored.entries,
            paused=paused,
            rules=read_rules(self._journal.clock(stored.id)),
            practised=practised(self._journal, stored.game.id, stored.id),
        )

    def _finish(self, table: Table) -> None:
        self._feedback.seats(len(table.history.setup.seats))
        self._journal.finish(table.match, end_json(table.history)["scores"])
        self._back_up()

    def _back_up(self) -> None:
        try:
            self._journal.backup()
        except StorageFault as fault:
            _log.error("backup %s", fault)

    def _go_home(self) -> None:
        self._table = None
        self._feedback.seats(0)
        self._unfinished = self._list_unfinished()

    def _list_unfinished(self) -> tuple[MatchCard, ...]:
        return tuple(match_card(self._journal, row, self._games) for row in self._journal.unfinished())

    # -- what there is to see

    def _table_model(self) -> TableModel | None:
        return None if self._table is None else self._table.model()


def _meant(command: ask_for.BindTag | ask_for.BindPlayer | ask_for.BindSeat) -> Bound:
    match command:
        case ask_for.BindTag(_, game, card):
            return CardTag(game, card)
        case ask_for.BindPlayer(_, name):
            return PlayerTag(name)
        case ask_for.BindSeat(_, seat):
            return SeatTag(seat)


def _game_card(game: Game[Any]) -> GameCard:
    return GameCard(game.id, game.title, game.seats, game.form, game.emblem, game.cards, game.more_form)
