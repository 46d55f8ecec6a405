"""A toy game that has every kind of question: a trick, a vote of all, a window, a number, and a turning back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from companion.engine import (
    Act,
    Adjust,
    Answer,
    Ask,
    Bookmark,
    Card,
    CardId,
    Catalogue,
    Drawing,
    Each,
    First,
    Fresh,
    Game,
    Msg,
    Number,
    Option,
    PickOne,
    PickSeat,
    Refusal,
    ScoreSheet,
    Seat,
    Setup,
    State,
    TapCard,
    TurnBack,
    clockwise,
)
from companion.engine.score import Part, ranked
from companion.engine.view import Column, View

CARDS = tuple(f"c{n}" for n in range(6))


@dataclass(kw_only=True)
class Toy(State):
    free: list[CardId] = field(default_factory=lambda: list(CARDS))
    face_down: dict[Seat, CardId] = field(default_factory=dict)
    taken: dict[Seat, CardId] = field(default_factory=dict)
    votes: dict[Seat, str] = field(default_factory=dict)
    bid: int = 0
    done: bool = False


def seats(state: Toy) -> range:
    return range(len(state.setup.seats))


def tap(state: Toy, seat: Seat) -> TapCard:
    return TapCard(
        key="toy-tap",
        seat=seat,
        cards=tuple(card for card in state.free if card != "c5"),
        shown=CARDS[:5],
        secret=frozenset({"c3", "c4"}),
        forceable=frozenset({"c5"}),
        why_not=lambda card: Refusal(Msg("toy-no"), may_force=card == "c5", card=card),
    )


async def play(state: Toy) -> None:
    place = await Bookmark()
    for seat in clockwise(seats(state), state.setup.start):
        card = await Fresh(lambda seat=seat: tap(state, seat) if state.free else None)
        if card is None:
            continue
        state.free.remove(card)
        state.face_down[seat] = card
    state.taken, state.face_down = dict(state.face_down), {}
    who = await PickSeat(key="toy-who", seats=tuple(seats(state))[:1])
    state.votes = await Each(
        key="toy-vote",
        asks={
            seat: PickOne(
                key="toy-vote", seat=seat, among=(Option("yes", Msg("y")), Option("no", Msg("n"))), secret=True
            )
            for seat in clockwise(seats(state), who)
        },
    )
    branch, reply = await First(
        key="toy-window",
        otherwise="pass",
        asks={
            "bid": Number(key="toy-window", low=1, high=3),
            "pass": PickOne(key="toy-window", among=(Option("pass", Msg("p")),)),
        },
    )
    state.bid = reply if branch == "bid" else 0
    again = await PickOne(key="toy-again", among=(Option("end", Msg("e")), Option("back", Msg("b"), turns_back=True)))
    if again == "back":
        await TurnBack(place)
    state.done = True


def act(state: Toy, act: Act) -> Refusal | None:
    if act.what == "move" and act.of in state.free:
        state.free.remove(act.of)
        return None
    if act.what == "move" and act.of == "bug":
        raise KeyError("bug")
    return Refusal(Msg("toy-cannot"))


def scores(state: Toy) -> ScoreSheet:
    parts: list[tuple[Part, ...]] = [
        (Part("bid", state.bid), *(Part("adjust", a.points) for a in state.adjustments if a.seat == seat))
        for seat in seats(state)
    ]
    return ScoreSheet(ranked(parts, lambda seat: sum(p.points for p in parts[seat]), final=state.done))


def view(state: Toy, ask: Ask[Any] | None) -> View:
    return View(where=Msg("w"), prompt=Msg("p"), stage=Column(()), subject=None if ask is None else ask.seat)


GAME: Game[Toy] = Game(
    id="toy",
    title={"en": "Toy"},
    seats=range(2, 4),
    rules=1,
    cards=Catalogue(tuple(Card(card, "m") for card in CARDS)),
    form=(),
    emblem=Drawing(()),
    new=lambda setup: Toy(setup=setup),
    play=play,
    where=lambda state: Msg("w"),
    view=view,
    scores=scores,
    public=lambda state: {"bid": state.bid},
    hidden=lambda state: frozenset(state.face_down.values()),
    places=lambda state: [("free", card) for card in state.free],
    position=lambda position: position,
    self_play=lambda setup, chance: None,
    act=act,
)

SETUP = Setup(seats=("Ann", "Ben"))


def taps(*cards: CardId) -> list[Answer]:
    return [Answer("tap", card) for card in cards]


def through_votes() -> list[Answer]:
    """Both cards tapped and both votes in: the window is open."""
    return [*taps("c0", "c1"), Answer("choose", "yes"), Answer("choose", "no")]


__all__ = ["CARDS", "GAME", "SETUP", "Adjust", "replace", "taps", "through_votes"]
