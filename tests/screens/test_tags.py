"""Tags that mean nothing yet: one on the spot, a deck one by one."""

from __future__ import annotations

import pytest

from companion.commands import BindTag, IgnoreTag, WriteTag
from companion.core import Core
from companion.health import Health
from companion.inputs import Tap, Together, Wrote
from screens.screen import Push
from screens.tags import Deck
from tests.core.test_what_does_not_work import no_room, room_again
from tests.pilot import Pilot
from tests.screens.test_loop import Sim
from tests.sitting import STRANGER

TWO = Together((STRANGER, bytes.fromhex("04DEADBEEF0002")))


@pytest.fixture
def at_home(device):
    return Pilot(device)


def stranger(number):
    return bytes.fromhex(f"04AABBCC{number:06X}")


def deck(pilot, game="toy"):
    card = next(card for card in pilot.sitting.model.games if card.id == game)
    pilot.stack.do(Push(Deck(card)), pilot.sitting.model)
    pilot.look()


def tap(pilot, uid, text=None):
    pilot.sitting.do(Tap(uid, text))
    pilot.look()


def said(pilot):
    return pilot.words.replace("\n", " ")


def bound(pilot):
    return [(step.uid, step.card) for step in pilot.sent if isinstance(step, BindTag)]


def test_an_unknown_tag_at_the_table_is_bound_and_counts_as_tapped(table_of):
    sitting = table_of("toy", "Ann", "Ben")
    pilot = Pilot(sitting)
    sitting.do(Tap(STRANGER))
    pilot.touch("Name it", "toy-card-c2")
    assert bound(pilot) == [(STRANGER.hex().upper(), "c2")]
    assert [line.card for line in sitting.table.record] == ["c2"]


def test_an_unknown_tag_at_home_asks_for_the_game_then_the_card(at_home, device):
    device.do(Tap(STRANGER))
    assert "which game" in at_home.words
    at_home.touch("Chronicle", "Assassin")
    assert device.model.unbound is None
    tap(at_home, STRANGER)
    assert device.model.tapped.means == "chronicle:power_01"


def test_an_unknown_tag_at_home_can_be_left_unknown(at_home, device):
    device.do(Tap(STRANGER))
    at_home.touch("Back")
    assert IgnoreTag() in at_home.sent
    assert "Which game tonight?" in at_home.words


def test_a_deck_is_bound_at_one_tap_a_card(at_home):
    deck(at_home)
    for number in range(6):
        tap(at_home, stranger(number))
    assert [card for _, card in bound(at_home)] == ["c0", "c1", "c2", "c3", "c4", "c5"]
    assert at_home.touches == 0
    assert "All 6 cards are known" in at_home.words


def test_a_tag_left_on_the_reader_binds_one_card(at_home):
    deck(at_home)
    tap(at_home, stranger(1))
    tap(at_home, stranger(1))
    assert [card for _, card in bound(at_home)] == ["c0"]


def test_what_was_tapped_before_the_deck_was_opened_is_not_bound(at_home, device):
    device.do(Tap(STRANGER))
    at_home.touch("Back")
    tap(at_home, b"\x04\x01\x02\x03\x04\x05\x06", "toy:c3")
    deck(at_home)
    assert bound(at_home) == []
    assert "already" not in at_home.words


def test_a_card_can_be_skipped_and_gone_back_to(at_home):
    deck(at_home)
    at_home.touch("Skip")
    tap(at_home, stranger(1))
    at_home.touch("One back", "One back")
    tap(at_home, stranger(2))
    assert [card for _, card in bound(at_home)] == ["c1", "c0"]


def test_a_tag_of_another_card_stops_until_somebody_chooses_to_keep_it(at_home):
    deck(at_home)
    tap(at_home, stranger(1), "toy:c4")
    assert "This tag is already toy-card-c4" in at_home.words.replace("\n", " ")
    at_home.touch("Keep it")
    assert bound(at_home) == []
    assert "Card 1 of 6" in at_home.words


def test_a_tag_of_another_card_is_moved_to_the_card_asked_for(at_home):
    deck(at_home)
    tap(at_home, stranger(1), "toy:c4")
    at_home.touch("Move it here")
    assert bound(at_home) == [(stranger(1).hex().upper(), "c0")]
    assert "Card 2 of 6" in at_home.words


def test_a_moved_card_keeps_its_place_through_a_power_cut(at_home, device):
    deck(at_home)
    tap(at_home, stranger(1), "toy:c4")
    at_home.touch("Move it here")
    at_home.look()
    device.restart()
    anew = Pilot(device)
    deck(anew)
    assert "Card 2 of 6" in anew.words


def test_on_a_full_disk_no_card_looks_bound_and_the_screen_says_why(at_home, device):
    deck(at_home)
    no_room(device.journal)
    tap(at_home, stranger(1))
    at_home.touch("Go on")
    assert "Card 1 of 6" in at_home.words
    assert "nothing is saved" in said(at_home)
    assert len(bound(at_home)) == 1, "tried once, and not at every look"
    room_again(device.journal)
    tap(at_home, stranger(1))
    assert "Card 2 of 6" in at_home.words
    assert "nothing is saved" not in said(at_home)


