"""Tags carried from one device to another, as a file."""

from __future__ import annotations

import json

import pytest

CARD, ANN, SEAT = "04A1B2C3D4E5F6", "04A1B2C3D4E5F7", "DEADBEEF"
LINES = f'{{"uid":"{CARD}","id":"chronicle:power_06"}}\n{{"uid":"{ANN}","player":"Ann"}}\n{{"uid":"{SEAT}","seat":2}}\n'


@pytest.fixture
def carry(run, tmp_path):
    """`carry("import", text)` writes the file and imports it; `carry("export")` gives what was written."""
    file = tmp_path / "tags.jsonl"

    def command(way, text=None, data="one"):
        if text is not None:
            file.write_text(text, encoding="utf-8")
        status, out, err = run("tags", way, file, "--data", tmp_path / data)
        return status, out + (file.read_text(encoding="utf-8") if way == "export" and status == 0 else ""), err

    return command


def test_what_is_imported_is_exported_again(carry):
    assert carry("import", LINES) == (0, "", "")
    assert carry("export") == (0, LINES, "")


def test_a_register_moves_to_another_device(carry):
    carry("import", LINES)
    carry("export")
    assert carry("import", data="two") == (0, "", "")
    assert carry("export", data="two")[1] == LINES


def test_an_imported_tag_means_only_what_the_file_says_and_others_stay(carry):
    carry("import", LINES)
    assert carry("import", f'{{"uid":"{CARD}","player":"Ben"}}\n')[0] == 0
    kept = [json.loads(line) for line in carry("export")[1].splitlines()]
    assert kept == [{"uid": CARD, "player": "Ben"}, {"uid": ANN, "player": "Ann"}, {"uid": SEAT, "seat": 2}]


def test_names_are_written_as_people_write_them(carry):
    carry("import", f'{{"uid":"{ANN}","player":"王大明"}}\n')
    assert "王大明" in carry("export")[1]


def test_standard_output_and_input_serve_as_well(run, tmp_path):
    assert run("tags", "import", "-", "--data", tmp_path, given=LINES)[0] == 0
    assert run("tags", "export", "-", "--data", tmp_path) == (0, LINES, "")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("nonsense", "line 4: expected one JSON object"),
        ('{"id":"chronicle:power_06"}', "line 4, uid: expected 8, 14 or 20 upper-case hex digits"),
        ('{"uid":"04a1b2c3","seat":1}', "line 4, uid: expected"),
        ('{"uid":"04A1B2C3D4","seat":1}', "line 4, uid: expected"),
        ('{"uid":"08A1B2C3","seat":1}', "line 4, uid: begins with 08: a phone or bank card"),
        (f'{{"uid":"{CARD}","seat":1}}', f"line 4, uid: {CARD} stands in the file already"),
        ('{"uid":"04A1B2C3","id":"poker:ace"}', "line 4, id: poker:ace is unknown"),
        ('{"uid":"04A1B2C3","id":"chronicle:ace"}', "line 4, id: chronicle:ace is unknown"),
        ('{"uid":"04A1B2C3","seat":7}', "line 4, seat: expected 0 to 6"),
        ('{"uid":"04A1B2C3","seat":true}', "line 4: expected uid and one of"),
        ('{"uid":"04A1B2C3","player":""}', "line 4, player: expected a name"),
        ('{"uid":"04A1B2C3","player":" "}', "line 4, player: expected a name"),
        ('{"uid":"04A1B2C3","player":"A\\nB"}', "line 4, player: expected a name"),
        (f'{{"uid":"04A1B2C3","player":"{"x" * 41}"}}', "line 4, player: expected a name"),
        ('{"uid":"04A1B2C3","colour":"red"}', "line 4, colour: unknown"),
        ('{"uid":"04A1B2C3","seat":1,"player":"Ann"}', "line 4: expected uid and one of"),
    ],
)
def test_a_bad_line_is_named_and_nothing_of_the_file_is_taken(carry, line, says):
    status, _, err = carry("import", LINES + line + "\n")
    assert status == 2
    assert says in err
    assert "tags.jsonl" in err
    assert err.count("\n") == 1
    assert carry("export") == (0, "", "")
