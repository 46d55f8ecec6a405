"""What one look at the reader costs, in SPI transfers: ours, and the package's own.

Run: `python -m tests.bench.reader_cost`
"""

from __future__ import annotations

import importlib
import logging

from drivers.rc522 import Rc522
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


def main() -> None:
    """A table of both."""
    cards = [Ntag(bytes((4, n, 0xC6, 0x11, 0x22, 0x33, 0xFF))) for n in range(3)]
    print(f"{'on the reader':<16}{'ours':>18}{'mfrc522 0.0.7':>22}")
    for name, tags in (("nothing", []), ("one NTAG", cards[:1]), ("two NTAGs", cards[:2]), ("three NTAGs", cards)):
        columns = (f"{transfers:>6} in {1000 * seconds:5.1f} ms" for transfers, seconds in (ours(*tags), stock(*tags)))
        print(f"{name:<16}" + "    ".join(f"{column:>18}" for column in columns))


if __name__ == "__main__":
    main()
