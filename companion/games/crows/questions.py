"""The questions of the game, each made from the state as it is now; None where it cannot be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from companion.engine import (
    Ask,
    CardId,
    First,
    Fresh,
    Msg,
    Option,
    PickOne,
    PickSeat,
    Seat,
    TapCard,
    others,
)
from companion.games.crows.areas import Bird, counted, kinds_in, pickable
from companion.games.crows.box import BAT, DOOR, MIRROR, PLAIN_KILL, Kind
from companion.games.crows.piles import bird_deck, birds_to_deal, deck_order, in_some_hand
from companion.games.crows.refusals import (
    why_not_answered,
    why_not_dealt,
    why_not_drawn,
    why_not_from_hand,
    why_not_from_pool,
    why_not_picked,
)
from companion.games.crows.state import BIRDS_DEALT, Crows, Deed

T = TypeVar("T")

CARD: Final = "card"
JUDGE: Final = "judge"
DONE: Final = "done"
EFFECT: Final = "effect"
KILL: Final = "kill"
ACCEPT: Final = "accept"


async def told(state: Crows, make: Callable[[], Ask[T] | None]) -> T | None:
    """Ask, making the question anew whenever the table has changed something by hand.

    None where it cannot be asked any more, such as once only one player is left.
    """
    reply = await Fresh(lambda: None if state.is_over else make())
    if reply is not None:
        state.turn_page()
    return reply


def deal_question(state: Crows, seat: Seat) -> TapCard | None:
    """Which bird is dealt to that seat?"""
    cards = birds_to_deal(state)
    if seat in state.out or len(state.areas[seat]) >= BIRDS_DEALT or not cards:
        return None
    return TapCard(key="crows-deal", seat=seat, cards=cards, why_not=lambda card: why_not_dealt(state, card))


def draw_question(state: Crows) -> TapCard | None:
    """Which card of the bird deck does the player whose turn it is draw?"""
    return None if state.turn in state.out else _from_bird_deck(state, "crows-draw_bird", state.turn)


def play_question(state: Crows) -> First | None:
    """Which shamisen card is played, or is it time to be judged?"""
    seat = state.turn
    if seat in state.out:
        return None
    judge = PickOne(key="crows-play", seat=seat, among=(Option(JUDGE, Msg("crows-judge")),))
    cards = playable(state)
    if not cards:
        return First(key="crows-play", seat=seat, asks={JUDGE: judge})
    tap = TapCard(key="crows-play", seat=seat, cards=cards, why_not=lambda card: why_not_from_hand(state, seat, card))
    return First(key="crows-play", seat=seat, asks={CARD: tap, JUDGE: judge})


def playable(state: Crows) -> tuple[CardId, ...]:
    """What may be played: anything that may be in hand, a door only where there is a bird that it can kill."""
    if state.hands[state.turn] == 0:
        return ()
    return tuple(card for card in in_some_hand(state) if card != DOOR or may_kill(state, state.turn))


def may_kill(state: Crows, seat: Seat) -> bool:
    """Whether a plain kill finds a bird."""
    return bool(pickable(state.areas[seat], PLAIN_KILL, used=0, divisible=divisible(state)))


def use_question(state: Crows) -> PickOne | None:
    """Is the card played for its effect, or to kill one bird?"""
    deed = _deed(state)
    if deed.seat in state.out:
        return None
    does = Msg(f"crows-does-{deed.card}")
    effect = Option(EFFECT, Msg("crows-use-effect"), does)
    kill = Option(KILL, Msg("crows-use-kill"), Msg("crows-kills-one"))
    among = (*(() if deed.card == DOOR else (effect,)), *((kill,) if may_kill(state, deed.seat) else ()))
    return PickOne(key="crows-use", seat=deed.seat, among=among) if among else None


def kind_question(state: Crows) -> PickOne | None:
    """Which kind of bird is netted or swapped?"""
    deed = _deed(state)
    kinds = kinds_to_choose(state, deed)
    if not kinds or deed.source in state.out:
        return None
    counts = counted(state.areas[deed.source])
    among = tuple(Option(kind, Msg(f"crows-birds-{kind}", n=counts[kind])) for kind in kinds)
    return PickOne(key="crows-kind", seat=deed.source, among=among)


def kinds_to_choose(state: Crows, deed: Deed) -> tuple[Kind, ...]:
    """The kinds in front of the source. With bats there it must be bats, unless the house lets a plectrum choose."""
    kinds = kinds_in(state.areas[deed.source])
    free = deed.effect.does == "swap_kind" and state.house.bats_first_plectrum == "no"
    return (BAT,) if BAT in kinds and not free else kinds


def bird_question(state: Crows) -> First | None:
    """Which bird is killed or sent away, or is it enough?"""
    deed = _deed(state)
    birds = choice_now(state)
    if not birds or deed.source in state.out:
        return None
    seat = deed.source
    cards = tuple(dict.fromkeys(bird.card for bird in birds))
    tap = TapCard(key="crows-bird", seat=seat, cards=cards, why_not=lambda card: why_not_picked(state, deed, card))
    asks: dict[str, TapCard | PickOne] = {CARD: tap}
    if deed.effect.birds is not None and deed.effect.birds > 1:
        detail = Msg("crows-nothing-happens") if deed.used == 0 else None
        done = Option(DONE, Msg("crows-done"), detail)
        asks[DONE] = PickOne(key="crows-bird", seat=seat, among=(done,))
    return First(key="crows-bird", seat=seat, asks=asks)


def choice_now(state: Crows) -> tuple[Bird, ...]:
    """The birds that the card at work may take next."""
    deed = _deed(state)
    splits = divisible(state) and deed.effect.does == "kill"
    return pickable(state.areas[deed.source], deed.effect, used=deed.used, divisible=splits)


def divisible(state: Crows) -> bool:
    """Whether part of a card may be killed."""
    return state.house.multi_bird_cards != "indivisible"


def target_question(state: Crows) -> PickSeat | None:
    """At whom is the card aimed?"""
    deed = _deed(state)
    if deed.seat in state.out:
        return None
    return PickSeat(key="crows-target", seat=deed.seat, seats=others(state.seats_in, deed.seat))


def answer_question(state: Crows) -> First | None:
    """Does the named player answer with a door or a mirror? Always asked while there is a card in that hand."""
    deed = _deed(state)
    seat = deed.target
    if seat is None or seat in state.out or deed.source in state.out or state.hands[seat] == 0:
        return None
    asks: dict[str, TapCard | PickOne] = {
        card: TapCard(
            key="crows-answer", seat=seat, cards=(card,), why_not=lambda tapped: why_not_answered(state, tapped)
        )
        for card in (DOOR, MIRROR)
        if card in in_some_hand(state)
    }
    accept = Option(ACCEPT, Msg("crows-accept"))
    asks[ACCEPT] = PickOne(key="crows-answer", seat=seat, among=(accept,))
    return First(key="crows-answer", seat=seat, asks=asks, otherwise=ACCEPT)


def redirect_question(state: Crows) -> PickSeat | None:
    """On whom does the mirror turn the attack? The attacker may be chosen too."""
    seat = _deed(state).target
    if seat is None or seat in state.out:
        return None
    return PickSeat(key="crows-redirect", seat=seat, seats=others(state.seats_in, seat))


def flip_question(state: Crows) -> TapCard | None:
    """Which card does the mist net turn up?"""
    return None if _deed(state).seat in state.out else _from_bird_deck(state, "crows-flip", None)


def whistle_question(state: Crows) -> TapCard | None:
    """Which card does the whistle call?"""
    return None if _deed(state).seat in state.out else _from_bird_deck(state, "crows-whistle_bird", None)


def nightjar_question(state: Crows) -> TapCard | None:
    """Which card does the nightjar deal next?"""
    pool = [bird.card for bird in _deed(state).pool]
    if not pool:
        return None
    return TapCard(
        key="crows-nightjar_card",
        cards=tuple(dict.fromkeys(pool)),
        why_not=lambda card: why_not_from_pool(state, card),
    )


def drop_question(state: Crows, seat: Seat, *, keep: int) -> TapCard | None:
    """Which hand card is discarded?"""
    if state.hands[seat] <= keep:
        return None
    return TapCard(
        key="crows-drop",
        seat=seat,
        cards=in_some_hand(state),
        why_not=lambda card: why_not_from_hand(state, seat, card),
    )


def _from_bird_deck(state: Crows, key: str, seat: Seat | None) -> TapCard | None:
    cards = deck_order(bird_deck(state))
    if not cards:
        return None
    return TapCard(key=key, seat=seat, cards=cards, why_not=lambda card: why_not_drawn(state, card))


def _deed(state: Crows) -> Deed:
    assert state.deed is not None
    return state.deed
