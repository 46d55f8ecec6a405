"""Looking at something else for a while: the pages of a binder, the tally so far. Nothing in the match changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.engine import Msg
from companion.engine.view import Look, View
from companion.model import TableModel
from screens.by_hand import ByHandScreen
from screens.controls import Controls
from screens.keys import KeyFace
from screens.offers import Offers
from screens.screen import Does, Own, Push

PEEK = "peek"


def look_at(looks: Sequence[Look], chosen: object) -> Look | None:
    """The look that somebody has opened, if the view still has it."""
    return next((look for look in looks if look.id == chosen), None)


def with_looks(under: Controls, view: View, open_now: Look | None) -> Controls:
    """The controls with what can be looked at. While somebody looks, nothing is answered by touching the stage; what
    the table has done by hand can be entered there.
    """
    looks = view.looks
    if not looks:
        return under
    peeks: dict[str, Does] = {look.id: Own(PEEK, look.id) for look in looks}
    if open_now is None:
        offers = replace(under.offers, options={**peeks, **under.offers.options})
        return replace(under, offers=offers, keys=_with_key(under.keys, looks[0]))
    after = looks[(list(looks).index(open_now) + 1) % len(looks)]
    keys = (
        under.keys[0],
        KeyFace(Msg("app-by-hand"), Push(ByHandScreen()), glyph="pencil") if view.deeds else None,
        KeyFace(after.label, peeks[after.id], glyph="next"),
        KeyFace(Msg("app-back"), Own(PEEK), glyph="back"),
    )
    return Controls(keys=keys, offers=Offers(peeks))


def looking(table: TableModel, look: Look | None) -> TableModel:
    """The table as it is painted while somebody looks: what is looked at instead of the stage, nothing else."""
    if look is None:
        return table
    view = replace(table.view, stage=look.stage, scores=look.scores, detail=look.label, context=(), notes=())
    return replace(table, view=view, explain=False)


def _with_key(keys: tuple[KeyFace | None, ...], first: Look) -> tuple[KeyFace | None, ...]:
    """A key to begin looking with, in the last free place of the row; where none is free the stage's own spots do."""
    row = [*keys, None, None, None, None][: max(4, len(keys))]
    free = [place for place, face in enumerate(row) if face is None]
    if free:
        row[free[-1]] = KeyFace(Msg("app-look"), Own(PEEK, first.id), detail=first.label)
    return tuple(row)
