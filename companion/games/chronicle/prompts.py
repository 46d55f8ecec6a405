"""The sentence of the bar for every question: whose turn it is and what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Ask, MarkId, Msg, Named, Seat, Who
from companion.games.chronicle.box import CARDS, power_of
from companion.games.chronicle.history import start_card
from companion.games.chronicle.reckoning import next_tie, next_two
from companion.games.chronicle.refusals import suit_words
from companion.games.chronicle.state import HAND_SIZE, Chronicle, second_history
from companion.games.chronicle.tricks import must_follow


@dataclass(frozen=True, slots=True)
class Bar:
    """The prompt, its second line, and whom or what it is about."""

    prompt: Msg
    detail: Msg | None = None
    subject: Seat | MarkId | None = None


def bar(state: Chronicle, ask: Ask[Any] | None) -> Bar:
    """What the bar says at a question; after the last one, that the match is over."""
    if ask is None:
        return Bar(Msg("chronicle-game-over"), subject="fame")
    return BARS[ask.key](state, ask.seat)


def history_bar(state: Chronicle, _seat: Seat | None) -> Bar:
    """A history card is turned up; or further ones, which an earlier one brought."""
    if state.round.awaiting:
        return Bar(
            Msg("chronicle-turn-up-further", n=state.round.awaiting), Msg("chronicle-in-force-together"), "history"
        )
    return Bar(Msg("chronicle-turn-up-history"), Msg("chronicle-tap-it"), "history")


def removed_bar(state: Chronicle, _seat: Seat | None) -> Bar:
    """Five players remove a card."""
    again = state.round.removed
    if again is not None:
        return Bar(Msg("chronicle-remove-another"), Msg("chronicle-put-back", card=Named(again)), CARDS[again].mark)
    return Bar(Msg("chronicle-remove-a-card"), Msg("chronicle-tap-it"), "wild")


def lead_bar(state: Chronicle, _seat: Seat | None) -> Bar:
    """The deal, and who shows the start card."""
    start = start_card(state.round.active[0])
    deal = Msg("chronicle-deal", n=HAND_SIZE[len(state.seats)])
    return Bar(Msg("chronicle-who-shows", card=Named(start)), deal, CARDS[start].mark)


def show_bar(state: Chronicle, _seat: Seat | None) -> Bar:
    """Who shows the start card of the second history card."""
    second = second_history(state)
    assert second is not None
    card = start_card(second)
    return Bar(Msg("chronicle-who-shows", card=Named(card)), Msg("chronicle-does-not-lead"), CARDS[card].mark)


def play_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """What may be played."""
    assert seat is not None
    trick = state.round.in_play
    if trick.suit is None:
        key = "chronicle-play-any" if trick.played else "chronicle-lead-any"
        return Bar(Msg(key, who=Who(seat)), subject=seat)
    held = must_follow(state.round, seat)
    detail = Msg("chronicle-is-in-hand", card=Named(held[0])) if held else None
    return Bar(Msg("chronicle-follow", who=Who(seat), suit=suit_words(trick.suit)), detail, seat)


def turned_up_bar(state: Chronicle, _seat: Seat | None) -> Bar:
    """A slough that nobody told is turned up."""
    laid = next(played for played in state.round.in_play.played if played.lies_face_down)
    return Bar(Msg("chronicle-turn-up-slough", who=Who(laid.seat)), Msg("chronicle-tap-it"), laid.seat)


def target_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """Whom a power is aimed at."""
    assert seat is not None
    at_work = state.round.in_play.at_work
    assert at_work is not None
    return Bar(Msg(f"chronicle-target-{_word(at_work.card)}", who=Who(seat)), _played(state), seat)


def ally_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """Which ally is taken, returned or discarded."""
    assert seat is not None
    at_work = state.round.in_play.at_work
    assert at_work is not None
    owner = at_work.seat if at_work.target is None else at_work.target
    return Bar(Msg(f"chronicle-ally-{_word(at_work.card)}", who=Who(seat), owner=Who(owner)), _played(state), seat)


def hand_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """A hand card for the allies."""
    assert seat is not None
    return Bar(Msg("chronicle-hand-to-allies", who=Who(seat)), _played(state), seat)


def discard_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """A hand card is discarded: chosen by its owner, or drawn."""
    assert seat is not None
    key = f"chronicle-discard-{state.house.discard_by_8.replace('_', '-')}"
    return Bar(Msg(key, who=Who(seat)), _played(state), seat)


def give_up_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """Allies given up for the Fool, one by one."""
    assert seat is not None
    at_work = state.round.in_play.at_work
    assert at_work is not None
    assert at_work.target is not None
    return Bar(Msg("chronicle-give-up", who=Who(seat), owner=Who(at_work.target)), _played(state), seat)


def leftover_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """Whether cards left in hand join the allies."""
    assert seat is not None
    size = state.round.hands[seat].size
    return Bar(Msg("chronicle-leftover", who=Who(seat), n=size), Msg("chronicle-all-or-none"), seat)


def left_card_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """The cards left in hand are tapped."""
    assert seat is not None
    return Bar(
        Msg("chronicle-left-card", who=Who(seat)), Msg("chronicle-still-to-tap", n=state.round.hands[seat].size), seat
    )


def revoke_bar(state: Chronicle, _seat: Seat | None) -> Bar:
    """A revoke: both tricks and the card that proves it."""
    revoke = state.round.revoke
    assert revoke is not None
    prompt = Msg("chronicle-revoke", who=Who(revoke.seat), suit=suit_words(revoke.suit), trick=revoke.in_trick)
    return Bar(prompt, Msg("chronicle-revoke-shown", card=Named(revoke.shown), trick=revoke.shown_in_trick), "octagon")


def twos_bar(state: Chronicle, seat: Seat | None) -> Bar:
    """What 2s count for."""
    assert seat is not None
    two = next_two(state)
    assert two is not None
    return Bar(Msg("chronicle-twos", who=Who(seat)), Msg("chronicle-card", card=Named(two[0])), seat)


def tie_bar(state: Chronicle, _seat: Seat | None) -> Bar:
    """Who scores a tie."""
    tie = next_tie(state)
    assert tie is not None
    return Bar(Msg("chronicle-tie", history=Named(tie.history)), Msg("chronicle-tie-table"), "fame")


BARS: Final[dict[str, Callable[[Chronicle, Seat | None], Bar]]] = {
    "chronicle-history": history_bar,
    "chronicle-removed": removed_bar,
    "chronicle-lead": lead_bar,
    "chronicle-show": show_bar,
    "chronicle-play": play_bar,
    "chronicle-turned_up": turned_up_bar,
    "chronicle-target": target_bar,
    "chronicle-ally": ally_bar,
    "chronicle-hand": hand_bar,
    "chronicle-discard": discard_bar,
    "chronicle-give_up": give_up_bar,
    "chronicle-leftover": leftover_bar,
    "chronicle-left_card": left_card_bar,
    "chronicle-revoke": revoke_bar,
    "chronicle-twos": twos_bar,
    "chronicle-tie": tie_bar,
}


def _word(card: str) -> str:
    return power_of(card).replace("_", "-")


def _played(state: Chronicle) -> Msg | None:
    at_work = state.round.in_play.at_work
    return None if at_work is None else Msg("chronicle-was-played", who=Who(at_work.seat), card=Named(at_work.card))
