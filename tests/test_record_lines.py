"""Records as written lines: what is written is read back, and what is not a line is named."""

from __future__ import annotations

import pytest

from companion.chain import chained
from companion.engine import Act, Adjust, Answer, BadInput, Setup, Splice, Undo
from companion.record_lines import (
    Header,
    entry_line,
    header_line,
    parse,
    read_header,
    read_line,
    write,
)
from tests.engine.toy import GAME

GAMES = {"toy": GAME}

ENTRIES = [
    Answer("tap", "c0"),
    Answer("choose", "seat:1", seat=2),
    Answer("number", -3, anyway=True, by="clock"),
    Undo(2),
    Adjust(1, -2, "a lost bet"),
    Splice(3, 1, (Answer("tap", "c1", seat=0), Adjust(0, 1, "x"), Act("note", "y"))),
    Act("move", "c0", {"from": "allies:0", "to": "hand:1"}),
    Act("note", "愛7舞者"),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_back_as_it_was_written(entry):
    line = read_line(parse(write(entry_line(entry, {0: 1200, 3: 5}))))
    assert line.entry == entry
    assert line.ms == {0: 1200, 3: 5}


def test_the_header_is_read_back_as_it_was_written():
    header = Header(game="toy", setup=Setup(seats=("Ann", "貝恩"), start=1), id="m1", rules=1, app="0.1.0")
    assert read_header(parse(write(header_line(header))), GAMES) == header


def test_hashes_chain_over_canonical_json():
    """The order of names in a line does not matter, its own hash is left out, the previous one counts."""
    one = chained("", {"tap": "c0", "seat": 1})
    assert one == chained("", {"seat": 1, "tap": "c0", "hash": "whatever"})
    assert len(one) == 64
    assert chained(one, {"tap": "c0"}) != chained("", {"tap": "c0"})


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "line"),
        ("[]", "line"),
        ('{"tap":', "line"),
        ('{"tap":"c0","tap":"c1"}', "line"),
        ('{"number":NaN}', "line"),
        ('{"tap":"\\ud800"}', "line"),
        ("[" * 100_000, "line"),
        ('{"number":' + "9" * 5000 + "}", "line"),
        ("{}", "line"),
        ('{"tap":"c0","choose":"x"}', "line"),
        ('{"tap":3}', "tap"),
        ('{"number":"3"}', "number"),
        ('{"number":true}', "number"),
        ('{"number":1.5}', "number"),
        ('{"tap":"c0","colour":"red"}', "colour"),
        ('{"tap":"c0","seat":"1"}', "seat"),
        ('{"tap":"c0","anyway":1}', "anyway"),
        ('{"tap":"c0","by":"me"}', "by"),
        ('{"tap":"c0","ms":{"x":1}}', "ms"),
        ('{"tap":"c0","ms":{"0":-1}}', "ms"),
        ('{"tap":"c0","ms":{"٣":1}}', "ms"),
        ('{"tap":"c0","ms":{"' + "9" * 5000 + '":1}}', "ms"),
        ('{"tap":"c0","ms":{"1":1,"01":1}}', "ms"),
        ('{"tap":"c0","hash":1}', "hash"),
        ('{"tap":"c0","hash":"ab"}', "hash"),
        ('{"adjust":{"seat":0,"points":99999999999999999999}}', "line"),
        ('{"undo":0}', "undo"),
        ('{"undo":1,"seat":0}', "seat"),
        ('{"adjust":{"seat":0}}', "adjust.points"),
        ('{"adjust":{"seat":0,"points":1,"when":"now"}}', "adjust.when"),
        ('{"correct":{"at":0,"drop":1}}', "correct.put"),
        ('{"correct":{"at":0,"drop":1,"put":[{"undo":1}]}}', "correct.put[0].line"),
        ('{"correct":{"at":0,"drop":1,"put":[{"tap":"c0"},{"tap":1}]}}', "correct.put[1].tap"),
        ('{"correct":{"at":0,"drop":1,"put":[3]}}', "correct.put[0]"),
        ('{"do":{}}', "do"),
        ('{"do":{"note":3}}', "do.note"),
        ('{"do":{"move":[],"to":"hand:1"}}', "do.move"),
        ('{"do":{"turn":{}}}', "do.turn"),
        ('{"do":{"order":"2,0,1"}}', "do.order"),
        ('{"correct":{"at":0,"drop":1,"put":[{"do":{"move":[]}}]}}', "correct.put[0].do.move"),
    ],
)
def test_what_is_no_line_is_named_by_its_field(text, field):
    with pytest.raises(BadInput) as bad:
        read_line(parse(text))
    assert bad.value.field == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": 3}, "game"),
        ({"seats": "Ann"}, "seats"),
        ({"seats": ["Ann"]}, "seats"),
        ({"seats": ["Ann", "Ann"]}, "seats"),
        ({"seats": ["Ann", " "]}, "seats[1]"),
        ({"seats": ["Ann", "x" * 41]}, "seats[1]"),
        ({"seats": ["Ann", "Ben\nCleo"]}, "seats[1]"),
        ({"start": 2}, "start"),
        ({"start": "0"}, "start"),
        ({"options": []}, "options"),
        ({"options": {"no": "such"}}, "options.no"),
        ({"rules": "1"}, "rules"),
        ({"hash": "not hex"}, "hash"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_header_that_does_not_fit_is_named_by_its_field(change, field):
    with pytest.raises(BadInput) as bad:
        read_header({"game": "toy", "seats": ["Ann", "Ben"], **change}, GAMES)
    assert bad.value.field == field
