"""The sheet of seat emblems as a file to print: PNG as it is, or a PDF page with the same picture."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.engine import BadInput

# A PDF measures in 1/72 inch (ISO 32000-1, 8.3.2.3).
_POINTS_PER_MM: Final = 72 / 25.4


@dataclass(frozen=True, slots=True)
class Picture:
    """A page: its size in millimetres, its grey pixels row by row from the top, and the same as a PNG file."""

    mm: tuple[int, int]
    size: tuple[int, int]
    grey: bytes
    png: bytes


def print_emblems(to: Path, draw: Callable[[], Picture]) -> None:
    """Write the sheet; the name's ending says as what. Raises BadInput for another ending, OSError."""
    kind = to.suffix.lower()
    if kind not in (".png", ".pdf"):
        raise BadInput(str(to), "expected a name that ends in .pdf or .png")
    picture = draw()
    to.write_bytes(picture.png if kind == ".png" else pdf_of(picture))


def pdf_of(picture: Picture) -> bytes:
    """A PDF of one page that the picture fills (ISO 32000-1, 7.5: header, objects, cross references, trailer)."""
    width, height = (mm * _POINTS_PER_MM for mm in picture.mm)
    page = f"q {width:.2f} 0 0 {height:.2f} 0 0 cm /Sheet Do Q".encode()
    across, down = picture.size
    image = (
        f"<< /Type /XObject /Subtype /Image /Width {across} /Height {down} /ColorSpace /DeviceGray"
        " /BitsPerComponent 8 /Filter /FlateDecode"
    )
    objects = (
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width:.2f} {height:.2f}]"
        " /Resources << /XObject << /Sheet 5 0 R >> >> /Contents 4 0 R >>".encode(),
        _stream(b"<<", page),
        _stream(image.encode(), zlib.compress(picture.grey, 9)),
    )
    file = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(file))
        file += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(file)
    file += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    file += b"".join(b"%010d 00000 n \n" % place for place in places)
    file += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)
    return bytes(file)


def _stream(dictionary: bytes, data: bytes) -> bytes:
    return b"%s /Length %d >>\nstream\n%s\nendstream" % (dictionary, len(data), data)
