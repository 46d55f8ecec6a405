"""A deck enrolled, and swept, at the speed of hands: the true driver on the chip model, in the chip's own time.

A hand takes a card, lays it down until the device shows the next one, and takes it away: what the device needs of that
is measured; a second and a half a card are left for the hand.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engine import Card, Catalogue
from companion.inputs import Tap
from screens.audit import Audit
from screens.screen import Push
from screens.tags import Deck
from tests.drivers.table import ReaderOnTheTable
from tests.engine import toy
from tests.fake_chip import Ntag
from tests.pilot import Pilot
from tests.sitting import Sitting

HAND_S = 1.5


class Enrolling:
    """A device with a deck of so many cards, and the reader that it hears."""

    def __init__(self, tmp_path, clock, cards):
        deck = Catalogue(tuple(Card(f"c{n}", "red", n + 1) for n in range(cards)))
        self.device = Sitting(tmp_path / "companion.db", {"toy": replace(toy.GAME, cards=deck)}, clock)
        self.reader = ReaderOnTheTable(seed=3)
        self.reader.field.missed, self.reader.field.corrupt = 0.05, 0.02
        self.heard = 0
        self.pilot = Pilot(self.device)
        self.tags = [Ntag(bytes((4, n, 9, 2, 3, 4, 5))) for n in range(cards)]

    def open(self, screen):
        (game,) = self.device.model.games
        self.pilot.stack.do(Push(screen(game)), self.device.model)
        self.follow()

    def follow(self):
        """What the reader has told since reaches the core, and the screen on top hears of it."""
        taps = self.reader.taps
        for tap in taps[self.heard :]:
            assert isinstance(tap, Tap)
            self.device.do(tap)
            self.pilot.stack.follow(self.device.model)
        self.heard = len(taps)
        self.pilot.stack.follow(self.device.model)

    def one_by_one(self, done):
        """Lay each tag down until `done(n)`; returns the seconds that the device was waited for."""
        waited = 0.0
        for number, tag in enumerate(self.tags, 1):
            began = self.reader.chip.time
            self.reader.lay(tag)
            while not done(number):
                self.reader.loop.tick()
                self.follow()
                assert self.reader.chip.time - began < 2, "the device does not answer"
            self.reader.lift(tag)
            waited += self.reader.chip.time - began
            # Nothing is to be pressed, and the next card may come as soon as this one has left.
            self.reader.wait(0.4)
            waited += 0.4
        return waited


@pytest.fixture
def enrolling(tmp_path, clock):
    made = []

    def deck_of(cards):
        made.append(Enrolling(tmp_path, clock, cards))
        return made[-1]

    yield deck_of
    for one in made:
        one.device.journal.close()


@pytest.mark.parametrize(("cards", "minutes"), [(48, 3), (158, 9)])
def test_a_deck_is_named_within_its_time_and_nothing_is_touched(enrolling, cards, minutes):
    house = enrolling(cards)
    house.open(Deck)
    waited = house.one_by_one(lambda n: len(house.device.core._tags._means) == n)
    assert waited + cards * HAND_S < 60 * minutes
    assert house.pilot.touches == 0
    assert house.device.journal.tags() == {tag.uid.hex().upper(): f"toy:c{n}" for n, tag in enumerate(house.tags)}
    assert f"All {cards} cards are known" in house.pilot.words


def test_it_is_stopped_and_gone_on_with_after_a_restart(enrolling):
    house = enrolling(12)
    rest = house.tags[5:]
    house.tags = house.tags[:5]
    house.open(Deck)
    house.one_by_one(lambda n: len(house.device.core._tags._means) == n)
    house.pilot.touch("Stop")
    house.device.restart()
    house.pilot = Pilot(house.device)
    house.open(Deck)
    assert "Card 6 of 12" in house.pilot.words
    house.tags = rest
    house.one_by_one(lambda n: len(house.device.core._tags._means) == 5 + n)
    assert list(house.device.journal.tags().values()) == [f"toy:c{n}" for n in range(12)]


def test_a_deck_of_48_is_swept_within_a_minute(enrolling):
    """One card at a time, with what the hand needs while the last card is put away."""
    house = enrolling(48)
    for number, tag in enumerate(house.tags):
        house.device.journal.bind(tag.uid.hex().upper(), f"toy:c{number}")
    house.device.restart()
    house.pilot = Pilot(house.device)
    house.open(Audit)
    audit = house.pilot.stack.top
    waited = house.one_by_one(lambda n: audit._sweep.seen == n)
    assert waited < 60
    assert "The deck is whole" in house.pilot.words
