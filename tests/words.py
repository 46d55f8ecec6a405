"""Which messages the program uses, and which its Fluent files hold.

Keys are read from the sources: every `app-…` in quotes, and what is handed to `Msg(…)` directly. Keys put together at
run time belong to a family, which is known here or begins with the fixed part of the f-string that makes it:

    app    asked-for-<kind of question>   entry-<kind of entry>
    games  card-<id>   mark-<id> (a letter, where the game has letters)   mark-name-<id>
           option-<rule>   option-<rule>-<value>   seat-name-<n> (a seat that nobody sits at)
           phase-<ask>   rules-<ask>   learn-<ask> (what a question is called, its rules, and what a first game is told)
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.engine import Game
from companion.model import LANGUAGES
from companion.text import APP, fluent_file

ROOT = Path(__file__).parent.parent
OPTIONAL = ("mark-", "seat-name-", "phase-", "rules-", "learn-")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str, scope: str) -> dict[str, frozenset[str]]:
    """The keys of a Fluent file with the variables of each; what cannot be read stands as a key of its own."""
    file = fluent_file(lang, scope)
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if file.is_file() else []:
        if isinstance(entry, ftl.Junk):
            found[f"(cannot be read) {entry.content.strip()}"] = frozenset()
        elif isinstance(entry, ftl.Message):
            seen = _Variables()
            seen.visit(entry)
            key = entry.id.name if entry.id.name not in found else f"(twice) {entry.id.name}"
            found[key] = frozenset(seen.names)
    return found


@dataclass
class Used:
    """What the sources say: keys in full, beginnings and ends of keys made at run time, and any other words."""

    needed: set[str] = field(default_factory=set)
    prefixes: set[str] = field(default_factory=set)
    suffixes: set[str] = field(default_factory=set)
    strings: set[str] = field(default_factory=set)

    def uses(self, key: str, scope: str) -> bool:
        full = f"{scope}-{key}"
        stems = [full.removesuffix(end) for end in self.suffixes if full.endswith(end)]
        return (
            full in self.strings
            or key in self.strings
            or any(full.startswith(start) for start in self.prefixes)
            or any(stem in self.strings or stem.removeprefix(f"{scope}-") in self.strings for stem in stems)
        )


@cache
def used(scope: str) -> Used:
    """What the sources of the app and its screens, or of a game, use."""
    found = Used()
    for path in _sources(scope):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            _look_at(node, scope, found)
    return found


def _sources(scope: str) -> Iterator[Path]:
    games = ROOT / "companion" / "games"
    if scope != APP:
        yield from (games / scope).rglob("*.py")
        return
    for folder in ("companion", "screens", "drivers"):
        yield from (path for path in (ROOT / folder).rglob("*.py"))


def _look_at(node: ast.AST, scope: str, found: Used) -> None:
    key = re.compile(rf"{scope}-[a-z0-9_-]*[a-z0-9_]")
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        found.strings.add(node.value)
        if scope == APP and key.fullmatch(node.value):
            found.needed.add(node.value)
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Msg" and node.args:
        choices = [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else [node.args[0]]
        found.needed |= {
            one.value for one in choices if isinstance(one, ast.Constant) and str(one.value).startswith(f"{scope}-")
        }
    elif isinstance(node, ast.JoinedStr):
        first, last = node.values[0], node.values[-1]
        if isinstance(first, ast.Constant) and str(first.value).startswith(f"{scope}-") and first.value != f"{scope}-":
            found.prefixes.add(str(first.value))
        elif isinstance(first, ast.FormattedValue) and isinstance(last, ast.Constant):
            found.suffixes.add(str(last.value))


def families(game: Game | None) -> set[str]:
    """The keys that are made at run time and must be there."""
    if game is None:
        return {f"asked-for-{kind}" for kind in ("tap", "choose", "number", "each", "first")} | {
            f"entry-{kind}" for kind in ("undo", "splice", "adjust", "act")
        }
    keys = {f"card-{card}" for card in game.cards}
    keys |= {f"mark-name-{card.mark}" for card in game.cards.values()}
    for rule in (*game.form, *game.more_form):
        keys |= {f"option-{rule.id}", *(f"option-{rule.id}-{value.replace(':', '-')}" for value in rule.values)}
    return keys


def problems(game: Game | None) -> list[str]:
    """Everything that is wrong with the words of the app (None) or of a game."""
    scope = APP if game is None else game.id
    by_lang = {lang: messages(lang, scope) for lang in LANGUAGES}
    all_keys = set().union(*by_lang.values())
    family, source = families(game), used(scope)
    found = [
        f"{lang}: {key} cannot be read or stands twice" for lang in LANGUAGES for key in by_lang[lang] if "(" in key
    ]
    for lang in LANGUAGES:
        found += [f"{lang}: {key} is missing" for key in sorted(all_keys - set(by_lang[lang]))]
    for key in sorted(all_keys):
        variables = {by_lang[lang][key] for lang in LANGUAGES if key in by_lang[lang]}
        if len(variables) > 1:
            found.append(f"{key}: the languages use different variables: {sorted(map(sorted, variables))}")
        if key not in family and not key.startswith(OPTIONAL) and not source.uses(key, scope):
            found.append(f"{key} is not used")
    needed = {key.removeprefix(f"{scope}-") for key in source.needed} | family
    return found + [f"{key} is used and stands nowhere" for key in sorted(needed - all_keys - {"title"})]
