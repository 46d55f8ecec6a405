"""Why a tapped card is refused, and the ways on."""

from __future__ import annotations

from companion.engine import CardId, Msg, Named, Refusal, Seat, Way, Who
from companion.games.celtica.box import CARDS, COLOURS, DRUID_CARDS, EXPERIENCE, PARTS, Colour, card_of, colour_of
from companion.games.celtica.state import Celtica, unseen

MOST_WAYS = 3


def why_not_laid(state: Celtica, seat: Seat, card: CardId) -> Refusal:
    """Why a card cannot be laid by that seat now."""
    if card not in DRUID_CARDS and card not in EXPERIENCE:
        return _strange(card, "celtica-tap-a-druid-card")
    turn, hand = state.playing, state.hands[seat]
    colour = turn.colour
    if colour is not None and colour_of(card) != colour:
        reason = Msg("celtica-one-colour", card=Named(card, short=True), druid=druid_words(colour))
        return Refusal(reason, _ways_on(state, seat, colour), card=card)
    if card in EXPERIENCE and hand.experience == 0:
        return Refusal(Msg("celtica-no-experience", card=Named(card, short=True), who=Who(seat)), card=card)
    if card in EXPERIENCE and not turn.druids:
        reason = Msg("celtica-druid-card-first", card=Named(card, short=True))
        ways = (_way(card_of(colour_of(card)), "celtica-way-first"),)
        return Refusal(reason, ways, may_force=_holds(state, seat, card), card=card)
    if card in DRUID_CARDS and hand.druids == 0:
        return Refusal(Msg("celtica-no-druid-cards", who=Who(seat)), _ways_on(state, seat, colour), card=card)
    return Refusal(
        Msg("celtica-all-copies-seen", card=Named(card, short=True)), _ways_on(state, seat, colour), card=card
    )


def may_insist(state: Celtica, seat: Seat) -> frozenset[CardId]:
    """What the rules can take although it is against them: an experience card without a druid card."""
    colours = COLOURS if state.playing.colour is None else (state.playing.colour,)
    return frozenset(card for colour in colours if _holds(state, seat, card := f"exp_{colour}"))


def why_not_in_altar_hand(card: CardId) -> Refusal:
    """Why a card cannot be the one drawn at the altar. It is not named: it lies face down."""
    if card in DRUID_CARDS:
        return Refusal(Msg("celtica-not-that-card"))
    return Refusal(Msg("celtica-tap-a-druid-card"))


def why_not_from_display(state: Celtica, card: CardId) -> Refusal:
    """Why a part cannot be taken from the display."""
    if card not in PARTS:
        return _strange(card, "celtica-tap-a-part")
    ways = tuple(_way(part) for part in dict.fromkeys(state.display))[:MOST_WAYS]
    return Refusal(Msg("celtica-not-in-display", card=Named(card, short=True)), ways, card=card)


def why_not_own(state: Celtica, owner: Seat, card: CardId) -> Refusal:
    """Why a part cannot be given up by its owner."""
    if card not in PARTS:
        return _strange(card, "celtica-tap-a-part")
    ways = tuple(_way(part) for part in dict.fromkeys(state.parts[owner]))[:MOST_WAYS]
    return Refusal(Msg("celtica-not-own", card=Named(card, short=True), who=Who(owner)), ways, card=card)


def why_not_from_stacks(card: CardId) -> Refusal:
    """Why a part cannot come from the stacks."""
    if card not in PARTS:
        return _strange(card, "celtica-tap-a-part")
    return Refusal(Msg("celtica-all-copies-lie-open", card=Named(card, short=True)), card=card)


def druid_words(colour: Colour) -> Msg:
    """A druid by its colour."""
    return Msg(f"celtica-druid-{colour}")


def steps_to_goal(state: Celtica, colour: Colour) -> int | None:
    """How many steps a druid has before it; None where that is not known. At the goal there is no limit: cards of
    its colour are only discarded.
    """
    goal, here = state.board.goal, state.druids[colour]
    return None if goal is None or here >= goal else goal - here


def _holds(state: Celtica, seat: Seat, card: CardId) -> bool:
    """Whether an experience card may be in that hand, as far as numbers tell."""
    seen = [*state.experience_discard, *state.playing.experience]
    return state.hands[seat].experience > 0 and unseen(card, seen) > 0


def _ways_on(state: Celtica, seat: Seat, colour: Colour | None) -> tuple[Way, ...]:
    """One more card of the druid's colour, or the end of the turn."""
    if colour is None:
        return (Way(Msg("celtica-way-any-druid"), Msg("celtica-way-one-colour"), card=card_of("red")),)
    hand = state.hands[seat]
    more = [(card_of(colour), hand.druids), (f"exp_{colour}", hand.experience)]
    ways = [_way(card, "celtica-way-same-colour") for card, held in more if held]
    move = Way(Msg("celtica-move", n=state.playing.steps), Msg("celtica-way-as-laid"), mark=colour)
    return (*ways, move)


def _way(card: CardId, hint: str | None = None) -> Way:
    return Way(Msg("celtica-card", card=Named(card, short=True)), None if hint is None else Msg(hint), card=card)


def _strange(card: CardId, key: str) -> Refusal:
    return Refusal(Msg(key), card=card if card in CARDS else None)
