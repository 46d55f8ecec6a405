"""The README promises commands; here they are followed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from companion.cli import parser
from companion.games import find_games

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
COMMANDS = [line for block in BLOCKS for line in block.splitlines() if "bin/companion" in line]


def test_there_are_commands_to_follow():
    assert len(COMMANDS) >= 3


@pytest.mark.parametrize("line", COMMANDS)
def test_the_companion_understands_what_the_readme_says(line):
    words = shlex.split(line.split(" && ")[-1])
    assert words[0] == ".venv/bin/companion"
    parser(find_games()).parse_args(words[1:])


def test_every_command_is_in_the_table():
    actions = parser(find_games())._subparsers._group_actions[0].choices
    table = re.findall(r"^\| `companion ?([\w-]*)", README, re.MULTILINE)
    assert set(actions) | {""} == set(table)


def test_ci_calls_the_very_test_command_of_the_readme():
    """`.ci/run` takes the first line that sets up and tests; there must be one, and only one."""
    lines = [line for line in README.splitlines() if re.match(r"python3 -m venv .*pytest", line)]
    assert len(lines) == 1
    assert "grep -m 1 -E '^python3 -m venv .*pytest' README.md" in (ROOT / ".ci/run").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"`((?:companion|drivers|screens|tests|systemd)/[\w/.]+)`", README)))
)
def test_what_the_readme_names_is_there(path):
    assert (ROOT / path).exists()


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_every_game_is_named(game):
    assert game.title["en"] in README
