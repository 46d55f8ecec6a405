"""Who earns fame at the end of a round. One function scores matches and described positions alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from companion.engine import CardId, Seat
from companion.games.chronicle.box import ANGEL, EVIL
from companion.games.chronicle.form import HouseRules
from companion.games.chronicle.history import ALL_CARDS, Condition, evil_among

MONOPOLY: Final = "evil_monopoly"
MONOPOLY_FAME: Final = 2
TOGETHER: Final = "all_conditions"

Allies = Sequence[Sequence[CardId]]


@dataclass(frozen=True, slots=True)
class Award:
    """Fame for a seat: `what` is a history card, the evil monopoly or all conditions together.

    `cards` earned it; `count` is what they counted for, each 2 as it was counted.
    """

    seat: Seat
    what: str
    points: int
    cards: tuple[CardId, ...]
    count: int = 0


@dataclass(frozen=True, slots=True)
class Tie:
    """Seats that meet a most or fewest condition together, where the table decides who scores."""

    history: CardId
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Choices:
    """What people decided while scoring: who scores a tie, and whose 2s count as three (by history card and seat)."""

    ties: Mapping[CardId, tuple[Seat, ...]] = field(default_factory=dict)
    twos: Mapping[tuple[CardId, Seat], bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Assessment:
    """How a round ends: what the Angel casts out, who earns fame, and which ties the table has yet to decide."""

    shed: tuple[tuple[Seat, CardId], ...] = ()
    monopolist: Seat | None = None
    awards: tuple[Award, ...] = ()
    undecided: tuple[Tie, ...] = ()


def assess(conditions: Sequence[Condition], allies: Allies, house: HouseRules, choices: Choices) -> Assessment:
    """The end of a round: Angel, evil monopoly, evil exclusion, then every condition (rules 2-5)."""
    kept, shed = _after_angel(allies)
    monopolist = _holder_of_all_evil(kept if house.angel_before_monopoly == "yes" else allies)
    if monopolist is not None:
        # The designer's erratum: these two points replace all others, those of the Dark Age too.
        return Assessment(shed, monopolist, (Award(monopolist, MONOPOLY, MONOPOLY_FAME, EVIL, len(EVIL)),))
    table = _Table(conditions, kept, house, choices)
    met = {condition: table.scorers(condition) for condition in conditions}
    undecided = tuple(tie for condition in conditions if (tie := table.tie(condition)) is not None)
    if house.multi_history_scoring == "all_conditions_together" and len(conditions) > 1:
        return Assessment(shed, None, tuple(table.together(met)), undecided)
    awards = tuple(table.award(seat, condition) for condition in conditions for seat in met[condition])
    return Assessment(shed, None, awards, undecided)


def open_twos(conditions: Sequence[Condition], allies: Allies, house: HouseRules) -> tuple[tuple[CardId, Seat], ...]:
    """Whose 2s make a difference to which condition, where owners choose what a 2 counts for."""
    kept, _ = _after_angel(allies)
    monopolist = _holder_of_all_evil(kept if house.angel_before_monopoly == "yes" else allies)
    if house.two_counts_3 != "owner_chooses" or monopolist is not None:
        return ()
    table = _Table(conditions, kept, house, Choices())
    return tuple(
        (condition.history, seat)
        for condition in conditions
        if condition.compares
        for seat in table.in_the_running(condition)
        if table.count(condition, seat, as_three=True) != table.count(condition, seat, as_three=False)
    )


@dataclass(frozen=True, slots=True)
class _Table:
    """The allies as they lie after the Angel, under the conditions and the house rules."""

    conditions: Sequence[Condition]
    allies: Allies
    house: HouseRules
    choices: Choices

    def in_the_running(self, condition: Condition) -> tuple[Seat, ...]:
        """Who may score a condition: holders of evil drop out before anybody is compared, but for the Dark Age."""
        everybody = tuple(range(len(self.allies)))
        lifted = self.house.dark_age_exemption == "lifts_ban_for_whole_round" and self._dark_age()
        if condition.rewards == "evil" or lifted:
            return everybody
        evil = [len(evil_among(cards)) for cards in self.allies]
        banned_from = 1 if self.house.evil_exclusion == "any_evil" else max(1, *evil)
        return tuple(seat for seat in everybody if evil[seat] < banned_from)

    def count(self, condition: Condition, seat: Seat, *, as_three: bool) -> int:
        """What a seat has of a condition, its 2s counted as three or as one."""
        counts = as_three and (condition.of != ALL_CARDS or self.house.two_counts_3_in_totals == "yes")
        return condition.count(self.allies[seat], twos_as_three=counts)

    def counted(self, condition: Condition, seat: Seat) -> int:
        """What a seat has of a condition, as the house rules and the owner have it."""
        as_three = True
        if self.house.two_counts_3 == "owner_chooses":
            # Unless the owner said otherwise a 2 counts as it serves its owner best.
            as_three = self.choices.twos.get((condition.history, seat), condition.rewards == "most")
        return self.count(condition, seat, as_three=as_three)

    def met_by(self, condition: Condition) -> tuple[Seat, ...]:
        """Who meets a condition, ties not yet settled."""
        return condition.met_by(self.in_the_running(condition), lambda seat: self.counted(condition, seat))

    def tie(self, condition: Condition) -> Tie | None:
        """The tie that the table has yet to decide, if there is one."""
        seats = self.met_by(condition)
        asked = self.house.tie_policy == "ask_table" and condition.history not in self.choices.ties
        return Tie(condition.history, seats) if asked and condition.compares and len(seats) > 1 else None

    def scorers(self, condition: Condition) -> tuple[Seat, ...]:
        """Who scores a condition, ties settled as the house settles them."""
        seats = self.met_by(condition)
        if not condition.compares or len(seats) < 2 or self.house.tie_policy == "all_tied_score":  # noqa: PLR2004 - a tie takes two
            return seats
        chosen = self.choices.ties.get(condition.history, ()) if self.house.tie_policy == "ask_table" else ()
        return tuple(seat for seat in seats if seat in chosen)

    def award(self, seat: Seat, condition: Condition) -> Award:
        """The point for one condition, with the cards it comes from."""
        cards = condition.matching(self.allies[seat])
        return Award(seat, condition.history, 1, cards, self.counted(condition, seat))

    def together(self, met: Mapping[Condition, tuple[Seat, ...]]) -> list[Award]:
        """One point for whoever meets every condition."""
        return [
            Award(seat, TOGETHER, 1, tuple(cards))
            for seat, cards in enumerate(self.allies)
            if met and all(seat in seats for seats in met.values())
        ]

    def _dark_age(self) -> bool:
        return any(condition.rewards == "evil" for condition in self.conditions)


def _after_angel(allies: Allies) -> tuple[Allies, tuple[tuple[Seat, CardId], ...]]:
    """The Angel's holder must discard all evil cards among their own allies; nobody else can shed any."""
    shed = tuple((seat, card) for seat, cards in enumerate(allies) if ANGEL in cards for card in evil_among(cards))
    return [[card for card in cards if (seat, card) not in shed] for seat, cards in enumerate(allies)], shed


def _holder_of_all_evil(allies: Allies) -> Seat | None:
    return next((seat for seat, cards in enumerate(allies) if len(evil_among(cards)) == len(EVIL)), None)
