"""What there is to see: the binder open at a page, whose card goes in, everybody's points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.engine import Ask, CardFace, CardId, Each, Face, Frame, Msg, PickOne, Seat, Who
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
from companion.games.chronos.binder import SHEETS, place_of, seen_of
from companion.games.chronos.box import kind_of
from companion.games.chronos.compass import compass
from companion.games.chronos.deeds import deeds
from companion.games.chronos.picture import BINDER_W, PAGE_W, Opened, binder_drawing, page_drawing
from companion.games.chronos.points import totals
from companion.games.chronos.preparation import kind_words
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
CARD_SHARE = 0.5
ON_PLAY = ("chronos-order", "chronos-power")
PLACING = ("chronos-sheet", "chronos-pocket", "chronos-turn")


def view(state: Chronos, ask: Ask[Any] | None) -> View:
    """The screen at a question. It shows nothing that lies face down, and changes nothing."""
    words = bar(state, ask)
    key = "" if ask is None else ask.key
    news = tuple(state.news)
    # News takes the bar's second line where the card and the sheet are seen on the stage anyway.
    return View(
        where=where(state),
        prompt=words.prompt,
        detail=None if news and key in (*PLACING, "chronos-preplace") else words.detail,
        subject=words.subject,
        stage=stage(state, ask, key),
        keys=keys(ask),
        notes=news,
        scores=scores(state) if ask is None else None,
        looks=looks(state, ask),
        deeds=deeds(state),
        then=then(state, key),
    )


def then(state: Chronos, key: str) -> Seat | None:
    """Who places a card after this one. While cards are chosen everybody is asked at once."""
    waiting = state.round.to_place[1:] if key in PLACING else []
    return waiting[0].seat if waiting else None


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
    cards = CardRow(tuple(cards_of(state, key)))
    if isinstance(ask, Each) or key in ON_PLAY:
        people = cards if key in ON_PLAY else tiles(state)
        return Row((Share(page_drawing(opened(state, ask, number)), PAGE_W), Share(people, STAGE_W - PAGE_W)))
    if key == "chronos-arrow":
        value = next_wanted(state)
        assert value is not None
        return Row((Share(compass(value.kind, state.arrows_told), 0.62), Share(ledger(state, ask, number), 0.38)))
    binder = Share(binder_drawing(opened(state, ask, number)), BINDER_W)
    points, room = ledger(state, ask, number), STAGE_W - BINDER_W
    if not cards.cards:
        return Row((binder, Share(points, room)))
    # The card that is asked about stays where a low stage cannot hold both.
    beside = (Share(cards, CARD_SHARE), Share(points, 1 - CARD_SHARE, spare=True))
    return Row((binder, Column(beside, room)))


def opened(state: Chronos, ask: Ask[Any] | None, number: int) -> Opened:
    """The page that is shown: what may be chosen on it, and for whom sheets are locked."""
    seat = None if ask is None else ask.seat
    offered = [option.id for option in ask.among] if isinstance(ask, PickOne) else []
    found = [place_of(option) for option in offered]
    return Opened(
        page=state.page(number),
        binder=state.binder,
        printed=state.printed,
        free=tuple(at for at in found if at is not None),
        sheets=tuple(sheet for sheet in SHEETS if f"sheet:{sheet}" in offered),
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
        yield _chosen(state.binder[state.inserted[1]].card)
    elif key in PLACING:
        yield _chosen(state.round.to_place[0].card)
    elif key == "chronos-era":
        yield CardFace(face=Face.AWAITED)


def _chosen(card: CardId) -> CardFace:
    """The card that the question is about, by name: its mark alone would not tell which it is."""
    return CardFace(card, frame=Frame.CHOSEN, caption=kind_words(kind_of(card)))


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
            (Msg("chronos-seen", n=counts[colour]), _cell(before[seat], points[seat])),
            (colour,),
            RowState.ACTING if ask is not None and ask.seat == seat else RowState.PLAIN,
        )
        for seat, colour in enumerate(state.colours)
    )
    return Ledger((Head(), Head(divider=True)), rows)


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
            Look("tally", Msg("chronos-so-far"), Row(()), scores(state)),
        ]
    return tuple(pages)
