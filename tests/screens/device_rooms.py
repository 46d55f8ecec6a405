"""The screens of the device itself in their states: check-up, clock, tags and their owners, settings with a helper."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from companion.engine import Msg
from companion.inputs import Finding, Wrote
from companion.model import DeviceModel, Model, Notice, ResultCode, Tapped
from screens.audit import Audit, AuditList
from screens.checkup import Checkup, ReaderTest, TouchTest
from screens.owners import Owner, Owners, TagOf
from screens.screen import Own, Screen
from screens.set_clock import SetTheClock
from screens.settings import About, Settings
from screens.share import TakeAlong
from screens.tag_tasks import TagTasks
from screens.tags import Deck
from tests.screens.sample import GAME, LONG_NAMES, SEVEN, model, table

Room = tuple[Screen, Model]
PLAYERS = (*SEVEN, "Hana", "Ivo", "Jun")
NEWS = Notice("storage", Msg("app-fault-storage-restored-without", n=3))
ILL = (NEWS, Notice("reader", Msg("app-fault-reader-wiring")), Notice("pins", Msg("app-fault-pins")), NEWS)


def after(screen: Screen, model: Model, *acts: Own) -> Screen:
    """The screen once somebody has touched these; what they open or ask of the core is left."""
    for act in acts:
        screen.own(act, model)
    return screen


WELL = (
    Finding("reader", "app-check-reader-clone", None, (("chip", "0x88"), ("looks", 10), ("tag", "min"), ("ago", 360))),
    Finding("spi", "app-check-spi-well", None, (("node", "/dev/spidev0.0"),)),
    Finding("pins", "app-check-pins-well", None, (("n", 13), ("chip", "gpiochip11"))),
    Finding("display", "app-check-display-well", None, (("driver", "kmsdrm"), ("size", "1280×720"), ("turn", 270))),
    Finding("touch", "app-check-touch-well", None, (("name", "10-0038 generic ft5x06 (79)"),)),
    Finding("fonts", "app-check-fonts-well"),
    Finding("storage", "app-check-storage-well", None, (("mb", 27_311), ("ms", 12))),
    Finding("clock", "app-check-clock-well", None, (("now", "2026-11-30 20:15"),)),
    Finding("power", "app-check-power-well"),
    Finding("sound", "app-check-sound-well"),
    Finding(
        "version", "app-check-version", None, (("version", "0.1.0"), ("python", "3.13.5"), ("pygame", "pygame 2.6.1"))
    ),
)
ABLE = DeviceModel(
    frozenset({"write", "off", "date", "dim", "upgrade"}), WELL, date="2026-02-28T23:59", wrote=Wrote(b"\x04\xa1")
)
DEVICE = model(players=PLAYERS, games=(GAME,) * 5, device=ABLE)
ILL_KEYS = sorted(
    key for name in ("drivers/checkup.py", "companion/doctor.py", "screens/seen.py", "companion/health.py")
    for key in re.findall(r'"(app-check-[a-z-]+-do)"', (Path(__file__).parents[2] / name).read_text(encoding="utf-8"))
)  # fmt: skip
SAID = (("what", "button 2"),
        ("node", "/dev/spidev0.0"), ("name", "10-0038 generic ft5x06 (79)"), ("mb", 27_311), ("ms", 1200),
        ("driver", "offscreen"), ("least", "8"), ("finger", "12"), ("languages", "en, zh-Hant"))  # fmt: skip


def checked(opened: str, *findings: Finding) -> Room:
    by_id = {finding.id: finding for finding in (*WELL, *findings)}
    shown = replace(DEVICE, device=replace(ABLE, findings=tuple(by_id.values())), notices=ILL)
    return after(Checkup(), shown, Own("open", opened)), shown


def ill(key: str) -> Room:
    """One check that is not well, by the key of its remedy."""
    one = key.removeprefix("app-check-").split("-")[0]
    one = "reader" if one == "broke" else one
    return checked(one, Finding(one, key.removesuffix("-do"), key, SAID))


def held_card(means: str) -> Room:
    screen = ReaderTest()
    screen.heed(DEVICE)
    shown = replace(DEVICE, tapped=Tapped("04A1", means, 1))
    screen.heed(shown)
    return screen, shown


def swept(count: int, *others: str) -> Room:
    screen = Audit(GAME)
    cards = [f"chronicle:{card}" for card in GAME.cards]
    screen.heed(DEVICE)
    for number, means in enumerate((*cards[:count], *others), 1):
        screen.heed(replace(DEVICE, tapped=Tapped(f"04{number:02}", means, number)))
    return screen, DEVICE


def swept_list(count: int, *others: str) -> Room:
    screen, shown = swept(count, *others)
    return AuditList(GAME, screen._sweep), shown


def tag_of(owner: Owner, *, clash: bool = False) -> Room:
    screen = TagOf(owner)
    screen.heed(DEVICE)
    if clash:
        screen.heed(replace(DEVICE, tapped=Tapped("04A1", "player:Clementine Featherstonehaugh", 1)))
    return screen, DEVICE


def written(key: str | None, *notices: Notice) -> Room:
    screen = Deck(GAME)
    shown = replace(DEVICE, device=replace(ABLE, wrote=Wrote(bytes.fromhex("04A1"), key)), notices=notices)
    screen.heed(shown)
    after(screen, shown, Own("write"))
    screen.heed(replace(shown, tapped=Tapped("04A1", f"chronicle:{next(iter(GAME.cards))}", 1)))
    return screen, shown


def taking(message: Msg | None = None, *, size: int = 133, code: bool = True, stick: bool = True) -> Room:
    modules = tuple(tuple((x * y + x // 3 + y) % 3 == 0 for x in range(size)) for y in range(size))
    shown = model(table(finished=True, asked=None), device=ABLE if stick else DeviceModel(), message=message)
    return TakeAlong(), replace(shown, share=ResultCode(modules if code else None))


DEVICE_ROOMS: dict[str, Callable[[], Room]] = {
    "checkup": lambda: checked("reader"),
    "checkup-said": lambda: (Checkup(), replace(DEVICE, message=Msg("app-report-saved"))),
    **{f"checkup-{finding.id}": partial(checked, finding.id) for finding in WELL},
    **{f"checkup-{key.removeprefix('app-check-')}": partial(ill, key) for key in ILL_KEYS},
    "reader-test": lambda: (ReaderTest(), DEVICE),
    "reader-test-card": lambda: held_card("chronicle:w1"),
    "reader-test-player": lambda: held_card("player:Clementine Featherstonehaugh"),
    "touch-test": lambda: (after(TouchTest(), DEVICE, *(Own("mark", n) for n in (0, 7, 19))), DEVICE),
    "touch-test-done": lambda: (after(TouchTest(), DEVICE, *(Own("mark", n) for n in range(20))), DEVICE),
    "set-clock": lambda: (SetTheClock(), DEVICE),
    "tag-tasks": lambda: (TagTasks(), DEVICE),
    "audit": lambda: swept(2, "chronicle:w1", "crows:bell"),
    "audit-begun": lambda: swept(0),
    "audit-phone": lambda: (swept(2)[0], replace(DEVICE, message=Msg("app-phone"))),
    "deck-two": lambda: (Deck(GAME), replace(DEVICE, message=Msg("app-one-at-a-time"))),
    "tag-of-phone": lambda: (TagOf(Owner("Ann")), replace(DEVICE, message=Msg("app-phone"))),
    "audit-whole": lambda: swept(5),
    "audit-list": lambda: swept_list(
        2, "chronicle:w1", "chronicle:w2", "crows:bell", "player:Annabelle Whittington", ""
    ),
    "audit-list-none": lambda: swept_list(5),
    "owners": lambda: (Owners(), DEVICE),
    "owners-tag": lambda: (Owners("04A1"), model(players=LONG_NAMES)),
    "tag-of": lambda: tag_of(Owner("Clementine Featherstonehaugh-Smythe")),
    "tag-of-seat": lambda: tag_of(Owner(seat=6)),
    "tag-of-clash": lambda: tag_of(Owner("Ann"), clash=True),
    "deck-written": lambda: written(None),
    "deck-locked": lambda: written("app-write-locked"),
    "deck-not-kept": lambda: written("app-write-locked", *ILL),
    "tag-of-not-kept": lambda: (TagOf(Owner("Ann")), replace(DEVICE, notices=ILL)),
    "settings-able": lambda: (Settings(), DEVICE),
    "settings-said": lambda: (Settings(), replace(DEVICE, message=Msg("app-not-written"))),
    "share": taking,
    "share-small": lambda: taking(size=81),
    "share-saved": lambda: taking(Msg("app-result-saved")),
    "share-full": lambda: taking(Msg("app-not-written")),
    "share-no-stick": lambda: taking(Msg("app-no-stick")),
    "share-no-code": lambda: taking(code=False),
    "share-here": lambda: taking(stick=False),
    "share-kept": lambda: taking(Msg("app-result-kept", file="chronicle-2f1c6f0e.bgsplay"), stick=False),
    "share-making": lambda: (TakeAlong(), model(table(finished=True, asked=None))),
    "about-able": lambda: (About(), DEVICE),
}
