"""What there is to see, and why a card is refused."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from companion.engine import Msg, Named, Sign, Who
from companion.engine.view import Bar, Change, RowState, TooMany
from companion.games.crows import GAME
from tests.games.crows.table import Table, sit


def ledger(table: Table):
    return table.view.stage.shares[1].area


def row(table: Table, letter: str):
    return ledger(table).rows["ABCD".index(letter)]


# -- the hours


def test_the_track_strikes_out_the_hours_that_are_gone():
    steps = sit(3, "u").view.stage.shares[0].area.steps
    assert [step.state for step in steps] == ["past", "past", "now", "future"]
    assert [step.mark for step in steps] == ["hour_1", "hour_2", "hour_3", "hour_4"]
    assert steps[1].label == Msg("crows-card-tora")


def test_a_bell_is_told_with_the_hour_it_brings():
    table = Table(2).deal().draws("bell")
    assert table.view.notes[-1] == Msg("crows-bell-rings", hour=Msg("crows-card-tora"))
    assert table.view.where == Msg("crows-where", hour=Msg("crows-card-tora"), turn=1)


# -- the birds


def test_birds_stand_by_kind_against_the_limit_of_the_hour():
    table = sit(3, "tora", A="c3 r2 w b", B="o")
    assert [head.mark for head in ledger(table).heads] == ["crow", "rooster", "warbler", "owl", "bat", "shamisen"]
    assert ledger(table).heads[0].text == Msg("crows-cry-at", n=5)
    cells = row(table, "A").cells
    assert cells[0] == Bar(3, 5)
    assert [cell.new if isinstance(cell, Change) else cell for cell in cells[1:]] == [2, 1, 0, 1, 4]
    assert row(table, "B").cells[3] == TooMany(1)


@pytest.mark.parametrize(
    ("hour", "heads"),
    [("ushi", [8, None]), ("tora", [5, None]), ("u", [3, 2]), ("tatsu", [3, None])],
)
def test_the_heads_say_from_how_many_on_birds_cry(hour, heads):
    shown = [head.text and head.text["n"] for head in ledger(sit(3, hour)).heads[:2]]
    assert shown == heads


def test_at_the_last_hour_one_rooster_or_warbler_is_too_many():
    cells = row(sit(3, "tatsu", A="r w"), "A").cells
    assert cells[1:3] == (TooMany(1), TooMany(1))
    assert row(sit(3, "u", A="r2 w"), "A").cells[1] == TooMany(2)


def test_whoever_is_out_has_an_empty_row():
    table = sit(3, A="c").leaves("B")
    assert row(table, "B").state is RowState.OUT
    assert set(row(table, "B").cells) == {None}


def test_the_acting_row_is_the_one_that_is_asked():
    table = sit(3, A="c").plays("scarecrow").tap("c").at("C")
    assert row(table, "C").state is RowState.ACTING
    assert row(table, "A").state is RowState.PLAIN


# -- what an attack would change


def test_birds_on_their_way_leave_here_and_arrive_there():
    table = sit(3, "tora", A="c2 c3", B="c2 c2").plays("water_gun").tap("c2").at("B")
    assert row(table, "A").cells[0] == Bar(5, 5, leaving=2)
    assert row(table, "B").cells[0] == Bar(4, 5, arriving=2)
    assert table.view.banner == Msg("crows-would-have", who=Who(1), n=6, birds=Msg("crows-kinds-crow"), limit=5)
    assert table.view.detail == Msg("crows-threat-send", who=Who(0), cards=(Named("crow_2"),))


def test_a_swap_shows_what_is_left_of_it():
    table = sit(3, A="c3 r", B="c").plays("room_swap").at("B")
    assert row(table, "A").cells[0] == Bar(3, 8, leaving=2)
    assert row(table, "B").cells[0] == Bar(1, 8, arriving=2)
    assert row(table, "B").cells[1] == Change(0, 1)


def test_a_plectrum_shows_its_kind_only():
    table = sit(3, A="c3 r", B="c2").plays("plectrum").kind("crow").at("B")
    assert row(table, "A").cells[0] == Bar(3, 8, leaving=1)
    assert not isinstance(row(table, "B").cells[1], Change)


def test_an_attack_that_was_stopped_changes_nothing():
    table = sit(3, "u").plays("whistle").at("B").door().asks("whistle_bird").tap("c3")
    assert row(table, "B").cells[0] == Bar(0, 3)
    assert table.view.prompt["who"] == Who(0)


def test_the_three_answers_stand_on_keys():
    table = sit(3, A="c").plays("scarecrow").tap("c").at("B")
    assert [key.option for key in table.view.keys] == ["door", "mirror", "accept"]
    assert table.view.keys[-1].detail == Msg("crows-move-crow")
    assert table.view.keys[-1].style == "primary"


# -- before judgement


@pytest.mark.parametrize(
    ("hour", "area", "words"),
    [
        ("tora", "c3 c2", ("crow", 5, 5)),
        ("u", "r2", ("rooster", 2, 2)),
        ("ushi", "o", ("owl", 1, 1)),
        ("tatsu", "w", ("warbler", 1, 1)),
    ],
)
def test_whoever_would_be_out_is_warned_before_judgement(hour, area, words):
    table = sit(3, hour, A=area)
    kind, count, limit = words
    assert table.view.banner == Msg("crows-has", who=Who(0), n=count, birds=Msg(f"crows-kinds-{kind}"), limit=limit)
    assert table.view.keys[0].detail == Msg("crows-would-be-out")


def test_nobody_is_warned_without_need():
    table = sit(3, "tora", A="c2 c2")
    assert table.view.banner is None
    assert table.view.keys[0].detail == Msg("crows-safe-now")


def test_a_prompt_shows_the_hand_and_what_a_mirror_would_copy():
    table = sit(3).lies_on_top("singing")
    assert table.view.detail == Msg("crows-in-hand-and-top", n=4, card=Named("singing"))
    table.tap("mirror").asks("play")
    assert table.view.detail == Msg("crows-in-hand-and-top", n=5, card=Named("mirror"))
    table = sit(3, A="c").lies_on_top("singing").tap("mirror").asks("use")
    assert table.view.detail == Msg("crows-would-copy", card=Named("singing"))


def test_nothing_picked_is_said_to_do_nothing():
    table = sit(3, A="c").plays("stone")
    assert table.view.keys[0].detail == Msg("crows-nothing-happens")
    assert table.choose("done").asks("play").area("A") == "c"


def test_whom_nothing_can_be_stolen_from_is_said():
    table = sit(3).holds("C", 0).plays("scissors").asks("target")
    assert table.view.detail == Msg("crows-nothing-to-steal", who=(Who(2),))


def test_preparing_is_told_step_by_step():
    table = Table(4)
    assert table.view.detail == Msg("crows-prepare")
    assert table.tap("c").view.detail == Msg("crows-n-of", n=2, of=3)
    assert table.refuses("bell").reason.key == "crows-bells-come-later"
    table.tap("c c c c c c c c c c c")
    assert table.view.notes[0] == Msg("crows-halves", upper=15, lower=14)


def test_the_deal_begins_with_the_start_player():
    table = Table(3, "C").asks("deal", "C").tap("c c c").asks("deal", "A").tap("c c c").asks("deal", "B").tap("c c c")
    table.asks("draw_bird", "C")


def test_at_the_end_the_last_one_in_is_named():
    table = sit(2, A="o").judge()
    assert table.view.prompt == Msg("crows-game-over", who=Who(1))
    assert row(table, "B").state is RowState.WINNER
    assert table.view.scores is not None


# -- refusals


def test_a_refusal_names_the_card_the_reason_and_ways_on():
    refusal = sit(3, A="b c").plays("stone").refuses("c")
    assert refusal.reason == Msg("crows-bats-first", card=Named("crow_1"))
    assert [way.card for way in refusal.ways] == ["bat_1"]
    refusal = sit(3, A="c c3").plays("stone").refuses("c3")
    assert [way.card for way in refusal.ways] == ["crow_1"]
    refusal = sit(3, A="c r o c2").plays("blowgun").refuses("w")
    assert refusal.reason == Msg("crows-not-in-front", card=Named("warbler_1"), who=Who(0))
    assert len(refusal.ways) == 3


@pytest.mark.parametrize(
    ("what", "key"),
    [("c", "tap-a-shamisen-card"), ("ushi", "hours-follow-bells"), ("bell", "tap-a-shamisen-card")],
)
def test_what_is_no_shamisen_card_is_not_played(what, key):
    assert sit(3).refuses(what).reason.key == f"crows-{key}"


def test_a_card_whose_copies_all_lie_open_is_not_played():
    table = sit(3).lies_on_top("room_swap")
    assert table.refuses("room_swap").reason.key == "crows-lies-shamisen"


def test_a_bird_whose_copies_all_lie_open_is_not_drawn():
    table = Table(3).deal("o o c c c c c c c")
    assert table.refuses("o").reason == Msg("crows-lies-in-front", card=Named("owl_1"), who=Who(0))
    assert table.refuses("stone").reason.key == "crows-tap-a-bird-card"


def test_an_empty_hand_can_only_be_judged():
    table = sit(3).holds("A", 0)
    assert table.branches == {"judge"}
    assert table.refuses("stone").reason.key == "app-asked-for-first"


def test_a_nightjar_deals_only_what_was_there():
    table = sit(3, A="c c").plays("nightjar")
    assert table.refuses("r").reason.key == "crows-not-in-the-nightjar"
    assert table.refuses("stone").reason.key == "crows-tap-a-bird-card"


def test_the_emblem_shows_the_crow_under_the_moon():
    signs = [shape.id for shape in GAME.emblem.shapes if isinstance(shape, Sign)]
    assert signs[:2] == ["hour_2", "crow"]
    assert (GAME.emblem.w, GAME.emblem.h) == (24, 26)


# -- the words


def words(lang: str) -> dict[str, str]:
    text = (resources.files("companion.games.crows") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =(.*\n(?: .*\n)*)", text, re.MULTILINE))


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans", "ja"])
def test_every_language_has_every_message_with_the_same_arguments(lang):
    own, english = words(lang), words("en")
    assert list(own) == list(english)
    for key, line in english.items():
        assert set(re.findall(r"\$(\w+)", line)) == set(re.findall(r"\$(\w+)", own[key])), key


def test_nothing_that_is_said_is_longer_than_twelve_words():
    for key, line in words("en").items():
        # A card of rules is read, not heard in passing.
        if "->" not in line and not key.startswith("rules-"):
            assert len(re.sub(r"\{[^{}]*\}", "x", line).split()) <= 12, key
