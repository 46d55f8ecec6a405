"""The helper is no part of a package: the system's own Python runs it as a file. Tests load it the same way."""

from __future__ import annotations

import importlib.util
from pathlib import Path

SYSTEMD = Path(__file__).parents[2] / "systemd"


def load(name: str):
    spec = importlib.util.spec_from_file_location(f"systemd_{name}", SYSTEMD / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
