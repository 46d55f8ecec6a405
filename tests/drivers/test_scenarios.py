"""The table of scenarios in README.md names tests: each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
ROWS = [line for line in (HERE / "README.md").read_text(encoding="utf-8").splitlines() if "test_" in line]


def named_in(row):
    """Each file that a row names, with the tests named after it."""
    file = None
    for name in re.findall(r"`(tests/[\w/]+\.py|test_\w+(?:\.py)?)`", row):
        if name.endswith(".py"):
            file = ROOT / name if name.startswith("tests/") else HERE / name
            yield file, None
        else:
            yield file, name


@pytest.mark.parametrize("row", ROWS, ids=[row.split("|")[1].strip()[:40] for row in ROWS])
def test_every_test_that_the_table_names_is_there(row):
    named = list(named_in(row))
    assert named
    for file, test in named:
        assert file is not None
        assert file.is_file(), file
        assert test is None or f"def {test}(" in file.read_text(encoding="utf-8"), test
