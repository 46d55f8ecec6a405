"""What readers did to people elsewhere, done to ours: the true driver over the chip model.

The faults, by the numbers in the docstrings: 1 flicker, 2 a sparse miss, 3 noise read as removal, 4 deaf after a false
removal, 5 a resting card as a second tap, 6 an unknown card between, 7 a slow lifter, 8 silent death, 10 never reads,
11 random UIDs, 14 mixed chip stock; 2 and 6 are in test_presence, 12 (cards together) in test_tags_together, 30
(bounce) in test_buttons.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.inputs import Tap
from drivers.rc522 import MISSING, SILENT, WIRING, Bus, ReaderFault
from drivers.reader_loop import Alive
from tests.drivers.table import ReaderOnTheTable
from tests.fake_chip import Ntag, Phone, Tag

CARD, OTHER = "04A3C6112233FF", "04A3C6445566EE"


@pytest.mark.parametrize("seed", range(3))
def test_ten_minutes_of_rest_with_missed_and_corrupt_replies_are_one_tap_and_a_lift_makes_one_more(seed):
    """Fault 5: 10 % missed, 5 % corrupt, each exchange; lifted for 0.4 s."""
    table = ReaderOnTheTable(seed)
    table.field.missed, table.field.corrupt = 0.10, 0.05
    card = Ntag(CARD)
    table.lay(card)
    table.wait(600)
    assert table.uids == [CARD]
    table.field.missed = table.field.corrupt = 0.0
    table.lift()
    table.wait(0.4)
    table.lay(card)
    table.wait(1)
    assert table.uids == [CARD, CARD]


def test_a_reader_that_misses_every_other_look_tells_one_tap():
    """Fault 1, in the radio: each second request is not answered for five minutes."""
    table = ReaderOnTheTable()
    table.lay(Tag("DEADBEEF"))
    table.wait(0.3)
    for _ in range(3_000):
        table.field.silenced = 1
        table.loop.tick()
    assert table.uids == ["DEADBEEF"]


def test_a_lift_in_a_burst_of_noise_is_noticed_within_a_second_and_a_half_of_silence():
    """Fault 3: 20 % corrupt replies while resting; the noise goes on without the card, and then ends."""
    table = ReaderOnTheTable(seed=5)
    table.lay(Ntag(CARD))
    table.field.corrupt = 0.2
    table.wait(60)
    table.field.noise = 1.0
    table.lift()
    table.wait(2)
    assert table.lies_there == (bytes.fromhex(CARD),)
    table.field.noise = 0.0
    table.wait(1.5)
    assert table.lies_there == ()
    assert table.uids == [CARD]


def test_after_a_false_removal_the_card_is_seen_again_without_being_lifted():
    """Fault 4: nothing answers for a second, and the card never moved."""
    table = ReaderOnTheTable()
    table.lay(Ntag(CARD))
    table.wait(1)
    table.field.missed = 1.0
    table.wait(1)
    assert table.lies_there == ()
    table.field.missed = 0.0
    table.wait(0.3)
    assert table.lies_there == (bytes.fromhex(CARD),)


def test_a_card_left_for_half_a_minute_then_lifted_and_tapped_is_one_tap_more():
    """Fault 5."""
    table = ReaderOnTheTable()
    card = Ntag(CARD)
    table.lay(card)
    table.wait(30)
    table.lift()
    table.wait(0.5)
    table.lay(card)
    table.wait(1)
    assert table.uids == [CARD, CARD]


def test_a_slow_lifter_is_one_tap():
    """Fault 7: eight seconds in the hand, the last ones over the antenna's edge."""
    table = ReaderOnTheTable(seed=2)
    table.lay(Ntag(CARD))
    table.wait(6)
    for misses in (0.1, 0.2, 0.3, 0.4):
        table.field.missed = misses
        table.wait(0.5)
    table.lift()
    table.wait(1)
    assert table.uids == [CARD]


@pytest.mark.parametrize("reads", [0x00, 0xFF])
def test_a_reader_that_dies_is_noticed_and_comes_back_by_itself(reads):
    """Fault 8: noticed within ten seconds, and re-initialised when it is there again."""
    table = ReaderOnTheTable()
    table.wait(5)
    died = table.chip.time
    table.chip.faults.bus_reads = reads
    table.wait(10)
    assert table.health == [None, SILENT]
    assert table.told[-1][0] - died < 10
    assert any(died < at < died + 10 for at in table.resets)
    table.chip.faults.bus_reads = None
    table.wait(6)
    assert table.health == [None, SILENT, None]
    table.lay(Ntag(CARD))
    table.wait(0.3)
    assert table.uids == [CARD]


