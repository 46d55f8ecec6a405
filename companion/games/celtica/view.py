"""What there is to see: the path and its druids, the display, everybody's amulets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.engine import Act, Ask, Drawing, Msg, PickOne, Seat, Who
from companion.engine.view import Area, Column, ContextLine, Key, PartFace, PartRow, Row, Share, View
from companion.games.celtica.box import DISPLAY, PARTS
from companion.games.celtica.jewels import amulets_drawing, part_drawing
from companion.games.celtica.picture import clash_drawing, near_drawing, path_drawing
from companion.games.celtica.prompts import bar
from companion.games.celtica.questions import DONE, place_words
from companion.games.celtica.state import Celtica, in_stacks
from companion.games.celtica.tally import scores

FROM_THE_STACKS = ("celtica-display", "celtica-refill", "celtica-start_part")

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
        context=context(state),
        stage=stage(state, ask),
        keys=keys(state, ask),
        banner=None if state.broken is None else Msg("celtica-altar-broken", who=Who(state.broken)),
        notes=tuple(state.news),
        scores=scores(state) if ask is None else None,
    )


def where(state: Celtica) -> Msg:
    """How far the match is."""
    if state.finished:
        return Msg("celtica-where-end", n=state.round)
    if state.final is not None:
        return Msg("celtica-where-final")
    return Msg("celtica-where", n=state.round) if state.round else Msg("celtica-where-begins")


def context(state: Celtica) -> tuple[ContextLine, ...]:
    """That the round is the last."""
    if state.ender is None and state.last_round:
        return (ContextLine(Msg("celtica-last-round"), urgent=True),)
    return ()


def stage(state: Celtica, ask: Ask[Any] | None) -> Row | Column:
    """The path, the parts that the question is about, and the amulets."""
    if ask is not None and ask.key in LARGE:
        return Row((Share(LARGE[ask.key](state)),))
    path, amulets = path_drawing(state), amulets_drawing(state, _acting(state, ask))
    if ask is not None and ask.key == "celtica-start_part":
        return Column((Share(parts_row(state, ask), 0.4), Share(amulets, 0.6)))
    if ask is not None and ask.key in FROM_THE_STACKS:
        return Column((Share(display_row(state, ask), 0.3), Share(parts_row(state, ask), 0.3), Share(amulets, 0.4)))
    middle: Area = own_row(state) if ask is not None and ask.key == "celtica-lose" else display_row(state, ask)
    return Column((Share(path, 0.34), Share(middle, 0.28), Share(amulets, 0.38)))


def _acting(state: Celtica, ask: Ask[Any] | None) -> Seat | None:
    if state.turn is not None:
        return state.turn.seat
    return None if ask is None else ask.seat


def display_row(state: Celtica, ask: Ask[Any] | None) -> PartRow:
    """The parts of the display, to be taken where that is asked, and its free places."""
    offered = ask is not None and ask.key == "celtica-part"
    lying = [PartFace(part, part_drawing(part), "legal" if offered else "plain") for part in state.display]
    free = [PartFace("", Drawing((), 20, 20), "empty") for _ in range(DISPLAY - len(lying))]
    return PartRow((*lying, *free))


def parts_row(state: Celtica, ask: Ask[Any]) -> PartRow:
    """The nine kinds of part, to say by touch which one was turned up."""
    del ask
    possible = in_stacks(state)
    return PartRow(
        tuple(PartFace(kind, part_drawing(kind), "legal" if kind in possible else "plain") for kind in PARTS)
    )


def own_row(state: Celtica) -> PartRow:
    """The kinds of which the one who gives up has any."""
    owner = state.playing.seat if state.final is None else state.final.seat
    return PartRow(
        tuple(PartFace(kind, part_drawing(kind), "legal") for kind in dict.fromkeys(sorted(state.parts[owner])))
    )


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
