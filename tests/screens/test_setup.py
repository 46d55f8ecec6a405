"""Sitting down: who sits where, who begins, and by which rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.commands import Remember, SetSetting, Start
from companion.engine import Field, Msg
from screens.names import KnownNames, NewName
from screens.rules_form import HouseRules, Party
from screens.screen import Own, Push
from tests.engine import toy
from tests.pilot import Pilot


@pytest.fixture
def pilot(device):
    return Pilot(device)


def known(pilot, *names):
    for name in reversed(names):
        pilot.sitting.do(Remember(name))


def setup_of(pilot):
    return next(step.setup for step in pilot.sent if isinstance(step, Start))


def test_a_group_that_played_before_is_at_its_first_prompt_after_three_touches(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo")
    pilot.touch_game("chronicle")
    pilot.touch("Next", "Start")
    assert device.table.names == ("Ann", "Ben", "Cleo")
    assert pilot.touches <= 6
    assert pilot.words


def test_four_of_nine_known_people_who_sat_here_last_sit_here_again(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gao", "Hana", "Ivo")
    device.do(SetSetting("seated", "Hana\nBen\nIvo\nAnn"))
    pilot.touch_game("chronicle")
    pilot.touch("Next", "Start")
    assert device.table.names == ("Hana", "Ben", "Ivo", "Ann")


def test_a_new_group_of_four_needs_no_typing(device, pilot):
    pilot.touch_game("chronicle")
    for guest in range(1, 5):
        pilot.touch(f"Guest {guest}")
    pilot.touch("Next", "Start")
    assert device.table.names == ("Guest 1", "Guest 2", "Guest 3", "Guest 4")
    assert pilot.touches <= 20


def test_a_name_is_typed_sits_down_and_is_remembered(device, pilot):
    pilot.touch_game("chronicle")
    pilot.touch("New name", "M", "i", "a", "Space", "L", "Rub out", "B", "Take a seat")
    assert "Mia B" in pilot.offers
    assert Remember("Mia B") in pilot.sent


def test_two_people_do_not_have_the_same_name(device, pilot):
    device.do(Remember("Mia"))
    pilot.touch_game("chronicle")
    pilot.touch("New name", "M", "i", "a")
    assert "Take a seat" not in pilot.offers
    assert "sits here already" in pilot.words


def test_a_name_has_at_most_forty_letters(device, pilot):
    screen = NewName(())
    for _ in range(60):
        screen.own(Own("type", "a"), device.model)
    assert len(screen._name) == 40


def test_the_chosen_seat_begins(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo")
    pilot.touch_game("chronicle")
    pilot.touch("Cleo", "1st", "Next", "Start")
    assert setup_of(pilot).start == 2


def test_touching_first_again_passes_it_on_round_the_table(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo")
    pilot.touch_game("chronicle")
    pilot.touch("Cleo", "1st", "1st", "Next", "Start")
    assert setup_of(pilot).start == 0


def test_two_people_change_seats(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo")
    pilot.touch_game("chronicle")
    pilot.touch("Ann")
    pilot.touch_that(Own("name", "Cleo"))
    pilot.touch("Next", "Start")
    assert device.table.names == ("Cleo", "Ben", "Ann")


def test_an_emptied_seat_is_closed_up(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo", "Dan")
    pilot.touch_game("chronicle")
    pilot.touch("Ben", "Empty seat", "Next", "Start")
    assert device.table.names == ("Ann", "Cleo", "Dan")


def test_too_few_people_cannot_go_on_and_read_how_many_it_takes(device, pilot):
    known(pilot, "Ann", "Ben")
    pilot.touch_game("chronicle")
    assert "Next" not in pilot.offers
    assert "3 to 6 players" in pilot.words


def test_the_screen_lies_flat(device, pilot):
    pilot.touch_game("chronicle")
    pilot.touch("Screen")
    assert device.model.settings["mount"] == "flat"
    pilot.touch("Screen")
    assert device.model.settings["mount"] == "wedge"


def test_a_changed_rule_is_played_by_and_the_others_stay_as_usual(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo")
    pilot.touch_game("chronicle")
    pilot.touch("Next", "Tied condition", "Start")
    options = setup_of(pilot).options
    assert options["tie_policy"] == "nobody"
    assert options["evil_exclusion"] == "any_evil"
    assert len(options) == len(device.games["chronicle"].form)


def test_as_usual_takes_every_change_back(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo")
    pilot.touch_game("chronicle")
    pilot.touch("Next", "Tied condition", "As usual", "Start")
    assert setup_of(pilot).options["tie_policy"] == "all_tied_score"


def test_every_rule_of_the_form_can_be_reached(device, pilot):
    known(pilot, "Ann", "Ben", "Cleo")
    pilot.touch_game("chronicle")
    pilot.touch("Next")
    form = device.games["chronicle"].form
    labels = {pilot.canvas.say(Msg(f"chronicle-option-{rule.id}")) for rule in form}
    seen = labels & set(pilot.offers)
    for page in range(1, 4):
        pilot.touch_that(Own("page", page))
        seen |= labels & set(pilot.offers)
    assert seen == labels
    assert Own("page", 4) not in [hit.does for hit in pilot.look().hits]


BOARDS = Field("boards", ("gizah:A", "gizah:B", "babylon:A", "babylon:B", "rhodos:A"), each=True, least=3)


def test_each_seat_has_a_board_of_its_own_and_the_third_city_has_one_too(device):
    card = replace(next(card for card in device.model.games if card.id == "toy"), more_form=(BOARDS,))
    form = HouseRules(card, Party(("Ann", "Ben"), 0))
    does = form._begin()
    assert does[1].setup.more == {"boards": ["gizah:A", "babylon:A", "rhodos:A"]}


def test_a_board_that_somebody_has_is_not_offered_whichever_its_side(device):
    card = replace(next(card for card in device.model.games if card.id == "toy"), more_form=(BOARDS,))
    form = HouseRules(card, Party(("Ann", "Ben"), 0))
    ben = form._rows[1]
    assert form.own(Own("change", ben), device.model) == ()
    assert form._values[ben] == "babylon:B"
    assert form._free(form._rows[0]) == ("gizah:A", "gizah:B")


def test_many_values_are_chosen_from_a_list(device):
    rule = Field("set", tuple(f"set_{n}" for n in range(6)))
    card = replace(next(card for card in device.model.games if card.id == "toy"), form=(rule,))
    form = HouseRules(card, Party(("Ann", "Ben"), 0))
    opened = form.own(Own("change", form._rows[0]), device.model)
    assert isinstance(opened, Push)
    form.took("set_4", device.model)
    assert form._begin()[1].setup.options == {"set": "set_4"}


def test_a_name_is_forgotten_by_two_touches_in_different_places(device, pilot):
    known(pilot, "Ann", "Ben")
    pilot.stack.do(Push(KnownNames()), device.model)
    assert "Forget" not in pilot.offers
    pilot.touch("Ben", "Forget")
    assert device.model.players == ("Ann",)
    assert "Forget" not in pilot.offers


def test_a_game_without_rules_to_choose_says_so(device):
    assert toy.GAME.form == ()
    pilot = Pilot(device)
    known(pilot, "Ann", "Ben")
    pilot.touch_game("toy")
    pilot.touch("Next")
    assert "one way only" in pilot.words
    pilot.touch("Start")
    assert device.table.game.id == "toy"
