"""What each character does when it is played face up, at once and as far as possible (rules 2.2).

A power without a target does nothing. Cards that act at the end of a trick (King, Demon, Dragon) or of a round
(1, 2, Angel) have nothing to do here.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from companion.engine import CardId, Named, Seat, Who, others
from companion.games.chronicle.box import number_of, power_of
from companion.games.chronicle.hands import lay_face_down, put_down, take_back_unseen, take_in
from companion.games.chronicle.questions import ally_question, hand_question, target_question, told
from companion.games.chronicle.revokes import judge_revokes
from companion.games.chronicle.state import AtWork, Chronicle, Played, Round

THREE: Final = 3
GIVEN_UP_FOR_FOOL: Final = 3

Power = Callable[[Chronicle, Seat], Coroutine[Any, Any, None]]


async def use_power(state: Chronicle, seat: Seat, card: CardId) -> None:
    """Carry out the power of a card that was just played face up, if it has one now."""
    power = POWERS.get(power_of(card))
    trick = state.round.in_play
    if power is None or trick.given is not None:
        return
    trick.at_work = AtWork(seat, card)
    await power(state, seat)
    trick.at_work = None


async def reverse(state: Chronicle, seat: Seat) -> None:
    """3: in this trick smaller numbers beat larger ones."""
    del seat
    state.round.in_play.reversed = True
    state.say("reversed")


async def take_ally(state: Chronicle, seat: Seat) -> None:
    """4: take one ally of another player. One's own are no way out of it."""
    round = state.round
    victim = await choose_target(state, seat, lambda: with_allies(round, others(round.seats, seat)))
    if victim is None:
        return
    card = await told(state, lambda: ally_question(state, "chronicle-ally", seat, victim))
    if card is not None:
        round.allies[victim].remove(card)
        round.allies[seat].append(card)
        state.say("goes-to-allies", card=Named(card), who=Who(seat))


async def end_trick(state: Chronicle, seat: Seat) -> None:
    """5: the trick ends at once; whoever has not played keeps their cards."""
    del seat
    state.round.in_play.ended = True
    state.say("trick-ends")


async def ally_to_hand(state: Chronicle, seat: Seat) -> None:
    """6: one of the player's own allies goes back to their hand."""
    card = await own_ally(state, seat)
    if card is not None:
        take_in(state.round, seat, card)
        state.say("goes-to-hand", card=Named(card), who=Who(seat))


async def recall(state: Chronicle, seat: Seat) -> None:
    """7: a card that another player has played in this trick goes back to their hand. What it did stays done."""
    round = state.round
    trick = round.in_play
    player = await choose_target(state, seat, lambda: recallable(state, seat))
    if player is None:
        return
    played = recallable_card(state, player)
    played.live = False
    if played.face_up and played.card is not None:
        take_in(round, player, played.card)
        state.say("goes-to-hand", card=Named(played.card), who=Who(player))
        if number_of(played.card) == THREE and state.house.recall_cancels_reverse == "yes":
            trick.reversed = False
    else:
        take_back_unseen(round.hands[player], played.card)
        state.say("goes-back-unseen", who=Who(player))
    if state.house.recall_replay == "yes_at_end_of_trick":
        trick.again.append(player)


async def force_discard(state: Chronicle, seat: Seat) -> None:
    """8: another player discards a hand card, which counts for nobody this round."""
    round = state.round
    target = await choose_target(state, seat, lambda: with_cards(round, others(round.seats, seat)))
    if target is None:
        return
    unseen = state.house.discard_by_8 == "target_chooses_face_down"
    card = await told(state, lambda: hand_question(state, "chronicle-discard", target, face_down=unseen))
    if card is None:
        return
    if unseen:
        discard_unseen(round, target, card)
        state.say("discarded-unseen", who=Who(target))
        return
    put_down(round, target, card)
    round.out.append(card)
    state.say("goes-out", card=Named(card))
    await judge_revokes(state)