def test_on_a_full_disk_no_card_is_moved(at_home, device):
    deck(at_home)
    tap(at_home, stranger(1), "toy:c4")
    no_room(device.journal)
    at_home.touch("Move it here", "Go on")
    assert "Card 1 of 6" in at_home.words
    assert "nothing is saved" in said(at_home)


def test_a_deck_stopped_by_a_full_disk_leaves_no_question_at_home(at_home, device):
    deck(at_home)
    no_room(device.journal)
    tap(at_home, stranger(1))
    at_home.touch("Go on", "Stop")
    assert "Which game tonight?" in at_home.words


def test_two_cards_within_one_pass_are_two_cards_of_the_deck(device, clock):
    sim = Sim(device, clock)
    sim.turn()
    card = next(card for card in device.model.games if card.id == "toy")
    sim.loop.stack.do(Push(Deck(card)), device.model)
    sim.turn()
    sim.inbox.put(Tap(stranger(1)))
    sim.inbox.put(Tap(stranger(2), "toy:c1"))
    sim.turn()
    assert device.model.settings["bound-toy"] == "2"


def test_a_card_that_is_already_known_is_counted_and_not_bound_again(at_home):
    deck(at_home)
    tap(at_home, stranger(1), "toy:c0")
    assert bound(at_home) == []
    assert "Card 2 of 6" in at_home.words


def test_a_deck_is_stopped_and_gone_on_with(at_home):
    deck(at_home)
    tap(at_home, stranger(1))
    tap(at_home, stranger(2))
    at_home.touch("Stop")
    deck(at_home)
    assert "Card 3 of 6" in at_home.words
    tap(at_home, stranger(3))
    assert bound(at_home)[-1][1] == "c2"


def test_a_phone_is_never_bound(at_home, device):
    deck(at_home)
    tap(at_home, bytes.fromhex("08112233"))
    assert bound(at_home) == []
    assert "Card 1 of 6" in at_home.words


# -- writing names on tags


class Notes:
    """A reader that only notes what is to be written."""

    def __init__(self):
        self.orders = []

    def write(self, uid, text):
        self.orders.append((uid, text))


@pytest.fixture
def writing(device):
    """A deck to be bound, on a device whose reader can write."""
    notes = Notes()
    device.core = Core(device.games, device.journal, device.clock, device.sounds, health=Health(writer=notes))
    pilot = Pilot(device)
    pilot.notes = notes
    deck(pilot)
    return pilot


def test_nothing_is_written_before_it_is_asked_for(writing):
    tap(writing, stranger(1))
    assert writing.notes.orders == []
    writing.touch("Write names")
    tap(writing, stranger(2))
    assert writing.notes.orders == [(stranger(2), "toy:c1")]
    writing.touch("Write names")
    tap(writing, stranger(3))
    assert len(writing.notes.orders) == 1


def test_a_reader_that_cannot_write_does_not_offer_it(at_home):
    deck(at_home)
    assert "Write names" not in at_home.offers


def test_a_known_card_and_a_moved_one_are_written_too(writing):
    writing.touch("Write names")
    tap(writing, stranger(1), "toy:c0")
    tap(writing, stranger(2), "toy:c5")
    writing.touch("Move it here")
    writing.look()
    assert writing.notes.orders == [(stranger(1), "toy:c0"), (stranger(2), "toy:c1")]
    assert WriteTag(stranger(2).hex().upper(), "toy:c1") in writing.sent


@pytest.mark.parametrize(
    ("key", "words"), [(None, "Name written on the tag"), ("app-write-locked", "Tag is locked: nothing written")]
)
def test_what_became_of_it_is_told_and_the_list_goes_on(writing, key, words):
    writing.touch("Write names")
    tap(writing, stranger(1))
    writing.sitting.do(Wrote(stranger(1), key))
    assert words in writing.words.replace("\n", " ")
    assert "Card 2 of 6" in writing.words
    tap(writing, stranger(2))
    assert words not in writing.words.replace("\n", " "), "that was the tag before"


def test_a_phone_and_two_tags_at_once_are_said_where_cards_are_waited_for(at_home, device):
    """Faults 11 and 12, at home, in the middle of a deck, and gone with the next card."""
    device.do(Tap(bytes.fromhex("08112233")))
    assert "phone or bank card" in at_home.words
    deck(at_home)
    for sign, words in ((Tap(bytes.fromhex("08112233")), "phone or bank card"), (TWO, "One card at a time")):
        device.do(sign)
        assert words in at_home.words
        assert bound(at_home) == []
    tap(at_home, stranger(1))
    assert "One card at a time" not in at_home.words
    assert "Card 2 of 6" in at_home.words
