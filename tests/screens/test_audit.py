"""The deck swept over the reader: a live count, then what is missing, too many or foreign, by name."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from companion.engine import Card, Catalogue
from companion.inputs import Tap
from companion.model import GameCard
from screens.audit import Audit, Sweep
from screens.screen import Push
from tests.engine import toy
from tests.pilot import Pilot
from tests.screens.sample import EMBLEM

TWINS = GameCard(
    "toy", {"en": "Toy"}, range(2, 5), (), EMBLEM,
    Catalogue((Card("a", "red", 1), Card("b", "red", 2, copies=2), Card("c", "red", 3, copies=3))),
)  # fmt: skip


@pytest.fixture
def sweep(device):
    """The toy deck of six under audit, and a hand that taps cards by name."""
    pilot = Pilot(device)
    game = next(card for card in device.model.games if card.id == "toy")
    pilot.stack.do(Push(Audit(game)), device.model)
    pilot.look()
    counts = Counter()

    def tap(*means):
        for one in means:
            counts[one] += 1
            device.do(Tap(bytes([0x04, *one.encode()[-3:], counts[one], 0, 0]), one))
            pilot.look()

    pilot.tap = tap
    return pilot


def test_the_count_goes_on_with_each_card(sweep):
    sweep.tap("toy:c0", "toy:c3")
    assert "2 of 6 seen" in sweep.words


def test_a_whole_deck_is_said_to_be_whole(sweep):
    sweep.tap(*(f"toy:c{n}" for n in range(6)))
    assert "The deck is whole" in sweep.words
    assert sweep.touches == 0


def test_a_card_that_is_tapped_twice_counts_once(sweep, device):
    for _ in range(2):
        device.do(Tap(b"\x04\x01\x02\x03\x04\x05\x06", "toy:c0"))
        sweep.look()
    assert "1 of 6 seen" in sweep.words


def test_missing_cards_are_named(sweep):
    sweep.tap(*(f"toy:c{n}" for n in (0, 1, 2, 4)))
    sweep.touch("By name")
    assert "2 missing, 0 too many, 0 foreign" in sweep.words
    assert "toy-card-c3" in sweep.words
    assert "toy-card-c5" in sweep.words


def test_a_second_tag_of_the_same_card_is_one_too_many(sweep):
    sweep.tap(*(f"toy:c{n}" for n in range(6)), "toy:c2")
    sweep.touch("By name")
    assert "0 missing, 1 too many, 0 foreign" in sweep.words
    assert "toy-card-c2" in sweep.words


def test_foreign_cards_are_named_with_their_game(sweep, device):
    device.do(Tap(bytes.fromhex("04DEADBEEF0001")))
    sweep.look()
    sweep.tap("chronicle:power_01")
    sweep.touch("By name")
    words = sweep.words.replace("\n", " ")
    assert "Tag without a card" in words
    assert "Assassin, of Chronicle" in words


def test_an_unknown_tag_is_not_asked_about_in_the_middle_of_a_sweep(sweep, device):
    device.do(Tap(bytes.fromhex("04DEADBEEF0001")))
    sweep.look()
    assert isinstance(sweep.stack.top, Audit)
    assert device.model.unbound is None


def test_it_can_be_begun_anew_and_left_at_any_time(sweep):
    sweep.tap("toy:c0", "chronicle:power_01")
    sweep.touch("From the start")
    assert "0 of 6 seen" in sweep.words
    sweep.touch("Back")
    assert "Which game tonight?" in sweep.words


def test_what_was_tapped_before_is_not_counted(device):
    device.do(Tap(b"\x04\x01\x02\x03\x04\x05\x06", "toy:c0"))
    pilot = Pilot(device)
    game = next(card for card in device.model.games if card.id == "toy")
    pilot.stack.do(Push(Audit(game)), device.model)
    assert "0 of 6 seen" in pilot.words


@pytest.mark.parametrize("seed", range(200))
def test_every_tag_is_counted_once_and_the_sums_agree(seed):
    """Whatever is swept: seen and missing make the deck; the tags make seen, too many and foreign."""
    chance = random.Random(seed)
    sweep, means = Sweep(TWINS), {}
    for _ in range(chance.randrange(20)):
        uid, card = chance.randrange(12), chance.choice(("toy:a", "toy:b", "toy:c", "crows:bell"))
        means[uid] = card
        sweep.saw(str(uid), card)
    missing, twice = dict(sweep.missing()), dict(sweep.too_many())
    assert sweep.seen + sum(missing.values()) == sweep.wanted == 6
    assert sweep.seen + sum(twice.values()) + len(sweep.foreign()) == len(means)
    assert not missing.keys() & twice.keys()


def test_the_toy_deck_has_the_cards_that_this_file_thinks():
    assert len(toy.GAME.cards) == 6
