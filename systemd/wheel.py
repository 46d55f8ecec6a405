"""What the installer must know of a wheel: an id of what is in it, and which packages it needs from elsewhere.

`wheel.py id WHEEL` prints version and fingerprint, `wheel.py needs WHEEL` the requirements, one a line.
`wheel.py older VERSION THAN` ends with 0 where it is, with 1 where it is not.
"""

from __future__ import annotations

import email
import hashlib
import re
import sys
import zipfile
from collections.abc import Iterator

# On a Pi these come from Debian: the pygame of the package index has no KMSDRM, and the others need a compiler.
# The reader's transport is installed by itself: what it names would need one too.
FROM_DEBIAN = {"pygame", "pygame-ce", "spidev", "lgpio", "mfrc522"}


def read(wheel: str, name: str) -> str:
    """A file of the wheel's own description."""
    with zipfile.ZipFile(wheel) as archive:
        path = next(path for path in archive.namelist() if re.fullmatch(rf"[^/]+\.dist-info/{name}", path))
        return archive.read(path).decode("utf-8")


def id_of(wheel: str) -> str:
    """The version, and the first digits of a hash over all that is in it: a wheel built again has the same."""
    version = email.message_from_string(read(wheel, "METADATA"))["Version"]
    lines = (line for line in read(wheel, "RECORD").splitlines() if "dist-info/" not in line)
    fingerprint = hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()
    return f"{version}-{fingerprint[:8]}"


def needs(wheel: str) -> Iterator[str]:
    """What it needs on a Pi beside Debian's packages."""
    for requirement in email.message_from_string(read(wheel, "METADATA")).get_all("Requires-Dist", []):
        wanted, _, marker = requirement.partition(";")
        name = re.match(r"[\w.-]+", wanted)
        wished = "extra ==" not in marker or re.search(r"extra == [\"']pi[\"']", marker)
        if wished and name is not None and name[0].lower() not in FROM_DEBIAN:
            yield wanted.strip()


def age(version: str) -> tuple[list[int], bool, list[int]]:
    """What versions sort by: 0.10 after 0.9, and 1.0rc1 before 1.0. Enough of PEP 440 for versions of our own."""
    release, before = re.fullmatch(r"([\d.]*)(.*)", version).groups()
    # 0.2 is 0.2.0.
    return [*numbers(release), 0, 0, 0][:4], not before, numbers(before)


def numbers(text: str) -> list[int]:
    """The numbers in it."""
    return [int(digits) for digits in re.findall(r"\d+", text)]


def main(asked: str, *words: str) -> None:
    """Print or answer what is asked of a wheel or of two versions."""
    match asked, words:
        case "id", (wheel,):
            print(id_of(wheel))
        case "needs", (wheel,):
            print(*needs(wheel), sep="\n")
        case "older", (version, than):
            sys.exit(0 if age(version) < age(than) else 1)
        case _:
            sys.exit("wheel: expected id WHEEL, needs WHEEL or older VERSION THAN")


if __name__ == "__main__":
    main(*sys.argv[1:])
