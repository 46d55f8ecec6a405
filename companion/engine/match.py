"""A match in play: a state, and the rules suspended at the question they ask now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeGuard

from companion.engine.ask import (
    CHANGED,
    Ask,
    Bookmark,
    Each,
    First,
    Number,
    PickOne,
    PickSeat,
    Raw,
    Refusal,
    Single,
    TurnBack,
)
from companion.engine.form import Setup
from companion.engine.game import Game, S
from companion.engine.msg import Msg, Who
from companion.engine.record import Act, Adjust, Answer, Step
from companion.engine.seats import Seat


class RuleBug(Exception):
    """The rules of a game broke their contract with the engine, or simply broke."""


class RulesOf:
    """`with RulesOf(game)`: a game's own code runs. Whatever it raises is the game's bug, told as a RuleBug."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __enter__(self) -> None:
        """Nothing is needed before."""

    def __exit__(self, kind: object, bug: BaseException | None, trace: object) -> None:
        if isinstance(bug, Exception) and not isinstance(bug, RuleBug):
            raise RuleBug(f"{self._game.id}: the rules broke: {bug!r}") from bug


class Diverged(Exception):
    """The record no longer fits the rules: `step` is the first one refused, `refusal` says why."""

    def __init__(self, step: int, refusal: Refusal) -> None:
        super().__init__(f"step {step}: {refusal.reason.key}")
        self.step = step
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Made:
    """A choice with one possible answer: made by itself, and announced in its words."""

    ask: str
    seat: Seat | None
    value: Raw
    words: Msg | None = None


@dataclass(frozen=True, slots=True)
class StepLine:
    """A step as the record screen shows it: whose it was, how far the match was, and the words of a choice."""

    step: Step
    seat: Seat | None
    where: Msg
    words: Msg | None = None


