"""The sentence of the bar for every question: whose turn it is and what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Ask, MarkId, Msg, Named, Seat, Who
from companion.games.crows.effects import copied_card
from companion.games.crows.questions import choice_now
from companion.games.crows.state import BIRDS_DEALT, BIRDS_DRAWN, HAND_LIMIT, Crows, Deed


@dataclass(frozen=True, slots=True)
class Bar:
    """The prompt, its second line, and whom or what it is about."""

    prompt: Msg
    detail: Msg | None = None
    subject: Seat | MarkId | None = None


def bar(state: Crows, ask: Ask[Any] | None) -> Bar:
    """What the bar says at a question; after the last one, who is still there."""
    if ask is None:
        last = state.seats_in[0]
        return Bar(Msg("crows-game-over", who=Who(last)), subject=last)
    if ask.seat is None:
        return TABLE_BARS[ask.key](state)
    return SEAT_BARS[ask.key](state, ask.seat)


def deal_bar(state: Crows, seat: Seat) -> Bar:
    """Three birds in front of a seat. Before the first one, what else is to be prepared."""
    lying = len(state.areas[seat])
    number = Msg("crows-n-of", n=lying + 1, of=BIRDS_DEALT)
    detail = number if any(state.areas) else Msg("crows-prepare")
    return Bar(Msg("crows-deal-to", who=Who(seat)), detail, seat)


def draw_bar(state: Crows, seat: Seat) -> Bar:
    """The bird cards of the turn."""
    number = BIRDS_DRAWN - state.draws + 1
    return Bar(Msg("crows-draw-a-bird", who=Who(seat)), Msg("crows-n-of", n=number, of=BIRDS_DRAWN), seat)


def play_bar(state: Crows, seat: Seat) -> Bar:
    """A shamisen card, or judgement. The top of the discard pile is shown because a mirror copies it."""
    detail = Msg("crows-in-hand", n=state.hands[seat])
    if state.shamisen_discard:
        detail = Msg("crows-in-hand-and-top", n=state.hands[seat], card=Named(state.shamisen_discard[-1]))
    return Bar(Msg("crows-play-or-judge", who=Who(seat)), detail, seat)


def use_bar(state: Crows, seat: Seat) -> Bar:
    """Effect or plain kill; a mirror says what it would copy."""
    deed = _deed(state)
    model = copied_card(state) if deed.effect.does == "copy" else None
    detail = None if model is None else Msg("crows-would-copy", card=Named(model))
    return Bar(Msg("crows-effect-or-kill", who=Who(seat), card=Named(deed.card)), detail, seat)


def kind_bar(state: Crows, seat: Seat) -> Bar:
    """A kind of bird."""
    card = Named(_deed(state).by)
    return Bar(Msg("crows-which-kind", who=Who(seat), card=card), Msg("crows-all-of-it"), seat)


def bird_bar(state: Crows, seat: Seat) -> Bar:
    """A bird to kill or to send away."""
    deed = _deed(state)
    key = "crows-tap-to-send" if deed.effect.does == "send" else "crows-tap-to-kill"
    return Bar(Msg(key, who=Who(seat)), _reach(state, deed), seat)


def target_bar(state: Crows, seat: Seat) -> Bar:
    """At whom a card is aimed."""
    deed = _deed(state)
    detail = None
    if deed.effect.does == "steal":
        empty = tuple(Who(other) for other in state.seats_in if other != seat and state.hands[other] == 0)
        detail = Msg("crows-nothing-to-steal", who=empty) if empty else None
    return Bar(Msg("crows-at-whom", who=Who(seat), card=Named(deed.by)), detail, seat)


def answer_bar(state: Crows, seat: Seat) -> Bar:
    """A reaction: what is about to happen."""
    deed = _deed(state)
    return Bar(Msg("crows-answer", who=Who(seat), card=Named(deed.by)), threat(deed), seat)


def redirect_bar(state: Crows, seat: Seat) -> Bar:
    """Where a mirror turns an attack."""
    deed = _deed(state)
    return Bar(Msg("crows-turn-on-whom", who=Who(seat), card=Named(deed.by)), threat(deed), seat)


def drop_bar(state: Crows, seat: Seat) -> Bar:
    """Discarding: down to the limit, or everything."""
    if seat in state.out:
        return Bar(Msg("crows-drop-all", who=Who(seat)), Msg("crows-to-go", n=state.hands[seat]), seat)
    left = state.hands[seat] - HAND_LIMIT
    return Bar(Msg("crows-drop-to-limit", who=Who(seat), n=HAND_LIMIT), Msg("crows-to-go", n=left), seat)


def flip_bar(state: Crows) -> Bar:
    """The mist net's card."""
    return Bar(Msg("crows-flip", card=Named(_deed(state).by)), Msg("crows-its-kind-dies"), "shamisen")


def whistle_bar(state: Crows) -> Bar:
    """The whistle's cards, and for whom they are as far as is known."""
    deed = _deed(state)
    to = deed.seat if deed.stopped or deed.target is None else deed.target
    total = deed.effect.cards or 0
    return Bar(Msg("crows-whistle", who=Who(to)), Msg("crows-n-of", n=total - deed.due + 1, of=total), "shamisen")


def nightjar_bar(state: Crows) -> Bar:
    """Who is dealt the next card of the nightjar."""
    deed = _deed(state)
    return Bar(Msg("crows-nightjar", who=Who(deed.next_to)), Msg("crows-to-go", n=len(deed.pool)), deed.next_to)


def threat(deed: Deed) -> Msg:
    """What an attack is about to do."""
    who = Who(deed.source)
    match deed.effect.does:
        case "send":
            return Msg("crows-threat-send", who=who, cards=tuple(Named(bird.card) for bird in deed.picked))
        case "swap_kind":
            return Msg("crows-threat-swap-kind", who=who, kind=Msg(f"crows-kinds-{deed.kind}"))
        case "send_drawn" if deed.drawn:
            return Msg("crows-threat-send", who=who, cards=tuple(Named(bird.card) for bird in deed.drawn))
    return Msg(f"crows-threat-{deed.effect.does.replace('_', '-')}", who=who)


SEAT_BARS: Final[dict[str, Callable[[Crows, Seat], Bar]]] = {
    "crows-deal": deal_bar,
    "crows-draw_bird": draw_bar,
    "crows-play": play_bar,
    "crows-use": use_bar,
    "crows-kind": kind_bar,
    "crows-bird": bird_bar,
    "crows-target": target_bar,
    "crows-answer": answer_bar,
    "crows-redirect": redirect_bar,
    "crows-drop": drop_bar,
}
TABLE_BARS: Final[dict[str, Callable[[Crows], Bar]]] = {
    "crows-flip": flip_bar,
    "crows-whistle_bird": whistle_bar,
    "crows-nightjar_card": nightjar_bar,
}


def _reach(state: Crows, deed: Deed) -> Msg:
    if deed.effect.birds is None:
        return Msg("crows-one-card")
    left = deed.effect.birds - deed.used
    bats = deed.effect.bats_first and all(bird.kind == "bat" for bird in choice_now(state))
    return Msg("crows-birds-left-bats-first" if bats else "crows-birds-left", n=left)


def _deed(state: Crows) -> Deed:
    assert state.deed is not None
    return state.deed
