"""Why something is refused, and the ways on. While cards lie face down no tapped card is named."""

from __future__ import annotations

from companion.engine import CardId, Msg, Named, Raw, Refusal, Seat, Way, Who
from companion.games.chronos.binder import Pocket, place_of
from companion.games.chronos.box import CHARACTERS
from companion.games.chronos.state import Chronos
from companion.games.chronos.vacancies import free_places, locked_by, locked_out, open_sheets

MOST_WAYS = 3


def why_not_selected(state: Chronos, seat: Seat, card: CardId) -> Refusal:
    """Why a card cannot be laid face down by that seat. It may be somebody else's secret: it is not named."""
    if card not in CHARACTERS:
        return Refusal(Msg("chronos-tap-a-character"))
    if card in state.round.sealed[seat]:
        return Refusal(Msg("chronos-lies-face-down"))
    ways = (Way(Msg("chronos-way-from-hand"), face_down=True),)
    return Refusal(Msg("chronos-not-in-hand", who=Who(seat)), ways)


def why_not_that_sheet(state: Chronos, seat: Seat, value: Raw) -> Refusal:
    """Why a sheet cannot be chosen: it is locked for this seat, or full."""
    name, _, number = str(value).partition(":")
    if name != "sheet" or number not in ("1", "2", "3", "4"):
        return Refusal(Msg("chronos-choose-a-sheet"))
    key = "sheet-locked" if locked_out(state, seat, int(number)) else "sheet-full"
    return Refusal(Msg(f"chronos-{key}", n=int(number)), ways_to_sheets(state, seat))


def why_not_that_pocket(state: Chronos, seat: Seat, sheet: int, value: Raw) -> Refusal:
    """Why a pocket cannot be chosen: a card lies in it, or it is locked for this seat."""
    at = place_of(str(value))
    if at is None:
        return Refusal(Msg("chronos-choose-a-pocket"))
    pocket = Pocket(sheet, *at)
    ways = tuple(
        Way(Msg(f"chronos-place-r{row}c{col}"), Msg("chronos-sheet", n=sheet), mark=f"sheet_{sheet}")
        for row, col in free_places(state, seat, sheet)[:MOST_WAYS]
    )
    if pocket in state.binder:
        card = state.binder[pocket].card
        return Refusal(Msg("chronos-pocket-taken", card=Named(card)), ways, card=card)
    lock = locked_by(state, seat, pocket)
    key = "pocket-locked" if lock is not None else "choose-a-pocket"
    return Refusal(Msg(f"chronos-{key}"), ways)


def why_not_returned(state: Chronos, cards: tuple[CardId, ...], card: CardId) -> Refusal:
    """Why a card cannot come back from the dragon's sheet. The dragon itself can, where the table reads its card so."""
    ways = tuple(Way(Msg("chronos-card", card=Named(one)), card=one) for one in cards[:MOST_WAYS])
    if card not in CHARACTERS:
        return Refusal(Msg("chronos-tap-a-character"), ways)
    if state.inserted is not None and card == state.binder[state.inserted[1]].card:
        return Refusal(Msg("chronos-other-than-dragon"), ways, may_force=True, card=card)
    return Refusal(Msg("chronos-not-on-that-sheet", card=Named(card)), ways, card=card)


def why_not_era(state: Chronos, card: CardId) -> Refusal:
    """Why a card opens no page."""
    del state
    return Refusal(Msg("chronos-tap-an-era"), card=card if card in CHARACTERS else None)


def ways_to_sheets(state: Chronos, seat: Seat) -> tuple[Way, ...]:
    """The sheets that are open to this seat."""
    return tuple(
        Way(
            Msg("chronos-sheet", n=sheet),
            Msg("chronos-free-pockets", n=len(free_places(state, seat, sheet))),
            mark=mark,
        )
        for sheet in open_sheets(state, seat)[:MOST_WAYS]
        for mark in (f"sheet_{sheet}",)
    )
