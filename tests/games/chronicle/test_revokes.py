"""A suit that was not followed: found once both cards lie open, never before, and never wrongly."""

from __future__ import annotations

import os
import random

import pytest

from companion.engine import Match, Setup, Undo
from companion.games.chronicle import GAME
from companion.games.chronicle.demo import Cheat, SelfPlay
from companion.games.chronicle.form import FORM
from tests.games.chronicle.table import NAMES, Table, sit

ROUNDS = 500


def false_slough(**options: str) -> Table:
    """B lays L2 face down on Power in trick 1, and C takes the trick."""
    return sit(**options).play("A", "P1").play("B", "L2").play("C", "P6").play("D", "P2").asks("play", "C")


def shows_power(table: Table) -> Table:
    """B plays a Power card in the trick that C leads."""
    return table.play("C", "P3").play("D", "Angel").play("A", "King").play("B", "P9")


def void_in_power(table: Table) -> Table:
    """B lays L2 face down on Power in trick 1, and D takes the trick."""
    return table.play("A", "P1").play("B", "L2").play("C", "P2").play("D", "P6").asks("play", "D")


def revoke(table: Table) -> tuple[int, int]:
    """The two tricks that the question names."""
    table.asks("revoke")
    return table.round.revoke.in_trick, table.round.revoke.shown_in_trick


def test_a_card_of_the_suit_played_later_proves_the_slough_false():
    table = shows_power(false_slough())
    assert revoke(table) == (1, 2)
    assert table.view.prompt["trick"] == 1
    assert table.view.detail["trick"] == 2


def test_the_table_lets_it_stand_and_it_is_not_held_against_them_again():
    table = shows_power(false_slough()).choose("stand").asks("hand", "B").tap("P4").asks("play", "A")
    assert GAME.public(table.state)["false_sloughs"] == [{"seat": 1, "suit": "power", "trick": 1}]


def test_it_is_asked_before_the_card_does_anything():
    assert shows_power(false_slough()).asks("revoke").allies("B") == ""


def test_correcting_leads_back_to_the_question_of_the_false_slough():
    table = shows_power(false_slough()).choose("correct").asks("play", "B")
    assert len(table.match.steps) == 3
    table.play("B", "P9").tap("L2").play("C", "P6").play("D", "P2").asks("play", "B")


def test_what_was_done_by_hand_before_the_false_slough_is_kept():
    table = sit().play("A", "P1").won("D", "W7").play("B", "L2").play("C", "P6").play("D", "P2")
    assert shows_power(table).choose("correct").asks("play", "B").allies("D") == "W7"


def test_correcting_can_be_undone():
    table = shows_power(false_slough()).choose("correct")
    assert table.told.offer(Undo(1)) is None
    table.asks("revoke")


def test_a_card_put_among_the_allies_by_a_9_proves_it():
    table = false_slough().play("C", "W2").play("D", "W1").play("A", "W3").play("B", "W9").asks("hand", "B").tap("P4")
    assert revoke(table) == (1, 2)


def test_a_card_discarded_for_an_8_proves_it():
    assert revoke(false_slough().play("C", "W8").aim("B").tap("P4")) == (1, 2)


def test_a_card_discarded_face_down_proves_nothing():
    false_slough(discard_by_8="target_chooses_face_down").play("C", "W8").aim("B").tap("P4").asks("play", "D")


def test_a_leftover_card_shown_at_the_end_proves_it():
    table = sit(3).play("A", "P1").play("B", "L2").play("C", "P6")
    table.laid_aside("A", "W1 W2 W3 W4 W6 W7 W10 P2 P3 P4 P10").laid_aside("B", "L1 L3 L4 L5 L6 L7 L8 L10 W8")
    table.play("C", "W5").asks("leftover", "C").choose("no").asks("leftover", "B").choose("yes")
    assert revoke(table.tap("P9")) == (1, 2)


def test_a_slough_that_is_turned_up_proves_an_earlier_one_false():
    table = false_slough().play("C", "L3").play("D", "L1").play("A", "L6").play("B", "P4")
    assert revoke(table) == (1, 2)
    assert table.round.revoke.shown == "power_04"


def test_a_slough_of_the_same_trick_is_not_judged_while_it_lies_face_down():
    table = sit().play("A", "P2").play("B", "L2").play("C", "P8").aim("B").tap("P4").asks("play", "D")
    assert revoke(table.play("D", "P6")) == (1, 1)


def test_an_untold_slough_is_judged_once_it_is_turned_up():
    table = sit().play("A", "P2").untold("B").play("C", "P8").aim("B").tap("P4").play("D", "P6").asks("turned_up")
    assert revoke(table.tap("L2")) == (1, 1)


def test_a_slough_turned_up_as_the_led_suit_is_false_by_itself():
    table = sit().play("A", "P2").untold("B").play("C", "P6").play("D", "P1").tap("P9", anyway=True)
    assert revoke(table) == (1, 1)


def test_a_slough_taken_back_unseen_still_claimed_that_there_was_none():
    table = sit().play("A", "P2").play("B", "L2").play("C", "P7").aim("B").play("D", "P1").asks("play", "C")
    assert revoke(shows_power(table)) == (1, 2)
    assert table.round.revoke.sloughed is None


