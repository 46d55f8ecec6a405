"""A game that is none, and its table in the middle of a trick."""

from __future__ import annotations

from companion.engine import (
    Asked,
    CardFace,
    Column,
    Drawing,
    Face,
    Field,
    Msg,
    Option,
    Part,
    ScoreSheet,
    SeatScore,
    Sign,
    Who,
)
from companion.engine.view import (
    CardRow,
    Change,
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
from companion.model import (
    LANGUAGES,
    GameCard,
    Model,
    RecordLine,
    Stopwatch,
    TableModel,
)
from tests.screens.voices import CARDS, said

_SUITS = (("power", 24), ("wisdom", 76), ("love", 24), ("wild", 76))
EMBLEM = Drawing(
    tuple(
        shape
        for place, (mark, x) in enumerate(_SUITS)
        for shape in (Sign((x / 4, 6.5 if place < 2 else 18.5), mark, 8.0),)
    ),
    25.0,
    25.0,
)
GAME = GameCard(
    "chronicle",
    {"en": "Chronicle", "zh-Hant": "編年史", "zh-Hans": "编年史", "ja": "クロニクル"},
    range(3, 7),
    (Field("tie_policy", ("all", "ask_table")),),
    EMBLEM,
    CARDS,
)
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SEVEN = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gao")
LONG_NAMES = ("Annabelle Whittington", "Bartholomew", "Clementine Featherstonehaugh-Smythe", "王大明與小花")

HEADS = (Head("power"), Head("wisdom"), Head("love"), Head("wild"), Head("fame", divider=True))


def line(seat: int, card: str | None, *, secret: bool = False, words: Msg | None = None) -> RecordLine:
    told = "choose" if words else "tap"
    return RecordLine(0, seat, said("Round 3"), "chronicle-play", card, words, secret, told, card)


def ledger(names: tuple[str, ...] = NAMES, acting: int | None = 1) -> Ledger:
    counts = (
        (0, 3, 1, 0, 1),
        (0, 1, 2, 1, 2),
        (6, 0, 2, 1, 1),
        (0, 0, 0, 0, 0),
        (1, 0, 0, 2, 3),
        (0, 1, 0, 0, 1),
        (2, 2, 2, 2, 2),
    )
    return Ledger(
        HEADS,
        tuple(
            LedgerRow(
                seat,
                counts[seat] if seat != 1 else (*counts[1][:4], Change(1, 2)),
                ("evil",) if seat == 2 else (),
                RowState.ACTING if seat == acting else RowState.PLAIN,
            )
            for seat in range(len(names))
        ),
    )


TRICK = CardRow(
    (
        CardFace("w1", heading=Msg("app-who", who=Who(2)), caption=said("led", "先出", ja="台札")),
        CardFace(face=Face.SECRET, heading=Msg("app-who", who=Who(3))),
        CardFace("w2", heading=Msg("app-who", who=Who(0)), crown=True),
        CardFace(face=Face.AWAITED, heading=Msg("app-who", who=Who(1))),
    )
)

PLAY = View(
    where=said("Round 3 · trick 5", "第3輪・第5墩", ja="第3ラウンド・5トリック目"),
    prompt=said(
        "{who}: follow Wisdom or play a wild",
        "{who}：跟智慧或出萬用牌",
        "{who}：跟智慧或出万用牌",
        "{who}：智慧か万能札を出す",
        who=Who(1),
    ),
    subject=1,
    context=(
        ContextLine(
            said(
                "Round Table: most [wisdom] wins 1 [fame]",
                "圓桌：[wisdom]最多得1[fame]",
                ja="円卓：[wisdom]最多で1[fame]",
            )
        ),
    ),
    stage=Row((Share(ledger(), 0.42), Share(TRICK, 0.58))),
    keys=(
        Key(
            "unknown",
            said("Face down", "蓋牌", "盖牌", "伏せる"),
            said("no Wisdom", "沒有智慧", "没有智慧", "智慧なし"),
            glyph="secret",
            style="secret",
        ),
    ),
)

_TAP = Asked(key="chronicle-play", kind="tap", seat=1, accepts=("w1", "w2", "sage"), awaited=1)
_UNKNOWN = Asked(
    key="chronicle-play", kind="choose", seat=1, accepts=("unknown",), options=(Option("unknown", said("Face down")),)
)
ASKED = Asked(key="chronicle-play", kind="first", seat=1, asks={"card": _TAP, "unknown": _UNKNOWN}, awaited=1)

TALLY = ScoreSheet(
    tuple(
        SeatScore(
            seat, (Part("fame", fame, ("w1",), "fame"), Part("evil", -evil, ("p8", "l7"), "evil")), rank, rank == 1
        )
        for seat, (fame, evil, rank) in enumerate(((3, 1, 2), (5, 0, 1), (2, 2, 4), (1, 0, 3)))
    ),
    (
        Column("fame", said("Fame", "名聲", ja="名声"), "fame"),
        Column("evil", said("Evil", "邪惡", ja="悪"), "evil"),
    ),
)


def table(**changes: object) -> TableModel:
    given = {
        "match": "m1",
        "game": GAME,
        "names": NAMES,
        "view": PLAY,
        "asked": ASKED,
        "made": (),
        "record": (line(2, "w1"), line(3, None, secret=True), line(0, "w2")),
        "stopwatch": Stopwatch(72_000, 100.0, paused=False),
        "refusal": None,
        "trial": None,
        "focus": None,
        "saved": None,
        "tally": TALLY,
        "finished": False,
    }
    given |= changes
    record = given["record"]
    return TableModel(**{"last": record[-1] if record else None, **given})


def model(table: TableModel | None = None, **changes: object) -> Model:
    given = {
        "lang": "en",
        "languages": LANGUAGES,
        "games": (GAME,),
        "unfinished": (),
        "players": NAMES,
        "notices": (),
        "table": table,
        "unbound": None,
    }
    return Model(**{**given, **changes})
