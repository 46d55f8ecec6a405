"""How time is counted at a table: pure arithmetic over what the lines of a record were charged.

Nothing here runs. A clock is a function of the match's clock rules and its charges, so undo, correction, replay and
resume give every clock back exactly. All times are whole milliseconds unless a name ends in `_s`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Final, Literal, get_args

from companion.engine import Act, Entry, Msg, Seat

Mode = Literal["off", "advisory", "strict"]
Kind = Literal["count_up", "turn", "turn_bank", "fischer", "bronstein", "hourglass"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

# The account of the whole table, beside those of its seats: time that a rules question took.
TABLE: Final[Seat] = -1
WARNINGS: Final = (30_000, 10_000, 0)
_TIMES: Final = 3
# A note that begins with this gave or took time: what it is charged did not pass.
CLOCK_NOTE: Final = "clock: "
# Written down where the table is left in the middle of a turn, after a talk about the rules.
TALK: Final = Act("note", "table time")


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRules:
    """The clock of a match.

    `mode`: `off` shows no time, `advisory` warns and counts overtime, `strict` also gives the answer that a question
    names for the end of its time. `turn_s` is the limit of a turn, the increment (fischer) or the delay (bronstein);
    `bank_s` what a seat has for the whole match; `reaction_s` the limit of a reaction.

    - `count_up`: no limit.
    - `turn`: each turn has `turn_s`; what is left of it is lost.
    - `turn_bank`: each turn has `turn_s`, then the bank runs.
    - `fischer`: the bank runs; each finished turn adds `turn_s`.
    - `bronstein`: the bank runs; each finished turn gives back what it took, `turn_s` at most.
    - `hourglass`: what runs out of one bank runs into the others.
    """

    mode: Mode = "advisory"
    kind: Kind = "turn"
    turn_s: int = 120
    bank_s: int = 900
    reaction_s: int = 30

    def written(self) -> str:
        """As the database keeps it."""
        return f"{self.mode} {self.kind} {self.turn_s} {self.bank_s} {self.reaction_s}"


def read_rules(written: str | None) -> ClockRules:
    """The clock rules as they were kept; as usual where they cannot be read."""
    words = (written or "").split()
    mode = next((mode for mode in MODES if mode in words[:1]), None)
    kind = next((kind for kind in KINDS if kind in words[1:2]), None)
    seconds = [int(word) for word in words[2:] if word.isdecimal()]
    if mode is None or kind is None or len(seconds) != _TIMES:
        return ClockRules()
    turn, bank, reaction = seconds
    return ClockRules(mode=mode, kind=kind, turn_s=turn, bank_s=bank, reaction_s=reaction)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is: a seat's, everybody's (`who` is the key of the question), or nobody's (None).

    A turn lasts as long as the same one is asked and the match is as far as it was. `reaction`: somebody answers in the
    middle of another's turn, which then goes on. `out` are the seats that have left the game.
    """

    who: Seat | str | None
    where: Msg
    ask: str = field(default="", compare=False)
    reaction: bool = False
    out: frozenset[Seat] = field(default=frozenset(), compare=False)

    @property
    def interrupts(self) -> bool:
        """Whether the turn before it goes on after it."""
        return self.reaction or self.who is None


@dataclass(frozen=True, slots=True)
class Charge:
    """What one entry of the record cost: whose turn it was, and the milliseconds of each account.

    `given`: no time passed, the table gave it or took it by hand; less than nothing was given.
    """

    turn: Turn
    ms: Mapping[Seat, int]
    given: bool = False


@dataclass(frozen=True, slots=True)
class Lap:
    """A turn as one seat had it: what it took from its beginning to its end, with the reactions in between left out."""

    seat: Seat
    turn: Turn
    ms: int


def changes_time(entry: Entry) -> bool:
    """Whether an entry is time given or taken by hand."""
    return isinstance(entry, Act) and entry.what == "note" and str(entry.of).startswith(CLOCK_NOTE)


def time_note(name: str, ms: int) -> Act:
    """Time given to a player, or taken where it is negative, as the record tells it."""
    return Act("note", f"{CLOCK_NOTE}{name} {ms / 1000:+.0f} s")


def totals(charges: Sequence[Charge], seats: int) -> tuple[int, ...]:
    """What each seat was charged in all."""
    return tuple(sum(charge.ms.get(seat, 0) for charge in charges) for seat in range(seats))


def at_table(charges: Sequence[Charge]) -> int:
    """What the common account was charged."""
    return sum(charge.ms.get(TABLE, 0) for charge in charges)


def laps(charges: Sequence[Charge], seat: Seat, *, reactions: bool = False) -> Iterator[Lap]:
    """The turns of a seat in order; with `reactions` its reactions instead."""
    last: Lap | None = None
    for charge in charges:
        turn = charge.turn
        if charge.given or (turn.interrupts if not reactions else turn.who is None):
            continue
        if last is not None and turn != last.turn:
            yield last
            last = None
        if turn.reaction == reactions and seat in charge.ms:
            last = Lap(seat, turn, charge.ms[seat] + (last.ms if last else 0))
    if last is not None:
        yield last


