"""How time is counted: every clock as arithmetic over what was charged, and its laws for any table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.clocks import (
    KINDS,
    MODES,
    TABLE,
    Charge,
    ClockRules,
    Lap,
    Turn,
    at_table,
    full,
    laps,
    read_rules,
    runs_down,
    time_left,
    times_of,
    totals,
)
from companion.engine import Msg

SEATS = 3
ROUND, LATER = Msg("round-1"), Msg("round-2")


def turn(who, where=ROUND, **more) -> Turn:
    return Turn(who, where, ask="play", **more)


def played(*seconds: tuple[int | str, int]) -> list[Charge]:
    """Turns one after the other, by seat."""
    return [Charge(turn(who), {who: 1000 * s}) for who, s in seconds]


def left(rules: ClockRules, charges: list[Charge], seat: int, where: Msg = ROUND) -> float | None:
    ms = time_left(rules, charges, turn(seat, where), SEATS, seat)
    return None if ms is None else ms / 1000


def rules(kind: str, **more) -> ClockRules:
    return ClockRules(kind=kind, **{"turn_s": 30, "bank_s": 300, **more})


# -- the clocks


def test_counting_up_has_no_limit():
    assert left(rules("count_up"), played((0, 500)), 0) is None


def test_a_turn_has_its_own_time_and_what_is_left_of_it_is_lost():
    charges = played((0, 10), (1, 5))
    assert left(rules("turn"), charges, 0) == 30
    assert left(rules("turn"), [*charges, *played((0, 40))], 0) == -10


def test_the_bank_runs_once_the_turn_has_had_its_own_time():
    charges = played((0, 10), (1, 5), (0, 50), (1, 5))
    assert left(rules("turn_bank"), charges, 0) == 30 + 300 - 20
    assert left(rules("turn_bank"), charges, 1, LATER) == 30 + 300


def test_an_empty_bank_stays_empty_and_leaves_each_turn_its_own_time():
    charges = played((0, 400), (1, 5))
    assert left(rules("turn_bank"), charges, 0) == 30


def test_fischer_adds_to_the_bank_after_each_turn():
    charges = played((0, 10), (1, 5), (0, 50), (1, 5))
    assert left(rules("fischer"), charges, 0) == 300 + (30 - 10) + (30 - 50)
    assert left(rules("fischer"), [*charges, *played((0, 12))], 0) == 300 - 12


def test_bronstein_gives_back_what_a_turn_took_and_no_more_than_the_delay():
    charges = played((0, 10), (1, 5), (0, 50), (1, 5))
    assert left(rules("bronstein"), charges, 0) == 300 - 20
    assert left(rules("bronstein"), [*charges, *played((0, 12))], 0) == 300 - 20 - 12


def test_what_runs_out_of_one_glass_runs_into_the_others():
    charges = played((0, 10))
    assert [left(rules("hourglass"), charges, seat) for seat in range(SEATS)] == [290, 305, 305]


def test_an_hourglass_that_everybody_watches_lies_on_its_side():
    everybody = Turn("vote", ROUND)
    charges = [Charge(everybody, {0: 5000, 1: 5000, 2: 5000}), Charge(everybody, {2: 4000})]
    assert [time_left(rules("hourglass"), charges, everybody, SEATS, seat) for seat in range(SEATS)] == [
        302_000,
        302_000,
        296_000,
    ]
    assert not runs_down(rules("hourglass"), everybody, (0, 1, 2), SEATS)
    assert runs_down(rules("hourglass"), everybody, (2,), SEATS)


def test_no_sand_runs_to_somebody_who_is_out():
    charges = [Charge(turn(0, out=frozenset({2})), {0: 10_000})]
    assert [left(rules("hourglass"), charges, seat) for seat in range(SEATS)] == [290, 310, 300]


@pytest.mark.parametrize("kind", KINDS)
def test_a_reaction_has_its_own_limit_and_costs_no_bank(kind):
    clock = rules(kind, reaction_s=20)
    window = turn(1, reaction=True)
    charges = [*played((0, 10)), Charge(window, {1: 8000})]
    assert time_left(clock, charges, window, SEATS, 1) == 12_000
    before = left(clock, played((0, 10)), 1)
    assert left(clock, charges, 1) == before
    assert full(clock, window) == 20_000
    assert runs_down(clock, window, (1,), SEATS)


@pytest.mark.parametrize("between", [turn(1, reaction=True), Turn(None, ROUND, ask="flip")])
def test_a_turn_goes_on_after_a_reaction_and_after_a_question_to_the_table(between):
    charges = [*played((0, 10)), Charge(between, {1: 5000} if between.reaction else {}), *played((0, 4))]
    assert left(rules("turn"), charges, 0) == 16
    assert [lap.ms for lap in laps(charges, 0)] == [14_000]


def test_a_second_turn_in_the_next_trick_is_another_turn():
    """Whoever takes a trick leads the next one."""
    charges = played((0, 10))
    assert left(rules("turn"), charges, 0, LATER) == 30
    assert left(rules("fischer"), charges, 0, LATER) == 320


def test_two_windows_for_the_same_seat_have_a_limit_each():
    window = turn(1, reaction=True)
    charges = [Charge(window, {1: 8000}), *played((0, 5))]
    assert time_left(rules("turn", reaction_s=20), charges, window, SEATS, 1) == 20_000


def test_time_given_counts_in_its_turn_alone_where_a_turn_has_its_own_time():
    given = Charge(turn(0), {1: -60_000}, given=True)
    assert left(rules("turn"), [given], 1) == 30
    assert left(rules("turn"), [Charge(turn(1), {1: -60_000}, given=True)], 1) == 90
    assert left(rules("fischer"), [given], 1) == 360
    assert left(rules("hourglass"), [given], 1) == 360


def test_off_and_strict_count_like_advisory():
    for mode in MODES:
        assert left(rules("fischer", mode=mode), played((0, 10), (1, 1)), 0) == 320


def test_a_whole_ring_is_a_turn_or_a_bank():
    assert full(rules("turn"), turn(0)) == 30_000
    assert full(rules("fischer"), turn(0)) == 300_000
    assert not runs_down(rules("count_up"), turn(0), (0,), SEATS)


# -- as they are kept


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", KINDS)
def test_clock_rules_are_read_as_they_were_kept(mode, kind):
    kept = ClockRules(mode=mode, kind=kind, turn_s=7, bank_s=0, reaction_s=15)
    assert read_rules(kept.written()) == kept


@pytest.mark.parametrize(
    "kept", [None, "", "strict", "strict waterclock 1 2 3", "loud turn 1 2 3", "off turn 1 2", "{}"]
)
def test_clock_rules_that_cannot_be_read_are_as_usual(kept):
    assert read_rules(kept) == ClockRules()


def test_the_usual_clock_advises():
    assert ClockRules().mode == "advisory"


# -- where the time went


def test_times_name_turns_longest_and_phases_without_what_was_given():
    charges = [
        *played((0, 10), (1, 5), (0, 50)),
        Charge(Turn(0, ROUND, ask="choose"), {0: 2000, TABLE: 30_000}),
        Charge(turn(1, reaction=True), {1: 3000}),
        Charge(turn(1), {1: -60_000}, given=True),
    ]
    times = times_of(charges, 2)
    assert [(seat.total, seat.turns, seat.longest) for seat in times.seats] == [
        (62_000, 2, 52_000),
        (-52_000, 1, 5000),
    ]
    assert times.seats[0].by_ask == {"play": 60_000, "choose": 2000}
    assert times.table == at_table(charges) == 30_000
    assert times.longest == Lap(0, turn(0), 52_000)


def test_a_match_without_a_turn_has_no_longest():
    assert times_of([], 2).longest is None


# -- laws


def charges_of(draw) -> list[Charge]:
    made = []
    for number in range(draw(st.integers(0, 12))):
        where = draw(st.sampled_from((ROUND, LATER)))
        who = draw(st.sampled_from((0, 1, 2, "vote", None)))
        asked = [who] if isinstance(who, int) else draw(st.lists(st.integers(0, 2), unique=True)) if who else []
        reaction = isinstance(who, int) and draw(st.booleans())
        ms = draw(st.integers(0, 90_000))
        made.append(Charge(Turn(who, where, f"ask-{number % 3}", reaction), dict.fromkeys(asked, ms)))
    return made


some_charges = st.composite(charges_of)()
some_rules = st.builds(
    ClockRules,
    mode=st.sampled_from(MODES),
    kind=st.sampled_from(KINDS),
    turn_s=st.integers(0, 120),
    bank_s=st.integers(0, 900),
    reaction_s=st.integers(0, 60),
)


@given(some_charges, some_rules, st.integers(0, 2), st.integers(1, 60_000))
def test_while_a_turn_runs_each_millisecond_shortens_it_by_one(charges, rules, seat, more):
    """What the timekeeper relies on: between two entries it only subtracts."""
    now = turn(seat)
    before = time_left(rules, charges, now, SEATS, seat)
    after = time_left(rules, [*charges, Charge(now, {seat: more})], now, SEATS, seat)
    if before is None:
        assert after is None
    else:
        assert after == before - more
        assert runs_down(rules, now, (seat,), SEATS)


@given(some_charges, some_rules, st.integers(0, 2))
def test_an_hourglass_loses_no_grain(charges, rules, seat):
    glass = ClockRules(kind="hourglass", bank_s=rules.bank_s)
    lying = [time_left(glass, charges, turn(seat), SEATS, other) for other in range(SEATS)]
    assert sum(ms for ms in lying if ms is not None) == SEATS * rules.bank_s * 1000


@given(some_charges)
def test_turns_and_reactions_add_up_to_what_was_charged(charges):
    for seat, total in enumerate(totals(charges, SEATS)):
        turns = sum(lap.ms for lap in laps(charges, seat))
        reactions = sum(lap.ms for lap in laps(charges, seat, reactions=True))
        assert turns + reactions == total == sum(times_of(charges, SEATS).seats[seat].by_ask.values())
