"""The sentence of the bar for every question: who is asked and what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Ask, Each, MarkId, Msg, Seat, Who
from companion.games.wonders.cities import shields
from companion.games.wonders.military import VICTORY, signed
from companion.games.wonders.state import Wonders


@dataclass(frozen=True, slots=True)
class Bar:
    """The prompt, its second line, and whom or what it is about."""

    prompt: Msg
    detail: Msg | None = None
    subject: Seat | MarkId | None = None


def bar(state: Wonders, ask: Ask[Any] | None) -> Bar:
    """What the bar says at a question; after the last one, that the match is over."""
    if ask is None:
        return Bar(Msg("wonders-game-over"), subject="stage")
    return BARS[ask.key](state, ask)


def seal_bar(state: Wonders, ask: Ask[Any]) -> Bar:
    """Everybody seals a card; some again, where a card was told too often."""
    del ask
    if state.again:
        seats = tuple(Who(seat) for seat in state.again)
        return Bar(Msg("wonders-tap-again", who=seats), Msg("wonders-too-many-told"), "secret")
    return Bar(Msg("wonders-tap-your-card"), Msg("wonders-keep-face-down"), "secret")


def stage_bar(_state: Wonders, ask: Ask[Any]) -> Bar:
    """Which stage is meant."""
    assert ask.seat is not None
    return Bar(Msg("wonders-which-stage", who=Who(ask.seat)), Msg("wonders-sealed-too"), ask.seat)


def use_bar(_state: Wonders, ask: Ask[Any]) -> Bar:
    """What is done with the open cards."""
    assert isinstance(ask, Each)
    only = next(iter(ask.asks)) if len(ask.asks) == 1 else None
    prompt = Msg("wonders-use-all") if only is None else Msg("wonders-use-one", who=Who(only))
    return Bar(prompt, Msg("wonders-silence-builds"), "stage" if only is None else only)


def pay_bar(_state: Wonders, ask: Ask[Any]) -> Bar:
    """Who is paid."""
    assert isinstance(ask, Each)
    only = next(iter(ask.asks)) if len(ask.asks) == 1 else None
    prompt = Msg("wonders-pay-all") if only is None else Msg("wonders-pay-one", who=Who(only))
    return Bar(prompt, Msg("wonders-silence-pays"), "coin" if only is None else only)


def free_city_bar(_state: Wonders, ask: Ask[Any]) -> Bar:
    """The holder's card for the free city."""
    assert ask.seat is not None
    return Bar(Msg("wonders-card-for-free-city", who=Who(ask.seat)), Msg("wonders-one-it-can-use"), ask.seat)


def last_bar(_state: Wonders, ask: Ask[Any]) -> Bar:
    """The seventh card."""
    assert ask.seat is not None
    return Bar(Msg("wonders-seventh-card", who=Who(ask.seat)), Msg("wonders-build-stage-or-sell"), ask.seat)


def dug_bar(state: Wonders, ask: Ask[Any]) -> Bar:
    """A card of the discard pile."""
    assert ask.seat is not None
    unseen = sum(state.buried.values())
    detail = Msg("wonders-unseen-there", n=unseen) if unseen else Msg("wonders-for-nothing")
    return Bar(Msg("wonders-dig", who=Who(ask.seat)), detail, ask.seat)


def war_bar(state: Wonders, _ask: Ask[Any]) -> Bar:
    """The conflicts."""
    return Bar(Msg("wonders-war"), Msg("wonders-war-worth", age=state.age, n=VICTORY[state.age]), "war")


def shields_bar(state: Wonders, ask: Ask[Any]) -> Bar:
    """Shields, counted by hand."""
    assert ask.seat is not None
    detail = Msg("wonders-type-or-tap-red", age=state.age, n=shields(state.cities[ask.seat]))
    return Bar(Msg("wonders-how-many-shields", who=Who(ask.seat)), detail, ask.seat)


def card_bar(state: Wonders, ask: Ask[Any]) -> Bar:
    """All structures of a city."""
    assert ask.seat is not None
    told = len(state.cities[ask.seat].cards)
    return Bar(Msg("wonders-tap-all-cards", who=Who(ask.seat)), Msg("wonders-cards-told", n=told), ask.seat)


def stages_bar(_state: Wonders, ask: Ask[Any]) -> Bar:
    """All stages of a city."""
    assert ask.seat is not None
    return Bar(Msg("wonders-which-stages", who=Who(ask.seat)), Msg("wonders-then-all-told"), ask.seat)


def coins_bar(_state: Wonders, ask: Ask[Any]) -> Bar:
    """The coins of a city."""
    assert ask.seat is not None
    return Bar(Msg("wonders-how-many-coins", who=Who(ask.seat)), subject=ask.seat)


def tokens_bar(state: Wonders, ask: Ask[Any]) -> Bar:
    """The conflict tokens of a city."""
    assert ask.seat is not None
    tokens = state.cities[ask.seat].tokens
    words = tuple(Msg("wonders-token", n=signed(token)) for token in tokens)
    detail = Msg("wonders-tokens-so-far", tokens=words) if words else Msg("wonders-no-tokens-so-far")
    return Bar(Msg("wonders-which-tokens", who=Who(ask.seat)), detail, ask.seat)


BARS: Final[dict[str, Callable[[Wonders, Ask[Any]], Bar]]] = {
    "wonders-seal": seal_bar,
    "wonders-stage": stage_bar,
    "wonders-use": use_bar,
    "wonders-pay": pay_bar,
    "wonders-free_city": free_city_bar,
    "wonders-last": last_bar,
    "wonders-dug": dug_bar,
    "wonders-war": war_bar,
    "wonders-tally_shields": shields_bar,
    "wonders-tally_card": card_bar,
    "wonders-tally_stages": stages_bar,
    "wonders-tally_coins": coins_bar,
    "wonders-tally_tokens": tokens_bar,
}
