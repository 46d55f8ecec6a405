"""The questions of the game, each made from the state as it is now."""

from __future__ import annotations

from typing import Final

from companion.engine import CardId, First, Msg, Number, Option, PickOne, Seat, TapCard
from companion.games.celtica.board import GOAL, HIGHEST_NUMBER, KINDS, LONGEST, Place
from companion.games.celtica.box import COLOURS, DISPLAY, DRUID_CARDS, START_PARTS, Colour, card_of
from companion.games.celtica.refusals import (
    druid_words,
    may_insist,
    steps_to_goal,
    why_not_from_display,
    why_not_from_stacks,
    why_not_in_altar_hand,
    why_not_laid,
    why_not_own,
)
from companion.games.celtica.state import Celtica, in_stacks, unseen

DONE, YES, NO = "done", "yes", "no"
UNTOLD = "untold"
SWAP, TAKE = "swap", "take"
TOLD, KNOWN, DRUID = "told", "known", "druid"
# A part of the display costs two experience cards.
TAKE_COSTS: Final = 2


# -- preparing the game, and the display


def display_question(state: Celtica) -> TapCard | None:
    """Which part is laid in the display at the start? None once nine lie there."""
    return _from_stacks(state, "celtica-display") if len(state.display) < DISPLAY else None


def refill_question(state: Celtica) -> TapCard | None:
    """Which part fills the display up again? None where it is full, or nothing is left."""
    return _from_stacks(state, "celtica-refill") if len(state.display) < DISPLAY else None


def start_part_question(state: Celtica, seat: Seat) -> TapCard | None:
    """Which part does a player draw at the start? None once there are two."""
    return _from_stacks(state, "celtica-start_part", seat) if len(state.parts[seat]) < START_PARTS else None


def _from_stacks(state: Celtica, key: str, seat: Seat | None = None) -> TapCard | None:
    if state.stacks == 0:
        return None
    return TapCard(key=key, seat=seat, cards=in_stacks(state), why_not=why_not_from_stacks)


# -- a turn


def play_question(state: Celtica) -> First | PickOne | None:
    """Which card is laid, or are all laid? None where the player has nothing to lay any more.

    Where no card can follow, being done is the only answer.
    """
    turn = state.playing
    seat = turn.seat
    if not turn.laid and state.hands[seat].druids == 0:
        return None
    cards = can_lay(state)
    done = PickOne(key="celtica-play", seat=seat, among=(_done(state),))
    if not cards:
        return done
    tap = TapCard(
        key="celtica-play",
        seat=seat,
        cards=cards,
        forceable=may_insist(state, seat),
        why_not=lambda card: why_not_laid(state, seat, card),
    )
    return First(key="celtica-play", seat=seat, asks={"card": tap, DONE: done} if turn.laid else {"card": tap})


def _done(state: Celtica) -> Option:
    turn = state.playing
    colour = turn.colour
    if colour is None or state.board.is_goal(state.druids[colour]):
        return Option(DONE, Msg("celtica-discard"))
    return Option(DONE, Msg("celtica-move", n=turn.steps))


def can_lay(state: Celtica) -> tuple[CardId, ...]:
    """The cards that may be laid now: one colour a turn, and no more than the hand can hold."""
    turn = state.playing
    colours = COLOURS if turn.colour is None else (turn.colour,)
    return tuple(card for colour in colours if _goes_on(state, colour) for card in _of_colour(state, colour))


def _goes_on(state: Celtica, colour: Colour) -> bool:
    room = steps_to_goal(state, colour)
    return state.house.overshoot == "stop_at_goal" or room is None or state.playing.steps < room


def _of_colour(state: Celtica, colour: Colour) -> list[CardId]:
    turn = state.playing
    hand = state.hands[turn.seat]
    druid, experience = card_of(colour), f"exp_{colour}"
    cards = []
    if hand.druids and unseen(druid, [*state.druid_discard, *turn.druids]):
        cards.append(druid)
    # An experience card goes with a druid card; where the house lets it go alone, a druid card stays in the hand.
    alone = state.house.experience_alone != "never" and hand.druids > 0
    if hand.experience and (turn.druids or alone):
        cards += [experience] * (unseen(experience, [*state.experience_discard, *turn.experience]) > 0)
    return cards


def altar_played_question(state: Celtica, seat: Seat) -> PickOne:
    """Was the altar card among the cards laid? Whoever has laid all cards has laid that one."""
    yes, no = Option(YES, Msg("celtica-yes")), Option(NO, Msg("celtica-no"))
    certain = state.hands[seat].druids == 0
    return PickOne(key="celtica-altar_played", seat=seat, among=(yes,) if certain else (yes, no))


