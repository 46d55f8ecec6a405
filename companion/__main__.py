"""The `companion` command: the one place that knows core, drivers and screens, and puts them together."""

from __future__ import annotations

import argparse
import io
import logging
import logging.handlers
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from companion import batch
from companion.cli import parser
from companion.clock import SystemClock
from companion.commands import SetLanguage
from companion.config import Config, load_config
from companion.core import Core
from companion.demo import SelfPlaying, uid_of
from companion.engine import BadInput
from companion.errors import BadLine, CompanionError, ConfigError
from companion.games import find_games
from companion.inbox import Inbox
from companion.journal import Journal
from companion.model import LANGUAGES, Model
from companion.notify import Notify
from companion.ports import Core as AnyCore
from companion.results import NotPlayable
from companion.text import Text, load_renamed
from drivers import Devices, on_a_raspberry_pi, open_devices
from drivers.sim import SimReader
from screens import rooms
from screens.desk import Desk
from screens.fonts import available_languages
from screens.loop import Loop
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
            return batch.export_matches(asked, data_folder(asked))
        case "tags":
            return batch.carry_tags(asked, data_folder(asked))
        case "backup":
            return batch.back_up(asked, data_folder(asked))
        case "restore":
            return batch.restore(asked, data_folder(asked))
        case "demo":
            with tempfile.TemporaryDirectory() as folder:
                where = data_folder(asked) if hasattr(asked, "data") else Path(folder)
                return _watch(asked, where) if asked.screen else batch.play_demo(asked, where)
        case _:
            config = Config() if asked.config is None else load_config(Path(asked.config))
            return run_device(asked, config, data_folder(asked, config.data))


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
        journal = Journal(folder / batch.DATABASE)
        to_close.callback(journal.close)
        devices = open_devices(config.devices, inbox.put)
        to_close.callback(devices.stop)
        desk = Desk(size or WINDOW, text, tray_on(devices.reader)) if isinstance(devices.reader, SimReader) else None
        # The service names the driver that needs no desktop: there, the whole display is ours.
        kiosk = on_a_raspberry_pi() or os.environ.get("SDL_VIDEODRIVER") == "kmsdrm"
        window = desk.window if desk else open_window(size, turn=config.display.rotation, kiosk=kiosk)
        core = around(
            Core(
                games,
                journal,
                clock,
                devices,
                lang=config.language,
                languages=available_languages(),
                simulated=devices.simulated,
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
            after_pass=each(Volume(core.model, devices), notify.passed),
            sim=desk is not None,
            beside=desk,
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


class Volume:
    """Sets the sound as the players have set it, whenever the settings have changed."""

    def __init__(self, model: Callable[[], Model], devices: Devices) -> None:
        self._model = model
        self._devices = devices
        self._heard: Mapping[str, str] | None = None

    def __call__(self) -> None:
        settings = self._model().settings
        if settings == self._heard:
            return
        self._heard = settings
        if "sound" in settings or "volume" in settings:
            self._devices.hear(on=settings.get("sound") != "off", volume=int(settings.get("volume", "30")))


def data_folder(asked: argparse.Namespace, configured: str | None = None) -> Path:
    """Where matches, backups and logs lie: --data, the configuration, the service's state directory, or the user's."""
    given: str | None = getattr(asked, "data", None) or configured or os.environ.get("STATE_DIRECTORY")
    folder = user_data_path("table-companion") if given is None else Path(given)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _keep_log(folder: Path) -> None:
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    form = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    file = logging.handlers.RotatingFileHandler(
        folder / "companion.log", maxBytes=_LOG_BYTES, backupCount=_LOG_FILES - 1, encoding="utf-8"
    )
    for handler in (file, logging.StreamHandler()):
        handler.setFormatter(form)
        root.addHandler(handler)


def _complain(what: object, status: int) -> int:
    print(f"companion: {what}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
