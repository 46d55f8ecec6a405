"""Who may import whom, read from the syntax trees: a back edge cannot be merged."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted(path for folder in ("companion", "drivers", "screens") for path in (ROOT / folder).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

PURE = {"__future__", "abc", "collections", "dataclasses", "enum", "functools", "itertools", "math", "typing"}
THIRD_PARTY = {
    "fluent", "fontpkg_atkinson_hyperlegible", "gpiozero", "lgpio", "mfrc522", "msgspec", "ndef", "platformdirs",
    "pygame", "RPi", "segno", "spidev",
}  # fmt: skip
_SEAMS = ("engine", "inputs", "commands", "ports", "model", "errors", "devices", "clocks")
SEAMS = {f"companion.{name}" for name in _SEAMS}
# The one place for each vendor library.
HOMES = {
    "sqlite3": {"companion/database.py", "companion/journal.py"},
    "fluent": {"companion/text.py"},
    "platformdirs": {"companion/__main__.py"},
    "segno": {"companion/qr.py"},
    "mfrc522": {"drivers/rc522.py"},
    "spidev": {"drivers/rc522.py"},
    "gpiozero": {"drivers/pins.py"},
    "ndef": {"drivers/ndef.py"},
}
PURE_APP = {f"companion/{name}.py" for name in _SEAMS if name != "engine"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def within(module: str, packages: set[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def allowed(path: Path, module: str) -> bool:  # noqa: C901 - the table of the architecture, a row each
    file = name_of(path)
    top = module.split(".", maxsplit=1)[0]
    ours = top in {"companion", "drivers", "screens"}
    if top in HOMES and file not in HOMES[top]:
        return False
    if file == "companion/__main__.py":
        return True
    if file.startswith("companion/engine/"):
        loads = {"tomllib", "importlib"} if file == "companion/engine/cards.py" else set()
        return within(module, {"companion.engine"} | PURE | loads)
    if file == "companion/games/__init__.py":
        return within(module, {"companion.engine", "importlib", "pkgutil"} | PURE)
    if file.startswith("companion/games/"):
        game = ".".join(Path(file).parts[:3])
        return within(module, {"companion.engine", game} | PURE)
    if file in PURE_APP:
        return within(module, SEAMS | PURE)
    if file.startswith("companion/"):
        if ours:
            return top == "companion" and (not within(module, {"companion.games"}) or module == "companion.games")
        return top not in THIRD_PARTY - {"fluent", "msgspec", "platformdirs", "segno"}
    if file.startswith("drivers/"):
        if ours:
            return within(
                module, {"drivers", "companion.inputs", "companion.ports", "companion.errors", "companion.devices"}
            )
        return top not in THIRD_PARTY - {"mfrc522", "spidev", "gpiozero", "ndef", "pygame", "lgpio", "RPi"}
    if ours:
        return within(module, SEAMS | {"screens", "companion.text"})
    return top not in THIRD_PARTY - {"pygame", "fontpkg_atkinson_hyperlegible"}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_imports_only_what_its_place_allows(path):
    assert [module for module in imports(path) if not allowed(path, module)] == []


@pytest.mark.parametrize("path", [*FILES, *TESTS], ids=name_of)
def test_a_file_can_be_read_in_one_sitting(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


PURE_FILES = [path for path in FILES if name_of(path).startswith(("companion/engine/", "companion/games/"))]


@pytest.mark.parametrize("path", PURE_FILES, ids=name_of)
def test_rules_never_walk_a_set(path):
    """The order of a set is nobody's order: rules that walk one are not the same twice."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    walked = [node.iter for node in ast.walk(tree) if isinstance(node, (ast.For, ast.comprehension))]
    assert [ast.unparse(it) for it in walked if isinstance(it, (ast.Set, ast.SetComp))] == []


@pytest.mark.parametrize("path", PURE_FILES, ids=name_of)
def test_rules_never_open_print_or_ask_the_user(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert called & {"open", "print", "input", "eval", "exec", "__import__"} == set()


def test_the_top_level_is_what_the_customer_fixed():
    visible = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    built = {"build", "dist", "table_companion.egg-info"}
    assert visible - built == {"pyproject.toml", "companion", "drivers", "screens", "tests", "systemd", "README.md"}
