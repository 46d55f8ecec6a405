"""The questions of the game, each made from the state as it is now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from companion.engine import (
    Ask,
    CardId,
    First,
    Fresh,
    Msg,
    Named,
    Option,
    PickOne,
    PickSeat,
    Refusal,
    Seat,
    TapCard,
    Who,
)
from companion.games.chronicle.box import CHARACTERS
from companion.games.chronicle.hands import could_hold, could_seem_to_hold, face_down, has_room
from companion.games.chronicle.refusals import (
    suit_words,
    why_not_an_ally,
    why_not_from_hand,
    why_not_played,
    why_not_turned_over,
    why_not_turned_up,
)
from companion.games.chronicle.scoring import Tie
from companion.games.chronicle.state import Chronicle, Played, Round, history_deck
from companion.games.chronicle.tricks import follows, must_follow, whose_turn

T = TypeVar("T")
UNKNOWN = "unknown"


async def told(state: Chronicle, make: Callable[[], Ask[T] | None]) -> T | None:
    """Ask, making the question anew whenever the table has changed something by hand; None where none can be asked."""
    reply = await Fresh(make)
    if reply is not None:
        state.turn_page()
    return reply


def history_question(state: Chronicle) -> TapCard:
    """Which history card is turned up?"""
    return TapCard(
        key="chronicle-history",
        cards=history_deck(state),
        why_not=lambda card: why_not_turned_over(state, card),
    )


def removed_question(state: Chronicle) -> TapCard:
    """Which character is turned up, to be removed from a round of five players?"""
    again = state.round.removed
    cards = tuple(card for card in CHARACTERS if card != again)

    def why_not(card: CardId) -> Refusal:
        if card == again:
            return Refusal(Msg("chronicle-start-card-stays", card=Named(card)), card=card)
        return Refusal(Msg("chronicle-tap-a-character"))

    return TapCard(key="chronicle-removed", cards=cards, why_not=why_not)


def holder_question(state: Chronicle, key: str) -> PickSeat:
    """Who shows the start card?"""
    return PickSeat(key=key, seats=tuple(state.seats))


def play_question(state: Chronicle) -> First | None:
    """What does the player whose turn it is play? None where the trick is over.

    A card of the led suit and a wild card are laid face up, any other is a slough: face down at once and secret.
    """
    round = state.round
    seat = whose_turn(round)
    if seat is None:
        return None
    trick = round.in_play
    bound = bool(must_follow(round, seat))
    cards, seem = could_hold(round, seat), could_seem_to_hold(round, seat)
    sloughs = frozenset(card for card in CHARACTERS if not follows(trick, card))
    tap = TapCard(
        key="chronicle-play",
        seat=seat,
        cards=tuple(card for card in cards if not (bound and card in sloughs)),
        shown=tuple(card for card in seem if not (bound and card in sloughs)),
        secret=sloughs,
        forceable=_takeable(round, seat, cards, sloughs),
        why_not=lambda card: why_not_played(state, seat, card),
    )
    asks: dict[str, TapCard | PickOne] = {"card": tap}
    if not bound and any(card in sloughs for card in seem):
        asks[UNKNOWN] = _untold_slough(trick.suit, seat)
    return First(key="chronicle-play", seat=seat, asks=asks)


def turned_up_question(state: Chronicle, laid: Played) -> TapCard | None:
    """Which card was the slough that nobody told? None where it lies face down no more."""
    if not laid.lies_face_down:
        return None
    trick = state.round.in_play
    cards, seem = could_hold(state.round, laid.seat), could_seem_to_hold(state.round, laid.seat)
    # Only where no card of another suit can have been laid is a card taken that should never lie face down.
    return TapCard(
        key="chronicle-turned_up",
        cards=tuple(card for card in cards if not follows(trick, card)) or cards,
        shown=tuple(card for card in seem if not follows(trick, card)) or seem,
        forceable=frozenset(cards),
        why_not=lambda card: why_not_turned_up(state, trick, laid.seat, card),
    )


def target_question(state: Chronicle, seat: Seat, candidates: tuple[Seat, ...]) -> PickSeat | None:
    """Whom is a power aimed at? None where there is nobody."""
    if not candidates or state.round.in_play.given is not None:
        return None
    return PickSeat(key="chronicle-target", seat=seat, seats=candidates)


def ally_question(state: Chronicle, key: str, asked: Seat, owner: Seat) -> TapCard | None:
    """Which of the owner's allies? None where there is none."""
    allies = tuple(state.round.allies[owner])
    if not allies or state.round.in_play.given is not None:
        return None
    return TapCard(key=key, seat=asked, cards=allies, why_not=lambda card: why_not_an_ally(state, owner, card))


def hand_question(state: Chronicle, key: str, seat: Seat, *, face_down: bool = False) -> TapCard | None:
    """Which card of that seat's hand? None where it is empty."""
    round = state.round
    if round.hands[seat].size == 0 or (round.trick is not None and round.trick.given is not None):
        return None
    cards = could_hold(round, seat)
    return TapCard(
        key=key,
        seat=seat,
        cards=cards,
        shown=could_seem_to_hold(round, seat),
        secret=frozenset(CHARACTERS) if face_down else frozenset(),
        forceable=_takeable(round, seat, cards, frozenset()),
        why_not=lambda card: why_not_from_hand(state, seat, card),
    )


def leftover_question(state: Chronicle, seat: Seat) -> PickOne | None:
    """Does a player with cards left add all of them to their allies? Under `must_all` there is only one answer."""
    size = state.round.hands[seat].size
    if size == 0:
        return None
    yes = Option("yes", Msg("chronicle-add-all"), Msg("chronicle-cards", n=size))
    no = Option("no", Msg("chronicle-keep-out"), Msg("chronicle-cards", n=size))
    among = (yes,) if state.house.leftover_hand == "must_all" else (yes, no)
    return PickOne(key="chronicle-leftover", seat=seat, among=among)


def twos_question(seat: Seat) -> PickOne:
    """What do this player's 2s count for under a condition?"""
    three = Option("three", Msg("chronicle-as-three"))
    one = Option("one", Msg("chronicle-as-one"))
    return PickOne(key="chronicle-twos", seat=seat, among=(three, one))


def tie_question(tie: Tie) -> PickOne:
    """Who scores a tied condition?"""
    seats = tuple(Option(f"seat:{seat}", Msg("app-who", who=Who(seat))) for seat in tie.seats)
    both = Option("all", Msg("chronicle-all-score")), Option("none", Msg("chronicle-nobody-scores"))
    return PickOne(key="chronicle-tie", among=(*seats, *both))


def _untold_slough(suit: str | None, seat: Seat) -> PickOne:
    option = Option(UNKNOWN, Msg("chronicle-face-down"), Msg("chronicle-no-suit", suit=suit_words(suit)))
    return PickOne(key="chronicle-play", seat=seat, among=(option,))


def _takeable(round: Round, seat: Seat, cards: tuple[CardId, ...], sloughs: frozenset[CardId]) -> frozenset[CardId]:
    """What the rules can take although it is against them: a slough that should have followed, or a card that was
    thought to be in another hand.
    """
    hidden = face_down(round)
    thought = [card for other, hand in enumerate(round.hands) if other != seat for card in hand.known]
    elsewhere = [card for card in thought if card not in hidden] if has_room(round, seat) else []
    return frozenset((*(card for card in cards if card in sloughs), *elsewhere))
