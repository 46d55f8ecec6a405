"""From the question to what can be touched. Pure: no canvas, no game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from companion.commands import ByHand, Focus, TakeBack
from companion.engine import Asked, Drawing, Msg, Named, Option, Raw, Seat, Spot, Who
from companion.engine.view import Column, Key, PartRow, Row, SeatTiles, Share
from companion.inputs import Choice
from companion.model import RecordLine, TableModel
from screens.keys import KeyFace
from screens.offers import Offers
from screens.screen import Does, Doors, Push

# The keys of the last row.
ROW = 4


@dataclass(frozen=True, slots=True)
class Controls:
    """What a question needs: the keys of the last row, the options that stand on the stage, and what can be touched.

    `bounds`: a number is asked, from and to. `seats`: seats to choose from in a strip, because no tile shows them.
    `taps`: a card can be tapped.
    """

    keys: tuple[KeyFace | None, ...]
    panel: tuple[KeyFace, ...] = ()
    offers: Offers = field(default_factory=Offers)
    bounds: tuple[int, int] | None = None
    seats: tuple[Seat, ...] = ()
    taps: bool = False


def controls(table: TableModel, doors: Doors) -> Controls:
    """The controls for what the table is asked now."""
    asked = table.asked
    focus = focused(table)
    parts = list(_parts(asked, focus))
    taps = any(part.kind == "tap" for part in parts)
    numbers = [(part.low, part.high) for part in parts if part.low is not None and part.high is not None]
    seat = focus if asked is not None and asked.kind == "each" else None
    options = {option.id: option for part in parts for option in part.options}
    offered = _offered(parts, seat)
    if asked is not None and asked.close is not None:
        offered[asked.close] = Choice("choose", asked.close)
    own = [_own_key(key, offered) for key in table.view.keys]
    shown = {key.option for key in table.view.keys} | set(_drawn(table.view.stage))
    rest = [_option_key(option, offered[option.id]) for option in options.values() if option.id not in shown]
    if asked is not None and asked.close is not None and asked.close not in shown:
        own.append(KeyFace(Msg("app-done"), offered[asked.close], glyph="tick", style="primary"))
    # Cards that all have keys of their own need no list to be chosen from.
    listed = any(str(card) not in shown for part in parts if part.kind == "tap" for card in part.accepts)
    touch = [KeyFace(Msg("app-by-touch"), Push(doors.picker(seat)), glyph="touch")] if listed else []
    keys, panel = _placed(_undo(table), _record(doors), touch, own, rest)
    several = asked is not None and asked.kind == "each"
    tiles = _has_tiles(table.view.stage)
    choosable = {int(key): Focus(int(key)) for key in asked.asks} if several and asked is not None else {}
    return Controls(
        keys=keys,
        panel=panel,
        offers=Offers(offered, choosable if tiles else {}, focus, frozenset(asked.seats_in if asked else ())),
        bounds=numbers[0] if numbers else None,
        seats=() if tiles else tuple(choosable),
        taps=taps,
    )


def focused(table: TableModel) -> Seat | None:
    """Whose answer is awaited."""
    if table.asked is None:
        return None
    return table.asked.awaited if table.focus is None else table.focus


def number(table: TableModel, value: int) -> Choice:
    """A number that was typed, for whoever it is awaited from."""
    several = table.asked is not None and table.asked.kind == "each"
    return Choice("number", value, focused(table) if several else None)


def _parts(asked: Asked | None, focus: Seat | None) -> Iterator[Asked]:
    """The single questions that can be answered now: all branches of a window, the part of the seat in focus."""
    if asked is None:
        return
    if asked.kind == "first":
        yield from asked.asks.values()
    elif asked.kind == "each":
        if str(focus) in asked.asks:
            yield asked.asks[str(focus)]
    else:
        yield asked


def _offered(parts: list[Asked], seat: Seat | None) -> dict[str, Does]:
    return {
        str(value): Choice("tap" if part.kind == "tap" else "choose", value, seat)
        for part in parts
        for value in part.accepts
    }


def _own_key(key: Key, offered: dict[str, Does]) -> KeyFace:
    off = key.off
    does = offered.get(key.option) if key.act is None else ByHand(key.act)
    if does is None:
        off = off or Msg("app-not-now")
    return KeyFace(key.label, does or (), key.detail, key.glyph, key.style, off=off)


def _option_key(option: Option, does: Does) -> KeyFace:
    seat = seat_of(option.id)
    return KeyFace(option.label, does, option.detail, seat=seat)


def seat_of(value: Raw) -> Seat | None:
    """The seat that a choice means, written `seat:<n>`."""
    name, _, number = str(value).partition(":")
    return int(number) if name == "seat" and number.isdecimal() else None


def _placed(
    undo: KeyFace, record: KeyFace, touch: list[KeyFace], own: list[KeyFace], rest: list[KeyFace]
) -> tuple[tuple[KeyFace | None, ...], tuple[KeyFace, ...]]:
    """Undo is always first, the game's own keys last. The record gives way, then the options move to the stage."""
    wanted = [*touch, *rest, *own]
    if len(wanted) <= ROW - 2:
        if not own and touch:
            return (undo, record, *wanted, None)[:ROW], ()
        gap: list[KeyFace | None] = [None] * (ROW - 2 - len(wanted))
        return (undo, record, *gap, *wanted), ()
    if len(wanted) == ROW - 1:
        return (undo, *wanted), ()
    kept = [*touch, *own][: ROW - 1]
    keys: tuple[KeyFace | None, ...] = (undo, record, *kept) if len(kept) <= ROW - 2 else (undo, *kept)
    return keys, tuple(rest)


def _undo(table: TableModel) -> KeyFace:
    """It takes back the last entry, which is not always the last step: a correction is one as a whole."""
    label, last = Msg("app-undo"), table.last
    if last is None:
        return KeyFace(label, (), glyph="undo", off=Msg("app-nothing-yet"))
    if isinstance(last, Msg):
        return KeyFace(label, TakeBack(), last, glyph="undo")
    return KeyFace(
        label, TakeBack(), what(last), glyph="undo", brief=None if last.seat is None else (last.seat, told(last))
    )


def what(line: RecordLine) -> Msg:
    """A step in as few words as it can be said: whose, and the card or the choice."""
    return told(line) if line.seat is None else Msg("app-step-of", who=Who(line.seat), what=told(line))


def told(line: RecordLine) -> Msg:
    """The card or the choice of a step."""
    if line.secret:
        return Msg("app-face-down")
    if line.card is not None:
        return Msg("app-card-short", card=Named(line.card, short=True))
    return line.words or Msg("app-choice")


def _record(doors: Doors) -> KeyFace:
    return KeyFace(Msg("app-record"), Push(doors.record()), glyph="record")


def _drawn(stage: Row | Column) -> Iterator[str]:
    """The options that the stage itself offers to the finger."""
    for share in stage.shares:
        if isinstance(share, Column):
            yield from _drawn(share)
        elif isinstance(share.area, Drawing):
            yield from (shape.option for shape in share.area.shapes if isinstance(shape, Spot))
        elif isinstance(share.area, PartRow):
            yield from (part.option or part.card for part in share.area.parts)


def _has_tiles(stage: Row | Column) -> bool:
    return any(
        isinstance(share.area, SeatTiles) if isinstance(share, Share) else _has_tiles(share) for share in stage.shares
    )