async def hand_to_allies(state: Chronicle, seat: Seat) -> None:
    """9: one card of the player's hand, whichever they like, joins their allies."""
    card = await told(state, lambda: hand_question(state, "chronicle-hand", seat))
    if card is None:
        state.say("no-effect")
        return
    put_down(state.round, seat, card)
    state.round.allies[seat].append(card)
    state.say("goes-to-allies", card=Named(card), who=Who(seat))
    await judge_revokes(state)


async def discard_ally(state: Chronicle, seat: Seat) -> None:
    """10: one of the player's own allies is discarded."""
    card = await own_ally(state, seat)
    if card is not None:
        state.round.out.append(card)
        state.say("goes-out", card=Named(card))


async def sage(state: Chronicle, seat: Seat) -> None:
    """Sage: an ally of any player, oneself allowed, goes to the hand of whoever played the Sage."""
    round = state.round
    owner = await choose_target(state, seat, lambda: with_allies(round, round.from_leader()))
    if owner is None:
        return
    chooser = seat if state.house.sage_chooser == "player_of_sage" else owner
    card = await told(state, lambda: ally_question(state, "chronicle-ally", chooser, owner))
    if card is not None:
        round.allies[owner].remove(card)
        take_in(round, seat, card)
        state.say("goes-to-hand", card=Named(card), who=Who(seat))


async def fool(state: Chronicle, seat: Seat) -> None:
    """Fool: any player, oneself allowed, discards three of their allies; who has fewer, discards all."""
    round = state.round
    owner = await choose_target(state, seat, lambda: with_allies(round, round.from_leader()))
    if owner is None:
        return
    chooser = owner if state.house.fool_chooser == "target" else seat
    for _ in range(GIVEN_UP_FOR_FOOL):
        card = await told(state, lambda: ally_question(state, "chronicle-give_up", chooser, owner))
        if card is None:
            return
        round.allies[owner].remove(card)
        round.out.append(card)
        state.say("goes-out", card=Named(card))


POWERS: Final[dict[str, Power]] = {
    "reverse": reverse,
    "take_ally": take_ally,
    "end_trick": end_trick,
    "ally_to_hand": ally_to_hand,
    "recall": recall,
    "force_discard": force_discard,
    "hand_to_allies": hand_to_allies,
    "discard_ally": discard_ally,
    "sage": sage,
    "fool": fool,
}


async def choose_target(state: Chronicle, seat: Seat, candidates: Callable[[], tuple[Seat, ...]]) -> Seat | None:
    """Whom a power is aimed at; None, and said so, where there is nobody."""
    target = await told(state, lambda: target_question(state, seat, candidates()))
    if target is None:
        state.say("no-effect")
        return None
    at_work = state.round.in_play.at_work
    if at_work is not None:
        at_work.target = target
    return target


async def own_ally(state: Chronicle, seat: Seat) -> CardId | None:
    """One of the player's own allies, taken from among them; None, and said so, where there is none."""
    card = await told(state, lambda: ally_question(state, "chronicle-ally", seat, seat))
    if card is None:
        state.say("no-effect")
        return None
    state.round.allies[seat].remove(card)
    return card


def with_allies(round: Round, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those who have allies. The cards of the current trick are nobody's yet."""
    return tuple(seat for seat in seats if round.allies[seat])


def with_cards(round: Round, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those who hold cards."""
    return tuple(seat for seat in seats if round.hands[seat].size > 0)


def recallable(state: Chronicle, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else whose card lies in the trick, face down too unless the house forbids it."""
    played = [card for card in state.round.in_play.played if card.seat != seat and may_be_recalled(state, card)]
    return tuple(dict.fromkeys(card.seat for card in played))


def recallable_card(state: Chronicle, seat: Seat) -> Played:
    """The card that this player has in the trick."""
    return next(card for card in state.round.in_play.played if card.seat == seat and may_be_recalled(state, card))


def may_be_recalled(state: Chronicle, played: Played) -> bool:
    """Whether a 7 may send this card back."""
    return played.live and (played.face_up or state.house.recall_slough == "allowed")


def discard_unseen(round: Round, seat: Seat, card: CardId) -> None:
    """A card is discarded face down: from now on nobody can be sure what that hand still holds."""
    lay_face_down(round.hands[seat], card)
    round.hands[seat].known.clear()
    round.out_face_down.append(card)