def test_a_card_taken_back_unseen_proves_an_earlier_slough_false_only_once_it_is_played():
    table = void_in_power(sit()).play("D", "W2").play("A", "W1").play("B", "P4").play("C", "W7").aim("B")
    assert revoke(shows_power_4(table.asks("play", "C"))) == (1, 3)


def shows_power_4(table: Table) -> Table:
    return table.play("C", "P3").play("D", "Angel").play("A", "King").play("B", "P4")


def test_several_false_sloughs_are_judged_one_by_one():
    table = false_slough().play("C", "P3").play("D", "P8").aim("A").tap("W2").play("A", "P10").play("B", "L3")
    table.asks("play", "C").play("C", "P7").play("D", "Angel").play("A", "King").play("B", "P9")
    assert revoke(table) == (1, 3)
    assert revoke(table.choose("stand")) == (2, 3)
    table.choose("stand").asks("hand", "B")


def test_a_card_brought_back_by_a_6_proves_nothing():
    table = void_in_power(sit().won("B", "P4")).play("D", "L1").play("A", "Angel").play("B", "L6").tap("P4")
    table.play("C", "L5").play("B", "P4").asks("ally", "B")


def brought_by_the_sage() -> Table:
    table = void_in_power(sit().won("C", "P4")).play("D", "W2").play("A", "Angel").play("B", "Sage").aim("C").tap("P4")
    return table.play("C", "W1").play("D", "P3").play("A", "King").play("B", "P4").asks("ally", "B")


def test_a_card_brought_by_the_sage_proves_nothing():
    brought_by_the_sage()


def test_a_card_sent_back_by_a_7_proves_no_more_than_before():
    table = brought_by_the_sage().tap("P6").play("C", "P7").aim("B").asks("play", "A")
    table.play("A", "P10").tap("P3").play("B", "P4")
    assert table.key in ("chronicle-target", "chronicle-ally")


def test_players_whom_a_5_kept_from_playing_claimed_nothing():
    assert sit().play("A", "P2").play("B", "P5").asks("play", "B").round.sloughs == []


def test_what_the_table_insisted_on_is_not_held_against_anybody():
    table = sit(leader="B").play("B", "L2").play("C", "L9").tap("W3").play("D", "L6").play("A", "L1")
    table.play("C", "P2").play("D", "P6").play("A", "P1").play("B", "L8", anyway=True).asks("play", "D")
    table.play("D", "P8").aim("C").tap("W5").play("A", "King").play("B", "P10").asks("play", "C")


def test_hand_cards_passed_on_unseen_excuse_whoever_got_them():
    shows_power(false_slough().move("unknown", "hand:A", "hand:B")).asks("hand", "B")


def legal_table(
    seats: int, seed: int, cheating: float = 0.0
) -> tuple[Match, SelfPlay, list[tuple[int, int, int]], list]:
    """A self-played match: the match, the table, the revokes that were asked and those that could be proven."""
    chance = random.Random(f"revokes {seats} {seed}")
    options = {rule.id: rule.values[0] if seed % 2 == 0 else chance.choice(rule.values) for rule in FORM}
    setup = Setup(seats=NAMES[:seats], options=options)
    match = Match(GAME, setup)
    people = SelfPlay(setup, chance, cheating)
    found, provable = [], []
    while match.ask is not None:
        if match.ask.key == "chronicle-revoke":
            revoke = match.state.round.revoke
            found.append((match.state.round.number, revoke.in_trick, revoke.seat))
        held = {cheat.seat: set(people.hand(match.state, cheat.seat)) for cheat in people.cheats}
        number = match.state.round.number
        assert match.offer(people.answer(match.state, match.ask)) is None
        if match.state.round.number == number:
            provable += proven_by_what_lies_open(match, people.cheats, held)
    return match, people, found, provable


def proven_by_what_lies_open(
    match: Match, cheats: list[Cheat], held: dict[int, set[str]]
) -> list[tuple[int, int, int]]:
    """Planted revokes of which a card that was held then has just been laid open from that hand."""
    on_the_table = {card for zone, card in GAME.places(match.state) if zone.startswith(("trick", "allies", "out"))}
    return [
        (cheat.round, cheat.trick, cheat.seat)
        for cheat in cheats
        if cheat.round == match.state.round.number and held.get(cheat.seat, set()) & set(cheat.held) & on_the_table
    ]


def play_rounds(rounds: int) -> None:
    played = seed = 0
    while played < rounds:
        match, _, found, _ = legal_table(3 + seed % 4, seed)
        assert found == [], f"seed {seed}: a revoke was called where there was none"
        played += len(match.state.results)
        seed += 1


def test_legal_rounds_never_raise_an_alarm():
    play_rounds(ROUNDS)


@pytest.mark.full
def test_ten_thousand_legal_rounds_never_raise_an_alarm():
    assert os.environ.get("COMPANION_FULL") == "1"
    play_rounds(10_000)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_planted_revokes_are_all_found_and_nobody_else_is_blamed(seats):
    planted = proven = 0
    for seed in range(12):
        _, people, found, provable = legal_table(seats, seed, cheating=0.15)
        truth = {(cheat.round, cheat.trick, cheat.seat) for cheat in people.cheats}
        assert set(found) <= truth, f"seed {seed}"
        assert set(provable) <= set(found), f"seed {seed}"
        assert len(found) == len(set(found)), "nobody is asked twice about one slough"
        planted += len(truth)
        proven += len(found)
    assert planted >= proven > 10
