"""The field over the reader, with its tags: how their answers add up, and what disturbs them, by seeded chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.chip.mfrc522 import PARITY, PROTOCOL, Chip, Heard
from tests.chip.tags import Bits, Classic, State, Tag

RESETS_AFTER = 0.0049  # ISO 14443-3 6.2.4: a field that is gone for 5 ms resets a tag
WAKES_AFTER = 0.0045  # ISO 14443-3 6.1.3: after 5 ms of field a tag is ready


class Field:
    """Tags come and go; each exchange may be missed or garbled by chance; appointments are kept as time passes."""

    def __init__(self, seed: int = 0) -> None:
        self.tags: list[Tag] = []
        self.missed = 0.0
        self.corrupt = 0.0
        self.noise = 0.0  # garbled answers from nowhere
        self.silenced = 0  # so many exchanges from now on are not answered
        self.random = Random(seed)
        self.exchanges = 0
        self._on = False
        self._changed_at = 0.0
        self._appointments: list[tuple[float, Callable[[], None]]] = []
        self.chip = Chip(self)

    def place(self, *tags: Tag) -> None:
        """Lay tags on the reader."""
        for tag in tags:
            if tag not in self.tags:
                tag.power(on=self._on)
                self.tags.append(tag)

    def lift(self, *tags: Tag) -> None:
        """Take tags away; without a name, all."""
        for tag in tags or tuple(self.tags):
            if tag in self.tags:
                self.tags.remove(tag)
                tag.power(on=False)

    def at(self, when: float, happens: Callable[[], None]) -> None:
        """Something that happens as soon as the reader does anything after that time."""
        self._appointments.append((when, happens))
        self._appointments.sort(key=lambda appointment: appointment[0])

    def power(self, *, on: bool) -> None:
        """The antenna goes on or off; tags lose what they knew only if it was off for long enough."""
        now = self.chip.time if hasattr(self, "chip") else 0.0
        away = now - self._changed_at
        if on and not self._on:
            for tag in self.tags:
                if away >= RESETS_AFTER or tag.state is State.OFF:
                    tag.power(on=True)
        if on != self._on:
            self._on, self._changed_at = on, now

    def exchange(self, frame: Bits, takes: float) -> Heard | None:  # noqa: ARG002
        """A frame goes out, and what the tags answer comes back as one."""
        self._keep_appointments()
        self.exchanges += 1
        if not self._on or self.chip.time - self._changed_at < WAKES_AFTER:
            return None
        answers = [(tag, answer) for tag in tuple(self.tags) if (answer := tag.hear(frame)) is not None]
        if self.silenced > 0:
            self.silenced -= 1
            return None
        if not answers:
            return self._noise()
        cut = self._leaving(answers)
        if cut is not None:
            return cut
        if self.random.random() < self.missed:
            return None
        heard = superposed([answer for _, answer in answers])
        return self._garbled(heard.bits) if self.random.random() < self.corrupt else heard

    def authenticate(self, key: bytes, uid: bytes) -> bool:
        """MIFARE Classic, by the chip's crypto unit."""
        return any(isinstance(tag, Classic) and tag.authenticate(key, uid) for tag in self.tags)

    def _keep_appointments(self) -> None:
        while self._appointments and self._appointments[0][0] <= self.chip.time:
            _, happens = self._appointments.pop(0)
            happens()

    def _noise(self) -> Heard | None:
        if self.random.random() >= self.noise:
            return None
        return self._garbled(tuple(self.random.randrange(2) for _ in range(16)))

    def _leaving(self, answers: list[tuple[Tag, Bits]]) -> Heard | None:
        """A tag that is pulled away in the middle of its answer: half of it, and no end of frame."""
        for tag, answer in answers:
            if tag.leaves_after is not None:
                tag.leaves_after -= 1
                if tag.leaves_after <= 0:
                    tag.leaves_after = None
                    self.lift(tag)
                    return Heard(answer[: len(answer) // 2], error=PROTOCOL)
        return None

    def _garbled(self, bits: Bits) -> Heard:
        """One bit flips, which parity tells, or two of a byte, which only BCC and CRC can tell."""
        at = self.random.randrange(max(1, len(bits) // 8)) * 8
        if self.random.random() < 0.5 or len(bits) < 8:
            flipped, error = {at + self.random.randrange(min(8, len(bits)))}, PARITY
        else:
            flipped, error = set(self.random.sample(range(at, at + 8), 2)), 0
        return Heard(tuple(bit ^ (n in flipped) for n, bit in enumerate(bits)), error=error)


def superposed(answers: list[Bits]) -> Heard:
    """Several answers at once: Manchester coding shows a bit on which they differ as a collision."""
    longest = max(map(len, answers))
    columns = [{answer[n] for answer in answers if n < len(answer)} for n in range(longest)]
    collision = next((n for n, column in enumerate(columns) if len(column) > 1), None)
    return Heard(tuple(max(column) for column in columns), collision)
