"""What there is to see: the binder open at a page, whose card goes in, everybody's points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.engine import Ask, CardFace, Each, Face, Frame, Msg, PickOne, Seat, Who
from companion.engine.view import (
    CardRow,
    Cell,
    Change,
    Column,
    Counter,
    Head,
    Key,
    Ledger,
    LedgerRow,
    Look,
    Row,
    RowState,
    SeatTile,
    SeatTiles,
    Share,
    View,
)
from companion.games.chronos.binder import SHEETS, At, place_of, seen_of
from companion.games.chronos.compass import compass
from companion.games.chronos.picture import BINDER_W, PAGE_W, Opened, binder_drawing, page_drawing
from companion.games.chronos.points import totals
from companion.games.chronos.prompts import bar
from companion.games.chronos.questions import DONE
from companion.games.chronos.reckoning import next_wanted
from companion.games.chronos.state import ROUNDS, Chronos
from companion.games.chronos.tally import last_page, scores
from companion.games.chronos.vacancies import locked_out

# Widths of the stage in millimetres, the gaps between the areas left out.
STAGE_W = 145.8
NEWEST = 4
# Where a card is shown over the points, how much of the height it takes.
CARD_SHARE = 0.38
PICK_A_PLACE = ("chronos-pocket", "chronos-preplace", "chronos-which", "chronos-own_pocket")
ON_PLAY = ("chronos-order", "chronos-power")


def view(state: Chronos, ask: Ask[Any] | None) -> View:
    """The screen at a question. It shows nothing that lies face down, and changes nothing."""
    words = bar(state, ask)
    key = "" if ask is None else ask.key
    news = tuple(state.news)
    # News has the bar's second line: the binder needs the whole height of the stage.
    return View(
        where=where(state),
        prompt=words.prompt,
        detail=None if news and key in WORDS_GIVE_WAY else words.detail,
        subject=words.subject,
        stage=stage(state, ask, key),
        keys=keys(ask),
        notes=news,
        scores=scores(state) if ask is None else None,
        looks=looks(state, ask),
    )


WORDS_GIVE_WAY = ("chronos-sheet", "chronos-pocket", "chronos-turn", "chronos-preplace")


def where(state: Chronos) -> Msg:
    """How far the match is."""
    if state.finished:
        return Msg("chronos-where-end", of=ROUNDS)
    if not state.round.sealed:
        return Msg("chronos-where-before")
    return Msg("chronos-where", round=state.round.number, of=ROUNDS)


# -- the stage


def stage(state: Chronos, ask: Ask[Any] | None, key: str) -> Row:
    """The binder; beside it what the question is about, and everybody's points."""
    number = open_at(state, key)
    if isinstance(ask, Each):
        return Row((Share(page_drawing(opened(state, ask, number)), PAGE_W), Share(tiles(state), STAGE_W - PAGE_W)))
    if key == "chronos-arrow":
        value = next_wanted(state)
        assert value is not None
        return Row((Share(compass(value.kind, state.arrows_told), 0.62), Share(ledger(state, ask, number), 0.38)))
    binder = Share(binder_drawing(opened(state, ask, number)), BINDER_W)
    points, cards = ledger(state, ask, number), tuple(cards_of(state, key))
    room = STAGE_W - BINDER_W
    if key in ON_PLAY:
        return Row((binder, Share(CardRow(cards), room)))
    if not cards:
        return Row((binder, Share(points, room)))
    return Row((binder, Column((Share(CardRow(cards), CARD_SHARE), Share(points, 1 - CARD_SHARE)), room)))


def opened(state: Chronos, ask: Ask[Any] | None, number: int) -> Opened:
    """The page that is shown: what may be chosen on it, and for whom sheets are locked."""
    seat = None if ask is None else ask.seat
    choosing = isinstance(ask, PickOne) and ask.key in PICK_A_PLACE
    places: tuple[At, ...] = ()
    if choosing and isinstance(ask, PickOne):
        found = [place_of(option.id) for option in ask.among]
        places = tuple(at for at in found if at is not None)
    return Opened(
        page=state.page(number),
        binder=state.binder,
        printed=state.printed,
        free=places,
        last=state.last_placed,
        locked=() if seat is None else tuple(sheet for sheet in SHEETS if locked_out(state, seat, sheet)),
    )


