"""What there is to see: the path and its druids, the display, everybody's amulets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from companion.engine import Act, Ask, CardId, Drawing, Msg, PickOne, Seat, Who, others
from companion.engine.view import Column, Key, Look, PartFace, PartRow, Row, Share, View
from companion.games.celtica.box import DISPLAY, PARTS
from companion.games.celtica.deeds import deeds
from companion.games.celtica.jewels import all_amulets, amulets_drawing, part_drawing
from companion.games.celtica.picture import clash_drawing, near_drawing, path_drawing
from companion.games.celtica.prompts import bar
from companion.games.celtica.questions import DONE, place_words
from companion.games.celtica.state import Celtica, in_stacks
from companion.games.celtica.tally import scores

LIES: Final = "lies"
CHOOSING: Final = ("celtica-part", "celtica-lose")

# What is asked of the board is drawn large, beside its answers.
LARGE: Final[Mapping[str, Callable[[Celtica], Drawing]]] = {
    "celtica-place": near_drawing,
    "celtica-which": clash_drawing,
}


def view(state: Celtica, ask: Ask[Any] | None) -> View:
    """The screen at a question. It shows no card of any hand, and changes nothing."""
    words = bar(state, ask)
    return View(
        where=where(state),
        prompt=words.prompt,
        detail=words.detail,
        subject=words.subject,
        stage=stage(state, ask),
        keys=keys(state, ask),
        banner=None if state.broken is None else Msg("celtica-altar-broken", who=Who(state.broken)),
        notes=tuple(state.news),
        scores=scores(state) if ask is None else None,
        looks=() if ask is None else looks(state),
        deeds=deeds(state),
        then=then(state, ask),
    )


def then(state: Celtica, ask: Ask[Any] | None) -> Seat | None:
    """Whose turn is next: clockwise, whoever holds a druid card."""
    if ask is None or ask.key != "celtica-play" or ask.seat is None:
        return None
    after = (seat for seat in others(state.seats, ask.seat) if state.hands[seat].druids)
    return next(after, None)


def looks(state: Celtica) -> tuple[Look, ...]:
    """Everybody's amulets in full, whatever is asked."""
    return (Look("amulets", Msg("celtica-all-amulets"), Row((Share(all_amulets(state)),))),)


def where(state: Celtica) -> Msg:
    """How far the match is."""
    if state.finished:
        return Msg("celtica-where-end", n=state.round)
    if state.final is not None:
        return Msg("celtica-where-final")
    if state.round == 0:
        return Msg("celtica-where-begins")
    return Msg("celtica-where-last" if state.last_round else "celtica-where", n=state.round)


def stage(state: Celtica, ask: Ask[Any] | None) -> Row | Column:
    """The path, the parts that the question is about, and the amulets."""
    if ask is not None and ask.key in LARGE:
        return Row((Share(LARGE[ask.key](state)),))
    key = "" if ask is None else ask.key
    path, display = path_drawing(state), display_row(state, ask)
    amulets = Share(amulets_drawing(state, _acting(state, ask)), 0.38)
    if key == "celtica-display":
        return Column((Share(display, 0.45), Share(parts_row(state), 0.55)))
    if key == "celtica-start_part":
        return Column((Share(parts_row(state), 0.5), amulets))
    if key == "celtica-refill":
        return Column((Share(display, 0.26), Share(parts_row(state), 0.38), replace(amulets, spare=True)))
    if key in CHOOSING:
        row = own_row(state) if key == "celtica-lose" else display
        return Column((Share(path, 0.34, spare=True), Share(row, 0.3), amulets))
    if key == "celtica-final":
        return Column((Share(path, 0.34, spare=True), Share(display, 0.28), amulets))
    return Column((Share(path, 0.34), Share(display, 0.28, spare=True), amulets))


def _acting(state: Celtica, ask: Ask[Any] | None) -> Seat | None:
    if state.turn is not None:
        return state.turn.seat
    return None if ask is None else ask.seat


def display_row(state: Celtica, ask: Ask[Any] | None) -> PartRow:
    """The parts of the display, to be taken where that is asked, and its free places."""
    offered = ask is not None and ask.key == "celtica-part"
    lying = [_face(part, offered=offered) for part in state.display]
    free = [PartFace("", Drawing((), 20, 20), "empty") for _ in range(DISPLAY - len(lying))]
    return PartRow((*lying, *free))


def parts_row(state: Celtica) -> PartRow:
    """The nine kinds of part, to say by touch which one was turned up."""
    possible = in_stacks(state)
    return PartRow(tuple(_face(kind, offered=kind in possible) for kind in PARTS))


def own_row(state: Celtica) -> PartRow:
    """The kinds of which the one who gives up has any."""
    owner = state.playing.seat if state.final is None else state.final.seat
    return PartRow(tuple(_face(kind, offered=True) for kind in dict.fromkeys(sorted(state.parts[owner]))))


def _face(part: CardId, *, offered: bool) -> PartFace:
    """A part; one that is only to be looked at names no option, for the same kind may be asked for elsewhere."""
    return PartFace(part, part_drawing(part), "legal") if offered else PartFace(part, part_drawing(part), option=LIES)


# -- the keys


def keys(state: Celtica, ask: Ask[Any] | None) -> tuple[Key, ...]:
    """Being done with the cards; and telling the board: the whole path before the game, one place later on."""
    if ask is None:
        return ()
    done = _done_key(ask)
    if done is not None:
        return (done,)
    if ask.key == "celtica-display":
        return _survey_key(state)
    if ask.key in ("celtica-part", "celtica-lose", "celtica-altar"):
        return _place_key(state)
    if ask.key in ("celtica-place", "celtica-place_n") and state.surveying and state.doubt is None:
        return (Key("play", Msg("celtica-enough"), Msg("celtica-learn-later"), act=Act("mode", "play")),)
    return ()


def _done_key(ask: Ask[Any]) -> Key | None:
    branches = getattr(ask, "asks", {})
    done = branches.get(DONE)
    if ask.key != "celtica-play" or not isinstance(done, PickOne):
        return None
    return Key(DONE, done.among[0].label, glyph="tick", style="primary")


def _survey_key(state: Celtica) -> tuple[Key, ...]:
    unknown = state.board.first_unknown()
    if unknown is None:
        return ()
    return (Key("survey", Msg("celtica-tell-path"), Msg("celtica-from-place", n=unknown), act=Act("mode", "survey")),)


def _place_key(state: Celtica) -> tuple[Key, ...]:
    turn = state.turn
    if turn is None or turn.colour is None:
        return ()
    at = state.druids[turn.colour]
    fix = Act("turn", f"place:{at}")
    return (Key("fix", Msg("celtica-fix-place"), place_words(state.board.at(at)), act=fix),)
