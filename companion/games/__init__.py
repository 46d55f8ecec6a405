"""The games. Each sub-package exports its GAME; dropping a folder in here is all it takes to add one."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from companion.engine import Game


@cache
def find_games() -> dict[str, Game[Any]]:
    """Every game by its id, in the order of the ids."""
    packages = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    games: list[Game[Any]] = [import_module(f"{__name__}.{package}").GAME for package in packages]
    return {game.id: game for game in sorted(games, key=lambda game: game.id)}
