"""What is out of order, for as long as it is: devices that stopped, and what became of the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine import Msg
from companion.journal import Journal
from companion.model import Notice
from companion.safekeeping import Repair

STORAGE: Final = "storage"


def notices_of(faults: Mapping[str, Msg], journal: Journal) -> tuple[Notice, ...]:
    """The notices that are shown: one a device, and those of storage."""
    notices = [Notice(device, text) for device, text in faults.items()]
    if journal.fault is not None:
        notices.append(Notice(STORAGE, Msg(journal.fault.key)))
    if journal.repair is not None:
        notices.append(Notice(STORAGE, _repaired(journal.repair)))
    return tuple(notices)


def _repaired(repair: Repair) -> Msg:
    if repair.copy is None:
        return Msg("app-fault-storage-lost")
    if repair.missing is None:
        return Msg("app-fault-storage-restored")
    return Msg("app-fault-storage-restored-without", n=repair.missing)
