"""Questions to several at once, when the table changes something by hand; and a choice that is asked even alone."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import Act, Answer, Each, Fresh, Match, Msg, Option, PickOne, SeatScore, TapCard, best_first
from tests.engine import toy


def sealed(state: toy.Toy) -> Each | None:
    """Everybody seals a card, as long as c5 is free."""
    cards = tuple(card for card in state.free if card != "c5")
    asks = {seat: TapCard(key="toy-seal", seat=seat, cards=cards, secret=frozenset(cards)) for seat in (0, 1)}
    return Each(key="toy-seal", asks=asks, close="reveal") if "c5" in state.free else None


async def play(state: toy.Toy) -> None:
    await Fresh(lambda: sealed(state))
    await PickOne(key="toy-go-on", among=(Option("done", Msg("d")),), always=True)
    await PickOne(key="toy-only", among=(Option("yes", Msg("y")),))
    await PickOne(key="toy-again", among=(Option("a", Msg("a")), Option("b", Msg("b"))))


def match(*steps) -> Match:
    return Match(replace(toy.GAME, play=play), toy.SETUP, steps)


def test_what_is_sealed_stays_secret_while_its_question_stands():
    sealing = match(Answer("tap", "c0"), Act("move", "c1"))
    assert sealing.seats_in == (0,)
    assert sealing.secret_steps() == (0,)


def test_what_is_sealed_stays_secret_when_its_question_is_gone():
    """The card is back in the hand: nobody has seen it."""
    gone = match(Answer("tap", "c0"), Act("move", "c5"))
    assert gone.ask.key == "toy-go-on"
    assert gone.secret_steps() == (0,)


def test_what_no_longer_fits_is_told_again():
    """The table has moved the very card away."""
    sealing = match(Answer("tap", "c0", seat=0), Answer("tap", "c1", seat=1), Act("move", "c1"))
    assert sealing.seats_in == (0,)
    assert not sealing.may_close()
    assert sealing.secret_steps() == (0, 1)
    assert sealing.offer(Answer("tap", "c2")) is None
    assert sealing.may_close()


def test_a_choice_that_says_hands_have_done_something_is_asked_even_alone():
    asking = match(Act("move", "c5"))
    assert asking.moves() == [Answer("choose", "done")]
    assert asking.made == []
    assert asking.offer(Answer("choose", "done")) is None
    assert [made.ask for made in asking.made] == ["toy-only"], "any other makes itself"


def test_lines_go_by_rank_and_who_does_not_compete_comes_last():
    lines = [SeatScore(seat, (), rank, winner=False) for seat, rank in enumerate([2, None, 1, 2])]
    assert [line.seat for line in best_first(lines)] == [2, 0, 3, 1]