class Match(Generic[S]):
    """One game in play. `steps` are the answers, adjustments and acts that count, in order.

    Nothing in here knows time or chance: equal steps give equal matches.
    """

    def __init__(self, game: Game[S], setup: Setup, steps: Iterable[Step] = ()) -> None:
        """Raises Diverged at the first step that does not fit, RuleBug where the rules break."""
        self.game = game
        self.setup = setup
        self._start(steps)

    def _start(self, steps: Iterable[Step]) -> None:
        self.state = self.game.new(self.setup)
        self.steps: list[Step] = []
        self.lines: list[StepLine] = []
        self.made: list[Made] = []
        self.ask: Ask[Any] | None = None
        self._got: dict[str, Any] = {}
        self._told_for: dict[str, int] = {}
        self._secret: dict[int, str] = {}
        self._taken_back: set[int] = set()
        with RulesOf(self.game):
            self._flow = self.game.play(self.state)
            self._go_on(None)
        for number, step in enumerate(steps):
            refusal = self.offer(step)
            if refusal is not None:
                raise Diverged(number, refusal)

    @property
    def finished(self) -> bool:
        """Whether the rules have come to their end."""
        return self.ask is None

    @property
    def seats_in(self) -> tuple[Seat, ...]:
        """The seats that have answered a question to several seats."""
        if not isinstance(self.ask, Each):
            return ()
        return tuple(sorted(int(slot) for slot in self._got))

    def secret_steps(self) -> tuple[int, ...]:
        """The places in `steps` of answers that nobody at the table may read yet."""
        if self.finished:
            return ()
        return tuple(sorted({*self._secret, *self._taken_back}))

    def offer(self, step: Step) -> Refusal | None:
        """Take a step if it fits; otherwise say why not, and change nothing.

        Raises RuleBug where the rules break; the match must then be built again from its earlier steps.
        """
        with RulesOf(self.game):
            return self._take(step)

    def next_seat(self) -> Seat | None:
        """Whose answer is awaited: under a question to several, the first not yet in, after the last that answered."""
        if not isinstance(self.ask, Each):
            return None if self.ask is None else self.ask.seat
        order = list(self.ask.asks)
        last = max(self._told_for.items(), key=lambda item: item[1], default=None)
        if last is not None:
            after = order.index(int(last[0])) + 1
            order = order[after:] + order[:after]
        return next((seat for seat in order if str(seat) not in self._got), None)

    def may_close(self) -> bool:
        """Whether the closing option of a question to several seats is on offer."""
        ask = self.ask
        return (
            isinstance(ask, Each)
            and ask.close is not None
            and all(str(seat) in self._got or seat in ask.defaults for seat in ask.asks)
        )

    def moves(self) -> list[Answer]:
        """Every answer that the question accepts and that takes the match forward: playouts use this."""
        ask = self.ask
        moves: list[Answer] = []
        if isinstance(ask, Each):
            for seat, part in ask.asks.items():
                if str(seat) not in self._got:
                    moves += [replace(move, seat=seat) for move in _moves(part)]
            if self.may_close() and ask.close is not None:
                moves.append(Answer("choose", ask.close))
        elif isinstance(ask, First):
            for part in ask.asks.values():
                moves += _moves(part)
        elif isinstance(ask, Single):
            moves += _moves(ask)
        return moves

    def part_for(self, answer: Answer) -> tuple[str, Single[Any] | None] | Refusal:
        """Which part of the question an answer is for: its slot and the part itself (None: it closes the question)."""
        ask = self.ask
        if ask is None:
            return Refusal(Msg("app-game-over"))
        if answer.ask is not None and answer.ask != ask.key:
            return Refusal(Msg("app-record-does-not-fit", was=answer.ask, now=ask.key))
        if isinstance(ask, Each):
            return self._part_of_each(ask, answer)
        if ask.seat is None and answer.seat is not None and answer.seat not in range(len(self.setup.seats)):
            return Refusal(Msg("app-no-such-seat"))
        if ask.seat is not None and answer.seat is not None and answer.seat != ask.seat:
            return Refusal(Msg("app-not-your-turn", who=Who(ask.seat)))
        if isinstance(ask, First):
            return _part_of_first(ask, answer)
        if isinstance(ask, Single) and ask.kind == answer.told:
            return "", ask
        return _wrong_kind(ask)

    def hides(self, answer: Answer) -> bool:
        """Whether the answer must not be shown: it is for a question, or a part, that keeps it secret."""
        found = self.part_for(answer)
        if isinstance(found, Refusal) or found[1] is None:
            return False
        return found[1].hides(answer.value)

    @property
    def keeps_secrets(self) -> bool:
        """Whether any answer to the question may be hidden."""
        return any(part.keeps_secrets for part in parts_of(self.ask))

    # -- how a step is taken

    def _take(self, step: Step) -> Refusal | None:
        match step:
            case Answer():
                return self._answer(step)
            case Adjust():
                return self._adjust(step)
            case Act():
                return self._act(step)

    def _answer(self, answer: Answer) -> Refusal | None:
        found = self.part_for(answer)
        if isinstance(found, Refusal):
            return found
        slot, part = found
        ask = self.ask
        assert ask is not None
        if answer.by == "clock" and answer.value != ask.otherwise:
            return Refusal(Msg("app-not-the-default"))
        if part is None:
            self._note(replace(answer, ask=ask.key), None)
            self._settle(ask, closing=True)
            return None
        reply = part.read(answer.value, anyway=answer.anyway)
        if isinstance(reply, Refusal):
            return reply
        seat = int(slot) if isinstance(ask, Each) else ask.seat
        at = len(self.steps)
        before = self._told_for.get(slot)
        if before in self._secret:
            # A card somebody thought better of is still in the hand: it stays secret to the end.
            self._taken_back.add(before)
        if part.hides(answer.value):
            self._secret[at] = str(answer.value)
        self._note(
            replace(answer, ask=ask.key, seat=seat if isinstance(ask, Each) else answer.seat),
            seat,
            part.words(answer.value),
        )
        self._got[slot] = reply
        self._told_for[slot] = at
        self._settle(ask, closing=False)
        return None

    def _note(self, step: Step, seat: Seat | None, words: Msg | None = None) -> None:
        self.lines.append(StepLine(step, seat, self.game.where(self.state), words))
        self.steps.append(step)

    def _settle(self, ask: Ask[Any], *, closing: bool) -> None:
        if not isinstance(ask, Each):
            slot, reply = next(iter(self._got.items()))
            self._go_on((slot, reply) if isinstance(ask, First) else reply)
        elif closing or (ask.close is None and all(str(seat) in self._got for seat in ask.asks)):
            self._go_on({seat: self._got.get(str(seat), ask.defaults.get(seat)) for seat in sorted(ask.asks)})

    def _adjust(self, adjust: Adjust) -> Refusal | None:
        if adjust.seat not in range(len(self.setup.seats)):
            return Refusal(Msg("app-no-such-seat"))
        self._note(adjust, adjust.seat)
        self.state.adjustments.append(adjust)
        self._ask_again()
        return None

    def _act(self, act: Act) -> Refusal | None:
        if act.what != "note":
            refusal = self.game.act(self.state, act)
            if refusal is not None:
                return refusal
        self._note(act, None)
        self._ask_again()
        return None

    def _ask_again(self) -> None:
        if self.ask is None:
            return
        key, got, told_for, secret = self.ask.key, self._got, self._told_for, self._secret
        self._go_on(CHANGED)
        parts = self.ask.asks if isinstance(self.ask, Each) and self.ask.key == key else {}
        for slot, at in told_for.items():
            if self._still_taken(parts.get(int(slot)), at):
                self._got[slot], self._told_for[slot] = got[slot], at
                # What was told face down to a question that is still open lies face down as before.
                self._secret |= {at: secret[at]} if at in secret else {}
            elif at in secret:
                # Nobody asks any more, and the card is still in the hand: it stays secret to the end.
                self._taken_back.add(at)

    def _still_taken(self, part: Single[Any] | None, at: int) -> bool:
        """Whether an answer given before the table changed something fits the question as it is now."""
        step = self.steps[at]
        assert isinstance(step, Answer)
        return part is not None and not isinstance(part.read(step.value, anyway=step.anyway), Refusal)

    def _go_on(self, reply: Any) -> None:
        self.made = []
        while True:
            try:
                asked: object = self._flow.send(reply)
            except StopIteration:
                self._pose(None)
                return
            if isinstance(asked, Bookmark):
                reply = len(self.steps)
            elif isinstance(asked, TurnBack):
                self._start(self.steps[: asked.place])
                return
            elif not isinstance(asked, Ask):
                raise RuleBug(f"{self.game.id}: the rules awaited {asked!r}, which is no question")
            elif _makes_itself(asked):
                value = asked.legal()[0]
                self.made.append(Made(asked.key, asked.seat, value, asked.words(value)))
                reply = asked.read(value)
            else:
                self._pose(asked)
                return

    def _pose(self, ask: Ask[Any] | None) -> None:
        self.ask = ask
        self._got = {}
        self._told_for = {}
        hidden = self.game.hidden(self.state)
        self._secret = {at: card for at, card in self._secret.items() if card in hidden}

    def _part_of_each(self, ask: Each[Any], answer: Answer) -> tuple[str, Single[Any] | None] | Refusal:
        if answer.seat is None and answer.told == "choose" and ask.close is not None and answer.value == ask.close:
            return ("", None) if self.may_close() else Refusal(Msg("app-not-all-in"))
        seat = self.next_seat() if answer.seat is None else answer.seat
        if seat is None or seat not in ask.asks:
            return Refusal(Msg("app-not-asked"))
        part = ask.asks[seat]
        return (str(seat), part) if part.kind == answer.told else _wrong_kind(ask)


