"""The rules of Chronicle, in the order of the rule book. The table's facts are on the state, the order is here."""

from __future__ import annotations

from functools import partial

from companion.engine import Bookmark, CardId, Named, Seat, Who
from companion.games.chronicle.box import DRAGON, suit_of
from companion.games.chronicle.hands import lay_face_down, put_down, show
from companion.games.chronicle.history import further, start_card
from companion.games.chronicle.powers import use_power
from companion.games.chronicle.questions import (
    UNKNOWN,
    hand_question,
    history_question,
    holder_question,
    leftover_question,
    play_question,
    removed_question,
    told,
    turned_up_question,
)
from companion.games.chronicle.reckoning import game_is_over, score_round
from companion.games.chronicle.revokes import judge_revokes
from companion.games.chronicle.state import (
    OUT,
    REMOVES_A_CARD,
    Chronicle,
    Played,
    Round,
    Slough,
    Trick,
    fresh_round,
    history_deck,
    second_history,
)
from companion.games.chronicle.tricks import follows, must_follow, strongest, whose_turn


async def play(state: Chronicle) -> None:
    """Rounds are played until somebody has won (rules 3)."""
    while not game_is_over(state):
        await one_round(state)
    state.finished = True


async def one_round(state: Chronicle) -> None:
    """One deal: history, the hands, tricks until a hand is empty, and fame."""
    state.round = fresh_round(len(state.results) + 1, len(state.seats))
    await turn_up_history(state)
    await deal(state)
    await show_start_card(state)
    while everybody_holds_cards(state.round):
        await one_trick(state)
    await add_leftover_hands(state)
    await score_round(state)


# -- rules 1: preparing a round


async def turn_up_history(state: Chronicle) -> None:
    """The history card of the round, or two of them; some bring further ones, all in force together."""
    round = state.round
    for _ in range(int(state.house.history_per_round)):
        card = await next_history(state)
        round.active.append(card)
        round.awaiting = further(card)
        while round.awaiting:
            extra = await next_history(state)
            if further(extra):
                # A further card that would bring further cards is replaced by another one.
                round.set_aside.append(extra)
                state.say("set-aside", card=Named(extra))
                continue
            round.active.append(extra)
            round.awaiting -= 1
    if round.set_aside:
        round.set_aside.clear()
        state.say("shuffle-back")


async def next_history(state: Chronicle) -> CardId:
    """The top history card. An empty deck is first made anew from the used cards."""
    if not history_deck(state):
        state.used.clear()
        state.say("shuffle-history")
    card = await history_question(state)
    state.turn_page()
    return card


async def deal(state: Chronicle) -> None:
    """All characters are dealt evenly. Five players remove the top card first, but never the start card."""
    round = state.round
    if len(round.hands) == REMOVES_A_CARD:
        start = start_card(round.active[0])
        card = await removed_question(state)
        state.turn_page()
        if card == start:
            round.removed = card
            state.say("put-back", card=Named(card))
            card = await removed_question(state)
            state.turn_page()
        round.removed = card
        round.out.append(card)


async def show_start_card(state: Chronicle) -> None:
    """The holder of the start card shows it and leads; with several history cards that of the first one counts.

    Where the house turns up two history cards, the holder of the second one's start card shows it too.
    """
    round = state.round
    round.leader = await holder_question(state, "chronicle-lead")
    state.turn_page()
    round.hands[round.leader].known.append(start_card(round.active[0]))
    second = second_history(state)
    if second is not None:
        seat = await holder_question(state, "chronicle-show")
        state.turn_page()
        round.hands[seat].known.append(start_card(second))
    round.dealt = True


# -- rules 2: a trick


async def one_trick(state: Chronicle) -> None:
    """Everybody plays one card, clockwise from the leader; the winner takes them all and leads next."""
    round = state.round
    round.tricks += 1
    round.trick = Trick(round.tricks)
    while whose_turn(round) is not None:
        await one_turn(state)
    await turn_up_sloughs(state)
    take_trick(state)
    round.trick = None


async def one_turn(state: Chronicle) -> None:
    """A card of the led suit or a wild card is played face up and does what it does; any other is laid face down."""
    round = state.round
    answer = await told(state, lambda: play_question(state))
    seat = whose_turn(round)
    if answer is None or seat is None:
        return
    branch, card = answer
    trick = round.in_play
    if seat in trick.again:
        trick.again.remove(seat)
    if branch == UNKNOWN or not follows(trick, card):
        await lay_slough(state, seat, None if branch == UNKNOWN else card)
        return
    put_down(round, seat, card)
    trick.played.append(Played(seat, card, face_up=True))
    trick.suit = trick.suit or suit_of(card)
    await judge_revokes(state)
    await use_power(state, seat, card)


async def lay_slough(state: Chronicle, seat: Seat, card: CardId | None) -> None:
    """A card laid face down has no power and cannot win. It claims that its player holds none of the led suit."""
    round = state.round
    trick = round.in_play
    insisted = bool(must_follow(round, seat))
    played = Played(seat, card, face_up=False)
    lay_face_down(round.hands[seat], card)
    trick.played.append(played)
    # A slough that the table insisted on, the suit known to be in that hand, claims nothing.
    if trick.suit is not None and not insisted:
        place = await Bookmark() - 1
        round.sloughs.append(Slough(trick.number, seat, trick.suit, round.next_moment(), place, played))


async def turn_up_sloughs(state: Chronicle) -> None:
    """Before the trick is taken its face-down cards are turned up; what was not told is told now."""
    round = state.round
    for played in round.in_play.played:
        if played.lies_face_down and played.card is not None:
            played.face_up = True
            show(round, played.seat, played.card)
    await judge_revokes(state)
    for played in round.in_play.played:
        card = await told(state, partial(turned_up_question, state, played))
        if card is not None:
            played.card, played.face_up = card, True
            show(round, played.seat, card)
            await judge_revokes(state)


def take_trick(state: Chronicle) -> None:
    """The winner adds all its cards to their allies. Under the Dragon all are discarded, and its player leads."""
    round = state.round
    trick = round.in_play
    best = strongest(trick)
    cards = [played.card for played in trick.played if played.live and played.card is not None]
    taker: Seat | str | None = trick.given
    if best is not None:
        round.leader = best.seat
        if taker is None:
            taker = OUT if best.card == DRAGON else best.seat
    named = tuple(Named(card, short=True) for card in cards)
    if isinstance(taker, int):
        round.leader = taker
        round.allies[taker].extend(cards)
        state.say("takes-trick", who=Who(taker), cards=named)
    elif taker == OUT:
        round.out.extend(cards)
        state.say("trick-goes-out", cards=named)


# -- rules 2.5: the end of a round


def everybody_holds_cards(round: Round) -> bool:
    """A round ends once somebody has no card left. Tested between tricks only: a hand may be refilled within one."""
    return all(hand.size > 0 for hand in round.hands)


async def add_leftover_hands(state: Chronicle) -> None:
    """Whoever has cards left may add all of them to their allies, clockwise from whoever took the last trick."""
    for seat in state.round.from_leader():
        if await told(state, partial(leftover_question, state, seat)) == "yes":
            await add_hand(state, seat)


async def add_hand(state: Chronicle, seat: Seat) -> None:
    """Every card left in a hand is tapped and joins the allies."""
    round = state.round
    while (card := await told(state, lambda: hand_question(state, "chronicle-left_card", seat))) is not None:
        put_down(round, seat, card)
        round.allies[seat].append(card)
        await judge_revokes(state)
