"""The one thing that threads share: drivers put, the main thread takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue

from companion.inputs import Input


class Inbox:
    """A queue of inputs. `wake` ends the main thread's wait; it is called from whichever thread puts."""

    def __init__(self, wake: Callable[[], None] | None = None) -> None:
        self._queue: SimpleQueue[Input] = SimpleQueue()
        self.wake = wake

    def put(self, event: Input) -> None:
        """Add an input. Safe from any thread, and from a signal handler."""
        self._queue.put(event)
        if self.wake is not None:
            self.wake()

    def drain(self) -> Iterator[Input]:
        """Every input that has come in so far, in order of arrival."""
        while True:
            try:
                yield self._queue.get_nowait()
            except Empty:
                return
