"""The `companion` command: the one place that knows core, drivers and screens, and puts them together."""

from __future__ import annotations

import argparse
import io
import logging
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_data_path

from companion import batch
from companion.cli import parser
from companion.engine import BadInput
from companion.errors import CompanionError, ConfigError
from companion.games import find_games
from companion.results import NotPlayable

_log = logging.getLogger(__name__)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: 2 for bad input, 1 for a fault of the machine, 0 otherwise."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    # Batch commands speak for themselves; only the device itself keeps a log.
    logging.getLogger().addHandler(logging.NullHandler())
    asked = parser(find_games()).parse_args(argv)
    try:
        return _run(asked)
    except (BadInput, ConfigError, NotPlayable) as bad:
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
        case "demo" if not asked.screen:
            with tempfile.TemporaryDirectory() as folder:
                return batch.play_demo(asked, data_folder(asked) if hasattr(asked, "data") else Path(folder))
        case _:
            raise ConfigError("the device is not built yet")


def data_folder(asked: argparse.Namespace) -> Path:
    """Where matches, backups and logs lie: --data, the service's state directory, or the user's own."""
    given: str | None = getattr(asked, "data", None) or os.environ.get("STATE_DIRECTORY")
    folder = user_data_path("table-companion") if given is None else Path(given)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _complain(what: object, status: int) -> int:
    print(f"companion: {what}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
