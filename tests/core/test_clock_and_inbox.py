"""The clock and the queue that everything at the table comes through."""

from __future__ import annotations

from companion.clock import FakeClock, SystemClock
from companion.inbox import Inbox
from companion.inputs import Tick


def test_a_fake_clock_stands_still_until_told():
    clock = FakeClock(5.0)
    assert clock.now() == clock.now()
    clock.advance(30)
    assert clock.now() == 35.0


def test_the_system_clock_never_goes_back():
    clock = SystemClock()
    assert clock.now() <= clock.now()


def test_the_inbox_gives_back_what_was_put_in_order_and_wakes():
    woken = []
    inbox = Inbox(wake=lambda: woken.append(1))
    inbox.put(Tick(1.0))
    inbox.put(Tick(2.0))
    assert list(inbox.drain()) == [Tick(1.0), Tick(2.0)]
    assert list(inbox.drain()) == []
    assert len(woken) == 2
    inbox.wake = None
    inbox.put(Tick(3.0))
    assert list(inbox.drain()) == [Tick(3.0)]
