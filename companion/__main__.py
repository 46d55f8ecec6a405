"""The `companion` command: the one place that knows core, drivers and screens, and puts them together."""

from __future__ import annotations

import argparse
import dataclasses
import io
import json
import logging
import logging.handlers
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from companion import batch, doctor
from companion.bug_report import LOG, write_report
from companion.cli import parser
from companion.clock import SystemClock
from companion.commands import SetLanguage
from companion.config import Config, load_config
from companion.core import Core
from companion.database import in_use
from companion.demo import SelfPlaying, uid_of
from companion.emblems import Picture, print_emblems
from companion.engine import BadInput
from companion.errors import BadLine, CompanionError, ConfigError
from companion.games import find_games
from companion.health import Health, WallClock
from companion.inbox import Inbox
from companion.inputs import Finding
from companion.journal import Journal, wall_time
from companion.model import LANGUAGES, Model
from companion.notify import Notify
from companion.ports import Core as AnyCore
from companion.ports import Cue
from companion.requests import Requests
from companion.results import NotPlayable
from companion.take_along import write_result
from companion.text import Text, load_renamed
from drivers import Devices, checkup, on_a_raspberry_pi, open_devices
from drivers.sim import SimReader
from screens import emblem_sheet, rooms, seen
from screens.desk import Desk
from screens.fonts import available_languages
from screens.loop import Loop
from screens.preferences import SOUND, is_on, volume
from screens.tray import Tray
from screens.window import open_window

WINDOW = (800, 480)
_LOG_BYTES, _LOG_FILES = 256 * 1024, 4
_log = logging.getLogger(__name__)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: 2 for bad input, 1 for a fault of the machine, 0 otherwise."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    # Batch commands speak for themselves; only the device itself keeps a log.
    logging.getLogger().addHandler(logging.NullHandler())
    try:
        return _run(parser(find_games()).parse_args(argv))
    except (BadInput, BadLine, ConfigError, NotPlayable) as bad:
        return _complain(bad, 2)
    except BrokenPipeError:
        # Whoever read us has gone; nothing more can be said on that stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (CompanionError, OSError) as fault:
        return _complain(fault, 1)
    except KeyboardInterrupt:
        return 130
    except Exception as bug:  # noqa: BLE001 - a traceback is of no use to whoever stands before the table
        _log.critical("bug", exc_info=bug)
        return _complain(f"something of ours broke ({type(bug).__name__}: {bug}); what was saved is safe", 1)


def _run(asked: argparse.Namespace) -> int:
    match asked.command:
        case "score":
            return batch.score_positions(asked)
        case "replay":
            return batch.replay_record(asked)
        case "export":
            return batch.export_matches(asked, data_folder(asked, _config_of(asked).data))
        case "tags":
            return batch.carry_tags(asked, data_folder(asked, _config_of(asked).data))
        case "backup":
            return batch.back_up(asked, data_folder(asked, _config_of(asked).data))
        case "restore":
            return batch.restore(asked, data_folder(asked, _config_of(asked).data))
        case "doctor":
            return _examine(asked)
        case "print-emblems":
            print_emblems(Path(asked.file), lambda: _emblems(batch.lang_of(asked)))
            return 0
        case "demo":
            with tempfile.TemporaryDirectory() as folder:
                where = data_folder(asked) if hasattr(asked, "data") else Path(folder)
                return _watch(asked, where) if asked.screen else batch.play_demo(asked, where)
        case _:
            config = _config_of(asked)
            return run_device(asked, config, data_folder(asked, config.data))


def _config_of(asked: argparse.Namespace) -> Config:
    return Config() if asked.config is None else load_config(Path(asked.config))


def _examine(asked: argparse.Namespace) -> int:
    """`doctor`: every check, on a machine where the companion may be running or may lack everything."""
    config = _config_of(asked)
    folder = data_place(asked, config.data)
    on_a_pi = on_a_raspberry_pi()

    def devices() -> Iterable[Finding]:
        reader = None if config.reader.kind in ("sim", "replayed", "none") else checkup.probe(config.reader)
        return checkup.of_devices(config.devices, reader, sound=checkup.try_sound(), on_a_pi=on_a_pi)

    findings = doctor.checked((devices, *_other_checks(folder, config, wall_time)))
    if in_use(folder / batch.DATABASE):
        findings = doctor.held(findings)
    say = Text({}).words(batch.lang_of(asked)).say
    report = doctor.as_json(findings, say)
    if asked.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        lines = doctor.settings_lines(dataclasses.asdict(config), batch.settings_of(folder))
        print(*doctor.as_lines(findings, say), "", *lines, sep="\n")
    return 0 if report["ok"] else 1


def _other_checks(folder: Path, config: Config, wall: Callable[[], datetime | None]) -> tuple[doctor.Check, ...]:
    """The checks that are the same whether the companion runs or not."""
    return (
        lambda: seen.of_display(config.display.rotation, config.display.mm),
        seen.of_fonts,
        lambda: [doctor.storage(folder)],
        lambda: [doctor.clock(wall)],
        lambda: [doctor.software(seen.painter())],
    )


def _emblems(lang: str) -> Picture:
    page = emblem_sheet.emblem_sheet(Text({}), lang if lang in available_languages() else "en")
    return Picture(emblem_sheet.PAGE_MM, page.get_size(), emblem_sheet.grey_of(page), emblem_sheet.png_of(page))


