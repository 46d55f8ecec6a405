"""From the question to the keys: undo first, what confirms last, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace

from companion.commands import Focus, TakeBack
from companion.engine import Msg
from companion.engine.view import Key, PartRow, Row, Share
from companion.inputs import Choice
from companion.model import TableModel
from screens.controls import Controls, controls, number
from screens.keys import KeyFace
from screens.screen import Push
from tests.screens.pictures import DOORS
from tests.screens.questions import NUMBER, PARTS, REACTION, each_without_tiles, picking, picking_a_seat, sealing
from tests.screens.sample import PLAY, line, table
from tests.screens.voices import said


def of(table: TableModel) -> Controls:
    return controls(table, DOORS)


def does(keys: tuple[KeyFace | None, ...]) -> list[object]:
    return [
        None if key is None else type(key.does).__name__ if isinstance(key.does, Push) else key.does for key in keys
    ]


def test_undo_record_by_touch_and_the_games_own_key():
    keys = of(table()).keys
    assert does(keys) == [TakeBack(), "Push", "Push", Choice("choose", "unknown")]
    assert keys[0] is not None
    assert keys[0].detail is not None


def test_with_nothing_told_there_is_nothing_to_take_back():
    first = of(table(record=())).keys[0]
    assert first is not None
    assert first.off == Msg("app-nothing-yet")


def test_a_correction_is_taken_back_as_one_even_where_it_emptied_the_record():
    key = of(table(record=(), last=Msg("app-last-correction"))).keys[0]
    assert key is not None
    assert (key.does, key.detail, key.off) == (TakeBack(), Msg("app-last-correction"), None)


def test_the_undo_key_names_no_card_that_lies_face_down():
    key = of(table(last=line(3, None, secret=True))).keys[0]
    assert key is not None
    assert key.brief == (3, Msg("app-face-down"))


def test_a_window_offers_all_its_branches_and_the_likeliest_last():
    """Each card of the window has a key of its own: there is no list to choose it from."""
    assert does(of(REACTION).keys) == [
        TakeBack(),
        Choice("tap", "door"),
        Choice("tap", "mirror"),
        Choice("choose", "accept"),
    ]


def test_more_options_than_keys_stand_on_the_stage():
    found = of(picking(6))
    assert len(found.panel) == 6
    assert does(found.keys)[2:] == []


def test_a_seat_to_choose_carries_its_emblem():
    assert [face.seat for face in of(picking_a_seat(6)).panel] == list(range(6))


def test_a_number_is_asked_with_its_bounds_and_told_as_a_number():
    assert of(NUMBER).bounds == (-3, 12)
    assert number(NUMBER, 4) == Choice("number", 4)


def test_seats_asked_together_are_chosen_by_their_tiles():
    found = of(sealing(5))
    assert found.offers.seats == {seat: Focus(seat) for seat in range(5)}
    assert found.seats == ()
    assert found.offers.focus == 2
    assert found.offers.done == {0, 1}


def test_seats_asked_together_without_tiles_stand_in_a_strip_and_done_comes_last():
    found = of(each_without_tiles())
    assert found.seats == (0, 1, 2, 3)
    assert does(found.keys)[1:] == [Choice("choose", "a", 1), Choice("choose", "b", 1), Choice("choose", "done")]


def test_what_is_told_goes_to_the_seat_in_focus():
    asked = replace(each_without_tiles(), focus=3)
    assert does(of(asked).keys)[1] == Choice("choose", "a", 3)


def test_a_key_whose_option_is_not_asked_for_is_dead_and_says_why():
    view = replace(
        PLAY, keys=(Key("elsewhere", said("Elsewhere")), Key("unknown", said("No"), off=said("you hold one")))
    )
    keys = [key for key in of(table(view=view)).keys if key is not None]
    assert [key.off for key in keys[-2:]] == [Msg("app-not-now"), said("you hold one")]


def test_parts_on_the_stage_are_touched_there_and_told_as_taps():
    offers = of(PARTS).offers
    assert offers.options["p0"] == Choice("tap", "p0")
    assert "p5" not in offers.options


def test_an_option_that_the_stage_offers_has_no_key_as_well():
    asked = picking(2)
    row = PartRow(tuple(replace(part, option=f"o{n}") for n, part in enumerate(_parts()[:2])))
    found = of(replace(asked, view=replace(asked.view, stage=Row((Share(row),)))))
    assert does(found.keys)[2:] == [None, None]
    assert found.offers.options["o1"] == Choice("choose", "o1")


def _parts():
    row = PARTS.view.stage.shares[1]
    assert isinstance(row, Share)
    assert isinstance(row.area, PartRow)
    return row.area.parts
