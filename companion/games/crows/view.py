"""What there is to see: the hours, everybody's birds against what cries now, and what an attack would change."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.engine import Ask, First, Msg, Seat, Who, others
from companion.engine.view import (
    Bar,
    Cell,
    Change,
    Head,
    Key,
    Ledger,
    LedgerRow,
    Row,
    RowState,
    Share,
    TooMany,
    Track,
    TrackStep,
    View,
)
from companion.games.crows.areas import Bird, Cry, counted, cries, kinds_in
from companion.games.crows.box import CARDS, DOOR, HOURS, KINDS, MIRROR, Kind, cries_at
from companion.games.crows.prompts import bar
from companion.games.crows.questions import ACCEPT, DONE, JUDGE
from companion.games.crows.state import Crows, Deed
from companion.games.crows.tally import scores

TRACK_SHARE = 0.17
CROW = "crow"


def view(state: Crows, ask: Ask[Any] | None) -> View:
    """The screen at a question. It shows no hand but its size, and changes nothing."""
    words = bar(state, ask)
    return View(
        where=where(state),
        prompt=words.prompt,
        detail=words.detail,
        subject=words.subject,
        stage=Row((Share(track(state), TRACK_SHARE), Share(ledger(state, ask), 1 - TRACK_SHARE))),
        keys=keys(state, ask),
        banner=warning(state, ask),
        notes=tuple(state.news),
        scores=scores(state) if state.finished else None,
        then=then(state, ask),
    )


def then(state: Crows, ask: Ask[Any] | None) -> Seat | None:
    """Whose turn is next: clockwise among those who are still in."""
    if ask is None or ask.seat is None or ask.key not in ("crows-draw_bird", "crows-play"):
        return None
    after = others(state.seats_in, ask.seat)
    return after[0] if after else None


def where(state: Crows) -> Msg:
    """How far the match is."""
    if not state.dealt:
        return Msg("crows-where-deal")
    return Msg("crows-where", hour=Msg(f"crows-card-{state.hour}"), turn=state.turns)


def track(state: Crows) -> Track:
    """The four hours: those that are gone, the one that holds, those to come."""
    gone = len(HOURS) - len(state.hours)
    return Track(
        tuple(
            TrackStep(
                Msg(f"crows-card-{hour}"),
                "past" if place < gone else "now" if place == gone else "future",
                CARDS[hour].mark,
            )
            for place, hour in enumerate(HOURS)
        )
    )


# -- the ledger


def ledger(state: Crows, ask: Ask[Any] | None) -> Ledger:
    """Seats down; kinds across, crows in blocks against the line where they cry; last, the size of the hand."""
    limits = cries_at(state.hour)
    heads = (
        Head(CROW, Msg("crows-cry-at", n=limits[CROW])),
        # Where a single one is too many it stands in coral, and nothing needs to be counted.
        *(Head(kind, Msg("crows-from", n=limits[kind]) if limits.get(kind, 1) > 1 else None) for kind in KINDS[1:]),
        Head("shamisen", divider=True),
    )
    return Ledger(heads, tuple(_row(state, seat, ask) for seat in state.seats))


def now_and_then(state: Crows, seat: Seat) -> tuple[Counter[Kind], Counter[Kind]]:
    """The birds of a seat now, and once the attack at work is carried out."""
    deed = state.deed
    now = counted(state.areas[seat])
    if deed is None:
        return now, now
    if seat == deed.source:
        now += counted(deed.picked)
    then = Counter(now)
    if deed.target is None or deed.stopped or seat not in (deed.source, deed.target):
        return now, then
    come, go = _flights(state, deed, seat)
    then += counted(come)
    then -= counted(go)
    return now, then


def warning(state: Crows, ask: Ask[Any] | None) -> Msg | None:
    """Who would cry: whoever is attacked, or else whoever is about to be judged."""
    if ask is None or not state.dealt:
        return None
    deed = state.deed
    if deed is not None and deed.target is not None and not deed.stopped:
        now, then = now_and_then(state, deed.target)
        for cry in cries(then, state.hour):
            return _words("crows-would-have" if then[cry.kind] != now[cry.kind] else "crows-has", deed.target, cry)
        return None
    if state.turn in state.out:
        return None
    for cry in cries(now_and_then(state, state.turn)[0], state.hour):
        return _words("crows-has", state.turn, cry)
    return None


def _flights(state: Crows, deed: Deed, seat: Seat) -> tuple[list[Bird], list[Bird]]:
    """What would come to one of the two seats of an attack, and what would go from it."""
    assert deed.target is not None
    other = deed.source if seat == deed.target else deed.target
    match deed.effect.does:
        case "send":
            return ([], deed.picked) if seat == deed.source else (deed.picked, [])
        case "send_drawn":
            return (deed.drawn, []) if seat == deed.target else ([], [])
        case "swap_kind" | "swap_all":
            own, theirs = (
                [bird for bird in state.areas[one] if deed.kind in (None, bird.kind)] for one in (seat, other)
            )
            return theirs, own
    return [], []


def _row(state: Crows, seat: Seat, ask: Ask[Any] | None) -> LedgerRow:
    now, then = now_and_then(state, seat)
    before = state.counts_before[seat] if state.counts_before else now
    limits = cries_at(state.hour)
    line = limits[CROW]
    gained = then[CROW] - now[CROW]
    blocks = Bar(now[CROW], line, arriving=max(0, gained), leaving=max(0, -gained))
    cells: list[Cell] = [blocks]
    for kind in KINDS[1:]:
        old = now[kind] if then[kind] != now[kind] else before[kind]
        cells.append(_cell(old, then[kind], limits.get(kind)))
    if seat in state.out:
        return LedgerRow(seat, (None,) * len(cells) + (None,), state=RowState.OUT)
    return LedgerRow(seat, (*cells, state.hands[seat]), state=_standing(state, seat, ask))


def _cell(old: int, new: int, limit: int | None) -> Cell:
    if limit is not None and new >= limit:
        return TooMany(new)
    return new if old == new else Change(old, new)


def _standing(state: Crows, seat: Seat, ask: Ask[Any] | None) -> RowState:
    if state.finished:
        return RowState.WINNER
    return RowState.ACTING if ask is not None and ask.seat == seat else RowState.PLAIN


def _words(key: str, seat: Seat, cry: Cry) -> Msg:
    return Msg(key, who=Who(seat), n=cry.count, birds=Msg(f"crows-kinds-{cry.kind}"), limit=cry.limit)


# -- the keys


def keys(state: Crows, ask: Ask[Any] | None) -> tuple[Key, ...]:
    """Judge while playing, done while picking, and the three answers of somebody who is attacked."""
    if not isinstance(ask, First):
        return ()
    match ask.key:
        case "crows-play":
            crying = cries(counted(state.areas[state.turn]), state.hour)
            detail = Msg("crows-would-be-out") if crying else Msg("crows-safe-now")
            return (Key(JUDGE, Msg("crows-judge"), detail, "tick", "primary"),)
        case "crows-bird" if DONE in ask.asks and state.deed is not None:
            pointless = Msg("crows-nothing-happens") if state.deed.used == 0 else None
            return (Key(DONE, Msg("crows-done"), pointless, "tick", "primary"),)
        case "crows-answer":
            return (
                *_reaction(ask, DOOR, Msg("crows-stops-it")),
                *_reaction(ask, MIRROR, Msg("crows-turns-it")),
                Key(ACCEPT, Msg("crows-accept"), _what_is_accepted(state), "tick", "primary"),
            )
    return ()


def _reaction(ask: First, card: str, detail: Msg) -> tuple[Key, ...]:
    return (Key(card, Msg(f"crows-card-{card}"), detail),) if card in ask.asks else ()


def _what_is_accepted(state: Crows) -> Msg:
    assert state.deed is not None
    deed = state.deed
    moving = kinds_in([*deed.picked, *deed.drawn])
    if len(moving) == 1:
        return Msg(f"crows-move-{moving[0]}")
    return Msg("crows-cards-move") if deed.effect.does == "steal" else Msg("crows-birds-move")
