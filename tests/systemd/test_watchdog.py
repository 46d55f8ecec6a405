"""The watchdog and the real main loop: fed by passes that are complete, starved by one that hangs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading

import pytest

from companion.inbox import Inbox
from companion.inputs import Tick
from companion.notify import Notify
from companion.text import Text
from screens.loop import Loop
from screens.rooms import stack
from screens.window import open_window

A_WHILE = 60.0


@pytest.fixture
def systemd(tmp_path):
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.bind(str(tmp_path / "notify"))
    listening.settimeout(A_WHILE)
    yield listening
    listening.close()


class Hanging:
    """A core that hangs in the middle of a pass, when it is told to, until it is let go."""

    def __init__(self, core) -> None:
        self._core = core
        self.hang = False
        self.hangs, self.let_go = threading.Event(), threading.Event()

    def handle(self, event) -> None:
        if self.hang and isinstance(event, Tick):
            self.hangs.set()
            assert self.let_go.wait(A_WHILE)
        self._core.handle(event)

    def model(self):
        return self._core.model()


def test_a_frozen_main_loop_is_not_fed(systemd, device, clock):
    core = Hanging(device.core)
    notify = Notify(clock, {"NOTIFY_SOCKET": systemd.getsockname(), "WATCHDOG_USEC": "15000000"})
    text, window = Text(device.games), open_window((800, 480))
    loop = Loop(core, Inbox(), window, text, stack, clock=clock, after_pass=notify.passed)
    loop.turn([])
    assert systemd.recv(64) == b"READY=1"
    core.hang = True
    frozen = threading.Thread(target=loop.turn, args=([],))
    frozen.start()
    assert core.hangs.wait(A_WHILE)
    clock.advance(3600)
    systemd.setblocking(False)
    with pytest.raises(BlockingIOError):
        systemd.recv(64)
    core.let_go.set()
    frozen.join(A_WHILE)
    assert systemd.recv(64) == b"WATCHDOG=1"


def test_the_whole_program_says_ready_alive_and_stopping(systemd, tmp_path):
    environ = os.environ | {"NOTIFY_SOCKET": systemd.getsockname(), "WATCHDOG_USEC": "100000"}
    command = [sys.executable, "-m", "companion", "--sim", "--data", str(tmp_path)]
    with subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL) as companion:
        assert systemd.recv(64) == b"READY=1"
        assert systemd.recv(64) == b"WATCHDOG=1"
        companion.send_signal(signal.SIGTERM)
        assert companion.wait(A_WHILE) == 0
    words = [b"WATCHDOG=1"]
    while words[-1] == b"WATCHDOG=1":
        words.append(systemd.recv(64))
    assert words[-1] == b"STOPPING=1"


def test_an_impossible_configuration_ends_with_the_status_that_is_not_restarted(tmp_path):
    (tmp_path / "companion.toml").write_text("colour = 1")
    command = [sys.executable, "-m", "companion", "--config", str(tmp_path / "companion.toml")]
    ended = subprocess.run(
        command, env=os.environ | {"STATE_DIRECTORY": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert "colour: unknown key" in ended.stderr
