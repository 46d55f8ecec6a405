"""What the reader costs, in SPI transfers and CPU time: ours, and the package's own, on the same model of the chip.

Run: `python -m tests.bench.reader_cost [MINUTES]`. One look at so many cards, then an idle table for ten minutes (or as
many as asked for) of the chip's time. The CPU seconds are those of driver and model together on this machine: only
their proportion means anything.
"""

from __future__ import annotations

import importlib
import logging
import sys
import time
import warnings

from drivers.rc522 import Rc522
from drivers.reader_loop import ReaderLoop
from tests.fake_chip import Field, Ntag, Tag, bus_to, installed


def ours(*tags: Tag) -> tuple[int, float]:
    """Transfers of a look at tags that rest, and the chip's seconds it takes."""
    field = Field()
    chip = Rc522(bus_to(field))
    chip.begin()
    field.place(*tags)
    known = {tag.uid for tag in tags}
    transfers, began = field.chip.transfers, field.chip.time
    chip.look(known)
    return field.chip.transfers - transfers, field.chip.time - began


def stock(*tags: Tag) -> tuple[int, float]:
    """Transfers of the package's own poll: request, then anticollision."""
    field = Field()
    with installed(field):
        reader = importlib.import_module("mfrc522").MFRC522()
        logging.getLogger("mfrc522Logger").handlers.clear()
        field.place(*tags)
        field.chip.sleep(0.01)
        transfers, began = field.chip.transfers, field.chip.time
        status, _ = reader.MFRC522_Request(reader.PICC_REQIDL)
        if status == reader.MI_OK:
            reader.MFRC522_Anticoll()
        return field.chip.transfers - transfers, field.chip.time - began


def ours_idle(minutes: float) -> tuple[int, float]:
    """Transfers and CPU seconds of a table at which nobody taps a card: our loop, ten looks a second."""
    field = Field()
    loop = ReaderLoop(bus_to(field), lambda _told: None)
    loop.tick()
    transfers, until, began = field.chip.transfers, field.chip.time + 60 * minutes, time.process_time()
    while field.chip.time < until:
        loop.tick()
    return field.chip.transfers - transfers, time.process_time() - began


def stock_idle(minutes: float) -> tuple[int, float]:
    """The same of the package's own loop: `SimpleMFRC522.read` polls again as soon as a poll has ended."""
    field = Field()
    with installed(field):
        reader = importlib.import_module("mfrc522").SimpleMFRC522()
        logging.getLogger("mfrc522Logger").handlers.clear()
        transfers, until, began = field.chip.transfers, field.chip.time + 60 * minutes, time.process_time()
        while field.chip.time < until:
            reader.read_no_block()
        return field.chip.transfers - transfers, time.process_time() - began


def main(minutes: float = 10) -> None:
    """Two tables of both."""
    warnings.filterwarnings("ignore", category=DeprecationWarning, module="mfrc522")
    cards = [Ntag(bytes((4, n, 0xC6, 0x11, 0x22, 0x33, 0xFF))) for n in range(3)]
    print(f"{'one look at':<22}{'ours':>18}{'mfrc522 0.0.7':>22}")
    for name, tags in (("nothing", []), ("one NTAG", cards[:1]), ("two NTAGs", cards[:2]), ("three NTAGs", cards)):
        columns = (f"{transfers:>6} in {1000 * seconds:5.1f} ms" for transfers, seconds in (ours(*tags), stock(*tags)))
        print(f"{name:<22}" + "    ".join(f"{column:>18}" for column in columns))
    costs = [
        (transfers / minutes, seconds / minutes) for transfers, seconds in (ours_idle(minutes), stock_idle(minutes))
    ]
    print(f"\nan idle minute, of {minutes:g}")
    for name, column in (("SPI transfers", 0), ("CPU seconds", 1)):
        print(f"{name:<22}" + "    ".join(f"{cost[column]:>18,.2f}" for cost in costs))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
