"""What there is to see at each question."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from companion.engine import Face, Frame, Mark, Match, Setup, Sign, Who
from companion.engine.view import CardRow, Change, RowState
from companion.games.chronicle import GAME
from tests.games.chronicle.table import NAMES, Table, sit


def ledger(table: Table):
    return table.view.stage.shares[0].area


def row(table: Table) -> CardRow:
    return table.view.stage.shares[1].area


def test_the_trick_lies_in_the_order_it_was_played():
    table = sit(history="round_table", leader="C").play("C", "W1").play("D", "L3").play("A", "W2").asks("play", "B")
    faces = row(table).cards
    assert [face.heading["who"] for face in faces] == [Who(2), Who(3), Who(0), Who(1)]
    assert [face.face for face in faces] == [Face.SHOWN, Face.SECRET, Face.SHOWN, Face.AWAITED]
    assert faces[0].caption.key == "chronicle-led"
    assert [face.crown for face in faces] == [False, False, True, False]


def test_the_sentence_says_whose_turn_it_is_and_what_to_follow():
    view = sit(history="round_table").play("A", "W1").view
    assert view.prompt.key == "chronicle-follow"
    assert view.subject == 1
    assert view.where.key == "chronicle-where"
    assert (view.where["round"], view.where["trick"]) == (1, 1)


def test_the_fourth_key_is_for_a_slough_that_is_not_tapped():
    (key,) = sit().play("A", "P2").view.keys
    assert (key.option, key.style, key.off) == ("unknown", "secret", None)
    assert sit().view.keys == ()
    assert sit().play("A", "Angel").view.keys == ()


def test_the_ledger_counts_allies_by_kind_and_fame():
    table = sit().won("B", "P2 P4 W3 King").gains("B", 1)
    assert [head.mark for head in ledger(table).heads] == ["power", "wisdom", "love", "wild", "fame"]
    assert [cell.new if isinstance(cell, Change) else cell for cell in ledger(table).rows[1].cells] == [4, 1, 0, 1, 1]


def test_what_changed_is_marked_until_the_next_act():
    table = sit().play("A", "P9").tap("W4")
    assert ledger(table).rows[0].cells[1] == Change(0, 1)
    assert ledger(table.play("B", "P2")).rows[0].cells[1] == 1


def test_the_acting_row_is_the_one_that_is_asked():
    table = sit().play("A", "P2")
    assert [line.state for line in ledger(table).rows].index(RowState.ACTING) == 1


def test_each_condition_has_a_line_of_its_own_and_who_would_score_wears_a_crown():
    table = (
        Table(4).history("talk_with_dragon", "monster_attack", "angel_advent").leads("A").won("B", "P3").won("C", "P1")
    )
    assert [line.text.key for line in table.view.context] == ["chronicle-rewards-most", "chronicle-rewards-no-evil"]
    assert table.view.context[0].text["suit"] == Mark("power")
    assert [line.marks for line in ledger(table).rows] == [("crown",), ("crown",), ("evil",), ("crown",)]


def test_a_hand_with_all_evil_cards_overrides_the_conditions():
    (line,) = sit().won("C", "P1 W1 L1 Demon").view.context
    assert line.urgent
    assert line.text["who"] == Who(2)


def test_allies_lie_open_where_one_of_them_is_chosen():
    table = sit().won("B", "W2 W3").play("A", "P4")
    assert [face.card for face in row(table).cards] == ["wisdom_02", "wisdom_03"]
    assert row(table).title["who"] == Who(1)


def test_many_allies_lie_in_two_rows():
    table = sit(3).won("B", "W1 W2 W3 W4 W5 W6 W7 W8 W9 W10").play("A", "P4")
    rows = table.view.stage.shares[1].shares
    assert [len(share.area.cards) for share in rows] == [8, 2]


def test_a_card_taken_back_leaves_its_place_empty():
    table = sit().play("A", "P2").play("B", "P7")
    assert row(table).cards[0].face is Face.EMPTY


def test_a_revoke_shows_both_cards_with_their_tricks():
    table = sit().play("A", "P1").play("B", "L2").play("C", "P6").play("D", "P2")
    table.play("C", "P3").play("D", "Angel").play("A", "King").play("B", "P9").asks("revoke")
    laid, proof = row(table).cards
    assert (laid.card, laid.frame, laid.heading["trick"]) == ("love_02", Frame.REFUSED, 1)
    assert (proof.card, proof.heading["trick"]) == ("power_09", 2)


def test_a_taken_trick_is_told_and_what_hands_have_to_do():
    table = sit().play("A", "P2").play("B", "P6").play("C", "L2").play("D", "P1")
    assert table.news == ["takes-trick"]
    assert table.view.notes[0]["who"] == Who(1)
    assert len(table.view.notes[0]["cards"]) == 4


def test_between_rounds_and_at_the_end_the_tally_is_seen():
    table = sit(3, "dark_age")
    assert table.view.scores is None
    table.end_round(A="P1").asks("history")
    assert table.view.scores.lines[0].total == 1
    assert [column.id for column in table.view.scores.columns] == ["round:1"]
    assert table.history("monster_attack").view.scores is None


def test_at_the_end_the_winner_is_marked():
    table = sit(3, "dark_age").gains("A", 2).end_round(A="P1")
    assert table.view.scores.lines[0].winner
    assert ledger(table).rows[0].state is RowState.WINNER
    assert [part.what for part in table.view.scores.lines[0].parts] == ["dark_age", "adjust"]
    assert table.view.scores.lines[0].parts[0].cards == ("power_01",)


def test_five_players_are_told_to_put_the_start_card_back():
    table = Table(5).history("monster_attack")
    assert table.view.prompt.key == "chronicle-remove-a-card"
    assert table.tap("P10").view.prompt.key == "chronicle-remove-another"


def test_leftover_hands_have_a_place_awaited():
    table = sit(3).play("A", "P2").laid_aside("B", "W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 L1 L2")
    table.play("C", "P5").asks("leftover").choose("yes")
    assert row(table).cards[-1].face is Face.AWAITED
    assert table.view.detail["n"] == 11


def test_the_emblem_shows_the_four_kinds():
    signs = [shape.id for shape in GAME.emblem.shapes if isinstance(shape, Sign)]
    assert signs == ["power", "wisdom", "love", "wild"]
    assert (GAME.emblem.w, GAME.emblem.h) == (24, 26)


# -- the words


def words(lang: str) -> dict[str, str]:
    """Every message of a language by its key."""
    text = (resources.files("companion.games.chronicle") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =(.*\n(?: .*\n)*)", text, re.MULTILINE))


ENGLISH = words("en")
WITHOUT_PLURALS = {key: line for key, line in ENGLISH.items() if "->" not in line and not key.startswith("card-")}


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans", "ja"])
def test_every_language_has_every_message_with_the_same_arguments(lang):
    own = words(lang)
    assert list(own) == list(ENGLISH)
    for key, line in ENGLISH.items():
        assert set(re.findall(r"\$(\w+)", line)) == set(re.findall(r"\$(\w+)", own[key])), key


def test_every_card_mark_and_option_has_its_words():
    named = {f"card-{card}" for card in GAME.cards}
    marked = {f"mark-{card.mark}" for card in GAME.cards.values()}
    optional = {f"option-{rule.id}-{value}" for rule in GAME.form for value in rule.values}
    assert named | marked | optional | {f"option-{rule.id}" for rule in GAME.form} <= set(ENGLISH)


# A card of rules is read, not heard in passing.
SAID = [key for key in WITHOUT_PLURALS if not key.startswith("rules-")]


@pytest.mark.parametrize("key", SAID)
def test_nothing_that_is_said_is_longer_than_twelve_words(key):
    assert len(re.sub(r"\{[^{}]*\}", "x", WITHOUT_PLURALS[key]).split()) <= 12


def test_a_new_match_waits_for_its_history_card():
    match = Match(GAME, Setup(seats=NAMES[:3]))
    assert GAME.view(match.state, match.ask).prompt.key == "chronicle-turn-up-history"
