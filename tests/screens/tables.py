"""Tables to look at: one of every kind of area, question and state, with the words of a game that is none.

`said("Ben: follow [wisdom]", hant="…", ja="…")` is a message of that game; a mark stands in brackets.
"""

from __future__ import annotations

import re
from dataclasses import replace

from companion.engine import (
    Align,
    Asked,
    Card,
    CardFace,
    Catalogue,
    Column,
    Disc,
    Drawing,
    Face,
    Field,
    Frame,
    Ink,
    Label,
    Line,
    Mark,
    Msg,
    Named,
    Option,
    Part,
    Poly,
    Ring,
    ScoreSheet,
    SeatScore,
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
    Track,
    TrackStep,
    View,
)
from companion.engine.view import Column as Stacked
from companion.model import (
    LANGUAGES,
    GameCard,
    MatchCard,
    Model,
    Notice,
    RecordLine,
    RefusalModel,
    Stopwatch,
    TableModel,
    Unbound,
)
from companion.text import Text

_LETTERS = {"power": "P力力力", "wisdom": "W智智智", "love": "L愛爱愛", "wild": "J萬万万"}
_CARDS = {"w1": "Phantom Mage", "w2": "Queen", "l7": "Dancer", "p8": "Knight", "sage": "Sage"}
_HANT = {"w1": "幻影魔法師", "w2": "女王", "l7": "舞者", "p8": "騎士", "sage": "賢者"}


def said(en: str, hant: str = "", hans: str = "", ja: str = "", **args: object) -> Msg:
    return Msg("chronicle-said", en=en, hant=hant or en, hans=hans or hant or en, ja=ja or hant or en, **args)


class Voice:
    """The app's own words from its files, the game's from here."""

    def __init__(self, longer: float = 1.0) -> None:
        self._text = Text({})
        self._longer = longer

    def words(self, lang: str, game: str | None = None, players: tuple[str, ...] = ()) -> Speech:
        return Speech(self._text, lang, players, self._longer)


class Speech:
    def __init__(self, text: Text, lang: str, players: tuple[str, ...], longer: float) -> None:
        self.lang = lang
        self._app = text.words(lang, None, players)
        self._players = players
        self._longer = longer

    def say(self, msg: Msg) -> str:
        return re.sub(r"\[(\w+)\]", lambda mark: mark[1], self._sentence(msg))

    def runs(self, msg: Msg) -> tuple[str | Mark, ...]:
        pieces = re.split(r"\[(\w+)\]", self._sentence(msg))
        return tuple(Mark(piece) if place % 2 else piece for place, piece in enumerate(pieces) if piece)

    def _sentence(self, msg: Msg) -> str:
        place = LANGUAGES.index(self.lang)
        if msg.key == "chronicle-said":
            words = str(msg[("en", "hant", "hans", "ja")[place]])
            for name, value in msg.args:
                words = words.replace("{" + name + "}", self._value(value))
            return _stretched(words, self._longer)
        if msg.key.startswith("chronicle-mark-"):
            return _LETTERS.get(msg.key.removeprefix("chronicle-mark-"), "CCCC")[place]
        if msg.key.startswith("chronicle-card-"):
            card = msg.key.removeprefix("chronicle-card-")
            return (_CARDS if self.lang == "en" else _HANT).get(card, card)
        if msg.key == "chronicle-title":
            return "Chronicle" if self.lang == "en" else "編年史"
        named = {name: Msg("chronicle-said", **_same(self._value(value))) for name, value in msg.args}
        return _stretched(self._app.say(Msg(msg.key, **{**dict(msg.args), **_plain(named, msg)})), self._longer)

    def _value(self, value: object) -> str:
        if isinstance(value, Named):
            card = CARDS[value.card]
            letter = _LETTERS[card.mark][LANGUAGES.index(self.lang)]
            name = (_CARDS if self.lang == "en" else _HANT)[card.id]
            return f"{letter}{card.number or ''}" if value.short else f"{letter}{card.number or ''} {name}"
        if isinstance(value, Who):
            return self._players[value.seat] if value.seat < len(self._players) else f"#{value.seat}"
        if isinstance(value, Msg):
            return self._sentence(value)
        return str(value)


def _same(words: str) -> dict[str, str]:
    return dict.fromkeys(("en", "hant", "hans", "ja"), words)


def _plain(named: dict[str, Msg], msg: Msg) -> dict[str, str]:
    """Arguments that only the game can say become plain text."""
    return {name: str(said_as["en"]) for name, said_as in named.items() if isinstance(msg[name], (Named, Msg))}


def _stretched(words: str, longer: float) -> str:
    """The words at so many times their length, with the same words in them, as a longer language would have."""
    if longer == 1.0 or not words.isascii() or "[" in words:
        return words
    return " ".join(_longer_word(word, longer) for word in words.split(" "))


def _longer_word(word: str, longer: float) -> str:
    core = word.rstrip(".,:;?)")
    if not core.isalpha() or len(core) < 3:
        return word
    more = int(len(core) * (longer - 1) + 0.5)
    return core + (core[1:] * 3)[:more] + word[len(core) :]


CARDS = Catalogue(
    (
        Card("w1", "wisdom", 1),
        Card("w2", "wisdom", 2),
        Card("l7", "love", 7),
        Card("p8", "power", 8),
        Card("sage", "wild"),
    )
)

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
    return TableModel(**{**given, **changes})


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
            (Counter("fame", seat + 2), Counter("evil", Change(1, 2) if seat == 1 else seat)),
            (True, seat % 2 == 0, False),
            RowState.ACTING if seat == focus else RowState.SEALED if seat < 2 else RowState.PLAIN,
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
                        LedgerRow(3, (Bar(3, 5), 0, 0, 1, 0), state=RowState.OUT),
                    ),
                ),
                0.83,
            ),
        )
    ),
    banner=said("Cleo would have 6: crows cry at 5", "Cleo會有6隻：烏鴉滿5隻就叫", ja="Cleoの烏は6羽に：5羽で鳴く"),
    keys=(
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
    "door": Asked(
        key="d",
        kind="choose",
        seat=2,
        accepts=("door",),
        options=(Option("door", said("Door", "門"), said("stop it", "擋下")),),
    ),
    "mirror": Asked(
        key="m",
        kind="choose",
        seat=2,
        accepts=("mirror",),
        options=(Option("mirror", said("Mirror", "鏡"), said("send on", "轉送")),),
    ),
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

MODELS: dict[str, Model] = {
    "home": model(),
    "home-resume": model(unfinished=(UNFINISHED, replace(UNFINISHED, id="m2"))),
    "home-five": model(games=(GAME,) * 5, unfinished=(UNFINISHED,), simulated=True),
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
    "refused": model(REFUSED),
    "refused-bare": model(table(refusal=RefusalModel(Msg("app-not-asked"), (), may_force=False, card=None, at=100.0))),
    "paused": model(
        table(stopwatch=Stopwatch(72_000, 100.0, paused=True), paused_for=Stopwatch(0, 100.0 - 252, paused=False))
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
}
FRAMES = (Frame.CHOSEN, Frame.REFUSED, Frame.SAVED)
