"""Programs of Debian packages; a test that needs one skips by the package's name, and .ci/run installs it."""

from __future__ import annotations

import shutil
import subprocess

import pytest


def needs(program: str, package: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"needs the Debian package {package}")


def run(*command, **more) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], check=False, capture_output=True, text=True, **more)