def test_a_reader_that_hangs_is_brought_back_by_its_reset_pin():
    table = ReaderOnTheTable()
    table.wait(3)
    table.chip.faults.hangs = True
    table.wait(10)
    assert table.health == [None, SILENT, None]
    assert table.chip.hard_resets == 1


def test_a_brown_out_is_noticed_at_once_and_cured():
    """The version is still right; timer and modulation are not."""
    table = ReaderOnTheTable()
    table.lay(Ntag(CARD))
    table.wait(3)
    table.chip.brown_out()
    table.wait(3)
    assert table.health == [None, SILENT, None]
    assert table.uids == [CARD], "the card never moved"


def test_a_brown_out_in_the_middle_of_a_select_gives_no_false_card():
    for transfers in range(1, 120, 7):
        table = ReaderOnTheTable()
        table.wait(0.5)
        table.lay(Ntag(CARD))
        table.chip.faults.brown_out_at = {table.chip.transfers + transfers}
        table.wait(4)
        assert table.uids == [CARD]
        assert table.health[-1] is None


def test_a_bus_that_fails_in_any_transfer_of_a_look_is_survived():
    for transfers in range(1, 120, 7):
        table = ReaderOnTheTable()
        table.wait(0.5)
        table.lay(Ntag(CARD))
        table.chip.faults.raises_at = {table.chip.transfers + transfers}
        table.wait(4)
        assert table.uids == [CARD]
        assert table.health == [None, SILENT, None]


def test_twenty_deaths_lose_no_card():
    """Fault 8, the soak in short: a card between each death and the next, each counted once."""
    table = ReaderOnTheTable(seed=8)
    laid = []
    for n in range(20):
        card = Ntag(bytes((4, n, 1, 2, 3, 4, 5)))
        table.lay(card)
        table.wait(1)
        table.lift()
        table.wait(0.5)
        laid.append(card.uid.hex().upper())
        table.chip.faults.bus_reads = 0x00 if n % 2 else 0xFF
        table.wait(8)
        table.chip.faults.bus_reads = None
        table.wait(6)
    assert table.uids == laid
    assert table.health == [None, *[SILENT, None] * 20]


def test_an_interrupt_that_stays_set_is_noticed():
    table = ReaderOnTheTable()
    table.wait(1)
    table.chip.faults.stuck_irq = 0x20
    table.wait(4)
    assert table.health == [None, SILENT]


def test_an_interrupt_that_never_comes_is_noticed():
    table = ReaderOnTheTable()
    table.wait(1)
    table.chip.faults.stuck_irq = 0x00
    table.wait(1)
    assert table.health == [None, SILENT]


@pytest.mark.parametrize("reads", [0x00, 0xFF])
def test_a_reader_that_never_answered_is_a_matter_of_its_wires(reads):
    """Fault 10: nothing at start, by either of the two faces of a dead bus. It is found as soon as it is wired."""
    table = ReaderOnTheTable()
    table.chip.faults.bus_reads = reads
    table.wait(20)
    assert table.health == [WIRING]
    table.chip.faults.bus_reads = None
    table.wait(6)
    assert table.health == [WIRING, None]


def test_a_version_that_changes_from_read_to_read_is_a_matter_of_wires():
    table = ReaderOnTheTable()
    noise = iter([0x92, 0x12] * 1_000)
    table.chip.faults.version = lambda: next(noise)
    table.wait(2)
    assert table.health == [WIRING]


@pytest.mark.parametrize("version", [0x88, 0x90, 0xB2, 0x12, 0x82, 0x89, 0x15])
def test_a_clone_is_used_with_a_warning(version, caplog):
    table = ReaderOnTheTable()
    table.chip.faults.version = version
    table.lay(Ntag(CARD))
    table.wait(1)
    assert table.uids == [CARD]
    assert f"0x{version:02X}" in caplog.text


@pytest.mark.parametrize("version", [0x91, 0x92])
def test_a_genuine_chip_is_used_without_a_word(version, caplog):
    table = ReaderOnTheTable()
    table.chip.faults.version = version
    table.lay(Ntag(CARD))
    table.wait(1)
    assert table.uids == [CARD]
    assert caplog.text == ""


