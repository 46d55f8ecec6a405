"""What there is to see: every city with its card, what the neighbours sell, the war, and the tally."""

from __future__ import annotations

from typing import Any, Final

from companion.engine import Ask, CardFace, CardId, Each, Face, Msg, Seat, TapCard, Who
from companion.engine.view import (
    CardRow,
    Change,
    Column,
    ContextLine,
    Counter,
    Key,
    Row,
    RowState,
    SeatTile,
    SeatTiles,
    Share,
    View,
)
from companion.games.wonders.box import AGES
from companion.games.wonders.cities import shields
from companion.games.wonders.goods import goods_for_sale, goods_made, science
from companion.games.wonders.prompts import bar
from companion.games.wonders.questions import DONE, NONE, REVEAL, use_words
from companion.games.wonders.state import FREE_CITY, Wonders, counters
from companion.games.wonders.tally import scores
from companion.games.wonders.war_picture import war_drawing

CARDS_A_ROW: Final = 7
MOST_ROWS: Final = 2
LEFT_AGES: Final = (1, 3)


def view(state: Wonders, ask: Ask[Any] | None) -> View:
    """The screen at a question. It shows nothing that lies face down, and changes nothing."""
    words = bar(state, ask)
    return View(
        where=where(state),
        prompt=words.prompt,
        detail=words.detail,
        subject=words.subject,
        context=context(state, ask),
        stage=stage(state, ask),
        keys=keys(state, ask),
        notes=tuple(state.news),
        scores=scores(state) if state.finished else None,
    )


def where(state: Wonders) -> Msg:
    """How far the match is."""
    if state.finished or len(state.wars) == len(AGES):
        return Msg("wonders-where-end")
    if state.tallying:
        return Msg("wonders-where-age", age=state.age)
    return Msg("wonders-where", age=state.age, turn=state.turn)


def context(state: Wonders, ask: Ask[Any] | None) -> tuple[ContextLine, ...]:
    """Where the hands go after the turn, and who holds the free city card."""
    if ask is None or ask.key != "wonders-seal":
        return ()
    if state.has_free_city:
        return (ContextLine(Msg("wonders-holds-free-city", who=Who(state.holder))),)
    return (ContextLine(Msg("wonders-pass-left" if state.age in LEFT_AGES else "wonders-pass-right")),)


def stage(state: Wonders, ask: Ask[Any] | None) -> Row | Column:
    """What the question is about."""
    key = "" if ask is None else ask.key.removeprefix("wonders-")
    match key:
        case "war":
            return Row((Share(war_drawing(state, state.wars[-1])),))
        case "dug":
            return rows_of(state.discard)
        case "tally_card" | "tally_shields" if ask is not None and ask.seat is not None:
            cards = state.cities[ask.seat].cards
            return rows_of(cards if key == "tally_card" else list(state.cities[ask.seat].of("war")))
        case "tally_stages" | "tally_tokens" if ask is not None and ask.seat is not None:
            return Row((Share(SeatTiles((tile(state, ask.seat, ask),))),))
        case _:
            return Row((Share(tiles(state, ask)),))


def rows_of(cards: list[CardId]) -> Column:
    """Cards in rows, the last ones first where there are too many, and the place of the next."""
    shown = [CardFace(card) for card in cards[-(CARDS_A_ROW * MOST_ROWS - 1) :]]
    shown.append(CardFace(face=Face.AWAITED))
    chunks = [tuple(shown[start : start + CARDS_A_ROW]) for start in range(0, len(shown), CARDS_A_ROW)]
    return Column(tuple(Share(CardRow(chunk)) for chunk in chunks))


# -- the tiles


def tiles(state: Wonders, ask: Ask[Any] | None) -> SeatTiles:
    """A tile for every city in table order."""
    return SeatTiles(tuple(tile(state, seat, ask) for seat in state.seats))


def tile(state: Wonders, seat: Seat, ask: Ask[Any] | None) -> SeatTile:
    """A city: its card as it lies, coins and shields, its stages, what it makes and knows; while somebody pays, what
    it sells instead.
    """
    city = state.cities[seat]
    now, before = counters(state)[seat], (state.before or counters(state))[seat]
    numbers = zip(("coin", "war"), before, now, strict=True)
    paying = ask is not None and ask.key == "wonders-pay"
    made = (*goods_made(city, state.house.either_or_counts_as_made), *science(city))
    return SeatTile(
        seat,
        face(state, seat, ask),
        counters=tuple(Counter(mark, new if old == new else Change(old, new)) for mark, old, new in numbers),
        signs=() if ask is not None and ask.key == "wonders-use" else goods_for_sale(city) if paying else made,
        stages=tuple(number in city.stages for number in range(1, len(city.side.stages) + 1)),
        state=RowState.ACTING if acts(state, seat, ask) else RowState.PLAIN,
        word=word(seat, ask),
    )


def face(state: Wonders, seat: Seat, ask: Ask[Any] | None) -> CardFace:
    """The card in front of a city: open, awaited, or face down once all are sealed."""
    if seat in state.turned_up:
        return CardFace(state.turned_up[seat])
    if seat in state.plans:
        return CardFace(state.plans[seat].card)
    if seat in state.sealed:
        return CardFace(face=Face.SECRET)
    asked = isinstance(ask, Each) and seat in ask.asks
    alone = isinstance(ask, TapCard) and acts(state, seat, ask)
    return CardFace(face=Face.AWAITED if asked or alone else Face.EMPTY)


def acts(state: Wonders, seat: Seat, ask: Ask[Any] | None) -> bool:
    """Whether one question is about this city alone."""
    if ask is None or ask.seat is None:
        return False
    if ask.key == "wonders-free_city":
        return seat == FREE_CITY
    return ask.seat == state.actor(seat) if ask.key == "wonders-last" else ask.seat == seat


def word(seat: Seat, ask: Ask[Any] | None) -> Msg | None:
    """What is done with an open card where nobody says otherwise."""
    if isinstance(ask, Each) and ask.key == "wonders-use" and seat in ask.asks:
        return use_words(str(ask.defaults[seat]))
    return None


# -- the keys


def keys(state: Wonders, ask: Ask[Any] | None) -> tuple[Key, ...]:
    """The last key ends the question: reveal, done, or all told."""
    if ask is None:
        return ()
    match ask.key.removeprefix("wonders-"):
        case "seal":
            return (Key(REVEAL, Msg("wonders-reveal"), Msg("wonders-all-at-once"), style="primary"),)
        case "use" | "pay":
            return (Key(DONE, Msg("wonders-done"), Msg("wonders-closes-turn"), "tick", "primary"),)
        case "dug":
            return (Key(NONE, Msg("wonders-builds-nothing")),)
        case "war":
            last = state.age == AGES[-1]
            after = Msg("wonders-then-count") if last else Msg("wonders-then-age", age=state.age + 1)
            return (Key(DONE, Msg("wonders-tokens-taken"), after, "tick", "primary"),)
        case "tally_shields" if ask.seat is not None:
            counted = Msg("wonders-shields-counted", n=shields(state.cities[ask.seat]))
            return (Key(DONE, Msg("wonders-as-counted"), counted, "tick"),)
        case "tally_card" | "tally_stages" | "tally_tokens":
            return (Key(DONE, Msg("wonders-all-told"), None, "tick", "primary"),)
        case _:
            return ()