# -- what a place asks


def part_question(state: Celtica, seat: Seat) -> TapCard | None:
    """Which part is taken from the display? None where it is empty."""
    if not state.display:
        return None
    return TapCard(
        key="celtica-part",
        seat=seat,
        cards=tuple(dict.fromkeys(state.display)),
        why_not=lambda card: why_not_from_display(state, card),
    )


def lose_question(state: Celtica, asked: Seat, owner: Seat) -> TapCard | None:
    """Which of the owner's parts goes? None where there is none."""
    own = state.parts[owner]
    if not own:
        return None
    return TapCard(
        key="celtica-lose",
        seat=asked,
        cards=tuple(dict.fromkeys(own)),
        why_not=lambda card: why_not_own(state, owner, card),
    )


def altar_question(seat: Seat) -> PickOne:
    """Is a druid card drawn?"""
    yes = Option(YES, Msg("celtica-draw"))
    return PickOne(key="celtica-altar", seat=seat, among=(yes, Option(NO, Msg("celtica-leave-it"))))


def altar_card_question(state: Celtica, seat: Seat) -> First:
    """Which card was drawn? Tapped in private and never shown, or left untold."""
    cards = tuple(card for card in DRUID_CARDS if unseen(card, [*state.druid_discard, *state.playing.druids]) > 0)
    tap = TapCard(
        key="celtica-altar_card",
        seat=seat,
        cards=cards,
        secret=frozenset(DRUID_CARDS),
        why_not=why_not_in_altar_hand,
    )
    untold = PickOne(key="celtica-altar_card", seat=seat, among=(Option(UNTOLD, Msg("celtica-untold")),))
    return First(key="celtica-altar_card", seat=seat, asks={"card": tap, UNTOLD: untold})


# -- the board


def place_question() -> PickOne:
    """What is printed at a place?"""
    return PickOne(key="celtica-place", among=tuple(Option(kind, Msg(f"celtica-kind-{kind}")) for kind in KINDS))


def place_number_question() -> Number:
    """Which number is printed there?"""
    return Number(key="celtica-place_n", low=0, high=HIGHEST_NUMBER)


def steps_question(state: Celtica) -> Number:
    """How many steps did the druid really move to the goal? All of them where no surplus is allowed."""
    steps = state.playing.steps
    exact = state.house.overshoot == "exact_only"
    return Number(key="celtica-steps", low=steps if exact else 1, high=steps)


def which_question(state: Celtica) -> PickOne | None:
    """Which is right: what was told, what is known, or does the druid stand elsewhere? None where nothing clashes."""
    clash = state.conflict
    if clash is None:
        return None
    told = Option(TOLD, place_words(clash.told), Msg("celtica-as-told"))
    known = Option(KNOWN, place_words(clash.known), Msg("celtica-as-known"))
    return PickOne(key="celtica-which", among=(told, known, *_elsewhere(state, clash.index)))


def _elsewhere(state: Celtica, index: int) -> tuple[Option, ...]:
    turn = state.turn
    if turn is None or turn.start is None or turn.colour is None or state.druids[turn.colour] != index:
        return ()
    return (Option(DRUID, Msg("celtica-druid-elsewhere"), druid_words(turn.colour)),)


def druid_at_question(state: Celtica) -> Number:
    """How many steps from the start does a druid really stand?"""
    goal = state.board.goal
    return Number(key="celtica-druid_at", low=0, high=LONGEST if goal is None else goal)


def place_words(place: Place | None) -> Msg:
    """What is printed at a place, in words: "village 2", "altar"; or that it is not known."""
    if place is None:
        return Msg("celtica-unknown")
    kind = Msg(f"celtica-kind-{place.kind}")
    bare = not place.numbered or (place.kind == GOAL and place.n == 0)
    return kind if bare else Msg("celtica-place", kind=kind, n=place.n)


# -- after the end


def final_question(state: Celtica, seat: Seat) -> PickOne | None:
    """What is an experience card used for? None where the player holds none."""
    held = state.hands[seat].experience
    if held == 0:
        return None
    among = []
    if state.display and state.parts[seat]:
        among.append(Option(SWAP, Msg("celtica-swap"), Msg("celtica-for-one")))
    if state.display and held >= TAKE_COSTS:
        among.append(Option(TAKE, Msg("celtica-take"), Msg("celtica-for-two")))
    return PickOne(key="celtica-final", seat=seat, among=(*among, Option(DONE, Msg("celtica-done"))))