def time_left(rules: ClockRules, charges: Sequence[Charge], turn: Turn, seats: int, seat: Seat) -> int | None:
    """What a seat has left, less than nothing in overtime, where `turn` runs on after these charges; None where
    nothing limits it. From there it shortens as time passes, as long as `runs_down`.
    """
    if turn.reaction:
        return rules.reaction_s * 1000 - lap_ms(charges, seat, turn)
    if rules.kind == "count_up":
        return None
    if rules.kind == "hourglass":
        return _sand(rules, charges, seats)[seat]
    now = lap_ms(charges, seat, turn)
    done = [lap.ms for lap in laps(charges, seat)]
    if done and _goes_on(charges, turn, seat):
        done.pop()
    given = -sum(
        charge.ms.get(seat, 0) for charge in charges if charge.given and (rules.kind != "turn" or charge.turn == turn)
    )
    return _banked(rules, done) + given - now


def runs_down(rules: ClockRules, turn: Turn, asked: Sequence[Seat], seats: int) -> bool:
    """Whether time passing shortens what the seats asked have left. An hourglass that all watch lies on its side."""
    if turn.reaction:
        return True
    if rules.kind == "hourglass":
        return bool(asked) and bool(_receivers(turn, asked, seats))
    return rules.kind != "count_up"


def full(rules: ClockRules, turn: Turn) -> int:
    """What a whole ring stands for: the limit of a reaction, of a turn, or a bank."""
    if turn.reaction:
        return rules.reaction_s * 1000
    return (rules.turn_s if rules.kind == "turn" else rules.bank_s) * 1000


def _banked(rules: ClockRules, done: Sequence[int]) -> int:
    """What a seat begins its turn with, after so many finished turns."""
    turn, bank = rules.turn_s * 1000, rules.bank_s * 1000
    match rules.kind:
        case "turn":
            return turn
        case "turn_bank":
            # A bank that is empty stays empty: a turn's own time is nobody's debt.
            return turn + reduce(lambda left, ms: max(0, left - max(0, ms - turn)), done, bank)
        case "fischer":
            return bank + sum(turn - ms for ms in done)
        case _:
            return bank - sum(max(0, ms - turn) for ms in done)


def lap_ms(charges: Sequence[Charge], seat: Seat, turn: Turn) -> int:
    """What the turn that runs now has taken a seat so far."""
    if not _goes_on(charges, turn, seat):
        return 0
    return list(laps(charges, seat, reactions=turn.reaction))[-1].ms


def _goes_on(charges: Sequence[Charge], turn: Turn, seat: Seat) -> bool:
    """Whether the last turn of a seat is the one that runs now."""
    for charge in reversed(charges):
        if charge.given or (charge.turn.interrupts and charge.turn != turn):
            continue
        if charge.turn != turn or charge.turn.who is None:
            return False
        if seat in charge.ms:
            return True
    return False


def _sand(rules: ClockRules, charges: Sequence[Charge], seats: int) -> list[int]:
    """What lies in each bank of an hourglass. No grain is lost: what one loses the others have, to the millisecond."""
    sand = [rules.bank_s * 1000] * seats
    for charge in charges:
        lost = {seat: ms for seat, ms in charge.ms.items() if seat != TABLE and ms}
        receivers = [] if charge.given else _receivers(charge.turn, list(lost), seats)
        if charge.turn.reaction or not (receivers or charge.given):
            continue
        for seat, ms in lost.items():
            sand[seat] -= ms
        share, over = divmod(sum(lost.values()), len(receivers) or 1)
        for place, seat in enumerate(receivers):
            sand[seat] += share + (place < over)
    return sand


def _receivers(turn: Turn, losing: Sequence[Seat], seats: int) -> list[Seat]:
    return [seat for seat in range(seats) if seat not in losing and seat not in turn.out]


# -- after the game


@dataclass(frozen=True, slots=True)
class SeatTimes:
    """How a seat spent its time: in all, how many turns, the longest of them, and by the question it was asked."""

    total: int
    turns: int
    longest: int
    by_ask: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Times:
    """Where the time of a match went. `table` is the common account; `longest` the longest turn of all."""

    seats: tuple[SeatTimes, ...]
    table: int
    longest: Lap | None


def times_of(charges: Sequence[Charge], seats: int) -> Times:
    """Where the time of a match went."""
    turns = [list(laps(charges, seat)) for seat in range(seats)]
    sums = totals(charges, seats)
    return Times(
        seats=tuple(
            SeatTimes(sums[seat], len(own), max((lap.ms for lap in own), default=0), _by_ask(charges, seat))
            for seat, own in enumerate(turns)
        ),
        table=at_table(charges),
        longest=max((lap for own in turns for lap in own), key=lambda lap: lap.ms, default=None),
    )


def _by_ask(charges: Sequence[Charge], seat: Seat) -> dict[str, int]:
    asks: dict[str, int] = {}
    for charge in charges:
        ms = charge.ms.get(seat, 0)
        if ms and not charge.given:
            asks[charge.turn.ask] = asks.get(charge.turn.ask, 0) + ms
    return asks