def _watch(asked: argparse.Namespace, folder: Path) -> int:
    """`demo --screen`: the device with a table that plays itself."""
    players = batch.demo_players(asked)
    asked.sim = True
    return run_device(asked, Config(), folder, lambda core: SelfPlaying(core, players, asked.pace))


def run_device(
    asked: argparse.Namespace,
    config: Config,
    folder: Path,
    around: Callable[[AnyCore], AnyCore] = lambda core: core,
) -> int:
    """Open everything, and run until the window is closed or the service is stopped. `around` may wrap the core."""
    _keep_log(folder)
    if asked.sim:
        config = replace(config, reader=replace(config.reader, kind="sim"), pins=replace(config.pins, kind="sim"))
    games, clock, inbox = find_games(), SystemClock(), Inbox()
    notify = Notify(clock)
    names = folder / "names.json" if config.names is None else Path(config.names)
    text = Text(games, load_renamed(names, games, LANGUAGES))
    with ExitStack() as to_close:
        size = asked.size or config.display.size
        wall = WallClock(folder / "date-set")
        journal = Journal(folder / batch.DATABASE, wall)
        to_close.callback(journal.close)
        devices = open_devices(config.devices, inbox.put)
        to_close.callback(devices.stop)
        desk = Desk(size or WINDOW, text, tray_on(devices.reader)) if isinstance(devices.reader, SimReader) else None
        # The service names the driver that needs no desktop: there, the whole display is ours.
        kiosk = on_a_raspberry_pi() or os.environ.get("SDL_VIDEODRIVER") == "kmsdrm"
        display = config.display
        window = desk.window if desk else open_window(size, mm=display.mm, turn=display.rotation, kiosk=kiosk)
        requests = Requests.of_the_service(clock)

        def shine(percent: int) -> None:
            with suppress(OSError):
                requests.dim(percent)

        # Whoever stopped us last may have done so in the dark.
        shine(100)
        health = Health(
            checks=lambda: doctor.checked(
                (lambda: devices.findings(config.devices), *_other_checks(folder, config, wall))
            ),
            report=lambda to, findings: write_report(
                to,
                journal,
                games,
                folder,
                doctor.as_json(findings, text.words("en").say),
                now=datetime.now().astimezone(),
            ),
            result=lambda to, match: write_result(to, match, journal, games),
            spare=folder / "saved",
            requests=requests,
            writer=devices.writer,
            wall=wall,
            clock=clock,
            outcome=folder / "upgrade-outcome",
        )
        core = around(
            Core(
                games,
                journal,
                clock,
                devices,
                settings=config.settings,
                languages=available_languages(),
                cards_by=devices.cards_by,
                health=health,
            )
        )
        if hasattr(asked, "lang"):
            core.handle(SetLanguage(asked.lang))
        loop = Loop(
            core,
            inbox,
            window,
            text,
            rooms.stack,
            clock=clock,
            after_pass=each(SoundAndLight(core.model, devices), notify.passed),
            sim=desk is not None,
            beside=desk,
            shine=shine,
        )
        signal.signal(signal.SIGTERM, lambda _signal, _frame: loop.stop())
        loop.run()
        notify.stopping()
    return 0


def tray_on(reader: SimReader) -> Tray:
    """A tray whose cards are laid on the simulated reader, each with a tag that carries its name."""
    strangers = count()

    def lay(uid: bytes, text: str | None = None) -> None:
        reader.lift()
        reader.place(uid, text=text)

    return Tray(
        tap=lambda game, card, copy: lay(uid_of(game, card, copy), f"{game}:{card}"),
        unknown=lambda: lay(uid_of("unknown", str(next(strangers)))),
        lift=reader.lift,
    )


def each(*acts: Callable[[], None]) -> Callable[[], None]:
    """All of these, one after the other."""

    def do_each() -> None:
        for act in acts:
            act()

    return do_each


class SoundAndLight:
    """Sets sound and light as the players have set them, whenever the settings have changed."""

    def __init__(self, model: Callable[[], Model], devices: Devices) -> None:
        self._model = model
        self._devices = devices
        self._heard: Mapping[str, str] | None = None

    def __call__(self) -> None:
        settings = self._model().settings
        if settings == self._heard:
            return
        self._heard = settings
        self._devices.hear(on=is_on(settings, SOUND), volume=volume(settings))
        self._devices.leave_out(sounds=_left_out(settings, "sound"), lights=_left_out(settings, "light"))


def _left_out(settings: Mapping[str, str], kind: str) -> frozenset[Cue]:
    """The words that players have switched off one by one: `sound-reveal`, `light-your_turn`."""
    return frozenset(cue for cue in Cue if settings.get(f"{kind}-{cue.value}") == "off")


def data_place(asked: argparse.Namespace, configured: str | None = None) -> Path:
    """Where matches, backups and logs lie: --data, the configuration, the service's state directory, or the user's."""
    given: str | None = getattr(asked, "data", None) or configured or os.environ.get("STATE_DIRECTORY")
    return user_data_path("table-companion") if given is None else Path(given)


def data_folder(asked: argparse.Namespace, configured: str | None = None) -> Path:
    """The same place, made where it is not there yet."""
    folder = data_place(asked, configured)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _keep_log(folder: Path) -> None:
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    form = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    file = logging.handlers.RotatingFileHandler(
        folder / LOG, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES - 1, encoding="utf-8"
    )
    for handler in (file, logging.StreamHandler()):
        handler.setFormatter(form)
        root.addHandler(handler)


def _complain(what: object, status: int) -> int:
    print(f"companion: {what}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