def test_noise_over_an_empty_reader_is_no_card():
    """Every other answer that nobody gave, for ten minutes; then a card is still read."""
    table = ReaderOnTheTable(seed=4)
    table.field.noise = 0.5
    table.wait(600)
    assert table.uids == []
    assert table.health == [None]
    table.field.noise = 0.05
    table.lay(Ntag(CARD))
    table.wait(1)
    assert table.uids == [CARD]


def test_without_an_spi_device_the_reader_is_missing_and_is_found_when_spi_is_switched_on():
    """Fault 10: SPI off."""
    table = ReaderOnTheTable()
    bus = table.loop._bus
    there = False

    def opened():
        if not there:
            raise no_device
        return bus.open()

    no_device = ReaderFault(MISSING, "/dev/spidev0.0 is not there")
    table.loop._bus = Bus(opened, bus.now, bus.sleep)
    table.wait(5)
    assert table.health == [MISSING]
    there = True
    table.wait(6)
    assert table.health == [MISSING, None]


def test_tries_go_on_every_five_seconds_and_resets_become_rare():
    """Back-off: half a second to five between tries, to thirty between hard resets."""
    table = ReaderOnTheTable()
    table.wait(1)
    table.chip.faults.bus_reads = 0
    table.wait(200)
    gaps = [later - earlier for earlier, later in pairwise(table.resets)]
    assert gaps == sorted(gaps)
    assert gaps[0] < 1.5
    assert 28 < gaps[-1] < 37


def test_the_loop_says_it_is_alive_whatever_the_reader_does():
    table = ReaderOnTheTable()
    table.wait(2)
    table.chip.faults.bus_reads = 0
    table.wait(20)
    beats = table.when(Alive)
    assert max(later - earlier for earlier, later in pairwise(beats)) < 1.5


def test_a_phone_is_told_once_and_then_rests():
    """Fault 11. The core refuses it by its first byte."""
    table = ReaderOnTheTable()
    table.lay(Phone())
    table.wait(10)
    assert len(table.uids) == 1
    assert table.uids[0].startswith("08")
    table.lift()
    table.wait(0.5)
    table.lay(Phone())
    table.wait(1)
    assert len(table.uids) == 2


def test_seven_cards_in_a_burst_are_seven_taps_in_order():
    """400 ms each, one after the other."""
    table = ReaderOnTheTable(seed=11)
    table.field.missed, table.field.corrupt = 0.05, 0.02
    laid = []
    for n in (3, 0, 6, 1, 5, 2, 4):
        card = Ntag(bytes((4, n, 1, 2, 3, 4, 5)))
        table.lay(card)
        table.wait(0.4)
        table.lift(card)
        laid.append(card.uid.hex().upper())
    table.wait(1)
    assert table.uids == laid


def test_thirty_taps_a_minute_for_ten_minutes_are_three_hundred():
    table = ReaderOnTheTable(seed=12)
    table.field.missed, table.field.corrupt = 0.05, 0.02
    card = Tag("DEADBEEF")
    for _ in range(300):
        table.lay(card)
        table.wait(1.2)
        table.lift()
        table.wait(0.8)
    assert table.uids == ["DEADBEEF"] * 300


def test_a_tag_that_leaves_in_the_middle_of_a_frame_is_whole_or_nothing():
    """Fault 14."""
    for answers in range(1, 12):
        table = ReaderOnTheTable()
        table.wait(0.5)
        card = Ntag(CARD, "chronicle:power_06")
        card.leaves_after = answers
        table.lay(card)
        table.wait(1)
        assert table.uids in ([], [CARD])
        assert table.health == [None]


def test_a_resting_tag_that_leaves_in_the_middle_of_a_frame_is_lifted_and_no_new_card():
    """Fault 14: whatever part of its answer was its last, at any moment of a look."""
    for answers in range(1, 8):
        table = ReaderOnTheTable()
        card = Ntag(CARD)
        table.lay(card)
        table.wait(1)
        card.leaves_after = answers
        table.wait(1.5)
        assert table.uids == [CARD]
        assert table.lies_there == ()
        assert table.health == [None]


def test_a_tap_is_told_within_the_tick_in_which_the_card_is_first_seen():
    """From card to tap at most one period and the reading."""
    table = ReaderOnTheTable()
    table.wait(1)
    laid = table.chip.time
    table.lay(Ntag(CARD, "chronicle:power_06"))
    table.wait(0.5)
    assert table.taps == [Tap(bytes.fromhex(CARD), "chronicle:power_06")]
    assert table.when(Tap)[0] - laid < 0.2