def open_at(state: Chronos, key: str) -> int:
    """Which page lies open: the one that is counted or worked on, else the one counted last, else the newest."""
    round = state.round
    if key in ("chronos-own_pocket", "chronos-own_turn") and state.building.sheet is not None:
        return state.building.sheet
    if key == "chronos-preplace" and state.preplacing is not None:
        return state.preplacing.pockets[0].sheet
    if round.sheet is not None:
        return round.sheet
    if state.inserted is not None:
        return state.inserted[1].sheet
    if round.page is not None:
        return round.page
    return state.results[-1].page if state.results else NEWEST


def cards_of(state: Chronos, key: str) -> Iterator[CardFace]:
    """The card that goes in now, or at work; between play and placement all that were revealed."""
    if key in ON_PLAY:
        for placing in state.round.to_place:
            yield CardFace(placing.card, heading=_name(placing.seat))
    elif key in ("chronos-return", "chronos-which", "chronos-lock") and state.inserted is not None:
        yield CardFace(state.binder[state.inserted[1]].card, frame=Frame.CHOSEN)
    elif key in ("chronos-sheet", "chronos-pocket", "chronos-turn"):
        for number, placing in enumerate(state.round.to_place):
            yield CardFace(placing.card, frame=Frame.CHOSEN if number == 0 else Frame.NONE)
    elif key == "chronos-era":
        yield CardFace(face=Face.AWAITED)


def tiles(state: Chronos) -> SeatTiles:
    """Everybody with the card they lay face down, their points and how many cards they hold."""
    points = totals(state)
    return SeatTiles(tuple(_tile(state, seat, points[seat]) for seat in state.seats))


def _tile(state: Chronos, seat: Seat, points: int) -> SeatTile:
    before = state.points_before[seat] if state.points_before else points
    sealed = bool(state.round.sealed.get(seat))
    return SeatTile(
        seat,
        CardFace(face=Face.SECRET if sealed else Face.AWAITED),
        (Counter(state.colours[seat], points if points == before else Change(before, points)),),
        word=Msg("chronos-cards-left", n=len(state.hands[seat])),
    )


def ledger(state: Chronos, ask: Ask[Any] | None, number: int) -> Ledger:
    """Seats down; cards seen on a page, and points."""
    counts = seen_of(state.page(number), state.colours)
    points = totals(state)
    before = state.points_before or points
    rows = tuple(
        LedgerRow(
            seat,
            (counts[colour], _cell(before[seat], points[seat])),
            (colour,),
            RowState.ACTING if ask is not None and ask.seat == seat else RowState.PLAIN,
        )
        for seat, colour in enumerate(state.colours)
    )
    return Ledger((Head(text=Msg("chronos-seen")), Head(text=Msg("chronos-points"), divider=True)), rows)


def _cell(old: int, new: int) -> Cell:
    return new if old == new else Change(old, new)


def _name(seat: Seat) -> Msg:
    return Msg("app-who", who=Who(seat))


def keys(ask: Ask[Any] | None) -> tuple[Key, ...]:
    """What is read off a card is ended by a key of its own."""
    if ask is None or ask.key not in ("chronos-arrow", "chronos-berserker"):
        return ()
    return (Key(DONE, Msg("app-done"), glyph="tick", style="primary"),)


# -- to look at without changing anything


def looks(state: Chronos, ask: Ask[Any] | None) -> tuple[Look, ...]:
    """Every page of the binder, what the last page brought, and the tally so far."""
    if ask is None:
        return ()
    pages = [
        Look(
            f"sheet:{number}",
            Msg("chronos-page", n=number),
            Row(
                (
                    Share(binder_drawing(opened(state, None, number)), BINDER_W),
                    Share(ledger(state, None, number), STAGE_W - BINDER_W),
                )
            ),
        )
        for number in SHEETS
    ]
    last = last_page(state)
    if last is not None:
        result = state.results[-1]
        words = Msg("chronos-round-page", round=result.round, page=result.page)
        pages += [
            Look("last", words, Row(()), last),
            Look("tally", Msg("chronos-points"), Row(()), scores(state)),
        ]
    return tuple(pages)
