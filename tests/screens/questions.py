"""A table for every kind of question and every kind of area."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import (
    Align,
    Asked,
    CardFace,
    Disc,
    Drawing,
    Face,
    Ink,
    Label,
    Line,
    Msg,
    Named,
    Option,
    Poly,
    Ring,
    Sign,
    Spot,
    Style,
    Way,
    Who,
)
from companion.engine.view import (
    Bar,
    CardRow,
    Change,
    ContextLine,
    Counter,
    Head,
    Key,
    Ledger,
    LedgerRow,
    PartFace,
    PartRow,
    Row,
    RowState,
    SeatTile,
    SeatTiles,
    Share,
    TooMany,
    Track,
    TrackStep,
    View,
)
from companion.engine.view import Column as Stacked
from companion.model import (
    MatchCard,
    RefusalModel,
    TableModel,
)
from tests.screens.sample import NAMES, PLAY, SEVEN, ledger, table
from tests.screens.voices import said


def asking(asked: Asked, prompt: Msg, **changes: object) -> TableModel:
    view = replace(PLAY, prompt=prompt, keys=(), **changes)
    return table(view=view, asked=asked)


def options(count: int) -> tuple[Option, ...]:
    return tuple(
        Option(f"o{n}", said(f"Option {n}", f"選項{n}"), said("a detail", "說明") if n % 2 else None)
        for n in range(count)
    )


def picking(count: int) -> TableModel:
    among = options(count)
    asked = Asked(
        key="chronicle-target",
        kind="choose",
        seat=1,
        accepts=tuple(option.id for option in among),
        options=among,
        awaited=1,
    )
    return asking(asked, said("{who}: choose one", "{who}：選一個", who=Who(1)))


def picking_a_seat(seats: int) -> TableModel:
    among = tuple(Option(f"seat:{seat}", Msg("app-who", who=Who(seat))) for seat in range(seats))
    asked = Asked(
        key="chronicle-lead", kind="choose", seat=None, accepts=tuple(option.id for option in among), options=among
    )
    names = SEVEN[:seats]
    view = replace(
        PLAY,
        prompt=said("Who shows the start card?", "誰有起始牌？", ja="開始札は誰の手に？"),
        subject="crown",
        keys=(),
        stage=Row((Share(ledger(names, None), 0.42), Share(CardRow((CardFace("p8"),)), 0.58))),
    )
    return table(names=names, view=view, asked=asked)


NUMBER = asking(
    Asked(key="chronicle-number", kind="number", seat=1, low=-3, high=12, awaited=1),
    said("{who}: how many?", "{who}：多少？", who=Who(1)),
)


def sealing(seats: int, *, focus: int = 2) -> TableModel:
    """Several seats lay a card face down; a tile a seat."""
    names = SEVEN[:seats]
    part = Asked(key="chronicle-select", kind="tap", seat=None, accepts=("w1", "w2"))
    asked = Asked(
        key="chronicle-select",
        kind="each",
        seat=None,
        asks={str(seat): part for seat in range(seats)},
        seats_in=(0, 1),
        awaited=focus,
        close=None,
    )
    faces = [Face.SECRET, Face.SECRET, Face.AWAITED, *[Face.EMPTY] * 4]
    tiles = tuple(
        SeatTile(
            seat,
            CardFace(face=faces[seat]),
            counters=(Counter("fame", seat + 2), Counter("evil", Change(1, 2) if seat == 1 else seat)),
            stages=(True, seat % 2 == 0, False),
            state=RowState.ACTING if seat == focus else RowState.SEALED if seat < 2 else RowState.PLAIN,
        )
        for seat in range(seats)
    )
    view = replace(
        PLAY,
        prompt=said(
            "{who}: tap your card, face down", "{who}：牌面朝下感應", ja="{who}：裏向きでタッチ", who=Who(focus)
        ),
        detail=said("2 of {n} sealed.", "已蓋2張，共{n}張。", n=seats),
        subject=focus,
        keys=(),
        context=(ContextLine(said("Age II, turn 4 of 6", "第II時代，第4回合，共6回合")),),
        stage=Row((Share(SeatTiles(tiles)),)),
    )
    return table(names=names, view=view, asked=asked)


def each_without_tiles() -> TableModel:
    part = Asked(
        key="chronicle-select",
        kind="choose",
        seat=None,
        accepts=("a", "b"),
        options=(Option("a", said("Build", "建造")), Option("b", said("Sell", "賣掉"), said("3 coins", "3枚錢幣"))),
    )
    asked = Asked(
        key="chronicle-select",
        kind="each",
        seat=None,
        asks={str(seat): part for seat in range(4)},
        seats_in=(0,),
        awaited=1,
        close="done",
    )
    return table(view=replace(PLAY, keys=(), prompt=said("{who}: choose", "{who}：請選", who=Who(1))), asked=asked)


BIRDS = View(
    where=said("Hour 2", "第2時"),
    prompt=said("{who}: answer Water Gun", "{who}：要回應水槍嗎？", ja="{who}：水鉄砲に応じる？", who=Who(2)),
    detail=said("Ben sends crow ×2 to you", "Ben把2隻烏鴉給你", ja="Benの烏2羽が移ります"),
    subject=2,
    stage=Row(
        (
            Share(
                Track(
                    (
                        TrackStep(said("2:00", "丑"), "past", "crown"),
                        TrackStep(said("4:00", "寅"), "now", "crown"),
                        TrackStep(said("6:00", "卯"), mark="fame"),
                        TrackStep(said("8:00", "辰"), mark="fame"),
                    )
                ),
                0.17,
            ),
            Share(
                Ledger(
                    (
                        Head("fame", said("cry at 5", "滿5就叫", ja="5羽で鳴く")),
                        Head("power"),
                        Head("wisdom"),
                        Head("love"),
                        Head("wild"),
                    ),
                    (
                        LedgerRow(0, (Bar(2, 5), 1, 1, 0, 2)),
                        LedgerRow(1, (Bar(5, 5, leaving=2), 0, 0, 0, 0)),
                        LedgerRow(2, (Bar(4, 5, arriving=2), 1, 0, 0, 1), state=RowState.ACTING),
                        LedgerRow(3, (Bar(3, 5), 0, 0, TooMany(1), 0)),
                    ),
                ),
                0.83,
            ),
        )
    ),
    banner=said("Cleo would have 6: crows cry at 5", "Cleo會有6隻：烏鴉滿5隻就叫", ja="Cleoの烏は6羽に：5羽で鳴く"),
    keys=(
        Key("door", said("Door", "門", ja="襖"), said("stop it", "擋下", ja="防ぐ")),
        Key("mirror", said("Mirror", "鏡", ja="鏡"), said("send on", "轉送", ja="そらす")),
        Key(
            "accept",
            said("Accept", "接受", ja="受ける"),
            said("crows move", "烏鴉移動", ja="烏が移る"),
            "tick",
            "primary",
        ),
    ),
)
_BIRD_ASKS = {
    "door": Asked(key="d", kind="tap", seat=2, accepts=("door",)),
    "mirror": Asked(key="m", kind="tap", seat=2, accepts=("mirror",)),
    "accept": Asked(key="a", kind="choose", seat=2, accepts=("accept",), options=(Option("accept", said("Accept")),)),
}
REACTION = table(view=BIRDS, asked=Asked(key="chronicle-answer", kind="first", seat=2, asks=_BIRD_ASKS, awaited=2))


def amulet(ring: int, ink: Ink = Ink.PAPER) -> Drawing:
    ghost = tuple(Ring((10, 10), 4, 9, n * 45, n * 45 + 40, line=Ink.DIM, width=0.2) for n in range(8))
    part = Ring((10, 10), 4, 9, ring * 45, ring * 45 + 40, fill=ink)
    return Drawing((*ghost, Disc((10, 10), 3, line=Ink.DIM, width=0.2), part), 20, 20)


PARTS = table(
    view=replace(
        PLAY,
        prompt=said("{who}: take 2 parts", "{who}：拿2塊護符", ja="{who}：護符を2枚取る", who=Who(3)),
        detail=said("White druid reached a village", "白色德魯伊到達村莊"),
        subject=3,
        context=(),
        keys=(Key("take", said("Take", "拿取"), said("1 of 2", "1/2"), off=said("1 of 2", "1/2")),),
        stage=Stacked(
            (
                Share(
                    Drawing(
                        (
                            Line(((4, 12), (40, 9), (80, 13), (120, 10), (144, 11)), Ink.SOFT, 0.6),
                            Disc((20, 10.5), 3, Ink.ACT_TINT, Ink.ACT),
                            Poly(((60, 8), (66, 8), (63, 3)), Ink.PAPER, Ink.ACT, dashed=True),
                            Sign((80, 6), "power", 7),
                            Label((100, 4), said("village", "村莊"), Style.CAPTION, Ink.SOFT),
                            Label((140, 6), "12", Style.NAME, align=Align.RIGHT),
                            Spot((120, 9), 14, 14, "p2"),
                        ),
                        148,
                        18,
                    ),
                    0.36,
                ),
                Share(
                    PartRow(
                        tuple(
                            PartFace(
                                f"p{n}",
                                amulet(n % 8),
                                "chosen" if n == 4 else "empty" if n == 7 else "legal" if n < 3 else "plain",
                            )
                            for n in range(9)
                        )
                    ),
                    0.28,
                ),
                Share(ledger(NAMES[:2]), 0.36),
            )
        ),
    ),
    asked=Asked(key="chronicle-part", kind="tap", seat=3, accepts=("p0", "p1", "p2"), awaited=3),
)

REFUSED = table(
    refusal=RefusalModel(
        said(
            "L7 Dancer: Wisdom was led", "愛7舞者：這一墩先出智慧", "爱7舞者：这一墩先出智慧", "愛7踊り子：台札は智慧"
        ),
        (
            Way(said("Wisdom", "智慧"), said("any number", "任何數字", ja="数字は自由"), mark="wisdom"),
            Way(said("A wild", "萬用牌", ja="万能札"), said("any time", "隨時可出", ja="いつでも"), mark="wild"),
            Way(
                said("Face down", "蓋牌", ja="伏せる"),
                said("if no Wisdom", "沒有智慧時", ja="智慧がなければ"),
                face_down=True,
            ),
        ),
        may_force=True,
        card="l7",
        at=100.0,
    )
)

UNFINISHED = MatchCard(
    "m0",
    "chronicle",
    NAMES,
    said("round 3", "第3輪", ja="第3ラウンド"),
    1,
    Msg("app-last", who=Who(0), what=Named("w2")),
)
