"""The words of the command line: what `companion` can be asked for."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from typing import NoReturn

from companion import __version__
from companion.model import LANGUAGES

EXPORTS = ("record", "csv", "json", "bgstats", "times")


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """End with one line on standard error and status 2."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(2)


def parser(games: Iterable[str]) -> Parser:
    """The command line: without a sub-command it runs the device."""
    names = tuple(games)
    main = Parser(
        prog="companion",
        description="Referee, clock and bookkeeper of real card games.",
        epilog="Games: " + ", ".join(names),
    )
    main.add_argument("--version", action="version", version=f"companion {__version__}")
    main.add_argument("--config", metavar="FILE", help="the configuration (TOML)")
    main.add_argument("--sim", action="store_true", help="simulated cards and buttons: a tray to click, F1 to F4")
    main.add_argument("--size", metavar="WxH", type=size, help="the window, such as 800x480")
    _data(main)
    _lang(main)
    commands = main.add_subparsers(dest="command", metavar="COMMAND")

    demo = commands.add_parser("demo", help="a table that plays itself")
    demo.add_argument("game", choices=names)
    demo.add_argument("--seats", type=int, metavar="N", help="how many play")
    demo.add_argument("--seed", type=int, default=1, metavar="N", help="another deal")
    demo.add_argument("--option", action="append", default=[], type=option, metavar="ID=VALUE", help="a house rule")
    demo.add_argument("--json", action="store_true", help="end with the line that replay ends with")
    demo.add_argument("--record", metavar="FILE", help="write the record, for replay to read")
    demo.add_argument("--screen", action="store_true", help="watch it on the screen")
    demo.add_argument("--pace", type=float, default=0.8, metavar="SECONDS", help="between two answers, with --screen")
    demo.add_argument("--size", metavar="WxH", type=size, help="the window, such as 800x480")
    _data(demo)
    _lang(demo)

    score = commands.add_parser("score", help="score described positions, JSON Lines in and out")
    score.add_argument("game", choices=names)
    score.add_argument("file", nargs="?", default="-")

    replay = commands.add_parser("replay", help="play a written record through the rules")
    replay.add_argument("file", help="- reads standard input and answers each line at once")
    replay.add_argument("--json", action="store_true", help="answer every line by a line of JSON")
    replay.add_argument("--verify", action="store_true", help="demand the hashes of an exported record, and check them")
    _lang(replay)

    export = commands.add_parser("export", help="write matches to a file")
    export.add_argument("match", nargs="?", help="its id; without one, the last finished match")
    export.add_argument("--all", action="store_true", help="every finished match")
    export.add_argument("--as", dest="form", choices=EXPORTS, default="record")
    export.add_argument("--to", metavar="FILE", help="instead of standard output; for all records, a folder")
    _data(export)
    _device_commands(commands)
    return main


def _device_commands(commands: argparse._SubParsersAction[Parser]) -> None:
    """What is done to a device rather than to a match."""
    doctor = commands.add_parser("doctor", help="check reader, pins, display, storage and the rest")
    doctor.add_argument("--json", action="store_true", help="the checks as one JSON object")
    doctor.add_argument("--config", metavar="FILE", default=argparse.SUPPRESS, help="the configuration (TOML)")
    _data(doctor)
    _lang(doctor)

    tags = commands.add_parser("tags", help="carry the register of tags from one device to another")
    tags.add_argument("way", choices=("export", "import"))
    tags.add_argument("file", help="JSON Lines; - is standard output or input")
    _data(tags)

    backup = commands.add_parser("backup", help="write matches, tags, players, profiles and settings to one file")
    backup.add_argument("file")
    _data(backup)

    restore = commands.add_parser("restore", help="put a backup in place of what is there, which is kept aside")
    restore.add_argument("file")
    _data(restore)

    emblems = commands.add_parser("print-emblems", help="a sheet of seat emblems and labels of seat tags, to print")
    emblems.add_argument("file", help="a name that ends in .pdf or .png")
    _lang(emblems)


def size(text: str) -> tuple[int, int]:
    """A size in pixels as people write it: 800x480."""
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"expected a size such as 800x480, not {text!r}")
    return int(found[1]), int(found[2])


def option(text: str) -> tuple[str, str]:
    """A house rule as people write it: id=value."""
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"expected a house rule such as end_tie=play_on, not {text!r}")
    return name, value


def _data(of: argparse.ArgumentParser) -> None:
    # A sub-command's default must not undo what was given before its name.
    of.add_argument("--data", metavar="DIR", default=argparse.SUPPRESS, help="the folder of matches, backups and logs")


def _lang(of: argparse.ArgumentParser) -> None:
    of.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="the language of all words")
