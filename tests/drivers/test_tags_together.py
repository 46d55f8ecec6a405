"""Several tags on the reader at once: the true driver over the chip model."""

from __future__ import annotations

from companion.inputs import Together
from tests.drivers.table import ReaderOnTheTable
from tests.fake_chip import Ntag, Tag

CARD, OTHER = "04A3C6112233FF", "04A3C6445566EE"


def test_two_cards_together_are_both_named_and_three_are_one_at_a_time():
    """Fault 12."""
    table = ReaderOnTheTable()
    table.lay(Ntag(CARD, "chronicle:power_06"), Ntag(OTHER))
    table.wait(1)
    (together,) = table.taps
    assert dict(together.tags) == {bytes.fromhex(CARD): "chronicle:power_06", bytes.fromhex(OTHER): None}
    assert together.complete
    table.lift()
    table.wait(1)
    table.lay(Ntag(CARD), Ntag(OTHER), Tag("DEADBEEF"))
    table.wait(1)
    assert isinstance(table.taps[1], Together)
    assert not table.taps[1].complete
    assert len(table.taps) == 2


def test_a_stack_of_twelve_cards_does_not_stall_the_reader():
    table = ReaderOnTheTable()
    table.wait(0.5)
    table.lay(*(Ntag(bytes((4, n, 1, 2, 3, 4, 5))) for n in range(12)))
    began = table.chip.time
    table.loop.tick()
    assert table.chip.time - began < 1
    assert isinstance(table.taps[0], Together)
    assert not table.taps[0].complete
