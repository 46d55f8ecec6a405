"""What there is to see: the conditions in force, everybody's allies and fame, the trick as it lies."""

from __future__ import annotations

from typing import Any

from companion.engine import Ask, CardFace, CardId, Face, First, Frame, Mark, Msg, Named, Seat, Who, others
from companion.engine.view import (
    CardRow,
    Cell,
    Change,
    Column,
    ContextLine,
    Head,
    Key,
    Ledger,
    LedgerRow,
    Row,
    RowState,
    Share,
    View,
)
from companion.games.chronicle.box import EVIL, KINDS, SUITS
from companion.games.chronicle.history import ALL_CARDS, Condition, evil_among
from companion.games.chronicle.prompts import bar
from companion.games.chronicle.questions import UNKNOWN
from companion.games.chronicle.reckoning import assessment
from companion.games.chronicle.refusals import suit_words
from companion.games.chronicle.state import Chronicle, Played, Round, fame, ledger_counts
from companion.games.chronicle.tally import scores
from companion.games.chronicle.tricks import must_follow, strongest

LEDGER_SHARE = 0.43
# More allies than this lie in a second row, so that they stay large enough to read.
CARDS_A_ROW = 8
OF_ALLIES = ("chronicle-ally", "chronicle-give_up")


def view(state: Chronicle, ask: Ask[Any] | None) -> View:
    """The screen at a question. It shows nothing that lies face down, and changes nothing."""
    words = bar(state, ask)
    return View(
        where=where(state),
        prompt=words.prompt,
        detail=words.detail,
        subject=words.subject,
        context=context(state),
        stage=Row((Share(ledger(state, ask), LEDGER_SHARE), cards_of(state, ask))),
        keys=keys(state, ask),
        notes=tuple(state.news),
        scores=scores(state) if between_rounds(state, ask) else None,
        then=then(state, ask),
    )


def then(state: Chronicle, ask: Ask[Any] | None) -> Seat | None:
    """Who plays after this seat. After the last card of a trick that is not known: whoever takes it leads."""
    trick = state.round.trick
    if ask is None or ask.key != "chronicle-play" or ask.seat is None or trick is None:
        return None
    after = next(iter(others(state.seats, ask.seat)))
    return None if any(played.seat == after for played in trick.played) else after


def where(state: Chronicle) -> Msg:
    """How far the match is."""
    if state.finished:
        return Msg("chronicle-where-end", round=len(state.results))
    if state.round.tricks == 0:
        return Msg("chronicle-where-round", round=state.round.number)
    return Msg("chronicle-where", round=state.round.number, trick=state.round.tricks)


def between_rounds(state: Chronicle, ask: Ask[Any] | None) -> bool:
    """Whether the tally is to be seen: when a round is over and the next has no history card yet, and at the end."""
    waiting = ask is None or ask.key == "chronicle-history"
    return waiting and bool(state.results) and not state.round.active


def context(state: Chronicle) -> tuple[ContextLine, ...]:
    """One line for each condition; a hand with all four evil cards overrides them all."""
    for seat, allies in enumerate(state.round.allies):
        if len(evil_among(allies)) == len(EVIL) and state.round.active:
            return (
                ContextLine(
                    Msg("chronicle-four-evil", who=Who(seat), evil=Mark("evil"), fame=Mark("fame")), urgent=True
                ),
            )
    return tuple(ContextLine(condition_words(condition)) for condition in state.round.conditions)


def condition_words(condition: Condition) -> Msg:
    """A condition in a few words: "Round Table: most W wins 1 ★"."""
    key = f"chronicle-rewards-{condition.rewards.replace('_', '-')}"
    history, fame_mark = Named(condition.history), Mark("fame")
    if condition.of == ALL_CARDS:
        return Msg(f"{key}-cards", history=history, fame=fame_mark)
    if condition.of in SUITS:
        return Msg(key, history=history, suit=Mark(condition.of), fame=fame_mark)
    return Msg(key, history=history, evil=Mark("evil"), fame=fame_mark)


# -- the ledger


def ledger(state: Chronicle, ask: Ask[Any] | None) -> Ledger:
    """Seats down; power, wisdom, love, wild and fame across. A 2 is shown as the three cards it counts for."""
    now = ledger_counts(state)
    before = state.counts_before or now
    heads = (*(Head(mark=kind) for kind in KINDS), Head(mark="fame", divider=True))
    leading = leaders(state)
    rows = tuple(
        LedgerRow(
            seat,
            tuple(_cell(old, new) for old, new in zip(before[seat], now[seat], strict=True)),
            _marks(state.round.allies[seat], crowned=seat in leading),
            RowState.ACTING if ask is not None and ask.seat == seat else _standing(state, seat),
        )
        for seat in state.seats
    )
    return Ledger(heads, rows)


def leaders(state: Chronicle) -> tuple[Seat, ...]:
    """Where several conditions are in force: who would score now."""
    if len(state.round.conditions) < 2:  # noqa: PLR2004 - one condition reads off the ledger by itself
        return ()
    return tuple(award.seat for award in assessment(state).awards)


