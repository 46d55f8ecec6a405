"""Every state of home and table that a screen can show, by name."""

from __future__ import annotations

from dataclasses import replace

from companion.devices import CardsBy
from companion.engine import (
    Msg,
    Named,
)
from companion.engine.view import (
    ContextLine,
    Row,
    Share,
)
from companion.model import (
    DeviceModel,
    Model,
    Notice,
    RefusalModel,
    Stopwatch,
    Unbound,
)
from tests.screens import clock_rooms
from tests.screens.questions import (
    NUMBER,
    PARTS,
    REACTION,
    REFUSED,
    UNFINISHED,
    each_without_tiles,
    picking,
    picking_a_seat,
    sealing,
)
from tests.screens.sample import GAME, LONG_NAMES, PLAY, SEVEN, TALLY, TRICK, ledger, model, table
from tests.screens.voices import said

MODELS: dict[str, Model] = {
    "home": model(),
    "home-resume": model(unfinished=(UNFINISHED, replace(UNFINISHED, id="m2"))),
    "home-five": model(games=(GAME,) * 5, unfinished=(UNFINISHED,), cards_by=CardsBy.SIMULATED),
    "home-no-reader": model(games=(GAME,) * 5, cards_by=CardsBy.TOUCH),
    "home-fault": model(
        games=(GAME,) * 5,
        unfinished=(replace(UNFINISHED, readable=False),),
        notices=(
            Notice(
                "reader",
                said("Cards not read: use the screen", "讀不到卡片：請用螢幕", ja="カードを読めません：画面で操作"),
            ),
        ),
    ),
    "play": model(table()),
    "play-first": model(table(record=())),
    "play-saved": model(table(saved=Msg("app-saved-card", card=Named("w2", short=True)))),
    "play-fault": model(
        table(), notices=(Notice("reader", said("Cards not read: use the screen", "讀不到卡片：請用螢幕")),)
    ),
    "play-long-names": model(table(names=LONG_NAMES)),
    "play-conditions": model(
        table(
            view=replace(
                PLAY,
                context=(
                    *PLAY.context,
                    PLAY.context[0],
                    ContextLine(said("Four evil: no fame", "四邪惡：不計名聲"), urgent=True),
                ),
            )
        )
    ),
    "play-seven": model(
        table(
            names=SEVEN,
            view=replace(
                PLAY,
                stage=Row(
                    (
                        Share(ledger(SEVEN), 0.42),
                        Share(replace(TRICK, cards=(*TRICK.cards[:3], *TRICK.cards[1:])), 0.58),
                    )
                ),
            ),
        )
    ),
    "play-flat": model(table(), settings={"mount": "flat"}),
    "refused": model(REFUSED),
    "refused-bare": model(table(refusal=RefusalModel(Msg("app-not-asked"), (), may_force=False, card=None, at=100.0))),
    "paused": model(
        table(stopwatch=Stopwatch(72_000, 100.0, paused=True), paused_for=Stopwatch(0, 100.0 - 252, paused=False))
    ),
    "paused-off": model(
        table(stopwatch=Stopwatch(72_000, 100.0, paused=True), paused_for=Stopwatch(0, 100.0 - 252, paused=False)),
        device=DeviceModel(frozenset({"off"})),
    ),
    "paused-told": model(
        table(stopwatch=Stopwatch(72_000, 100.0, paused=True), paused_for=Stopwatch(0, 100.0 - 252, paused=False)),
        message=Msg("app-record-altered", n=12),
        device=DeviceModel(frozenset({"off"})),
    ),
    "unknown-tag": model(table(), unbound=Unbound("04A1B2C3", "chronicle")),
    "pick-2": model(picking(2)),
    "pick-3": model(picking(3)),
    "pick-6": model(picking(6)),
    "pick-15": model(picking(15)),
    "pick-seat-3": model(picking_a_seat(3)),
    "pick-seat-6": model(picking_a_seat(6)),
    "number": model(NUMBER),
    "seal-5": model(sealing(5)),
    "seal-7": model(sealing(7)),
    "each": model(each_without_tiles()),
    "birds": model(REACTION),
    "parts": model(PARTS),
    "tally": model(table(view=replace(PLAY, scores=TALLY, context=()))),
    **clock_rooms.TABLES,
}
