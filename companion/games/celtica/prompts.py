"""The sentence of the bar for every question: whose turn it is and what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Ask, MarkId, Msg, Seat, Who
from companion.games.celtica.box import DISPLAY, START_PARTS
from companion.games.celtica.questions import place_words
from companion.games.celtica.refusals import druid_words
from companion.games.celtica.state import Celtica


@dataclass(frozen=True, slots=True)
class Bar:
    """The prompt, its second line, and whom or what it is about."""

    prompt: Msg
    detail: Msg | None = None
    subject: Seat | MarkId | None = None


def bar(state: Celtica, ask: Ask[Any] | None) -> Bar:
    """What the bar says at a question; after the last one, that the match is over."""
    if ask is None:
        return Bar(Msg("celtica-game-over"), subject="amulet")
    return BARS[ask.key](state, ask.seat)


def place_asked(state: Celtica) -> int:
    """How many steps from the start the place lies that is asked for now."""
    if state.doubt is not None:
        return state.doubt
    if state.surveying:
        return state.board.first_unknown() or 0
    turn = state.turn
    return 0 if turn is None or turn.colour is None else state.druids[turn.colour]


def display_bar(state: Celtica, _seat: Seat | None) -> Bar:
    """The display before the first turn."""
    return Bar(Msg("celtica-lay-display"), Msg("celtica-to-go", n=DISPLAY - len(state.display)), "part")


def refill_bar(state: Celtica, _seat: Seat | None) -> Bar:
    """The display after parts were taken."""
    missing = min(DISPLAY - len(state.display), state.stacks + len(state.part_discard))
    return Bar(Msg("celtica-refill"), Msg("celtica-to-go", n=missing), "part")


def start_part_bar(state: Celtica, seat: Seat | None) -> Bar:
    """The two parts that everybody begins with."""
    assert seat is not None
    to_go = START_PARTS - len(state.parts[seat])
    return Bar(Msg("celtica-draw-parts", who=Who(seat)), Msg("celtica-to-go", n=to_go), seat)


def play_bar(state: Celtica, seat: Seat | None) -> Bar:
    """Which cards, and where they lead."""
    assert seat is not None
    turn = state.playing
    owed = state.hands[seat].owed is not None
    reminder = Msg("celtica-altar-card-now") if owed else None
    colour = turn.colour
    if colour is None:
        return Bar(Msg("celtica-play-cards", who=Who(seat)), reminder or _before_playing(state), seat)
    here, druid = state.druids[colour], druid_words(colour)
    if state.board.is_goal(here):
        return Bar(Msg("celtica-goes-nowhere", who=Who(seat), druid=druid), reminder, seat)
    to = state.board.clipped(here + turn.steps)
    leads_to = Msg("celtica-leads-to", place=place_words(state.board.at(to)), n=to)
    return Bar(Msg("celtica-goes", who=Who(seat), druid=druid, n=turn.steps), reminder or leads_to, seat)


def altar_played_bar(_state: Celtica, seat: Seat | None) -> Bar:
    """The promise of the altar, by trust."""
    assert seat is not None
    return Bar(Msg("celtica-altar-played", who=Who(seat)), Msg("celtica-altar-card-now"), seat)


def part_bar(state: Celtica, seat: Seat | None) -> Bar:
    """Parts to be taken from the display."""
    assert seat is not None
    if state.final is not None:
        key = "celtica-take-last" if state.final.giving is None else "celtica-take-for-it"
        return Bar(Msg(key, who=Who(seat)), subject=seat)
    turn = state.playing
    place = state.board.at(state.druids[turn.colour or ""])
    number = 0 if place is None else place.n
    to_go = min(number - len(turn.taken), len(state.display))
    return Bar(Msg("celtica-take-parts", who=Who(seat), n=to_go), _reached(state), seat)


def lose_bar(state: Celtica, seat: Seat | None) -> Bar:
    """Parts to be given up."""
    assert seat is not None
    if state.final is not None:
        return Bar(Msg("celtica-give-to-display", who=Who(seat)), subject=seat)
    turn = state.playing
    place = state.board.at(state.druids[turn.colour or ""])
    to_go = min((0 if place is None else place.n) - turn.lost, len(state.parts[turn.seat]))
    if seat != turn.seat:
        return Bar(Msg("celtica-choose-loss", who=Who(seat), owner=Who(turn.seat), n=to_go), _reached(state), seat)
    if state.house.ruin_choice == "none":
        return Bar(Msg("celtica-draw-loss", who=Who(seat), n=to_go), _reached(state), seat)
    return Bar(Msg("celtica-give-up", who=Who(seat), n=to_go), _reached(state), seat)


def altar_bar(state: Celtica, seat: Seat | None) -> Bar:
    """The card of an altar."""
    assert seat is not None
    key = "celtica-must-be-next" if state.house.altar_deadline == "next_turn" else "celtica-must-be-this-round"
    return Bar(Msg("celtica-altar", who=Who(seat)), Msg(key), seat)


def altar_card_bar(_state: Celtica, seat: Seat | None) -> Bar:
    """The card of an altar is told in private."""
    assert seat is not None
    return Bar(Msg("celtica-tap-altar-card", who=Who(seat)), Msg("celtica-nobody-sees"), seat)


def place_bar(state: Celtica, _seat: Seat | None) -> Bar:
    """A place of the path."""
    return Bar(Msg("celtica-what-is-printed", n=place_asked(state)), _why_asked(state), _mark_asked(state))


def number_bar(state: Celtica, _seat: Seat | None) -> Bar:
    """The number of a place."""
    return Bar(Msg("celtica-which-number", n=place_asked(state)), _why_asked(state), _mark_asked(state))


def steps_bar(state: Celtica, _seat: Seat | None) -> Bar:
    """The steps before the goal."""
    turn = state.playing
    assert turn.colour is not None
    detail = Msg("celtica-surplus-lost", n=turn.steps)
    return Bar(Msg("celtica-how-many-steps", druid=druid_words(turn.colour)), detail, turn.colour)


def which_bar(state: Celtica, _seat: Seat | None) -> Bar:
    """What was told and what was known, side by side."""
    clash = state.conflict
    assert clash is not None
    if clash.at == clash.index:
        return Bar(Msg("celtica-what-is-right", n=clash.index), Msg("celtica-known-otherwise"), "unknown")
    detail = Msg("celtica-known-beyond", place=place_words(clash.known), n=clash.at)
    return Bar(Msg("celtica-what-is-right", n=clash.index), detail, "goal")


def druid_at_bar(state: Celtica, _seat: Seat | None) -> Bar:
    """Where a druid stands."""
    colour = state.astray
    assert colour is not None
    return Bar(Msg("celtica-where-stands", druid=druid_words(colour)), Msg("celtica-from-the-start"), colour)


def final_bar(state: Celtica, seat: Seat | None) -> Bar:
    """The last use of experience cards."""
    assert seat is not None
    held = Msg("celtica-experience-held", n=state.hands[seat].experience)
    return Bar(Msg("celtica-final", who=Who(seat)), held, seat)


BARS: Final[dict[str, Callable[[Celtica, Seat | None], Bar]]] = {
    "celtica-display": display_bar,
    "celtica-refill": refill_bar,
    "celtica-start_part": start_part_bar,
    "celtica-play": play_bar,
    "celtica-altar_played": altar_played_bar,
    "celtica-part": part_bar,
    "celtica-lose": lose_bar,
    "celtica-altar": altar_bar,
    "celtica-altar_card": altar_card_bar,
    "celtica-place": place_bar,
    "celtica-place_n": number_bar,
    "celtica-steps": steps_bar,
    "celtica-which": which_bar,
    "celtica-druid_at": druid_at_bar,
    "celtica-final": final_bar,
}


def _before_playing(state: Celtica) -> Msg | None:
    """What there is to say before a card is laid; nothing where news wants the line."""
    if state.news:
        return None
    return Msg("celtica-last-round") if state.last_round else Msg("celtica-any-number")


def _reached(state: Celtica) -> Msg | None:
    """Which druid has come to which place."""
    colour = state.playing.colour
    if colour is None:
        return None
    place = state.board.at(state.druids[colour])
    return Msg("celtica-reached", druid=druid_words(colour), place=place_words(place))


def _why_asked(state: Celtica) -> Msg:
    if state.doubt is not None:
        return Msg("celtica-known-as", place=place_words(state.board.at(state.doubt)))
    if state.surveying:
        return Msg("celtica-walk-the-path")
    colour = state.playing.colour
    assert colour is not None
    return Msg("celtica-has-come-there", druid=druid_words(colour))


def _mark_asked(state: Celtica) -> MarkId:
    on_the_way = state.doubt is None and not state.surveying and state.turn is not None
    return (state.playing.colour or "unknown") if on_the_way else "unknown"