def _cell(old: int, new: int) -> Cell:
    return new if old == new else Change(old, new)


def _marks(allies: list[CardId], *, crowned: bool) -> tuple[str, ...]:
    evil = ("evil",) if evil_among(allies) else ()
    return (*evil, "crown") if crowned else evil


def _standing(state: Chronicle, seat: Seat) -> RowState:
    won = state.finished and fame(state)[seat] == max(fame(state))
    return RowState.WINNER if won else RowState.PLAIN


# -- the cards


def cards_of(state: Chronicle, ask: Ask[Any] | None) -> Share | Column:
    """The cards that the question is about: history cards, somebody's allies, a revoke, or the trick."""
    key = "" if ask is None else ask.key
    share = 1 - LEDGER_SHARE
    round = state.round
    if key in OF_ALLIES:
        return allies_in_rows(round, share)
    if key == "chronicle-revoke":
        return Share(revoke_row(round), share)
    if key in ("chronicle-left_card", "chronicle-leftover") and ask is not None and ask.seat is not None:
        added = [CardFace(card) for card in round.allies[ask.seat][-CARDS_A_ROW + 3 :]]
        return Share(
            CardRow((*added, CardFace(face=Face.AWAITED)), Msg("chronicle-allies-of", who=Who(ask.seat))), share
        )
    if round.trick is not None:
        return Share(trick_row(round, ask), share)
    awaited = (CardFace(face=Face.AWAITED),) if key == "chronicle-history" else ()
    return Share(CardRow((*(CardFace(card) for card in round.active), *awaited)), share)


def trick_row(round: Round, ask: Ask[Any] | None) -> CardRow:
    """The trick in the order it was played: who led, which card wins as it lies, and the place of the next one."""
    trick = round.in_play
    best = strongest(trick)
    faces = [played_face(played, led=place == 0, crown=played is best) for place, played in enumerate(trick.played)]
    if isinstance(ask, First) and ask.seat is not None:
        faces.append(CardFace(face=Face.AWAITED, heading=_name(ask.seat)))
    return CardRow(tuple(faces), Msg("chronicle-smaller-wins") if trick.reversed else None)


def played_face(played: Played, *, led: bool, crown: bool) -> CardFace:
    """A card of the trick. All face-down cards look the same; one that was taken back leaves its place empty."""
    if not played.live:
        return CardFace(face=Face.EMPTY, heading=_name(played.seat), caption=Msg("chronicle-taken-back"))
    caption = Msg("chronicle-led") if led else None
    if not played.face_up:
        return CardFace(face=Face.SECRET, heading=_name(played.seat))
    return CardFace(played.card, heading=_name(played.seat), caption=caption, crown=crown)


def allies_in_rows(round: Round, share: float) -> Share | Column:
    """The allies that one is chosen from."""
    at_work = round.in_play.at_work
    assert at_work is not None
    owner = at_work.seat if at_work.target is None else at_work.target
    faces = [CardFace(card) for card in round.allies[owner]]
    chunks = [tuple(faces[start : start + CARDS_A_ROW]) for start in range(0, len(faces), CARDS_A_ROW)]
    title = Msg("chronicle-allies-of", who=Who(owner))
    rows = [CardRow(chunk, title if number == 0 else None) for number, chunk in enumerate(chunks)]
    return Share(rows[0], share) if len(rows) == 1 else Column(tuple(Share(row) for row in rows), share)


def revoke_row(round: Round) -> CardRow:
    """The false slough and the card that proves it, each with its trick."""
    revoke = round.revoke
    assert revoke is not None
    laid = CardFace(
        revoke.sloughed,
        Face.EMPTY if revoke.sloughed is None else Face.SHOWN,
        Frame.REFUSED,
        Msg("chronicle-no-suit", suit=suit_words(revoke.suit)),
        Msg("chronicle-trick", trick=revoke.in_trick),
    )
    proof = CardFace(revoke.shown, frame=Frame.CHOSEN, heading=Msg("chronicle-trick", trick=revoke.shown_in_trick))
    return CardRow((laid, proof), Msg("chronicle-shown-by", who=Who(revoke.seat)))


def _name(seat: Seat) -> Msg:
    return Msg("app-who", who=Who(seat))


# -- the keys


def keys(state: Chronicle, ask: Ask[Any] | None) -> tuple[Key, ...]:
    """The fourth key is for a slough that was not tapped; dead, saying why, where the suit is known to be in hand."""
    trick = state.round.trick
    if not isinstance(ask, First) or ask.seat is None or trick is None or trick.suit is None:
        return ()
    held = must_follow(state.round, ask.seat)
    if UNKNOWN not in ask.asks and not held:
        return ()
    off = Msg("chronicle-must-be-played", suit=suit_words(trick.suit)) if held else None
    detail = Msg("chronicle-no-suit", suit=suit_words(trick.suit))
    return (Key(UNKNOWN, Msg("chronicle-face-down"), detail, glyph="secret", style="secret", off=off),)
