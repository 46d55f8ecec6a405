"""The sheet of emblems: what is printed, and that a PDF reader finds its way."""

from __future__ import annotations

import io
import re
import zlib

import pygame
import pytest

from screens.emblem_sheet import PAGE_MM, PX_PER_MM, emblem_sheet, grey_of
from screens.fonts import available_languages
from tests.screens.voices import Voice


@pytest.mark.parametrize("ending", [".png", ".pdf", ".PDF"])
def test_the_ending_says_what_is_written(run, tmp_path, ending):
    file = tmp_path / f"sheet{ending}"
    assert run("print-emblems", file) == (0, "", "")
    start = b"%PDF-1.4" if ending.lower() == ".pdf" else b"\x89PNG"
    assert file.read_bytes().startswith(start)


@pytest.mark.parametrize("name", ["sheet.gif", "sheet"])
def test_another_ending_is_refused_in_one_line(run, tmp_path, name):
    status, out, err = run("print-emblems", tmp_path / name)
    assert (status, out) == (2, "")
    assert "expected a name that ends in .pdf or .png" in err
    assert not (tmp_path / name).exists()


def test_a_folder_that_is_not_there_is_a_fault_of_the_machine(run, tmp_path):
    status, _, err = run("print-emblems", tmp_path / "no" / "sheet.pdf")
    assert status == 1
    assert err.count("\n") == 1


@pytest.mark.parametrize("lang", available_languages())
def test_the_page_has_an_emblem_and_two_labels_for_each_seat_and_paper_round_them(lang):
    page = emblem_sheet(Voice(), lang)
    assert page.get_size() == (PAGE_MM[0] * PX_PER_MM, PAGE_MM[1] * PX_PER_MM)
    margin = 10 * PX_PER_MM
    for edge in ((0, 0, page.get_width(), margin), (0, 0, margin, page.get_height())):
        assert pygame.transform.average_color(page.subsurface(edge))[:3] == (255, 255, 255)
    for x, y, w, h in ((12, 28, 182, 110), (12, 147, 185, 54)):
        part = page.subsurface([PX_PER_MM * side for side in (x, y, w, h)])
        assert pygame.transform.average_color(part)[0] < 250, "something is printed there"


def test_the_line_to_check_the_scale_is_fifty_millimetres(run, tmp_path):
    page = emblem_sheet(Voice(), "en")
    row = [page.get_at((x, 228 * PX_PER_MM))[0] < 100 for x in range(page.get_width())]
    assert sum(row) == pytest.approx(50 * PX_PER_MM, abs=6)


def test_the_pdf_holds_the_same_picture_on_a_page_of_a4(run, tmp_path):
    run("print-emblems", tmp_path / "sheet.pdf")
    run("print-emblems", tmp_path / "sheet.png")
    pdf = (tmp_path / "sheet.pdf").read_bytes()
    assert b"/MediaBox [0 0 595.28 841.89]" in pdf
    width, height = map(int, re.search(rb"/Width (\d+) /Height (\d+)", pdf).groups())
    start = pdf.index(b"stream\n", pdf.index(b"/FlateDecode")) + len(b"stream\n")
    length = int(re.search(rb"/FlateDecode /Length (\d+)", pdf)[1])
    grey = zlib.decompress(pdf[start : start + length])
    picture = pygame.image.load(io.BytesIO((tmp_path / "sheet.png").read_bytes()))
    assert (width, height) == picture.get_size()
    assert grey == grey_of(picture)


def test_every_object_of_the_pdf_stands_where_its_table_says(run, tmp_path):
    """ISO 32000-1, 7.5.4: twenty bytes an entry, each the place of "n 0 obj"."""
    run("print-emblems", tmp_path / "sheet.pdf")
    pdf = (tmp_path / "sheet.pdf").read_bytes()
    table = int(re.search(rb"startxref\n(\d+)\n%%EOF\n$", pdf)[1])
    assert pdf[table:].startswith(b"xref\n0 6\n")
    entries = pdf[table + len(b"xref\n0 6\n") :][: 6 * 20]
    places = [int(entries[20 * n : 20 * n + 10]) for n in range(1, 6)]
    for number, place in enumerate(places, 1):
        assert pdf[place:].startswith(b"%d 0 obj\n" % number)
