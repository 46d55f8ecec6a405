"""The words that systemd hears, on real sockets of both kinds."""

from __future__ import annotations

import os
import socket

import pytest

from companion.clock import FakeClock
from companion.notify import Notify


class Systemd:
    """The receiving end of the protocol."""

    def __init__(self, address: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(address)
        self._socket.setblocking(False)
        self.name = address.replace("\0", "@")

    def heard(self) -> list[str]:
        words = []
        try:
            while True:
                words.append(self._socket.recv(4096).decode())
        except BlockingIOError:
            return words

    def close(self) -> None:
        self._socket.close()


@pytest.fixture(params=["abstract", "a file"])
def systemd(request, tmp_path):
    listening = Systemd(f"\0companion-{os.getpid()}" if request.param == "abstract" else str(tmp_path / "notify"))
    yield listening
    listening.close()


def service(systemd: Systemd, clock: FakeClock, **more: str) -> Notify:
    return Notify(clock, {"NOTIFY_SOCKET": systemd.name, "WATCHDOG_USEC": "15000000", **more})


def test_ready_is_said_after_the_first_complete_pass_and_once(systemd, clock):
    notify = service(systemd, clock)
    assert systemd.heard() == []
    notify.passed()
    notify.passed()
    assert systemd.heard() == ["READY=1"]


def test_the_watchdog_is_fed_at_half_of_its_patience(systemd, clock):
    notify = service(systemd, clock)
    notify.passed()
    systemd.heard()
    clock.advance(7.4)
    notify.passed()
    assert systemd.heard() == []
    clock.advance(0.1)
    notify.passed()
    notify.passed()
    assert systemd.heard() == ["WATCHDOG=1"]


@pytest.mark.parametrize(("pid", "said"), [(os.getpid(), ["WATCHDOG=1"]), (1, [])], ids=["ours", "another's"])
def test_a_watchdog_of_another_process_is_not_ours_to_feed(systemd, clock, pid, said):
    notify = service(systemd, clock, WATCHDOG_PID=str(pid))
    notify.passed()
    systemd.heard()
    clock.advance(10)
    notify.passed()
    assert systemd.heard() == said


def test_without_a_watchdog_only_the_start_and_the_end_are_told(systemd, clock):
    notify = Notify(clock, {"NOTIFY_SOCKET": systemd.name})
    for _ in range(3):
        notify.passed()
        clock.advance(60)
    notify.stopping()
    assert systemd.heard() == ["READY=1", "STOPPING=1"]


def test_a_socket_that_is_gone_does_not_disturb_the_table(tmp_path, clock):
    Notify(clock, {"NOTIFY_SOCKET": str(tmp_path / "gone")}).passed()
    listening = Systemd(str(tmp_path / "back"))
    Notify(clock, {"NOTIFY_SOCKET": listening.name}).passed()
    assert listening.heard() == ["READY=1"]
    listening.close()


def test_without_systemd_nothing_is_said(clock, monkeypatch):
    def no_socket(*_args, **_more):
        raise AssertionError("a socket was opened")

    notify = Notify(clock, {})
    monkeypatch.setattr(socket, "socket", no_socket)
    notify.passed()
    notify.stopping()