def parts_of(ask: Ask[Any] | None) -> tuple[Single[Any], ...]:
    """The single questions that a question is made of."""
    match ask:
        case Each() | First():
            return tuple(ask.asks.values())
        case Single():
            return (ask,)
        case _:
            return ()


def _makes_itself(asked: object) -> TypeGuard[PickOne | PickSeat | Number]:
    if isinstance(asked, PickOne) and asked.always:
        return False
    return isinstance(asked, (PickOne, PickSeat, Number)) and len(asked.legal()) == 1


def _moves(part: Single[Any]) -> list[Answer]:
    back = {option.id for option in part.among if option.turns_back} if isinstance(part, PickOne) else set()
    return [Answer(part.kind, value) for value in part.legal() if value not in back]


def _part_of_first(ask: First, answer: Answer) -> tuple[str, Single[Any] | None] | Refusal:
    fitting: Sequence[tuple[str, Single[Any]]] = [
        (branch, part) for branch, part in ask.asks.items() if part.kind == answer.told
    ]
    for branch, part in fitting:
        if not isinstance(part.read(answer.value, anyway=answer.anyway), Refusal):
            return branch, part
    return fitting[0] if fitting else _wrong_kind(ask)


def _wrong_kind(ask: Ask[Any]) -> Refusal:
    return Refusal(Msg(f"app-asked-for-{ask.kind}"))
