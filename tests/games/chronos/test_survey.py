"""What is printed on the cards: asked when it is first needed, once, and never made up."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from companion.games.chronos import GAME
from companion.games.chronos.box import CARDS, CHARACTERS, MAGES, kind_of
from tests.games.chronos.table import PRINTED, Table, sit

KNOWN = {"knight": 2, "noble": 1}


def wanted(table: Table) -> dict[str, str] | None:
    return GAME.public(table.state)["wanted"]


def test_only_two_numbers_are_known_and_no_arrow():
    assert {kind_of(card): CARDS[card].number for card in CHARACTERS if CARDS[card].number is not None} == KNOWN
    toml = (resources.files("companion.games.chronos") / "cards.toml").read_text(encoding="utf-8")
    assert "arrow" not in toml
    assert Table(printed={}).state.printed.arrows == {}


def test_a_number_is_asked_when_the_card_is_first_seen_on_an_opened_page():
    table = sit("big_is_good", printed={}).lay("traveller", "noble", "noble").put("1:r2c2", "4:r2c2", "3:r3c1").era(2)
    assert wanted(table.asks("number")) == {"number": "traveller"}
    table.number(1).asks("select")
    assert GAME.learned(table.state) == {"printed": {"numbers": {"traveller": 1}}}


def test_a_card_that_is_covered_or_turned_away_is_not_asked_about():
    table = sit("big_is_good", printed={}).lay("jester", "noble", "noble").choose("seat:0", "seat:1")
    table.put("1:r2c2", "4:r2c2", "3:r3c1").era(4).asks("select")
    table.lay("noble", "traveller", "traveller").put("4:r1c2", "4:r2c1", "3:r2c1").era(2)
    assert wanted(table) == {"number": "jester"}, "page 2 shows the jester"
    assert wanted(table.number(1)) == {"number": "traveller"}, "and travellers from behind"


@pytest.mark.parametrize("told", [("e",), ("ne", "s"), ("n", "w", "sw")])
def test_arrows_are_told_one_by_one_and_ended(told):
    table = sit("first_game", printed={}).lay("black_mage", "knight", "knight").puts("A", "2:r2c2", "upright")
    table.put("2:r1c1", "2:r3c2").era(2).asks("arrow")
    assert "done" not in {value for part in table.match.ask.asks.values() for value in part.legal()}
    table.choose(*told)
    assert not {*told} & {value for part in table.match.ask.asks.values() for value in part.legal()}
    table.choose("done").asks("select")
    assert GAME.learned(table.state)["printed"]["arrows"] == {"black_mage": list(told)}


def test_what_was_told_is_not_asked_again():
    table = sit("first_game", printed=PRINTED)
    table.lay("black_mage", "jester", "red_contract_demon")
    table.choose("seat:0", "seat:1").puts("A", "2:r2c2", "upright").put("2:r1c1", "2:r3c2").era(2).asks("select")


def test_the_contract_demon_is_below_nothing_and_the_others_are_not():
    table = sit("first_game", printed={}).lay("blue_contract_demon", "knight", "knight")
    table.put("2:r2c2", "2:r1c1", "2:r3c2").era(2).asks("number")
    assert (table.match.ask.low, table.match.ask.high) == (-20, -1)
    table.number(-4)
    assert ("blue_contract_demon", -4) in table.parts("B")


def test_a_number_corrected_later_corrects_every_page_it_counted_on():
    from companion.engine import Answer, Splice

    table = sit("first_game", printed={}).lay("blue_contract_demon", "knight", "knight")
    table.put("2:r2c2", "2:r1c1", "2:r3c2").era(2).number(-4).round("knight knight knight", "3:r1c2 3:r1c3 3:r3c1", 3)
    before = table.totals
    at = next(place for place, step in enumerate(table.match.steps) if step.told == "number")
    assert table.told.offer(Splice(at, 1, (Answer("number", -5),))) is None
    assert [old - new for old, new in zip(before, table.totals, strict=True)] == [0, 2, 0]


def test_a_card_moved_away_while_it_is_asked_about_is_asked_about_no_more():
    table = sit("first_game", printed={}).lay("blue_contract_demon", "knight", "knight")
    table.put("2:r2c2", "2:r1c1", "2:r3c2").era(2).asks("number")
    table.does("move", "blue_contract_demon", from_="2:r2c2", to="aside").asks("select")
    assert GAME.learned(table.state) == {}


def test_no_text_claims_to_know_what_is_not_known():
    """RULES.md says of each unknown card that the table reads it."""
    rules = (resources.files("companion.games.chronos") / "RULES.md").read_text(encoding="utf-8")
    for kind in ("jester", "princess", "dragon", "berserker", *MAGES):
        assert re.search(rf"`{kind}`.*", rules), kind
